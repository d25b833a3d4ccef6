"""Reading plain values out of nodes: numbers where numbers belong, yes and no, words of a list; with errors that name the line."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NoReturn

from spellspeed.errors import did_you_mean
from spellspeed.files.reading import harmless
from spellspeed.scenario.errors import ScenarioError, together
from spellspeed.scenario.faults import read_each
from spellspeed.scenario.model import Where
from spellspeed.scenario.yaml_reader import QUOTING_HINT, Node, YamlList, YamlMap, YamlText

_NUMBER: Final = re.compile(r"[0-9]{1,9}")
YES: Final = ("yes", "true")
"""What says yes."""
NO: Final = ("no", "false")
"""What says no."""


def refuse(where: Where, problem: str, hint: str = "") -> NoReturn:
    """Raise the ScenarioError for this place."""
    raise ScenarioError(where.file, where.line, problem, hint)


def described(node: Node) -> str:
    """What was written, for a message."""
    if isinstance(node, YamlList):
        return "a list"
    if isinstance(node, YamlMap):
        return "a map"
    return f'"{node.text}"' if not node.empty else "nothing"


def as_map(node: Node, what: str) -> YamlMap:
    """The map that stands here."""
    if not isinstance(node, YamlMap):
        refuse(
            node.where,
            f"{what} is a map, not {described(node)}",
            "Write {key: value, ...} or indented lines of key: value.",
        )
    return node


def as_list(node: Node, what: str) -> tuple[Node, ...]:
    """The items of the list that stands here."""
    if not isinstance(node, YamlList):
        refuse(node.where, f"{what} is a list, not {described(node)}", "Write [a, b], or [] for nothing.")
    return node.items


def one_or_more(node: Node) -> tuple[Node, ...]:
    """The items of a list, or the one value that stands here instead of a list."""
    return node.items if isinstance(node, YamlList) else (node,)


def as_text(node: Node, what: str) -> str:
    """The text that stands here, as it is shown; an empty one is refused."""
    if isinstance(node, YamlMap):
        refuse(node.where, f"{what} is a text, not a map", QUOTING_HINT)
    if isinstance(node, YamlList):
        refuse(node.where, f"{what} is a text, not a list")
    if not node.text.strip():
        refuse(node.where, f"{what} is missing")
    return harmless(" ".join(node.text.split()))


def as_words(node: Node, what: str) -> tuple[str, ...]:
    """A list of texts, or one text."""
    return read_each(one_or_more(node), lambda item: as_text(item, what))


def as_number(node: Node, what: str, least: int = 0, most: int = 999_999_999) -> int:
    """The whole number that stands here, from `least` to `most`."""
    text = as_text(node, what)
    number = number_in(text)
    if number is None or not least <= number <= most:
        range_hint = (
            f"a whole number from {least} to {most}" if most < 999_999_999 else f"a whole number of at least {least}"
        )
        refuse(node.where, f'{what} is "{text}"', f"It is {range_hint}.")
    return number


def number_in(text: str) -> int | None:
    """The number that this text writes, if it is one (digits only, at most nine)."""
    return int(text) if _NUMBER.fullmatch(text) is not None else None


def as_yes_no(node: Node, what: str) -> bool:
    """yes and true, no and false."""
    text = as_text(node, what)
    if text not in YES and text not in NO:
        refuse(node.where, f'{what} is "{text}"', "It is yes or no.")
    return text in YES


def as_word(node: Node, what: str, words: Iterable[str]) -> str:
    """One of these words."""
    text = as_text(node, what)
    choices = tuple(words)
    if text not in choices:
        refuse(node.where, f'{what} is "{text}"', f"It is one of: {', '.join(choices)}.{did_you_mean(text, choices)}")
    return text


def as_word_in_any_case(node: Node, what: str, words: Iterable[str]) -> str:
    """One of these words in any letter case, given back in the vocabulary's letters."""
    text = as_text(node, what)
    choices = tuple(words)
    for word in choices:
        if word.casefold() == text.casefold():
            return word
    refuse(node.where, f'{what} is "{text}"', f"It is one of: {', '.join(choices)}.{did_you_mean(text, choices)}")


def check_keys(mapping: YamlMap, what: str, allowed: Iterable[str]) -> None:
    """Every key of the map is one of these; all that are not are told."""
    choices = tuple(allowed)
    faults: list[ScenarioError] = []
    for key, value in mapping.entries:
        if key.text not in choices:
            hint = QUOTING_HINT if isinstance(value, YamlText) and value.empty else ""
            near = did_you_mean(key.text, choices) or f"Its keys are: {', '.join(choices)}."
            problem = f'{what} has no key "{key.text}".'
            faults.append(ScenarioError(key.where.file, key.where.line, problem, f"{near} {hint}"))
    if faults:
        raise together(faults)


def required(mapping: YamlMap, key: str, what: str) -> Node:
    """The value of a key that must be there."""
    value = mapping.get(key)
    if value is None:
        refuse(mapping.where, f'{what} has no "{key}"')
    return value


def as_pairs(node: Node, what: str) -> tuple[tuple[str, Node], ...]:
    """The keys and values of a map in the order written."""
    return tuple((" ".join(key.text.split()), value) for key, value in as_map(node, what).entries)


def as_counters(node: Node) -> tuple[tuple[str, int], ...]:
    """`{Spell Counter: 2}`."""
    return tuple((name, as_number(value, f'the number of "{name}"')) for name, value in as_pairs(node, "counters"))
