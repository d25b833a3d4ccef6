"""The catalogs of HKK say the same things in both languages, and the cards mean what their texts say."""

import json
import string

from spellspeed.hkk.cards.pool import entries
from spellspeed.hkk.language.plain import from_plain
from spellspeed.hkk.language.reading import read_text
from spellspeed.hkk.rules.faces import SPELLS
from spellspeed.hkk.words import catalog


def parts(template: str) -> set[str]:
    """The named parts of a template."""
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def test_both_languages_have_the_same_keys_and_parts() -> None:
    english, hungarian = catalog("en"), catalog("hu")
    assert english.keys() == hungarian.keys()
    assert [key for key in english if parts(english[key]) != parts(hungarian[key])] == []


def test_cards_mean_what_their_texts_say() -> None:
    """Every fourth card, read in both languages (the tool read_hkk_cards checks all of them)."""
    for entry in list(entries().values())[::4]:
        clauses = from_plain(json.loads(json.dumps(entry["clauses"])))
        spell = entry["type"] in SPELLS
        assert read_text(entry["text"]["en"], "en", spell, entry["year"]) == clauses
        assert read_text(entry["text"]["hu"], "hu", spell, entry["year"]) == clauses
