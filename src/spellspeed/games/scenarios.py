"""Scenarios of whichever game: read from files, and run; each one passed or failed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from spellspeed.games import games_of_scenarios
from spellspeed.scenario.model_scenarios import ReadScenario, Scenario, UnreadScenario
from spellspeed.scenario.outcomes import Outcome, not_read
from spellspeed.scenario.reader import scenarios_at, scenarios_in, scenarios_read


def read_scenarios(path: str | Path, known_card: Callable[[str], str] | None = None) -> list[Scenario]:
    """The scenarios of a file, or of every .yaml and .yml file of a folder and its folders, in the order of their paths.

    `known_card` gives the official name of a card or raises UnknownCard; without it every card of the game is known.
    Raises ScenarioError where a file cannot be read: no such file, no UTF-8, no YAML, or an unknown key, card, verb or value. Its `faults`
    are all that is wrong with any of the files.
    """
    return scenarios_at(path, games_of_scenarios(), known_card)


def parse_scenarios(text: str, where: str, known_card: Callable[[str], str] | None = None) -> list[Scenario]:
    """The scenarios of a text. `where` is the name of the file in messages, `known_card` as in read_scenarios.

    Raises ScenarioError, and nothing else, where it is wrong.
    """
    return scenarios_in(text, where, games_of_scenarios(), known_card)


def read_file(path: str | Path) -> list[ReadScenario]:
    """The scenarios of one file, in order; of one that is written wrongly what is wrong with it, so that the others can run.

    Raises ScenarioError where nothing of the file can be read: no such file, no UTF-8, no YAML.
    """
    return scenarios_read(path, games_of_scenarios())


def run_scenario(scenario: ReadScenario) -> Outcome:
    """Run one scenario. Never raises for what a scenario says: the outcome tells what failed, at which step and line.

    One that is written wrongly fails with everything that is wrong with it.
    """
    if isinstance(scenario, UnreadScenario):
        return not_read(scenario)
    return games_of_scenarios()[scenario.game].run(scenario)
