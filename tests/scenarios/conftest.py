"""Every scenario of this folder is a test of its own, named by its file and line: `pytest tests/scenarios/rules/battle` collects only those of
that folder.

What the file says is what the duel does; a scenario that is written wrongly fails, with everything that is wrong with it, and the others of
its file are played. A scenario of a duel of two is also played in a team duel, with an idle partner at each player's side (TEAM-I-1), and must
end alike there; where a rule of team duels makes another outcome the right one, differs_in_teams.tsv names the scenario and that rule. Of both
a tenth is also replayed (tests/thorough.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from spellspeed.games.scenarios import run_scenario
from spellspeed.scenario import DuelScenario, UnreadScenario
from spellspeed.yugioh.scenario.in_teams import in_team_duel
from spellspeed.yugioh.scenario.runner import run_duel
from tests.scenario.files import lines_of, place_of, read_in
from tests.scenario.in_teams import DIFFERS, TABLE, team_version
from tests.thorough import is_checked


class ScenarioFailed(Exception):
    """A scenario that does not hold; says where and why."""


class ScenarioFile(pytest.File):
    """A file of scenarios. They are read when the first of them runs."""

    def collect(self) -> Iterator[ScenarioTest]:
        """One test for each scenario."""
        for place, line in enumerate(lines_of(self.path.read_text(encoding="utf-8"))):
            yield ScenarioTest.from_parent(self, name=str(line), place=place)


class ScenarioTest(pytest.Item):
    """One scenario: the so-manieth of its file."""

    def __init__(self, *, place: int, **words: object) -> None:
        super().__init__(**words)  # type: ignore[arg-type]
        self.place = place

    def runtest(self) -> None:
        """Play it as it is written, and where it has one its version in a team duel."""
        scenario = read_in(self.path)[self.place]
        title, file = scenario.label.title, place_of(self.path)
        if isinstance(scenario, UnreadScenario):
            raise ScenarioFailed("\n".join(fault.told for fault in scenario.faults))
        if isinstance(scenario, DuelScenario) and scenario.game == "yugioh":
            outcome = run_duel(scenario, is_checked(file, title))
        else:
            outcome = run_scenario(scenario)
        if not outcome.passed:
            raise ScenarioFailed(f'{outcome.where} "{title}" step {outcome.step}: {outcome.message}')
        of_two = team_version(scenario)
        if of_two is None:
            return
        outcome = run_duel(in_team_duel(of_two), is_checked("in teams", file, title))
        if (file, title) not in DIFFERS:
            if not outcome.passed:
                raise ScenarioFailed(
                    f'{outcome.where} "{title}" in a team duel, step {outcome.step}: {outcome.message}'
                )
        elif outcome.passed:
            raise ScenarioFailed(f'{scenario.label.where} "{title}" passes: its line in {TABLE.name} is out of date')

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        """What is wrong, without the way there through the code of the tests."""
        if isinstance(excinfo.value, ScenarioFailed):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where it stands."""
        return self.path, int(self.name) - 1, f"{place_of(self.path)}:{self.name}"


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> ScenarioFile | None:
    """Each file of scenarios is collected as such."""
    return ScenarioFile.from_parent(parent, path=file_path) if file_path.suffix == ".yaml" else None
