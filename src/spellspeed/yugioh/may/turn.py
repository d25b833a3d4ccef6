"""Which monsters may be turned by hand (POS-3 to POS-5, T-11.1, T-11.2)."""

from __future__ import annotations

from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.marks import how_summoned
from spellspeed.yugioh.duel.memory import has_fought
from spellspeed.yugioh.duel.rights import X_NO_REPOSITION, X_NOT_TO_DEFENSE
from spellspeed.yugioh.duel.terms import ATTACK, FLIP_SUMMON


def may_be_turned(duel: Duel, seat: int, number: int, why: list[str] | None = None) -> bool:
    """Whether a monster's position may be changed by hand this turn.

    POS-3 to POS-5, SUMMON-12, SUMMON-13, REPLAY-4, T-11.1, T-11.2, POS-4, POS-4-OCG, POS-5-OCG.
    """
    card = duel.cards[number]
    if not duel.open_state or seat != duel.turn_seat or not duel.in_main_phase():
        if why is None:
            return False
        why.append("MAIN-1")
        if not duel.in_main_phase():
            why.append("POS-3/phase")
    if card.controller != seat:
        if why is None:
            return False
        why.append("TERM-CONTROL-1")
    if card.changed == duel.turn:
        if why is None:
            return False
        if how_summoned(card) == FLIP_SUMMON:
            why.append("SUMMON-13")
        why.append("POS-3")
    if card.arrived == duel.turn and (card.by == duel.turn_seat or not duel.profile.reposition_summoned_by_other):
        if why is None:
            return False
        if not card.face_up:
            why.append("SUMMON-12")
        why.append("POS-4")
        if not duel.profile.reposition_summoned_by_other:
            why.append("POS-4-OCG")
    fought = has_fought(duel, number)
    if card.attacked == duel.turn and (duel.profile.attacked_means_declared or fought):
        if why is None:
            return False
        why.append("POS-5")
        if duel.profile.name == "ocg":
            why.append("POS-5-OCG")
        if not fought:
            why.append("REPLAY-4")
    if duel.kinds & X_NO_REPOSITION.bit and is_under(duel, X_NO_REPOSITION, number):
        if why is None:
            return False
        why.append("CORE-1/position")
    return not why


def may_change_position(duel: Duel, seat: int, number: int, why: list[str] | None = None) -> bool:
    """POS-3, SUMMON-14, ERA-FACEDOWN-1. Whether a monster may be switched by hand between Attack and Defense Position.

    Of face-down monsters those in Attack Position can be, and stay face-down.
    """
    if not duel.cards[number].face_up and duel.cards[number].position != ATTACK:
        if why is None:
            return False
        why.append("SUMMON-14")
    elif duel.cards[number].position == ATTACK and is_under(duel, X_NOT_TO_DEFENSE, number):
        if why is None:
            return False
        why.append("CORE-1/position")
    return may_be_turned(duel, seat, number, why)
