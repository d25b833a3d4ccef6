"""`expect` and `check`: what must be true of a duel."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from spellspeed.errors import did_you_mean
from spellspeed.scenario import vocabulary as words
from spellspeed.scenario.faults import Faults, read_each
from spellspeed.scenario.game import Reading, map_with_a_card
from spellspeed.scenario.match_expectations import read_match_expectation
from spellspeed.scenario.model import UNKNOWN, CardRef, Value
from spellspeed.scenario.model_expect import (
    CardMatch,
    ChainLinkMatch,
    EventMatch,
    Expectation,
    SeatExpectation,
    Sight,
    ZoneExpectation,
)
from spellspeed.scenario.positions import read_normal_summon
from spellspeed.scenario.values import (
    as_counters,
    as_list,
    as_map,
    as_number,
    as_pairs,
    as_text,
    as_word,
    as_word_in_any_case,
    as_words,
    check_keys,
    one_or_more,
    refuse,
)
from spellspeed.scenario.yaml_reader import Node, YamlList, YamlMap, YamlText

_T = TypeVar("_T")
_EVENT_WORDS: Final = (*words.PLACE_WORDS, *words.POSITION_WORDS, *words.STEPS, *words.SUBSTEPS, "none", "nobody")
CLAUSES: Final = ("play_condition", "explanation", "drawback", "ability", "spell")
"""The kinds of clauses that the text of a card can have, where a game's texts have any."""


def read_expectation(node: Node, reading: Reading) -> Expectation:
    """What is expected of a duel, and of the match that it stands in if there is one. Raises ScenarioError with all that is wrong."""
    mapping = as_map(node, "an expectation")
    keys = (*reading.game.words.expect_keys, *(words.MATCH_EXPECT_KEYS if reading.in_match else ()))
    faults = Faults()
    with faults.noted():
        check_keys(mapping, "an expectation", (*reading.seats, *keys))
    phases = reading.game.words.phases

    def given(key: str, read: Callable[[Node], _T]) -> _T | None:
        return faults.read(mapping.get(key), read, None)

    def listed(key: str, read: Callable[[Node], _T]) -> tuple[_T, ...] | None:
        return given(key, lambda value: read_each(as_list(value, key), read))

    def one_of(key: str, choices: Iterable[str]) -> str | None:
        return given(key, lambda value: as_word(value, key, choices))

    of_match = any(key in _MATCH_ONLY for key in mapping.names)
    expectation = Expectation(
        where=mapping.where,
        sides=_sides(mapping, reading, faults),
        phase=one_of("phase", phases),
        turn_player=given("turn_player", lambda value: reading.seat(value, "turn_player")),
        turn=given("turn", lambda value: as_number(value, "turn", least=1)),
        step=one_of("step", words.STEPS),
        substep=one_of("substep", words.SUBSTEPS),
        winner=one_of("winner", (*reading.seats, "draw", "none")),
        reason=given("reason", lambda value: as_text(value, "reason")),
        events=listed("events", lambda item: _event(item, reading)) or (),
        no_events=listed("no_events", lambda item: _event(item, reading)) or (),
        links=listed("links", lambda item: _refs(item, "a chain of links", reading)),
        sees=given("sees", lambda value: _sights(value, reading)) or (),
        chain=listed("chain", lambda item: _chain_link(item, reading)),
        phases=listed("phases", lambda item: as_word(item, "a phase", phases)),
        log=given("log", lambda value: as_words(value, "a reason of the log")),
        match=faults.read(mapping, lambda _: read_match_expectation(mapping, reading), None) if of_match else None,
        clauses=given("clauses", lambda value: _clauses(value, "clauses", reading)) or (),
        active=given("active", lambda value: _clauses(value, "active", reading)) or (),
        sources=given("sources", lambda value: as_number(value, "sources")),
    )
    faults.tell()
    return expectation


_MATCH_ONLY: Final = tuple(key for key in words.MATCH_EXPECT_KEYS if key != "reason")


def _sides(mapping: YamlMap, reading: Reading, faults: Faults, hidden: bool = False) -> tuple[SeatExpectation, ...]:
    sides: list[SeatExpectation] = []
    for key, value in mapping.entries:
        if key.text in reading.seats:
            with faults.noted():
                sides.append(_side(value, key.text, reading, hidden))
    return tuple(sides)


def _side(node: Node, seat: str, reading: Reading, hidden: bool) -> SeatExpectation:
    mapping = as_map(node, f"what is expected of {seat}")
    faults = Faults()
    with faults.noted():
        check_keys(mapping, f"what is expected of {seat}", reading.game.words.seat_expect_keys)

    def number(key: str) -> int | None:
        return faults.read(mapping.get(key), lambda value: as_number(value, key), None)

    def cards(key: str) -> tuple[CardMatch, ...] | None:
        return faults.read(mapping.get(key), lambda value: _cards(value, key, reading, hidden), None)

    side = SeatExpectation(
        where=mapping.where,
        seat=seat,
        zones=tuple(
            ZoneExpectation(key.where, key.text, cards(key.text) or ())
            for key, _ in mapping.entries
            if key.text in reading.game.words.zones
        ),
        lp=number("lp"),
        hand_size=number("hand_size"),
        deck_size=number("deck_size"),
        normal_summon_used=faults.read(mapping.get("normal_summon"), read_normal_summon, None),
        graveyard_order=cards("graveyard_order"),
        deck_top=cards("deck_top"),
        life=faults.read(mapping.get("life"), _life, None),
        vp=number("vp"),
    )
    faults.tell()
    return side


def _life(node: Node) -> int:
    """Life may stand below zero until it is checked."""
    if isinstance(node, YamlText) and node.text.startswith("-"):
        return -as_number(YamlText(node.where, node.text[1:], node.plain), "life")
    return as_number(node, "life")


def _cards(node: Node, zone: str, reading: Reading, hidden: bool) -> tuple[CardMatch, ...]:
    """The cards of a zone: a list, `[]` for none; a Field Card Zone may name its one card."""
    if zone == "field_spell" and not isinstance(node, YamlList):
        return (_card(node, reading, hidden),)
    return reading.each_named(as_list(node, zone), lambda item: _card(item, reading, hidden))


def _card(node: Node, reading: Reading, hidden: bool) -> CardMatch:
    if not isinstance(node, YamlMap):
        return CardMatch(where=node.where, name=_name(node, reading, hidden))
    allowed = tuple(reading.game.words.expected_card_keys)
    mapping = map_with_a_card(node, allowed, reading, "a card that is expected")
    faults = Faults()
    with faults.noted():
        check_keys(mapping, "a card that is expected", allowed)

    def given(key: str, read: Callable[[Node], _T]) -> _T | None:
        return faults.read(mapping.get(key), read, None)

    def number(key: str) -> int | None:
        return given(key, lambda value: as_number(value, key))

    positions = reading.game.words.expected_positions
    card = CardMatch(
        where=mapping.where,
        name=given("card", lambda value: _name(value, reading, hidden)) or "",
        position=given("position", lambda value: as_word(value, "position", positions)),
        face=given("face", lambda value: as_word(value, "face", words.FACES)),
        zone=number("zone"),
        attack=number("atk"),
        defense=number("def"),
        level=number("level"),
        kind=given("kind", lambda value: as_text(value, "kind")),
        attribute=given("attribute", lambda value: as_word_in_any_case(value, "attribute", words.ATTRIBUTES)),
        type=given("type", lambda value: as_word_in_any_case(value, "type", words.TYPES)),
        counters=given("counters", as_counters),
        owner=given("owner", lambda value: reading.seat(value, "owner")),
        controller=given("controller", lambda value: reading.seat(value, "controller")),
        equipped_to=given("equipped_to", lambda value: reading.card_ref(value, "equipped_to")),
        equips=given("equips", lambda value: _refs(value, "equips", reading, one_alone=True)),
        damage=number("damage"),
    )
    faults.tell()
    return card


def _name(node: Node, reading: Reading, hidden: bool) -> str:
    if hidden and isinstance(node, YamlText) and node.text == UNKNOWN:
        return UNKNOWN
    return reading.card_name(node)


def _refs(node: Node, what: str, reading: Reading, one_alone: bool = False) -> tuple[CardRef, ...]:
    return reading.each_named(one_or_more(node) if one_alone else as_list(node, what), reading.card_ref)


def _chain_link(node: Node, reading: Reading) -> ChainLinkMatch:
    if not isinstance(node, YamlMap):
        return ChainLinkMatch(node.where, reading.card_ref(node), None)
    mapping = map_with_a_card(node, ("card", "seat"), reading, "a Chain Link")
    check_keys(mapping, "a Chain Link", ("card", "seat"))
    card, seat = mapping.get("card"), mapping.get("seat")
    assert card is not None
    return ChainLinkMatch(mapping.where, reading.card_ref(card), None if seat is None else reading.seat(seat, "seat"))


def _sights(node: Node, reading: Reading) -> tuple[Sight, ...]:
    mapping = as_map(node, "sees")
    faults = Faults()
    with faults.noted():
        check_keys(mapping, "sees", reading.seats)
    sights = []
    for viewer, seen in mapping.entries:
        with faults.noted():
            sides = as_map(seen, f"what {viewer.text} sees")
            check_keys(sides, f"what {viewer.text} sees", reading.seats)
            sights.append(Sight(viewer.where, viewer.text, _sides(sides, reading, faults, hidden=True)))
    faults.tell()
    return tuple(sights)


# --- events ----------------------------------------------------------------------------------------------------------------------------------


def _event(node: Node, reading: Reading) -> EventMatch:
    if isinstance(node, YamlText):
        return EventMatch(where=node.where, name=as_word(node, "an event", words.EVENTS))
    mapping = as_map(node, "an event")
    names = [key for key in mapping.names if key in words.EVENTS]
    if len(names) != 1:
        unknown = next(
            (key for key, _ in mapping.entries if key.text not in (*words.EVENTS, *words.EVENT_FIELDS)), None
        )
        if unknown is not None:
            refuse(unknown.where, f'there is no event "{unknown.text}"', did_you_mean(unknown.text, words.EVENTS))
        refuse(mapping.where, "an event has one name", f"The events are: {', '.join(words.EVENTS)}.")
    name = names[0]
    faults = Faults()
    with faults.noted():
        check_keys(mapping, f'the event "{name}"', (name, *words.EVENT_FIELDS))
    get = mapping.get
    event = EventMatch(
        where=mapping.where,
        name=name,
        values=faults.read(get(name), lambda value: _event_values(value, name, reading), ()),
        seat=faults.read(get("seat"), lambda value: reading.seat(value, "seat"), None),
        by=faults.read(get("by"), lambda value: _cause(value, reading), None),
        kind=faults.read(get("kind"), lambda value: as_text(value, "kind"), None),
        source=faults.read(get("from"), lambda value: _place(value, "from", reading), None),
        to=faults.read(get("to"), lambda value: _place(value, "to", reading), None),
    )
    faults.tell()
    return event


def _event_values(node: Node, name: str, reading: Reading) -> tuple[Value, ...]:
    """The card or amount of an event; a phase, step, seat or counter where the event is about one; several in a list."""
    if name == "phase":
        return (Value(word := as_word(node, "phase", reading.game.words.phases), word=word),)
    if name == "step":
        return (Value(word := as_word(node, "step", (*words.STEPS, *words.SUBSTEPS)), word=word),)
    if name == "won":
        word = as_word(node, "won", (*reading.seats, "draw"))
        return (Value(word, seat=word) if word in reading.seats else Value(word, word=word),)
    counter = name in ("counter_added", "counter_removed")
    return reading.each_named(
        one_or_more(node),
        lambda item: _counter_or_value(item, reading) if counter else _place(item, name, reading),
    )


def _counter_or_value(node: Node, reading: Reading) -> Value:
    """A counter event names the card, the amount, or the counter itself."""
    text = as_text(node, "a counter")
    return reading.value_or_none(text, ()) or Value(text, word=text)


def _cause(node: Node, reading: Reading) -> Value:
    text = as_text(node, "by")
    return Value(text, word=text) if text in words.CAUSES else _value(node, "by", reading, words.CAUSES)


def _place(node: Node, what: str, reading: Reading) -> Value:
    return _value(node, what, reading, (*_EVENT_WORDS, *reading.game.words.phases))


def _value(node: Node, what: str, reading: Reading, vocabulary: tuple[str, ...]) -> Value:
    text = as_text(node, what)
    if isinstance(node, YamlText):
        reading.check_tail(text, node)
    return reading.value(text, node.where, vocabulary)


# --- hkk -------------------------------------------------------------------------------------------------------------------------------------


def _clauses(node: Node, what: str, reading: Reading) -> tuple[tuple[CardRef, tuple[str, ...]], ...]:
    """How a card's text was read, or what a card has now: kinds of clauses in the order printed."""
    return tuple(
        (
            reading.ref(name, kinds.where),
            read_each(as_list(kinds, what), lambda item: as_word(item, "a kind of clause", CLAUSES)),
        )
        for name, kinds in as_pairs(node, what)
    )
