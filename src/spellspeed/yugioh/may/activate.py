"""Whether an activation is allowed: of a card or an effect, by this seat, at this moment (SPEED, SPELL, TRAP, EFFECT, T-8, T-9.1)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import Card
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.clauses import OPENS_MAIN_PHASE
from spellspeed.yugioh.duel.derived import effects_on, is_under
from spellspeed.yugioh.duel.duel import Duel, place_of
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.limits import may_take_card
from spellspeed.yugioh.duel.memory import cards_played, has_acted, is_silenced, times_used
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_CARDS_A_TURN, X_HAND_TOLL, X_NO_ACTIVATION, X_TRAPS_FROM_HAND
from spellspeed.yugioh.duel.windows import ability_of, last_speed, met_event, window_bits
from spellspeed.yugioh.may.announce import can_be_announced
from spellspeed.yugioh.may.borrow import may_borrow
from spellspeed.yugioh.may.pay import may_pay_toll

MAIN_PHASES: Final = 1 << t.MAIN1 | 1 << t.MAIN2


OF_PHASES: Final = ("EFFECT-6", "EFFECT-6-OCG")
"""The reasons against an Ignition Effect that are of the present phase alone."""


def may_activate(
    duel: Duel,
    seat: int,
    number: int,
    ability: Ability,
    priority: bool = False,
    why: list[str] | None = None,
    bits: int = -1,
) -> bool:
    """Whether a seat may activate this ability of this card now. With `why`, every reason against it is listed there.

    CARD-13, SPEED-1 to SPEED-4, SPEED-2, SPEED-3, TRAP-6, SPELL-1, SPELL-9 to SPELL-13, STANDBY-3, TRAP-1, TRAP-2, FIELD-5, EFFECT-6, EFFECT-9,
    DAMAGE-2, T-2, T-8, T-9.1, TEAM-I-11, TEAM-III-4, TEAM-V-1, TEAM-V-2, TEAM-R15, TEAM-R31.
    `priority`: the turn player may use an Ignition Effect in this window (T-3.6); `bits`: the window's, if they are known.
    """
    card = duel.cards[number]
    face = duel.faces[number]
    if ability.is_card_activation and card.zone == t.GRAVEYARD:
        return may_borrow(duel, seat, number, ability, why)
    if not may_be_used_here(duel, seat, card, face, ability, why):
        return False
    if ability.is_card_activation:
        if not may_play_card(duel, seat, number, face, ability, why):
            return False
    elif ability.is_ignition:
        if not may_use_ignition(duel, seat, ability, priority, why):
            return False
    if not may_be_used_again(duel, card, face, ability, why):
        return False
    event: Event | None = None
    if ability.windows:
        if bits < 0:
            bits = window_bits(duel)
        if not ability.windows & bits:
            if why is None:
                return False
            why.append(reason_of_window(duel, ability))
        elif not ability.windows & bits & t.W_ANY and ability.event:
            event = met_event(duel, seat, number, face, ability)
            if event is None:
                if why is None:
                    return False
                why.append("CARD-13/event")
    if duel.kinds & X_NO_ACTIVATION.bit and is_under(duel, X_NO_ACTIVATION, number):
        if why is None:
            return False
        why.append("CORE-1/activation")
    act = Link(seat, card.binding, face, ability.index, event, card.zone)
    if duel.kinds & X_HAND_TOLL.bit and not may_pay_toll(duel, seat, number, life_paid(duel, act, ability)):
        if why is None:
            return False
        why.append("TERM-COST-1/toll")
    return can_be_announced(duel, act, ability, why)


def may_be_used_here(
    duel: Duel, seat: int, card: Card, face: PrintedCard, ability: Ability, why: list[str] | None
) -> bool:
    """SPEED-1 to SPEED-4, TRAP-6, TERM-CONTROL-1. Whether an ability is fast enough for the Chain, and works where its card lies, for this seat."""
    if duel.chain and (ability.speed < 2 or ability.speed < last_speed(duel)):
        if why is None:
            return False
        why.append("SPEED-1" if ability.speed >= 2 else "SPEED-2")
    if ability.speed == 3 and not may_counter_now(duel):
        if why is None:
            return False
        why.append("DAMAGE-3")
    place = place_of(card)
    if place == t.P_LAID and ability.windows and face.is_trap:
        place = t.P_FACE_UP
    elif place == t.P_HAND and face.is_trap and ability.is_card_activation and plays_traps_from_hand(duel, seat):
        place = t.P_SET
    if not ability.places & (1 << place):
        if why is None:
            return False
        why.append(reason_of_place(face, ability))
    if card.controller != seat and not ability.anyone:
        if why is None:
            return False
        why.append("TERM-CONTROL-1")
    return True


def plays_traps_from_hand(duel: Duel, seat: int) -> bool:
    """TRAP-1, CORE-1. Whether a seat may activate Trap Cards of the hand (Makyura the Destructor)."""
    return duel.kinds & X_TRAPS_FROM_HAND.bit != 0 and is_under(duel, X_TRAPS_FROM_HAND, seat)


def may_be_used_again(duel: Duel, card: Card, face: PrintedCard, ability: Ability, why: list[str] | None) -> bool:
    """ERA-GEMINI-1, CARD-13, T-8.7, T-9.7. Whether its card has got the ability, and it was not used as often as it can be in this turn or Chain."""
    if face.is_gemini and not card.marks & t.SUMMONED_AGAIN:
        if why is None:
            return False
        why.append("ERA-GEMINI-1")
    if ability.limit and times_used(duel, card.binding, ability.index) >= ability.limit:
        if why is None:
            return False
        why.append("CARD-13/limit")
    if is_silenced(duel, card.binding):
        if why is None:
            return False
        why.append("T-9.7/negated")
    if duel.chain and face.is_trap and waits_for_its_chain(duel, card.binding, ability):
        if why is None:
            return False
        why.append("T-8.7")
    return True


def life_paid(duel: Duel, act: Link, ability: Ability) -> int:
    """How many Life Points the costs of an ability take, as far as they are fixed."""
    total = 0
    for cost in ability.costs:
        total += cost.life_paid(duel, act)
    return total


def waits_for_its_chain(duel: Duel, source: int, ability: Ability) -> bool:
    """T-8.7. Whether a Continuous Trap was flipped in the open Chain, so that its chosen effect waits (continuous_trap_same_chain)."""
    if ability.is_card_activation or duel.profile.continuous_trap_same_chain:
        return False
    return any([link.source == source and ability_of(link).is_card_activation for link in duel.chain])


def may_play_card(
    duel: Duel, seat: int, number: int, face: PrintedCard, ability: Ability, why: list[str] | None
) -> bool:
    """Whether a Spell or Trap Card may be activated at this time.

    SPELL-1, SPELL-9 to SPELL-13, SPELL-10, TRAP-1, TRAP-2, TRAP-3, FIELD-5, FIELD-11, T-8, T-8.1, T-8.2, T-8.6, T-8.8, T-8.11
    """
    if duel.kinds & X_CARDS_A_TURN.bit and not may_play_more(duel, seat):
        if why is None:
            return False
        why.append("CORE-1/activation")
    if face.claims & OPENS_MAIN_PHASE and (duel.phase != t.MAIN1 or has_acted(duel, seat)):
        if why is None:
            return False
        why.append("CARD-13/condition")
    card = duel.cards[number]
    if face.kind == t.TRAP:
        if card.zone != t.HAND and card.arrived == duel.turn:
            if why is None:
                return False
            why.append("TRAP-2")
    elif face.icon == t.QUICK_PLAY:
        if card.zone == t.HAND and seat != duel.turn_seat:
            if why is None:
                return False
            why.append("SPELL-10")
        elif card.zone != t.HAND and card.arrived == duel.turn:
            if why is None:
                return False
            why.append("SPELL-11")
    else:
        phases = ability.in_phases or MAIN_PHASES
        if seat != duel.turn_seat or not phases >> duel.phase & 1 or not duel.open_state:
            if why is None:
                return False
            if ability.in_phases:
                why.append("STANDBY-3")
            else:
                why.append("SPELL-13" if card.zone != t.HAND and seat != duel.turn_seat else "SPELL-1")
    if (
        card.zone == t.HAND
        and not may_take_card(duel, seat)
        and (face.icon != t.FIELD_ICON or duel.zone(seat, t.FIELD)[0] < 0)
    ):
        if why is None:
            return False
        why.append("CORE-1/activation")
    if card.zone == t.HAND and face.icon != t.FIELD_ICON and duel.free_slot(seat, t.SPELLS) < 0:
        if why is None:
            return False
        why.append("FIELD-5")
    return True


def may_play_more(duel: Duel, seat: int) -> bool:
    """TEAM-R35. Whether no effect limits the Spell and Trap Cards of a turn to what the seat's side has already activated."""
    for effect in effects_on(duel, X_CARDS_A_TURN):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.touches(duel, effect, seat):
            if cards_played(duel, duel.side_of[seat]) >= change.amount(duel, effect, seat):
                return False
    return True


def may_counter_now(duel: Duel) -> bool:
    """DAMAGE-3, T-5.9. Whether Counter Traps answer links after damage calculation (switch counter_traps_after_calculation)."""
    return duel.substep <= t.DS_CALCULATION or not duel.in_damage_step() or duel.profile.counter_traps_after_calculation


def bars_its_triggers(duel: Duel, number: int) -> bool:
    """CORE-1. Whether a card is under a ban on activations that is about effects that trigger or fall due, too."""
    for effect in effects_on(duel, X_NO_ACTIVATION):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.bars_triggers() and change.touches(duel, effect, number):
            return True
    return False


def may_use_ignition(duel: Duel, seat: int, ability: Ability, priority: bool, why: list[str] | None) -> bool:
    """EFFECT-6, EFFECT-6-OCG, T-3.6. Own Main Phase, in the open state or with priority after a Summon or a Chain."""
    phases = MAIN_PHASES
    if ability.in_phases and duel.profile.ignition_as_card_says:
        phases = ability.in_phases
    if seat == duel.turn_seat and phases >> duel.phase & 1 and (duel.open_state or priority) and not duel.chain:
        return True
    if why is None:
        return False
    why.append("EFFECT-6-OCG" if duel.profile.ignition_as_card_says else "EFFECT-6")
    return True


def has_to_activate(duel: Duel, seat: int) -> bool:
    """ERA-MUST-1. Whether a seat has an Ignition Effect that it must use in this turn, and can use now, or in a Main Phase that is to come."""
    for number in duel.monsters(seat):
        face = duel.faces[number]
        if face.demanding and duel.cards[number].face_up:
            for ability in face.abilities:
                if ability.must:
                    why: list[str] = []
                    may_activate(duel, seat, number, ability, False, why)
                    if not why or (not duel.in_main_phase() and all([one in OF_PHASES for one in why])):
                        return True
    return False


def reason_of_place(face: PrintedCard, ability: Ability) -> str:
    """Which rule says that a card cannot be used from where it lies."""
    if ability.is_card_activation:
        return "TRAP-1" if face.kind == t.TRAP else "SPELL-2"
    return "CARD-11"


def reason_of_window(duel: Duel, ability: Ability) -> str:
    """Which rule says that an effect does not fit the window."""
    if duel.in_damage_step():
        return "DAMAGE-3" if duel.substep >= t.DS_CALCULATION and ability.windows & t.W_BEFORE else "DAMAGE-2"
    if ability.speed == 3:
        return "TRAP-7"
    return "CARD-13/window"
