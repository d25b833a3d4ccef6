"""What watches the cards that players draw, at once and for turns (TERM-DRAWCOUNT-1)."""

from __future__ import annotations

from typing import Final

from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import later_turn, the_opponent
from spellspeed.yugioh.duel.terms import END_OF_TURN
from spellspeed.yugioh.words.odd.pending import Pending
from spellspeed.yugioh.words.verbs.durations import begin_lasting


class Infects(Pending):
    """A card watches what the opponent draws.

    No card says it itself: Infect begins it.
    """


class Infect(Step):
    """ERA-TEAM-1. Begin to watch what the opponent draws, until the end of so many turns of that player.

    `this_one`: the running turn counts if it is that player's.
    """

    def __init__(self, turns: int = 3, this_one: bool = False) -> None:
        self.turns: Final = turns
        self.this_one: Final = this_one
        self.change: Final = Infects()

    def parts(self) -> tuple[object, ...]:
        return (self.turns, self.this_one)

    def run(self, duel: Duel, walk: Walk) -> None:
        watched = the_opponent(duel, walk.link.seat, walk.link.against)
        counted = 1 if self.this_one and watched == duel.turn_seat else 0
        last = later_turn(duel, watched, self.turns - counted) if self.turns > counted else duel.turn
        begin_lasting(duel, walk.link, self.change, (), 0, END_OF_TURN, last)
        walk.go_on(duel)
