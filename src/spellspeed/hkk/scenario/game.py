"""What HKK gives to the scenario language."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.scenario.running import run
from spellspeed.scenario.game import GameOfScenarios

HKK: Final = GameOfScenarios(name="hkk", run=run)
