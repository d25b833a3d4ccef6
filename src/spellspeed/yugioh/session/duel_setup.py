"""How a duel between decks begins at a table."""

from __future__ import annotations

from collections.abc import Sequence

from spellspeed.session.session import Setup
from spellspeed.yugioh.book.preparing import TOSS
from spellspeed.yugioh.decks import DeckList
from spellspeed.yugioh.decks.playable import deck_cards
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import RecordedDeck, Start


def new_setup(
    decks: Sequence[DeckList], bots: tuple[str, ...], names: tuple[str, ...], seed: str, profile: str, first: int = TOSS
) -> Setup[Duel]:
    """A duel between decks; a toss decides who chooses to begin, or the seat `first` begins. Raises NotImplementedCard, WrongSeats."""
    for deck in decks:
        deck_cards(deck)
    recorded = tuple(RecordedDeck(deck.main, deck.fusion) for deck in decks)
    return Setup(Start(seed, recorded, first, profile, names=names), bots, tuple(deck.name for deck in decks))
