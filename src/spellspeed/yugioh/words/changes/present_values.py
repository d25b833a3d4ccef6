"""Changes that were made of the present ATK or DEF of a monster, as it was when they began."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.derived import effects_on, reaches
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_ATTACK, X_DEFENSE, Right
from spellspeed.yugioh.words.changes.values import PLUS_TO_PRESENT, Changes, fixed_on


class Switched(Alteration):
    """While the card that says so lies face-up, until the end of a turn, one value of a monster has become what the other one was.

    No card says it itself: SwitchValues begins it.
    """

    def __init__(self, by_attack: bool) -> None:
        self.what = X_ATTACK if by_attack else X_DEFENSE
        self.by_attack: Final = by_attack

    def parts(self) -> tuple[object, ...]:
        return (self.by_attack,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return duel.turn <= effect.turn and fixed_on(duel, effect, number)

    def is_added(self) -> bool:
        return False


class OnceGone(Alteration):
    """What a value gains once the effect of its source that was counted when the value was doubled or halved is gone (LIMITER REMOVAL).

    So the value stays as it was made, also where something was added to it (WILD NATURE'S RELEASE). The source is the card of the earlier
    effect; it is over with what doubled or halved the value, or added to it.
    No card says it itself: changes of present values begin it (verbs/present_values.py).
    """

    def __init__(self, what: Right) -> None:
        self.what = what

    def parts(self) -> tuple[object, ...]:
        return (self.what,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if not fixed_on(duel, effect, number) or not is_multiplied(duel, effect):
            return False
        for other in effects_on(duel, self.what):
            if (
                other.source == effect.source
                and not isinstance(other.change, OnceGone)
                and reaches(duel, other, number)
            ):
                return False
        return True

    def is_added(self) -> bool:
        return False

    def gives_way(self) -> bool:
        return True


def is_multiplied(duel: Duel, effect: Lasting) -> bool:
    """Whether what doubled or halved a value of the monster of this effect, or added to it, still lasts."""
    for other in duel.lasting:
        change = other.change
        assert isinstance(change, Alteration)
        if other.cards == effect.cards and not isinstance(change, OnceGone):
            if change.gives_way() or (isinstance(change, Changes) and change.how == PLUS_TO_PRESENT):
                return True
    return False
