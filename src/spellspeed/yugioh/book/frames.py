"""The frames that chapters share: a Chain, the window after it, and the triggers that were met together.

They push one another: a window becomes a Chain, a closed Chain is followed by triggers and a window, triggers make a Chain. What each does on its way
stands in its chapter (chain.py, priority.py, simultaneous.py).
"""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import IN_ORDER, Ask, extra_of, option, subject_of
from spellspeed.kernel.atoms import clear_chain, pop_frame, push_frame, replace_frame
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.yugioh.book.activating import activate, anyone_may_respond, responses
from spellspeed.yugioh.book.any_turn import turn_of
from spellspeed.yugioh.book.chain import (
    announce_trigger,
    begin_what_follows,
    carry_out,
    leave_after_use,
    let_apply,
    resolved,
    take_answering,
)
from spellspeed.yugioh.book.faced_opponents import begin_walk
from spellspeed.yugioh.book.priority import (
    PASS_OPTION,
    damage_step_window,
    note_pass,
    note_passes,
    summon_is_attempted,
    take_occasion,
)
from spellspeed.yugioh.book.replay import note_replay
from spellspeed.yugioh.book.settling import apply_as_activated, settle_or_ask
from spellspeed.yugioh.book.simultaneous import first_group, ready_triggers, to_be_ordered
from spellspeed.yugioh.doing.departures import Leaving
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import end_occasion, keep_waiting, use_substep
from spellspeed.yugioh.duel.carrying_out import APPLYING, Waiting
from spellspeed.yugioh.duel.derived import is_negated
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import opponents, step_to_answer
from spellspeed.yugioh.duel.teams import Action, before_action, begin_action, lends
from spellspeed.yugioh.may.trigger import can_still_be_announced, trigger_ability

BUILDING: Final = 0
RESOLVING_LINKS: Final = 1
CLOSED: Final = 2


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


def begin_chain(duel: Duel, seat: int, pick: int) -> None:
    """Put an activation on a new Chain in the place of the window that it was made in. A sub-step of the Damage Step has one (T-5)."""
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
        asking = pop_frame(duel)
        push_frame(duel, Unchained(priority))
        push_frame(duel, asking)
        return
    if duel.over:
        return
    if summon_is_attempted(duel):
        return
    if duel.waiting:
        if begin_unchained(duel, priority) or collect_triggers(duel, priority):
            return
    open_window(duel, priority)


def open_responses(duel: Duel, priority: bool) -> None:
    """PRIORITY-3. Ask the seats in turn, the turn player first, if anybody may have an answer."""
    if duel.always or anyone_may_respond(duel, priority):
        push_frame(duel, Response(duel.turn_seat, duel.seats, priority))
    else:
        note_passes(duel, duel.turn_seat, duel.seats)
        end_occasion(duel)


def open_window(duel: Duel, priority: bool) -> None:
    """T-1.3. The window after what has just happened; it costs nothing when nobody can respond."""
    take_occasion(duel)
    if duel.in_damage_step() and not damage_step_window(duel):
        end_occasion(duel)
        return
    open_responses(duel, priority)


@mypyc_attr(acyclic=True)
class Chain(Frame):
    """CHAIN-1. A Chain from its first link until it has resolved.

    `waiting` are triggers that still become links; `seat` is asked next, `passes` seats have passed in a row; while links resolve, `passes`
    is the number of links that are left.
    """

    def __init__(self, stage: int, seat: int, passes: int, waiting: tuple[Waiting, ...]) -> None:
        self.stage: Final = stage
        self.seat: Final = seat
        self.passes: Final = passes
        self.waiting: Final = waiting

    def parts(self) -> tuple[object, ...]:
        return (self.stage, self.seat, self.passes, self.waiting)

    def step(self, state: Duel) -> None:
        if self.stage == BUILDING:
            self.build(state)
        elif self.stage == RESOLVING_LINKS:
            self.resolve(state)
        else:
            self.close(state)

    def build(self, duel: Duel) -> None:
        """CHAIN-2 to CHAIN-5, TEAM-V-3, CHAIN-3, CHAIN-4, T-7.3. Add the waiting triggers, then ask seat by seat until all have passed in a row."""
        if self.waiting:
            first = self.waiting[0]
            action: Action | None = None
            if duel.seats > 2:
                action = before_action(duel, first.seat, lends(duel, first.source % STAYS, first.ability))
            replace_frame(duel, Chain(BUILDING, -1, 0, self.waiting[1:]))
            if can_still_be_announced(duel, first):
                begin_action(duel, action)
                announce_trigger(duel, first)
            return
        if not duel.chain:
            pop_frame(duel)
            aftermath(duel, False)
            return
        if duel.waiting:
            apply_as_activated(duel)
            if duel.over:
                return
            joining = take_answering(duel)
            if joining:
                replace_frame(duel, Chain(BUILDING, -1, 0, joining))
                return
        seat = self.seat
        onward = step_to_answer(duel, duel.chain[-1].seat)
        if seat < 0:
            seat = (duel.chain[-1].seat + onward) % duel.seats
        passes = self.passes
        while passes < duel.seats:
            options = responses(duel, seat, False)
            if options or duel.always:
                replace_frame(duel, Chain(BUILDING, seat, passes, ()))
                open_ask(duel, Ask(seat, t.A_RESPONSE, -1, tuple([PASS_OPTION] + options)))
                return
            if duel.journal is not None:
                note_pass(duel, seat, False)
            passes += 1
            seat = (seat + onward) % duel.seats
        # T-2.2: "when" cards fit the occasion no more once the Chain resolves.
        end_occasion(duel)
        replace_frame(duel, Chain(RESOLVING_LINKS, -1, len(duel.chain), ()))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        if picks[0] == PASS_OPTION:
            if state.journal is not None:
                note_pass(state, self.seat, bool(responses(state, self.seat, False)))
            onward = step_to_answer(state, state.chain[-1].seat)
            replace_frame(state, Chain(BUILDING, (self.seat + onward) % state.seats, self.passes + 1, ()))
            return
        number, index = subject_of(picks[0]), extra_of(picks[0])
        action = before_action(state, self.seat, lends(state, number, index))
        replace_frame(state, Chain(BUILDING, -1, 0, ()))
        begin_action(state, action)
        activate(state, self.seat, number, index)

    def resolve(self, duel: Duel) -> None:
        """CHAIN-6, CHAIN-8, T-1.7. Carry out the last link that is left; a loss takes effect between two links."""
        if duel.waiting:
            let_apply(duel, duel.chain[self.passes - 1] if self.passes else None)
        if not settle_or_ask(duel) or duel.over:
            return
        if self.passes < len(duel.chain):
            resolved(duel, duel.chain[self.passes])
        if not self.passes:
            replace_frame(duel, Chain(CLOSED, -1, 0, ()))
            return
        replace_frame(duel, Chain(RESOLVING_LINKS, -1, self.passes - 1, ()))
        duel.next_batch()
        carry_out(duel, duel.chain[self.passes - 1])

    def close(self, duel: Duel) -> None:
        """T-1.5. The Spells and Traps used in the Chain leave together; then triggers and the next window."""
        duel.next_batch(True)
        used: list[Leaving] = []
        for link in duel.chain:
            leaving = leave_after_use(duel, link)
            if leaving is not None:
                used.append(leaving)
        at_once(duel, used)
        clear_chain(duel)
        if duel.battle is not None:
            note_replay(duel)
        pop_frame(duel)
        if duel.going_to == t.END_AT_ONCE or duel.going_to == t.END_STEP_AT_ONCE:
            turn_of(duel).go_at_once(duel)
        else:
            begin_what_follows(duel)
            aftermath(duel, duel.profile.ignition_after_chain)


def lay_below_chain(duel: Duel) -> None:
    """ERA-OFFERING-1. What is under way goes on as soon as the Chain that resolves is over, before what follows it."""
    waiting = pop_frame(duel)
    above: list[Frame] = []
    while True:
        frame = pop_frame(duel)
        above.append(frame)
        if isinstance(frame, Chain):
            break
    push_frame(duel, waiting)
    for frame in above[::-1]:
        push_frame(duel, frame)


@mypyc_attr(acyclic=True)
class Triggers(Frame):
    """SEGOC-1 to SEGOC-3, T-7.1, T-7.2. Choosing and ordering the triggers of one occasion, group by group.

    `left` are the triggers not yet decided, in the order of their groups; `links` those that will be Chain Links.
    """

    def __init__(self, left: tuple[Waiting, ...], links: tuple[Waiting, ...], priority: bool, ordered: int = 0) -> None:
        self.left: Final = left
        self.links: Final = links
        self.priority: Final = priority
        self.ordered: Final = ordered

    def parts(self) -> tuple[object, ...]:
        if self.ordered:
            return (self.left, self.links, self.priority, self.ordered)
        return (self.left, self.links, self.priority)

    def step(self, state: Duel) -> None:
        if state.seats > 2 and self.links:
            tail = to_be_ordered(state, self.left, self.links, self.ordered)
            if tail:
                codes = [option(t.CHOOSE, waiting.source % STAYS, place) for place, waiting in enumerate(tail)]
                orders = opponents(state, state.turn_seat)[0]
                open_ask(state, Ask(orders, t.A_ORDER, -1, tuple(codes), len(codes), len(codes), IN_ORDER))
                return
        if not self.left:
            pop_frame(state)
            if self.links:
                take_occasion(state)
                push_frame(state, Chain(BUILDING, -1, 0, self.links))
            else:
                open_window(state, self.priority)
            return
        group = first_group(state, self.left)
        seat = group[0].seat
        if state.seats > 2 and state.is_opponent(seat, state.turn_seat) and not trigger_ability(group[0]).optional:
            # TEAM-V-4, Q-14: the opponent whose turn comes next orders for the team.
            seat = opponents(state, state.turn_seat)[0]
        if trigger_ability(group[0]).optional:
            options = [PASS_OPTION]
            for place, waiting in enumerate(group):
                options.append(option(t.ACTIVATE, waiting.source % STAYS, waiting.ability + 64 * place))
            open_ask(state, Ask(seat, t.A_TRIGGER, -1, tuple(options)))
        elif len(group) == 1:
            self.take(state, group, (0,))
        else:
            codes = [option(t.CHOOSE, waiting.source % STAYS, place) for place, waiting in enumerate(group)]
            open_ask(state, Ask(seat, t.A_ORDER, -1, tuple(codes), len(codes), len(codes), IN_ORDER))

    def take(self, duel: Duel, group: list[Waiting], order: tuple[int, ...]) -> None:
        """These triggers of the group become links in this order; a mandatory group is decided with that."""
        links = self.links + tuple([group[place] for place in order])
        replace_frame(duel, Triggers(self.left[len(group) :], links, self.priority, self.ordered))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        tail = to_be_ordered(state, self.left, self.links, self.ordered) if state.seats > 2 and self.links else []
        if tail:
            links = self.links[: len(self.links) - len(tail)] + tuple([tail[extra_of(pick)] for pick in picks])
            replace_frame(state, Triggers(self.left, links, self.priority, len(links)))
            return
        group = first_group(state, self.left)
        if picks[0] == PASS_OPTION:
            self.take(state, group, ())
        elif trigger_ability(group[0]).optional:
            chosen = extra_of(picks[0]) // 64
            left = self.left[:chosen] + self.left[chosen + 1 :]
            replace_frame(state, Triggers(left, self.links + (group[chosen],), self.priority, self.ordered))
        else:
            self.take(state, group, tuple([extra_of(pick) for pick in picks]))


def collect_triggers(duel: Duel, priority: bool) -> bool:
    """T-1.2, T-1.5, T-7.5. Take the waiting triggers that can be used now to a choice; whether there are any."""
    ready = ready_triggers(duel)
    if not ready:
        return False
    push_frame(duel, Triggers(tuple(ready), (), priority))
    return True


class Unchained(Frame):
    """What follows something that was done without a Chain: what the rules do, other triggers, a window."""

    def __init__(self, priority: bool) -> None:
        self.priority: Final = priority

    def parts(self) -> tuple[object, ...]:
        return (self.priority,)

    def step(self, state: Duel) -> None:
        pop_frame(state)
        aftermath(state, self.priority)


def begin_unchained(duel: Duel, priority: bool) -> bool:
    """T-1.2. Begin to carry out a trigger that needs a choice and is not activated, before any Chain; whether there was one."""
    for place, waiting in enumerate(duel.waiting):
        ability = trigger_ability(waiting)
        number = waiting.source % STAYS
        card = duel.cards[number]
        if not ability.chainless:
            continue
        keep_waiting(duel, duel.waiting[:place] + duel.waiting[place + 1 :])
        if card.binding == waiting.source and not is_negated(duel, number):
            link = waiting.link(card.zone)
            push_frame(duel, Unchained(priority))
            duel.note(t.E_APPLIED, number, waiting.seat, detail=waiting.ability)
            begin_walk(duel, link, APPLYING)
            return True
        return begin_unchained(duel, priority)
    return False
