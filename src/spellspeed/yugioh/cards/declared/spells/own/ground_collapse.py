"""Ground Collapse, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel


class CollapseZones(Step):
    """FIELD-2. Choose so many unused Monster Card Zones of the whole field; they cannot be used while this card is face-up.

    One zone is chosen after the other: stage 0 the seat, then the seat plus one and its zone.
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


card("Ground Collapse", spell((CollapseZones(2),), remains=True))
