"""Cyber Jar, and the words that no other card uses."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.door import open_ask
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.arrivals import Coming, summon_together
from spellspeed.yugioh.doing.departures import ADDED, SENT, Leaving
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.clauses import ORDINARY
from spellspeed.yugioh.duel.derived import level
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.limits import room_left
from spellspeed.yugioh.may.summon import is_revivable, may_be_special_summoned


class PickUpAndSummon(Step):
    """T-9.12. Each player picks up cards from the top of the own Deck, which is no draw: monsters up to a Level are Special Summoned in
    face-up Attack Position or face-down Defense Position, those that cannot come now go to the Graveyard, the others to the hand.

    A verb of one card (Cyber Jar): no other picks up cards of both players.
    """

    def __init__(self, number: int, most_level: int) -> None:
        self.number: Final = number
        self.most_level: Final = most_level

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.most_level)

    def summons(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        for seat in duel.order_from(duel.turn_seat):
            for number in from_top(duel, seat, self.number):
                duel.note(E_REVEALED, number, seat)
        self.choose_from(duel, walk, 0, ())

    def choose_from(self, duel: Duel, walk: Walk, at: int, chosen: tuple[int, ...]) -> None:
        """NETREP CYBER JAR. Each player, from the `at`-th on, whose monsters do not all find a zone chooses those that come."""
        rooms = self.rooms(duel)
        seats = duel.order_from(duel.turn_seat)
        while at < len(seats):
            seat = seats[at]
            coming = [number for number in from_top(duel, seat, self.number) if self.may_come(duel, seat, number)]
            if 0 < rooms[seat] < len(coming):
                codes = tuple([option(CHOOSE, number) for number in coming])
                walk.wait(duel, at, chosen)
                open_ask(duel, Ask(seat, A_CHOOSE, walk.link.card, codes, rooms[seat], rooms[seat]))
                return
            if rooms[seat]:
                chosen += tuple(coming)
            at += 1
        self.bring(duel, walk, chosen)

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        chosen = walk.held + tuple([subject_of(pick) for pick in picks])
        self.choose_from(duel, walk, walk.stage + 1, chosen)

    def bring(self, duel: Duel, walk: Walk, chosen: tuple[int, ...]) -> None:
        """The chosen monsters come, those without a zone go to the Graveyard, and the other cards to the hand."""
        comings: list[Coming] = []
        added: list[Leaving] = []
        for seat in duel.order_from(duel.turn_seat):
            for number in from_top(duel, seat, self.number):
                if number in chosen:
                    comings.append(Coming(number, seat, seat, walk.link.card, UP_OR_SET))
                else:
                    way = SENT if self.might_come(duel, seat, number) else ADDED
                    added.append(Leaving(number, way, BY_EFFECT, walk.link.card))
        at_once(duel, added)
        summon_together(duel, comings, for_all=True)

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        walk.go_on(duel)

    def rooms(self, duel: Duel) -> list[int]:
        """How many monsters each player has room for, counting what comes for the others at the same time (FAQ KAISER COLOSSEUM)."""
        free = [duel.free_slots(seat, MONSTERS) for seat in range(duel.seats)]
        if not duel.kinds & X_FIELD_LIMIT.bit:
            return free
        planned: list[int] = []
        for seat in range(duel.seats):
            coming = [number for number in from_top(duel, seat, self.number) if self.may_come(duel, seat, number)]
            planned.append(min(free[seat], len(coming)))
        return [max(0, min(free[seat], room_left(duel, seat, True, tuple(planned)))) for seat in range(duel.seats)]

    def may_come(self, duel: Duel, seat: int, number: int) -> bool:
        """Whether a card that was picked up is Special Summoned."""
        return self.might_come(duel, seat, number) and may_be_special_summoned(duel, seat, number)

    def might_come(self, duel: Duel, seat: int, number: int) -> bool:
        """Whether a card is such a monster by its own text (FAQ GUARDIAN ELMA); one that is kept off the field is sent to the Graveyard."""
        face = duel.faces[number]
        if not face.is_monster or face.revival != ORDINARY or level(duel, number) > self.most_level:
            return False
        return not face.clauses or is_revivable(duel, seat, number, face)


card("Cyber Jar", flip((Destroy(Cards((MONSTERS,), EVERYBODY)), PickUpAndSummon(5, 4))))
