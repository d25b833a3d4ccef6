"""Verbs: monsters that are turned, and that change their zones."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import IN_ORDER, Ask, option, subject_of
from spellspeed.kernel.atoms import lay, lift
from spellspeed.kernel.batch import Proposal
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.positions import Turning
from spellspeed.yugioh.doing.standing_up import StandingUp
from spellspeed.yugioh.duel.abilities import Group
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import is_lit
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import (
    A_ORDER,
    ATTACK,
    BY_EFFECT,
    CHOOSE,
    DEFENSE,
    FACE_DOWN_THERE,
    MONSTERS,
    SET_POSITION,
    TOKEN,
)
from spellspeed.yugioh.words.verbs.grouped import AboutGroup, Together


class TurnFaceDown(Together):
    """T-11.4. Turn face-up monsters to face-down Defense Position; with `there` face-down in the battle position that they have."""

    def __init__(self, group: Group, there: bool = False) -> None:
        super().__init__(group)
        self.there: Final = there

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.there)

    def could(self, duel: Duel, act: Link) -> bool:
        return not is_lit(duel) and super().could(duel, act)

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        card = duel.cards[number]
        if not card.face_up or card.marks & TOKEN or card.zone != MONSTERS:
            return None
        return Turning(number, FACE_DOWN_THERE if self.there else SET_POSITION, BY_EFFECT, act.card)


class FlipFaceUp(Together):
    """EFFECT-2. Turn face-down monsters face-up, into a position (-1: the one they are in)."""

    def __init__(self, group: Group, position: int = -1) -> None:
        super().__init__(group)
        self.position: Final = position

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.position)

    def could(self, duel: Duel, act: Link) -> bool:
        return True

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        card = duel.cards[number]
        if card.face_up:
            return None
        return Turning(number, card.position if self.position < 0 else self.position, BY_EFFECT, act.card)


class SwitchPosition(Together):
    """T-7.6. Change the battle position of face-up monsters to the other one; with `flips` face-down ones are flipped into it."""

    def __init__(self, group: Group, flips: bool = False) -> None:
        super().__init__(group)
        self.flips: Final = flips

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.flips)

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        card = duel.cards[number]
        if card.zone != MONSTERS or not (card.face_up or self.flips):
            return None
        return Turning(number, DEFENSE if card.position == ATTACK else ATTACK, BY_EFFECT, act.card)


class SwitchQuietly(Together):
    """T-7.6, EFFECT-2. Change the battle position of monsters; face-down ones come to face-up Attack Position, without their Flip Effects."""

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        card = duel.cards[number]
        if card.zone != MONSTERS:
            return None
        if not card.face_up:
            return StandingUp(number, ATTACK, BY_EFFECT, act.card)
        return Turning(number, DEFENSE if card.position == ATTACK else ATTACK, BY_EFFECT, act.card)


class TurnTo(Together):
    """T-7.6. Change monsters to a face-up battle position; face-down ones are flipped, with `quietly` without their Flip Effects (EFFECT-2)."""

    def __init__(self, group: Group, position: int, quietly: bool = False) -> None:
        super().__init__(group)
        self.position: Final = position
        self.quietly: Final = quietly

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.position, self.quietly)

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        if self.quietly:
            return StandingUp(number, self.position, BY_EFFECT, act.card)
        return Turning(number, self.position, BY_EFFECT, act.card)


class TurnUpQuietly(Together):
    """Turn face-down monsters to face-up Defense Position (or Attack Position), if there are any; their Flip Effects are not activated."""

    def __init__(self, group: Group, position: int = DEFENSE) -> None:
        super().__init__(group)
        self.position: Final = position

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.position)

    def could(self, duel: Duel, act: Link) -> bool:
        return True

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        return None if duel.cards[number].face_up else StandingUp(number, self.position, BY_EFFECT, act.card)


def move_to_slots(duel: Duel, numbers: list[int], slots: list[int]) -> None:
    """Put monsters into other Monster Card Zones of the player who controls them: the same stay."""
    cards = [duel.cards[number] for number in numbers]
    for card in cards:
        lift(duel, card)
    for card, slot in zip(cards, slots, strict=True):
        lay(duel, card.with_control(card.controller, slot))


class Rearrange(AboutGroup):
    """TEAM-R11. Put the monsters of a group, side by side for each player, into each other's Monster Card Zones in any order."""

    def of_seat(self, duel: Duel, act: Link, place: int) -> list[int]:
        """The monsters of one player of the side."""
        seat = duel.side_seats(act.seat)[place]
        return [number for number in self.group.members(duel, act) if duel.cards[number].controller == seat]

    def could(self, duel: Duel, act: Link) -> bool:
        return any([len(self.of_seat(duel, act, place)) > 1 for place in range(len(duel.side_seats(act.seat)))])

    def run(self, duel: Duel, walk: Walk) -> None:
        place = walk.stage
        while place < len(duel.side_seats(walk.link.seat)):
            numbers = self.of_seat(duel, walk.link, place)
            if len(numbers) > 1:
                walk.wait(duel, place)
                codes = tuple([option(CHOOSE, number) for number in numbers])
                open_ask(duel, Ask(walk.link.seat, A_ORDER, walk.link.card, codes, len(codes), len(codes), IN_ORDER))
                return
            place += 1
        walk.go_on(duel)

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        begin_step(duel, walk)
        slots = [duel.cards[number].slot for number in self.of_seat(duel, walk.link, walk.stage)]
        move_to_slots(duel, [subject_of(pick) for pick in picks], slots)
        walk.wait(duel, walk.stage + 1)
