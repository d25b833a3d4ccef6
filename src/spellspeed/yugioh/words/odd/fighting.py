"""Values of the damage calculation alone (T-5.3 to T-5.6); cards on which counters can be placed."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Alteration, Amount
from spellspeed.yugioh.duel.derived import attack, attack_without
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_ATTACK
from spellspeed.yugioh.words.changes.values import act_of
from spellspeed.yugioh.words.conditions.standing import InCalculation
from spellspeed.yugioh.words.filters.being import Filter
from spellspeed.yugioh.words.groups.meant import Itself
from spellspeed.yugioh.words.verbs.keeping import PlaceCounters


class StrengthensAttacker(Alteration):
    """T-5.4. A monster with these properties that attacks a monster with higher ATK gains ATK during damage calculation."""

    def __init__(self, filters: tuple[Filter, ...], more: Amount) -> None:
        self.what = X_ATTACK
        self.filters: Final = filters
        self.more: Final = more

    def parts(self) -> tuple[object, ...]:
        return (self.filters, self.more)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        battle = duel.battle
        if battle is None or not battle.target or battle.attacker % STAYS != number:
            return False
        act = act_of(duel, effect)
        if not InCalculation().holds(duel, act) or not all([one.fits(duel, act, number) for one in self.filters]):
            return False
        return attack(duel, battle.target % STAYS) > attack_without(duel, number, self)

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return self.more.count(duel, act_of(duel, effect))


class TakesCounters(Filter):
    """COUNTER-1. Face-up cards whose own text puts counters of a name on them, as long as it allows one more."""

    def __init__(self, counter: str) -> None:
        self.counter: Final = counter

    def parts(self) -> tuple[object, ...]:
        return (self.counter,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        if not card.face_up:
            return False
        for ability in duel.faces[number].abilities:
            for step in ability.resolved:
                if isinstance(step, PlaceCounters) and step.counter == self.counter and isinstance(step.group, Itself):
                    return step.most == 0 or card.counted(self.counter) < step.most
        return False
