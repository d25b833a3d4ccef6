"""Ojama King, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.door import open_ask
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import partner, seats_meant


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


card("Ojama King", on_arrival((CloseZones(3),)))
