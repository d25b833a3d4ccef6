"""A deck as duels use it, once every card of it can be played."""

from __future__ import annotations

from dataclasses import replace

from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import NotImplementedCard, is_implemented, printed
from spellspeed.yugioh.decks.deck import DeckList
from spellspeed.yugioh.duel.printed import PrintedCard

DeckCards = tuple[list[PrintedCard], list[PrintedCard]]
"""Main Deck and Fusion Deck of one seat."""


def without_missing(deck: DeckList) -> tuple[DeckList, tuple[str, ...]]:
    """A deck without the cards that cannot be played yet, those of its Side Deck too, and the names of the cards that were left out."""
    parts = [tuple([code for code in part if is_implemented(code)]) for part in (deck.main, deck.fusion, deck.side)]
    left_out = sorted(
        {facts.by_passcode(code).name for code in (*deck.main, *deck.fusion, *deck.side) if not is_implemented(code)}
    )
    return replace(deck, main=parts[0], fusion=parts[1], side=parts[2]), tuple(left_out)


def deck_cards(deck: DeckList) -> DeckCards:
    """A deck as duels use it. NotImplementedCard names every card of it that cannot be played yet."""
    missing = sorted({facts.by_passcode(code).name for code in deck.main + deck.fusion if not is_implemented(code)})
    if missing:
        raise NotImplementedCard(
            f'the deck "{deck.name}" cannot be played: not implemented yet: {", ".join(missing)}; '
            "`spellspeed cards --missing` lists all such cards, and --without-missing (play, watch, simulate) plays without them"
        )
    return [printed(code) for code in deck.main], [printed(code) for code in deck.fusion]
