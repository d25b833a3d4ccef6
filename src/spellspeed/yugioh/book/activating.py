"""Activating cards and effects: who may answer, and how an activation is announced, how its effect begins (SPELL, TRAP, EFFECT, T-8, T-9)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import option
from spellspeed.kernel.atoms import pop_frame, push_frame
from spellspeed.kernel.events import Event
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.borrowed_effects import begin_borrowed
from spellspeed.yugioh.book.faced_opponents import begin_walk
from spellspeed.yugioh.book.victory import loses_by_payment
from spellspeed.yugioh.doing.departures import destroy
from spellspeed.yugioh.doing.moves import move
from spellspeed.yugioh.doing.placement import answered_number, ask_for_zone, asks_for_zone
from spellspeed.yugioh.doing.positions import show_card
from spellspeed.yugioh.doing.toll import pay_toll
from spellspeed.yugioh.duel.atoms import end_open_state
from spellspeed.yugioh.duel.carrying_out import ANNOUNCING, RESOLVING, Walk
from spellspeed.yugioh.duel.duel import FAST_SHIFT, Duel
from spellspeed.yugioh.duel.memory import remember_played, remember_used
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_HAND_TOLL, X_TRAPS_FROM_HAND
from spellspeed.yugioh.duel.terms import (
    ACTIVATE,
    BY_RULE,
    E_BEGUN,
    FIELD,
    FIELD_ICON,
    GRAVEYARD,
    HAND,
    LAID,
    P_FACE_UP,
    SPELLS,
    TARGETS,
)
from spellspeed.yugioh.duel.windows import ability_of, lose_crossed, met_event, window_bits
from spellspeed.yugioh.may.activate import may_activate, plays_traps_from_hand


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
    if duel.kinds & X_TRAPS_FROM_HAND.bit and plays_traps_from_hand(duel, seat):
        for number in duel.zone(seat, HAND):
            if duel.faces[number].is_trap:
                for ability in duel.faces[number].cards_own:
                    if may_activate(duel, seat, number, ability):
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
    if duel.kinds & X_TRAPS_FROM_HAND.bit:
        for seat in range(duel.seats):
            if plays_traps_from_hand(duel, seat) and duel.zone(seat, HAND):
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
        end_open_state(duel)
        begin_borrowed(duel, seat, number, ability)
        return
    if (
        slot < 0
        and came_from == HAND
        and ability.is_card_activation
        and face.icon != FIELD_ICON
        and asks_for_zone(duel, seat, SPELLS)
    ):
        push_frame(duel, Placing(seat, number, index))
        return
    event: Event | None = None
    if ability.windows and ability.event:
        event = met_event(duel, seat, number, face, ability)
    duel.next_batch()
    end_open_state(duel)
    if ability.is_card_activation:
        remember_played(duel, seat)
    pay_toll(duel, seat, number)
    if ability.is_card_activation:
        place_card(duel, seat, number, face, slot)
    if duel.kinds & X_HAND_TOLL.bit and loses_by_payment(duel):
        return
    if ability.limit:
        remember_used(duel, duel.binding(number), ability.index)
    link = Link(seat, duel.binding(number), face, index, event, came_from)
    begin_walk(duel, link, ANNOUNCING)


class Placing(Frame):
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
        pop_frame(state)
        activate(state, self.seat, self.number, self.index, answered_number(picks))


def place_card(duel: Duel, seat: int, number: int, face: PrintedCard, slot: int) -> None:
    """Put an activated Spell or Trap Card face-up into its zone; a Set one is turned face-up.

    FIELD-1, FIELD-4, FIELD-10, FIELD-12, SPELL-2, SPELL-4, FUSION-2, RITUAL-3, T-8.3, T-8.5, T-8.13
    """
    marks = LAID if face.noted[P_FACE_UP] else 0
    if duel.cards[number].zone != HAND:
        show_card(duel, number, marks)
        return
    if face.icon == FIELD_ICON:
        older = duel.zone(seat, FIELD)[0]
        if older >= 0:
            destroy(duel, older, BY_RULE)
            duel.next_batch()
        move(duel, number, seat, FIELD, 0, by=seat, marks=marks)
    else:
        move(duel, number, seat, SPELLS, duel.free_slot(seat, SPELLS) if slot < 0 else slot, by=seat, marks=marks)


def begin_effect(duel: Duel, link: Link) -> None:
    """CHAIN-6. Nothing has negated a link: the steps of its effect are carried out."""
    duel.note(E_BEGUN, link.card, link.seat, value=link.number, detail=duel.changed)
    if link.bound[TARGETS]:
        link = lose_crossed(duel, link)
    push_frame(duel, Walk(link, ability_of(link).resolved, RESOLVING, 0, 0, ()))
