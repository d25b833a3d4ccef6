"""An open phase or step of the turn: how it begins, and what the turn player does in it until it is left (PRIORITY-4, PRIORITY-5)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import Ask, verb_of
from spellspeed.kernel.atoms import pop_frame, push_frame, replace_frame
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.yugioh.book.activating import anyone_may_respond
from spellspeed.yugioh.book.frames import Response
from spellspeed.yugioh.book.main_phase import do, open_options
from spellspeed.yugioh.book.priority import note_passes
from spellspeed.yugioh.book.settling import settle
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import (
    begin_open_state,
    begin_phase,
    end_occasion,
    end_open_state,
    go_to,
    unsettle,
)
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import remember_acted
from spellspeed.yugioh.duel.rights import X_STRONGEST

OPEN: Final = -1


@mypyc_attr(acyclic=True)
class Open(Frame):
    """T-1.1, T-1.6. An open phase or step: the turn player acts or ends it; announcing the end passes priority (PRIORITY-5).

    `closing` is the batch number at which the end was announced; when something was activated since, the phase is open again.
    """

    def __init__(self, closing: int) -> None:
        self.closing: Final = closing

    def parts(self) -> tuple[object, ...]:
        return (self.closing,)

    def step(self, state: Duel) -> None:
        if self.closing == state.batch:
            pop_frame(state)
            return
        begin_open_state(state)
        options = open_options(state)
        if len(options) == 1 and not state.always:
            self.close(state, options[0])
        else:
            replace_frame(state, Open(OPEN))
            open_ask(state, Ask(state.turn_seat, t.A_OPEN, -1, tuple(options)))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        pick = picks[0]
        verb = verb_of(pick)
        if state.phase == t.MAIN1:
            remember_acted(state, state.turn_seat)
        if verb == t.PASS or verb == t.END_PHASE or verb == t.ENTER_BATTLE or verb == t.ENTER_MAIN2:
            self.close(state, pick)
        else:
            do(state, pick)

    def close(self, duel: Duel, pick: int) -> None:
        """PRIORITY-4, PRIORITY-5, T-1.6, END-1, BATTLE-10. The turn player announces the end; the others may respond before it comes."""
        verb = verb_of(pick)
        if verb == t.ENTER_BATTLE:
            go_to(duel, t.BATTLE)
        elif verb == t.ENTER_MAIN2:
            go_to(duel, t.MAIN2)
        elif verb == t.END_PHASE:
            go_to(duel, t.END)
        end_open_state(duel)
        end_occasion(duel)
        if duel.always or anyone_may_respond(duel, False):
            replace_frame(duel, Open(duel.batch))
            push_frame(duel, Response(duel.after(duel.turn_seat), duel.seats - 1, False))
        else:
            note_passes(duel, duel.after(duel.turn_seat), duel.seats - 1)
            pop_frame(duel)


def enter(duel: Duel, phase: int) -> None:
    """TURN-3-BG, V-26. A phase begins, and that is announced."""
    begin_phase(duel, phase)
    duel.note(t.E_PHASE, -1, duel.turn_seat, value=phase)
    if duel.kinds & X_STRONGEST.bit:
        # ERA-LOOP-1: ATK that follows the phase may change who the strongest monsters are.
        unsettle(duel)
        settle(duel)
