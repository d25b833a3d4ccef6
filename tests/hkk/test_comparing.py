"""Relations of amounts, as texts name them."""

from __future__ import annotations

import pytest

from spellspeed.hkk.rules.meaning import compared
from spellspeed.hkk.text import words


@pytest.mark.parametrize(
    ("relation", "holds"),
    [
        (words.AT_LEAST, [False, True, True]),
        (words.AT_MOST, [True, True, False]),
        (words.EXACTLY, [False, True, False]),
        (words.LESS, [True, False, False]),
        (words.MORE, [False, False, True]),
    ],
)
def test_a_value_compared_with_5(relation: words.Relation, holds: list[bool]) -> None:
    """4, 5 and 6; "less than" and "more than" leave 5 itself out."""
    assert [compared(value, relation, 5) for value in (4, 5, 6)] == holds


def test_every_relation_is_compared() -> None:
    assert set(words.RELATIONS) == {words.AT_LEAST, words.AT_MOST, words.EXACTLY, words.LESS, words.MORE}
