"""Picking up and ordering cards from the top of Decks."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.asks import IN_ORDER, Ask, extra_of, option, subject_of
from spellspeed.kernel.atoms import order_zone
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.door import open_ask
from spellspeed.yugioh.effects.hands_and_decks import from_top
from spellspeed.yugioh.rules.abilities import Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.coming import UP_OR_SET, Coming, summon_together
from spellspeed.yugioh.rules.derived import level
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.leaving import ADDED, SENT, Leaving
from spellspeed.yugioh.rules.may_summon import may_be_special_summoned
from spellspeed.yugioh.rules.printed import ORDINARY
from spellspeed.yugioh.rules.terms import (
    A_NUMBER,
    A_ORDER,
    BY_EFFECT,
    CHOOSE,
    DECK,
    E_REVEALED,
    MONSTERS,
    NUMBER_OF,
)  # fmt: skip


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
        self.start(duel, walk)
        comings: list[Coming] = []
        added: list[Leaving] = []
        for seat in duel.order_from(duel.turn_seat):
            room = duel.free_slots(seat, MONSTERS)
            for number in from_top(duel, seat, self.number):
                duel.note(E_REVEALED, number, seat)
                if room and self.may_come(duel, seat, number):
                    comings.append(Coming(number, seat, seat, walk.link.card, UP_OR_SET))
                    room -= 1
                elif self.might_come(duel, number):
                    added.append(Leaving(number, SENT, BY_EFFECT, walk.link.card))
                else:
                    added.append(Leaving(number, ADDED, BY_EFFECT, walk.link.card))
        at_once(duel, added)
        summon_together(duel, comings)

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        walk.go_on(duel)

    def may_come(self, duel: Duel, seat: int, number: int) -> bool:
        """Whether a card that was picked up is Special Summoned."""
        return self.might_come(duel, number) and may_be_special_summoned(duel, seat, number)

    def might_come(self, duel: Duel, number: int) -> bool:
        """Whether a card is such a monster by its own text; one that is kept off the field is sent to the Graveyard."""
        face = duel.faces[number]
        return face.is_monster and face.revival == ORDINARY and level(duel, number) <= self.most_level


class ReorderTop(Step):
    """FIELD-9. Look at up to so many cards from the top of the own Deck and put them back on top in any order, the first one uppermost."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def run(self, duel: Duel, walk: Walk) -> None:
        seat = walk.link.seat
        if walk.stage:
            seen = list(reversed(duel.zone(seat, DECK)[-walk.stage :]))
            codes = tuple([option(CHOOSE, number) for number in seen])
            open_ask(duel, Ask(seat, A_ORDER, walk.link.card, codes, len(codes), len(codes), IN_ORDER))
            return
        most = min(self.number, len(duel.zone(seat, DECK)))
        if most:
            counts = tuple([option(NUMBER_OF, -1, count) for count in range(1, most + 1)])
            open_ask(duel, Ask(seat, A_NUMBER, walk.link.card, counts))
        else:
            walk.go_on(duel)

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        seat = walk.link.seat
        if not walk.stage:
            walk.wait(duel, extra_of(picks[0]))
            return
        order = [subject_of(pick) for pick in picks]
        rest = duel.zone(seat, DECK)[: -len(order)]
        order_zone(duel, seat, DECK, rest + order[::-1])
        walk.go_on(duel)
