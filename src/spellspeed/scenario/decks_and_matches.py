"""Deck and match scenarios, and the match that a duel scenario may stand in."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from spellspeed.scenario import vocabulary as words
from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.faults import Faults, read_each
from spellspeed.scenario.game import Reading
from spellspeed.scenario.match_expectations import (
    in_several_artworks,
    read_counts,
    read_expectation_of_deck,
    read_expectation_of_match,
    read_score,
)
from spellspeed.scenario.model import DeckList, MatchPlay, Profile, Where
from spellspeed.scenario.model_scenarios import DeckScenario, Label, MatchScenario
from spellspeed.scenario.model_steps import (
    ChooseTurnStep,
    DuelPlayedStep,
    MatchStep,
    SideStep,
    TimeCalledStep,
    TossStep,
)
from spellspeed.scenario.steps import head_of
from spellspeed.scenario.values import (
    as_list,
    as_map,
    as_number,
    as_text,
    as_word,
    as_yes_no,
    check_keys,
    one_or_more,
    refuse,
    required,
)
from spellspeed.scenario.yaml_reader import Node, YamlMap, YamlText

NO_SCORE: Final = (0, 0)
NO_PROFILE: Final = Profile("")
"""In place of a profile that is written wrongly."""


def read_deck_list(node: Node, reading: Reading, what: str = "a deck") -> DeckList:
    """`{main: {Gemini Elf: 3, filler: 37}, fusion: {}, side: {}}`. Raises ScenarioError at the first value that is wrong."""
    mapping = as_map(node, what)
    faults = Faults()
    with faults.noted():
        check_keys(mapping, what, words.DECK_PARTS)
    main, fusion, side = (mapping.get(part) for part in words.DECK_PARTS)
    counts = (
        faults.read(main, lambda part: read_counts(part, "main", reading), ()),
        faults.read(fusion, lambda part: read_counts(part, "fusion", reading), ()),
        faults.read(side, lambda part: read_counts(part, "side", reading), None),
    )
    faults.tell()
    artworks = (in_several_artworks(part, reading) for part in (main, fusion, side) if part is not None)
    return DeckList(mapping.where, *counts, tuple(name for names in artworks for name in names))


def _named_decks(node: Node, reading: Reading) -> tuple[tuple[str, DeckList], ...]:
    faults = Faults()
    decks: list[tuple[str, DeckList]] = []
    for key, deck in as_map(node, "decks").entries:
        with faults.noted():
            decks.append((key.text, read_deck_list(deck, reading, f"the deck of {key.text}")))
    faults.tell()
    return tuple(decks)


def read_deck_scenario(mapping: YamlMap, label: Label, reading: Reading) -> DeckScenario:
    """A scenario with `deck` or `decks`. Raises ScenarioError with all that is wrong."""
    faults = Faults()
    with faults.noted():
        check_keys(mapping, "a deck scenario", words.DECK_KEYS)
    cards, reading = reading.game.with_cards(mapping, reading, faults)
    deck, decks = mapping.get("deck"), mapping.get("decks")
    if deck is not None and decks is not None:
        hint = "Write deck for one player, or decks for the players of a team."
        faults.found.append(ScenarioError(decks.where.file, decks.where.line, "deck and decks stand together", hint))
    with faults.noted():
        expect = read_expectation_of_deck(required(mapping, "expect", "a deck scenario"))
    profile = faults.read(mapping, lambda _: reading.game.read_profile(mapping.get("profile")), NO_PROFILE)
    alone = faults.read(deck, lambda node: (("", read_deck_list(node, reading)),), ())
    named = faults.read(decks, lambda node: _named_decks(node, reading), ())
    list_name = faults.read(mapping.get("list"), lambda node: as_text(node, "list"), None)
    faults.tell()
    return DeckScenario(
        label=label,
        game=reading.game.name,
        cards=cards,
        profile=profile,
        decks=named if deck is None else alone,
        list_name=list_name,
        expect=expect,
    )


# --- matches ---------------------------------------------------------------------------------------------------------------------------------


def players_of(node: Node | None, default: tuple[str, ...]) -> tuple[str, ...]:
    """The players of `match`, where it names them."""
    players = as_map(node, "match").get("players") if node is not None else None
    return default if players is None else read_names(players, "players")


def read_names(node: Node, what: str) -> tuple[str, ...]:
    """Two or four names of seats, in turn order, all different and none a word of the language."""
    nodes = as_list(node, what)
    names = tuple(as_text(item, f"a name of {what}") for item in nodes)
    if len(names) not in (2, 4):
        refuse(node.where, f"{what} names {len(names)}", "Two for one on one, four for a team duel.")
    for item, name in zip(nodes, names, strict=True):
        if name in words.RESERVED_SEATS:
            refuse(item.where, f'"{name}" has a meaning of its own', "Choose another name for this seat.")
        if names.count(name) > 1:
            refuse(item.where, f'two of {what} are called "{name}"', "Give each a name of its own.")
    return names


def read_match(node: Node, reading: Reading) -> MatchPlay:
    """`match: {...}`. Raises ScenarioError with all that is wrong."""
    mapping = as_map(node, "match")
    faults = Faults()
    with faults.noted():
        check_keys(mapping, "match", words.MATCH_MAP_KEYS)
    get = mapping.get
    decks = get("decks")
    with faults.noted():
        if decks is not None:
            check_keys(as_map(decks, "decks"), "decks", reading.seats)
    match = MatchPlay(
        mapping.where,
        reading.seats,
        faults.read(get("profile"), reading.game.read_profile, None),
        faults.read(get("score"), lambda value: read_score(value, reading.seats), NO_SCORE),
        faults.read(decks, lambda value: _named_decks(value, reading), ()),
        faults.read(get("list"), lambda value: as_text(value, "list"), None),
        faults.read(get("turns"), lambda value: as_number(value, "turns"), None),
    )
    faults.tell()
    return match


def read_match_scenario(mapping: YamlMap, label: Label, reading: Reading) -> MatchScenario:
    """A scenario with `match` and no duel of its own. Raises ScenarioError with all that is wrong."""
    faults = Faults()
    with faults.noted():
        check_keys(mapping, "a match scenario", words.MATCH_KEYS)
    with faults.noted():
        match = _match_with_list(mapping, reading)
    profile = faults.read(mapping, lambda _: reading.game.read_profile(mapping.get("profile")), NO_PROFILE)
    steps = faults.read(
        mapping.get("steps"),
        lambda node: read_each(as_list(node, "steps"), lambda step: _match_step(step, reading)),
        (),
    )
    with faults.noted():
        expect = read_expectation_of_match(required(mapping, "expect", "a match scenario"), reading)
    faults.tell()
    return MatchScenario(
        label=label,
        game=reading.game.name,
        profile=match.profile or profile,
        match=match,
        steps=steps,
        expect=expect,
    )


def _match_with_list(mapping: YamlMap, reading: Reading) -> MatchPlay:
    """The match with the list that stands in it or beside it."""
    match = read_match(required(mapping, "match", "a match scenario"), reading)
    listed = mapping.get("list")
    if listed is None:
        return match
    if match.list_name is not None:
        refuse(listed.where, "list is written twice", "It stands in match already.")
    return replace(match, list_name=as_text(listed, "list"))


def is_match_step(node: Node, players: tuple[str, ...]) -> bool:
    """Whether a step can stand between duels: a toss, a duel that was played, time, a choice of turn, an exchange with the Side Deck."""
    if not isinstance(node, YamlMap):
        return False
    if any(key in words.MATCH_STEPS for key in node.names):
        return True
    done = next((value for key, value in node.entries if key.text in players), None)
    return isinstance(done, YamlText) and " ".join(done.text.split()) in words.PLAYER_IN_MATCH


def _match_step(node: Node, reading: Reading) -> MatchStep:
    if not isinstance(node, YamlMap):
        refuse(
            node.where,
            "a step is a map",
            "Write - toss: A, - duel: {winner: A}, - A: side, - A: choose second or - time: called.",
        )
    head = head_of(node, (*reading.seats, *words.MATCH_STEPS), tuple(words.SIDE_STEP_KEYS))
    value = required(node, head, "a step")
    if head in reading.seats:
        return _player_step(node, head, value, reading)
    check_keys(node, f'a step "{head}"', (head,))
    if head == "toss":
        return TossStep(where=node.where, player=reading.seat(value, "toss"))
    if head == "duel":
        return _duel_played(node.where, value, reading)
    as_word(value, "time", ("called",))
    return TimeCalledStep(where=node.where)


def _player_step(node: YamlMap, player: str, value: Node, reading: Reading) -> MatchStep:
    done = as_word(value, "what a player does between duels", words.PLAYER_IN_MATCH)
    if done != "side":
        check_keys(node, f'a step "{done}"', (player,))
        return ChooseTurnStep(where=node.where, player=player, choice="first" if done == "choose first" else "second")
    faults = Faults()
    with faults.noted():
        check_keys(node, 'a step "side"', (player, *words.SIDE_STEP_KEYS))
    out = faults.read(node.get("out"), lambda given: reading.card_names(one_or_more(given)), ())
    into = faults.read(node.get("in"), lambda given: reading.card_names(one_or_more(given)), ())
    faults.tell()
    return SideStep(where=node.where, player=player, out=out, into=into)


def _duel_played(where: Where, node: Node, reading: Reading) -> DuelPlayedStep:
    mapping = as_map(node, "duel")
    check_keys(mapping, "duel", words.DUEL_PLAYED_KEYS)
    if not mapping.entries:
        refuse(
            mapping.where,
            "duel does not say how it ended",
            "Write winner: A, draw: true, surrender: B or lp: [3000, 2900].",
        )
    winner, draw, surrender, lp = (mapping.get(key) for key in ("winner", "draw", "surrender", "lp"))
    points: tuple[int, int] | None = None
    if lp is not None:
        nodes = as_list(lp, "lp")
        if len(nodes) != 2:
            refuse(lp.where, f"lp holds {len(nodes)} numbers", "Write the Life Points of both sides: [3000, 2900].")
        points = (as_number(nodes[0], "lp"), as_number(nodes[1], "lp"))
    return DuelPlayedStep(
        where=where,
        winner=None if winner is None else reading.seat(winner, "winner"),
        draw=draw is not None and as_yes_no(draw, "draw"),
        surrender=None if surrender is None else reading.seat(surrender, "surrender"),
        lp=points,
    )
