"""Scenario files: a position, what is done in it, and what must be true afterwards."""

from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.model_scenarios import DeckScenario, DuelScenario, MatchScenario, Scenario

__all__ = [
    "DeckScenario",
    "DuelScenario",
    "MatchScenario",
    "Scenario",
    "ScenarioError",
]
