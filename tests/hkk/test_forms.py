"""Every sentence form of docs/hkk-text.md: read in both languages into the same clauses, printed as it stands there."""

from __future__ import annotations

import re
from typing import Final

import pytest

from spellspeed.hkk.language import schema
from spellspeed.hkk.language.printing import print_text
from spellspeed.hkk.language.reading import language_of, read_text
from tests.hkk.trees import MENTIONS, nodes_of
from tests.hygiene.sources import ROOT

PAGE: Final = (ROOT / "docs" / "hkk-text.md").read_text(encoding="utf-8").splitlines()
FORM: Final = re.compile(r"^\| (`.*`) \| (spell|permanent) \| (.*) \| (.*) \|$")
WORDING: Final = re.compile(r"^\| (spell|permanent) \| (hu|en) \| (.*) \| (.*) \|$")
FORMS: Final = [match.groups() for match in map(FORM.match, PAGE) if match]
WORDINGS: Final = [match.groups() for match in map(WORDING.match, PAGE) if match]


@pytest.mark.parametrize(("names", "card", "hungarian", "english"), FORMS, ids=[row[3] for row in FORMS])
def test_a_form_is_read_in_both_languages(names: str, card: str, hungarian: str, english: str) -> None:
    """HKK-91.5.0: the same sentences for spells, but for what an unlabelled one is."""
    spell = card == "spell"
    clauses = read_text(hungarian, "hu", spell)
    assert read_text(english, "en", spell) == clauses
    assert print_text(clauses, "hu", spell) == hungarian
    assert print_text(clauses, "en", spell) == english
    assert set(names.replace("`", "").split(", ")) <= {type(node).__name__ for node in nodes_of(clauses)}
    assert (language_of(hungarian), language_of(english)) == ("hu", "en")


def test_every_class_of_the_tree_has_a_form() -> None:
    """A class without a row could not be read, or nobody would know how."""
    shown = {
        type(node).__name__ for _, card, text, _ in FORMS for node in nodes_of(read_text(text, "hu", card == "spell"))
    }
    assert set(schema.classes()) - shown == set(MENTIONS)


@pytest.mark.parametrize(("card", "language", "written", "printed"), WORDINGS, ids=[row[2] for row in WORDINGS])
def test_a_further_wording_is_normalized(card: str, language: str, written: str, printed: str) -> None:
    spell = card == "spell"
    clauses = read_text(written, language, spell)
    assert print_text(clauses, language, spell) == printed
    assert read_text(printed, language, spell) == clauses
