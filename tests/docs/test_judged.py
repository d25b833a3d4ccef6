"""docs/judged.tsv: which cards were judged blind, in how many positions, and what was found."""

from typing import Final

from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import is_implemented
from tests.hygiene.sources import ROOT

LINES: Final = [line.split("\t") for line in (ROOT / "docs" / "judged.tsv").read_text(encoding="utf-8").splitlines()]


def test_each_line_is_a_card_that_can_be_played() -> None:
    """Once each, with at least one position, and a fault or nothing."""
    assert LINES[0] == ["card", "positions", "fault"]
    assert [line for line in LINES[1:] if len(line) != 3 or not line[1].isdecimal() or int(line[1]) < 1] == []
    names = [line[0] for line in LINES[1:]]
    assert sorted({name for name in names if names.count(name) > 1}) == []
    assert [name for name in names if not is_implemented(facts.by_name(name).passcode)] == []


def test_the_page_has_their_number() -> None:
    """docs/coverage.md tells how many of the file have a fault."""
    page = (ROOT / "docs" / "coverage.md").read_text(encoding="utf-8")
    faulty = sum(bool(line[2]) for line in LINES[1:])
    assert f"{len(LINES) - 1} further cards, {faulty} with a fault" in page
