"""`cards`: the cards that a scenario of this game defines."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules.faces import token_name
from spellspeed.hkk.scenario.vocabulary import COSTS, DEFINED_CARD_KEYS, TYPES
from spellspeed.hkk.text.words import NOUNS
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


def read_cards(node: Node | None) -> tuple[DefinedCard, ...]:
    """The cards defined here, each name once. Raises ScenarioError at the first value that is wrong."""
    cards: dict[str, DefinedCard] = {}
    for item in () if node is None else as_list(node, "cards"):
        card = _card(as_map(item, "a card that is defined"))
        if card.name.casefold() in cards:
            refuse(item.where, f'"{card.name}" is defined twice')
        cards[card.name.casefold()] = card
    return tuple(cards.values())


def with_cards_of_file(mapping: YamlMap, reading: Reading) -> tuple[tuple[DefinedCard, ...], Reading]:
    """The cards that a scenario defines, and the reading that knows them: these are all the cards there are."""
    cards = read_cards(mapping.get("cards"))
    named = (*TOKENS, *(card.name for card in cards))
    return cards, Reading(reading.game, reading.seats, CardNames(names_of_file(named)))


def _card(mapping: YamlMap) -> DefinedCard:
    check_keys(mapping, "a card that is defined", DEFINED_CARD_KEYS)
    colours, subtypes, year, text = (mapping.get(key) for key in ("colours", "subtypes", "year", "text"))
    cost = mapping.get("cost")
    return DefinedCard(
        mapping.where,
        as_text(required(mapping, "name", "a card that is defined"), "name"),
        as_word(required(mapping, "type", "a card that is defined"), "type", TYPES),
        (("vp", 0),) if cost is None else _cost(cost),
        _printed(mapping, "damage"),
        _printed(mapping, "life"),
        _printed(mapping, "structure"),
        () if colours is None else as_words(colours, "a colour"),
        () if subtypes is None else as_words(subtypes, "a subtype"),
        None if year is None else as_number(year, "year"),
        "" if text is None else as_text(text, "text"),
    )


def _cost(node: Node) -> tuple[tuple[str, int | str], ...]:
    if not isinstance(node, YamlMap):
        return (("vp", _amount(node, "cost")),)
    check_keys(node, "cost", COSTS)
    return tuple((key.text, _amount(value, key.text)) for key, value in node.entries)


def _printed(mapping: YamlMap, key: str) -> int | str | None:
    node = mapping.get(key)
    return None if node is None else _amount(node, key)


def _amount(node: Node, what: str) -> int | str:
    """A number, or the sign (X, ?) that the card's text explains."""
    text = as_text(node, what)
    number = number_in(text)
    if number is not None:
        return number
    if text not in ("X", "?"):
        refuse(node.where, f'{what} is "{text}"', "It is a number, or X or ? when the card's text says how much it is.")
    return text
