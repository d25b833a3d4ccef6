"""Properties: random clauses print and read back the same in each language, and pickle; random text meets the named error alone."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spellspeed.hkk.language.errors import NotUnderstood
from spellspeed.hkk.language.parsing import grammar
from spellspeed.hkk.language.plain import plain
from spellspeed.hkk.language.printing import print_text
from spellspeed.hkk.language.reading import read_text
from spellspeed.hkk.text.node import Clause
from spellspeed.kernel.records import digest_of
from tests.copies import unpickled
from tests.hkk.trees import texts

SLOW = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@pytest.mark.parametrize("language", ["hu", "en"])
@pytest.mark.parametrize("spell", [False, True], ids=["permanent", "spell"])
def test_what_is_printed_is_read_back(language: str, spell: bool) -> None:
    @SLOW
    @given(texts(spell))
    def holds(clauses: tuple[Clause, ...]) -> None:
        text = print_text(clauses, language, spell)
        assert read_text(text, language, spell) == clauses

    holds()


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(texts(False) | texts(True))
def test_clauses_are_values(clauses: tuple[Clause, ...]) -> None:
    """They pickle, compare by value and have a digest; as plain values they hold words, numbers, lists and maps alone."""
    again = unpickled(clauses)
    assert again == clauses
    assert hash(again) == hash(clauses)
    assert digest_of(again) == digest_of(clauses)
    assert [one.rules for one in again] == [one.rules for one in clauses]
    assert all(isinstance(plain(one), dict) for one in clauses)


@pytest.mark.parametrize("language", ["hu", "en"])
def test_words_in_any_order_are_read_or_declined_with_their_place(language: str) -> None:
    """What is declined names a place in the text, and the words that stand there."""
    known = sorted(grammar(language).terminals)

    @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(st.lists(st.sampled_from([*known, "1", "3", '"Név"', "\n"]), max_size=12), st.booleans())
    def holds(words: list[str], spell: bool) -> None:
        check_place(" ".join(words), language, spell)

    holds()


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.text(max_size=30), st.sampled_from(["hu", "en"]), st.booleans())
def test_any_characters_are_read_or_declined_with_their_place(text: str, language: str, spell: bool) -> None:
    check_place(text, language, spell)


def check_place(text: str, language: str, spell: bool) -> None:
    """Read a text; if it is declined, its words stand at the line and column that the error names."""
    declined: NotUnderstood | None = None
    clauses: tuple[Clause, ...] = ()
    try:
        clauses = read_text(text, language, spell)
    except NotUnderstood as error:
        declined = error
    if declined is None:
        assert read_text(print_text(clauses, language, spell), language, spell) == clauses
    else:
        line = text.split("\n")[declined.line - 1]
        assert line[declined.column - 1 :].startswith(declined.words)
        assert f"line {declined.line}, column {declined.column}" in str(declined)
