"""Compares what cards say with what their declarations say: marker words and numbers of reference texts that no part of a declaration answers.

    python tools/check_texts.py TEXTS.sqlite [--all]

TEXTS.sqlite has the table `texts` (passcode, text), and may have `texts_pre_errata` (real_passcode, text): where a card has an older wording,
any of its wordings may answer. No text enters the project; what stands in docs/texts-explained.tsv (card, marker, why nothing has to answer it)
is left out unless --all is given. Ends with 1 if something is left.
"""

from __future__ import annotations

import argparse
import re
import sqlite3
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from spellspeed.yugioh.cards.facts import UnknownCard, by_passcode, pool
from spellspeed.yugioh.cards.pool import is_implemented, printed
from spellspeed.yugioh.text.card_text import text_of_card

EXPLAINED: Final = Path(__file__).resolve().parent.parent / "docs" / "texts-explained.tsv"
MARKERS: Final = (
    (
        "once per turn",
        r"once per turn|once each turn|1 time per turn",
        r"once|each turn|per turn|(during|at) .{0,30}Phase",
    ),
    ("cannot", r"cannot", r"cannot|can only|only|no |not |never|unaffected|negate"),
    ("except", r"except", r"except|other|another|but "),
    ("until", r"until", r"until|this turn|end of|End Phase|Standby Phase|next"),
    ("each time", r"each time|whenever", r"each time|when|if |each"),
    ("instead", r"instead", r"instead|would|also|\bno\b|can be"),
    ("unless", r"unless", r"unless|if |except|only|without"),
    ("random", r"at random|random", r"random|chance"),
    ("face-down", r"face-down", r"face-down|\bSet\b|flip|FLIP|\bin the Defense|turned"),
    ("shuffle", r"\bshuffle", r"shuffle|Deck"),
    ("coin", r"\bcoin", r"coin|heads|tails"),
    ("die", r"six-sided|\bdie\b|\bdice\b", r"die|roll"),
    ("discard", r"[Dd]iscard", r"[Dd]iscard|from your hand|to the Graveyard|from the hand"),
    ("Tribute", r"[Tt]ribut", r"[Tt]ribut|treated as 2|[Oo]ffer"),
    (
        "removed from play",
        r"banish|remove[sd]? from play|removing from play|remove .{0,60}from play",
        r"from play|banish",
    ),
    ("negate", r"negat", r"negat|no effect|cannot|unaffected"),
    ("half", r"\bhal(f|ve)", r"hal[fv]"),
    ("double", r"\bdouble|\btwice", r"double|twice|times 2|second|2 "),
    ("Standby Phase", r"Standby Phase", r"Standby"),
    ("End Phase", r"End Phase", r"End Phase|end of|turn|until"),
    ("Battle Phase", r"Battle Phase", r"Battle Phase|attack|battle"),
    ("Draw Phase", r"Draw Phase", r"Draw Phase|draw"),
    ("Damage Step", r"Damage Step|damage calculation", r"Damage Step|damage|battle"),
    ("pay", r"\bpay", r"[Pp]ay|lose|LP|Life Points"),
    ("counter", r"Counters? ", r"[Cc]ounter"),
    ("Token", r"Token", r"Token"),
    ("declare", r"[Dd]eclare (?!an attack)(?!the attack)", r"[Dd]eclare|name|attack|call|choose"),
    ("original", r"[Oo]riginal", r"original|printed|owner|own "),
    ("control", r"[Tt]ake control|switch control|control of", r"[Cc]ontrol"),
    ("damage", r"\bdamage\b", r"damage|lose|inflict"),
    ("draw", r"\b[Dd]raws? \d", r"[Dd]raw"),
    ("direct attack", r"attack (your opponent('s Life Points)? )?directly|attack directly", r"direct"),
    ("piercing", r"piercing|exceeds the DEF|difference as Battle Damage", r"pierc|DEF|difference|excess"),
    ("Ritual", r"Ritual", r"Ritual"),
    ("win", r"\bwin (the|this|a) ?(Duel|Match)", r"win"),
    ("skip", r"\bskip", r"skip|no "),
)
"""A name, what a reference text says, and what of ours answers it."""
NUMBER: Final = re.compile(r"\b\d{3,5}\b")


def wordings(connection: sqlite3.Connection) -> dict[int, list[str]]:
    """The wordings of every card by passcode: the older ones where there are any, else today's."""
    found: dict[int, list[str]] = {}
    tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if "texts_pre_errata" in tables:
        for code, text in connection.execute("SELECT real_passcode, text FROM texts_pre_errata"):
            found.setdefault(code, []).append(text)
    for code, text in connection.execute("SELECT passcode, text FROM texts WHERE is_effect_text"):
        found.setdefault(code, [text])
    return found


def unanswered(reference: str, ours: str) -> list[str]:
    """The markers and numbers of one wording that our text does not answer."""
    plain = re.sub(r'"[^"]*"', "", reference)
    missing = [
        name for name, said, answers in MARKERS if re.search(said, plain, re.I) and not re.search(answers, ours, re.I)
    ]
    numbers = set(NUMBER.findall(ours.replace(",", "")))
    return missing + sorted(set(NUMBER.findall(plain.replace(",", ""))) - numbers)


def explained() -> set[tuple[str, str]]:
    """What needs no answer, as card and marker."""
    if not EXPLAINED.is_file():
        return set()
    lines = EXPLAINED.read_text(encoding="utf-8").splitlines()[1:]
    return {(line.split("\t")[0], line.split("\t")[1]) for line in lines}


def own_text(code: int) -> str:
    """Everything that a card prints under the rulings of both years, with its materials."""
    face = printed(code)
    return " ".join(
        [
            text_of_card(code, rulings="2005"),
            text_of_card(code, rulings="2008"),
            *face.materials,
            *[type(clause).__name__ for clause in face.clauses],
        ]
    )


def main() -> int:
    """Reads the texts named on the command line and prints what is not answered."""
    parser = argparse.ArgumentParser(
        description="marker words of reference texts that no part of a declaration answers"
    )
    parser.add_argument("texts", type=Path)
    parser.add_argument("--all", action="store_true", help="what docs/texts-explained.tsv explains, too")
    given = parser.parse_args()
    if not given.texts.is_file():
        print(f"{given.texts}: no such file", file=sys.stderr)
        return 2
    connection = sqlite3.connect(f"{given.texts.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        texts = wordings(connection)
    finally:
        connection.close()
    known = set() if given.all else explained()
    table = Table("card", "not answered")
    cards = [code for code in pool("rulebook6") if is_implemented(code) and code in texts]
    for code in track(cards, "comparing", console=Console(stderr=True)):
        name = by_passcode(code).name
        ours = own_text(code)
        missing = min((unanswered(text, ours) for text in texts[code]), key=len)
        left = [marker for marker in missing if (name, marker) not in known]
        if left:
            table.add_row(name, ", ".join(left))
    Console().print(table)
    Console().print(f"{table.row_count} of {len(cards)} cards with something that is not answered")
    return 1 if table.row_count else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except UnknownCard as unknown:
        sys.exit(str(unknown))
