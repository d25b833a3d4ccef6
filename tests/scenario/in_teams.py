"""Which scenarios of a duel of two end otherwise in a team duel, and by which rule (differs_in_teams.tsv)."""

from pathlib import Path
from typing import Final

from spellspeed.scenario import DuelScenario, Scenario
from spellspeed.yugioh.scenario.in_teams import has_team_version

TABLE: Final = Path(__file__).parent / "differs_in_teams.tsv"
DIFFERS: Final = {
    (file, title): (rule_id, reason)
    for file, title, rule_id, reason in (line.split("\t") for line in TABLE.read_text("utf-8").splitlines()[1:])
}
"""By file and title: the rule of team duels and what it changes."""


def team_version(scenario: Scenario) -> DuelScenario | None:
    """The scenario where it is one of a duel of two that is also played with idle partners; None where it is not."""
    return scenario if isinstance(scenario, DuelScenario) and has_team_version(scenario) else None
