"""Every sentence form of docs/hkk-text.md: read in both languages into the same clauses, printed as it stands there."""

from __future__ import annotations

import re
from typing import Final

import pytest

from spellspeed.hkk.language import schema
from spellspeed.hkk.language.printing import print_text
from spellspeed.hkk.language.reading import language_of, read_text
from tests.hkk.trees import nodes_of
from tests.hygiene.sources import ROOT

ROW: Final = re.compile(r"^\| (`.*`) \| (spell|permanent) \| (.*) \| (.*) \|$")
ROWS: Final = [
    (names.replace("`", "").split(", "), card == "spell", hungarian, english)
    for line in (ROOT / "docs" / "hkk-text.md").read_text(encoding="utf-8").splitlines()
    for names, card, hungarian, english in [match.groups() for match in [ROW.match(line)] if match]
]


@pytest.mark.parametrize(("names", "spell", "hungarian", "english"), ROWS, ids=[row[3] for row in ROWS])
def test_a_form_is_read_in_both_languages(names: list[str], spell: bool, hungarian: str, english: str) -> None:
    clauses = read_text(hungarian, "hu", spell)
    assert read_text(english, "en", spell) == clauses
    assert print_text(clauses, "hu", spell) == hungarian
    assert print_text(clauses, "en", spell) == english
    assert set(names) <= {type(node).__name__ for node in nodes_of(clauses)}
    assert (language_of(hungarian), language_of(english)) == ("hu", "en")


def test_every_class_of_the_tree_has_a_form() -> None:
    """A class without a row could not be read, or nobody would know how."""
    shown = {type(node).__name__ for _, spell, text, _ in ROWS for node in nodes_of(read_text(text, "hu", spell))}
    assert set(schema.classes()) - shown == set()
