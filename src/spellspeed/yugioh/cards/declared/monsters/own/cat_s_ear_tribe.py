"""Cat's Ear Tribe, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.derived import effects_on, reaches
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import keep_number, kept_number


class BattlesWith(Alteration):
    """T-5.4. In damage calculation the original ATK of the opponent's monster that battles this card is another one, under a condition.

    What lasts on from an earlier effect does not count then; what Equip Cards and Continuous Effects add does, but for what compares ATK itself
    before it adds (Skyscraper), which would wait for this. A word of one card (Cat's Ear Tribe): others change the original ATK for longer.
    """

    def __init__(self, original: int, when: Condition) -> None:
        self.what = X_ATTACK
        self.original: Final = original
        self.when: Final = when

    def parts(self) -> tuple[object, ...]:
        return (self.original, self.when)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        battle = duel.battle
        if battle is None or not battle.target or number == effect.source % STAYS:
            return False
        if (battle.attacker, battle.target) not in (
            (duel.binding(number), effect.source),
            (effect.source, duel.binding(number)),
        ):
            return False
        act = act_of(duel, effect)
        return InCalculation().holds(duel, act) and self.when.holds(duel, act)

    def layer(self) -> int:
        return 4

    def changed_value(self, duel: Duel, effect: Lasting, number: int, value: int) -> int:
        value = self.original
        for other in effects_on(duel, X_ATTACK):
            change = other.change
            assert isinstance(change, Alteration)
            steady = not other.cards or other.until == WHILE_FACE_UP or other.until == WHILE_LINKED
            if not steady or change.weighs_strength() or not 2 <= change.layer() <= 3:
                continue
            if reaches(duel, other, number):
                value = change.changed_value(duel, other, number, value)
        return value


class LoseTributed(OnGroup):
    """TERM-ORIGINAL-1. What the monsters' own texts made of the ATK of their Tributes is lost: another original ATK took its place (MAJU GARZETT).

    A verb of one card (Cat's Ear Tribe): of others that change the original ATK no ruling says so.
    """

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        binding = duel.binding(number)
        if not kept_number(duel, binding, TRIBUTED_ATTACK):
            return False
        keep_number(duel, binding, TRIBUTED_ATTACK, 0)
        return True


card(
    "Cat's Ear Tribe",
    continuous(BattlesWith(200, InTurnOf(OPPONENTS))),
    trigger(E_BATTLED, (LoseTributed(EventOther()),), hearing=InTurnOf(OPPONENTS), at_once=True),
)
