"""A seat's side of the position, and the cards that stand there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from spellspeed.scenario import vocabulary as words
from spellspeed.scenario.faults import Faults
from spellspeed.scenario.game import Reading, map_with_a_card
from spellspeed.scenario.model import Control, PlacedCard, Side, Value
from spellspeed.scenario.values import (
    NO,
    YES,
    as_counters,
    as_list,
    as_map,
    as_number,
    as_text,
    as_word,
    as_yes_no,
    check_keys,
    refuse,
    required,
)
from spellspeed.scenario.yaml_reader import Node, YamlList, YamlMap, YamlText

_T = TypeVar("_T")
ZONES_IN_A_ROW: Final = 5
SETUP_SIDE_KEYS: Final = ("deck", "deck_size", "fusion_deck", "side_deck")
"""What a side may say where the preparation is played, too."""
THIS_TURN: Final = ("normal", "tribute", "set", "flip", "special", "fusion", "ritual")
SUMMONED: Final = ("properly", "improperly")


def read_side(node: Node, seat: str, reading: Reading, setup: bool) -> Side:
    """A seat's side. With `setup` only its Decks. Raises ScenarioError with all that is wrong."""
    what = f"the side of {seat}"
    mapping = as_map(node, what)
    faults = Faults()
    if setup:
        with faults.noted():
            _check_no_position(mapping, seat, reading)
    with faults.noted():
        check_keys(mapping, what, reading.game.words.side_keys)

    def zone(key: str) -> tuple[PlacedCard, ...]:
        return faults.read(mapping.get(key), lambda value: _cards(value, key, reading), ())

    def number(key: str) -> int | None:
        return faults.read(mapping.get(key), lambda value: as_number(value, key), None)

    side = Side(
        where=mapping.where,
        seat=seat,
        lp=number("lp"),
        hand=zone("hand"),
        monsters=zone("monsters"),
        spells_traps=zone("spells_traps"),
        field_spell=faults.read(mapping.get("field_spell"), lambda value: _field_spell(value, reading), None),
        graveyard=zone("graveyard"),
        removed=zone("removed"),
        deck=zone("deck"),
        deck_size=number("deck_size"),
        fusion_deck=zone("fusion_deck"),
        side_deck=zone("side_deck"),
        normal_summon_used=faults.read(mapping.get("normal_summon"), read_normal_summon, False),
        life=number("life"),
        vp=number("vp"),
        reserve=zone("reserve"),
        guard=zone("guard"),
        table=zone("table"),
        collector=zone("collector"),
        nothing=zone("nothing"),
    )
    faults.tell()
    return side


def read_normal_summon(node: Node) -> bool:
    """Whether this turn's Normal Summon is used: `used` or `yes`, `unused` or `no`."""
    text = as_word(node, "normal_summon", ("used", "unused", *YES, *NO))
    return text == "used" or text in YES


def _check_no_position(mapping: YamlMap, seat: str, reading: Reading) -> None:
    for key, _ in mapping.entries:
        if key.text in reading.game.words.side_keys and key.text not in SETUP_SIDE_KEYS:
            allowed = ", ".join(SETUP_SIDE_KEYS)
            hint = f"With start: setup there is no position; {seat} has only: {allowed}."
            refuse(key.where, f'"{key.text}" belongs to a position', hint)


def _cards(node: Node, zone: str, reading: Reading) -> tuple[PlacedCard, ...]:
    return reading.each_named(as_list(node, zone), lambda item: _card(item, zone, reading))


def _field_spell(node: Node, reading: Reading) -> PlacedCard | None:
    if not isinstance(node, YamlList):
        return _card(node, "field_spell", reading)
    if len(node.items) > 1:
        refuse(node.where, f"the Field Card Zone holds one card, not {len(node.items)}")
    return _card(node.items[0], "field_spell", reading) if node.items else None


def _card(node: Node, zone: str, reading: Reading) -> PlacedCard:
    if not isinstance(node, YamlMap):
        return PlacedCard(where=node.where, name=reading.card_name(node))
    allowed = reading.game.words.keys_by_zone[zone]
    what = f"a card of {zone}"
    mapping = map_with_a_card(node, allowed, reading, what)
    faults = Faults()
    with faults.noted():
        check_keys(mapping, what, allowed)

    def given(key: str, read: Callable[[Node], _T]) -> _T | None:
        return faults.read(mapping.get(key), read, None)

    card = PlacedCard(
        where=mapping.where,
        name=given("card", reading.card_name) or "",
        position=given("position", lambda value: as_word(value, "position", reading.game.words.positions_in(zone))),
        zone=given("zone", lambda value: as_number(value, "zone", 1, ZONES_IN_A_ROW)),
        counters=given("counters", as_counters) or (),
        owner=given("owner", lambda value: reading.seat(value, "owner")),
        attacked=given("attacked", lambda value: as_yes_no(value, "attacked")) or False,
        this_turn=given("this_turn", lambda value: as_word(value, "this_turn", THIS_TURN)),
        summoned=given("summoned", lambda value: as_word(value, "summoned", SUMMONED)),
        equipped_to=given("equipped_to", lambda value: reading.card_ref(value, "equipped_to")),
        linked_to=given("linked_to", lambda value: reading.card_ref(value, "linked_to")),
        turns=given("turns", lambda value: as_number(value, "turns")),
        declared=given("declared", lambda value: _declared(value, reading)),
        control=given("control", lambda value: _control(value, reading)),
        face=given("face", lambda value: as_word(value, "face", words.FACES)),
        damage=given("damage", lambda value: as_number(value, "damage")),
    )
    faults.tell()
    return card


def _declared(node: Node, reading: Reading) -> Value:
    text = as_text(node, "declared")
    if isinstance(node, YamlText):
        reading.check_tail(text, node)
    return reading.value(text, node.where, words.CHOICE_WORDS)


def _control(node: Node, reading: Reading) -> Control:
    if isinstance(node, YamlText):
        return Control(reading.seat(node, "control"), None)
    mapping = as_map(node, "control")
    check_keys(mapping, "control", ("of", "until"))
    until = mapping.get("until")
    return Control(
        reading.seat(required(mapping, "of", "control"), "of"),
        None if until is None else as_word(until, "until", ("end",)),
    )
