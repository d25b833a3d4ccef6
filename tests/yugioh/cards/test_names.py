"""A declaration stands under the name of a card, written as the card is called."""

import pytest

from spellspeed.yugioh.cards import pool
from spellspeed.yugioh.cards.facts import UnknownCard
from spellspeed.yugioh.cards.pool import MisnamedDeclaration, load_declarations, refuse_misnamed
from spellspeed.yugioh.words.declaring import DECLARED_CARDS, card


def test_a_misspelt_name_is_refused_with_names_like_it() -> None:
    """It would stay "not implemented" otherwise, and nobody would know why."""
    with pytest.raises(UnknownCard, match='Did you mean "Mystic Tomato"'):
        refuse_misnamed("Mystic Tomatoe")
    with pytest.raises(
        MisnamedDeclaration, match='"mystic tomato" is declared, but the card is called "Mystic Tomato"'
    ):
        refuse_misnamed("mystic tomato")
    refuse_misnamed("Mystic Tomato")


def test_every_name_is_looked_at_when_declarations_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A module that declares a card under no card's name cannot be read."""
    load_declarations()
    monkeypatch.setattr(pool, "_loaded", [])
    monkeypatch.setattr(pool, "import_module", lambda _: card("Mystic Tomatoe"))
    monkeypatch.setattr(pool, "walk_packages", lambda *_: [(None, "only.one", False)])
    try:
        with pytest.raises(UnknownCard, match="Mystic Tomatoe"):
            load_declarations()
    finally:
        del DECLARED_CARDS["Mystic Tomatoe"]
