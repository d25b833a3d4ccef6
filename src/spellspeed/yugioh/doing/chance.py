"""Coins and dice: one toss, one roll, and who can have them made again (GEAR-1, GEAR-2)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option
from spellspeed.kernel.atoms import COINS, DICE, given_result, keep_lasting, random_number
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel.derived import effects_on, reaches
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import is_noted, remember_note
from spellspeed.yugioh.duel.rights import Right
from spellspeed.yugioh.duel.terms import A_YES_NO, E_COIN, E_DIE, NO, WHILE_FACE_UP, YES

REDONE: Final = 20
"""The note of a card that has had something tossed again in this turn."""
WHETHER: Final = (option(YES), option(NO))


def toss(duel: Duel, number: int, seat: int) -> int:
    """GEAR-1. One toss for a card by a seat: 1 for heads, 0 for tails. A result given in advance is taken first."""
    result = given_result(duel, COINS)
    if result < 0:
        result = random_number(duel, "coin", 2)
    duel.note(E_COIN, number, seat, value=result)
    return result


def roll(duel: Duel, number: int, seat: int) -> int:
    """GEAR-2. One roll for a card by a seat, 1 to 6. A result given in advance is taken first."""
    result = given_result(duel, DICE)
    if result < 0:
        result = random_number(duel, "die", 6) + 1
    duel.note(E_DIE, number, seat, value=result)
    return result


def redoing(duel: Duel, what: Right, seats: tuple[int, ...]) -> list[Lasting]:
    """The effects by which these seats, in their order, can have coins or dice thrown again: those that are not used up in this turn."""
    found: list[Lasting] = []
    for effect in effects_on(duel, what):
        if effect.until != WHILE_FACE_UP or not is_noted(duel, effect.source % STAYS, REDONE):
            found.append(effect)
    return [effect for seat in seats for effect in found if reaches(duel, effect, seat)]


def ask_to_redo(effect: Lasting) -> Ask:
    """Whether the player of such an effect uses it, now that the result is known."""
    return Ask(effect.seat, A_YES_NO, effect.source % STAYS, WHETHER)


def redo(duel: Duel, effect: Lasting, pick: int) -> bool:
    """Whether the answer was yes: then the effect is used up, for the turn where its card goes on lying there."""
    if pick != WHETHER[0]:
        return False
    if effect.until == WHILE_FACE_UP:
        remember_note(duel, effect.source % STAYS, REDONE)
    else:
        keep_lasting(duel, [other for other in duel.lasting if other is not effect])
    return True
