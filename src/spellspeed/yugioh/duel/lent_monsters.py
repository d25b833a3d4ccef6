"""Which monsters of others may be Tributed, used as material or paid: the partner's, if the partner permits it, and those that an effect lends.

TEAM-III-5, TEAM-R17, TEAM-R30.
"""

from __future__ import annotations

from spellspeed.kernel.links import ALONE, Link
from spellspeed.yugioh.duel.derived import effects_on
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.permissions import is_refused
from spellspeed.yugioh.duel.rights import X_EXCHANGED
from spellspeed.yugioh.duel.scope import partner
from spellspeed.yugioh.duel.terms import MONSTERS


def lent_monsters(duel: Duel, seat: int, about: int) -> list[int]:
    """TEAM-III-5, TEAM-R9, TEAM-R30. The partner's monsters that a seat may use, with permission, for the sake of a card."""
    if duel.seats == 2:
        return []
    return [number for number in duel.monsters(partner(duel, seat)) if not is_refused(duel, about, number)]


def exchanged_monsters(duel: Duel, seat: int) -> list[int]:
    """FAQ 2005. The opponents' monsters that a seat may Tribute as its own."""
    found: list[int] = []
    if not duel.kinds & X_EXCHANGED.bit:
        return found
    for effect in effects_on(duel, X_EXCHANGED):
        for binding in effect.cards:
            number = duel.bound_card(binding)
            if effect.seat == seat and number >= 0 and number not in found:
                card = duel.cards[number]
                if card.zone == MONSTERS and duel.is_opponent(seat, card.controller):
                    found.append(number)
    return found


def is_lent(duel: Duel, seat: int, number: int) -> bool:
    """Whether a card lies on the field of a seat's partner."""
    card = duel.cards[number]
    return card.controller != seat and not duel.is_opponent(seat, card.controller) and duel.on_field(number)


def usable(duel: Duel, act: Link, numbers: list[int]) -> list[int]:
    """TEAM-III-5, TEAM-R17. Of cards that could be paid or used those that the player may name: none that the partner has refused."""
    if duel.seats == 2:
        return numbers
    alone = act.consent == ALONE
    return [
        number
        for number in numbers
        if not is_lent(duel, act.seat, number) or not (alone or is_refused(duel, act.card, number))
    ]
