"""What a monster was before it left the field or was turned: the derived values that are looked back at (design: invariants 4 and 6)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.records import Record
from spellspeed.yugioh.duel.derived import attack, attribute, card_name, defense, effects_on, level, race
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_ATTACK, X_ATTRIBUTE, X_DEFENSE, X_LEVEL, X_NAME, X_RACE
from spellspeed.yugioh.duel.terms import MONSTERS

VALUES: Final = (X_NAME, X_ATTRIBUTE, X_RACE, X_LEVEL, X_ATTACK, X_DEFENSE)
BITS_OF_VALUES: Final = X_NAME.bit | X_ATTRIBUTE.bit | X_RACE.bit | X_LEVEL.bit | X_ATTACK.bit | X_DEFENSE.bit


@mypyc_attr(acyclic=True)
class LastKnown(Record):
    """TERM-ORIGINAL-1, CARD-1 to CARD-4, CARD-8. The values that a face-up monster had, under the effects that stood then."""

    def __init__(self, name: str, attribute: int, race: int, level: int, attack: int, defense: int) -> None:
        self.name: Final = name
        self.attribute: Final = attribute
        self.race: Final = race
        self.level: Final = level
        self.attack: Final = attack
        self.defense: Final = defense

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.attribute, self.race, self.level, self.attack, self.defense)


def last_known(duel: Duel, number: int) -> LastKnown | None:
    """The derived values of a face-up monster on the field as they are now; None where they are those that are printed."""
    card = duel.cards[number]
    if card.zone != MONSTERS or not card.face_up or not (duel.steady or duel.lasting):
        return None
    if not duel.kinds & BITS_OF_VALUES:
        return None
    for what in VALUES:
        if effects_on(duel, what):
            return LastKnown(
                card_name(duel, number), attribute(duel, number), race(duel, number), level(duel, number), attack(duel, number),
                defense(duel, number),
            )  # fmt: skip
    return None
