"""What becomes of what a card did once its effects are negated (T-9.13; Skill Drain)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import keep_lasting, rewrite, work_out_anew
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS, Card
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.doing.bonds import HeldByEffect, Tie, is_refused
from spellspeed.yugioh.doing.departures import DESTROYED, Leaving
from spellspeed.yugioh.doing.moves import move
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.atoms import follow_control, keep_working
from spellspeed.yugioh.duel.derived import effects_on, is_negated, is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import (
    FEW_TRIBUTES,
    GRADIUS,
    MATERIAL_ATTACK,
    MATERIALS_USED,
    ROCKS_REMOVED,
    TRIBUTED_ATTACK,
    UNTRIBUTED,
)
from spellspeed.yugioh.duel.marks import home_of
from spellspeed.yugioh.duel.memory import keep_number, kept_number
from spellspeed.yugioh.duel.negation_record import NO_NEGATIONS, Negations
from spellspeed.yugioh.duel.rights import (
    X_ATTACK,
    X_CONTROL,
    X_DEFENSE,
    X_NEGATED,
    X_NO_REPOSITION,
    X_TARGETED_DIES,
    X_TARGETING_NEGATED,
)
from spellspeed.yugioh.duel.terms import (
    BY_EFFECT,
    BY_RULE,
    E_COUNTER_REMOVED,
    E_PLACED,
    FIELD,
    FOREVER,
    MONSTERS,
    SPELLS,
)
from spellspeed.yugioh.duel.trap_monsters import is_trap_monster, taken_slot

OWN_COUNTERS: Final = ("Spell Counter", "counter")
"""The counters that a monster holds by its own text alone."""
NUMBERS_OF_ATTACK: Final = (
    TRIBUTED_ATTACK, UNTRIBUTED, ROCKS_REMOVED, MATERIALS_USED, MATERIAL_ATTACK, FEW_TRIBUTES, GRADIUS,
)  # fmt: skip
"""What is kept about a monster because its own text makes ATK of it; for Gradius' Option, whose ATK that is (FAQ SKILL DRAIN)."""
OWN_CHANGES: Final = (X_ATTACK, X_DEFENSE, X_NO_REPOSITION)
"""What a monster's own effects do to it that is over for good once they are negated."""


def follow_negations(duel: Duel) -> None:
    """T-9.13. Keep which lasting negations work now, and take away what negated cards gave themselves."""
    if follow_the_field(duel):
        work_out_anew(duel)
    if effects_on(duel, X_NEGATED):
        if duel.lasting:
            lose_own_gains(duel)
            let_go(duel)
        lose_counters(duel)
        lay_trap_monsters_down(duel)
    keep_negations(duel)


def follow_the_field(duel: Duel) -> bool:
    """T-9.13. Whether a negation is about other cards once the field is another one (Cyber Blader, Gora Turtle of Illusion)."""
    for effect in effects_on(duel, X_NEGATED):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.follows_field():
            return True
    return False


def keep_negations(duel: Duel) -> None:
    """T-9.13. Keep which lasting negations work now: those go on."""
    now = NO_NEGATIONS
    if effects_on(duel, X_NEGATED):
        now = Negations(duel.negating.standing, duel.negating.working, held_down(duel))
    elif duel.lasting and effects_on(duel, X_TARGETING_NEGATED):
        down = held_down(duel)
        now = Negations(now.standing, now.working, down) if down else now
    before = duel.negations
    keep_working(duel, now)
    if now.working != before.working:
        # What takes control may have stopped or begun to work.
        follow_control(duel)
        strike_the_targeted(duel, before.held_down)


def strike_the_targeted(duel: Duel, woken: tuple[int, ...]) -> None:
    """ERA-REAPER-1. A monster that does not survive being targeted, and that was equipped while its effects were negated, is destroyed now."""
    if not woken or not effects_on(duel, X_TARGETED_DIES):
        return
    struck: list[Leaving] = []
    for binding in woken:
        number = duel.bound_card(binding)
        if number >= 0 and binding not in duel.negations.held_down and is_under(duel, X_TARGETED_DIES, number):
            if any([duel.cards[other].link == binding for other in duel.attached]):
                struck.append(Leaving(number, DESTROYED, BY_EFFECT, number))
    if struck:
        duel.next_batch()
        at_once(duel, struck)


def held_down(duel: Duel) -> tuple[int, ...]:
    """The face-up cards with bonds, or to which it matters later, whose effects, or whose bonds, are negated now; by their numbers."""
    found: list[int] = []
    for seat in range(duel.seats):
        for zone in (MONSTERS, SPELLS, FIELD):
            for number in duel.zone(seat, zone):
                if number >= 0 and duel.faces[number].minds_negation and duel.cards[number].face_up:
                    if is_negated(duel, number):
                        found.append(duel.binding(number))
    for effect in duel.lasting:
        if isinstance(effect.change, Tie) and effect.source not in found:
            if is_down(duel, effect.source) or is_refused(duel, effect):
                found.append(effect.source)
    found.sort()
    return tuple(found)


def is_down(duel: Duel, source: int) -> bool:
    """Whether a card lies face-up on the field, in this stay, and its effects are negated."""
    card = duel.cards[source % STAYS]
    return card.binding == source and card.face_up and duel.on_field(card.number) and is_negated(duel, card.number)


def lose_own_gains(duel: Duel) -> None:
    """T-9.13. A monster whose effects are negated loses for good the ATK and DEF that its own effects have given it or taken from it.

    So it does the ban on turning that they have laid on it (GOBLIN ATTACK FORCE); and so ends what another card does to it (NINJITSU ART OF DECOY).
    """
    kept: list[Lasting] = []
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        own = change.what in OWN_CHANGES and effect.cards == (effect.source,)
        own = own and duel.faces[effect.source % STAYS].is_monster
        if not ((own or change.ends_negated()) and is_down(duel, effect.source)):
            kept.append(effect)
    keep_lasting(duel, kept)


def let_go(duel: Duel) -> None:
    """T-9.13. What the effect of a monster holds as an Equip Card is destroyed when that effect is negated; its ATK and DEF go with it."""
    lost: list[Leaving] = []
    for effect in duel.lasting:
        if isinstance(effect.change, HeldByEffect) and is_down(duel, effect.source):
            number = duel.bound_card(effect.cards[0])
            if number >= 0 and duel.on_field(number):
                lost.append(Leaving(number, DESTROYED, BY_RULE))
    if lost:
        duel.next_batch()
        at_once(duel, lost)


def lose_counters(duel: Duel) -> None:
    """T-9.13. A monster whose effects are negated holds no counters of its own: they are gone; so is what its own text has made of its ATK."""
    for seat in range(duel.seats):
        for number in duel.zone(seat, MONSTERS):
            if number < 0:
                continue
            card = duel.cards[number]
            has_something = card.counters or card.binding in duel.kept
            if not has_something or not card.face_up or not is_negated(duel, number):
                continue
            for name in NUMBERS_OF_ATTACK:
                if kept_number(duel, card.binding, name):
                    keep_number(duel, card.binding, name, 0)
            for counter in OWN_COUNTERS:
                count = card.counted(counter)
                if count:
                    rewrite(duel, card.with_counters(counter, 0))
                    duel.note(E_COUNTER_REMOVED, number, card.controller, BY_RULE, number, count)


def given_to(duel: Duel, card: Card) -> int:
    """FAQ EMBODIMENT OF APOPHIS. Who controls a card for good: the one to whom it was last given for good, else who has it without any effect."""
    seat = home_of(card)
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what is X_CONTROL and effect.until == FOREVER and card.binding in effect.cards:
            seat = effect.amount - 1
    return seat


def lay_trap_monsters_down(duel: Duel) -> None:
    """T-8.12, T-9.13. A Trap Card that its own effect made a monster is a Trap Card again once that effect is negated, and stays one.

    It lies face-up on the side of the player who has it without any effect that controls it for a time, where a zone is free.
    """
    for seat in range(duel.seats):
        for number in duel.zone(seat, MONSTERS)[:]:
            if number < 0:
                continue
            card = duel.cards[number]
            if not is_trap_monster(card) or not card.face_up or not is_negated(duel, number):
                continue
            home = given_to(duel, card)
            slot = taken_slot(duel, number, seat) if home == seat else duel.free_slot(home, SPELLS)
            if slot < 0:
                at_once(duel, [Leaving(number, DESTROYED, BY_RULE)])
            else:
                move(duel, number, home, SPELLS, slot, by=home)
                duel.note(E_PLACED, number, home)
