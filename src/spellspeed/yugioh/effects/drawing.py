"""Hands: drawing as many cards as went away, filling a hand up, discarding by chance as many as an amount says (TERM-DRAWCOUNT-1, TERM-RANDOM-1)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.hands_and_decks import OfPlayers, picked_at_random
from spellspeed.yugioh.rules.abilities import Amount, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.leaving import DISCARDED, Leaving
from spellspeed.yugioh.rules.memory import keep_number
from spellspeed.yugioh.rules.moving import draw
from spellspeed.yugioh.rules.terms import BY_EFFECT, DONE, HAND


class DrawAsMany(OfPlayers):
    """TERM-DRAWCOUNT-1. Each player meant draws as many cards as the own cards were to which the step before did something."""

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        owners = [duel.cards[binding % STAYS].owner for binding in walk.link.bound[DONE]]
        for seat in self.seats(duel, walk.link):
            draw(duel, seat, owners.count(seat), BY_EFFECT)
        walk.go_on(duel)


class MissingInHand(Amount):
    """How many cards the player of the effect has fewer in hand than a number."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def count(self, duel: Duel, act: Link) -> int:
        return max(0, self.number - len(duel.zone(act.seat, HAND)))


class KeepNumber(Step):
    """This card keeps a number under a name, as long as it lies where it is."""

    def __init__(self, name: str, number: Amount) -> None:
        self.name: Final = name
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.number)

    def run(self, duel: Duel, walk: Walk) -> None:
        source = duel.bound_card(walk.link.source)
        if source >= 0:
            keep_number(duel, walk.link.source, self.name, self.number.count(duel, walk.link))
        walk.go_on(duel)


class DiscardByChance(Step):
    """TERM-RANDOM-1. The player of the effect discards as many random cards as an amount says, or the whole hand if there are fewer."""

    def __init__(self, number: Amount) -> None:
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        done = picked_at_random(duel, walk.link.seat, self.number.count(duel, walk.link))
        at_once(duel, [Leaving(number, DISCARDED, BY_EFFECT, walk.link.card) for number in done])
        walk.go_on(duel, walk.link.with_bound(DONE, tuple([duel.binding(number) for number in done])))
