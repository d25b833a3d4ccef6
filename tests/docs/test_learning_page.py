"""docs/learning.md: every column of every array, in order, and the shapes, are those of the code."""

from __future__ import annotations

import re
from typing import Final

import pytest

from spellspeed.learning import columns
from tests.hygiene.sources import ROOT

PAGE: Final = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
NAMES: Final = {
    "cards": columns.CARDS,
    "options": columns.OPTIONS,
    "globals": columns.GLOBALS,
    "chain": columns.CHAIN,
    "history": columns.HISTORY,
}


@pytest.mark.parametrize("name", NAMES)
def test_every_column_stands_on_the_page_in_its_place(name: str) -> None:
    section = PAGE.split(f"### {name}: ")[1].split("###")[0]
    assert re.findall(r"^\| (\d+) \| `(\w+)` \|", section, re.MULTILINE) == [
        (str(place), column) for place, column in enumerate(NAMES[name])
    ]


def test_the_shapes_on_the_page_are_those_of_the_code() -> None:
    heads = dict(re.findall(r"^### (\w+): (.*)$", PAGE, re.MULTILINE))
    numbers = {name: [int(each) for each in re.findall(r"\d+", head)] for name, head in heads.items()}
    assert numbers == {
        "cards": [columns.ROWS_OF_TWO, columns.ROWS_OF_FOUR, columns.CARD_COLUMNS],
        "options": [columns.ACTIONS, columns.OPTION_COLUMNS],
        "globals": [columns.GLOBAL_COLUMNS],
        "chain": [columns.LINKS, columns.LINK_COLUMNS],
        "history": [columns.EVENTS, columns.EVENT_COLUMNS],
    }
    assert f"{columns.size_of(2):,} numbers for two seats, {columns.size_of(4):,} for four" in PAGE
    assert f"`{columns.VERSION}`" in PAGE
    assert f"{columns.VERB_DONE} done, {columns.VERB_OTHERS} next page" in PAGE
