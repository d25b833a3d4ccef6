"""The catalogs: whole, without contradictions, and refused by name when they are not; what is written there is spelt right."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from spellspeed.hkk.language import schema
from spellspeed.hkk.language.catalog import Catalog, catalog
from spellspeed.hkk.language.errors import BrokenCatalog
from spellspeed.hkk.language.grammar import Grammar
from spellspeed.hkk.language.printing import print_text
from spellspeed.hkk.text import words
from spellspeed.hkk.text.amounts import Number
from spellspeed.hkk.text.cards import Filter, Some
from spellspeed.hkk.text.clauses import SpellEffect
from spellspeed.hkk.text.sentences import CreateTokens, DamagePlayer, Destroy, Token


def held(language: str) -> dict[str, Any]:
    """What stands in a catalog, to be broken."""
    text = files("spellspeed.hkk.language").joinpath(f"{language}.json").read_text(encoding="utf-8")
    found = json.loads(text)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("language", ["hu", "en"])
def test_every_class_has_words(language: str) -> None:
    said = {name for name, _ in catalog(language).productions}
    assert said == set(schema.classes())


@pytest.mark.parametrize(
    ("form", "message"),
    [
        ("destroy", "says nothing of cards"),
        ("destroy {card:obj}", "there is no field card"),
        ("destroy {cards:obj} {cards:obj}", "cards is named twice"),
        ("destroy [{cards:obj}", "does not close a bracket"),
        ("destroy {cards:obj}]", "closes a bracket that it does not open"),
        ("destroy {cards:obj} []", "has an empty bracket"),
        ("destroy {cards:ob-j}", 'has the slot "cards:ob-j", which is none'),
        ("destroy {cards:obj", "has a brace too many"),
        ("destroy $them", 'names the macro "them", which is not there'),
    ],
)
def test_a_broken_template_is_refused(form: str, message: str) -> None:
    broken = held("en")
    broken["forms"]["Destroy"] = form
    with pytest.raises(BrokenCatalog) as found:
        Catalog("en", broken)
    assert message in str(found.value)


def test_a_class_that_is_not_there_is_refused() -> None:
    broken = held("en")
    broken["forms"]["Destory"] = "destroy {cards:obj}"
    with pytest.raises(BrokenCatalog, match=r'there is no class Destory\. Did you mean "Destroy"'):
        Catalog("en", broken)


@pytest.mark.parametrize(
    ("code", "what"), [("white", "lacks words for white"), ("wight", "has words for the unknown wight")]
)
def test_code_words_are_the_same_in_code_and_catalog(code: str, what: str) -> None:
    broken = held("en")
    if code in broken["codes"]["Colour"]:
        del broken["codes"]["Colour"][code]
    else:
        broken["codes"]["Colour"][code] = code
    with pytest.raises(BrokenCatalog, match=what):
        Catalog("en", broken)


@pytest.mark.parametrize(
    ("form", "message"),
    [
        ("destroy {cards:thing}", 'nothing says Cards in the form "thing"'),
        (["destroy {cards:obj}", "destroy {cards:obj}"], 'is said twice as "destroy n'),
    ],
)
def test_a_grammar_that_contradicts_itself_is_refused(form: str | list[str], message: str) -> None:
    broken = held("en")
    broken["forms"]["Destroy"] = form
    with pytest.raises(BrokenCatalog) as found:
        Grammar(Catalog("en", broken), ("permanent", "spell"))
    assert message in str(found.value)


def test_hungarian_numbers_take_the_suffix_that_is_heard() -> None:
    """kettőt, hármat, hatot, tizet, húszat, százat, ezret."""
    heard = {
        0: "t",
        1: "et",
        2: "t",
        3: "at",
        5: "öt",
        6: "ot",
        10: "et",
        12: "t",
        20: "at",
        30: "at",
        43: "at",
        70: "et",
    }
    heard |= {100: "at", 105: "öt", 200: "at", 1000: "et", 2020: "at"}
    for number, suffix in heard.items():
        said = print_text((SpellEffect((DamagePlayer(Number(number), words.OPPONENT),)),), "hu")
        assert said == f"Sebezz {number}-{suffix} az ellenfeledre."


def test_hungarian_tokens_take_the_suffix_of_their_life() -> None:
    """egyes, kettes, hármas, ötös, hatos, tízes."""
    for life, suffix in {1: "es", 2: "es", 3: "as", 5: "ös", 6: "os", 10: "es"}.items():
        tokens = CreateTokens(words.YOU, Number(1), Token(1, life, words.DRAGON))
        assert print_text((SpellEffect((tokens,)),), "hu") == f"Hozz létre egy 1/{life}-{suffix} sárkány jelzőt."


def test_articles_follow_the_next_word_and_names_stay() -> None:
    """a and an, a and az; what stands in quotation marks is left alone."""
    for noun, said in [(words.ELF, "an elf"), (words.DRAGON, "a dragon"), (words.INSTANT, "an instant")]:
        destroys = SpellEffect((Destroy(Some(Number(1), Filter(noun))),))
        assert print_text((destroys,), "en") == f"Destroy {said}."
    named = SpellEffect((Destroy(Some(Number(1), Filter(name=words.Name("a elf a other")))),))
    assert print_text((named,), "en") == 'Destroy a card named "a elf a other".'
    assert print_text((SpellEffect((Destroy(Some(Number(1), Filter(other=True))),)),), "en") == "Destroy another card."
