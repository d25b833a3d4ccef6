"""Every language says everything: the same sections and keys as English, with the same named parts."""

import json
from typing import Final

import pytest

from spellspeed.errors import UnknownLanguage
from spellspeed.languages.catalog import CARD_TEXTS, ENGLISH, Catalog, Section, catalog, directory, languages
from spellspeed.languages.templates import Slot
from spellspeed.languages.worded import LANGUAGES_OF_A_GAME
from tests.hygiene.sources import PACKAGE

OTHERS: Final = [language for language in languages() if language != ENGLISH]
NOT_HKK: Final = [language for language in OTHERS if language not in LANGUAGES_OF_A_GAME]


def written(language: str) -> dict[str, dict[str, Section]]:
    """The files of a language, but for the texts of cards: file, section, entries."""
    return {
        path.name: json.loads(path.read_text(encoding="utf-8"))
        for path in directory(language).iterdir()
        if path.name.endswith(".json") and path.name != CARD_TEXTS
    }


def keys(language: str) -> set[tuple[str, str, str]]:
    """File, section and key of every entry."""
    return {
        (file, section, key)
        for file, sections in written(language).items()
        for section, entries in sections.items()
        for key in entries
    }


def parts(words: Catalog, section: str, key: str) -> set[str]:
    """The parts that an entry prints, and those that its cases look at; a list of words has none."""
    if isinstance(words.section(section)[key], list):
        return set()
    cases = words.cases(section, key).cases
    return {piece.path for case in cases for piece in case.pieces if isinstance(piece, Slot)}


def test_turkish_is_there() -> None:
    assert "tr" in OTHERS
    assert len(keys("tr")) > 70


@pytest.mark.parametrize("language", OTHERS)
def test_every_key_is_in_both_languages(language: str) -> None:
    assert keys(language) == keys(ENGLISH)


@pytest.mark.parametrize("language", OTHERS)
def test_the_parts_of_every_sentence_are_the_same(language: str) -> None:
    english, other = catalog(ENGLISH), catalog(language)
    different = {
        (section, key): (parts(english, section, key), parts(other, section, key))
        for _, section, key in sorted(keys(ENGLISH))
        if parts(english, section, key) != parts(other, section, key)
    }
    assert different == {}


def test_a_part_too_much_or_too_little_is_found() -> None:
    """A control of the comparison."""
    one = Catalog(
        "one", {"log": {"won": {"number = 1": "{seat} wins.", "": "{seat} win [number:it|them]."}, "list": ["a"]}}
    )
    assert parts(one, "log", "won") == {"seat"}
    assert parts(one, "log", "list") == set()
    assert parts(Catalog("two", {"log": {"won": "{seat} wins ({reason})."}}), "log", "won") == {"seat", "reason"}


def test_card_texts_of_another_language_are_the_english_ones() -> None:
    assert catalog("tr").section("steps") is not None
    assert catalog("tr").section("steps") == catalog(ENGLISH).section("steps")
    assert catalog("tr").section("log") != catalog(ENGLISH).section("log")


def test_a_language_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownLanguage, match=r'no catalog for the language "xx"; there are: en, '):
        catalog("xx")


def test_a_language_is_one_by_its_files_alone() -> None:
    """English comes first, and no module or page lists the others: a folder more is offered everywhere."""
    assert languages()[0] == ENGLISH
    for path in sorted(PACKAGE.rglob("*.*")):
        if path.suffix in (".py", ".js", ".html"):
            told = path.read_text(encoding="utf-8")
            assert not [one for one in NOT_HKK if f'"{one}"' in told], path


def test_what_is_said_depends_on_the_number() -> None:
    assert catalog().say("log", "drawn", seat="A", number=1) == "A draws 1 card."
    assert catalog().say("log", "drawn", seat="A", number=5) == "A draws 5 cards."
    assert catalog("tr").say("log", "drawn", seat="A", number=5) == "A 5 kart çeker."
    assert catalog().say("log", "phase", phase="Draw Phase") == "[Draw Phase]"
