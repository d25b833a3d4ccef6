"""The scenarios of a card: those of a folder that name it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from spellspeed.errors import SpellspeedError
from spellspeed.games.scenarios import parse_scenarios
from spellspeed.scenario import Scenario
from spellspeed.scenario.documents import parts_of
from spellspeed.scenario.reader import scenario_file_text, scenario_files
from spellspeed.yugioh.cards import facts


class NoScenarios(SpellspeedError):
    """A card is named by no scenario of the folder."""


def scenarios_of(name: str, folder: str | Path) -> list[Scenario]:
    """The scenarios of a folder that name a card, by its name now or then; first those whose title does.

    Raises NoScenarios where there are none, ScenarioError where the folder or one of them cannot be read.
    """
    names = names_of(name)
    found = [scenario for file in scenario_files(folder) for scenario in naming(Path(file), names)]
    if not found:
        raise NoScenarios(
            f'no scenario in {folder} names "{name}": write one first (docs/adding-a-card.md), or give their folder with --scenarios'
        )
    return sorted(found, key=lambda scenario: not any(each in scenario.label.title for each in names))


def names_of(name: str) -> tuple[str, ...]:
    """What a card is called in scenarios: its name, and the names that it had in the era."""
    return (name, *(then for then, now in facts.aliases() if now == name))


def naming(file: Path, names: Iterable[str]) -> Iterator[Scenario]:
    """The scenarios of a file in whose text a name stands; only these are read, at the lines where they stand."""
    whole = standing_alone(names)
    for part in parts_of(scenario_file_text(file)):
        if whole.search(facts.folded(part.text)):
            yield from parse_scenarios(part.alone(), str(file))


def standing_alone(names: Iterable[str]) -> re.Pattern[str]:
    """What finds any of these names of cards in a folded text, but not inside a longer word."""
    return re.compile("|".join(rf"(?<!\w){re.escape(facts.folded(name))}(?!\w)" for name in names))


def documents(file: Path) -> list[tuple[int, str]]:
    """The texts of the scenarios of a file, each with the number of lines before it."""
    return [(part.before, part.text) for part in parts_of(scenario_file_text(file))]
