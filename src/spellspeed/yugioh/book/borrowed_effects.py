"""The effect of a Spell Card in the Graveyard, used in the own Main Phase because an effect said so (CORE-1).

It is no activation of the card: nothing is placed, its costs are not paid, and what answers Spell Cards does not answer it.
"""

from __future__ import annotations

from spellspeed.kernel.atoms import keep_lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.faced_opponents import begin_walk
from spellspeed.yugioh.duel.carrying_out import BORROWED
from spellspeed.yugioh.duel.derived import effects_on
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.rights import X_BORROWED
from spellspeed.yugioh.duel.terms import GRAVEYARD
from spellspeed.yugioh.may.borrow import loan_of


def borrowed_cards(duel: Duel, seat: int) -> list[int]:
    """The Spell Cards in the Graveyard whose effects a seat may use in this turn."""
    found: list[int] = []
    for effect in effects_on(duel, X_BORROWED):
        if effect.seat == seat and effect.turn == duel.turn:
            number = duel.bound_card(effect.cards[0])
            if number >= 0 and duel.cards[number].zone == GRAVEYARD:
                found.append(number)
    return found


def begin_borrowed(duel: Duel, seat: int, number: int, ability: Ability) -> None:
    """T-9.1. Begin to use the effect: its targets are named; the right to use it is spent."""
    loan = loan_of(duel, seat, number)
    keep_lasting(duel, [effect for effect in duel.lasting if effect is not loan])
    link = Link(seat, duel.binding(number), duel.faces[number], ability.index, None, GRAVEYARD)
    begin_walk(duel, link, BORROWED)
