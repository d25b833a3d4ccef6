"""What a game gives to the scenario language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from spellspeed.scenario.model_scenarios import Scenario
from spellspeed.scenario.outcomes import Outcome


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOfScenarios:
    """A game that scenarios are written in: `name` is what `game` says, `run` runs a scenario of it."""

    name: str
    run: Callable[[Scenario], Outcome]
