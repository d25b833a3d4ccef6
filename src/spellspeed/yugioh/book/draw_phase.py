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


def draw_phase(duel: Duel) -> None:
    """DRAW-1 to DRAW-3, T-6.1, DRAW-2. What is fixed before the draw, the draw, its triggers, and the window after it."""
    if is_under(duel, X_SKIP_DRAW, duel.turn_seat):
        end_skip(duel, X_SKIP_DRAW)
        return
    enter(duel, t.DRAW)
    do_what_falls_due(duel)
    if before_the_draw(duel):
        push_frame(duel, BeforeDraw())
    else:
        draw_for_turn(duel)


@mypyc_attr(acyclic=True)
class BeforeDraw(Frame):
    """T-6.1. What effects let the turn player do before the draw of the Draw Phase, one after the other; then the draw."""

    def parts(self) -> tuple[object, ...]:
        return ()

    def step(self, state: Duel) -> None:
        dues = before_the_draw(state)
        if dues:
            begin_before_draw(state, dues[0])
            return
        pop_frame(state)
        draw_for_turn(state)


def draw_for_turn(duel: Duel) -> None:
    """DRAW-1, DRAW-2. The draw of the Draw Phase, its triggers, and the window after it."""
    duel.next_batch()
    if is_kept_from_drawing(duel, duel.turn_seat):
        after_the_draw(duel)
        return
    if duel.kinds & X_INSTEAD_OF_DRAW.bit:
        for effect in effects_on(duel, X_INSTEAD_OF_DRAW):
            if reaches(duel, effect, duel.turn_seat):
                push_frame(duel, Forgoing(effect.source % STAYS))
                return
    draw(duel, duel.turn_seat, 1, t.BY_RULE)
    after_the_draw(duel)


class Forgoing(Frame):
    """DRAW-1, CORE-1. The turn player decides whether to draw, or to use the effect of a card instead."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def step(self, state: Duel) -> None:
        open_ask(state, Ask(state.turn_seat, t.A_YES_NO, self.number, (option(t.YES), option(t.NO))))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        pop_frame(state)
        if verb_of(picks[0]) == t.YES:
            state.tell(t.E_FORGONE, self.number, state.cards[self.number], state.turn_seat)
        else:
            draw(state, state.turn_seat, 1, t.BY_RULE)
        after_the_draw(state)


def after_the_draw(duel: Duel) -> None:
    """T-6.1. The triggers of the draw, and the window after it."""
    settle(duel)
    if duel.over:
        return
    push_frame(duel, Open(OPEN))
    aftermath(duel, False)


def end_draw_phase(duel: Duel) -> None:
    """DRAW-1. What kept the turn player from drawing in this Draw Phase is used up with it."""
    if is_kept_from_drawing(duel, duel.turn_seat):
        for effect in effects_on(duel, X_NO_DRAW):
            if effect.turn < duel.turn and reaches(duel, effect, duel.turn_seat):
                keep_lasting(duel, [other for other in duel.lasting if other is not effect])
