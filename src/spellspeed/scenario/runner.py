"""Running scenarios: the one way from a parsed scenario to passed or failed."""

from __future__ import annotations

from spellspeed.scenario.games import game_named
from spellspeed.scenario.model_scenarios import Scenario
from spellspeed.scenario.outcomes import Outcome


def run_scenario(scenario: Scenario) -> Outcome:
    """Run one scenario. Never raises for what a scenario says: the outcome tells what failed, at which step and line."""
    return game_named(scenario.game).run(scenario)
