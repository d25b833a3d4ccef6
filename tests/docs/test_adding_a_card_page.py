"""docs/adding-a-card.md: its declarations are those of the cards, its scenarios run, and the files that it names are there."""

import re
from textwrap import dedent
from typing import Final

from spellspeed.games.scenarios import parse_scenarios, run_scenario
from tests.hygiene.sources import PACKAGE, ROOT

PAGE: Final = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
BLOCK: Final = re.compile(r"(?:^    .*\n|^\n(?=    ))+", re.MULTILINE)
DECLARED: Final = PACKAGE / "yugioh" / "cards" / "declared"


def blocks(word: str) -> list[str]:
    """The indented blocks that begin with this word."""
    found = [dedent(block).strip("\n") + "\n" for block in BLOCK.findall(PAGE)]
    return [block for block in found if block.startswith(word)]


def test_the_cards_are_declared_as_the_page_says() -> None:
    """Each part of the block stands, as it is, in the file that the page names."""
    (cards,) = blocks("WEAKEST")
    parts = cards.strip().split("\n\n")
    assert len(parts) == 3
    spells, traps = ((DECLARED / name).read_text(encoding="utf-8") for name in ("spells/f.py", "traps/g.py"))
    assert all(part in spells for part in parts[:2])
    assert parts[2] in traps
    (head,) = blocks('"""Spell Cards')
    assert spells.startswith(head)


def test_the_scenarios_of_the_page_run() -> None:
    """All three, and the control of a card that draws."""
    (text,) = blocks("scenario:")
    scenarios = parse_scenarios(text, "docs/adding-a-card.md")
    assert len(scenarios) == 3
    (control,) = blocks("A: ")
    for scenario in (*scenarios, *parse_scenarios(f"scenario: its control\n{control}", "docs/adding-a-card.md")):
        outcome = run_scenario(scenario)
        assert outcome.passed, outcome.message


def test_the_files_and_folders_that_the_page_names_are_there() -> None:
    """Paths in the text; the file that a reader is to make is the exception."""
    named = set(re.findall(r"(?:src|tests|tools|docs)/[\w./-]*\w", PAGE)) - {"tests/scenarios/fissure.yaml"}
    assert len(named) > 8
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []
