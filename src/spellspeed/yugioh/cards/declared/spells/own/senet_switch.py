"""Senet Switch, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel


class HasRoomBeside(Filter):
    """Monsters beside which a Monster Card Zone is unused."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return bool(slots_beside(duel, number))


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
        begin_step(duel, walk)
        move_to_slots(duel, self.group.members(duel, walk.link)[:1], [extra_of(picks[0])])
        walk.go_on(duel)


card(
    "Senet Switch",
    lasting_spell(),
    ignition(
        (MoveBeside(Bound(TARGETS)),),
        targets=(Target(Cards((MONSTERS,), YOU, (HasRoomBeside(),))),),
        limit=1,
        remains=True,
    ),
    cites=("TEAM-R10",),
)
