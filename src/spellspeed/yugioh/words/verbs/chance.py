"""Verbs: coins, dice, and a card picked by chance."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.atoms import COINS, DICE, given_result, random_card, random_number
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import A_DECLARE, CHOSEN, COIN_OF, E_COIN, E_DIE, NUMBERS

COIN_FACES: Final = (option(COIN_OF, -1, 1), option(COIN_OF, -1, 0))
"""Heads, tails."""


class TossCoins(Step):
    """GEAR-1. Toss coins; the number of heads is kept."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def run(self, duel: Duel, walk: Walk) -> None:
        heads = 0
        for _ in range(self.number):
            heads += toss(duel, walk.link)
        walk.go_on(duel, walk.link.with_bound(NUMBERS, (heads,)))


def toss(duel: Duel, act: Link) -> int:
    """One toss: 1 for heads, 0 for tails. A result given in advance is taken first."""
    result = given_result(duel, COINS)
    if result < 0:
        result = random_number(duel, "coin", 2)
    duel.note(E_COIN, act.card, act.seat, value=result)
    return result


class CallCoin(Step):
    """GEAR-1. Call a side and toss a coin: 1 is kept if the call was right, 0 if not."""

    def run(self, duel: Duel, walk: Walk) -> None:
        open_ask(duel, Ask(walk.link.seat, A_DECLARE, walk.link.card, COIN_FACES))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        right = toss(duel, walk.link) == extra_of(picks[0])
        walk.go_on(duel, walk.link.with_bound(NUMBERS, (1 if right else 0,)))


class RollDie(Step):
    """GEAR-2. Roll a die; its number is kept."""

    def run(self, duel: Duel, walk: Walk) -> None:
        result = given_result(duel, DICE)
        if result < 0:
            result = random_number(duel, "die", 6) + 1
        duel.note(E_DIE, walk.link.card, walk.link.seat, value=result)
        walk.go_on(duel, walk.link.with_bound(NUMBERS, (result,)))


class PickRandom(Step):
    """TERM-RANDOM-1. One card of a group, picked at random."""

    def __init__(self, group: Group, name: int = CHOSEN) -> None:
        self.group: Final = group
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.name)

    def could(self, duel: Duel, act: Link) -> bool:
        return self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.group.members(duel, walk.link)
        picked = [random_card(duel, found, "random pick")] if found else []
        walk.go_on(duel, walk.link.with_bound(self.name, tuple([duel.binding(number) for number in picked])))
