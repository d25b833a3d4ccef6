"""Verbs: coins, dice, and a card picked by chance."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.atoms import random_card
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.doing.chance import ask_to_redo, redo, redoing, roll, toss
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_ROLLS_AGAIN, X_TOSSES_AGAIN
from spellspeed.yugioh.duel.terms import A_DECLARE, A_NUMBER, CHOSEN, COIN_OF, NUMBER_OF, NUMBERS

COIN_FACES: Final = (option(COIN_OF, -1, 1), option(COIN_OF, -1, 0))
"""Heads, tails."""
ASKING: Final = 1
"""The stage of a throw from which players are asked whether it is made again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Throw(Step):
    """GEAR-1, GEAR-2. A step that tosses or rolls. Who can have that made again is asked before the result counts."""

    def thrown(self, duel: Duel, act: Link, held: tuple[int, ...]) -> tuple[int, ...]:
        """The results of one throw; `held` is what was kept of the one before, or what was called."""
        raise NotImplementedError

    def counts(self, duel: Duel, walk: Walk, held: tuple[int, ...]) -> None:
        """The results stand."""
        raise NotImplementedError

    def redoers(self, duel: Duel, act: Link) -> list[Lasting]:
        """The effects by which it can be made again: of dice those of every player."""
        return redoing(duel, X_ROLLS_AGAIN, duel.order_from(duel.turn_seat))

    def is_redone_once(self) -> bool:
        """Whether it can be made again only once, whatever the number of such effects."""
        return False

    def run(self, duel: Duel, walk: Walk) -> None:
        self.offer(duel, walk, 0, self.thrown(duel, walk.link, ()))

    def offer(self, duel: Duel, walk: Walk, asked: int, held: tuple[int, ...]) -> None:
        """Ask the next player who can have it made again; if there is none, the results stand."""
        effects = self.redoers(duel, walk.link)
        if asked == len(effects):
            self.counts(duel, walk, held)
            return
        walk.wait(duel, ASKING + asked, held)
        open_ask(duel, ask_to_redo(effects[asked]))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        asked = walk.stage - ASKING
        if not redo(duel, self.redoers(duel, walk.link)[asked], picks[0]):
            self.offer(duel, walk, asked + 1, walk.held)
            return
        held = self.thrown(duel, walk.link, walk.held)
        if self.is_redone_once():
            self.counts(duel, walk, held)
        else:
            self.offer(duel, walk, 0, held)


class Toss(Throw):
    """GEAR-1. A toss: only who tosses can have it made again, and once."""

    def redoers(self, duel: Duel, act: Link) -> list[Lasting]:
        return redoing(duel, X_TOSSES_AGAIN, (act.seat,))

    def is_redone_once(self) -> bool:
        return True


class TossCoins(Toss):
    """GEAR-1. Toss coins; the number of heads is kept."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def thrown(self, duel: Duel, act: Link, held: tuple[int, ...]) -> tuple[int, ...]:
        heads = 0
        for _ in range(self.number):
            heads += toss(duel, act.card, act.seat)
        return (heads,)

    def counts(self, duel: Duel, walk: Walk, held: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(NUMBERS, held))


class CallCoin(Toss):
    """GEAR-1. Call a side and toss a coin: 1 is kept if the call was right, 0 if not. The call stands for a toss that is made again."""

    def run(self, duel: Duel, walk: Walk) -> None:
        open_ask(duel, Ask(walk.link.seat, A_DECLARE, walk.link.card, COIN_FACES))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        if walk.stage:
            super().resume(duel, walk, picks)
        else:
            self.offer(duel, walk, 0, self.thrown(duel, walk.link, (extra_of(picks[0]),)))

    def thrown(self, duel: Duel, act: Link, held: tuple[int, ...]) -> tuple[int, ...]:
        return (held[0], toss(duel, act.card, act.seat))

    def counts(self, duel: Duel, walk: Walk, held: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(NUMBERS, (1 if held[0] == held[1] else 0,)))


class RollDie(Throw):
    """GEAR-2. Roll a die; its number is kept. With `but` it is rolled again as often as that number comes.

    With `times` it is rolled so many times, and one of the numbers is chosen.
    """

    def __init__(self, but: int = 0, times: int = 1) -> None:
        self.but: Final = but
        self.times: Final = times

    def parts(self) -> tuple[object, ...]:
        return (self.but, self.times)

    def thrown(self, duel: Duel, act: Link, held: tuple[int, ...]) -> tuple[int, ...]:
        results: list[int] = []
        while len(results) < self.times:
            result = roll(duel, act.card, act.seat)
            if result != self.but:
                results.append(result)
        return tuple(results)

    def counts(self, duel: Duel, walk: Walk, held: tuple[int, ...]) -> None:
        if self.times == 1:
            walk.go_on(duel, walk.link.with_bound(NUMBERS, held))
            return
        walk.wait(duel, -1, held)
        codes = tuple([option(NUMBER_OF, -1, result) for result in sorted(set(held))])
        open_ask(duel, Ask(walk.link.seat, A_NUMBER, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        if walk.stage >= 0:
            super().resume(duel, walk, picks)
        else:
            walk.go_on(duel, walk.link.with_bound(NUMBERS, (extra_of(picks[0]),)))


class PickRandom(Step):
    """TERM-RANDOM-1. Cards of a group, picked at random: as many as there are, up to `number`."""

    def __init__(self, group: Group, name: int = CHOSEN, number: int = 1) -> None:
        self.group: Final = group
        self.name: Final = name
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.name, self.number)

    def could(self, duel: Duel, act: Link) -> bool:
        return self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.group.members(duel, walk.link)
        picked: list[int] = []
        while found and len(picked) < self.number:
            picked.append(random_card(duel, found, "random pick"))
            found = [number for number in found if number not in picked]
        walk.go_on(duel, walk.link.with_bound(self.name, tuple([duel.binding(number) for number in picked])))
