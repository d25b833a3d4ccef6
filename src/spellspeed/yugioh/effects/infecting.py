"""What watches the cards that players draw, at once and for turns (TERM-DRAWCOUNT-1)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.effects.hearing import just_drawn
from spellspeed.yugioh.effects.lasting import begin_lasting
from spellspeed.yugioh.effects.pending import Pending
from spellspeed.yugioh.effects.returning import DamageThen
from spellspeed.yugioh.rules.abilities import Group, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.scope import YOU, later_turn, the_opponent
from spellspeed.yugioh.rules.terms import END, END_OF_TURN, WHILE_FACE_UP


class Infects(Pending):
    """A card watches what the opponent draws."""


class Infect(Step):
    """ERA-TEAM-1. Begin to watch what the opponent draws, until the end of that player's third turn after this one."""

    def __init__(self) -> None:
        self.change: Final = Infects()

    def run(self, duel: Duel, walk: Walk) -> None:
        watched = the_opponent(duel, walk.link.seat, walk.link.against)
        begin_lasting(duel, walk.link, self.change, (), 0, END_OF_TURN, later_turn(duel, watched, 3))
        walk.go_on(duel)


class JustDrawn(Group):
    """The cards of the draw that met the trigger, with every property named."""

    def __init__(self, filters: tuple[Filter, ...] = ()) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        drawn = just_drawn(duel, act)
        return [n for n in drawn if all([narrower.fits(duel, act, n) for narrower in self.filters])]


class ChargeDrawer(Step):
    """The player who drew takes damage for each card of that draw in the End Phase, if this card is face-up then."""

    def __init__(self, each: int) -> None:
        self.each: Final = each
        self.change: Final = DamageThen(END, YOU)

    def parts(self) -> tuple[object, ...]:
        return (self.each,)

    def run(self, duel: Duel, walk: Walk) -> None:
        event = walk.link.event
        if event is not None:
            total = self.each * event.value
            source = walk.link.source
            add_lasting(duel, Lasting(source, event.seat, self.change, (), total, WHILE_FACE_UP, duel.turn, duel.order))
        walk.go_on(duel)
