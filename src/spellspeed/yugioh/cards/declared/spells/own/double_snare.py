"""Double Snare, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel


class NegatesTraps(Filter):
    """Cards whose text negates the effects of Trap Cards, or those that target the card; not what only destroys Trap Cards."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return any([negates_traps(duel, ability) for ability in duel.faces[number].abilities])


def negates_traps(duel: Duel, ability: Ability) -> bool:
    """Whether an ability negates Trap Cards: all of them, those that target its card, or one that it answers."""
    for change in ability.changes:
        if is_against_traps(duel, change):
            return True
    if ability.windows & W_ANSWERS == W_ANSWER_TRAP:
        return any([isinstance(step, NegatesLink) for step in ability.resolved])
    return False


def is_against_traps(duel: Duel, change: Alteration) -> bool:
    """Whether a continuous change negates effects of Trap Cards."""
    if isinstance(change, (RefusesTargeting, NegatesTargeting)):
        return TRAP in change.kinds
    return change.what is X_NEGATED and change.negates(duel, TRAP)


card(
    "Double Snare",
    spell(
        (Destroy(Bound(TARGETS, (FaceUp(),))),),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, (FaceUp(), NegatesTraps()))),),
    ),
)
