"""Each ruling on team duels (TEAM-R1 to TEAM-R37) has a scenario of its own, and a control in which the nearest other case goes the other way."""

from functools import cache
from typing import Final

from spellspeed.rulebook import all_rules
from tests.scenario.files import all_scenarios

RULINGS: Final = [rule.id for rule in all_rules() if rule.id.startswith("TEAM-R")]


@cache
def heads() -> list[set[str]]:
    """What stands before the colon of each title: ids that the scenario cites, and perhaps the word control."""
    found: list[set[str]] = []
    for scenario in all_scenarios():
        head, colon, _ = scenario.label.title.partition(":")
        if colon and head.startswith("TEAM-"):
            found.append({word.strip() for word in head.split(",")} & {*scenario.label.cites, "control"})
    return found


def test_each_ruling_has_a_scenario() -> None:
    assert [ruling for ruling in RULINGS if not any(ruling in head and "control" not in head for head in heads())] == []


def test_each_ruling_has_a_control() -> None:
    assert [ruling for ruling in RULINGS if not any(ruling in head and "control" in head for head in heads())] == []


def test_there_are_thirty_seven() -> None:
    """A control: the book was really read."""
    assert len(RULINGS) == 37
