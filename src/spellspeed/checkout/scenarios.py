"""The scenarios of a folder that are about a card or a rule: where they stand, what they are called and what they cite."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from spellspeed.checkout.sources import Place, shown
from spellspeed.games.scenarios import parse_scenarios
from spellspeed.scenario.model_scenarios import Label
from spellspeed.scenario.reader import scenario_files
from spellspeed.simulation.mutation.own_scenarios import documents

SCENARIOS: Final = "tests/scenarios"
"""Where the project's scenarios stand, seen from its folder."""
KEY: Final = re.compile(r"(\w[\w ]*):")
IN_LABELS: Final = ("scenario", "id", "cites", "confidence", "source")


def labels_of(folder: str | Path, speaks: Callable[[str], bool]) -> list[Label] | None:
    """The labels of the scenarios of a folder whose text speaks of something, in the order of their files.

    None where nobody named another folder than the project's and there is none here. Raises ScenarioError where one cannot be read.
    """
    if str(folder) == SCENARIOS and not Path(folder).is_dir():
        return None
    return [
        label_in(text, lines, file)
        for file in scenario_files(folder)
        for lines, text in documents(file)
        if speaks(text)
    ]


def label_in(text: str, lines: int, file: str | Path) -> Label:
    """The label of a scenario, read from its own lines alone, which is quick; `lines` stand before its text in the file. Raises ScenarioError."""
    kept: list[str] = []
    belongs = False
    for line in text.split("\n"):
        key = KEY.match(line)
        if key is not None:
            belongs = key[1] in IN_LABELS
        kept.append(line if belongs else "")
    alone = "\n".join(kept) if any(line.startswith("scenario") for line in kept) else text
    return parse_scenarios("\n" * lines + alone, str(file))[0].label


def places_of(labels: Iterable[Label]) -> tuple[Place, ...]:
    """Where scenarios stand, with their titles."""
    return tuple([Place(shown(Path(each.where.file).absolute()), each.where.line, each.title) for each in labels])
