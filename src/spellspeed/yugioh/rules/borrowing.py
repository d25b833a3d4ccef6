"""The effect of a Spell Card in the Graveyard, used in the own Main Phase because an effect said so (CORE-1).

It is no activation of the card: nothing is placed, its costs are not paid, and what answers Spell Cards does not answer it.
"""

from __future__ import annotations

from spellspeed.kernel.atoms import keep_lasting
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.rules.abilities import Ability
from spellspeed.yugioh.rules.announcing import can_be_announced
from spellspeed.yugioh.rules.carrying_out import BORROWED
from spellspeed.yugioh.rules.derived import effects_on
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.rights import X_BORROWED
from spellspeed.yugioh.rules.team_duel import begin_walk
from spellspeed.yugioh.rules.terms import GRAVEYARD


def loan_of(duel: Duel, seat: int, number: int) -> Lasting | None:
    """The lasting effect by which a seat may use the effect of a Spell Card in this turn; None without one."""
    for effect in effects_on(duel, X_BORROWED):
        if effect.seat == seat and effect.turn == duel.turn and duel.bound_card(effect.cards[0]) == number:
            return effect
    return None


def borrowed_cards(duel: Duel, seat: int) -> list[int]:
    """The Spell Cards in the Graveyard whose effects a seat may use in this turn."""
    found: list[int] = []
    for effect in effects_on(duel, X_BORROWED):
        if effect.seat == seat and effect.turn == duel.turn:
            number = duel.bound_card(effect.cards[0])
            if number >= 0 and duel.cards[number].zone == GRAVEYARD:
                found.append(number)
    return found


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
    act = Link(seat, duel.binding(number), duel.faces[number], ability.index, None, GRAVEYARD)
    return can_be_announced(duel, act, ability, why, False)


def begin_borrowed(duel: Duel, seat: int, number: int, ability: Ability) -> None:
    """T-9.1. Begin to use the effect: its targets are named; the right to use it is spent."""
    loan = loan_of(duel, seat, number)
    keep_lasting(duel, [effect for effect in duel.lasting if effect is not loan])
    link = Link(seat, duel.binding(number), duel.faces[number], ability.index, None, GRAVEYARD)
    begin_walk(duel, link, BORROWED)
