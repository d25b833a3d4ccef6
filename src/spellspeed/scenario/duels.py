"""Duel scenarios of both games."""

from __future__ import annotations

from dataclasses import replace

from spellspeed.scenario import vocabulary as words
from spellspeed.scenario.decks_and_matches import NO_PROFILE, read_match
from spellspeed.scenario.expectations import read_expectation
from spellspeed.scenario.faults import Faults
from spellspeed.scenario.for_all import read_positions
from spellspeed.scenario.game import Reading
from spellspeed.scenario.model import CardRef, Setup, Side
from spellspeed.scenario.model_expect import Expectation
from spellspeed.scenario.model_scenarios import DuelScenario, Label
from spellspeed.scenario.positions import read_side
from spellspeed.scenario.steps import read_steps
from spellspeed.scenario.values import as_list, as_number, as_word, as_yes_no, check_keys, refuse
from spellspeed.scenario.yaml_reader import Node, YamlMap

DEFAULT_TURN = 5


def read_duel_scenario(mapping: YamlMap, label: Label, reading: Reading, positions: str = "") -> DuelScenario:
    """A position, its steps and what is expected; `positions` as the file says it for all. Raises ScenarioError with all that is wrong."""
    faults = Faults()
    get = mapping.get
    with faults.noted():
        check_keys(mapping, "a scenario", (*reading.seats, *words.DUEL_KEYS))
    cards, reading = reading.game.with_cards(mapping, reading, faults)
    game = reading.game.words
    setup = faults.read(mapping, lambda _: _setup(mapping, reading), None)
    reading = replace(reading, in_match=get("match") is not None)
    with faults.noted():
        _check_time(mapping)
    match = faults.read(get("match"), lambda node: read_match(node, reading), None)
    profile = faults.read(mapping, lambda _: reading.game.read_profile(get("profile")), NO_PROFILE)
    second_begins = setup is None and reading.seats in game.renamed
    turns = faults.read(get("turns"), lambda node: as_number(node, "turns"), None if match is None else match.turns)
    scenario = DuelScenario(
        label=label,
        game=reading.game.name,
        profile=match.profile if match is not None and match.profile is not None else profile,
        seats=game.renamed[reading.seats] if second_begins else reading.seats,
        second_begins=second_begins,
        turn=faults.read(get("turn"), lambda node: as_number(node, "turn", least=1), DEFAULT_TURN),
        turn_player=faults.read(get("turn_player"), lambda node: reading.seat(node, "turn_player"), reading.seats[0]),
        phase=faults.read(get("phase"), lambda node: as_word(node, "phase", game.phases), game.first_phase),
        sides=_sides(mapping, reading, setup is not None, faults),
        setup=setup,
        coins=faults.each(_items(mapping, "coins", faults), lambda node: as_word(node, "a coin", ("heads", "tails"))),
        dice=faults.each(_items(mapping, "dice", faults), lambda node: as_number(node, "a die", 1, 6)),
        random=_random(mapping, reading, faults),
        cards=cards,
        unchecked_position=faults.read(
            get("unchecked_position"), lambda node: as_yes_no(node, "unchecked_position"), False
        ),
        steps=faults.read(get("steps"), lambda node: read_steps(node, reading), ()),
        expect=faults.read(
            get("expect"), lambda node: read_expectation(node, reading), Expectation(where=mapping.where)
        ),
        match=match,
        time_called=get("time") is not None,
        turns=turns,
        positions=_positions(mapping, reading, positions, faults),
    )
    faults.tell()
    return scenario


def _check_time(mapping: YamlMap) -> None:
    time = mapping.get("time")
    if time is not None:
        as_word(time, "time", ("called",))
    if mapping.get("match") is None and (time is not None or mapping.get("turns") is not None):
        refuse(mapping.where, "time and turns belong to a match", "Write match: {...} beside them.")


def _positions(mapping: YamlMap, reading: Reading, for_all: str, faults: Faults) -> str:
    """`positions`, unless a seat is called so; that of the scenario goes before that of the file. A game without positions has none."""
    key = None if "positions" in reading.seats else mapping.entry("positions")
    if not reading.game.words.has_positions:
        with faults.noted():
            if key is not None:
                refuse(key.where, f"no question of {reading.game.name} is about positions", "Leave positions out.")
        return ""
    return for_all if key is None else faults.read(mapping.get("positions"), read_positions, for_all)


def _setup(mapping: YamlMap, reading: Reading) -> Setup | None:
    start, toss, choice = (mapping.get(key) for key in ("start", "toss", "choice"))
    if start is None:
        for key in (mapping.entry("toss"), mapping.entry("choice")):
            if key is not None:
                refuse(key.where, f'"{key.text}" is part of the preparation', "Write start: setup beside it.")
        return None
    as_word(start, "start", ("setup",))
    for name in words.STANDING_KEYS:
        key = mapping.entry(name)
        if key is not None:
            refuse(
                key.where, f'"{name}" belongs to a position', "With start: setup the duel begins with the preparation."
            )
    return Setup(
        None if toss is None else reading.seat(toss, "toss"),
        None if choice is None else as_word(choice, "choice", ("first", "second")),
    )


def _sides(mapping: YamlMap, reading: Reading, setup: bool, faults: Faults) -> tuple[Side, ...]:
    sides = []
    for seat in reading.seats:
        node = mapping.get(seat)
        if node is not None:
            with faults.noted():
                sides.append(read_side(node, seat, reading, setup))
    with faults.noted():
        _check_team_points(tuple(sides), reading)
    return tuple(sides)


def _check_team_points(sides: tuple[Side, ...], reading: Reading) -> None:
    """The Life Points of a team are written once."""
    points = {side.seat: side.lp for side in sides if side.lp is not None}
    for place in (0, 1) if len(reading.seats) == 4 else ():
        first, second = reading.seats[place], reading.seats[place + 2]
        if first in points and second in points:
            side = next(side for side in sides if side.seat == second)
            refuse(
                side.where,
                f"lp stands at {first} and at {second}",
                "A team has its Life Points together; write them once.",
            )


def _items(mapping: YamlMap, key: str, faults: Faults) -> tuple[Node, ...]:
    return faults.read(mapping.get(key), lambda node: as_list(node, key), ())


def _random(mapping: YamlMap, reading: Reading, faults: Faults) -> tuple[CardRef, ...]:
    nodes = _items(mapping, "random", faults)
    return faults.read(
        mapping, lambda _: reading.each_named(nodes, lambda node: reading.card_ref(node, "a random pick")), ()
    )
