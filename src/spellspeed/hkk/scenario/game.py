"""What HKK gives to the scenario language."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.scenario.cards import with_cards_of_file
from spellspeed.hkk.scenario.runner import run
from spellspeed.hkk.scenario.vocabulary import DEFINED_CARD_KEYS, NAME, WORDS
from spellspeed.scenario.game import GameOfScenarios
from spellspeed.scenario.model import Profile
from spellspeed.scenario.names import names_of_file
from spellspeed.scenario.values import as_map, as_text
from spellspeed.scenario.yaml_reader import Node


def read_profile(node: Node | None) -> Profile:
    """A map of options; their names and values are taken as written, and judged when the scenario runs."""
    entries = () if node is None else as_map(node, "profile").entries
    return Profile(NAME, tuple((key.text, as_text(value, key.text)) for key, value in entries))


HKK_SCENARIOS: Final = GameOfScenarios(
    name=NAME,
    words=WORDS,
    known_card=names_of_file(()),
    read_profile=read_profile,
    with_cards=with_cards_of_file,
    run=run,
    defined_card_keys=DEFINED_CARD_KEYS,
)
