"""What a file says once for all its scenarios, above the first of them."""

from __future__ import annotations

from dataclasses import dataclass

from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.faults import Faults
from spellspeed.scenario.values import as_word
from spellspeed.scenario.vocabulary import POSITIONS
from spellspeed.scenario.yaml_reader import Node, YamlMap


@dataclass(frozen=True, slots=True)
class ForAll:
    """`positions` as in a scenario ("" for none); `faults` is what is wrong with it, which is then wrong with each scenario of the file."""

    positions: str = ""
    faults: tuple[ScenarioError, ...] = ()


def read_positions(node: Node) -> str:
    """`attack` or `defense`. Raises ScenarioError."""
    return as_word(node, "positions", POSITIONS)


def read_for_all(mapping: YamlMap, faults: tuple[ScenarioError, ...]) -> ForAll:
    """What stands above the scenarios; `faults` are those found in it so far."""
    found = Faults()
    positions = found.read(mapping.get("positions"), read_positions, "")
    return ForAll(positions, (*faults, *found.found))
