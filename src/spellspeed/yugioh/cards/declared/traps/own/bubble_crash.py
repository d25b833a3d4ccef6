"""Bubble Crash, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.departures import SENT, Leaving
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import seats_meant


def held_by(duel: Duel, act: Link, seat: int) -> list[int]:
    """All cards of a seat in hand and on the field, without the card of the effect."""
    held = duel.zone(seat, HAND) + duel.monsters(seat) + duel.spells_and_field(seat)
    return [number for number in held if number != act.card]


class HoldsMoreThan(Condition):
    """TEAM-III-3. A player has more than so many cards in hand and on the field, this card not counted."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.most,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return any([len(held_by(duel, act, seat)) > self.most for seat in range(duel.seats)])


class CutDown(Step):
    """TEAM-III-3. Each player with more than so many cards in hand and on the field sends as many of them to the Graveyard as are too many;
    all at the same time, this card not counted."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.most,)

    def run(self, duel: Duel, walk: Walk) -> None:
        seats = seats_meant(duel, EVERYBODY, walk.link.seat, walk.link.against)
        for place in range(walk.stage, len(seats)):
            held = held_by(duel, walk.link, seats[place])
            spare = len(held) - self.most
            if spare > 0:
                walk.wait(duel, place, walk.held)
                codes = tuple([option(CHOOSE, number) for number in held])
                open_ask(duel, Ask(seats[place], A_CHOOSE, walk.link.card, codes, spare, spare))
                return
        begin_step(duel, walk)
        at_once(duel, [Leaving(number, SENT, BY_EFFECT, walk.link.card) for number in walk.held])
        walk.go_on(duel)

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.wait(duel, walk.stage + 1, walk.held + tuple([subject_of(pick) for pick in picks]))


card("Bubble Crash", trap((CutDown(5),), condition=HoldsMoreThan(5)))
