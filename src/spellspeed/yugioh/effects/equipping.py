"""Monsters that become Equip Cards by their own effect (TERM-EQUIPCARD-1)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.lasting import attach
from spellspeed.yugioh.rules.abilities import Group, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.moving import move
from spellspeed.yugioh.rules.terms import AS_EQUIP, DONE, MONSTERS, SPELLS, UNION_EQUIPPED


class BecomeEquip(Step):
    """TERM-EQUIPCARD-1. This card goes to a Spell & Trap Card Zone as an Equip Card on the first face-up monster of a group."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.free_slot(act.seat, SPELLS) >= 0 and self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        link = walk.link.with_bound(DONE, ())
        number = duel.bound_card(walk.link.source)
        slot = duel.free_slot(walk.link.seat, SPELLS)
        for to in self.group.members(duel, walk.link)[:1]:
            holder = duel.cards[to]
            if number < 0 or slot < 0 or holder.zone != MONSTERS or not holder.face_up:
                continue
            marks = AS_EQUIP | UNION_EQUIPPED if duel.faces[number].is_union else AS_EQUIP
            move(duel, number, walk.link.seat, SPELLS, slot, by=walk.link.seat, marks=marks)
            attach(duel, number, to)
            link = link.with_source(duel.binding(number)).with_bound(DONE, (duel.binding(number),))
        walk.go_on(duel, link)
