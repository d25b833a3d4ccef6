"""Deck and match scenarios, and the match that a duel scenario may stand in."""

from __future__ import annotations

from typing import Final

from spellspeed.scenario import vocabulary as words
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


def read_deck_list(node: Node, reading: Reading, what: str = "a deck") -> DeckList:
    """`{main: {Gemini Elf: 3, filler: 37}, fusion: {}, side: {}}`. Raises ScenarioError at the first value that is wrong."""
    mapping = as_map(node, what)
    check_keys(mapping, what, words.DECK_PARTS)
    main, fusion, side = (mapping.get(part) for part in words.DECK_PARTS)
    return DeckList(
        mapping.where,
        () if main is None else read_counts(main, "main", reading),
        () if fusion is None else read_counts(fusion, "fusion", reading),
        None if side is None else read_counts(side, "side", reading),
        tuple(name for part in (main, fusion, side) if part is not None for name in in_several_artworks(part, reading)),
    )


def _named_decks(node: Node | None, reading: Reading) -> tuple[tuple[str, DeckList], ...]:
    if node is None:
        return ()
    return tuple(
        (key.text, read_deck_list(deck, reading, f"the deck of {key.text}"))
        for key, deck in as_map(node, "decks").entries
    )


def read_deck_scenario(mapping: YamlMap, label: Label, reading: Reading) -> DeckScenario:
    """A scenario with `deck` or `decks`. Raises ScenarioError at the first value that is wrong."""
    check_keys(mapping, "a deck scenario", words.DECK_KEYS)
    cards, reading = reading.game.with_cards(mapping, reading)
    deck, decks, listed = mapping.get("deck"), mapping.get("decks"), mapping.get("list")
    if deck is not None and decks is not None:
        refuse(
            decks.where,
            "deck and decks stand together",
            "Write deck for one player, or decks for the players of a team.",
        )
    expect = read_expectation_of_deck(required(mapping, "expect", "a deck scenario"))
    return DeckScenario(
        label=label,
        game=reading.game.name,
        cards=cards,
        profile=reading.game.read_profile(mapping.get("profile")),
        decks=_named_decks(decks, reading) if deck is None else (("", read_deck_list(deck, reading)),),
        list_name=None if listed is None else as_text(listed, "list"),
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
    """`match: {...}`. Raises ScenarioError at the first value that is wrong."""
    mapping = as_map(node, "match")
    check_keys(mapping, "match", words.MATCH_MAP_KEYS)
    get = mapping.get
    profile, score, listed, turns = get("profile"), get("score"), get("list"), get("turns")
    decks = get("decks")
    if decks is not None:
        check_keys(as_map(decks, "decks"), "decks", reading.seats)
    return MatchPlay(
        mapping.where,
        reading.seats,
        None if profile is None else reading.game.read_profile(profile),
        NO_SCORE if score is None else read_score(score, reading.seats),
        _named_decks(decks, reading),
        None if listed is None else as_text(listed, "list"),
        None if turns is None else as_number(turns, "turns"),
    )


def read_match_scenario(mapping: YamlMap, label: Label, reading: Reading) -> MatchScenario:
    """A scenario with `match` and no duel of its own. Raises ScenarioError at the first value that is wrong."""
    check_keys(mapping, "a match scenario", words.MATCH_KEYS)
    match = read_match(required(mapping, "match", "a match scenario"), reading)
    steps, expect = mapping.get("steps"), mapping.get("expect")
    listed = mapping.get("list")
    if listed is not None:
        if match.list_name is not None:
            refuse(listed.where, "list is written twice", "It stands in match already.")
        match = MatchPlay(
            match.where, match.players, match.profile, match.score, match.decks, as_text(listed, "list"), match.turns
        )
    profile: Profile = match.profile or reading.game.read_profile(mapping.get("profile"))
    return MatchScenario(
        label=label,
        game=reading.game.name,
        profile=profile,
        match=match,
        steps=() if steps is None else tuple(_match_step(step, reading) for step in as_list(steps, "steps")),
        expect=read_expectation_of_match(
            required(mapping, "expect", "a match scenario") if expect is None else expect, reading
        ),
    )


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
    check_keys(node, 'a step "side"', (player, *words.SIDE_STEP_KEYS))
    out, into = node.get("out"), node.get("in")
    return SideStep(
        where=node.where,
        player=player,
        out=() if out is None else reading.card_names(one_or_more(out)),
        into=() if into is None else reading.card_names(one_or_more(into)),
    )


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
