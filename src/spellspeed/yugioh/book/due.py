"""Due effects of the Standby Phase, the End Phase and the end of the Battle Phase, one by one (STANDBY, END, T-6.2 to T-6.6)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import Ask, extra_of, option, subject_of, verb_of
from spellspeed.kernel.atoms import pop_frame, push_frame, replace_frame
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.events import Event
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.activating import activate, anyone_may_respond, responses
from spellspeed.yugioh.book.durations import falls_due
from spellspeed.yugioh.book.faced_opponents import begin_walk
from spellspeed.yugioh.book.frames import BUILDING, Chain, aftermath
from spellspeed.yugioh.book.settling import settle
from spellspeed.yugioh.duel.atoms import begin_open_state, end_open_state
from spellspeed.yugioh.duel.carrying_out import WITHOUT_CHAIN, Waiting
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import remember_done
from spellspeed.yugioh.duel.teams import before_action, begin_action, lends
from spellspeed.yugioh.duel.terms import A_DUE, DUE, E_APPLIED, E_PHASE, END, END_PHASE_OF, PASS, REMOVED, STANDBY
from spellspeed.yugioh.may.trigger import is_due

PASS_OPTION: Final = option(PASS)


def dues_of(duel: Duel, seat: int, mandatory_only: bool) -> list[int]:
    """The due effects of a seat as options."""
    options: list[int] = []
    for number in duel.due:
        if duel.cards[number].controller == seat:
            for ability in duel.printed(number).dues:
                if not (mandatory_only and ability.optional) and is_due(duel, number, ability):
                    options.append(option(DUE, number, ability.index))
    return options


@mypyc_attr(acyclic=True)
class Dues(Frame):
    """The procedure of a phase with due effects: `seat` does one or passes; `passes` seats have passed in a row.

    T-6.3, STANDBY-5-OCG, STANDBY-4, END-4.
    """

    def __init__(self, seat: int, passes: int) -> None:
        self.seat: Final = seat
        self.passes: Final = passes

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.passes)

    def step(self, state: Duel) -> None:
        seat = self.seat
        passes = self.passes
        if state.profile.turn_player_orders_dues and state.phase == STANDBY and state.due and self.order_all(state):
            return
        if not state.due and not state.always and not anyone_may_respond(state, False):
            pop_frame(state)
            return
        begin_open_state(state)
        while passes < state.seats:
            options = [PASS_OPTION]
            if state.due:
                options += dues_of(state, seat, False)
            options += responses(state, seat, False)
            if len(options) > 1 or state.always:
                replace_frame(state, Dues(seat, passes))
                open_ask(state, Ask(seat, A_DUE, -1, tuple(options)))
                return
            passes += 1
            seat = state.after(seat)
        end_open_state(state)
        if state.due and self.must_do(state):
            return
        pop_frame(state)

    def order_all(self, duel: Duel) -> bool:
        """STANDBY-5-OCG. The turn player decides the order of everything that is mandatory."""
        options: list[int] = []
        for seat in duel.order_from(duel.turn_seat):
            options += dues_of(duel, seat, True)
        if not options:
            return False
        open_ask(duel, Ask(duel.turn_seat, A_DUE, -1, tuple(options)))
        return True

    def must_do(self, duel: Duel) -> bool:
        """T-6.3, ERA-LASTTURN-2. All have passed: what is mandatory must be done, the turn player's first."""
        for seat in duel.order_from(duel.turn_seat):
            options = dues_of(duel, seat, True)
            if options and duel.phase == END:
                options = without_returning(duel, without_late(duel, options))
            if options:
                open_ask(duel, Ask(seat, A_DUE, -1, tuple(options)))
                return True
        return False

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        pick = picks[0]
        end_open_state(state)
        if pick == PASS_OPTION:
            replace_frame(state, Dues(state.after(self.seat), self.passes + 1))
            return
        action = before_action(state, self.seat, lends(state, subject_of(pick), extra_of(pick)))
        replace_frame(state, Dues(state.turn_seat, 0))
        if verb_of(pick) == DUE:
            do_due(state, subject_of(pick), extra_of(pick))
        else:
            begin_action(state, action)
            push_frame(state, Chain(BUILDING, -1, 0, ()))
            activate(state, self.seat, subject_of(pick), extra_of(pick))


def without_late(duel: Duel, options: list[int]) -> list[int]:
    """ERA-LASTTURN-2. What has to be done in an End Phase in which other effects are still to end: not what is done after them."""
    if not any([effect.until == END_PHASE_OF and effect.turn <= duel.turn for effect in duel.lasting]):
        return options
    return [pick for pick in options if not duel.printed(subject_of(pick)).abilities[extra_of(pick)].late]


def without_returning(duel: Duel, options: list[int]) -> list[int]:
    """FAQ D.D. SURVIVOR. What has to be done in an End Phase: not by a removed card that comes back in it by another effect, if nobody begins it."""
    coming: list[int] = []
    for effect in duel.lasting:
        if falls_due(duel, effect):
            coming += [duel.bound_card(binding) for binding in effect.cards]
    found: list[int] = []
    for pick in options:
        number = subject_of(pick)
        if number not in coming or duel.cards[number].zone != REMOVED:
            found.append(pick)
    return found


def do_due(duel: Duel, number: int, index: int) -> None:
    """T-6.3, T-6.4. A due effect is its own Chain; upkeep and ends of effects are done without one."""
    card = duel.cards[number]
    face = duel.printed(number)
    ability = face.abilities[index]
    event = Event(E_PHASE, -1, None, duel.turn_seat, 0, -1, duel.phase, 0, duel.batch)
    if ability.chainless:
        remember_done(duel, card.binding, ability.index)
        duel.next_batch()
        push_frame(duel, Settling())
        duel.note(E_APPLIED, number, card.controller, detail=index)
        link = Link(card.controller, card.binding, face, index, event, card.zone)
        begin_walk(duel, link, WITHOUT_CHAIN)
    else:
        waiting = Waiting(card.controller, card.binding, face, index, event, 0)
        push_frame(duel, Chain(BUILDING, -1, 0, (waiting,)))


class Settling(Frame):
    """What follows something done without a Chain: the rules' own doings, triggers, a window."""

    def parts(self) -> tuple[object, ...]:
        return ()

    def step(self, state: Duel) -> None:
        pop_frame(state)
        settle(state)
        if not state.over:
            aftermath(state, False)
