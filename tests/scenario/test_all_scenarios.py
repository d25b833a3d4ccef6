"""Every scenario of tests/scenarios is a test of its own, named by its file and line."""

from pathlib import Path
from typing import Final

import pytest

from spellspeed.scenario import Scenario, read_scenarios
from spellspeed.scenario.running import run_scenario

FOLDER: Final = Path(__file__).parent.parent / "scenarios"
SCENARIOS: Final = read_scenarios(FOLDER)


def name_of(scenario: Scenario) -> str:
    """File and line, as editors open them."""
    where = scenario.label.where
    return f"{Path(where.file).name}:{where.line}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name_of)
def test_scenario(scenario: Scenario) -> None:
    """What the file says is what the duel does."""
    outcome = run_scenario(scenario)
    assert outcome.passed, f'{outcome.where} "{scenario.label.title}" step {outcome.step}: {outcome.message}'


def test_there_are_scenarios() -> None:
    """A control: the folder was really read."""
    assert len(SCENARIOS) > 900
    assert len({name_of(scenario) for scenario in SCENARIOS}) == len(SCENARIOS)
