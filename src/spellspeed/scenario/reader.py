"""Scenario files to scenarios: what `spellspeed scenario` reads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeAlias

from spellspeed.files.reading import KIB, content_of
from spellspeed.scenario import vocabulary as words
from spellspeed.scenario.decks_and_matches import (
    is_match_step,
    players_of,
    read_deck_scenario,
    read_match_scenario,
    read_names,
)
from spellspeed.scenario.duels import read_duel_scenario
from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.game import GameOfScenarios, Reading
from spellspeed.scenario.model_scenarios import Label, Scenario
from spellspeed.scenario.names import CardNames
from spellspeed.scenario.values import as_map, as_text, as_word, as_words, required
from spellspeed.scenario.yaml_reader import Node, YamlList, YamlMap, yaml_documents

SUFFIXES: Final = (".yaml", ".yml")
MOST_BYTES: Final = 80 * KIB
"""Half as much again as the longest file of ours; YAML is read slowly, and a longer file is split."""
Games: TypeAlias = Mapping[str, GameOfScenarios]
"""The games that scenarios may be of, by name; the first is meant where a scenario says none."""
_Names: TypeAlias = dict[str, CardNames]
"""The cards that can be named, by game: a file's scenarios share what was looked up."""


def scenarios_at(path: str | Path, games: Games, known_card: Callable[[str], str] | None = None) -> list[Scenario]:
    """The scenarios of a file, or of every .yaml and .yml file of a folder and its folders, in the order of their paths.

    `known_card` gives the official name of a card or raises UnknownCard; without it every card of the game is known.
    Raises ScenarioError where a file cannot be read: no such file, no UTF-8, no YAML, or an unknown key, card, verb or value.
    """
    names = _names(games, known_card)
    return [
        scenario
        for file in scenario_files(path)
        for scenario in _parsed(scenario_file_text(file), str(file), games, names)
    ]


def scenario_files(path: str | Path) -> list[Path]:
    """The scenario files that a path means: itself, or those of a folder and its folders by their paths. Raises ScenarioError for none."""
    place = Path(path)
    if not place.is_dir():
        return [place]
    files = sorted(found for found in place.rglob("*") if found.suffix in SUFFIXES and found.is_file())
    if not files:
        raise ScenarioError(
            str(path), 1, "this folder holds no scenario file", f"Scenario files end with {' or '.join(SUFFIXES)}."
        )
    return files


def scenarios_in(text: str, where: str, games: Games, known_card: Callable[[str], str] | None = None) -> list[Scenario]:
    """The scenarios of a text. `where` is the name of the file in messages, `known_card` as in scenarios_at.

    Raises ScenarioError, and nothing else, where it is wrong.
    """
    return _parsed(text, where, games, _names(games, known_card))


def _names(games: Games, known_card: Callable[[str], str] | None) -> _Names:
    return {name: CardNames(known_card or game.known_card) for name, game in games.items()}


def scenario_file_text(path: str | Path) -> str:
    """The text of a scenario file. Raises ScenarioError."""
    try:
        content = content_of(path, MOST_BYTES)
    except (OSError, ValueError) as refused:
        reason = refused.strerror if isinstance(refused, OSError) else refused
        raise ScenarioError(str(path), 1, f"this file cannot be read: {reason}.") from refused
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as refused:
        line = content.count(b"\n", 0, refused.start) + 1
        raise ScenarioError(str(path), line, "this file is not written in UTF-8") from refused


def _parsed(text: str, file: str, games: Games, names: _Names) -> list[Scenario]:
    documents = yaml_documents(text, file)
    if not documents:
        raise ScenarioError(file, 1, "this file holds no scenario", "A scenario begins with scenario: and its title.")
    return [_scenario(document, games, names) for document in documents]


def _scenario(node: Node, games: Games, names: _Names) -> Scenario:
    mapping = as_map(node, "a scenario")
    label = _label(mapping)
    game_node, seats_node = mapping.get("game"), mapping.get("seats")
    game = games[next(iter(games)) if game_node is None else as_word(game_node, "game", games)]
    seats = game.words.seats if seats_node is None else read_names(seats_node, "seats")
    if any(key in ("deck", "decks") for key in mapping.names):
        return read_deck_scenario(mapping, label, Reading(game, seats, names[game.name]))
    seats = players_of(mapping.get("match"), seats)
    reading = Reading(game, seats, names[game.name])
    if mapping.get("match") is not None and not _has_a_duel(mapping, seats):
        return read_match_scenario(mapping, label, reading)
    return read_duel_scenario(mapping, label, reading)


def _label(mapping: YamlMap) -> Label:
    title = required(mapping, "scenario", "a scenario")
    get = mapping.get
    id_, cites, confidence, source = get("id"), get("cites"), get("confidence"), get("source")
    return Label(
        where=title.where,
        title=as_text(title, "the title"),
        id=None if id_ is None else as_text(id_, "id"),
        cites=() if cites is None else as_words(cites, "a rule id"),
        confidence=None if confidence is None else as_text(confidence, "confidence"),
        source=None if source is None else as_text(source, "source"),
    )


def _has_a_duel(mapping: YamlMap, players: tuple[str, ...]) -> bool:
    """Whether a scenario with `match` also has a position or steps of a duel."""
    of_matches = (*words.MATCH_KEYS, "list")
    if any(key in players or (key in words.DUEL_KEYS and key not in of_matches) for key in mapping.names):
        return True
    steps = mapping.get("steps")
    return isinstance(steps, YamlList) and any(_is_duel_step(step, players) for step in steps.items)


def _is_duel_step(step: Node, players: tuple[str, ...]) -> bool:
    if not isinstance(step, YamlMap) or is_match_step(step, players):
        return False
    return any(key in players or key in words.OTHER_STEPS for key in step.names)
