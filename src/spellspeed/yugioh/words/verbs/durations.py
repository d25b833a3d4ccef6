"""Verbs: lasting effects that begin, Equip Cards that are attached, control that changes."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting, keep_lasting, rewrite
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step, settle
from spellspeed.yugioh.doing.bonds import HeldByEffect
from spellspeed.yugioh.doing.moves import move
from spellspeed.yugioh.duel.abilities import Amount, Group, Step
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.atoms import attach_card, follow_control, rewrite_battle
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel, by_number
from spellspeed.yugioh.duel.kept_names import TRIBUTED_CARD
from spellspeed.yugioh.duel.limits import may_take_card
from spellspeed.yugioh.duel.memory import keep_number, kept_number
from spellspeed.yugioh.duel.phrases import phrase_of
from spellspeed.yugioh.duel.rights import X_CONTROL, X_KEEPS_CONTROL, X_MADE_DIRECT
from spellspeed.yugioh.duel.scope import later_turn, the_opponent
from spellspeed.yugioh.duel.terms import (
    AS_EQUIP,
    BY_EFFECT,
    DONE,
    E_EQUIPPED,
    EQUIPPED_ITSELF,
    FOREVER,
    MONSTERS,
    SPELLS,
    TARGETS,
    WHILE_FACE_UP,
    WHILE_LINKED,
)
from spellspeed.yugioh.may.free_zones import has_room, short_for
from spellspeed.yugioh.words.changes.values import Controls
from spellspeed.yugioh.words.groups.references import Bound, refuse_stale
from spellspeed.yugioh.words.verbs.present_values import change_present, changed_once

BEFORE_YOUR_TURN: Final = -1
"""As the number of turns that a lasting effect lasts: until the next turn of its player begins (TEAM-II-3)."""
THROUGH_YOUR_TURN: Final = -2
"""As `turns` of Begin: it ends with the running turn if that is an own one, or with the own next turn."""


def begin_worn(duel: Duel, number: int) -> None:
    """TERM-CONTROL-1, TERM-ORIGINAL-1, T-11.4. What an Equip Card's text takes or makes anew begins, as the latest such effect on its monster."""
    card = duel.cards[number]
    act = Link(card.controller, card.binding, card.face, 0, None, card.zone)
    for ability in duel.printed(number).steady:
        for change in ability.changes:
            if change.begins_worn():
                amount = change.worn_amount(duel, act)
                worn = Lasting(
                    card.binding, card.controller, change, (card.link,), amount, WHILE_LINKED, duel.turn, duel.order
                )
                add_lasting(duel, worn)
                if change.what is X_CONTROL:
                    follow_control(duel)


def loosen(duel: Duel, number: int) -> None:
    """ERA-EQUIP-2. An Equip Card is about to be moved to another monster: what it did to the one that it was on is over."""
    binding = duel.binding(number)
    kept: list[Lasting] = []
    for effect in duel.lasting:
        if effect.source != binding or effect.until != WHILE_LINKED:
            kept.append(effect)
    if len(kept) < len(duel.lasting):
        keep_lasting(duel, kept)
        follow_control(duel)


def attach(duel: Duel, number: int, to: int) -> None:
    """Attach a card on the field to a monster."""
    card = duel.cards[number]
    if card.link:
        loosen(duel, number)
    rewrite(duel, card.with_link(duel.binding(to)))
    attach_card(duel, number)
    begin_worn(duel, number)
    if X_CONTROL.bit & duel.faces[number].kinds:
        # GEARFRIED THE SWORDMASTER: control changes first.
        settle(duel)
    duel.tell(E_EQUIPPED, number, card, card.controller, 2, to)


def is_what_was_done(group: Group | None) -> bool:
    """T-7.4, T-3.8. Whether a group is what the step before brought about: what begins on it is no later happening.

    FAQ TORRENTIAL TRIBUTE, BOTTOMLESS TRAP HOLE: a monster that Call of the Haunted brought has been Summoned last.
    """
    return isinstance(group, Bound) and group.name == DONE


class EquipTo(Step):
    """SPELL-6, TERM-EQUIPPED-1. Attach this card to the first monster of a group; without one it stays unattached (and is lost).

    A Trap Card is treated as an Equip Card from then on (TERM-EQUIPCARD-1).
    """

    def __init__(self, group: Group) -> None:
        self.group: Final = group
        self.at_once: Final = is_what_was_done(group)

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def equips_target(self) -> bool:
        return isinstance(self.group, Bound) and self.group.name == TARGETS

    def run(self, duel: Duel, walk: Walk) -> None:
        refuse_stale(duel, walk.link, self.group)
        if not self.at_once:
            begin_step(duel, walk)
        for number in self.group.members(duel, walk.link)[:1]:
            if duel.cards[number].zone == MONSTERS and duel.cards[number].face_up:
                if duel.faces[walk.link.card].is_trap:
                    turn_to_equip_card(duel, walk.link.card)
                attach(duel, walk.link.card, number)
        walk.go_on(duel)


def turn_to_equip_card(duel: Duel, number: int) -> None:
    """TERM-EQUIPCARD-1. A Trap Card on the field is treated as an Equip Card from now on."""
    old = duel.cards[number]
    new = old.with_marks(old.marks | AS_EQUIP | EQUIPPED_ITSELF)
    rewrite(duel, new)
    duel.noticed(old, new)


class BecomeEquip(Step):
    """TERM-EQUIPCARD-1. This card goes to a Spell & Trap Card Zone as an Equip Card on the first face-up monster of a group."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def equips_target(self) -> bool:
        return isinstance(self.group, Bound) and self.group.name == TARGETS

    def could(self, duel: Duel, act: Link) -> bool:
        if duel.battle is not None and act.source in duel.battle.doomed:
            # T-5.5: beaten in this battle, it goes to the Graveyard (BRAIN JACKER).
            return False
        if not duel.on_field(act.card) and not may_take_card(duel, act.seat):
            # FAQ SPATIAL COLLAPSE: one card more than the field takes.
            return False
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
            marks = AS_EQUIP | EQUIPPED_ITSELF if duel.faces[number].is_monster else 0
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

    `until` is one of the codes of duel/terms.py; `turns` how many turns from now it ends (0: this turn). An amount is read now.
    What is doubled or halved until the turn ends, or becomes another value, is the present value of each card, read now (see change_present).
    What lasts while this card is face-up counts from where the step before has put it.
    """

    def __init__(
        self, change: Alteration, on: Group | None, until: int, amount: Amount | None = None, turns: int = 0
    ) -> None:
        self.at_once: Final = is_what_was_done(on)
        self.change: Final = change
        self.on: Final = on
        self.until: Final = until
        self.amount: Final = amount
        self.turns: Final = turns
        self.once: Final = changed_once(change, on, until)

    def parts(self) -> tuple[object, ...]:
        return (self.change, self.on, self.until, self.amount, self.turns)

    def could(self, duel: Duel, act: Link) -> bool:
        if self.change.what is X_CONTROL and not has_room(duel, act, act.seat, 1, False):
            return False
        return self.on is None or self.on.exists(duel, act)

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        if self.change.what is X_CONTROL and not has_room(duel, act, act.seat, 1, False):
            return ("T-11.3",)
        return ()

    def zones_short(self, duel: Duel, act: Link) -> int:
        return short_for(duel, act, act.seat, 1, False) if self.change.what is X_CONTROL else 0

    def run(self, duel: Duel, walk: Walk) -> None:
        refuse_stale(duel, walk.link, self.on)
        if not self.at_once:
            begin_step(duel, walk)
        cards: tuple[int, ...] = ()
        if self.on is not None:
            cards = tuple([duel.binding(number) for number in self.on.members(duel, walk.link)])
        amount = 0 if self.amount is None else self.amount.count(duel, walk.link)
        if self.turns == BEFORE_YOUR_TURN:
            turn = later_turn(duel, walk.link.seat) - 1
        elif self.turns == THROUGH_YOUR_TURN:
            turn = duel.turn if duel.turn_seat == walk.link.seat else later_turn(duel, walk.link.seat)
        else:
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
        if self.once is None:
            act = walk.link
            now = duel.binding(act.card)
            if self.on is None and self.until == WHILE_FACE_UP and now in act.bound[DONE]:
                act = act.with_source(now)
            begin_lasting(duel, act, self.change, cards, amount, self.until, turn)
        else:
            change_present(duel, walk.link, self.change, self.once, cards, amount, turn)
        if not self.at_once:
            duel.has_happened()
        walk.go_on(duel, walk.link.with_bound(DONE, cards))


class EndEarlier(Step):
    """CORE-1. Earlier effects of the own side that change the same in the same words end; of such effects the last one to resolve applies.

    An attack that one of them has made direct is one on nothing any more, and so must be replayed (T-4.4).
    """

    def __init__(self, changes: tuple[Alteration, ...]) -> None:
        self.changes: Final = changes

    def parts(self) -> tuple[object, ...]:
        return (self.changes,)

    def run(self, duel: Duel, walk: Walk) -> None:
        kept: list[Lasting] = []
        words = [phrase_of(change) for change in self.changes]
        battle = duel.battle
        for effect in duel.lasting:
            change = effect.change
            assert isinstance(change, Alteration)
            if duel.is_opponent(effect.seat, walk.link.seat) or phrase_of(change) not in words:
                kept.append(effect)
            elif change.what is X_MADE_DIRECT and battle is not None and battle.direct:
                rewrite_battle(duel, battle.without_direct())
        keep_lasting(duel, kept)
        walk.go_on(duel)


class GiveControl(Step):
    """TERM-CONTROL-1, T-11.3, TEAM-III-1. An opponent gets control of the monsters of a group for good, where that player has a zone free.

    A verb of one card so far (Mushroom Man #2): nothing in it is about that card.
    """

    def __init__(self, group: Group) -> None:
        self.group: Final = group
        self.change: Final = Controls()

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def meets_one(self) -> bool:
        return True

    def could(self, duel: Duel, act: Link) -> bool:
        if not any([duel.free_slot(seat, MONSTERS) >= 0 for seat in duel.opponents(act.seat)]):
            return False
        return any([not is_under(duel, X_KEEPS_CONTROL, number) for number in self.group.members(duel, act)])

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        seat = the_opponent(duel, walk.link.seat, walk.link.against)
        cards = tuple([duel.binding(number) for number in self.group.members(duel, walk.link)])
        if cards and duel.free_slot(seat, MONSTERS) >= 0:
            begin_lasting(duel, walk.link, self.change, cards, seat + 1, FOREVER, duel.turn)
            duel.has_happened()
        walk.go_on(duel)


def hold_by_effect(duel: Duel, act: Link, number: int) -> None:
    """T-9.13. From now on an Equip Card is held by the effect of the monster that took it."""
    begin_lasting(duel, act, HeldByEffect(), (duel.binding(number),), 0, WHILE_FACE_UP, duel.turn)


class Absorb(Step):
    """TERM-EQUIPCARD-1. Equip the target to this monster as an Equip Card, face-down where it was; `changes` last while it is equipped.

    On the field it has to be an opponent's still (FAQ REMOVE BRAINWASHING). `every`: all cards of the group, as far as there are Spell & Trap
    Card Zones for them.
    """

    def __init__(self, group: Group, changes: tuple[Alteration, ...] = (), every: bool = False) -> None:
        self.group: Final = group
        self.changes: Final = changes
        self.every: Final = every

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.changes, self.every)

    def moved(self) -> Group | None:
        return self.group

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.free_slot(act.seat, SPELLS) >= 0 and may_take_card(duel, act.seat) and self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        seat = walk.link.seat
        done: list[int] = []
        numbers = by_number(duel, self.group.members(duel, walk.link))
        for number in numbers if self.every else numbers[:1]:
            slot = duel.free_slot(seat, SPELLS)
            if slot < 0 or duel.bound_card(walk.link.source) != walk.link.card:
                continue
            if duel.cards[number].zone == MONSTERS and not duel.is_opponent(seat, duel.cards[number].controller):
                continue
            before = move(duel, number, seat, SPELLS, slot, duel.cards[number].face_up, by=seat, marks=AS_EQUIP)
            duel.tell(E_EQUIPPED, number, before, seat, BY_EFFECT, walk.link.card)
            keep_number(duel, duel.binding(number), TRIBUTED_CARD, kept_number(duel, before.binding, TRIBUTED_CARD))
            attach(duel, number, walk.link.card)
            begin_held(duel, walk.link, number, self.changes)
            done.append(duel.binding(number))
        walk.go_on(duel, walk.link.with_bound(DONE, tuple(done)))


def begin_held(duel: Duel, act: Link, number: int, changes: tuple[Alteration, ...]) -> None:
    """TERM-EQUIPCARD-1, T-9.13. An Equip Card is held by the effect of the monster that took it, and what it does as one begins."""
    hold_by_effect(duel, act, number)
    holder = (duel.binding(act.card),)
    own = act.with_source(duel.binding(number))
    for change in changes:
        amount = change.amount(duel, Lasting(own.source, own.seat, change, (), 0, WHILE_LINKED, duel.turn, 0), act.card)
        begin_lasting(duel, own, change, holder, amount, WHILE_LINKED, duel.turn)
