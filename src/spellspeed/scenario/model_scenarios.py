"""The three kinds of scenario: a duel, a deck, a match. `game` is the name of the game (games/)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.model import CardRef, DeckList, DefinedCard, MatchPlay, Profile, Setup, Side, Where
from spellspeed.scenario.model_expect import DeckExpectation, Expectation, MatchExpectation
from spellspeed.scenario.model_steps import MatchStep, Step


@dataclass(frozen=True, slots=True, kw_only=True)
class Label:
    """What every scenario says of itself."""

    where: Where
    title: str
    id: str | None = None
    cites: tuple[str, ...] = ()
    confidence: str | None = None
    source: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelScenario:
    """A position (or `setup`), what is done in it, and what must be true afterwards.

    `sides` holds the sides that were written, in turn order of their seats. `coins` are "heads" and "tails"; `random` the cards of random picks.
    `match` and `time_called` put the duel into a match; `turns` are the extra turns left. `cards` are those that the file defines (hkk).
    `idle` seats do nothing: they pass, end their phases, and are chosen by nobody who may choose another. No file has them
    (yugioh/scenario/in_teams.py does).
    `second_begins`: the seats are 1A, 2A, 1B and 2B, and the team of the second one began. `positions` (attack, defense, or "" for neither) is
    that of every monster whose position nothing else says.
    """

    label: Label
    game: str
    profile: Profile
    seats: tuple[str, ...]
    turn: int
    turn_player: str
    phase: str
    sides: tuple[Side, ...]
    setup: Setup | None
    coins: tuple[str, ...]
    dice: tuple[int, ...]
    random: tuple[CardRef, ...]
    cards: tuple[DefinedCard, ...]
    unchecked_position: bool
    steps: tuple[Step, ...]
    expect: Expectation
    match: MatchPlay | None = None
    time_called: bool = False
    turns: int | None = None
    idle: tuple[str, ...] = ()
    second_begins: bool = False
    positions: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckScenario:
    """Lists that are judged: one player's (`decks` holds one pair whose name is "") or each player's of a team. `cards` as in a duel."""

    label: Label
    game: str
    profile: Profile
    cards: tuple[DefinedCard, ...]
    decks: tuple[tuple[str, DeckList], ...]
    list_name: str | None
    expect: DeckExpectation


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchScenario:
    """What happens between the duels of a match. `profile` is the match's own, else the scenario's."""

    label: Label
    game: str
    profile: Profile
    match: MatchPlay
    steps: tuple[MatchStep, ...]
    expect: MatchExpectation


@dataclass(frozen=True, slots=True, kw_only=True)
class UnreadScenario:
    """A scenario that is written wrongly: what can be told of it, and everything that is wrong with it."""

    label: Label
    faults: tuple[ScenarioError, ...]


Scenario: TypeAlias = DuelScenario | DeckScenario | MatchScenario
ReadScenario: TypeAlias = Scenario | UnreadScenario
"""What a file holds: scenarios that can run, and those that are written wrongly."""
