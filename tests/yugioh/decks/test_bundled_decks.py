"""The decks that ship: each is legal in the format that it is named for, and what is said of it is so."""

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

import spellspeed.yugioh.decks
from spellspeed.languages.catalog import ENGLISH, catalog, languages
from spellspeed.yugioh.cards.facts import by_passcode
from spellspeed.yugioh.cards.pool import is_implemented
from spellspeed.yugioh.decks import bundled, find_deck
from spellspeed.yugioh.decks.bundled_decks import bundled_decks
from spellspeed.yugioh.duel.profile import OF_DATES
from spellspeed.yugioh.formats.construction import SIDE_SIZE
from spellspeed.yugioh.formats.of_profile import chosen_format

FILES: Final = sorted((Path(spellspeed.yugioh.decks.__file__).parent / "bundled").glob("*.ydk"))
LEFT_OUT: Final = re.compile(r"^#the source has (\d+) cards more: .* left out$", re.MULTILINE)

FOR_FORMATS: Final = {
    "2004-04": 1,
    "2004-10": 6,
    "2005-04": 9,
    "goat": 25,
    "2005-10": 3,
    "2006-04": 3,
    "2006-09": 1,
    "2007-03": 5,
    "2007-06": 4,
    "2007-09": 6,
    "2008-05": 3,
}
"""How many decks are named for which format."""

LEGAL_IN: Final = {
    "2004-04": 4,
    "2004-10": 6,
    "2005-04": 34,
    "2005-10": 3,
    "2006-04": 4,
    "2006-09": 1,
    "2006-12": 1,
    "2007-03": 8,
    "2007-06": 8,
    "2007-09": 6,
    "2008-03": 2,
    "2008-05": 3,
    "2008-09": 2,
}
"""How many decks may be played in which: rules, list and pool."""


def legal_in(name: str, word: str) -> bool:
    return chosen_format(word).problems(find_deck(name)) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_deck_is_legal_in_the_format_that_it_is_named_for(file: Path) -> None:
    """LIMIT-5, SIDE-1: rules, list and pool; and every card of it can be played."""
    deck = find_deck(file.stem)
    assert chosen_format(bundled_decks()[file.stem].format).problems(deck) == []
    assert len(deck.side) in (0, SIDE_SIZE)
    assert all(is_implemented(code) for code in (*deck.main, *deck.fusion, *deck.side))


def test_the_table_holds_the_decks_that_there_are() -> None:
    assert list(bundled_decks()) == list(bundled()) == [file.stem for file in FILES]
    assert Counter(each.format for each in bundled_decks().values()) == FOR_FORMATS


def test_six_dates_and_more_have_four_decks() -> None:
    legal = {word: [name for name in bundled() if legal_in(name, word)] for word in ("goat", *OF_DATES)}
    told = {word: [name for name, each in bundled_decks().items() if word in each.legal_in] for word in legal}
    assert told == legal
    found = {word: len(names) for word, names in legal.items() if word != "goat"}
    assert found == LEGAL_IN
    assert sum(number >= 4 for number in found.values()) >= 6


def test_more_than_two_dozen_decks_can_be_sided_with() -> None:
    assert sum(len(find_deck(name).side) == SIDE_SIZE for name in bundled()) == 28


def test_a_deck_is_told_by_three_cards_of_its_main_deck_and_a_sentence_in_every_language() -> None:
    sentences = []
    for name, each in bundled_decks().items():
        main = {by_passcode(code).name for code in find_deck(name).main}
        assert len(each.cards) == 3, name
        assert set(each.cards) <= main, name
        sentences += [each.sentence(catalog(language)) for language in languages()]
    assert len(set(sentences)) == len(sentences) == len(FILES) * len(languages())
    assert bundled_decks()["beastdown"].sentence(catalog(ENGLISH)).startswith("Large beasts")


def test_what_was_no_side_deck_was_left_out_and_the_file_says_so() -> None:
    """SIDE-1: a list that somebody played is not made up."""
    left = {file.stem: LEFT_OUT.findall(file.read_text(encoding="utf-8")) for file in FILES}
    assert {name: int(found[0]) for name, found in left.items() if found} == {
        "2004_chaos": 14,
        "2004_chaos_warriors": 14,
        "2007_diamond_dude": 14,
        "2007_glass": 10,
        "2008_li_gladiators": 15,
        "dragons": 14,
        "goat_control": 13,
        "thunder_dragon_chaos": 12,
    }
    assert all(not find_deck(name).side for name, found in left.items() if found)
