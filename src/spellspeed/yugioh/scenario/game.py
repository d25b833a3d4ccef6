"""What Yu-Gi-Oh! gives to the scenario language."""

from __future__ import annotations

from typing import Final

from spellspeed.scenario.game import GameOfScenarios
from spellspeed.yugioh.scenario.running import run

YUGIOH: Final = GameOfScenarios(name="yugioh", run=run)
