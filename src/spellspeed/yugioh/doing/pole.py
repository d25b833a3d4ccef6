"""Pole Position: the monsters with the highest ATK are not affected by Spell Cards, which may change who they are (ERA-LOOP-1)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting, keep_lasting
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.doing.departures import destroy
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.derived import attack, effects_on
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import IN_A_LOOP
from spellspeed.yugioh.duel.memory import keep_number
from spellspeed.yugioh.duel.rights import X_STRONGEST, X_UNAFFECTED
from spellspeed.yugioh.duel.terms import BY_RULE, SPELL, WHILE_FACE_UP

Found = tuple[int, tuple[int, ...]]
"""A card that keeps the strongest monsters in mind, and which they were found to be."""


class Shielded(Alteration):
    """The monsters that were found to be the strongest are not affected by the effects of Spell Cards."""

    def __init__(self) -> None:
        self.what = X_UNAFFECTED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return duel.cards[number].binding in effect.cards

    def wards_off(self, duel: Duel, effect: Lasting, source: int) -> bool:
        return duel.faces[source].kind == SPELL


SHIELDED: Final = Shielded()


def follow_strongest(duel: Duel, seen: list[Found]) -> None:
    """CORE-1, ERA-LOOP-1. Find the strongest monsters anew for each card that keeps them in mind.

    `seen` holds what was found while the field was brought in order this time: the same again is a loop, and the card is destroyed by rule.
    """
    for effect in effects_on(duel, X_STRONGEST):
        source = effect.source
        found = strongest(duel)
        held: tuple[int, ...] = ()
        for other in duel.lasting:
            if isinstance(other.change, Shielded) and other.source == source:
                held = other.cards
        if found == held:
            continue
        if (source, found) in seen:
            keep_number(duel, source, IN_A_LOOP, 1)
            destroy(duel, source % STAYS, BY_RULE)
            return
        seen.append((source, found))
        keep_lasting(duel, [o for o in duel.lasting if not isinstance(o.change, Shielded) or o.source != source])
        if found:
            add_lasting(duel, Lasting(source, effect.seat, SHIELDED, found, 0, WHILE_FACE_UP, 0, duel.order))
        return


def strongest(duel: Duel) -> tuple[int, ...]:
    """The face-up monsters with the highest ATK, by their numbers."""
    best = -1
    found: list[int] = []
    for seat in range(duel.seats):
        for number in duel.monsters(seat):
            if duel.cards[number].face_up:
                value = attack(duel, number)
                if value > best:
                    best = value
                    found = []
                if value == best:
                    found.append(duel.cards[number].binding)
    found.sort()
    return tuple(found)
