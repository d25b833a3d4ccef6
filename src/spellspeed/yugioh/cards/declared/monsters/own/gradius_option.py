"""Gradius' Option, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import keep_for_arrival, keep_number, kept_number


class SelectKept(Step):
    """This card keeps one card of a group under a name; `arriving`: as a demand of its own Special Summon, for the field.

    One that is kept already stays so. Where there is none, what is kept is nobody.
    """

    def __init__(self, name: str, group: Group, arriving: bool) -> None:
        self.name: Final = name
        self.group: Final = group
        self.arriving: Final = arriving

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.group, self.arriving)

    def could(self, duel: Duel, act: Link) -> bool:
        return self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        number = walk.link.card
        binding = duel.binding(number)
        if not self.arriving and kept_number(duel, binding, self.name):
            walk.go_on(duel)
            return
        found = self.group.members(duel, walk.link)
        if not found:
            # What comes after this stay lies nowhere yet.
            keep_number(duel, binding, self.name, binding + STAYS)
            walk.go_on(duel)
            return
        codes = tuple([option(CHOOSE, other) for other in found])
        open_ask(duel, Ask(walk.link.seat, A_CHOOSE, number, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        number = walk.link.card
        chosen = duel.binding(subject_of(picks[0]))
        if self.arriving:
            keep_for_arrival(duel, number, self.name, chosen)
        else:
            keep_number(duel, duel.binding(number), self.name, chosen)
        walk.go_on(duel)


class KeptCard(Narrowed):
    """The card that this one keeps under a name, in the same stay, with some properties."""

    def __init__(self, name: str, filters: tuple[Filter, ...] = ()) -> None:
        super().__init__(filters)
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.filters)

    def members(self, duel: Duel, act: Link) -> list[int]:
        kept = kept_number(duel, duel.binding(act.card), self.name)
        number = duel.bound_card(kept) if kept else -1
        return [number] if number >= 0 and self.suits(duel, act, number) else []


MY_GRADIUS = Cards((MONSTERS,), YOU, (FaceUp(), Named((GRADIUS,))))

ITS_GRADIUS = KeptCard(GRADIUS, (FaceUp(),))

card(
    "Gradius' Option",
    FirstAsWritten(),
    procedure((SelectKept(GRADIUS, MY_GRADIUS, True),)),
    on_arrival((SelectKept(GRADIUS, MY_GRADIUS, False),)),
    continuous(
        Changes(X_ATTACK, Itself(), IN_THE_END, AttackOf(KeptCard(GRADIUS))),
        Changes(X_DEFENSE, Itself(), IN_THE_END, DefenseOf(KeptCard(GRADIUS))),
        Changes(X_SELF_DESTRUCTS, Itself(), when=Both((HasKept(GRADIUS, 1), Not(Exists(ITS_GRADIUS))))),
    ),
)
