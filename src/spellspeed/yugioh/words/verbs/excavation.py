"""Verbs: turning up cards of a Deck until the right one comes."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.moves import shuffle_deck
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import (
    CHOSEN,
    DECK,
    E_REVEALED,
    PAID,
)
from spellspeed.yugioh.words.filters.traits import Filter


class TurnUpUntil(Step):
    """Turn up cards from the top of the own Deck until one has a property: it is the chosen card; all that were turned up are kept in mind.

    Where the whole Deck has none, nothing is turned up: it is shuffled."""

    def __init__(self, narrower: Filter) -> None:
        self.narrower: Final = narrower

    def parts(self) -> tuple[object, ...]:
        return (self.narrower,)

    def could(self, duel: Duel, act: Link) -> bool:
        return bool(duel.zone(act.seat, DECK))

    def only_chooses(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        seat = walk.link.seat
        turned: list[int] = []
        found: tuple[int, ...] = ()
        for number in reversed(duel.zone(seat, DECK)):
            duel.note(E_REVEALED, number, seat)
            turned.append(duel.binding(number))
            if self.narrower.fits(duel, walk.link, number):
                found = (duel.binding(number),)
                break
        if not found:
            turned.clear()
            shuffle_deck(duel, seat)
        walk.go_on(duel, walk.link.with_bound(CHOSEN, found).with_bound(PAID, tuple(turned)))
