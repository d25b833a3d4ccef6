"""Setting Spell and Trap Cards (SPELL-12, TRAP-1, FIELD-4, FIELD-10)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import pop_frame, push_frame
from spellspeed.kernel.frames import Frame
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.duel_atoms import end_open_state
from spellspeed.yugioh.rules.leaving import destroy
from spellspeed.yugioh.rules.moving import set_card
from spellspeed.yugioh.rules.placing import answered_number, ask_for_zone, asks_for_zone
from spellspeed.yugioh.rules.priority import aftermath
from spellspeed.yugioh.rules.rights import X_HAND_TOLL
from spellspeed.yugioh.rules.terms import BY_RULE, FIELD, FIELD_ICON, HAND, SPELL, SPELLS, TRAP
from spellspeed.yugioh.rules.toll import may_pay_toll, pay_toll


def may_set_spell(duel: Duel, seat: int, number: int, why: list[str] | None = None) -> bool:
    """MAIN-1, MAIN-3, FIELD-4, FIELD-10, FIELD-11, CORE-1. Whether a Spell or Trap Card may be Set from the hand now."""
    face = duel.printed(number)
    card = duel.cards[number]
    if not duel.open_state or seat != duel.turn_seat or not duel.in_main_phase():
        if why is None:
            return False
        why.append("MAIN-1")
    if card.zone != HAND or (face.kind != SPELL and face.kind != TRAP):
        if why is None:
            return False
        why.append("FIELD-4/place")
    if face.placed_only:
        if why is None:
            return False
        why.append("CORE-1/set")
    if duel.kinds & X_HAND_TOLL.bit and not may_pay_toll(duel, seat, number):
        if why is None:
            return False
        why.append("TERM-COST-1/toll")
    if face.icon != FIELD_ICON and duel.free_slot(seat, SPELLS) < 0:
        if why is None:
            return False
        why.append("FIELD-4")
    return not why


def begin_set(duel: Duel, seat: int, number: int) -> None:
    """Begin to Set a Spell or Trap Card."""
    end_open_state(duel)
    pay_toll(duel, seat, number)
    if duel.printed(number).icon == FIELD_ICON:
        older = duel.zone(seat, FIELD)[0]
        duel.next_batch()
        if older >= 0:
            # FIELD-12: the own older Field Spell leaves when the new card is placed.
            destroy(duel, older, BY_RULE)
            duel.next_batch()
        set_card(duel, number, seat, FIELD, 0)
        aftermath(duel, False)
    elif asks_for_zone(duel, seat, SPELLS):
        push_frame(duel, SettingSpell(seat, number))
    else:
        set_in(duel, seat, number, duel.free_slot(seat, SPELLS))


def set_in(duel: Duel, seat: int, number: int, slot: int) -> None:
    """Set the card in a zone."""
    duel.next_batch()
    set_card(duel, number, seat, SPELLS, slot)
    aftermath(duel, False)


class SettingSpell(Frame):
    """The player chooses the zone of a card that is Set."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.number)

    def step(self, state: Duel) -> None:
        ask_for_zone(state, self.seat, SPELLS, self.number)

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        pop_frame(state)
        set_in(state, self.seat, self.number, answered_number(picks))
