"""Triggers that were met at the same time: which Chain they make (SEGOC, T-7)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import IN_ORDER, Ask, extra_of, option
from spellspeed.kernel.atoms import pop_frame, push_frame, replace_frame
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.yugioh.book.chain import BUILDING, Chain
from spellspeed.yugioh.book.faced_opponents import begin_walk
from spellspeed.yugioh.book.priority import aftermath, open_window, take_occasion
from spellspeed.yugioh.duel.atoms import keep_waiting
from spellspeed.yugioh.duel.carrying_out import RESOLVING, Waiting
from spellspeed.yugioh.duel.derived import is_negated
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import opponents
from spellspeed.yugioh.duel.terms import (
    A_ORDER,
    A_TRIGGER,
    ACTIVATE,
    CHOOSE,
    DAMAGE_STEP,
    DS_AFTER,
    E_APPLIED,
    E_BATTLED,
    PASS,
)
from spellspeed.yugioh.may.trigger import may_trigger, trigger_ability

PASS_OPTION: Final = option(PASS)


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
            tail = self.to_be_ordered(state)
            if tail:
                codes = [option(CHOOSE, waiting.source % STAYS, place) for place, waiting in enumerate(tail)]
                orders = opponents(state, state.turn_seat)[0]
                open_ask(state, Ask(orders, A_ORDER, -1, tuple(codes), len(codes), len(codes), IN_ORDER))
                return
        if not self.left:
            pop_frame(state)
            if self.links:
                take_occasion(state)
                push_frame(state, Chain(BUILDING, -1, 0, self.links))
            else:
                open_window(state, self.priority)
            return
        group = self.first_group(state)
        seat = group[0].seat
        if state.seats > 2 and state.is_opponent(seat, state.turn_seat) and not trigger_ability(group[0]).optional:
            # TEAM-V-4, Q-14: the opponent whose turn comes next orders for the team.
            seat = opponents(state, state.turn_seat)[0]
        if trigger_ability(group[0]).optional:
            options = [PASS_OPTION]
            for place, waiting in enumerate(group):
                options.append(option(ACTIVATE, waiting.source % STAYS, waiting.ability + 64 * place))
            open_ask(state, Ask(seat, A_TRIGGER, -1, tuple(options)))
        elif len(group) == 1:
            self.take(state, group, (0,))
        else:
            codes = [option(CHOOSE, waiting.source % STAYS, place) for place, waiting in enumerate(group)]
            open_ask(state, Ask(seat, A_ORDER, -1, tuple(codes), len(codes), len(codes), IN_ORDER))

    def first_group(self, duel: Duel) -> list[Waiting]:
        """The triggers that are decided now: same event batch, same seat, all mandatory or all optional."""
        first = self.left[0]
        key = group_key(duel, first)
        return [waiting for waiting in self.left if group_key(duel, waiting) == key]

    def to_be_ordered(self, duel: Duel) -> list[Waiting]:
        """TEAM-V-4. The optional triggers that both opponents have chosen, when both have decided: their order is still open."""
        last = self.links[-1]
        if not trigger_ability(last).optional or not duel.is_opponent(last.seat, duel.turn_seat):
            return []
        key = team_key(duel, last)
        if self.left and team_key(duel, self.left[0]) == key:
            return []
        tail = [waiting for waiting in self.links[self.ordered :] if team_key(duel, waiting) == key]
        return tail if any([waiting.seat != last.seat for waiting in tail]) else []

    def take(self, duel: Duel, group: list[Waiting], order: tuple[int, ...]) -> None:
        """These triggers of the group become links in this order; a mandatory group is decided with that."""
        links = self.links + tuple([group[place] for place in order])
        replace_frame(duel, Triggers(self.left[len(group) :], links, self.priority, self.ordered))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        tail = self.to_be_ordered(state) if state.seats > 2 and self.links else []
        if tail:
            links = self.links[: len(self.links) - len(tail)] + tuple([tail[extra_of(pick)] for pick in picks])
            replace_frame(state, Triggers(self.left, links, self.priority, len(links)))
            return
        group = self.first_group(state)
        if picks[0] == PASS_OPTION:
            self.take(state, group, ())
        elif trigger_ability(group[0]).optional:
            chosen = extra_of(picks[0]) // 64
            left = self.left[:chosen] + self.left[chosen + 1 :]
            replace_frame(state, Triggers(left, self.links + (group[chosen],), self.priority, self.ordered))
        else:
            self.take(state, group, tuple([extra_of(pick) for pick in picks]))


def group_key(duel: Duel, waiting: Waiting) -> int:
    """T-7.1. Earlier batch first; inside it the turn player's mandatory ones, the others', the turn player's optional ones, the others'.

    Under `segoc` rulebook: all of the turn player's, then each other's (SEGOC-2 as written). What is optional each player decides alone.
    """
    key = team_key(duel, waiting) * 2
    if duel.seats > 2 and trigger_ability(waiting).optional and duel.is_opponent(waiting.seat, duel.turn_seat):
        if waiting.seat != opponents(duel, duel.turn_seat)[0]:
            key += 1
    return key


def team_key(duel: Duel, waiting: Waiting) -> int:
    """TEAM-V-4. The group of a trigger: the turn player's, the partner's, then those of the opponents together."""
    turn = (waiting.seat - duel.turn_seat) % duel.seats
    if duel.seats > 2 and duel.is_opponent(waiting.seat, duel.turn_seat):
        turn = duel.seats
    late = 1 if trigger_ability(waiting).optional else 0
    if duel.profile.mandatory_first:
        return (waiting.event.batch * 2 + late) * 8 + turn
    return turn * 2 + late


def at_one_time(ready: list[Waiting]) -> list[Waiting]:
    """T-5.6, T-7.1. What was flipped in battle waits for "when it battles" and is met with that (FAQ KANGAROO CHAMP, D.D. WARRIOR LADY)."""
    for battled in ready:
        if battled.event.kind == E_BATTLED:
            batch = battled.event.batch
            return [waiting.as_of(batch) if waiting.moment == DS_AFTER else waiting for waiting in ready]
    return ready


def collect_triggers(duel: Duel, priority: bool) -> bool:
    """T-1.2, T-1.5, T-7.4, T-7.5, T-3.5. Take the waiting triggers that can be used now to a choice; whether there are any."""
    substep = duel.substep if duel.battle_step == DAMAGE_STEP else 99
    ready: list[Waiting] = []
    later: list[Waiting] = []
    for waiting in duel.waiting:
        if waiting.moment > substep:
            later.append(waiting)
        elif may_trigger(duel, waiting):
            ready.append(waiting)
    keep_waiting(duel, later)
    if not ready:
        return False
    if substep == DS_AFTER:
        ready = at_one_time(ready)
    keyed = [(group_key(duel, waiting), place) for place, waiting in enumerate(ready)]
    keyed.sort()
    push_frame(duel, Triggers(tuple([ready[place] for _, place in keyed]), (), priority))
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
            duel.note(E_APPLIED, number, waiting.seat, detail=waiting.ability)
            begin_walk(duel, link, RESOLVING)
            return True
        return begin_unchained(duel, priority)
    return False
