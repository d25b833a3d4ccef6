"""Damage that is divided among cards: whoever acts says for each point where it goes; all of it is dealt at once."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import meaning
from spellspeed.hkk.rules.context import Context
from spellspeed.hkk.rules.deeds import deals_no_damage
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moves import damage_card
from spellspeed.hkk.rules.terms import A_CARDS, CHOOSE
from spellspeed.hkk.text.node import Amount
from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import pop_frame, push_frame, replace_frame
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame


class Dividing(Frame):
    """HKK-91.5.3: so many points are left to be divided among these cards, which have got so many each."""

    def __init__(self, context: Context, left: int, bindings: tuple[int, ...], got: tuple[int, ...]) -> None:
        self.context: Final = context
        self.left: Final = left
        self.bindings: Final = bindings
        self.got: Final = got

    def parts(self) -> tuple[object, ...]:
        return (self.context, self.left, self.bindings, self.got)

    def step(self, state: Game) -> None:
        if self.left > 0 and len(self.bindings) > 1:
            options = tuple([option(CHOOSE, state.bound_card(binding)) for binding in self.bindings])
            open_ask(state, Ask(self.context.seat, A_CARDS, self.context.cause.card, options))
            return
        pop_frame(state)
        for binding, points in zip(self.bindings, self.got, strict=True):
            much = points + (self.left if len(self.bindings) == 1 else 0)
            damage_card(state, state.bound_card(binding), much, self.context.cause)

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        chosen = state.binding(subject_of(picks[0]))
        got = [points + int(one == chosen) for one, points in zip(self.bindings, self.got, strict=True)]
        replace_frame(state, Dividing(self.context, self.left - 1, self.bindings, tuple(got)))


def divide(game: Game, context: Context, amount: Amount, bindings: tuple[int, ...]) -> None:
    """Begin to divide damage among cards, if there are any and it is dealt at all."""
    if bindings and not deals_no_damage(game, context.cause):
        push_frame(game, Dividing(context, meaning.amount(game, amount, context), bindings, (0,) * len(bindings)))
