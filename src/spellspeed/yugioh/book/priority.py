"""Priority: who may act first, and the windows in which the others may answer (PRIORITY, T-1.2, T-1.3, T-3.6, T-3.7)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import Ask, extra_of, option, subject_of
from spellspeed.kernel.atoms import forget_events, pop_frame, push_frame, replace_frame
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.events import Event
from spellspeed.kernel.frames import Frame
from spellspeed.yugioh.book.activating import activate, anyone_may_respond, responses
from spellspeed.yugioh.book.settling import settle_or_ask
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import begin_occasion, end_occasion, use_substep
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.teams import before_action, begin_action, lends

PASS_OPTION: Final = option(t.PASS)


@mypyc_attr(acyclic=True)
class Response(Frame):
    """A window: seats are asked in order, beginning with `seat`, until `left` of them have passed in a row.

    T-1.3, T-1.6, T-3.2, PRIORITY-1, PRIORITY-2, PRIORITY-3.
    """

    def __init__(self, seat: int, left: int, priority: bool) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.priority: Final = priority

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.left, self.priority)

    def step(self, state: Duel) -> None:
        seat = self.seat
        left = self.left
        while left:
            options = responses(state, seat, self.priority)
            if options or state.always:
                replace_frame(state, Response(seat, left, self.priority))
                open_ask(state, Ask(seat, t.A_RESPONSE, -1, tuple([PASS_OPTION] + options)))
                return
            if state.journal is not None:
                note_passes(state, seat, 1)
            left -= 1
            seat = state.after(seat)
        pop_frame(state)
        end_occasion(state)

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        if picks[0] == PASS_OPTION:
            if state.journal is not None:
                note_pass(state, self.seat, bool(responses(state, self.seat, self.priority)))
            replace_frame(state, Response(state.after(self.seat), self.left - 1, self.priority))
            return
        begin_chain(state, self.seat, picks[0])


def answerable(duel: Duel) -> int:
    """CHAIN-2, T-2. Whether the present window is about something: an open Chain, a Summon, an attack. It follows from public facts alone."""
    return 1 if duel.chain or duel.moment & (t.W_SUMMON | t.W_DECLARATION) else 0


def note_pass(duel: Duel, seat: int, could_act: bool) -> None:
    """PRIORITY-3, CHAIN-4. For the log: a seat has passed. That it had nothing to activate is told to that seat alone."""
    duel.note(t.E_PASSED, -1, seat, value=answerable(duel), detail=0 if could_act else 1)


def note_passes(duel: Duel, seat: int, count: int) -> None:
    """PRIORITY-3. For the log: so many seats pass that have nothing to activate, and are not asked where only choices are asked."""
    if duel.journal is not None:
        for passing in duel.order_from(seat)[:count]:
            note_pass(duel, passing, False)


def begin_chain(duel: Duel, seat: int, pick: int) -> None:
    """Put an activation on a new Chain in the place of the window that it was made in. A sub-step of the Damage Step has one (T-5)."""
    from spellspeed.yugioh.book.chain import BUILDING, Chain

    number, index = subject_of(pick), extra_of(pick)
    action = before_action(duel, seat, lends(duel, number, index))
    use_substep(duel)
    replace_frame(duel, Chain(BUILDING, -1, 0, ()))
    begin_action(duel, action)
    activate(duel, seat, number, index)


def aftermath(duel: Duel, priority: bool) -> None:
    """T-1.2, T-1.3, T-1.5. After an action or a Chain: what the rules do by themselves, the triggers that were met, then a window.

    `priority`: the turn player may use an Ignition Effect in that window (T-3.6).
    """
    if not settle_or_ask(duel):
        from spellspeed.yugioh.book.simultaneous import Unchained

        asking = pop_frame(duel)
        push_frame(duel, Unchained(priority))
        push_frame(duel, asking)
        return
    if duel.over:
        return
    if summon_is_attempted(duel):
        return
    if duel.waiting:
        from spellspeed.yugioh.book.simultaneous import begin_unchained, collect_triggers

        if begin_unchained(duel, priority) or collect_triggers(duel, priority):
            return
    open_window(duel, priority)


def open_window(duel: Duel, priority: bool) -> None:
    """T-1.3. The window after what has just happened; it costs nothing when nobody can respond."""
    take_occasion(duel)
    if duel.in_damage_step() and not damage_step_window(duel):
        end_occasion(duel)
        return
    if duel.always or anyone_may_respond(duel, priority):
        push_frame(duel, Response(duel.turn_seat, duel.seats, priority))
    else:
        note_passes(duel, duel.turn_seat, duel.seats)
        end_occasion(duel)


def take_occasion(duel: Duel) -> None:
    """T-2.2, T-2.6. What has happened last is what the coming window (or Chain of triggers) is directly about."""
    if duel.fresh:
        events = tuple([event for event in duel.fresh if event.batch == duel.happened])
        begin_occasion(duel, events, moment_of(duel, events))
        forget_events(duel)
    else:
        end_occasion(duel)


def damage_step_window(duel: Duel) -> bool:
    """T-5.1 to T-5.7. In the Damage Step a Chain is started by choice before and during damage calculation, one in each.

    T-2.6, T-5.5, T-5.7. And right after battle damage and after monsters were destroyed by battle, by what names it.
    """
    if duel.substep == t.DS_DAMAGE:
        for event in duel.occasion:
            if event.kind == t.E_DAMAGE:
                return True
        return False
    if duel.substep == t.DS_END:
        for event in duel.occasion:
            if event.kind == t.E_SENT and event.cause == t.BY_BATTLE:
                return True
        return False
    if duel.substep != t.DS_BEFORE and duel.substep != t.DS_CALCULATION:
        return False
    return not (duel.substep_chain_used and duel.profile.one_chain_per_substep)


def moment_of(duel: Duel, events: tuple[Event, ...]) -> int:
    """T-2.2, T-2.3, T-2.6, T-5.11. Which windows the events of an occasion open."""
    if not events:
        return 0
    bits = t.W_HAPPENED
    for event in events:
        if event.kind == t.E_SUMMONED:
            if not duel.in_damage_step():
                bits |= t.W_SUMMON
        elif event.kind == t.E_ATTACK:
            bits |= t.W_DECLARATION
    return bits


def open_attempt(duel: Duel) -> None:
    """T-3.2, T-2.1. The window in which a Summon can be negated."""
    begin_occasion(duel, (), t.W_ATTEMPT)
    if duel.always or anyone_may_respond(duel, False):
        push_frame(duel, Response(duel.turn_seat, duel.seats, False))
    else:
        note_passes(duel, duel.turn_seat, duel.seats)
        end_occasion(duel)


def summon_is_attempted(duel: Duel) -> bool:
    """Whether a Summon is being attempted: its windows come when it has succeeded or was negated."""
    for seat in range(duel.seats):
        if duel.zone(seat, t.SUMMONING):
            return True
    return False
