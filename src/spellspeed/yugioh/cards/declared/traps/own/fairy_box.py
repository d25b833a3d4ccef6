"""Fairy Box, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import attack, effects_on, reaches
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.words.changes.protection import kind_where_it_lies
from spellspeed.yugioh.words.verbs.durations import begin_lasting


class LosesAttack(Alteration):
    """ERA-FAIRYBOX-1. The monster has lost the ATK that it had when the effect began; that is no number that Reverse Trap would turn.

    No card says it itself: LoseAllAttack makes it.
    """

    def __init__(self) -> None:
        self.what = X_ATTACK

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return fixed_on(duel, effect, number)

    def layer(self) -> int:
        return 2

    def is_added(self) -> bool:
        return False

    def changed_value(self, duel: Duel, effect: Lasting, number: int, value: int) -> int:
        return value - effect.amount


class GainsNoAttack(Alteration):
    """ERA-FAIRYBOX-1. Spell and Trap Cards give the first of the cards that were fixed no ATK; the others are those that had done so before.

    No card says it itself: LoseAllAttack makes it.
    """

    def __init__(self) -> None:
        self.what = X_UNAFFECTED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return duel.binding(number) == effect.cards[0]

    def refuses_gain(self, duel: Duel, effect: Lasting, gain: Lasting, number: int) -> bool:
        if kind_where_it_lies(duel, gain.source % STAYS) == MONSTER or gain.source in effect.cards:
            return False
        change = gain.change
        assert isinstance(change, Alteration)
        printed = max(duel.faces[number].attack, 1)
        return change.changed_value(duel, gain, number, printed) > printed


class LoseAllAttack(Step):
    """ERA-FAIRYBOX-1. The attacking monster's ATK becomes 0 until the end of the Battle Phase, and Spell and Trap Cards do not raise it meanwhile."""

    def __init__(self) -> None:
        self.loss: Final = LosesAttack()
        self.refusal: Final = GainsNoAttack()

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        for number in Attacker().members(duel, walk.link):
            if not duel.cards[number].face_up:
                continue
            lost = attack(duel, number)
            lying = [effect.source for effect in effects_on(duel, X_ATTACK) if reaches(duel, effect, number)]
            fixed = (duel.binding(number), *dict.fromkeys(lying))
            begin_lasting(duel, walk.link, self.loss, fixed[:1], lost, END_OF_BATTLE_PHASE, duel.turn)
            begin_lasting(duel, walk.link, self.refusal, fixed, 0, END_OF_DAMAGE_STEP, duel.turn)
        duel.has_happened()
        walk.go_on(duel)


card(
    "Fairy Box",
    lasting_trap(),
    trigger(
        E_ATTACK,
        (CallCoin(), If(NumberIs(NUMBERS, 1), (LoseAllAttack(),))),
        own=False,
        hearing=HeardSeat(OPPONENTS),
        remains=True,
    ),
    upkeep((PayingLife(500),)),
    cites=("ERA-FAIRYBOX-1",),
)
