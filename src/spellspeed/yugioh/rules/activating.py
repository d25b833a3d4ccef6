"""Activating cards and effects: who may, when, and how an activation is announced (SPELL, TRAP, EFFECT, T-8, T-9)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import option
from spellspeed.kernel.events import Event
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.links import Link
from spellspeed.yugioh.rules.abilities import Ability, Alteration
from spellspeed.yugioh.rules.announcing import can_be_announced
from spellspeed.yugioh.rules.borrowing import begin_borrowed, may_borrow
from spellspeed.yugioh.rules.carrying_out import ANNOUNCING
from spellspeed.yugioh.rules.derived import X_CARDS_A_TURN, X_NO_ACTIVATION, effects_on, is_under
from spellspeed.yugioh.rules.duel import FAST_SHIFT, Duel, place_of
from spellspeed.yugioh.rules.moving import destroy, move
from spellspeed.yugioh.rules.placing import answered_number, ask_for_zone, asks_for_zone
from spellspeed.yugioh.rules.printed import PrintedCard
from spellspeed.yugioh.rules.team_duel import begin_walk
from spellspeed.yugioh.rules.terms import (
    ACTIVATE,
    BY_RULE,
    DS_BEFORE,
    DS_CALCULATION,
    FIELD,
    FIELD_ICON,
    GRAVEYARD,
    HAND,
    MAIN1,
    MAIN2,
    QUICK_PLAY,
    SPELL,
    SPELLS,
    STANDBY,
    SUMMONED_AGAIN,
    TRAP,
    W_ANSWER_MONSTER,
    W_ANSWER_SPELL,
    W_ANSWER_TRAP,
    W_ANY,
    W_ATTEMPT,
    W_BEFORE,
    W_CALCULATION,
    W_STANDBY,
)  # fmt: skip
from spellspeed.yugioh.rules.toll import may_pay_toll, pay_toll
from spellspeed.yugioh.rules.turning import show_card

MAIN_PHASES: Final = 1 << MAIN1 | 1 << MAIN2


def window_bits(duel: Duel) -> int:
    """T-2, T-2.5. What fits the present window: the occasion, the moment of the Damage Step, the last link of an open Chain."""
    bits = duel.moment
    if duel.in_damage_step():
        if duel.substep == DS_BEFORE:
            bits |= W_BEFORE
        elif duel.substep == DS_CALCULATION:
            bits |= W_CALCULATION
    elif duel.chain or not bits & W_ATTEMPT:
        bits |= W_ANY
        if duel.phase == STANDBY:
            bits |= W_STANDBY
    if duel.chain:
        link = duel.chain[-1]
        face = link.face
        assert isinstance(face, PrintedCard)
        if face.kind == SPELL:
            bits |= W_ANSWER_SPELL
        elif face.kind == TRAP:
            bits |= W_ANSWER_TRAP
        else:
            bits |= W_ANSWER_MONSTER
    return bits


def last_speed(duel: Duel) -> int:
    """SPEED-1. The Spell Speed of the last Chain Link; 0 without a Chain."""
    if not duel.chain:
        return 0
    return ability_of(duel.chain[-1]).speed


def ability_of(link: Link) -> Ability:
    """The ability that a Chain Link carries out."""
    face = link.face
    assert isinstance(face, PrintedCard)
    return face.abilities[link.ability]


def plays_card(link: Link) -> bool:
    """SPELL-2, TRAP-1. Whether a link is the activation of a Spell or Trap Card, not of an effect of one (in the Graveyard, on the field)."""
    return ability_of(link).is_card_activation and link.came_from != GRAVEYARD


def use_key(duel: Duel, number: int, ability: Ability) -> int:
    """Under which key the uses of an ability in this turn are counted."""
    return duel.binding(number) * 64 + ability.index


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

    CARD-13, SPEED-2, SPEED-3, TRAP-6.

    TEAM-I-11, TEAM-III-4, TEAM-V-1, TEAM-V-2, TEAM-R15, TEAM-R31.

    SPEED-1 to SPEED-4, SPELL-1, SPELL-9 to SPELL-13, STANDBY-3, TRAP-1, TRAP-2, FIELD-5, EFFECT-6, EFFECT-9, DAMAGE-2, T-2, T-8, T-9.1.
    `priority`: the turn player may use an Ignition Effect in this window (T-3.6); `bits`: the window's, if they are known.
    """
    card = duel.cards[number]
    face = duel.faces[number]
    if ability.is_card_activation and card.zone == GRAVEYARD:
        return may_borrow(duel, seat, number, ability, why)
    if duel.chain and (ability.speed < 2 or ability.speed < last_speed(duel)):
        if why is None:
            return False
        why.append("SPEED-1" if ability.speed >= 2 else "SPEED-2")
    if ability.speed == 3 and not may_counter_now(duel):
        if why is None:
            return False
        why.append("DAMAGE-3")
    if not ability.places & (1 << place_of(card)):
        if why is None:
            return False
        why.append(reason_of_place(face, ability))
    if card.controller != seat and not ability.anyone:
        if why is None:
            return False
        why.append("TERM-CONTROL-1")
    if ability.is_card_activation:
        if not may_play_card(duel, seat, number, face, ability, why):
            return False
    elif ability.is_ignition:
        if not may_use_ignition(duel, seat, ability, priority, why):
            return False
    if face.is_gemini and not card.marks & SUMMONED_AGAIN:
        if why is None:
            return False
        why.append("ERA-GEMINI-1")
    if ability.limit and duel.uses.get(use_key(duel, number, ability), 0) >= ability.limit:
        if why is None:
            return False
        why.append("CARD-13/limit")
    if duel.chain and face.is_trap and waits_for_its_chain(duel, card.binding, ability):
        if why is None:
            return False
        why.append("T-8.7")
    event: Event | None = None
    if ability.windows:
        if bits < 0:
            bits = window_bits(duel)
        if not ability.windows & bits:
            if why is None:
                return False
            why.append(reason_of_window(duel, ability))
        elif not ability.windows & bits & W_ANY and ability.event:
            event = met_event(duel, seat, number, face, ability)
            if event is None:
                if why is None:
                    return False
                why.append("CARD-13/event")
    if is_under(duel, X_NO_ACTIVATION, number):
        if why is None:
            return False
        why.append("CORE-1/activation")
    act = Link(seat, card.binding, face, ability.index, event, card.zone)
    if ability.is_card_activation and not may_pay_toll(duel, seat, number, life_paid(duel, act, ability)):
        if why is None:
            return False
        why.append("TERM-COST-1/toll")
    return can_be_announced(duel, act, ability, why)


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
    if not may_play_more(duel, seat):
        if why is None:
            return False
        why.append("CORE-1/activation")
    card = duel.cards[number]
    if face.kind == TRAP:
        if card.zone != HAND and card.arrived == duel.turn:
            if why is None:
                return False
            why.append("TRAP-2")
    elif face.icon == QUICK_PLAY:
        if card.zone == HAND and seat != duel.turn_seat:
            if why is None:
                return False
            why.append("SPELL-10")
        elif card.zone != HAND and card.arrived == duel.turn:
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
                why.append("SPELL-13" if card.zone != HAND and seat != duel.turn_seat else "SPELL-1")
    if card.zone == HAND and face.icon != FIELD_ICON and duel.free_slot(seat, SPELLS) < 0:
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
            if duel.uses.get(cards_played_key(duel.side_of[seat]), 0) >= change.amount(duel, effect, seat):
                return False
    return True


def cards_played_key(side: int) -> int:
    """Under which key it is kept how many Spell and Trap Cards a side has activated this turn."""
    return -(1 << 57) - side


def may_counter_now(duel: Duel) -> bool:
    """DAMAGE-3, T-5.9. Whether Counter Traps answer links after damage calculation (switch counter_traps_after_calculation)."""
    return duel.substep <= DS_CALCULATION or not duel.in_damage_step() or duel.profile.counter_traps_after_calculation


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


def reason_of_place(face: PrintedCard, ability: Ability) -> str:
    """Which rule says that a card cannot be used from where it lies."""
    if ability.is_card_activation:
        return "TRAP-1" if face.kind == TRAP else "SPELL-2"
    return "CARD-11"


def reason_of_window(duel: Duel, ability: Ability) -> str:
    """Which rule says that an effect does not fit the window."""
    if duel.in_damage_step():
        return "DAMAGE-3" if duel.substep >= DS_CALCULATION and ability.windows & W_BEFORE else "DAMAGE-2"
    if ability.speed == 3:
        return "TRAP-7"
    return "CARD-13/window"


def met_event(duel: Duel, seat: int, number: int, face: PrintedCard, ability: Ability) -> Event | None:
    """T-2.2, T-2.6. The event of the present occasion that an effect names."""
    for event in duel.occasion:
        if event.kind & ability.event:
            if ability.hearing is None:
                return event
            act = Link(seat, duel.cards[number].binding, face, ability.index, event, duel.cards[number].zone)
            if ability.hearing.holds(duel, act):
                return event
    return None


def responses(duel: Duel, seat: int, priority: bool) -> list[int]:
    """The fast effects that a seat may activate in this window, as options; with priority its Ignition Effects too. T-1.3, T-1.4"""
    options: list[int] = []
    entries = duel.fast[seat]
    if entries:
        bits = window_bits(duel)
        for entry in entries:
            if entry // FAST_SHIFT & bits:
                number = entry % FAST_SHIFT
                for ability in duel.faces[number].fast:
                    if ability.windows & bits and may_activate(duel, seat, number, ability, False, None, bits):
                        options.append(option(ACTIVATE, number, ability.index))
    if priority and seat == duel.turn_seat:
        for number in duel.ignites[seat]:
            for ability in duel.faces[number].ignitions:
                if may_activate(duel, seat, number, ability, True):
                    options.append(option(ACTIVATE, number, ability.index))
    return options


def anyone_may_respond(duel: Duel, priority: bool) -> bool:
    """Whether some seat has a card that could fit the window: costs what can respond, not what exists."""
    if priority and duel.ignites[duel.turn_seat]:
        return True
    bits = window_bits(duel) * FAST_SHIFT
    for entries in duel.fast:
        for entry in entries:
            if entry & bits:
                return True
    return False


def activate(duel: Duel, seat: int, number: int, index: int, slot: int = -1) -> None:
    """T-9.1. Begin an activation: the card is placed, then costs are paid and targets named, then the link exists."""
    card = duel.cards[number]
    face = duel.faces[number]
    ability = face.abilities[index]
    came_from = card.zone
    if came_from == GRAVEYARD and ability.is_card_activation:
        duel.next_batch()
        duel.open_state = False
        begin_borrowed(duel, seat, number, ability)
        return
    if (
        slot < 0
        and came_from == HAND
        and ability.is_card_activation
        and face.icon != FIELD_ICON
        and asks_for_zone(duel, seat, SPELLS)
    ):
        duel.frames.append(Placing(seat, number, index))
        return
    event: Event | None = None
    if ability.windows and ability.event:
        event = met_event(duel, seat, number, face, ability)
    duel.next_batch()
    duel.open_state = False
    if ability.is_card_activation:
        played = cards_played_key(duel.side_of[seat])
        duel.uses[played] = duel.uses.get(played, 0) + 1
        pay_toll(duel, seat, number)
        place_card(duel, seat, number, face, slot)
    if ability.limit:
        key = use_key(duel, number, ability)
        duel.uses[key] = duel.uses.get(key, 0) + 1
    link = Link(seat, duel.binding(number), face, index, event, came_from)
    begin_walk(duel, link, ANNOUNCING)


class Placing(Frame[Duel]):
    """The player of a Spell Card chooses its zone; then the activation goes on."""

    def __init__(self, seat: int, number: int, index: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.index: Final = index

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.number, self.index)

    def step(self, state: Duel) -> None:
        ask_for_zone(state, self.seat, SPELLS, self.number)

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        state.frames.pop()
        activate(state, self.seat, self.number, self.index, answered_number(picks))


def place_card(duel: Duel, seat: int, number: int, face: PrintedCard, slot: int) -> None:
    """Put an activated Spell or Trap Card face-up into its zone; a Set one is turned face-up.

    FIELD-1, FIELD-4, FIELD-10, FIELD-12, SPELL-2, SPELL-4, FUSION-2, RITUAL-3, T-8.3, T-8.5
    """
    if duel.cards[number].zone != HAND:
        show_card(duel, number)
        return
    if face.icon == FIELD_ICON:
        older = duel.zone(seat, FIELD)[0]
        if older >= 0:
            destroy(duel, older, BY_RULE)
            duel.next_batch()
        move(duel, number, seat, FIELD, 0, by=seat)
    else:
        move(duel, number, seat, SPELLS, duel.free_slot(seat, SPELLS) if slot < 0 else slot, by=seat)
