"""Scenario files: a position, what is done in it, and what must be true afterwards."""

from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.model_scenarios import (
    DeckScenario,
    DuelScenario,
    MatchScenario,
    ReadScenario,
    Scenario,
    UnreadScenario,
)

__all__ = [
    "DeckScenario",
    "DuelScenario",
    "MatchScenario",
    "ReadScenario",
    "Scenario",
    "ScenarioError",
    "UnreadScenario",
]
