"""A running duel written as a scenario: read back, it is the same position with the same options."""

from __future__ import annotations

import pytest

from spellspeed.games.scenarios import parse_scenarios, run_scenario
from spellspeed.kernel.atoms import set_life
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.draws import Stream
from spellspeed.scenario import DuelScenario
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.scenario.pool import pool_card
from spellspeed.yugioh.scenario.position import build
from spellspeed.yugioh.scenario.position_facts import differences, facts_of
from spellspeed.yugioh.scenario.writer import NotWritable, is_position, read_back, scenario_text
from spellspeed.yugioh.text.notation import meanings
from tests.properties.playing import asked, bench_duel, how_many


def begun(text: str) -> Duel:
    """The duel of a scenario at its first ask."""
    (scenario,) = parse_scenarios(text, "here", pool_card)
    assert isinstance(scenario, DuelScenario)
    duel, _ = build(scenario)
    advance(duel)
    return duel


@pytest.mark.parametrize("seats", [2, 4])
def test_positions_of_random_duels_come_back(seats: int) -> None:
    """Facts and options are the same wherever a position can be written, which is often the case."""
    written = refused = 0
    for seed in range(how_many(3, 60)):
        duel = bench_duel(seed, always=True, seats=seats)
        duel.choose_zones = True
        stream = Stream(f"written {seed}")
        while not duel.over:
            ask = asked(duel)
            if is_position(duel) and stream.below(10) == 0:
                try:
                    text = scenario_text(duel, "a position")
                except NotWritable:
                    refused += 1
                else:
                    again = begun(text)
                    assert sorted(meanings(again, asked(again))) == sorted(meanings(duel, ask))
                    assert asked(again).kind == ask.kind
                    assert differences(facts_of(duel), facts_of(read_back(text))) == []
                    written += 1
            answer(duel, duel.serial, random_picks(ask, stream), ask.seat)
    assert written > refused // 3
    assert written > 20


SAID = """scenario: everything that a position can say
turn: 9
turn_player: B
phase: main2
profile: {base: goat, zero_atk: survive}
A:
  lp: 4000
  hand: [Dark Hole, Kuriboh]
  monsters:
    - Gemini Elf
    - {card: Mystic Tomato, position: set, zone: 4}
  spells_traps:
    - {card: Mirror Force, position: set}
    - {card: Axe of Despair, equipped_to: Gemini Elf}
  graveyard: [Sangan, Jinzo]
  removed: [Sinister Serpent, {card: Kuriboh, face: down}]
  deck: [Pot of Greed]
B:
  monsters:
    - {card: Gemini Elf, this_turn: normal}
    - {card: Gemini Elf, owner: A, position: defense, attacked: yes}
    - {card: Breaker the Magical Warrior, counters: {Spell Counter: 1}}
  spells_traps:
    - {card: Sakuretsu Armor, position: set, this_turn: set}
    - {card: Call of the Haunted, linked_to: "B's Gemini Elf#1"}
  deck_size: 0
"""


def test_what_a_position_says_is_written_again() -> None:
    """A scenario that uses the words of positions, built, written and built again: the same facts, and a text that stays."""
    duel = begun(SAID)
    text = scenario_text(duel, "again")
    assert differences(facts_of(duel), facts_of(read_back(text))) == []
    assert scenario_text(begun(text), "again") == text
    for line in (
        "turn: 9",
        "turn_player: B",
        "phase: main2",
        "profile: {base: goat, zero_atk: survive}",
        "  lp: 4000",
        '    - {card: "Mystic Tomato", zone: 4, position: set}',
        '    - {card: "Kuriboh", face: down}',
        '    - {card: "Gemini Elf", zone: 1, this_turn: normal}',
        '    - {card: "Gemini Elf", zone: 2, position: defense, owner: A, attacked: yes}',
        '    - {card: "Breaker the Magical Warrior", zone: 3, counters: {"Spell Counter": 1}}',
        '    - {card: "Sakuretsu Armor", zone: 1, position: set, this_turn: set}',
        '    - {card: "Axe of Despair", zone: 2, equipped_to: "A\'s Gemini Elf#1"}',
        '    - {card: "Call of the Haunted", zone: 2, linked_to: "B\'s Gemini Elf#1"}',
    ):
        assert line in text.splitlines()
    (scenario,) = parse_scenarios(text, "here", pool_card)
    assert run_scenario(scenario).passed


def test_a_difference_is_named() -> None:
    """A control: another value of the position is another fact."""
    duel = begun(SAID)
    before = facts_of(duel)
    set_life(duel, 0, 3900)
    assert differences(before, facts_of(duel)) == ["Life Points"]


def test_an_effect_until_the_end_of_the_turn_cannot_be_written() -> None:
    """What lasts only for this turn has no word in a position: it is refused, not left out."""
    text = "scenario: x\nA: {hand: [Scapegoat], monsters: [Gemini Elf]}\nsteps: [{A: activate Scapegoat}]\n"
    duel = begun(text)
    ask = asked(duel)
    (activate,) = [code for code, said in zip(ask.options, meanings(duel, ask), strict=True) if "activate" in said]
    answer(duel, duel.serial, (activate,))
    while not is_position(duel):
        answer(duel, duel.serial, asked(duel).options[:1])
    with pytest.raises(NotWritable, match=r"it differs in .*lasting effects"):
        scenario_text(duel, "no")


def test_in_the_middle_of_something_nothing_is_written() -> None:
    """A response window is no beginning of a phase."""
    duel = bench_duel(2, always=True)
    while is_position(duel):
        answer(duel, duel.serial, random_picks(asked(duel), Stream(1)))
    with pytest.raises(NotWritable, match="with nothing under way"):
        scenario_text(duel, "no")
