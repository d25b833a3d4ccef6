"""Values of the damage calculation alone (T-5.3 to T-5.6); cards on which counters can be placed."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Alteration, Amount, Condition
from spellspeed.yugioh.duel.derived import attack, attack_unweighed, attack_without, defense, effects_on, reaches
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import TRIBUTED_ATTACK, keep_number, kept_number
from spellspeed.yugioh.duel.rights import X_ATTACK
from spellspeed.yugioh.duel.terms import ATTACK, DS_CALCULATION, DS_DAMAGE, WHILE_FACE_UP, WHILE_LINKED
from spellspeed.yugioh.words.changes.values import act_of
from spellspeed.yugioh.words.conditions.situations import InCalculation
from spellspeed.yugioh.words.filters.traits import Filter
from spellspeed.yugioh.words.groups.references import EquippedMonster, Itself
from spellspeed.yugioh.words.verbs.grouped import OnGroup
from spellspeed.yugioh.words.verbs.notes import PlaceCounters

CALCULATING: Final = (DS_CALCULATION, DS_DAMAGE)


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

    def weighs_strength(self) -> bool:
        return True


def battled_by(duel: Duel, number: int) -> int:
    """T-5.4. In damage calculation the monster that a monster battles; -1 for none."""
    battle = duel.battle
    if battle is None or not battle.target or not duel.in_damage_step() or duel.substep not in CALCULATING:
        return -1
    attacker, target = battle.attacker % STAYS, battle.target % STAYS
    if number == attacker:
        return target
    return attacker if number == target else -1


class GainsFromTarget(Alteration):
    """T-5.4. If the equipped monster attacks, it gains half of the ATK of what it attacks during damage calculation only.

    A word of one card (Metalmorph): what is read is the ATK without what other cards read it for. Reverse Trap leaves it alone (FAQ METALMORPH).
    """

    def __init__(self) -> None:
        self.what = X_ATTACK

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if not EquippedMonster().has(duel, act_of(duel, effect), number):
            return False
        return battled_by(duel, number) >= 0 and duel.battle is not None and duel.battle.attacker % STAYS == number

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return attack_unweighed(duel, battled_by(duel, number)) // 2

    def is_added(self) -> bool:
        """FAQ 2005, METALMORPH. Reverse Trap does not turn it: it is no number that the text names."""
        return False

    def weighs_strength(self) -> bool:
        return True


class GainsAgainstStrong(Alteration):
    """T-5.4. If the equipped monster battles one with at least so much ATK, or DEF in Defense Position, it gains ATK in damage calculation.

    Of several such cards on one monster the first one works. A word of one card (Buster Rancher).
    """

    def __init__(self, least: int, more: int) -> None:
        self.what = X_ATTACK
        self.least: Final = least
        self.more: Final = more

    def parts(self) -> tuple[object, ...]:
        return (self.least, self.more)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if not EquippedMonster().has(duel, act_of(duel, effect), number):
            return False
        other = battled_by(duel, number)
        if other < 0 or self.comes_second(duel, effect.source % STAYS):
            return False
        attacking = duel.cards[other].position == ATTACK
        return (attack_unweighed(duel, other) if attacking else defense(duel, other)) >= self.least

    def comes_second(self, duel: Duel, source: int) -> bool:
        """Whether an earlier card of the kind is equipped to the same monster."""
        for other in duel.attached:
            if other == source:
                return False
            if duel.cards[other].link == duel.cards[source].link and duel.faces[other] is duel.faces[source]:
                return True
        return False

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return self.more

    def weighs_strength(self) -> bool:
        return True


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
            for step in ability.announced + ability.resolved:
                if isinstance(step, PlaceCounters) and step.counter == self.counter and isinstance(step.group, Itself):
                    return step.most == 0 or card.counted(self.counter) < step.most
        return False
