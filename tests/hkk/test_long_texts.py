"""Long, deep and hostile texts: read or declined by name, with as much work for each word as in a short one."""

from __future__ import annotations

import pytest

from spellspeed.hkk.language.errors import NotUnderstood
from spellspeed.hkk.language.parsing import Reading, grammar
from spellspeed.hkk.language.printing import print_text
from spellspeed.hkk.language.reading import clause_places, read_text
from spellspeed.hkk.text.clauses import SpellEffect

SENTENCES = {
    "hu": "Sebezz 3-at egy célpont lényre, majd húzz egy lapot. ",
    "en": "Deal 3 damage to target creature, then draw a card. ",
}
HOSTILE = {
    "hu": "ha akarod, ha van sárkányod és van lényed, minden az ellenfeled minden egy egy lapot és és ",
    "en": "if you wish, if you control a dragon and your life is at most the number of cards in your hand and ",
}


def work(language: str, text: str) -> int:
    """How many rules are tried at how many places."""
    reading = Reading(grammar(language), text)
    clause_places(reading, reading.grammar.clauses["spell"])
    return len(reading.found)


@pytest.mark.parametrize("language", ["hu", "en"])
def test_the_work_grows_with_the_length_of_the_text(language: str) -> None:
    """Forty sentences take forty times the work of one, no more; a list of forty joined by "then" as well."""
    sentence = SENTENCES[language]
    assert work(language, sentence * 40) <= 41 * work(language, sentence)
    then = ", majd " if language == "hu" else ", then "
    deed = "húzz egy lapot" if language == "hu" else "draw a card"
    assert work(language, then.join([deed] * 80)) <= 81 * work(language, deed + then + deed)


@pytest.mark.parametrize("language", ["hu", "en"])
def test_a_text_of_2000_characters_is_read(language: str) -> None:
    text = SENTENCES[language] * (2000 // len(SENTENCES[language]) + 1)
    assert len(text) >= 2000
    clauses = read_text(text, language, True)
    assert len(clauses) == text.count(".")
    assert print_text(clauses, language, True) == text.strip()


@pytest.mark.parametrize("language", ["hu", "en"])
def test_a_list_of_200_items_is_read(language: str) -> None:
    then = ", majd " if language == "hu" else ", then "
    deed = "húzz egy lapot" if language == "hu" else "draw a card"
    (clause,) = read_text(then.join([deed] * 200), language, True)
    assert isinstance(clause, SpellEffect)
    assert len(clause.does) == 200


@pytest.mark.parametrize("language", ["hu", "en"])
def test_a_hostile_text_is_declined_with_little_work(language: str) -> None:
    text = HOSTILE[language] * 25
    assert len(text) >= 2000
    with pytest.raises(NotUnderstood):
        read_text(text, language, True)
    assert work(language, text[:2000]) <= 2000 * len(grammar(language).rules) // 10


@pytest.mark.parametrize(("language", "words"), [("hu", "ha akarod, "), ("en", "if you wish, ")])
def test_sentences_too_deep_within_each_other_are_declined(language: str, words: str) -> None:
    """Ten deep are read, three hundred not; the place is where it is too deep."""
    deed = "húzz egy lapot" if language == "hu" else "draw a card"
    (clause,) = read_text(words * 10 + deed, language, True)
    assert print_text((clause,), language, True).lower() == words * 10 + deed + "."
    with pytest.raises(NotUnderstood, match=r"There are too many sentences within each other\.") as found:
        read_text(words * 300 + deed, language, True)
    assert found.value.column > 10 * len(words)
