"""What a monster's own text puts in the place of its destruction, and what falls by rule with the monster (CORE-1, SPELL-7)."""

from __future__ import annotations

from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.derived import is_negated
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import MONSTERS, SPELLS


def fate_of(duel: Duel, number: int) -> Alteration | None:
    """What a face-up monster's own text says of its destruction now; None where it says nothing, or is negated."""
    card = duel.cards[number]
    fates = duel.faces[number].fates
    if not fates or card.zone != MONSTERS or not card.face_up or is_negated(duel, number):
        return None
    return fates[0]


def spared_by(duel: Duel, number: int, placed: int) -> tuple[int, ...]:
    """CORE-1. What a face-up monster's own text can put in the place of its destruction now (see Alteration.spared_by).

    So many zones more (`placed`) than now are taken at the same time.
    """
    fate = fate_of(duel, number)
    return () if fate is None else fate.spared_by(duel, number, placed)


def may_stay(duel: Duel, number: int) -> bool:
    """CORE-1. Whether a monster may stay where it is by its own text, instead of being destroyed."""
    fate = fate_of(duel, number)
    return fate is not None and fate.stays()


def worn_by(duel: Duel, monsters: list[int], seat: int) -> list[int]:
    """SPELL-7. The cards in Spell & Trap Card Zones of a seat that are attached to some monsters: they fall by rule as these leave."""
    bindings = [duel.binding(number) for number in monsters]
    found: list[int] = []
    for number in duel.attached:
        card = duel.cards[number]
        if card.zone == SPELLS and card.controller == seat and card.link in bindings:
            found.append(number)
    return found
