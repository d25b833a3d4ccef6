"""Every scenario of a duel of two holds in a team duel too, with an idle partner at each player's side (TEAM-I-1).

Where a rule of team duels makes another outcome the right one, differs_in_teams.tsv names the scenario and that rule.
"""

from pathlib import Path
from typing import Final

import pytest

from spellspeed.rulebook import rule
from spellspeed.scenario import DuelScenario
from spellspeed.yugioh.scenario.in_teams import has_team_version, in_team_duel
from spellspeed.yugioh.scenario.running import run_duel
from tests.scenario.files import scenarios_in
from tests.thorough import is_checked

FOLDER: Final = Path(__file__).parents[2] / "scenarios"
TABLE: Final = Path(__file__).parent / "differs_in_teams.tsv"
PART: Final = 40
"""So many scenarios at most are one test: no test takes long."""


def versions_of(file: Path) -> list[DuelScenario]:
    """The scenarios of a file that have a team version."""
    return [s for s in scenarios_in(file) if isinstance(s, DuelScenario) and has_team_version(s)]


SCENARIOS: Final = {
    file.name: versions_of(file)
    for file in sorted(FOLDER.glob("*.yaml"))
    if not file.name.startswith(("team_", "hkk_"))
}
PARTS: Final = [(name, first) for name, scenarios in SCENARIOS.items() for first in range(0, len(scenarios), PART)]
DIFFERS: Final = {
    (file, title): (rule_id, reason)
    for file, title, rule_id, reason in (line.split("\t") for line in TABLE.read_text("utf-8").splitlines()[1:])
}


@pytest.mark.parametrize(("name", "first"), PARTS)
def test_same_outcome(name: str, first: int) -> None:
    """What a file says of a duel of two is what happens between the same players of a team duel, except where the table says why not."""
    wrong: list[str] = []
    for scenario in SCENARIOS[name][first : first + PART]:
        title = scenario.label.title
        outcome = run_duel(in_team_duel(scenario), is_checked("in teams", name, title))
        if (name, title) not in DIFFERS:
            if not outcome.passed:
                wrong.append(f'{outcome.where} "{title}" step {outcome.step}: {outcome.message}')
        elif outcome.passed:
            wrong.append(f'{scenario.label.where} "{title}" passes: its line in {TABLE.name} is out of date')
    assert wrong == []


def test_the_table_names_scenarios_and_rules() -> None:
    """Each line names a scenario that there is, once, and a rule of team duels, and says why."""
    there = [(name, scenario.label.title) for name, scenarios in SCENARIOS.items() for scenario in scenarios]
    assert [named for named in DIFFERS if there.count(named) != 1] == []
    assert len(TABLE.read_text("utf-8").splitlines()) == len(DIFFERS) + 1
    assert [rule_id for rule_id, _ in DIFFERS.values() if not rule(rule_id).id.startswith("TEAM-")] == []
    assert all(reason for _, reason in DIFFERS.values())


def test_there_are_scenarios() -> None:
    """A control: the folder was really read."""
    assert sum(map(len, SCENARIOS.values())) > 1400
