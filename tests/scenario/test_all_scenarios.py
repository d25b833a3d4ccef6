"""Every scenario of tests/scenarios is a test of its own, named by its file and line."""

from pathlib import Path
from typing import Final

import pytest

from spellspeed.scenario import DuelScenario, Scenario
from spellspeed.scenario.running import run_scenario
from spellspeed.yugioh.scenario.running import run_duel
from tests.scenario.files import all_scenarios
from tests.thorough import is_checked

SCENARIOS: Final = all_scenarios()


def name_of(scenario: Scenario) -> str:
    """File and line, as editors open them."""
    where = scenario.label.where
    return f"{Path(where.file).name}:{where.line}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name_of)
def test_scenario(scenario: Scenario) -> None:
    """What the file says is what the duel does. Of the long ones, those of duels, a tenth is also replayed (tests/thorough.py)."""
    if isinstance(scenario, DuelScenario) and scenario.game == "yugioh":
        outcome = run_duel(scenario, is_checked(Path(scenario.label.where.file).name, scenario.label.title))
    else:
        outcome = run_scenario(scenario)
    assert outcome.passed, f'{outcome.where} "{scenario.label.title}" step {outcome.step}: {outcome.message}'


def test_there_are_scenarios() -> None:
    """A control: the folder was really read."""
    assert len(SCENARIOS) > 900
    assert len({name_of(scenario) for scenario in SCENARIOS}) == len(SCENARIOS)


def test_no_draft_is_left() -> None:
    """A skeleton (`spellspeed cards --skeleton`) says nothing of the end: somebody has to, from text and rulings."""
    drafts = [name_of(scenario) for scenario in SCENARIOS if scenario.label.confidence == "draft"]
    assert not drafts
