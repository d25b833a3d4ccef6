"""Card names: who knows them, and what to say of a name that YAML has cut, split or turned into something else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, NoReturn

from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.scenario.game import GameOfScenarios
from spellspeed.scenario.model import FILLER, CardRef, Value, Where
from spellspeed.scenario.values import as_map, number_in, refuse
from spellspeed.scenario.yaml_reader import QUOTING_HINT, Node, YamlList, YamlMap, YamlText

MISTYPED: Final = 0.8
"""From this similarity on (difflib's ratio) a word is a card's name with a slip in it."""
_NUMBERED: Final = re.compile(r"(?P<name>.*\S)#(?P<number>[1-9][0-9]?)")
_SPACED_NUMBER: Final = re.compile(r".*\S\s+#[0-9]+")
_ORDINAL: Final = re.compile(r"(?P<number>[1-9][0-9]?)(st|nd|rd|th)")


class CardNames:
    """The cards that can be named. `known_card` gives a card's official name, or raises UnknownCard (a SpellspeedError)."""

    def __init__(self, known_card: Callable[[str], str]) -> None:
        self._known_card = known_card
        self._found: dict[str, str | None] = {}
        self._hints: dict[str, str] = {}

    def official(self, name: str) -> str | None:
        """The official name of the card named so, in any letter case, or None."""
        folded = name.casefold()
        if folded not in self._found:
            self._found[folded] = self._asked(name)
        return self._found[folded]

    def _asked(self, name: str) -> str | None:
        if name.casefold() == FILLER:
            return FILLER
        try:
            return self._known_card(name)
        except SpellspeedError as unknown:
            _, found, near = str(unknown).partition("Did you mean ")
            self._hints[name.casefold()] = found + near
            return None

    def is_near_a_card(self, word: str) -> bool:
        """Whether a word that is no card looks like one that was mistyped."""
        near = [name.casefold() for name in re.findall('"(.*?)"', self.hint(word))]
        return bool(get_close_matches(word.casefold(), near, cutoff=MISTYPED))

    def hint(self, name: str) -> str:
        """ "Did you mean ...?" for a name that is not known, where one is near."""
        return self._hints.get(name.casefold(), "")


def names_of_file(names: Iterable[str]) -> Callable[[str], str]:
    """A `known_card` for cards that a file defines itself."""
    by_folded = {name.casefold(): name for name in names}

    def known_card(name: str) -> str:
        """The name as the file writes it."""
        if name.casefold() not in by_folded:
            raise SpellspeedError(f'the file defines no card "{name}".{did_you_mean(name, by_folded.values())}')
        return by_folded[name.casefold()]

    return known_card


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
        self.check_commas(nodes)
        return tuple(self.card_name(node) for node in nodes)

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
