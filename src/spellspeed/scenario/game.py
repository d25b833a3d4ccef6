"""What a game gives to the scenario language: its words, how its own things are read, and how its scenarios run."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from spellspeed.scenario.model import DefinedCard, Profile, Where
from spellspeed.scenario.model_scenarios import Scenario
from spellspeed.scenario.model_steps import Intent
from spellspeed.scenario.outcomes import Outcome
from spellspeed.scenario.vocabulary import Words
from spellspeed.scenario.yaml_reader import Node, YamlMap

if TYPE_CHECKING:
    from spellspeed.scenario.names import Reading


class Verb(NamedTuple):
    """What a player does: how it is written (X is a card), and what it means."""

    form: str
    meaning: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWords:
    """The words of one game.

    `seats`: the names of the seats where a scenario gives none. `renamed`: seats, in turn order, that are put into other places of the
    table, because the second of them began. `first_phase`: where a duel stands unless the scenario says it. `zones`: those of `side_keys` that
    hold cards. `keys_by_zone`: which of `card_keys` a card may have there, and `positions_in` how it may lie. `grammars`: the verbs whose
    card is followed by more; each reads the whole step (for messages), and what follows the verb.
    """

    seats: tuple[str, ...]
    renamed: Mapping[tuple[str, ...], tuple[str, ...]]
    phases: Words
    first_phase: str
    side_keys: Words
    zones: tuple[str, ...]
    card_keys: Words
    keys_by_zone: Mapping[str, tuple[str, ...]]
    positions_in: Callable[[str], tuple[str, ...]]
    card_verbs: Mapping[str, Verb]
    bare_verbs: Mapping[str, Verb]
    grammars: Mapping[str, Callable[[str, str, Where, Reading], Intent]]
    expect_keys: Words
    seat_expect_keys: Words
    expected_card_keys: Words
    expected_positions: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOfScenarios:
    """A game that scenarios are written in.

    `name` is what `game` says. `known_card` gives the official name of a card of the game, or raises a SpellspeedError. `read_profile` reads
    `profile`. `with_cards` reads the cards that a file defines, and gives the reading that knows them. `run` runs a scenario.
    `defined_card_keys` are the keys of a card that a file defines; none where the cards are official ones.
    """

    name: str
    words: GameWords
    known_card: Callable[[str], str]
    read_profile: Callable[[Node | None], Profile]
    with_cards: Callable[[YamlMap, Reading], tuple[tuple[DefinedCard, ...], Reading]]
    run: Callable[[Scenario], Outcome]
    defined_card_keys: Words
