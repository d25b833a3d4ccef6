"""`expect` of matches and decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from spellspeed.scenario import vocabulary as words
from spellspeed.scenario.faults import Faults
from spellspeed.scenario.game import Reading
from spellspeed.scenario.model_expect import DeckExpectation, MatchExpectation
from spellspeed.scenario.values import as_map, as_number, as_text, as_word, as_words, as_yes_no, check_keys, refuse
from spellspeed.scenario.yaml_reader import Node, YamlList, YamlMap, YamlText

_T = TypeVar("_T")
Counts = tuple[tuple[str, int], ...]

MOST_COUNTED: Final = 4_000
"""Cards in a list or a map of a scenario or plan: as many as a deck file may hold."""


def read_counts(node: Node, what: str, reading: Reading) -> Counts:
    """Names with their numbers: `{Kuriboh: 3}`, or a list in which a name stands as often as its copies.

    A card that is written in several ways, such as by the passcodes of its artworks, is added up (CARD-1).
    """
    counts: dict[str, int] = {}
    written: set[str] = set()
    if isinstance(node, YamlList):
        for name in reading.card_names(node.items):
            counts[name] = counts.get(name, 0) + 1
        return tuple(counts.items())
    faults = Faults()
    for key, value in as_map(node, what).entries:
        with faults.noted():
            name = reading.card_name(key)
            if key.text.casefold() in written:
                refuse(key.where, f'"{name}" is listed twice in {what}', "Write it once with the number of its copies.")
            written.add(key.text.casefold())
            counts[name] = counts.get(name, 0) + as_number(value, f'the number of "{name}"')
    faults.tell()
    if sum(counts.values()) > MOST_COUNTED:
        refuse(node.where, f"{what} has more than {MOST_COUNTED} cards", "No deck has so many.")
    return tuple(counts.items())


def in_several_artworks(node: Node, reading: Reading) -> tuple[str, ...]:
    """The cards that a part of a deck names by more than one passcode, in the order written."""
    nodes = node.items if isinstance(node, YamlList) else tuple(key for key, _ in as_map(node, "a deck").entries)
    artworks: dict[str, set[str]] = {}
    for written in nodes:
        if isinstance(written, YamlText):
            artworks.setdefault(reading.card_name(written), set()).add(written.text.strip().casefold())
    return tuple(name for name, texts in artworks.items() if sum(text.isdecimal() for text in texts) > 1)


def read_score(node: Node, players: tuple[str, ...]) -> tuple[int, int]:
    """`[1, 0]`, or `{A: 1, B: 0}`: the duels won by each side."""
    if isinstance(node, YamlMap):
        check_keys(node, "score", players)
        numbers = []
        for player in players[:2]:
            won = node.get(player)
            numbers.append(0 if won is None else as_number(won, f"the score of {player}"))
        return (numbers[0], numbers[1])
    if not isinstance(node, YamlList) or len(node.items) != 2:
        refuse(node.where, "score is no pair of numbers", "Write the duels won by each: [1, 0].")
    first, second = (as_number(item, "score") for item in node.items)
    return (first, second)


def read_match_expectation(mapping: YamlMap, reading: Reading, of_players: bool = False) -> MatchExpectation:
    """The keys of a match among those of an expectation. The caller has checked that there are no others.

    With `of_players` a player's map may hold `deck` and `side` too; in the expectation of a duel these are the zones.
    """
    faults = Faults()

    def given(key: str, read: Callable[[Node], _T]) -> _T | None:
        return faults.read(mapping.get(key), read, None)

    expectation = MatchExpectation(
        where=mapping.where,
        match=given("match", lambda value: as_word(value, "match", (*reading.seats, "draw", "undecided", "none"))),
        chooses_first=given("chooses_first", lambda value: as_word(value, "chooses_first", (*reading.seats, "toss"))),
        duels=given("duels", lambda value: as_number(value, "duels")),
        score=given("score", lambda value: read_score(value, reading.seats)),
        decks=faults.read(mapping, lambda _: _lists(mapping, "deck", reading, of_players), ()),
        sides=faults.read(mapping, lambda _: _lists(mapping, "side", reading, of_players), ()),
        problems=given("problems", lambda value: as_words(value, "a problem")),
        extra_turns=given("extra_turns", lambda value: as_number(value, "extra_turns")),
        next=given("next", lambda value: as_word(value, "next", words.NEXT_DUELS)),
        reason=given("reason", lambda value: as_text(value, "reason")),
    )
    faults.tell()
    return expectation


def _lists(mapping: YamlMap, part: str, reading: Reading, of_players: bool) -> tuple[tuple[str, Counts], ...]:
    """`deck: {A: {...}}` and `A: {deck: {...}}` say the same."""
    found: list[tuple[str, Counts]] = []
    node = mapping.get(part)
    if node is not None:
        lists = as_map(node, part)
        check_keys(lists, part, reading.seats)
        found.extend(
            (key.text, read_counts(value, f"the {part} of {key.text}", reading)) for key, value in lists.entries
        )
    for key, value in mapping.entries if of_players else ():
        inner = value.get(part) if key.text in reading.seats and isinstance(value, YamlMap) else None
        if inner is not None:
            found.append((key.text, read_counts(inner, f"the {part} of {key.text}", reading)))
    return tuple(found)


def read_expectation_of_match(node: Node, reading: Reading) -> MatchExpectation:
    """`expect` of a match scenario. Raises ScenarioError at the first value that is wrong."""
    mapping = as_map(node, "an expectation")
    faults = Faults()
    with faults.noted():
        check_keys(mapping, "what is expected of a match", (*reading.seats, *words.MATCH_EXPECT_KEYS))
    for key, value in mapping.entries:
        if key.text in reading.seats:
            what = f"what is expected of {key.text}"
            with faults.noted():
                check_keys(as_map(value, what), what, ("deck", "side"))
    expectation = faults.read(mapping, lambda _: read_match_expectation(mapping, reading, of_players=True), None)
    faults.tell()
    assert expectation is not None
    return expectation


def read_expectation_of_deck(node: Node) -> DeckExpectation:
    """`expect` of a deck scenario. Raises ScenarioError at the first value that is wrong."""
    mapping = as_map(node, "an expectation")
    faults = Faults()
    with faults.noted():
        check_keys(mapping, "what is expected of a deck", words.DECK_EXPECT_KEYS)
        if not mapping.names:
            hint = "Write problems: [], problems: [ID, ...] or legal: no."
            refuse(mapping.where, "nothing is expected of the deck", hint)
    expectation = DeckExpectation(
        mapping.where,
        faults.read(mapping.get("problems"), lambda value: as_words(value, "a problem"), None),
        faults.read(mapping.get("legal"), lambda value: as_yes_no(value, "legal"), None),
    )
    faults.tell()
    return expectation
