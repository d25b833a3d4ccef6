"""Rivalry of Warlords, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.door import open_ask
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.departures import SENT, Leaving
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import race
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.one_type import face_up_monsters


class EachKeepsOneType(Step):
    """Each player, the turn player first, chooses one Type of the own face-up monsters; those of others are sent to the Graveyard together.

    A word of one Trap Card (Rivalry of Warlords): no other text parts the monsters of a player.
    """

    def run(self, duel: Duel, walk: Walk) -> None:
        self.ask_from(duel, walk, walk.stage, walk.held)

    def ask_from(self, duel: Duel, walk: Walk, place: int, held: tuple[int, ...]) -> None:
        """Ask the next player who has more than one Type; what goes is sent when all have chosen."""
        seats = duel.order_from(duel.turn_seat)
        while place < len(seats):
            types = [race(duel, number) for number in face_up_monsters(duel, seats[place])]
            offered = [kind for kind in range(len(TYPES)) if kind in types]
            if len(offered) > 1:
                walk.wait(duel, place, held)
                codes = tuple([option(TYPE_OF, -1, kind) for kind in offered])
                open_ask(duel, Ask(seats[place], A_DECLARE, walk.link.card, codes))
                return
            place += 1
        begin_step(duel, walk)
        at_once(duel, [Leaving(number, SENT, BY_EFFECT, walk.link.card) for number in sorted(held)])
        walk.go_on(duel)

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        seat = duel.order_from(duel.turn_seat)[walk.stage]
        going = [number for number in face_up_monsters(duel, seat) if race(duel, number) != extra_of(picks[0])]
        self.ask_from(duel, walk, walk.stage + 1, walk.held + tuple(going))


card(
    "Rivalry of Warlords",
    lasting_trap((EachKeepsOneType(),)),
    continuous(ChangesPlayers(X_ONE_TYPE, EVERYBODY)),
)
