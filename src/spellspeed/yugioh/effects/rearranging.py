"""Monsters that change their Monster Card Zones on their own side (TEAM-R10, TEAM-R11)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import IN_ORDER, Ask, extra_of, option, subject_of
from spellspeed.kernel.atoms import lay, lift
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.effects.verbs import AboutGroup
from spellspeed.yugioh.rules.abilities import Group, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.terms import A_ORDER, A_ZONE, CHOOSE, EMPTY, MONSTERS, ZONE_OF


def slots_beside(duel: Duel, number: int) -> list[int]:
    """TEAM-R10. The unused Monster Card Zones beside a monster, on the field of its controller; zones of two players are never adjacent."""
    card = duel.cards[number]
    slots = duel.zone(card.controller, MONSTERS)
    return [slot for slot in (card.slot - 1, card.slot + 1) if 0 <= slot < len(slots) and slots[slot] == EMPTY]


class HasRoomBeside(Filter):
    """Monsters beside which a Monster Card Zone is unused."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return bool(slots_beside(duel, number))


def move_to_slots(duel: Duel, numbers: list[int], slots: list[int]) -> None:
    """Put monsters into other Monster Card Zones of the player who controls them: the same stay."""
    cards = [duel.cards[number] for number in numbers]
    for card in cards:
        lift(duel, card)
    for card, slot in zip(cards, slots, strict=True):
        lay(duel, card.with_control(card.controller, slot))


class MoveBeside(Step):
    """TEAM-R10. Move a monster to an unused Monster Card Zone beside it.

    A verb of one card (Senet Switch): no other moves a monster to the zone beside it.
    """

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        for number in self.group.members(duel, walk.link)[:1]:
            slots = slots_beside(duel, number)
            if slots:
                codes = tuple([option(ZONE_OF, -1, slot) for slot in slots])
                open_ask(duel, Ask(walk.link.seat, A_ZONE, number, codes))
                return
        walk.go_on(duel)

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        self.start(duel, walk)
        move_to_slots(duel, self.group.members(duel, walk.link)[:1], [extra_of(picks[0])])
        walk.go_on(duel)


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
        self.start(duel, walk)
        slots = [duel.cards[number].slot for number in self.of_seat(duel, walk.link, walk.stage)]
        move_to_slots(duel, [subject_of(pick) for pick in picks], slots)
        walk.wait(duel, walk.stage + 1)
