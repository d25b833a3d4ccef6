"""Decks turned upside down: the card that was undermost is on top, face-up (CORE-1)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting, keep_lasting, order_zone
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.derived import effects_on
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_DECKS_TURNED, X_TURNS_DECKS
from spellspeed.yugioh.duel.terms import DECK, FOREVER

ABOUT_DECKS: Final = X_TURNS_DECKS.bit | X_DECKS_TURNED.bit
"""The kinds of effects in the mask of what may stand that are about Decks turned over."""


class DecksTurned(Alteration):
    """The Decks are turned upside down now: kept among the lasting effects until they are turned back."""

    def __init__(self) -> None:
        self.what = X_DECKS_TURNED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False


def are_turned(duel: Duel) -> bool:
    """Whether the Decks are turned upside down."""
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what is X_DECKS_TURNED:
            return True
    return False


def open_top(duel: Duel, seat: int) -> int:
    """CORE-1. The card on top of a Deck that is turned upside down, which all see; -1 for every other Deck, and for a card that lay
    face-up there before: it lies face-down now."""
    deck = duel.zone(seat, DECK)
    if not deck or not are_turned(duel) or duel.cards[deck[-1]].face_up:
        return -1
    return deck[-1]


def lies_open(duel: Duel, number: int) -> bool:
    """CORE-1. Whether all see a card of a Deck: one that was turned face-up, or the top of a Deck that is turned upside down."""
    card = duel.cards[number]
    if card.face_up:
        return not are_turned(duel)
    return open_top(duel, card.controller) == number


def settle_decks(duel: Duel) -> None:
    """T-1.2. Turn the Decks over when an effect that turns them begins, and back when the last one ends."""
    turning = effects_on(duel, X_TURNS_DECKS)
    if (len(turning) > 0) == are_turned(duel):
        return
    for seat in range(duel.seats):
        order_zone(duel, seat, DECK, duel.zone(seat, DECK)[::-1])
    if turning:
        add_lasting(duel, Lasting(turning[0].source, turning[0].seat, DecksTurned(), (), 0, FOREVER, 0, duel.order))
        return
    kept: list[Lasting] = []
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what is not X_DECKS_TURNED:
            kept.append(effect)
    keep_lasting(duel, kept)
