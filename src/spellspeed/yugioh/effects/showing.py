"""Looking at cards and showing them; calling a coin; keeping in mind which cards are meant (TERM-LOOK, GEAR-1)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option, subject_of
from spellspeed.kernel.atoms import random_card, rewrite
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.effects.hearing import just_drawn
from spellspeed.yugioh.effects.special import toss
from spellspeed.yugioh.effects.verbs import AboutGroup
from spellspeed.yugioh.rules.abilities import Group, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.terms import (
    A_COST,
    A_DECLARE,
    CHOOSE,
    CHOSEN,
    COIN_OF,
    E_REVEALED,
    NUMBERS,
    PAID,
)

COIN_FACES: Final = (option(COIN_OF, -1, 1), option(COIN_OF, -1, 0))
"""Heads, tails."""


class LookAt(AboutGroup):
    """TERM-LOOK-1, TERM-LOOK-2. The player of the effect looks at cards; they are not turned. The event names that seat plus one in `detail`.

    Where it is not `needed`, there may be nothing to look at.
    """

    def __init__(self, group: Group, needed: bool = True) -> None:
        super().__init__(group)
        self.needed: Final = needed

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.needed)

    def could(self, duel: Duel, act: Link) -> bool:
        return not self.needed or super().could(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        for number in self.group.members(duel, walk.link):
            seat = duel.cards[number].controller
            duel.note(E_REVEALED, number, seat, by=walk.link.card, detail=walk.link.seat + 1)
        walk.go_on(duel)


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


class ShowDrawn(Step):
    """Show one of the cards that were just drawn, with a property, as a cost ("you can reveal it")."""

    def __init__(self, narrower: Filter) -> None:
        self.narrower: Final = narrower

    def parts(self) -> tuple[object, ...]:
        return (self.narrower,)

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        return [number for number in just_drawn(duel, act) if self.narrower.fits(duel, act, number)]

    def could(self, duel: Duel, act: Link) -> bool:
        return bool(self.chosen_from(duel, act))

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.chosen_from(duel, walk.link)
        assert found
        open_ask(duel, Ask(walk.link.seat, A_COST, walk.link.card, tuple([option(CHOOSE, n) for n in found])))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        number = subject_of(picks[0])
        duel.note(E_REVEALED, number, walk.link.seat, by=walk.link.card)
        walk.go_on(duel, walk.link.with_bound(PAID, (duel.binding(number),)))


class CallCoin(Step):
    """GEAR-1. Call a side and toss a coin: 1 is kept if the call was right, 0 if not."""

    def run(self, duel: Duel, walk: Walk) -> None:
        open_ask(duel, Ask(walk.link.seat, A_DECLARE, walk.link.card, COIN_FACES))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        right = toss(duel, walk.link) == extra_of(picks[0])
        walk.go_on(duel, walk.link.with_bound(NUMBERS, (1 if right else 0,)))


class Remember(Step):
    """This card keeps the first card of a group in mind for a later effect, as long as it lies where it is."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        source = duel.bound_card(walk.link.source)
        for number in self.group.members(duel, walk.link)[:1]:
            if source >= 0:
                rewrite(duel, duel.cards[source].with_link(duel.binding(number)))
        walk.go_on(duel)


class Mean(Step):
    """From here on a name means the cards of a group as they are now."""

    def __init__(self, group: Group, name: int = CHOSEN) -> None:
        self.group: Final = group
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.name)

    def run(self, duel: Duel, walk: Walk) -> None:
        bindings = tuple([duel.binding(number) for number in self.group.members(duel, walk.link)])
        walk.go_on(duel, walk.link.with_bound(self.name, bindings))
