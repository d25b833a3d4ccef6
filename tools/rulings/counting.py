"""How many statements have which verdict, as a part of docs/coverage.md."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from spellspeed.yugioh.cards.pool import is_implemented
from tools.rulings.ledger import ROOT, TABLES, UNREAD, VERDICTS, Line

PAGE: Final = ROOT / "docs" / "coverage.md"
REGION: Final = re.compile(r"\n*<!-- rulings -->\n.*<!-- end of rulings -->\n", re.DOTALL)


def about_declared(lines: Sequence[Line]) -> list[Line]:
    """The statements about declared cards, and those under a heading: they are owed a verdict."""
    return [line for line in lines if not line.passcode or is_implemented(line.passcode)]


def unread_of(lines: Sequence[Line], name: str) -> tuple[int, int]:
    """How many statements about a card are unread, and how many there are."""
    own = [line for line in lines if line.card == name]
    return sum(line.verdict == UNREAD for line in own), len(own)


def as_markdown(lines: Sequence[Line]) -> str:
    """The part of the page."""
    owed = about_declared(lines)
    counts = Counter((line.table, line.verdict) for line in owed)
    cards = {line.card for line in owed}
    open_cards = {line.card for line in owed if line.verdict == UNREAD}
    rows = [
        f"| {verdict} | {meaning} | {' | '.join(str(counts[table, verdict]) for table in TABLES)} |"
        for verdict, meaning in VERDICTS.items()
    ]
    return "\n".join(
        [
            "<!-- rulings -->",
            "## Rulings read",
            "",
            "Written by `python -m tools.rulings count` from [rulings_ledger.tsv](rulings_ledger.tsv), which has a line for each statement of two",
            "collections of rulings (to 2005, and what was new or reworded in 2009) with the scenarios that show it. Only statements about declared",
            "cards are counted. No verdict is given unread.",
            "",
            "| verdict | means | to 2005 | 2009 |",
            "|---|---|---|---|",
            *rows,
            "",
            f"{len(owed)} statements about {len(cards)} cards; of {len(cards - open_cards)} cards all are read.",
            "<!-- end of rulings -->",
            "",
        ]
    )


def with_counts(page: str, lines: Sequence[Line]) -> str:
    """A page with this part as it must be, at its end where it has none."""
    return f"{REGION.sub('', page).rstrip()}\n\n{as_markdown(lines)}"


def write_counts(lines: Sequence[Line], path: Path = PAGE) -> None:
    """Write the part anew."""
    path.write_text(with_counts(path.read_text(encoding="utf-8"), lines), encoding="utf-8")
