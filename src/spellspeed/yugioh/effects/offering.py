"""Further costs: as many cards as the player likes, Tributes whose strength counts, Tributes of the opponent's monsters (TERM-COST, T-9.2)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.costs import Tributing
from spellspeed.yugioh.rules.abilities import Amount, Condition, Group, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.derived import attack, defense
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.lending import usable
from spellspeed.yugioh.rules.moving import may_be_removed, may_be_tributed, remove_from_play, tribute
from spellspeed.yugioh.rules.scope import opponents
from spellspeed.yugioh.rules.terms import A_COST, A_TRIBUTE, BY_COST, CHOOSE, NUMBERS, PAID


class RemovingUpTo(Step):
    """Remove from play one card of a group or more, up to `most`, as a cost; how many is kept."""

    def __init__(self, group: Group, most: int) -> None:
        self.group: Final = group
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.most)

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        members = usable(duel, act, self.group.members(duel, act))
        return [number for number in members if may_be_removed(duel, number, act.seat)]

    def lends(self) -> bool:
        return True

    def could(self, duel: Duel, act: Link) -> bool:
        return bool(self.chosen_from(duel, act))

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.chosen_from(duel, walk.link)
        assert found
        codes = tuple([option(CHOOSE, number) for number in found])
        open_ask(duel, Ask(walk.link.seat, A_COST, walk.link.card, codes, 1, min(self.most, len(codes))))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        self.start(duel, walk)
        for pick in picks:
            remove_from_play(duel, subject_of(pick), BY_COST, walk.link.card)
        link = walk.link.with_bound(PAID, tuple([duel.binding(subject_of(pick)) for pick in picks]))
        walk.go_on(duel, link.with_bound(NUMBERS, (len(picks),)))


class TributingMeasured(Tributing):
    """Tribute one monster as a cost; the ATK and the DEF that it had on the field are kept."""

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        self.start(duel, walk)
        number = subject_of(picks[0])
        strength = (attack(duel, number), defense(duel, number))
        tribute(duel, number, walk.link.card)
        walk.go_on(duel, walk.link.with_bound(PAID, (duel.binding(number),)).with_bound(NUMBERS, strength))


class TributedStrength(Amount):
    """The ATK (or the DEF) that the Tributed monster had on the field, as TributingMeasured has kept it."""

    def __init__(self, by_attack: bool) -> None:
        self.by_attack: Final = by_attack

    def parts(self) -> tuple[object, ...]:
        return (self.by_attack,)

    def count(self, duel: Duel, act: Link) -> int:
        kept = act.bound[NUMBERS]
        if len(kept) < 2:
            return 0
        return kept[0] if self.by_attack else kept[1]


class TributingTheirs(Step):
    """Tribute so many monsters that the opponent controls, as the demand of a monster that comes onto the opponent's field."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        found: list[int] = []
        for seat in opponents(duel, act.seat):
            found += [number for number in duel.monsters(seat) if may_be_tributed(duel, number)]
        return found

    def could(self, duel: Duel, act: Link) -> bool:
        found = self.chosen_from(duel, act)
        return found is not None and len(found) >= self.number

    def frees_zones(self) -> int:
        return self.number

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.chosen_from(duel, walk.link)
        assert found is not None
        codes = tuple([option(CHOOSE, number) for number in found])
        open_ask(duel, Ask(walk.link.seat, A_TRIBUTE, walk.link.card, codes, self.number, self.number))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        self.start(duel, walk)
        for pick in picks:
            tribute(duel, subject_of(pick), walk.link.card)
        walk.go_on(duel, walk.link.with_bound(PAID, tuple([duel.binding(subject_of(pick)) for pick in picks])))


class NormalSummonUnused(Condition):
    """SUMMON-2. The player of the effect has not Normal Summoned or Set a monster this turn."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.normal_summons[act.seat] == 0
