"""Compares the facts of declarations with the facts of official texts.

    python -m tools.signatures TEXTS.sqlite [CARD ...] [--all] [--measure]

TEXTS.sqlite has the table `texts` (passcode, text, is_effect_text), and may have `texts_pre_errata` (real_passcode, text). No text enters the
project. "+" stands before what the declaration tells and the text does not, "-" before what only the text tells, "!" before what contradicts
itself in the declaration. What docs/texts-explained.tsv explains (card, difference, why it is right) is left out unless --all is given. Ends
with 1 if a difference is left, or an explanation has nothing to explain. --measure tells how many of twelve kinds of mistakes would be found.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from spellspeed.yugioh.cards.facts import UnknownCard, by_name
from tools.signatures.comparing import cards_with_texts, compare, explained, found_mistakes, read_wordings
from tools.signatures.measuring import KINDS


def main() -> int:
    """Reads the texts named on the command line and prints the differences, or the measure."""
    parser = argparse.ArgumentParser(
        description="declarations that tell other facts than the official texts of their cards"
    )
    parser.add_argument("texts", type=Path)
    parser.add_argument("cards", nargs="*", help="only these cards")
    parser.add_argument("--all", action="store_true", help="what docs/texts-explained.tsv explains, too")
    parser.add_argument("--measure", action="store_true", help="how many mistakes of twelve kinds would be found")
    given = parser.parse_args()
    if not given.texts.is_file():
        print(f"{given.texts}: no such file", file=sys.stderr)
        return 2
    names = {by_name(name).name for name in given.cards}
    cards = [
        (card, told) for card, told in cards_with_texts(read_wordings(given.texts)) if not names or card.name in names
    ]
    if given.measure:
        made, found = found_mistakes(cards)
        for kind in KINDS:
            share = f"{found[kind] / made[kind]:.1%}" if made[kind] else "-"
            print(f"{share:>7} ({found[kind]} of {made[kind]})  {kind}")
        return 0
    known = explained()
    used: set[tuple[str, str]] = set()
    table = Table("card", "differences")
    for card, wordings in cards:
        for title, differences in compare(card, wordings):
            used.update((title, difference) for difference in differences)
            left = [difference for difference in differences if given.all or (title, difference) not in known]
            if left:
                table.add_row(title, "\n".join(left))
    names_read = {card.name for card, _ in cards}
    for title, difference in sorted(set(known) - used):
        if title.split(" (2")[0] in names_read:
            table.add_row(title, f"{difference}\nis explained, and there is no such difference")
    Console().print(table)
    Console().print(f"{table.row_count} of {len(cards)} cards with something that is not explained")
    return 1 if table.row_count else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except UnknownCard as unknown:
        sys.exit(str(unknown))
