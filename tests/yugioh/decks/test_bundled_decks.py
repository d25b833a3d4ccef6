"""The decks that ship: legal in size, or the file says what its source holds."""

import re
from pathlib import Path
from typing import Final

import pytest

import spellspeed.yugioh.decks
from spellspeed.yugioh.decks import find_deck
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.formats.construction import SIDE_SIZE, problems

FILES: Final = sorted((Path(spellspeed.yugioh.decks.__file__).parent / "bundled").glob("*.ydk"))
SAYS: Final = re.compile(r"^#the Side Deck has (\d+) cards in the source: .*SIDE-1", re.MULTILINE)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_parts_of_a_deck_have_their_sizes(file: Path) -> None:
    """DECK-1, FDECK-3, SIDE-1. A Side Deck of another size is said in the file with its number, and only there."""
    deck = find_deck(file.stem)
    against = [found.rule for found in problems(deck, None, profile("tcg"))]
    said = [int(number) for number in SAYS.findall(file.read_text(encoding="utf-8"))]
    assert against == ["SIDE-1"] * len(said)
    assert said == ([] if len(deck.side) in (0, SIDE_SIZE) else [len(deck.side)])


def test_four_lists_came_with_another_side_deck() -> None:
    """Their sources hold no more cards; a list that is mended, or a new one, is to be seen here."""
    named = {
        file.stem: len(find_deck(file.stem).side) for file in FILES if SAYS.search(file.read_text(encoding="utf-8"))
    }
    assert named == {"2007_glass": 10, "dragons": 14, "goat_control": 13, "thunder_dragon_chaos": 12}
