"""Edited texts: cut, with words left out, swapped, doubled or put in from another text or language. Declined with their place, or read whole."""

from __future__ import annotations

import re
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spellspeed.hkk.cards.pool import entries
from spellspeed.hkk.language.errors import NotUnderstood
from spellspeed.hkk.language.printing import print_text
from spellspeed.hkk.language.reading import read_text
from spellspeed.hkk.rules.faces import SPELLS
from spellspeed.hkk.text.node import Clause
from tests.hkk.test_forms import FORMS

Source = tuple[str, str, bool]
SLOW: Final = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


def sources() -> list[Source]:
    """Texts with their language, and whether they stand on a spell: all cards of the set, and all forms of the page."""
    found = [
        (str(entry["text"][language]), language, entry["type"] in SPELLS)
        for entry in entries().values()
        for language in ("en", "hu")
        if entry["text"][language]
    ]
    for _, card, hungarian, english in FORMS:
        found += [(hungarian, "hu", card == "spell"), (english, "en", card == "spell")]
    return found


SOURCES: Final = sources()


@st.composite
def edited(draw: st.DrawFn) -> Source:
    """A text with one to three edits."""
    text, language, spell = draw(st.sampled_from(SOURCES))
    parts = text.split(" ")
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(parts) - 1))
        other = draw(st.sampled_from(SOURCES))[0].split(" ")
        edit = draw(
            st.sampled_from(("cut", "leave out", "swap", "double", "put in", "replace", "append", "number", "stop"))
        )
        if edit == "cut":
            parts = parts[: place + 1]
        elif edit == "leave out":
            parts = parts[:place] + parts[place + 1 :]
        elif edit == "swap" and place:
            parts[place - 1], parts[place] = parts[place], parts[place - 1]
        elif edit == "double":
            parts.insert(place, parts[place])
        elif edit == "put in":
            parts.insert(place, draw(st.sampled_from(other)))
        elif edit == "replace":
            parts[place] = draw(st.sampled_from(other))
        elif edit == "append":
            parts += other
        elif edit == "number":
            parts[place] = str(draw(st.integers(0, 12)))
        elif edit == "stop":
            parts[place] += draw(st.sampled_from((".", ",", ":", ";")))
        parts = parts or [""]
    return " ".join(parts), language, spell


@SLOW
@given(edited())
def test_an_edited_text_is_declined_with_its_place_or_read_whole(source: Source) -> None:
    """What is read prints, reads back the same, and has a clause for each part between full stops, every number and every name."""
    check(*source)


def read_or_declined(text: str, language: str, spell: bool) -> tuple[tuple[Clause, ...], NotUnderstood | None]:
    """The clauses, or why there are none."""
    try:
        return read_text(text, language, spell, 2015), None
    except NotUnderstood as declined:
        return (), declined


def check(text: str, language: str, spell: bool) -> None:
    """One text."""
    clauses, declined = read_or_declined(text, language, spell)
    if declined is not None:
        line = text.split("\n")[declined.line - 1]
        assert line[declined.column - 1 :].startswith(declined.words)
        return
    printed = print_text(clauses, language, spell)
    assert read_text(printed, language, spell, 2015) == clauses
    assert len(clauses) == len([part for part in re.sub(r'"[^"]*"|\([^)]*\)', "", text).split(".") if part.strip()])
    assert missing(numbers(text), numbers(printed)) <= {"1"}
    assert set(re.findall(r'"[^"]*"', text)) == set(re.findall(r'"[^"]*"', printed))


def numbers(text: str) -> list[str]:
    """The numbers in a text, without names."""
    return re.findall(r"\d+", re.sub(r'"[^"]*"', "", text))


def missing(wanted: list[str], found: list[str]) -> set[str]:
    """What is in the first list more often than in the second."""
    return {one for one in wanted if wanted.count(one) > found.count(one)}


@pytest.mark.parametrize("language", ["en", "hu"])
def test_one_word_that_is_not_understood_declines_the_whole_text(language: str) -> None:
    """Each text of the set, with a foreign word at its end: nothing of it is read, and the word is named."""
    for entry in entries().values():
        text = entry["text"][language]
        if text:
            with pytest.raises(NotUnderstood) as declined:
                read_text(f"{text} Abrakadabra.", language, entry["type"] in SPELLS, entry["year"])
            assert declined.value.words == "Abrakadabra"


def test_a_text_of_one_language_is_no_text_of_the_other() -> None:
    """But for what is the same in both."""
    for text, language, spell in SOURCES:
        with pytest.raises(NotUnderstood):
            read_text(text, "hu" if language == "en" else "en", spell, 2015)
