"""Hands shown against each other, and cut down together."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import SENT, Leaving
from spellspeed.yugioh.doing.life_points import Damage
from spellspeed.yugioh.duel.abilities import Condition, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import level
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import EVERYBODY, seats_meant, the_opponent
from spellspeed.yugioh.duel.terms import A_CHOOSE, BY_EFFECT, CHOOSE, E_REVEALED, HAND


class Wager(Step):
    """TEAM-III-1. The player of the effect and the one opponent each show a card of the hand, chosen unseen; the card with the lower Level is
    sent to the Graveyard, then the player who showed it takes damage. What is no monster has the Level 0; of equal Levels none is lower.

    A verb of one Spell Card (Ante): no other compares two hands. A player without a card ends it.
    """

    def __init__(self, damage: int) -> None:
        self.damage: Final = damage

    def parts(self) -> tuple[object, ...]:
        return (self.damage,)

    def meets_one(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        players = (walk.link.seat, the_opponent(duel, walk.link.seat, walk.link.against))
        if walk.stage == 0 and not all([len(duel.zone(seat, HAND)) > 0 for seat in players]):
            walk.go_on(duel)
            return
        if walk.stage < 2:
            codes = tuple([option(CHOOSE, number) for number in duel.zone(players[walk.stage], HAND)])
            open_ask(duel, Ask(players[walk.stage], A_CHOOSE, walk.link.card, codes))
            return
        begin_step(duel, walk)
        mine, theirs = walk.held
        for number in walk.held:
            duel.note(E_REVEALED, number, duel.cards[number].controller, by=walk.link.card)
        levels = (level(duel, mine), level(duel, theirs))
        if levels[0] != levels[1]:
            lower = mine if levels[0] < levels[1] else theirs
            seat = duel.cards[lower].controller
            at_once(duel, [Leaving(lower, SENT, BY_EFFECT, walk.link.card)])
            duel.next_batch(walk.is_aside())
            at_once(duel, [Damage(seat, self.damage, BY_EFFECT, walk.link.card)])
        walk.go_on(duel)

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.wait(duel, walk.stage + 1, walk.held + (subject_of(picks[0]),))


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
    all at the same time, this card not counted. A verb of one Trap Card (Bubble Crash)."""

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
