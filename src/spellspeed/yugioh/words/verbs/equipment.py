"""Verbs: Equip Cards that come to a monster by an effect, or are moved from one to another (TERM-EQUIPPED-1, ERA-EQUIP-1, ERA-EQUIP-2)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import keep_lasting
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import DESTROYED, Leaving
from spellspeed.yugioh.doing.moves import move
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel, by_number
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.limits import may_take_card
from spellspeed.yugioh.duel.rights import X_BOND
from spellspeed.yugioh.duel.terms import (
    AS_EQUIP,
    BY_EFFECT,
    CHOSEN,
    DONE,
    EQUIPPED_ITSELF,
    MONSTERS,
    SPELLS,
)
from spellspeed.yugioh.may.equip import may_wear
from spellspeed.yugioh.words.groups.references import refuse_stale
from spellspeed.yugioh.words.verbs.durations import Absorb, attach, begin_held


def taking(duel: Duel, number: int, holder: int) -> int:
    """FAQ Collected Power. The ability by which a monster could hold an Equip Card that another one like it has taken; -1 for none.

    Not where it holds one already and takes no second (Relinquished, also for what Thousand-Eyes Restrict has taken).
    """
    card = duel.cards[number]
    if card.marks & (AS_EQUIP | EQUIPPED_ITSELF) != AS_EQUIP or not card.link:
        return -1
    before = duel.faces[card.link % STAYS]
    for ability in duel.faces[holder].abilities:
        if not any([isinstance(step, Absorb) for step in ability.resolved]):
            continue
        alike = [other.is_ignition == ability.is_ignition for other in before.abilities if takes(other)]
        if not any(alike) or not (ability.is_ignition or before is duel.faces[holder]):
            return -1
        new = duel.cards[holder]
        act = Link(new.controller, new.binding, new.face, ability.index, None, new.zone)
        if ability.is_ignition and ability.condition is not None and not ability.condition.holds(duel, act):
            return -1
        return ability.index
    return -1


def takes(ability: Ability) -> bool:
    """Whether an ability equips other monsters to its own."""
    return any([isinstance(step, Absorb) for step in ability.resolved])


def take_over(duel: Duel, number: int, holder: int, index: int) -> None:
    """T-9.13. A monster that was moved is held by the effect of the one that wears it now."""
    binding = duel.binding(number)
    keep_lasting(
        duel, [effect for effect in duel.lasting if effect.change.bits() != X_BOND.bit or binding not in effect.cards]
    )
    card = duel.cards[holder]
    act = Link(card.controller, card.binding, card.face, index, None, card.zone)
    for step in duel.faces[holder].abilities[index].resolved:
        if isinstance(step, Absorb):
            begin_held(duel, act, number, step.changes)


class EquipCards(Step):
    """TERM-EQUIPPED-1, ERA-EQUIP-2. Equip the cards of a group to the first monster of another group, none of them activated.

    Those in a Graveyard come to the own Spell & Trap Card Zones, a Union monster to those of its controller; the others stay where they lie.
    One that is no card for that monster is destroyed, as are further Union monsters: the one that was chosen before comes first.
    """

    def __init__(self, cards: Group, to: Group) -> None:
        self.cards: Final = cards
        self.to: Final = to

    def parts(self) -> tuple[object, ...]:
        return (self.cards, self.to)

    def moved(self) -> Group | None:
        return self.cards

    def could(self, duel: Duel, act: Link) -> bool:
        if not self.cards.exists(duel, act) or not self.to.exists(duel, act):
            return False
        return may_take_card(duel, act.seat) or any([duel.on_field(number) for number in self.cards.members(duel, act)])

    def run(self, duel: Duel, walk: Walk) -> None:
        refuse_stale(duel, walk.link, self.to)
        begin_step(duel, walk)
        act = walk.link
        done: list[int] = []
        wrong: list[Leaving] = []
        for holder in self.to.members(duel, act)[:1]:
            if duel.cards[holder].zone != MONSTERS or not duel.cards[holder].face_up:
                continue
            for number in self.in_order(duel, act, holder):
                card = duel.cards[number]
                if card.link == duel.binding(holder) and card.zone == SPELLS:
                    continue
                seat = card.controller if duel.on_field(number) else act.seat
                taker = taking(duel, number, holder)
                fits = taker >= 0 or may_wear(duel, seat, number, holder)
                if card.zone != SPELLS and not self.brings(duel, number, seat):
                    continue
                attach(duel, number, holder)
                if taker >= 0:
                    take_over(duel, number, holder, taker)
                done.append(duel.binding(number))
                if not fits:
                    wrong.append(Leaving(number, DESTROYED, BY_EFFECT, act.card))
        if wrong:
            duel.next_batch()
            at_once(duel, wrong)
        walk.go_on(duel, act.with_bound(DONE, tuple(done)))

    def in_order(self, duel: Duel, act: Link, holder: int) -> list[int]:
        """The cards: a Union monster that was chosen, those that are for the monster, then the others, which take no place from them."""
        chosen: list[int] = []
        right: list[int] = []
        others: list[int] = []
        for number in by_number(duel, self.cards.members(duel, act)):
            seat = duel.cards[number].controller if duel.on_field(number) else act.seat
            if duel.binding(number) in act.bound[CHOSEN]:
                chosen.append(number)
            elif may_wear(duel, seat, number, holder):
                right.append(number)
            else:
                others.append(number)
        return chosen + right + others

    def brings(self, duel: Duel, number: int, seat: int) -> bool:
        """Bring a card that lies elsewhere to a Spell & Trap Card Zone; whether there is one free."""
        slot = duel.free_slot(seat, SPELLS)
        if slot < 0:
            return False
        marks = AS_EQUIP | EQUIPPED_ITSELF if duel.faces[number].is_monster else 0
        move(duel, number, seat, SPELLS, slot, by=seat, marks=marks)
        return True
