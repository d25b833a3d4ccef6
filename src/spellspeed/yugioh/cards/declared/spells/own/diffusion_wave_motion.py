"""Diffusion Wave-Motion, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.may.attack import attack_targets


class OnlyThisAttacks(Alteration):
    """No other monster of the player of the effect than the one fixed can attack, whatever becomes of that one.

    A word of one card (Diffusion Wave-Motion): Thousand-Eyes Restrict names other monsters than itself.
    """

    def __init__(self) -> None:
        self.what = X_NO_ATTACK

    def holds_face_down(self, effect: Lasting) -> bool:
        return True

    def outlives(self) -> bool:
        return True

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return duel.cards[number].controller == effect.seat and not fixed_on(duel, effect, number)


class CouldAttack(Filter):
    """BATTLE-6. Monsters that could attack one of the opponents' monsters in this turn.

    Their battle position is not asked: it may still be changed before the Battle Phase.
    """

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        if is_under(duel, X_NO_ATTACK, number) or is_under(duel, X_NO_DECLARING, number):
            return False
        return bool(attack_targets(duel, act.seat, number, turned=True))


GREAT_SPELLCASTER = Cards((MONSTERS,), YOU, (OfType((SPELLCASTER,)), LevelFrom(7, 12), FaceUp(), CouldAttack()))

STILL_SPELLCASTER = Bound(TARGETS, (OfType((SPELLCASTER,)), FaceUp()))

card(
    "Diffusion Wave-Motion",
    spell(
        (
            Begin(Changes(X_ATTACK_EACH), STILL_SPELLCASTER, END_OF_TURN),
            And(),
            Begin(Changes(X_MUST_ATTACK), STILL_SPELLCASTER, END_OF_TURN),
            And(),
            Begin(OnlyThisAttacks(), STILL_SPELLCASTER, END_OF_TURN),
            And(),
            Begin(Changes(X_NEGATES_FLIP), STILL_SPELLCASTER, END_OF_TURN, Fixed(1)),
        ),
        costs=(PayingLife(1000),),
        targets=(Target(GREAT_SPELLCASTER),),
        condition=BattleToCome(),
    ),
)
