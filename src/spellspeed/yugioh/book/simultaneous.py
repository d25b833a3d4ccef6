"""Triggers that were met at the same time: which Chain they make (SEGOC, T-7)."""

from __future__ import annotations

from spellspeed.yugioh.duel.atoms import keep_waiting
from spellspeed.yugioh.duel.carrying_out import Waiting
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import opponents
from spellspeed.yugioh.duel.terms import DAMAGE_STEP, DS_AFTER, E_BATTLED
from spellspeed.yugioh.may.trigger import may_trigger, trigger_ability


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


def ready_triggers(duel: Duel) -> list[Waiting]:
    """T-7.4, T-3.5. The waiting triggers that can be used now, in the order of their groups; those of a later moment wait on, the others are gone."""
    substep = duel.substep if duel.battle_step == DAMAGE_STEP else 99
    ready: list[Waiting] = []
    later: list[Waiting] = []
    for waiting in duel.waiting:
        if waiting.moment > substep:
            later.append(waiting)
        elif may_trigger(duel, waiting):
            ready.append(waiting)
    keep_waiting(duel, later)
    if substep == DS_AFTER:
        ready = at_one_time(ready)
    keyed = [(group_key(duel, waiting), place) for place, waiting in enumerate(ready)]
    keyed.sort()
    return [ready[place] for _, place in keyed]


def first_group(duel: Duel, left: tuple[Waiting, ...]) -> list[Waiting]:
    """The triggers that are decided now: same event batch, same seat, all mandatory or all optional."""
    key = group_key(duel, left[0])
    return [waiting for waiting in left if group_key(duel, waiting) == key]


def to_be_ordered(duel: Duel, left: tuple[Waiting, ...], links: tuple[Waiting, ...], ordered: int) -> list[Waiting]:
    """TEAM-V-4. The optional triggers that both opponents have chosen, when both have decided: their order is still open."""
    last = links[-1]
    if not trigger_ability(last).optional or not duel.is_opponent(last.seat, duel.turn_seat):
        return []
    key = team_key(duel, last)
    if left and team_key(duel, left[0]) == key:
        return []
    tail = [waiting for waiting in links[ordered:] if team_key(duel, waiting) == key]
    return tail if any([waiting.seat != last.seat for waiting in tail]) else []
