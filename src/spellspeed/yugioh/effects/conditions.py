"""Conditions, what a trigger must hear, and amounts."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.rules.abilities import Condition, Group
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.marks import how_summoned
from spellspeed.yugioh.rules.memory import has_beaten, has_flipped, has_summoned, is_noted, kept_number
from spellspeed.yugioh.rules.printed import PrintedCard
from spellspeed.yugioh.rules.scope import EVERYBODY, ONE_OPPONENT, means, seats_meant
from spellspeed.yugioh.rules.terms import FLIP_SUMMON, HAND, MODE, SUMMONING
from spellspeed.yugioh.rules.windows import plays_card


class Both(Condition):
    """Every one of several conditions."""

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions: Final = conditions

    def parts(self) -> tuple[object, ...]:
        return (self.conditions,)

    def holds(self, duel: Duel, act: Link) -> bool:
        for condition in self.conditions:
            if not condition.holds(duel, act):
                return False
        return True

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        found: list[str] = []
        for condition in self.conditions:
            if not condition.holds(duel, act):
                found.extend(condition.why_not(duel, act))
        return tuple(found)


class Either(Condition):
    """At least one of several conditions."""

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions: Final = conditions

    def parts(self) -> tuple[object, ...]:
        return (self.conditions,)

    def holds(self, duel: Duel, act: Link) -> bool:
        for condition in self.conditions:
            if condition.holds(duel, act):
                return True
        return False


class Not(Condition):
    """The opposite of a condition."""

    def __init__(self, condition: Condition) -> None:
        self.condition: Final = condition

    def parts(self) -> tuple[object, ...]:
        return (self.condition,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return not self.condition.holds(duel, act)


class Exists(Condition):
    """There are at least so many cards of a group."""

    def __init__(self, group: Group, least: int = 1) -> None:
        self.group: Final = group
        self.least: Final = least

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.least)

    def holds(self, duel: Duel, act: Link) -> bool:
        if self.least == 1:
            return self.group.exists(duel, act)
        return len(self.group.members(duel, act)) >= self.least


class HandAtMost(Condition):
    """A player has at most so many cards in hand."""

    def __init__(self, whose: int, most: int) -> None:
        self.whose: Final = whose
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.most)

    def meets_one(self) -> bool:
        return self.whose in ONE_OPPONENT

    def holds(self, duel: Duel, act: Link) -> bool:
        return all(
            [len(duel.zone(seat, HAND)) <= self.most for seat in seats_meant(duel, self.whose, act.seat, act.against)]
        )


class InTurnOf(Condition):
    """It is the turn of the player meant."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return means(duel, self.whose, act.seat, duel.turn_seat, act.against)


class InPhase(Condition):
    """It is one of these phases."""

    def __init__(self, phases: tuple[int, ...]) -> None:
        self.phases: Final = phases

    def parts(self) -> tuple[object, ...]:
        return (self.phases,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.phase in self.phases


class Answers(Condition):
    """The last Chain Link is the activation of a card of these kinds (`cards_only`: the card itself), by the player meant."""

    def __init__(self, kinds: tuple[int, ...], whose: int, cards_only: bool) -> None:
        self.kinds: Final = kinds
        self.whose: Final = whose
        self.cards_only: Final = cards_only

    def parts(self) -> tuple[object, ...]:
        return (self.kinds, self.whose, self.cards_only)

    def holds(self, duel: Duel, act: Link) -> bool:
        if not duel.chain:
            return False
        link = duel.chain[-1]
        face = link.face
        assert isinstance(face, PrintedCard)
        if face.kind not in self.kinds or not means(duel, self.whose, act.seat, link.seat, act.against):
            return False
        return not self.cards_only or plays_card(link)


class AnswersIcon(Condition):
    """The last Chain Link is the activation of a card of these kinds and icons ("a Normal Trap Card"), by the player meant."""

    def __init__(self, kinds: tuple[int, ...], icons: tuple[int, ...], whose: int = EVERYBODY) -> None:
        self.kinds: Final = kinds
        self.icons: Final = icons
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.kinds, self.icons, self.whose)

    def holds(self, duel: Duel, act: Link) -> bool:
        if not duel.chain:
            return False
        link = duel.chain[-1]
        face = link.face
        assert isinstance(face, PrintedCard)
        if face.kind not in self.kinds or face.icon not in self.icons:
            return False
        return plays_card(link) and means(duel, self.whose, act.seat, link.seat, act.against)


class DestroyedByBattleThisTurn(Condition):
    """This card destroyed a monster by battle this turn."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return has_beaten(duel, act.card)


class SummonAttempted(Condition):
    """A monster is being Summoned, in one of these ways, by the player meant, and nothing was activated yet (T-3.2)."""

    def __init__(self, whose: int, ways: int) -> None:
        self.whose: Final = whose
        self.ways: Final = ways

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.ways)

    def holds(self, duel: Duel, act: Link) -> bool:
        if duel.chain:
            return False
        for seat in seats_meant(duel, self.whose, act.seat, act.against):
            for number in duel.zone(seat, SUMMONING):
                if how_summoned(duel.cards[number]) & self.ways:
                    return True
        return False


class SummonedNothing(Condition):
    """The player of the effect has not Summoned a monster this turn (a Set is no Summon, SUMMON-9)."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return not has_summoned(duel, act.seat)


class NormalSummonUnused(Condition):
    """SUMMON-2. The player of the effect has not Normal Summoned or Set a monster this turn."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.normal_summons[act.seat] == 0


# What a trigger or a fast effect must hear


class AttackIsDirect(Condition):
    """The battle under way is a direct attack."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.battle is not None and duel.battle.target == 0


class IsAttacker(Condition):
    """This card is the attacking monster."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.battle is not None and duel.battle.attacker % STAYS == act.card


class IsBattling(Condition):
    """This card attacks or is attacked."""

    def holds(self, duel: Duel, act: Link) -> bool:
        battle = duel.battle
        if battle is None:
            return False
        return battle.attacker % STAYS == act.card or (battle.target != 0 and battle.target % STAYS == act.card)


class OpponentAttacks(Condition):
    """An opponent's monster attacks the player of the effect (or that player's monster)."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.battle is not None and duel.is_opponent(duel.turn_seat, act.seat)


class TargetWasFaceDown(Condition):
    """The attacked monster was face-down when the Damage Step began."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.battle is not None and duel.battle.was_face_down


class UsedThisTurn(Condition):
    """A note under this name was made for this card this turn (by the step Note)."""

    def __init__(self, note: int) -> None:
        self.note: Final = note

    def parts(self) -> tuple[object, ...]:
        return (self.note,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return is_noted(duel, act.card, self.note)


class SummonedThisTurn(Condition):
    """This card was Summoned in one of these ways, or flipped face-up, this turn."""

    def __init__(self, ways: int) -> None:
        self.ways: Final = ways

    def parts(self) -> tuple[object, ...]:
        return (self.ways,)

    def holds(self, duel: Duel, act: Link) -> bool:
        card = duel.cards[act.card]
        if self.ways & FLIP_SUMMON and has_flipped(duel, act.card):
            return True
        return card.arrived == duel.turn and how_summoned(card) & self.ways != 0


class HasCounters(Condition):
    """This card has at least so many counters of a name."""

    def __init__(self, counter: str, least: int) -> None:
        self.counter: Final = counter
        self.least: Final = least

    def parts(self) -> tuple[object, ...]:
        return (self.counter, self.least)

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.cards[act.card].counted(self.counter) >= self.least


class HasKept(Condition):
    """The number that this card keeps under a name (see KEPT_NAMES) is at least so high."""

    def __init__(self, name: str, least: int) -> None:
        self.name: Final = name
        self.least: Final = least

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.least)

    def holds(self, duel: Duel, act: Link) -> bool:
        return kept_number(duel, duel.binding(act.card), self.name) >= self.least


class ModeIs(Condition):
    """The effect of that number was chosen."""

    def __init__(self, mode: int) -> None:
        self.mode: Final = mode

    def parts(self) -> tuple[object, ...]:
        return (self.mode,)

    def holds(self, duel: Duel, act: Link) -> bool:
        # Before the activation no effect is chosen yet.
        return (not act.bound[MODE] and not act.number) or act.bound[MODE] == (self.mode,)

    def is_open(self, duel: Duel, act: Link) -> bool:
        return not act.bound[MODE] and not act.number


class NumberIs(Condition):
    """The number bound to a name is this one."""

    def __init__(self, name: int, number: int) -> None:
        self.name: Final = name
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.number)

    def holds(self, duel: Duel, act: Link) -> bool:
        return act.bound[self.name] == (self.number,)


# Amounts
