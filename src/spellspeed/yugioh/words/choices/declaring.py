"""Choices: what a player declares: a Type, a name, a Level, a kind of card."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.door import open_ask
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import race
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import seats_meant


class DeclareType(Step):
    """T-9.1. Declare one monster Type when the effect is activated: one that is face-up on the field (TRIBE-INFECTING VIRUS)."""

    def run(self, duel: Duel, walk: Walk) -> None:
        there = [race(duel, n) for seat in range(duel.seats) for n in duel.monsters(seat) if duel.cards[n].face_up]
        codes = tuple([option(t.TYPE_OF, -1, kind) for kind in range(len(t.TYPES)) if kind in there])
        if not codes:
            walk.go_on(duel)
            return
        open_ask(duel, Ask(walk.link.seat, t.A_DECLARE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(t.DECLARED, (extra_of(picks[0]),)))


class DeclareName(Step):
    """T-9.1. Declare a card name when the effect is activated. A player is offered the names of the own cards: no other can be right."""

    def run(self, duel: Duel, walk: Walk) -> None:
        names: list[int] = []
        for card in duel.cards:
            if card.owner == walk.link.seat and card.face.code not in names and not duel.faces[card.number].is_token:
                names.append(card.face.code)
        names.sort()
        codes = tuple([option(t.NAME_OF, -1, code) for code in names])
        open_ask(duel, Ask(walk.link.seat, t.A_DECLARE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(t.DECLARED, (extra_of(picks[0]),)))


MOST_LEVELS: Final = 12


class DeclareLevel(Step):
    """The player meant declares a Level from 1 to 12."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def run(self, duel: Duel, walk: Walk) -> None:
        codes = tuple([option(t.NUMBER_OF, -1, number) for number in range(1, MOST_LEVELS + 1)])
        seat = seats_meant(duel, self.whose, walk.link.seat, walk.link.against)[0]
        open_ask(duel, Ask(seat, t.A_NUMBER, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(t.DECLARED, (extra_of(picks[0]),)))


KIND_OPTIONS: Final = (option(t.KIND_OF, -1, t.MONSTER), option(t.KIND_OF, -1, t.SPELL), option(t.KIND_OF, -1, t.TRAP))
"""The kinds of cards as a player names them."""


class DeclareKind(Step):
    """T-9.1. Declare a kind of card when the effect is activated: Monster, Spell or Trap."""

    def run(self, duel: Duel, walk: Walk) -> None:
        open_ask(duel, Ask(walk.link.seat, t.A_DECLARE, walk.link.card, KIND_OPTIONS))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(t.DECLARED, (extra_of(picks[0]),)))


class CallKind(Step):
    """Call the kind of the top card of the own Deck (Monster, Spell, Trap) and show it: 1 is kept if the call was right, 0 if not."""

    def run(self, duel: Duel, walk: Walk) -> None:
        if not duel.zone(walk.link.seat, t.DECK):
            walk.go_on(duel, walk.link.with_bound(t.NUMBERS, (0,)))
            return
        open_ask(duel, Ask(walk.link.seat, t.A_DECLARE, walk.link.card, KIND_OPTIONS))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        seat = walk.link.seat
        number = duel.zone(seat, t.DECK)[-1]
        duel.note(t.E_REVEALED, number, seat, by=walk.link.card)
        right = duel.faces[number].kind == extra_of(picks[0])
        walk.go_on(duel, walk.link.with_bound(t.NUMBERS, (1 if right else 0,)))
