"""Duel scenarios of both games."""

from __future__ import annotations

from dataclasses import replace

from spellspeed.scenario import vocabulary as words
from spellspeed.scenario.decks_and_matches import read_match
from spellspeed.scenario.expectations import read_expectation
from spellspeed.scenario.game import Reading
from spellspeed.scenario.model import CardRef, Setup, Side
from spellspeed.scenario.model_expect import Expectation
from spellspeed.scenario.model_scenarios import DuelScenario, Label
from spellspeed.scenario.positions import read_side
from spellspeed.scenario.steps import read_steps
from spellspeed.scenario.values import as_list, as_number, as_word, as_yes_no, check_keys, refuse
from spellspeed.scenario.yaml_reader import Node, YamlMap

DEFAULT_TURN = 5


def read_duel_scenario(mapping: YamlMap, label: Label, reading: Reading) -> DuelScenario:
    """A position, its steps and what is expected. Raises ScenarioError at the first value that is wrong."""
    check_keys(mapping, "a scenario", (*reading.seats, *words.DUEL_KEYS))
    get = mapping.get
    cards, reading = reading.game.with_cards(mapping, reading)
    game = reading.game.words
    setup = _setup(mapping, reading)
    reading = replace(reading, in_match=get("match") is not None)
    turn, player, phase = get("turn"), get("turn_player"), get("phase")
    match, time, turns = get("match"), get("time"), get("turns")
    unchecked, steps, expect = get("unchecked_position"), get("steps"), get("expect")
    if time is not None:
        as_word(time, "time", ("called",))
    if match is None and (time is not None or turns is not None):
        refuse(mapping.where, "time and turns belong to a match", "Write match: {...} beside them.")
    read = None if match is None else read_match(match, reading)
    second_begins = setup is None and reading.seats in game.renamed
    return DuelScenario(
        label=label,
        game=reading.game.name,
        profile=read.profile
        if read is not None and read.profile is not None
        else reading.game.read_profile(get("profile")),
        seats=game.renamed[reading.seats] if second_begins else reading.seats,
        second_begins=second_begins,
        turn=DEFAULT_TURN if turn is None else as_number(turn, "turn", least=1),
        turn_player=reading.seats[0] if player is None else reading.seat(player, "turn_player"),
        phase=game.first_phase if phase is None else as_word(phase, "phase", game.phases),
        sides=_sides(mapping, reading, setup is not None),
        setup=setup,
        coins=tuple(as_word(item, "a coin", ("heads", "tails")) for item in _items(mapping, "coins")),
        dice=tuple(as_number(item, "a die", 1, 6) for item in _items(mapping, "dice")),
        random=_random(mapping, reading),
        cards=cards,
        unchecked_position=unchecked is not None and as_yes_no(unchecked, "unchecked_position"),
        steps=() if steps is None else read_steps(steps, reading),
        expect=Expectation(where=mapping.where) if expect is None else read_expectation(expect, reading),
        match=read,
        time_called=time is not None,
        turns=as_number(turns, "turns") if turns is not None else None if read is None else read.turns,
    )


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


def _sides(mapping: YamlMap, reading: Reading, setup: bool) -> tuple[Side, ...]:
    sides = []
    for seat in reading.seats:
        node = mapping.get(seat)
        if node is not None:
            sides.append(read_side(node, seat, reading, setup))
    _check_team_points(mapping, tuple(sides), reading)
    return tuple(sides)


def _check_team_points(mapping: YamlMap, sides: tuple[Side, ...], reading: Reading) -> None:
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


def _items(mapping: YamlMap, key: str) -> tuple[Node, ...]:
    node = mapping.get(key)
    return () if node is None else as_list(node, key)


def _random(mapping: YamlMap, reading: Reading) -> tuple[CardRef, ...]:
    nodes = _items(mapping, "random")
    reading.check_commas(nodes)
    return tuple(reading.card_ref(node, "a random pick") for node in nodes)
