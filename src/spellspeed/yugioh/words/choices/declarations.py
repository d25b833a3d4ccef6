"""Choices: what a player declares: a Type, a name, a Level, a kind of card."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.door import open_ask
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import attribute, is_unaffected, race
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.names import names_offered
from spellspeed.yugioh.duel.scope import OPPONENT, YOU, seats_meant


class DeclareType(Step):
    """T-9.1. Declare one monster Type when the effect is activated: one that is face-up on the field (TRIBE-INFECTING VIRUS), or any one.

    A monster that this card does not affect is none of which the Type could be declared (FAQ LONE WOLF).
    """

    def __init__(self, any_type: bool = False) -> None:
        self.any_type: Final = any_type

    def parts(self) -> tuple[object, ...]:
        return (self.any_type,)

    def run(self, duel: Duel, walk: Walk) -> None:
        there = list(range(len(t.TYPES)))
        if not self.any_type:
            numbers = [n for seat in range(duel.seats) for n in duel.monsters(seat) if duel.cards[n].face_up]
            there = [race(duel, n) for n in numbers if not is_unaffected(duel, n, walk.link.card)]
        codes = tuple([option(t.TYPE_OF, -1, kind) for kind in range(len(t.TYPES)) if kind in there])
        if not codes:
            walk.go_on(duel)
            return
        open_ask(duel, Ask(walk.link.seat, t.A_DECLARE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(t.DECLARED, (extra_of(picks[0]),)))


class DeclareAttribute(Step):
    """T-9.1. Declare so many Attributes, beside what was declared before; with `other` one that this card does not have."""

    def __init__(self, number: int = 1, other: bool = False) -> None:
        self.number: Final = number
        self.other: Final = other

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.other)

    def run(self, duel: Duel, walk: Walk) -> None:
        own = attribute(duel, walk.link.card) if self.other else -1
        codes = tuple([option(t.ATTRIBUTE_OF, -1, one) for one in range(len(t.ATTRIBUTES)) if one != own])
        open_ask(duel, Ask(walk.link.seat, t.A_DECLARE, walk.link.card, codes, self.number, self.number))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        declared = walk.link.bound[t.DECLARED] + tuple([extra_of(pick) for pick in picks])
        walk.go_on(duel, walk.link.with_bound(t.DECLARED, declared))


class ChooseDeclared(Step):
    """T-9.5. The player meant chooses one of the Attributes that were declared. A word of one Trap Card so far (Earthshaker)."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def run(self, duel: Duel, walk: Walk) -> None:
        declared = walk.link.bound[t.DECLARED]
        codes = tuple([option(t.ATTRIBUTE_OF, -1, one) for one in range(len(t.ATTRIBUTES)) if one in declared])
        seat = seats_meant(duel, self.whose, walk.link.seat, walk.link.against)[0]
        open_ask(duel, Ask(seat, t.A_DECLARE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(t.DECLARED, (extra_of(picks[0]),)))


class DeclareName(Step):
    """T-9.1. Declare a card name: one of the own cards where no other can be right, or with `any_name` that of any card there is (of a `kind`).

    `whose`: the player who declares it.
    """

    def __init__(self, any_name: bool = False, kind: int = 0, whose: int = YOU) -> None:
        self.any_name: Final = any_name
        self.kind: Final = kind
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.any_name, self.kind, self.whose)

    def run(self, duel: Duel, walk: Walk) -> None:
        seat = seats_meant(duel, self.whose, walk.link.seat, walk.link.against)[0]
        codes = names_offered(self.kind) if self.any_name else own_names(duel, seat)
        open_ask(duel, Ask(seat, t.A_DECLARE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(t.DECLARED, (extra_of(picks[0]),)))


def own_names(duel: Duel, seat: int) -> tuple[int, ...]:
    """The names of the cards that a seat owns, as options."""
    names: list[int] = []
    for card in duel.cards:
        if card.owner == seat and card.face.code not in names and not duel.faces[card.number].is_token:
            names.append(card.face.code)
    names.sort()
    return tuple([option(t.NAME_OF, -1, code) for code in names])


KIND_OPTIONS: Final = (option(t.KIND_OF, -1, t.MONSTER), option(t.KIND_OF, -1, t.SPELL), option(t.KIND_OF, -1, t.TRAP))
"""The kinds of cards as a player names them."""


class DeclareKind(Step):
    """T-9.1. Declare a kind of card when the effect is activated: Monster, Spell or Trap."""

    def run(self, duel: Duel, walk: Walk) -> None:
        open_ask(duel, Ask(walk.link.seat, t.A_DECLARE, walk.link.card, KIND_OPTIONS))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(t.DECLARED, (extra_of(picks[0]),)))


class CallKind(Step):
    """Call the kind of a card (Monster, Spell, Trap) and show it: 1 is kept if the call was right, 0 if not. `whose`: the player who calls.

    Without a card nobody calls, and neither of both is kept.
    """

    def __init__(self, group: Group, whose: int = YOU) -> None:
        self.group: Final = group
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.whose)

    def run(self, duel: Duel, walk: Walk) -> None:
        if not self.group.members(duel, walk.link):
            walk.go_on(duel, walk.link.with_bound(t.NUMBERS, (-1,)))
            return
        seat = seats_meant(duel, self.whose, walk.link.seat, walk.link.against)[0]
        event = walk.link.event
        if self.whose == OPPONENT and event is not None and duel.is_opponent(walk.link.seat, event.seat):
            # TEAM-IV-1: the opponent whose attack it answers.
            seat = event.seat
        open_ask(duel, Ask(seat, t.A_DECLARE, walk.link.card, KIND_OPTIONS))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        number = self.group.members(duel, walk.link)[0]
        duel.note(t.E_REVEALED, number, duel.cards[number].controller, by=walk.link.card)
        right = duel.faces[number].kind == extra_of(picks[0])
        walk.go_on(duel, walk.link.with_bound(t.NUMBERS, (1 if right else 0,)))
