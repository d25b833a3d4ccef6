"""What a game gives to the scenario language: its words, how its own things are read, and how its scenarios run; what their texts are read with."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, NoReturn, TypeVar

from spellspeed.errors import did_you_mean
from spellspeed.scenario.faults import Faults, read_each
from spellspeed.scenario.model import CardRef, DefinedCard, Profile, Value, Where
from spellspeed.scenario.model_scenarios import Scenario
from spellspeed.scenario.model_steps import Intent
from spellspeed.scenario.names import CardNames
from spellspeed.scenario.outcomes import Outcome
from spellspeed.scenario.values import as_map, number_in, refuse
from spellspeed.scenario.vocabulary import Words
from spellspeed.scenario.yaml_reader import QUOTING_HINT, Node, YamlList, YamlMap, YamlText

T = TypeVar("T")
_NUMBERED: Final = re.compile(r"(?P<name>.*\S)#(?P<number>[1-9][0-9]?)")
_SPACED_NUMBER: Final = re.compile(r".*\S\s+#[0-9]+")
_ORDINAL: Final = re.compile(r"(?P<number>[1-9][0-9]?)(st|nd|rd|th)")


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
    card is followed by more; each reads the whole step (for messages), and what follows the verb. `has_positions`: players are asked in which
    position a card comes.
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
    has_positions: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOfScenarios:
    """A game that scenarios are written in.

    `name` is what `game` says. `known_card` gives the official name of a card of the game, or raises a SpellspeedError. `read_profile` reads
    `profile`. `with_cards` reads the cards that a file defines, notes what is wrong with them, and gives the reading that knows them. `run`
    runs a scenario. `defined_card_keys` are the keys of a card that a file defines; none where the cards are official ones.
    """

    name: str
    words: GameWords
    known_card: Callable[[str], str]
    read_profile: Callable[[Node | None], Profile]
    with_cards: Callable[[YamlMap, Reading, Faults], tuple[tuple[DefinedCard, ...], Reading]]
    run: Callable[[Scenario], Outcome]
    defined_card_keys: Words


@dataclass(frozen=True, slots=True)
class Reading:
    """What a scenario's texts are read with: its game, its seats and the cards that it can name; whether its duel stands in a match."""

    game: GameOfScenarios
    seats: tuple[str, ...]
    names: CardNames
    in_match: bool = False

    def seat(self, node: Node, what: str) -> str:
        """The seat that is named here."""
        if not isinstance(node, YamlText) or node.text not in self.seats:
            written = node.text if isinstance(node, YamlText) else "a list or a map"
            refuse(node.where, f'{what} is "{written}"', f"The seats are {', '.join(self.seats)}.")
        return node.text

    def card_name(self, node: Node, what: str = "a card") -> str:
        """The official name of the card named here. A number behind it is refused: in a list each copy stands on its own."""
        text = self._name_text(node, what)
        self._check_tail(text, node)
        found = self.names.official(text)
        if found is None:
            numbered = _NUMBERED.fullmatch(text)
            if numbered is not None and self.names.official(numbered["name"]) is not None:
                refuse(
                    node.where,
                    f'"{text}" says which copy it is',
                    "In a list each copy is written on its own, without a number.",
                )
            self._refuse_card(text, node.where)
        return found

    def card_names(self, nodes: tuple[Node, ...]) -> tuple[str, ...]:
        """The official names of a list; a comma that split a name is found."""
        return self.each_named(nodes, self.card_name)

    def each_named(self, nodes: tuple[Node, ...], read: Callable[[Node], T]) -> tuple[T, ...]:
        """A list of what is named, read one by one. Raises ScenarioError with all that is wrong; a comma that split a name is the one fault."""
        self.check_commas(nodes)
        return read_each(nodes, read)

    def card_ref(self, node: Node, what: str = "a card") -> CardRef:
        """The card of the duel that is named here."""
        text = self._name_text(node, what)
        self._check_tail(text, node)
        return self.ref(text, node.where)

    def ref(self, text: str, where: Where) -> CardRef:
        """The card of the duel that a text names: an exact name wins, then `Name#2`, then `B's Name`."""
        found = self._ref(text)
        if found is None:
            self._refuse_card(text, where)
        return found

    def _ref(self, text: str, seat: str | None = None) -> CardRef | None:
        official = self.names.official(text) if text else None
        if official is not None:
            return CardRef(official, seat=seat)
        if seat is None:
            for owner in self.seats:
                if text.startswith(f"{owner}'s "):
                    return self._ref(text[len(owner) + 3 :].strip(), owner)
        numbered = _NUMBERED.fullmatch(text)
        if numbered is not None:
            official = self.names.official(numbered["name"])
            if official is not None:
                return CardRef(official, int(numbered["number"]), seat)
        return None

    def value(self, text: str, where: Where, vocabulary: tuple[str, ...], any_word: bool = False) -> Value:
        """What one answer can mean. Raises ScenarioError if it is no card, number, ordinal, seat or word of the vocabulary.

        `any_word` also takes a single word in small letters that is near no card: the questions of cards have answers of their own.
        """
        value = self.value_or_none(text, vocabulary, any_word)
        if value is None:
            self._refuse_card(text, where, self.names.hint(text) or did_you_mean(text, vocabulary))
        return value

    def value_or_none(self, text: str, vocabulary: tuple[str, ...], any_word: bool = False) -> Value | None:
        """What one answer can mean, or None if it can mean nothing."""
        card = self._ref(text)
        ordinal = _ORDINAL.fullmatch(text)
        number = number_in(text)
        seat = text if text in self.seats else None
        word = next((word for word in vocabulary if word.casefold() == text.casefold()), None)
        if card is None and ordinal is None and number is None and seat is None and word is None:
            if not any_word or not text.isalpha() or not text.islower() or self.names.is_near_a_card(text):
                return None
            word = text
        return Value(text, card, number, int(ordinal["number"]) if ordinal is not None else None, seat, word)

    def check_tail(self, text: str, node: YamlText) -> None:
        """Raise if a comment has cut the tail off a step that ends with a card name."""
        for start in [0, *(found.end() for found in re.finditer(r"\s", text))]:
            if node.tail:
                self._check_tail(text[start:], node)

    def check_commas(self, nodes: tuple[Node, ...]) -> None:
        """Raise if a comma in brackets has split the name of a card into items of the list."""
        texts = [node.text if isinstance(node, YamlText) and node.plain else None for node in nodes]
        for first in range(len(texts)):
            for after in range(first + 2, min(first + 3, len(texts)) + 1):
                parts = [text for text in texts[first:after] if text is not None]
                if len(parts) < after - first or all(self._ref(part) is not None for part in parts):
                    continue
                whole = self._ref(", ".join(parts))
                if whole is not None:
                    refuse(
                        nodes[first].where,
                        f'the comma has split "{whole}" in two',
                        f'Write "{whole}" with quotation marks.',
                    )

    def _name_text(self, node: Node, what: str) -> str:
        if isinstance(node, YamlMap):
            written = ": ".join(
                [key.text for key, _ in node.entries[:1]]
                + [v.text for _, v in node.entries[:1] if isinstance(v, YamlText)]
            )
            refuse(node.where, f'{what} is a name, but "{written}" is a map', QUOTING_HINT)
        if isinstance(node, YamlList):
            refuse(node.where, f"{what} is one name, not a list")
        if not node.text.strip():
            refuse(node.where, f"{what} has no name")
        return " ".join(node.text.split())

    def _check_tail(self, text: str, node: Node) -> None:
        if not isinstance(node, YamlText) or not node.tail:
            return
        whole = f"{text} {node.tail}"
        joined = f"{text}{node.tail}"
        if self.names.official(whole) is not None:
            refuse(
                node.where,
                f'"{node.tail}" became a comment, which leaves "{text}"',
                f'Write "{whole}" in quotation marks. {QUOTING_HINT}',
            )
        if _SPACED_NUMBER.fullmatch(whole) is not None and self._ref(text) is not None:
            hint = f"The second card of a name is written without a space: {joined}. {QUOTING_HINT}"
            refuse(node.where, f'"{node.tail}" became a comment, which leaves "{text}"', hint)

    def _refuse_card(self, text: str, where: Where, near: str = "") -> NoReturn:
        if _SPACED_NUMBER.fullmatch(text) is not None:
            refuse(
                where,
                f'no card is named "{text}"',
                f"The second card of a name is written without a space: {''.join(text.rsplit(' ', 1))}.",
            )
        if text.startswith("["):
            refuse(
                where,
                f'no card is named "{text}"',
                "In a step several cards are written without brackets: choose X, Y.",
            )
        refuse(where, f'no card is named "{text}"', near or self.names.hint(text))


def map_with_a_card(node: Node, keys: tuple[str, ...], reading: Reading, what: str) -> YamlMap:
    """A map that stands for a card. Raises ScenarioError, with the hint at quoting, for a name that became a map or was split by a comma."""
    mapping = as_map(node, what)
    if not any(key in keys for key in mapping.names):
        reading.card_name(mapping, what)
    previous = ""
    for key, value in mapping.entries:
        if (
            key.text not in keys
            and isinstance(value, YamlText)
            and value.empty
            and reading.names.official(f"{previous}, {key.text}")
        ):
            hint = f'Write "{previous}, {key.text}" with quotation marks.'
            refuse(key.where, f'the comma has split "{previous}, {key.text}" in two', hint)
        previous = value.text if isinstance(value, YamlText) else ""
    if mapping.get("card") is None:
        refuse(mapping.where, f'{what} has no "card"', f"A map stands for a card by its key card. {QUOTING_HINT}")
    return mapping
