"""Scenario files to scenarios: what `spellspeed scenario` reads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeAlias

from spellspeed.files.reading import KIB, content_of, harmless
from spellspeed.scenario import vocabulary as words
from spellspeed.scenario.decks_and_matches import (
    is_match_step,
    players_of,
    read_deck_scenario,
    read_match_scenario,
    read_names,
)
from spellspeed.scenario.duels import read_duel_scenario
from spellspeed.scenario.errors import ScenarioError, together
from spellspeed.scenario.faults import Faults
from spellspeed.scenario.for_all import ForAll, read_for_all
from spellspeed.scenario.game import GameOfScenarios, Reading
from spellspeed.scenario.model import Where
from spellspeed.scenario.model_scenarios import Label, ReadScenario, Scenario, UnreadScenario
from spellspeed.scenario.names import CardNames
from spellspeed.scenario.values import as_map, as_text, as_word, as_words, required
from spellspeed.scenario.yaml_reader import Document, Node, YamlList, YamlMap, YamlText, read_documents

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
    faults = Faults()
    found: list[Scenario] = []
    for file in scenario_files(path):
        with faults.noted():
            found += _parsed(scenario_file_text(file), str(file), games, names)
    faults.tell()
    return found


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


def scenarios_read(path: str | Path, games: Games) -> list[ReadScenario]:
    """The scenarios of one file, those that are written wrongly among them: what is wrong with one keeps no other from running.

    Raises ScenarioError where nothing of the file can be read: no such file, no UTF-8, no YAML.
    """
    return _read(scenario_file_text(path), str(path), games, _names(games, None))


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
    """The scenarios of a text. Raises ScenarioError with all that is wrong with any of them."""
    found = _read(text, file, games, names)
    faults = [fault for each in found if isinstance(each, UnreadScenario) for fault in each.faults]
    if faults:
        raise together(faults)
    return [each for each in found if not isinstance(each, UnreadScenario)]


def _read(text: str, file: str, games: Games, names: _Names) -> list[ReadScenario]:
    documents = read_documents(text, file)
    for_all, documents = _for_all(documents)
    if not documents:
        raise ScenarioError(file, 1, "this file holds no scenario", "A scenario begins with scenario: and its title.")
    return [_read_one(document, games, names, for_all) for document in documents]


def _for_all(documents: list[Document]) -> tuple[ForAll, list[Document]]:
    """What the file says for all its scenarios before the first of them, and the scenarios."""
    node = documents[0].node if documents else None
    if not isinstance(node, YamlMap) or not node.names or not all(key in words.FILE_KEYS for key in node.names):
        return ForAll(), documents
    return read_for_all(node, documents[0].faults), documents[1:]


def _read_one(document: Document, games: Games, names: _Names, for_all: ForAll) -> ReadScenario:
    """A scenario with what its file says for all; without that one to run, everything that is wrong with it."""
    faults = Faults()
    faults.found += [*for_all.faults, *document.faults]
    scenario = (
        None
        if document.node is None
        else faults.read(document.node, lambda node: _scenario(node, games, names, for_all), None)
    )
    if scenario is not None and not faults.found:
        return scenario
    return UnreadScenario(label=_known_label(document, faults.found[0].file), faults=together(faults.found).faults)


def _known_label(document: Document, file: str) -> Label:
    """What can be told of a scenario that is written wrongly: its title and id, where they are texts, and where it stands."""
    mapping = document.node if isinstance(document.node, YamlMap) else None
    title, id_ = (None, None) if mapping is None else (mapping.get("scenario"), mapping.get("id"))
    return Label(
        where=Where(file, document.part.line) if title is None else title.where,
        title=harmless(title.text if isinstance(title, YamlText) else document.part.title),
        id=harmless(id_.text) if isinstance(id_, YamlText) and id_.text else None,
    )


def _scenario(node: Node, games: Games, names: _Names, for_all: ForAll) -> Scenario:
    mapping = as_map(node, "a scenario")
    faults = Faults()
    label = faults.read(mapping, lambda _: _label(mapping), Label(where=mapping.where, title=""))
    game_node, seats_node = mapping.get("game"), mapping.get("seats")
    first = next(iter(games))
    before = len(faults.found)
    game = games[faults.read(game_node, lambda given: as_word(given, "game", games), first)]
    seats = faults.read(seats_node, lambda given: read_names(given, "seats"), game.words.seats)
    if len(faults.found) > before:
        # What follows is read by these: with wrong ones everything would be wrong.
        faults.tell()
    scenario = faults.read(
        mapping, lambda _: _of_its_kind(mapping, label, Reading(game, seats, names[game.name]), for_all), None
    )
    faults.tell()
    assert scenario is not None
    return scenario


def _of_its_kind(mapping: YamlMap, label: Label, reading: Reading, for_all: ForAll) -> Scenario:
    """A deck, a match or a duel."""
    if any(key in ("deck", "decks") for key in mapping.names):
        return read_deck_scenario(mapping, label, reading)
    seats = players_of(mapping.get("match"), reading.seats)
    reading = replace(reading, seats=seats)
    if mapping.get("match") is not None and not _has_a_duel(mapping, seats):
        return read_match_scenario(mapping, label, reading)
    return read_duel_scenario(mapping, label, reading, for_all.positions)


def _label(mapping: YamlMap) -> Label:
    faults = Faults()
    get = mapping.get
    with faults.noted():
        required(mapping, "scenario", "a scenario")
    title = get("scenario")
    label = Label(
        where=mapping.where if title is None else title.where,
        title=faults.read(title, lambda node: as_text(node, "the title"), ""),
        id=faults.read(get("id"), lambda node: as_text(node, "id"), None),
        cites=faults.read(get("cites"), lambda node: as_words(node, "a rule id"), ()),
        confidence=faults.read(get("confidence"), lambda node: as_text(node, "confidence"), None),
        source=faults.read(get("source"), lambda node: as_text(node, "source"), None),
    )
    faults.tell()
    return label


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
