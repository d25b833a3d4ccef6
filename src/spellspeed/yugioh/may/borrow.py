"""Whose effects may be used as another card's."""

from __future__ import annotations

from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.derived import effects_on
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.rights import X_BORROWED
from spellspeed.yugioh.duel.terms import GRAVEYARD
from spellspeed.yugioh.may.announce import can_be_announced


def may_borrow(duel: Duel, seat: int, number: int, ability: Ability, why: list[str] | None = None) -> bool:
    """SPELL-1, TERM-TARGET-1. Whether a seat may use the effect of a Spell Card in the Graveyard now."""
    if loan_of(duel, seat, number) is None:
        if why is None:
            return False
        why.append("SPELL-2")
    if seat != duel.turn_seat or not duel.in_main_phase() or not duel.open_state or duel.chain:
        if why is None:
            return False
        why.append("SPELL-1")
    elif ability.in_phases and not ability.in_phases >> duel.phase & 1:
        # What can be activated in one phase alone cannot be used in another (FAQ 2009 CURSE OF FIEND).
        if why is None:
            return False
        why.append("STANDBY-3")
    act = Link(seat, duel.binding(number), duel.faces[number], ability.index, None, GRAVEYARD)
    return can_be_announced(duel, act, ability, why, False)


def loan_of(duel: Duel, seat: int, number: int) -> Lasting | None:
    """The lasting effect by which a seat may use the effect of a Spell Card in this turn; None without one."""
    for effect in effects_on(duel, X_BORROWED):
        if effect.seat == seat and effect.turn == duel.turn and duel.bound_card(effect.cards[0]) == number:
            return effect
    return None
