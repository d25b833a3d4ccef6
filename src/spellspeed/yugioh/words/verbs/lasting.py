"""Verbs: lasting effects that begin, Equip Cards that are attached, control that changes."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting, rewrite
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step, settle
from spellspeed.yugioh.doing.bonds import HeldByEffect
from spellspeed.yugioh.doing.moving import move
from spellspeed.yugioh.duel.abilities import Alteration, Amount, Group, Step
from spellspeed.yugioh.duel.atoms import attach_card, follow_control
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_CONTROL
from spellspeed.yugioh.duel.terms import (
    AS_EQUIP,
    BY_EFFECT,
    DONE,
    E_EQUIPPED,
    MONSTERS,
    SPELLS,
    UNION_EQUIPPED,
    WHILE_FACE_UP,
    WHILE_LINKED,
)
from spellspeed.yugioh.words.verbs.summoning import zone_for_monster


def begin_worn(duel: Duel, number: int) -> None:
    """TERM-CONTROL-1, TERM-ORIGINAL-1, T-11.4. What an Equip Card's text takes or makes anew begins, as the latest such effect on its monster."""
    card = duel.cards[number]
    for ability in duel.printed(number).steady:
        for change in ability.changes:
            if change.begins_worn():
                add_lasting(
                    duel,
                    Lasting(
                        card.binding, card.controller, change, (card.link,), 0, WHILE_LINKED, duel.turn, duel.order
                    ),
                )
                if change.what is X_CONTROL:
                    follow_control(duel)


def attach(duel: Duel, number: int, to: int) -> None:
    """Attach a card on the field to a monster."""

    card = duel.cards[number]
    rewrite(duel, card.with_link(duel.binding(to)))
    attach_card(duel, number)
    begin_worn(duel, number)
    duel.tell(E_EQUIPPED, number, card, card.controller, 2, to)


class EquipTo(Step):
    """SPELL-6, TERM-EQUIPPED-1. Attach this card to the first monster of a group; without one it stays unattached (and is lost)."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        for number in self.group.members(duel, walk.link)[:1]:
            if duel.cards[number].zone == MONSTERS and duel.cards[number].face_up:
                attach(duel, walk.link.card, number)
        walk.go_on(duel)


class BecomeEquip(Step):
    """TERM-EQUIPCARD-1. This card goes to a Spell & Trap Card Zone as an Equip Card on the first face-up monster of a group."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.free_slot(act.seat, SPELLS) >= 0 and self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
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


def held(duel: Duel, change: Alteration, effect: Lasting) -> tuple[int, ...]:
    """T-9.4, T-11.4. The cards on which a lasting effect can begin: of the monsters on the field face-up ones, unless it holds others too."""
    if change.holds_face_down(effect):
        return effect.cards
    cards = [duel.cards[binding % STAYS] for binding in effect.cards]
    return tuple([card.binding for card in cards if card.face_up or card.zone != MONSTERS])


def begin_lasting(
    duel: Duel, act: Link, change: Alteration, cards: tuple[int, ...], amount: int, until: int, turn: int
) -> None:
    """Begin a lasting effect of an activation; control is followed at once (T-11.3)."""
    add_lasting(duel, Lasting(act.source, act.seat, change, cards, amount, until, turn, duel.order, act.against))
    if change.what is X_CONTROL:
        follow_control(duel)
        settle(duel)


class Begin(Step):
    """T-11.4. Begin a lasting effect: on the cards of a group as they are now, or (None) on whatever its own group or players are each time.

    `until` is one of the codes of terms.py; `turns` how many turns from now it ends (0: this turn). An amount is read now.
    """

    def __init__(
        self, change: Alteration, on: Group | None, until: int, amount: Amount | None = None, turns: int = 0
    ) -> None:
        self.change: Final = change
        self.on: Final = on
        self.until: Final = until
        self.amount: Final = amount
        self.turns: Final = turns

    def parts(self) -> tuple[object, ...]:
        return (self.change, self.on, self.until, self.amount, self.turns)

    def could(self, duel: Duel, act: Link) -> bool:
        if self.change.what is X_CONTROL and not zone_for_monster(duel, act, act.seat):
            return False
        return self.on is None or self.on.exists(duel, act)

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        if self.change.what is X_CONTROL and not zone_for_monster(duel, act, act.seat):
            return ("T-11.3",)
        return ()

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        cards: tuple[int, ...] = ()
        if self.on is not None:
            cards = tuple([duel.binding(number) for number in self.on.members(duel, walk.link)])
        amount = 0 if self.amount is None else self.amount.count(duel, walk.link)
        turn = self.change.last_turn(duel, walk.link, self.turns)
        if self.on is not None:
            cards = held(
                duel,
                self.change,
                Lasting(walk.link.source, walk.link.seat, self.change, cards, amount, self.until, turn, 0),
            )
            if not cards:
                walk.go_on(duel, walk.link.with_bound(DONE, ()))
                return
        begin_lasting(duel, walk.link, self.change, cards, amount, self.until, turn)
        duel.has_happened()
        walk.go_on(duel, walk.link.with_bound(DONE, cards))


def hold_by_effect(duel: Duel, act: Link, number: int) -> None:
    """T-9.13. From now on an Equip Card is held by the effect of the monster that took it."""
    begin_lasting(duel, act, HeldByEffect(), (duel.binding(number),), 0, WHILE_FACE_UP, duel.turn)


class Absorb(Step):
    """TERM-EQUIPCARD-1. Equip the target to this monster as an Equip Card, face-down where it was; `changes` last while it is equipped."""

    def __init__(self, group: Group, changes: tuple[Alteration, ...] = ()) -> None:
        self.group: Final = group
        self.changes: Final = changes

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.changes)

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.free_slot(act.seat, SPELLS) >= 0 and self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        seat = walk.link.seat
        slot = duel.free_slot(seat, SPELLS)
        done: list[int] = []
        for number in self.group.members(duel, walk.link)[:1]:
            if slot < 0:
                continue
            before = move(duel, number, seat, SPELLS, slot, duel.cards[number].face_up, by=seat, marks=AS_EQUIP)
            duel.tell(E_EQUIPPED, number, before, seat, BY_EFFECT, walk.link.card)
            attach(duel, number, walk.link.card)
            hold_by_effect(duel, walk.link, number)
            done.append(duel.binding(number))
            for change in self.changes:
                act = walk.link.with_source(duel.binding(number))
                begin_lasting(duel, act, change, (duel.binding(walk.link.card),), 0, WHILE_LINKED, duel.turn)
        walk.go_on(duel, walk.link.with_bound(DONE, tuple(done)))
