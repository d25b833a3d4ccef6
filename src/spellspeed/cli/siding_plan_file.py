"""Siding plans as files (docs/matches.md): YAML, with the number of the line in every error.

first:                          # the plan of the first DECK; second: that of the other. Either may be left out
  begins: yes                   # whether it begins where it may choose; left out: yes
  exchanges:                    # before the later duels; the first one that fits is made, from the registered deck
    - after: lost               # won, lost or drawn: how the duel before ended; left out: however
      duel: 2                   # only before this duel; left out: before each later one
      out: {Sangan: 2, Kuriboh: 1}
      in: [Jinzo, Jinzo, Mirror Force]

In a match of teams the plans are those of 1A, 2A, 1B and 2B, as the decks are named; whether a team begins stands in the plan of its A.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from spellspeed.cli.cards_named import is_passcode
from spellspeed.errors import SpellspeedError
from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.game import Reading
from spellspeed.scenario.match_expectations import read_counts
from spellspeed.scenario.model import FILLER
from spellspeed.scenario.names import CardNames
from spellspeed.scenario.reader import MOST_BYTES
from spellspeed.scenario.values import as_list, as_map, as_number, as_word, as_yes_no, check_keys, required
from spellspeed.scenario.yaml_reader import Node, YamlMap, yaml_documents
from spellspeed.yugioh.cards.facts import by_name, by_passcode
from spellspeed.yugioh.decks import DeckList, KnownCards
from spellspeed.yugioh.decks.text import read_text
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.match import RefusedInMatch, new_match
from spellspeed.yugioh.match.siding import exchange
from spellspeed.yugioh.match.siding_plan import RESULTS, Exchange, PlayerPlan, SidingPlan
from spellspeed.yugioh.match.teams import ROLES
from spellspeed.yugioh.scenario.game import YUGIOH_SCENARIOS

SIDES: Final = ("first", "second")
PLAYER_B: Final = "B"
FIRST_LATER_DUEL: Final = 2


class WrongPlan(SpellspeedError):
    """A siding plan cannot be read, or does not fit its deck; `line` is where, counted from 1."""

    def __init__(self, where: str, line: int, message: str) -> None:
        super().__init__(f"{where}, line {line}: {message}")
        self.where: Final = where
        self.line: Final = line


def read_plan(path: str | Path, decks: Sequence[DeckList], known: KnownCards | None = None) -> SidingPlan:
    """The plan in a file for two decks, or four of teams. Raises WrongPlan, DeckFileUnreadable, DeckEncodingError."""
    return parse_plan(read_text(path, "a siding plan", MOST_BYTES), str(path), decks, known)


def parse_plan(text: str, where: str, decks: Sequence[DeckList], known: KnownCards | None = None) -> SidingPlan:
    """The plan that a text describes, checked against the decks; `where` names it in errors. Raises WrongPlan."""
    players = SIDES if len(decks) == len(SIDES) else ROLES
    reader = PlanReader(where, players, KnownCards() if known is None else known)
    try:
        plans = reader.plans(text)
    except ScenarioError as wrong:
        raise WrongPlan(wrong.file, wrong.line, f"{wrong.problem}. {wrong.hint}".strip()) from wrong
    for place, plan in enumerate(plans):
        for each in plan.exchanges:
            check_fits(each, place, players, decks, where)
    return plans


class PlanReader:
    """Reads one plan. What it finds wrong is a ScenarioError, which knows the line."""

    def __init__(self, where: str, players: tuple[str, ...], known: KnownCards) -> None:
        self.where: Final = where
        self.players: Final = players
        self.known: Final = known
        self.reading: Final = Reading(YUGIOH_SCENARIOS, players, CardNames(self.official_name))

    def official_name(self, written: str) -> str:
        """The English name of a card that is written by name or passcode. Raises UnknownCard."""
        code = self.known.passcode_of(int(written)) if is_passcode(written) else self.known.passcode_named(written)
        return by_passcode(code).name

    def plans(self, text: str) -> SidingPlan:
        """The plans of all players. Raises ScenarioError."""
        documents = yaml_documents(text, self.where)
        if not documents:
            return tuple(PlayerPlan() for _ in self.players)
        if len(documents) > 1:
            raise ScenarioError(
                self.where, documents[1].where.line, "a second document begins", "A file holds one plan."
            )
        whole = as_map(documents[0], "a siding plan")
        check_keys(whole, "a siding plan", self.players)
        return tuple(self.plan_of(whole.get(player), player) for player in self.players)

    def plan_of(self, node: Node | None, player: str) -> PlayerPlan:
        """The plan of one player; whether a team begins, its Player A says (TEAM-II-2). Raises ScenarioError."""
        if node is None:
            return PlayerPlan()
        mapping = as_map(node, f"the plan of {player}")
        is_b = self.players == ROLES and player.endswith(PLAYER_B)
        check_keys(mapping, f"the plan of {player}", ("exchanges",) if is_b else ("begins", "exchanges"))
        begins, exchanges = mapping.get("begins"), mapping.get("exchanges")
        listed = () if exchanges is None else as_list(exchanges, "exchanges")
        return PlayerPlan(
            tuple(self.exchange(as_map(each, "an exchange")) for each in listed),
            begins is None or as_yes_no(begins, "begins"),
        )

    def exchange(self, mapping: YamlMap) -> Exchange:
        """One exchange. Raises ScenarioError."""
        check_keys(mapping, "an exchange", ("duel", "after", "out", "in"))
        duel, after = mapping.get("duel"), mapping.get("after")
        return Exchange(
            self.cards(required(mapping, "out", "an exchange"), "out"),
            self.cards(required(mapping, "in", "an exchange"), "in"),
            None if duel is None else as_number(duel, "duel", least=FIRST_LATER_DUEL),
            None if after is None else as_word(after, "after", RESULTS),
            mapping.where.line,
        )

    def cards(self, node: Node, what: str) -> tuple[int, ...]:
        """Cards with their numbers, or a list of them. Raises ScenarioError."""
        counts = read_counts(node, what, self.reading)
        if any(name == FILLER for name, _ in counts):
            raise ScenarioError(self.where, node.where.line, f'"{FILLER}" is no card of a deck')
        return tuple(by_name(name).passcode for name, number in counts for _ in range(number))


def check_fits(planned: Exchange, place: int, players: tuple[str, ...], decks: Sequence[DeckList], where: str) -> None:
    """SIDE-2, TEAM-I-8. Whether an exchange can be made with the deck it is for. Raises WrongPlan."""
    names = [deck.name for deck in decks]
    if len(set(names)) < len(names):
        names = [f"{player} {name}" for player, name in zip(players, names, strict=True)]
    match = new_match(names, decks, profile("tcg"), (1, 0))
    try:
        exchange(match, names[place], planned.out, planned.into)
    except RefusedInMatch as refused:
        raise WrongPlan(where, planned.line, str(refused)) from refused
