"""Picking up and ordering cards from the top of Decks."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import IN_ORDER, Ask, extra_of, option, subject_of
from spellspeed.kernel.atoms import order_zone
from spellspeed.kernel.door import open_ask
from spellspeed.yugioh.rules.abilities import Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.derived import level
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.may_summon import may_be_special_summoned
from spellspeed.yugioh.rules.moving import move
from spellspeed.yugioh.rules.summoning import special_summon
from spellspeed.yugioh.rules.terms import (
    A_NUMBER,
    A_ORDER,
    A_POSITION,
    ATTACK,
    BY_EFFECT,
    CHOOSE,
    DECK,
    DEFENSE,
    E_ADDED,
    E_REVEALED,
    HAND,
    MONSTERS,
    NUMBER_OF,
    POSITION_OF,
    SET_POSITION,
)  # fmt: skip

SUMMON_STAGE: Final = 1
UP_OR_SET: Final = (option(POSITION_OF, -1, ATTACK), option(POSITION_OF, -1, SET_POSITION))


class PickUpAndSummon(Step):
    """T-9.12. Each player picks up cards from the top of the own Deck, which is no draw: monsters up to a Level are Special Summoned in
    face-up Attack Position or face-down Defense Position, the others go to the hand.

    A verb of one card (Cyber Jar): no other picks up cards of both players.
    """

    def __init__(self, number: int, most_level: int) -> None:
        self.number: Final = number
        self.most_level: Final = most_level

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.most_level)

    def run(self, duel: Duel, walk: Walk) -> None:
        if walk.stage == SUMMON_STAGE:
            self.next_card(duel, walk)
            return
        self.start(duel, walk)
        summoned: list[int] = []
        for seat in duel.order_from(duel.turn_seat):
            picked = list(reversed(duel.zone(seat, DECK)[-self.number :]))
            room = duel.free_slots(seat, MONSTERS)
            for number in picked:
                duel.note(E_REVEALED, number, seat)
                if room and self.may_come(duel, seat, number):
                    summoned.append(number)
                    room -= 1
                else:
                    before = move(duel, number, seat, HAND)
                    duel.tell(E_ADDED, number, before, seat, BY_EFFECT, walk.link.card, DECK, HAND)
        walk.wait(duel, SUMMON_STAGE, tuple(summoned))

    def may_come(self, duel: Duel, seat: int, number: int) -> bool:
        """Whether a card that was picked up is Special Summoned."""
        if not duel.faces[number].is_monster or level(duel, number) > self.most_level:
            return False
        return may_be_special_summoned(duel, seat, number)

    def next_card(self, duel: Duel, walk: Walk) -> None:
        """Its owner chooses the position of the next monster."""
        if walk.held:
            number = walk.held[0]
            open_ask(duel, Ask(duel.cards[number].owner, A_POSITION, number, UP_OR_SET))
        else:
            walk.go_on(duel)

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        number = walk.held[0]
        seat = duel.cards[number].owner
        face_up = extra_of(picks[0]) == ATTACK
        position = ATTACK if face_up else DEFENSE
        special_summon(duel, number, seat, duel.free_slot(seat, MONSTERS), position, walk.link.card, False, face_up)
        walk.wait(duel, SUMMON_STAGE, walk.held[1:])


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
