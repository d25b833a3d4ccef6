"""What may be Set (SET)."""

from __future__ import annotations

from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.limits import may_take_card
from spellspeed.yugioh.duel.rights import X_HAND_TOLL, X_NO_SETTING, X_NOT_PLAYED
from spellspeed.yugioh.duel.terms import FIELD, FIELD_ICON, HAND, SPELL, SPELLS, TRAP
from spellspeed.yugioh.may.pay import may_pay_toll


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
    if duel.kinds & X_NOT_PLAYED.bit and is_under(duel, X_NOT_PLAYED, number):
        if why is None:
            return False
        why.append("CORE-1/set")
    if face.placed_only:
        if why is None:
            return False
        why.append("CORE-1/set")
    if duel.kinds & X_NO_SETTING.bit and is_under(duel, X_NO_SETTING, seat):
        if why is None:
            return False
        why.append("CORE-1/set")
    if duel.kinds & X_HAND_TOLL.bit and not may_pay_toll(duel, seat, number):
        if why is None:
            return False
        why.append("TERM-COST-1/toll")
    if not may_take_card(duel, seat) and (face.icon != FIELD_ICON or duel.zone(seat, FIELD)[0] < 0):
        if why is None:
            return False
        why.append("CORE-1/set")
    if face.icon != FIELD_ICON and duel.free_slot(seat, SPELLS) < 0:
        if why is None:
            return False
        why.append("FIELD-4")
    return not why


def may_be_set_by_effect(duel: Duel, seat: int, number: int) -> bool:
    """FIELD-4, FIELD-10, FIELD-12. Whether an effect may Set this card of the hand: the own older Field Spell makes room for a new one."""
    face = duel.printed(number)
    if (face.kind != SPELL and face.kind != TRAP) or face.placed_only:
        return False
    if face.icon == FIELD_ICON and duel.zone(seat, FIELD)[0] >= 0:
        return True
    return may_take_card(duel, seat) and (face.icon == FIELD_ICON or duel.free_slot(seat, SPELLS) >= 0)
