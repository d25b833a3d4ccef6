"""Dated variants of cards: the switch `rulings` chooses them when a deck is loaded, and they copy, hash and print as what they are."""

import pytest

from spellspeed.languages.catalog import catalog
from spellspeed.yugioh.book.preparing import new_duel
from spellspeed.yugioh.cards.facts import by_name
from spellspeed.yugioh.cards.pool import load_declarations, printed, printed_named
from spellspeed.yugioh.duel.profile import SWITCHES, profile
from spellspeed.yugioh.judge.reason_text import fact_text
from spellspeed.yugioh.judge.reasons import Clause
from spellspeed.yugioh.text.card_facts import card_text
from spellspeed.yugioh.text.card_text import text_of_printed
from spellspeed.yugioh.text.printer import Printer
from spellspeed.yugioh.views.card_hashes import card_hash
from spellspeed.yugioh.words.declaring import DECLARED_CARDS, as_ruled, card
from tests.copies import unpickled

LAST_WILL = "Last Will"


def with_variants() -> list[str]:
    """The cards that were played in more than one way."""
    load_declarations()
    return sorted(name for name, declared in DECLARED_CARDS.items() if declared.variants)


def test_every_variant_is_of_a_year_of_the_switch_and_names_its_source() -> None:
    assert LAST_WILL in with_variants()
    for name in with_variants():
        for variant in DECLARED_CARDS[name].variants:
            assert variant.rulings in SWITCHES["rulings"]
            assert variant.rulings != SWITCHES["rulings"][0]
            assert variant.source.strip()
    with pytest.raises(ValueError, match="names its source"):
        as_ruled("2005", "")


@pytest.mark.parametrize("name", with_variants())
def test_a_variant_does_and_says_something_else(name: str) -> None:
    """Else it would be none. The text of `cards NAME --profile goat` is that of the variant; its hash differs too."""
    now, then = printed_named(name), printed_named(name).under("2005")
    assert then is not now
    assert (then.rulings, now.rulings) == ("2005", "")
    assert (then.code, then.name) == (now.code, now.name)
    assert text_of_printed(now) != text_of_printed(then)
    assert card_text(by_name(name), "2005") == text_of_printed(then)
    assert card_text(by_name(name), "2008") == card_text(by_name(name)) == text_of_printed(now)
    assert card_hash(now.code) == card_hash(now.code, "2008") != card_hash(now.code, "2005")


def test_a_variant_pickles_as_itself() -> None:
    then = printed_named(LAST_WILL).under("2005")
    assert unpickled(then) is then
    assert printed(then.code, "2005") is then
    # A control: without a variant the year does not matter.
    assert printed_named("Dark Hole").under("2005") is printed_named("Dark Hole")


@pytest.mark.parametrize(("rules", "rulings"), [("tcg", ""), ("goat", "2005"), ("ocg", "")])
def test_a_duel_holds_the_variant_of_its_profile(rules: str, rulings: str) -> None:
    """The decks are given as they are; a fork and a copy hold the same card."""
    deck = [printed_named(LAST_WILL)] * 3 + [printed_named("Gemini Elf")] * 37
    duel = new_duel([(deck, []), (deck, [])], "seed", profile(rules))
    again = unpickled(duel)
    for each in (duel, duel.fork(), again):
        found = {face.rulings for face in each.faces if face.name == LAST_WILL}
        assert found == {rulings}
        assert all(card.face is face for card, face in zip(each.cards, each.faces, strict=True))
    assert again.digest() == duel.digest()


def test_a_reason_speaks_of_the_clause_of_the_variant() -> None:
    """The third clause of Last Will is another one in each year."""
    code = printed_named(LAST_WILL).code
    printer = Printer(catalog("en"))
    said = [str(fact_text(printer, Clause(code, 2, rulings))) for rulings in ("2005", "2008")]
    assert "the first time a monster on your side of the field is sent to your Graveyard" in said[0]
    assert "the first time" not in said[1]


def test_a_card_is_still_declared_once() -> None:
    with pytest.raises(ValueError, match="declared twice"):
        card(LAST_WILL)
