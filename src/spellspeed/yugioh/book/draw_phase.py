"""The Draw Phase: what is fixed before the draw, the draw, and what comes of it (DRAW, T-6.1)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import Ask, option, verb_of
from spellspeed.kernel.atoms import keep_lasting, pop_frame, push_frame
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.yugioh.book.durations import do_what_falls_due, end_skip
from spellspeed.yugioh.book.frames import aftermath
from spellspeed.yugioh.book.hands import before_the_draw, begin_before_draw
from spellspeed.yugioh.book.open_phase import OPEN, Open, enter
from spellspeed.yugioh.book.settling import settle
from spellspeed.yugioh.doing.moves import draw, is_kept_from_drawing
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.derived import effects_on, is_under, reaches
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_INSTEAD_OF_DRAW, X_NO_DRAW, X_SKIP_DRAW

OFFERED: Final = 0
"""The turn player draws then, or uses an effect instead."""
REFUSED: Final = 1
"""The turn player draws then: an effect instead was refused before."""
FORGONE: Final = 2
"""The draw was forgone before."""


def draw_phase(duel: Duel) -> None:
    """DRAW-1 to DRAW-3, T-6.1, DRAW-2. What is fixed before the draw, the draw, its triggers, and the window after it."""
    if is_under(duel, X_SKIP_DRAW, duel.turn_seat):
        end_skip(duel, X_SKIP_DRAW)
        return
    enter(duel, t.DRAW)
    do_what_falls_due(duel)
    if before_the_draw(duel):
        source = -1 if is_kept_from_drawing(duel, duel.turn_seat) else offers_instead(duel)
        push_frame(duel, BeforeDraw() if source < 0 else Forgoing(source, True))
    else:
        draw_for_turn(duel)


@mypyc_attr(acyclic=True)
class BeforeDraw(Frame):
    """T-6.1. What effects let the turn player do before the draw of the Draw Phase, one after the other; then the draw, as `then` says."""

    def __init__(self, then: int = OFFERED) -> None:
        self.then: Final = then

    def parts(self) -> tuple[object, ...]:
        return (self.then,) if self.then else ()

    def step(self, state: Duel) -> None:
        dues = before_the_draw(state)
        if dues:
            begin_before_draw(state, dues[0])
            return
        pop_frame(state)
        if self.then == OFFERED:
            draw_for_turn(state)
        elif self.then == REFUSED:
            state.next_batch()
            draw(state, state.turn_seat, 1, t.BY_RULE)
            after_the_draw(state)


def draw_for_turn(duel: Duel) -> None:
    """DRAW-1, DRAW-2. The draw of the Draw Phase, its triggers, and the window after it."""
    duel.next_batch()
    if is_kept_from_drawing(duel, duel.turn_seat):
        after_the_draw(duel)
        return
    source = offers_instead(duel)
    if source >= 0:
        push_frame(duel, Forgoing(source))
        return
    draw(duel, duel.turn_seat, 1, t.BY_RULE)
    after_the_draw(duel)


def offers_instead(duel: Duel) -> int:
    """CORE-1. The card whose effect the turn player may use instead of the draw; -1 for none."""
    if duel.kinds & X_INSTEAD_OF_DRAW.bit:
        for effect in effects_on(duel, X_INSTEAD_OF_DRAW):
            if reaches(duel, effect, duel.turn_seat):
                return effect.source % STAYS
    return -1


class Forgoing(Frame):
    """DRAW-1, CORE-1. The turn player decides whether to draw, or to use the effect of a card instead.

    `first`: before what else is done before the draw, which follows (FAQ FREED THE MATCHLESS GENERAL: Maharaghi).
    """

    def __init__(self, number: int, first: bool = False) -> None:
        self.number: Final = number
        self.first: Final = first

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.first) if self.first else (self.number,)

    def step(self, state: Duel) -> None:
        open_ask(state, Ask(state.turn_seat, t.A_YES_NO, self.number, (option(t.YES), option(t.NO))))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        pop_frame(state)
        if verb_of(picks[0]) == t.YES:
            if self.first:
                state.next_batch()
            state.tell(t.E_FORGONE, self.number, state.cards[self.number], state.turn_seat)
        elif self.first:
            push_frame(state, BeforeDraw(REFUSED))
            return
        else:
            draw(state, state.turn_seat, 1, t.BY_RULE)
        after_the_draw(state, self.first)


def after_the_draw(duel: Duel, forgone: bool = False) -> None:
    """T-6.1. The triggers of the draw, and the window after it; where it was forgone first, what else is done before a draw."""
    settle(duel)
    if duel.over:
        return
    push_frame(duel, Open(OPEN))
    if forgone:
        push_frame(duel, BeforeDraw(FORGONE))
    aftermath(duel, False)


def end_draw_phase(duel: Duel) -> None:
    """DRAW-1. What kept the turn player from drawing in this Draw Phase is used up with it."""
    if is_kept_from_drawing(duel, duel.turn_seat):
        for effect in effects_on(duel, X_NO_DRAW):
            if effect.turn < duel.turn and reaches(duel, effect, duel.turn_seat):
                keep_lasting(duel, [other for other in duel.lasting if other is not effect])
