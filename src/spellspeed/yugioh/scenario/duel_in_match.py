"""A duel scenario that stands in a match: what the duel and its end mean for the match (MATCH-7 to MATCH-10, MATCH-12)."""

from __future__ import annotations

from dataclasses import replace

from spellspeed.scenario.model_expect import Expectation
from spellspeed.scenario.model_scenarios import DuelScenario
from spellspeed.yugioh.book.end_of_match import extra_turns
from spellspeed.yugioh.match import Match
from spellspeed.yugioh.match.duels import result_of
from spellspeed.yugioh.scenario.match_runner import differences, match_of
from spellspeed.yugioh.scenario.play import Play
from spellspeed.yugioh.scenario.turn_limit import is_timed


def match_around(scenario: DuelScenario) -> Match | None:
    """The match that the duel of a scenario stands in, as it was before the duel."""
    if scenario.match is None:
        return None
    return replace(match_of(scenario.match, scenario.profile), next_is_timed=is_timed(scenario))


def match_problems(play: Play, expected: Expectation) -> list[str]:
    """What stands otherwise in the match than expected: after the duel if it is over."""
    if play.match is None or expected.match is None:
        return []
    match, left = play.match, extra_turns(play.duel)
    if play.duel.over:
        match, left = match.after_duel(result_of(play.duel)), None
    # The reason may be that of the duel too: it is compared there.
    return differences(match, (), left, replace(expected.match, reason=None))
