"""Options: each is documented with its values, and each value but what cannot differ stands in a scenario that shows it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from spellspeed.games.scenarios import run_scenario
from spellspeed.hkk.rules.options import CHOICES, UnknownOption, options_with
from spellspeed.scenario.model_scenarios import DeckScenario, DuelScenario
from tests.scenario.files import scenarios_in

ROOT: Final = Path(__file__).parents[2]
ROW: Final = re.compile(r"^\| `(\w+)` \| ([^|]+) \|", re.MULTILINE)
FILES: Final = sorted((ROOT / "tests" / "scenarios" / "hkk").glob("*.yaml"))
SHOWN_FEW: Final = {"guard_capacity": ("1", "2"), "attacks_each_turn": ("2",)}
"""Of numbers a few stand for all."""


def scenarios() -> list[DuelScenario | DeckScenario]:
    """Every scenario of this game."""
    found = [one for file in FILES for one in scenarios_in(file)]
    return [one for one in found if isinstance(one, (DuelScenario, DeckScenario))]


def test_the_page_lists_each_option_with_its_values() -> None:
    """Name by name in the order of the program, the default first."""
    page = (ROOT / "docs" / "hkk-play.md").read_text(encoding="utf-8")
    listed = {name: values.replace("1 to 9", "1, 2, 3, 4, 5, 6, 7, 8, 9") for name, values in ROW.findall(page)}
    options = {name: value for name, value in listed.items() if name in CHOICES}
    assert options == {name: ", ".join(values) for name, values in CHOICES.items()}


def test_each_value_is_set_by_a_scenario() -> None:
    """All but the defaults."""
    shown = {setting for one in scenarios() for setting in one.profile.switches}
    wanted = {(name, value) for name, values in CHOICES.items() for value in SHOWN_FEW.get(name, values[1:])}
    assert wanted - shown == set()


def settings() -> list[tuple[DuelScenario | DeckScenario, str]]:
    """Each scenario that sets one option, with its title for a name."""
    return [(one, one.label.title) for one in scenarios() if len(one.profile.switches) == 1]


def test_each_value_makes_a_difference() -> None:
    """For each value some scenario that sets it passes with it and fails under the default."""
    left = {(name, value) for name, values in CHOICES.items() for value in SHOWN_FEW.get(name, values[1:])}
    for one, _ in settings():
        setting = one.profile.switches[0]
        if setting in left and run_scenario(one).passed and not run_scenario(without_settings(one)).passed:
            left.remove(setting)
    assert left == set()


def without_settings(scenario: DuelScenario | DeckScenario) -> DuelScenario | DeckScenario:
    """The scenario under the defaults."""
    return replace(scenario, profile=replace(scenario.profile, switches=()))


def test_yes_and_no_are_also_true_and_false() -> None:
    """As everywhere in scenario files."""
    assert options_with((("combat_is_source", "true"),)).is_on("combat_is_source")
    assert not options_with((("combat_window", "false"),)).is_on("combat_window")


@pytest.mark.parametrize(("name", "value"), [("healling", "all"), ("healing", "some"), ("deck_size", "44")])
def test_what_is_no_option_is_refused(name: str, value: str) -> None:
    """An unknown name and an unknown value."""
    with pytest.raises(UnknownOption):
        options_with(((name, value),))
