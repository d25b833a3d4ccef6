"""The limit of turns on a duel scenario that stands in a match: time that was called in it, or a duel of four turns.

`turns` counts the extra turns left. With `time: called` time was called in the running turn or before; without it the duel is the one of
four turns that follows equal wins (MATCH-9), if `turn` and `turns` fit that, else time was called in an earlier turn.
"""

from __future__ import annotations

from spellspeed.scenario.model_scenarios import DuelScenario
from spellspeed.yugioh.book.end_of_match import EXTRA_TURNS, TURNS_OF_EACH
from spellspeed.yugioh.duel.atoms import limit_turns
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.turn_limits import CALLED, CALLED_AT_ONCE, PLAY_ON, TIMED


def limit(duel: Duel, scenario: DuelScenario) -> None:
    """MATCH-6, MATCH-9, T-6.9. Put the limit of turns on a duel that a scenario says it has."""
    if is_timed(scenario):
        assert scenario.turns is not None
        is_over = scenario.setup is None and scenario.turn > turns_of_timed(scenario)
        limit_turns(duel, TIMED, PLAY_ON if is_over else scenario.turns)
    elif scenario.time_called or scenario.turns is not None:
        at_once = duel.profile.time_ends_the_turn
        default = 0 if at_once else EXTRA_TURNS
        limit_turns(duel, CALLED_AT_ONCE if at_once else CALLED, default if scenario.turns is None else scenario.turns)


def turns_of_timed(scenario: DuelScenario) -> int:
    """The turns of the duel that follows equal wins."""
    return TURNS_OF_EACH * len(scenario.seats)


def is_timed(scenario: DuelScenario) -> bool:
    """Whether the duel of a scenario is the one that follows equal wins (MATCH-9)."""
    if scenario.match is None or scenario.time_called or scenario.turns is None:
        return False
    if len(set(scenario.match.score)) > 1:
        return False
    all_turns = turns_of_timed(scenario)
    if scenario.setup is not None:
        return scenario.turns == all_turns
    return scenario.turn + scenario.turns == all_turns or (scenario.turns == 0 and scenario.turn > all_turns)
