"""What Yu-Gi-Oh! gives to the scenario language."""

from __future__ import annotations

from typing import Final

from spellspeed.scenario.faults import Faults
from spellspeed.scenario.game import GameOfScenarios, Reading
from spellspeed.scenario.model_scenarios import Scenario
from spellspeed.scenario.reader import scenarios_in
from spellspeed.scenario.values import refuse
from spellspeed.scenario.yaml_reader import YamlMap
from spellspeed.yugioh.scenario.pool import pool_card
from spellspeed.yugioh.scenario.profiles import read_profile
from spellspeed.yugioh.scenario.runner import run
from spellspeed.yugioh.scenario.vocabulary import NAME, WORDS


def without_cards(mapping: YamlMap, reading: Reading, faults: Faults) -> tuple[tuple[()], Reading]:
    """Every card is an official one: a file defines none. Where it does, that is a fault."""
    key = mapping.entry("cards")
    with faults.noted():
        if key is not None:
            refuse(key.where, "cards are defined in hkk scenarios only", "Write game: hkk, or name official cards.")
    return (), reading


YUGIOH_SCENARIOS: Final = GameOfScenarios(
    name=NAME,
    words=WORDS,
    known_card=pool_card,
    read_profile=read_profile,
    with_cards=without_cards,
    run=run,
    defined_card_keys={},
)


def own_scenarios(text: str, where: str) -> list[Scenario]:
    """The scenarios of a text that holds those of this game alone; `where` is the name of the file in messages. Raises ScenarioError."""
    return scenarios_in(text, where, {NAME: YUGIOH_SCENARIOS})
