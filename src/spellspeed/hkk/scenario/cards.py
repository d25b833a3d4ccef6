"""`cards`: the cards that a scenario of this game defines."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules.faces import token_name
from spellspeed.hkk.scenario.vocabulary import COSTS, DEFINED_CARD_KEYS, TYPES
from spellspeed.hkk.text.words import NOUNS
from spellspeed.scenario.faults import Faults
from spellspeed.scenario.game import Reading
from spellspeed.scenario.model import DefinedCard
from spellspeed.scenario.names import CardNames, names_of_file
from spellspeed.scenario.values import (
    as_list,
    as_map,
    as_number,
    as_text,
    as_word,
    as_words,
    check_keys,
    number_in,
    refuse,
    required,
)
from spellspeed.scenario.yaml_reader import Node, YamlMap

TOKENS: Final = tuple(token_name(noun) for noun in NOUNS)
"""Tokens are named by what they are, in steps and expectations: they come into play by a text, and no position holds one."""


def read_cards(node: Node, faults: Faults) -> tuple[tuple[DefinedCard, ...], tuple[str, ...]]:
    """The cards defined here, each name once, and the names of all, also of those with which something is wrong, which is noted."""
    cards: dict[str, DefinedCard] = {}
    names: list[str] = []
    for item in faults.read(node, lambda given: as_list(given, "cards"), ()):
        with faults.noted():
            mapping = as_map(item, "a card that is defined")
            name = as_text(required(mapping, "name", "a card that is defined"), "name")
            names.append(name)
            if name.casefold() in cards:
                refuse(item.where, f'"{name}" is defined twice')
            cards[name.casefold()] = _card(mapping, name)
    return tuple(cards.values()), tuple(names)


def with_cards_of_file(mapping: YamlMap, reading: Reading, faults: Faults) -> tuple[tuple[DefinedCard, ...], Reading]:
    """The cards that a scenario defines, and the reading that knows them: these are all the cards there are."""
    node = mapping.get("cards")
    cards, names = ((), ()) if node is None else read_cards(node, faults)
    return cards, Reading(reading.game, reading.seats, CardNames(names_of_file((*TOKENS, *names))))


def _card(mapping: YamlMap, name: str) -> DefinedCard:
    faults = Faults()
    with faults.noted():
        check_keys(mapping, "a card that is defined", DEFINED_CARD_KEYS)
    get = mapping.get
    with faults.noted():
        required(mapping, "type", "a card that is defined")
    card = DefinedCard(
        mapping.where,
        name,
        faults.read(get("type"), lambda node: as_word(node, "type", TYPES), ""),
        faults.read(get("cost"), _cost, (("vp", 0),)),
        faults.read(get("damage"), lambda node: _amount(node, "damage"), None),
        faults.read(get("life"), lambda node: _amount(node, "life"), None),
        faults.read(get("structure"), lambda node: _amount(node, "structure"), None),
        faults.read(get("colours"), lambda node: as_words(node, "a colour"), ()),
        faults.read(get("subtypes"), lambda node: as_words(node, "a subtype"), ()),
        faults.read(get("year"), lambda node: as_number(node, "year"), None),
        faults.read(get("text"), lambda node: as_text(node, "text"), ""),
    )
    faults.tell()
    return card


def _cost(node: Node) -> tuple[tuple[str, int | str], ...]:
    if not isinstance(node, YamlMap):
        return (("vp", _amount(node, "cost")),)
    check_keys(node, "cost", COSTS)
    return tuple((key.text, _amount(value, key.text)) for key, value in node.entries)


def _amount(node: Node, what: str) -> int | str:
    """A number, or the sign (X, ?) that the card's text explains."""
    text = as_text(node, what)
    number = number_in(text)
    if number is not None:
        return number
    if text not in ("X", "?"):
        refuse(node.where, f'{what} is "{text}"', "It is a number, or X or ? when the card's text says how much it is.")
    return text
