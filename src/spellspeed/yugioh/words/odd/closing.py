"""Zones that an effect closes while its card lies there."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import OPPONENTS, partner, seats_meant
from spellspeed.yugioh.duel.terms import (
    A_SEAT,
    A_ZONE,
    E_FACED,
    EMPTY,
    MONSTERS,
    SEAT_OF,
    SLOTS,
    WHILE_FACE_UP,
    ZONE_OF,
)
from spellspeed.yugioh.words.changes.bars import ZonesClosed
from spellspeed.yugioh.words.verbs.durations import begin_lasting


class CloseZones(Step):
    """FIELD-2, TEAM-III-2. Choose from one to `most` unused Monster Card Zones of the opponents; they cannot be used while this card is face-up.

    Stages: 0, which opponent's come first; then 1 and the seat whose zones are asked for. `held` are the zones chosen.
    """

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.change: Final = ZonesClosed()

    def parts(self) -> tuple[object, ...]:
        return (self.most,)

    def run(self, duel: Duel, walk: Walk) -> None:
        act = walk.link
        asked = walk.stage - 1
        seats = [seat for seat in seats_meant(duel, OPPONENTS, act.seat, act.against) if unused_zones(duel, seat)]
        if asked >= 0:
            self.ask_for_zones(duel, walk, asked)
        elif not seats:
            walk.go_on(duel)
        elif len(seats) == 1:
            self.ask_for_zones(duel, walk, seats[0])
        else:
            open_ask(duel, Ask(act.seat, A_SEAT, act.card, tuple([option(SEAT_OF, -1, seat) for seat in seats])))

    def ask_for_zones(self, duel: Duel, walk: Walk, seat: int) -> None:
        """Which zones of a seat: at least one of the first, any number of the other's."""
        slots = unused_zones(duel, seat)
        codes = tuple([option(ZONE_OF, -1, slot) for slot in slots])
        most = min(self.most - len(walk.held), len(codes))
        walk.wait(duel, seat + 1, walk.held)
        open_ask(duel, Ask(walk.link.seat, A_ZONE, walk.link.card, codes, 0 if walk.held else 1, most))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        if not walk.stage:
            duel.note(E_FACED, walk.link.card, walk.link.seat, value=extra_of(picks[0]))
            walk.wait(duel, extra_of(picks[0]) + 1, walk.held)
            return
        seat = walk.stage - 1
        held = walk.held + tuple([seat * SLOTS + extra_of(pick) for pick in picks])
        other = partner(duel, seat)
        if not walk.held and len(held) < self.most and other >= 0 and unused_zones(duel, other):
            walk.wait(duel, other + 1, held)
            return
        begin_step(duel, walk)
        closed = 0
        for zone in held:
            closed |= 1 << zone
        begin_lasting(duel, walk.link, self.change, (), closed, WHILE_FACE_UP, duel.turn)
        walk.go_on(duel)


def unused_zones(duel: Duel, seat: int) -> list[int]:
    """The Monster Card Zones of a seat that hold nothing and are not closed."""
    return [slot for slot, entry in enumerate(duel.zone(seat, MONSTERS)) if entry == EMPTY]


class CollapseZones(Step):
    """FIELD-2. Choose so many unused Monster Card Zones of the whole field; they cannot be used while this card is face-up.

    A word of one Spell Card (Ground Collapse). One zone is chosen after the other: stage 0 the seat, then the seat plus one and its zone.
    """

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.change: Final = ZonesClosed()

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def unused(self, duel: Duel, seat: int, held: tuple[int, ...]) -> list[int]:
        """The unused zones of a seat that are not chosen yet."""
        return [slot for slot in unused_zones(duel, seat) if seat * SLOTS + slot not in held]

    def could(self, duel: Duel, act: Link) -> bool:
        return sum([len(unused_zones(duel, seat)) for seat in range(duel.seats)]) >= self.number

    def run(self, duel: Duel, walk: Walk) -> None:
        act = walk.link
        seats = [seat for seat in duel.order_from(act.seat) if self.unused(duel, seat, walk.held)]
        if len(walk.held) == self.number or not seats:
            self.close(duel, walk)
        elif walk.stage:
            slots = self.unused(duel, walk.stage - 1, walk.held)
            open_ask(duel, Ask(act.seat, A_ZONE, act.card, tuple([option(ZONE_OF, -1, slot) for slot in slots])))
        elif len(seats) == 1:
            walk.wait(duel, seats[0] + 1, walk.held)
        else:
            open_ask(duel, Ask(act.seat, A_SEAT, act.card, tuple([option(SEAT_OF, -1, seat) for seat in seats])))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        answer = extra_of(picks[0])
        if walk.stage:
            walk.wait(duel, 0, (*walk.held, (walk.stage - 1) * SLOTS + answer))
        else:
            walk.wait(duel, answer + 1, walk.held)

    def close(self, duel: Duel, walk: Walk) -> None:
        """The zones that were chosen are closed."""
        begin_step(duel, walk)
        closed = 0
        for zone in walk.held:
            closed |= 1 << zone
        begin_lasting(duel, walk.link, self.change, (), closed, WHILE_FACE_UP, duel.turn)
        walk.go_on(duel)
