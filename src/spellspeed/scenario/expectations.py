"""`expect` and `check`: what must be true of a duel."""

from __future__ import annotations

from typing import Final

from spellspeed.errors import did_you_mean
from spellspeed.scenario import vocabulary as words
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

_EVENT_WORDS: Final = (*words.PLACE_WORDS, *words.POSITION_WORDS, *words.STEPS, *words.SUBSTEPS, "none", "nobody")
CLAUSES: Final = ("play_condition", "explanation", "drawback", "ability", "spell")
"""The kinds of clauses that the text of a card can have, where a game's texts have any."""


def read_expectation(node: Node, reading: Reading) -> Expectation:
    """What is expected of a duel, and of the match that it stands in if there is one. Raises ScenarioError at the first value that is wrong."""
    mapping = as_map(node, "an expectation")
    keys = (*reading.game.words.expect_keys, *(words.MATCH_EXPECT_KEYS if reading.in_match else ()))
    check_keys(mapping, "an expectation", (*reading.seats, *keys))
    get = mapping.get
    turn, player, winner, reason = get("turn"), get("turn_player"), get("winner"), get("reason")
    phase, step, substep = get("phase"), get("step"), get("substep")
    phases = reading.game.words.phases
    events, no_events, links, chain = get("events"), get("no_events"), get("links"), get("chain")
    seen, of_turn, log, sources = get("sees"), get("phases"), get("log"), get("sources")
    return Expectation(
        where=mapping.where,
        sides=tuple(_side(value, key.text, reading) for key, value in mapping.entries if key.text in reading.seats),
        phase=None if phase is None else as_word(phase, "phase", phases),
        turn_player=None if player is None else reading.seat(player, "turn_player"),
        turn=None if turn is None else as_number(turn, "turn", least=1),
        step=None if step is None else as_word(step, "step", words.STEPS),
        substep=None if substep is None else as_word(substep, "substep", words.SUBSTEPS),
        winner=None if winner is None else as_word(winner, "winner", (*reading.seats, "draw", "none")),
        reason=None if reason is None else as_text(reason, "reason"),
        events=_events(events, "events", reading),
        no_events=_events(no_events, "no_events", reading),
        links=None
        if links is None
        else tuple(_refs(item, "a chain of links", reading) for item in as_list(links, "links")),
        sees=() if seen is None else _sights(seen, reading),
        chain=None if chain is None else tuple(_chain_link(item, reading) for item in as_list(chain, "chain")),
        phases=None
        if of_turn is None
        else tuple(as_word(item, "a phase", phases) for item in as_list(of_turn, "phases")),
        log=None if log is None else as_words(log, "a reason of the log"),
        match=read_match_expectation(mapping, reading) if any(key in _MATCH_ONLY for key in mapping.names) else None,
        clauses=_clauses(get("clauses"), "clauses", reading),
        active=_clauses(get("active"), "active", reading),
        sources=None if sources is None else as_number(sources, "sources"),
    )


_MATCH_ONLY: Final = tuple(key for key in words.MATCH_EXPECT_KEYS if key != "reason")


def _side(node: Node, seat: str, reading: Reading, hidden: bool = False) -> SeatExpectation:
    mapping = as_map(node, f"what is expected of {seat}")
    check_keys(mapping, f"what is expected of {seat}", reading.game.words.seat_expect_keys)
    get = mapping.get
    lp, hand_size, deck_size, life, vp = get("lp"), get("hand_size"), get("deck_size"), get("life"), get("vp")
    used, order, top = get("normal_summon"), get("graveyard_order"), get("deck_top")
    zones = reading.game.words.zones
    return SeatExpectation(
        where=mapping.where,
        seat=seat,
        zones=tuple(
            ZoneExpectation(key.where, key.text, _cards(value, key.text, reading, hidden))
            for key, value in mapping.entries
            if key.text in zones
        ),
        lp=None if lp is None else as_number(lp, "lp"),
        hand_size=None if hand_size is None else as_number(hand_size, "hand_size"),
        deck_size=None if deck_size is None else as_number(deck_size, "deck_size"),
        normal_summon_used=None if used is None else read_normal_summon(used),
        graveyard_order=None if order is None else _cards(order, "graveyard_order", reading, hidden),
        deck_top=None if top is None else _cards(top, "deck_top", reading, hidden),
        life=None if life is None else _life(life),
        vp=None if vp is None else as_number(vp, "vp"),
    )


def _life(node: Node) -> int:
    """Life may stand below zero until it is checked."""
    if isinstance(node, YamlText) and node.text.startswith("-"):
        return -as_number(YamlText(node.where, node.text[1:], node.plain), "life")
    return as_number(node, "life")


def _cards(node: Node, zone: str, reading: Reading, hidden: bool) -> tuple[CardMatch, ...]:
    """The cards of a zone: a list, `[]` for none; a Field Card Zone may name its one card."""
    if zone == "field_spell" and not isinstance(node, YamlList):
        return (_card(node, reading, hidden),)
    nodes = as_list(node, zone)
    reading.check_commas(nodes)
    return tuple(_card(item, reading, hidden) for item in nodes)


def _card(node: Node, reading: Reading, hidden: bool) -> CardMatch:
    if not isinstance(node, YamlMap):
        return CardMatch(where=node.where, name=_name(node, reading, hidden))
    allowed = tuple(reading.game.words.expected_card_keys)
    mapping = map_with_a_card(node, allowed, reading, "a card that is expected")
    check_keys(mapping, "a card that is expected", allowed)
    get = mapping.get
    card = get("card")
    assert card is not None
    position, face, owner, controller = get("position"), get("face"), get("owner"), get("controller")
    kind, attribute, type_, counters = get("kind"), get("attribute"), get("type"), get("counters")
    equipped_to, equips = get("equipped_to"), get("equips")
    positions = reading.game.words.expected_positions
    return CardMatch(
        where=mapping.where,
        name=_name(card, reading, hidden),
        position=None if position is None else as_word(position, "position", positions),
        face=None if face is None else as_word(face, "face", words.FACES),
        zone=_optional_number(mapping, "zone"),
        attack=_optional_number(mapping, "atk"),
        defense=_optional_number(mapping, "def"),
        level=_optional_number(mapping, "level"),
        kind=None if kind is None else as_text(kind, "kind"),
        attribute=None if attribute is None else as_word_in_any_case(attribute, "attribute", words.ATTRIBUTES),
        type=None if type_ is None else as_word_in_any_case(type_, "type", words.TYPES),
        counters=None if counters is None else as_counters(counters),
        owner=None if owner is None else reading.seat(owner, "owner"),
        controller=None if controller is None else reading.seat(controller, "controller"),
        equipped_to=None if equipped_to is None else reading.card_ref(equipped_to, "equipped_to"),
        equips=None if equips is None else _refs(equips, "equips", reading, one_alone=True),
        damage=_optional_number(mapping, "damage"),
    )


def _name(node: Node, reading: Reading, hidden: bool) -> str:
    if hidden and isinstance(node, YamlText) and node.text == UNKNOWN:
        return UNKNOWN
    return reading.card_name(node)


def _optional_number(mapping: YamlMap, key: str) -> int | None:
    node = mapping.get(key)
    return None if node is None else as_number(node, key)


def _refs(node: Node, what: str, reading: Reading, one_alone: bool = False) -> tuple[CardRef, ...]:
    nodes = one_or_more(node) if one_alone else as_list(node, what)
    reading.check_commas(nodes)
    return tuple(reading.card_ref(item) for item in nodes)


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
    check_keys(mapping, "sees", reading.seats)
    sights = []
    for viewer, seen in mapping.entries:
        sides = as_map(seen, f"what {viewer.text} sees")
        check_keys(sides, f"what {viewer.text} sees", reading.seats)
        expected = tuple(_side(value, key.text, reading, hidden=True) for key, value in sides.entries)
        sights.append(Sight(viewer.where, viewer.text, expected))
    return tuple(sights)


# --- events ----------------------------------------------------------------------------------------------------------------------------------


def _events(node: Node | None, what: str, reading: Reading) -> tuple[EventMatch, ...]:
    return () if node is None else tuple(_event(item, reading) for item in as_list(node, what))


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
    check_keys(mapping, f'the event "{name}"', (name, *words.EVENT_FIELDS))
    value, seat, by, kind = mapping.get(name), mapping.get("seat"), mapping.get("by"), mapping.get("kind")
    source, to = mapping.get("from"), mapping.get("to")
    assert value is not None
    return EventMatch(
        where=mapping.where,
        name=name,
        values=_event_values(value, name, reading),
        seat=None if seat is None else reading.seat(seat, "seat"),
        by=None if by is None else _cause(by, reading),
        kind=None if kind is None else as_text(kind, "kind"),
        source=None if source is None else _place(source, "from", reading),
        to=None if to is None else _place(to, "to", reading),
    )


def _event_values(node: Node, name: str, reading: Reading) -> tuple[Value, ...]:
    """The card or amount of an event; a phase, step, seat or counter where the event is about one; several in a list."""
    if name == "phase":
        return (Value(word := as_word(node, "phase", reading.game.words.phases), word=word),)
    if name == "step":
        return (Value(word := as_word(node, "step", (*words.STEPS, *words.SUBSTEPS)), word=word),)
    if name == "won":
        word = as_word(node, "won", (*reading.seats, "draw"))
        return (Value(word, seat=word) if word in reading.seats else Value(word, word=word),)
    nodes = one_or_more(node)
    reading.check_commas(nodes)
    counter = name in ("counter_added", "counter_removed")
    return tuple(_counter_or_value(item, reading) if counter else _place(item, name, reading) for item in nodes)


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


def _clauses(node: Node | None, what: str, reading: Reading) -> tuple[tuple[CardRef, tuple[str, ...]], ...]:
    """How a card's text was read, or what a card has now: kinds of clauses in the order printed."""
    if node is None:
        return ()
    return tuple(
        (
            reading.ref(name, kinds.where),
            tuple(as_word(item, "a kind of clause", CLAUSES) for item in as_list(kinds, what)),
        )
        for name, kinds in as_pairs(node, what)
    )
