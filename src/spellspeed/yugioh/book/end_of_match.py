"""The end of a match in play: time is called in a duel, or a duel is limited to some turns (MATCH-6, MATCH-7, MATCH-9, MATCH-10, MATCH-12, T-6.9).

`turns_left` of a duel is the number of turns that follow the running one, NO_LIMIT where nothing limits them, or PLAY_ON: the turns are over
with equal Life Points, and the first change decides. `limited_by` says why there is a limit.
"""

from __future__ import annotations

from typing import Final

from spellspeed.errors import AgainstRule
from spellspeed.yugioh.doing.life_points import lose
from spellspeed.yugioh.duel.atoms import limit_turns
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import E_TIME
from spellspeed.yugioh.duel.turn_limits import CALLED, CALLED_AT_ONCE, NO_LIMIT, PLAY_ON, TIMED, UNLIMITED

EXTRA_TURNS: Final = 3
"""The turns that follow the one in which time is called (MATCH-6, TEAM-VI-1)."""
TURNS_OF_EACH: Final = 2
"""The turns of each player in the duel that follows equal wins (MATCH-9, TEAM-VI-6)."""


class TimeCannotBeCalled(AgainstRule):
    """Time is called where it cannot be: `rule` is the id of the rule that is against it. Nothing has changed."""


def call_time(duel: Duel) -> None:
    """MATCH-6, MATCH-12, TEAM-VI-1, T-6.9. Time is called: the running turn is finished, and three more follow (before July 2005: none).

    Raises TimeCannotBeCalled before the first turn, when the duel is over, and where the turns of the duel are limited already.
    """
    if duel.over:
        raise TimeCannotBeCalled("MATCH-1", "the duel is over")
    if duel.turn == 0:
        raise TimeCannotBeCalled("MATCH-11", "the first turn has not begun; time is called between two duels then")
    if duel.limited_by == TIMED:
        raise TimeCannotBeCalled(timed_rule(duel), "this duel has its own end")
    if duel.limited_by != UNLIMITED:
        raise TimeCannotBeCalled("MATCH-6", "time has been called already")
    if duel.profile.time_ends_the_turn:
        limit_turns(duel, CALLED_AT_ONCE, 0)
    else:
        limit_turns(duel, CALLED, EXTRA_TURNS)
    duel.note(E_TIME, -1, duel.turn_seat, value=duel.turns_left)


def make_timed(duel: Duel) -> None:
    """MATCH-9, TEAM-VI-6. A duel that is about to begin ends after two turns of each player."""
    limit_turns(duel, TIMED, TURNS_OF_EACH * duel.seats)


def count_turn(duel: Duel) -> None:
    """MATCH-6, MATCH-7, MATCH-10, TEAM-VI-2, TEAM-VI-3. A turn is to begin: one of those that are left, else Life Points are compared."""
    if duel.turns_left > 0:
        limit_turns(duel, duel.limited_by, duel.turns_left - 1)
    elif duel.turns_left == 0:
        limit_turns(duel, duel.limited_by, PLAY_ON)


def may_compare(duel: Duel) -> bool:
    """MATCH-7, MATCH-10, TEAM-VI-4. Life Points are not compared while a Chain is built or resolves, nor in the middle of a payment."""
    if duel.chain:
        return False
    return not any([isinstance(frame, Walk) for frame in duel.frames])


def compare_life_points(duel: Duel) -> None:
    """MATCH-7, MATCH-10, MATCH-12, TEAM-VI-2, TEAM-VI-3, TEAM-VI-8. The side with fewer Life Points loses; at equal ones play goes on."""
    most = max(duel.life)
    if min(duel.life) == most:
        return
    for side, life in enumerate(duel.life):
        if life < most:
            lose(duel, side, rule_of_limit(duel))


def rule_of_limit(duel: Duel) -> str:
    """The rule by which Life Points decide this duel."""
    if duel.limited_by == TIMED:
        return "TEAM-VI-8" if duel.seats > 2 else "MATCH-10"
    if duel.limited_by == CALLED_AT_ONCE:
        return "MATCH-12"
    return "TEAM-VI-2" if duel.seats > 2 else "MATCH-7"


def timed_rule(duel: Duel) -> str:
    """The rule of the duel that has its own end."""
    return "TEAM-VI-6" if duel.seats > 2 else "MATCH-9"


def extra_turns(duel: Duel) -> int | None:
    """How many turns follow the running one; None where nothing limits them (T-6.9)."""
    return None if duel.turns_left == NO_LIMIT else max(0, duel.turns_left)
