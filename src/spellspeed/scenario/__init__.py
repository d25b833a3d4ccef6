"""Scenario files: a position, what is done in it, and what must be true afterwards."""

from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.model_scenarios import DeckScenario, DuelScenario, MatchScenario, Scenario
from spellspeed.scenario.reader import parse_scenarios, read_scenarios

__all__ = [
    "DeckScenario",
    "DuelScenario",
    "MatchScenario",
    "Scenario",
    "ScenarioError",
    "parse_scenarios",
    "read_scenarios",
]
