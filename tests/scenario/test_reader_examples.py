"""Every example of the description of the scenario language, read into the exact model.

The ids of rules are made up here (X-1): an id of the book would count as a test of its rule.
"""

from pathlib import Path

import pytest

from spellspeed.games.scenarios import read_scenarios
from spellspeed.scenario import DuelScenario, ScenarioError
from spellspeed.scenario.model import (
    CardRef,
    Detail,
    PlacedCard,
    Profile,
    Setup,
    Side,
    Value,
)
from spellspeed.scenario.model_expect import (
    CardMatch,
    EventMatch,
    Expectation,
    SeatExpectation,
    Sight,
    ZoneExpectation,
)
from spellspeed.scenario.model_steps import Intent, SeatStep
from tests.scenario.reading import at, duel, known_card


def test_the_least_scenario_stands_in_main_phase_1_of_turn_5() -> None:
    read = duel("scenario: nothing happens\n")
    assert (read.label.title, read.label.id, read.label.cites, read.label.where) == ("nothing happens", None, (), at(1))
    assert (read.game, read.profile, read.seats) == ("yugioh", Profile("tcg"), ("A", "B"))
    assert (read.turn, read.turn_player, read.phase) == (5, "A", "main1")
    assert (read.sides, read.steps, read.setup, read.match) == ((), (), None, None)
    assert (read.coins, read.dice, read.random, read.unchecked_position) == ((), (), (), False)
    assert read.expect == Expectation(where=at(1))


def test_the_keys_of_a_scenario() -> None:
    read = duel(
        """\
        scenario: all the keys
        id: key-1
        cites: [X-2, X-7.4]
        confidence: high
        source: our own
        profile: {base: goat, zero_atk: survive, set_is_summon: true}
        seats: [Yugi, Kaiba]
        turn: 7
        turn_player: Kaiba
        phase: battle
        coins: [heads, tails]
        dice: [6, 1]
        random: [Kuriboh, "Kaiba's Gemini Elf#2"]
        unchecked_position: true
        Yugi: {lp: 4000}
        """
    )
    assert (read.label.id, read.label.cites, read.label.confidence, read.label.source) == (
        "key-1",
        ("X-2", "X-7.4"),
        "high",
        "our own",
    )
    assert read.profile == Profile("goat", (("zero_atk", "survive"), ("set_is_summon", "yes")))
    assert (read.seats, read.turn, read.turn_player, read.phase) == (("Yugi", "Kaiba"), 7, "Kaiba", "battle")
    assert (read.coins, read.dice) == (("heads", "tails"), (6, 1))
    assert read.random == (CardRef("Kuriboh"), CardRef("Gemini Elf", 2, "Kaiba"))
    assert read.unchecked_position
    assert read.sides == (Side(where=at(15), seat="Yugi", lp=4000),)


def test_a_duel_from_the_preparation() -> None:
    read = duel("scenario: s\nstart: setup\ntoss: B\nchoice: second\nA: {deck: [Raigeki], deck_size: 40}\n")
    assert read.setup == Setup("B", "second")
    assert read.sides == (Side(where=at(5), seat="A", deck=(PlacedCard(where=at(5), name="Raigeki"),), deck_size=40),)


def test_four_seats_are_a_team_duel_with_life_points_written_once() -> None:
    read = duel("scenario: s\nseats: [1A, 2A, 1B, 2B]\n1A: {lp: 500}\n2A: {lp: 600}\n1B: {hand: [Kuriboh]}\n")
    assert read.seats == ("1A", "2A", "1B", "2B")
    assert [(side.seat, side.lp) for side in read.sides] == [("1A", 500), ("2A", 600), ("1B", None)]


POSITION = """\
scenario: a position
A:
  lp: 4000                                  # in a team duel the team's: write it once
  hand: [Dark Hole, Kuriboh]
  monsters:                                 # face-up Attack Position, there since an earlier turn
    - Gemini Elf
    - {card: Mystic Tomato, position: set}   # position: attack | defense | set | face-down attack
    - {card: Relinquished, zone: 3, counters: {Spell Counter: 2}, owner: B, attacked: true, this_turn: normal, summoned: improperly}
    - Sheep Token                           # a token may stand here
  spells_traps:
    - {card: Mirror Force, position: set}    # Set in an earlier turn
    - {card: Axe of Despair, equipped_to: Gemini Elf}
    - {card: Call of the Haunted, linked_to: Gemini Elf}      # and what the link does
    - {card: Wave-Motion Cannon, turns: 2}   # turns counted so far
  field_spell: Umi
  graveyard: [Sangan, {card: Jinzo, summoned: properly}]     # in the order of arrival
  removed: [Sinister Serpent, {card: Kuriboh, face: down}]
  deck: [Pot of Greed, Raigeki]             # from the top
  deck_size: 30                             # the default
  fusion_deck: [Dark Paladin]
  side_deck: []
  normal_summon: used
"""


def test_a_position() -> None:
    def card(line: int, name: str) -> PlacedCard:
        return PlacedCard(where=at(line), name=name)

    assert duel(POSITION).sides == (
        Side(
            where=at(3),
            seat="A",
            lp=4000,
            hand=(card(4, "Dark Hole"), card(4, "Kuriboh")),
            monsters=(
                card(6, "Gemini Elf"),
                PlacedCard(where=at(7), name="Mystic Tomato", position="set"),
                PlacedCard(
                    where=at(8),
                    name="Relinquished",
                    zone=3,
                    counters=(("Spell Counter", 2),),
                    owner="B",
                    attacked=True,
                    this_turn="normal",
                    summoned="improperly",
                ),
                card(9, "Sheep Token"),
            ),
            spells_traps=(
                PlacedCard(where=at(11), name="Mirror Force", position="set"),
                PlacedCard(where=at(12), name="Axe of Despair", equipped_to=CardRef("Gemini Elf")),
                PlacedCard(where=at(13), name="Call of the Haunted", linked_to=CardRef("Gemini Elf")),
                PlacedCard(where=at(14), name="Wave-Motion Cannon", turns=2),
            ),
            field_spell=card(15, "Umi"),
            graveyard=(card(16, "Sangan"), PlacedCard(where=at(16), name="Jinzo", summoned="properly")),
            removed=(card(17, "Sinister Serpent"), PlacedCard(where=at(17), name="Kuriboh", face="down")),
            deck=(card(18, "Pot of Greed"), card(18, "Raigeki")),
            deck_size=30,
            fusion_deck=(card(20, "Dark Paladin"),),
            normal_summon_used=True,
        ),
    )


def test_a_chain() -> None:
    read = duel(
        """\
        scenario: a chain
        steps:
          - A: activate Dark Hole
          - B: activate Magic Jammer
            cost: Kuriboh
          - A: activate Seven Tools of the Bandit
        """
    )
    assert read.steps == (
        SeatStep(
            where=at(3), seat="A", intent=Intent(text="activate Dark Hole", verb="activate", card=CardRef("Dark Hole"))
        ),
        SeatStep(
            where=at(4),
            seat="B",
            intent=Intent(text="activate Magic Jammer", verb="activate", card=CardRef("Magic Jammer")),
            details=(Detail("cost", (Value("Kuriboh", card=CardRef("Kuriboh")),), at(5)),),
        ),
        SeatStep(
            where=at(6),
            seat="A",
            intent=Intent(
                text="activate Seven Tools of the Bandit", verb="activate", card=CardRef("Seven Tools of the Bandit")
            ),
        ),
    )


def test_expectations() -> None:
    read = duel(
        """\
        scenario: what is expected
        expect:
          A: {lp: 7000, hand_size: 1, graveyard: [Dark Hole, Seven Tools of the Bandit], monsters: []}
          B: {monsters: [{card: Gemini Elf, position: defense, atk: 1900}], hand: []}
          phase: main1
          turn_player: A
          winner: A            # or draw; or none
          reason: X-1
          events: [{destroyed: Gemini Elf, by: battle}, {drawn: 1, seat: A}]
          no_events: [{destroyed: Umi, by: effect}]
          links: [[Dark Hole, Magic Jammer, Seven Tools of the Bandit]]
          sees: {B: {A: {monsters: [unknown], hand_size: 3}}}
        """
    )
    elf, umi = Value("Gemini Elf", card=CardRef("Gemini Elf")), Value("Umi", card=CardRef("Umi"))
    assert read.expect == Expectation(
        where=at(3),
        sides=(
            SeatExpectation(
                where=at(3),
                seat="A",
                lp=7000,
                hand_size=1,
                zones=(
                    ZoneExpectation(
                        at(3),
                        "graveyard",
                        (
                            CardMatch(where=at(3), name="Dark Hole"),
                            CardMatch(where=at(3), name="Seven Tools of the Bandit"),
                        ),
                    ),
                    ZoneExpectation(at(3), "monsters", ()),
                ),
            ),
            SeatExpectation(
                where=at(4),
                seat="B",
                zones=(
                    ZoneExpectation(
                        at(4), "monsters", (CardMatch(where=at(4), name="Gemini Elf", position="defense", attack=1900),)
                    ),
                    ZoneExpectation(at(4), "hand", ()),
                ),
            ),
        ),
        phase="main1",
        turn_player="A",
        winner="A",
        reason="X-1",
        events=(
            EventMatch(where=at(9), name="destroyed", values=(elf,), by=Value("battle", word="battle")),
            EventMatch(where=at(9), name="drawn", values=(Value("1", number=1),), seat="A"),
        ),
        no_events=(EventMatch(where=at(10), name="destroyed", values=(umi,), by=Value("effect", word="effect")),),
        links=((CardRef("Dark Hole"), CardRef("Magic Jammer"), CardRef("Seven Tools of the Bandit")),),
        sees=(
            Sight(
                at(12),
                "B",
                (
                    SeatExpectation(
                        where=at(12),
                        seat="A",
                        hand_size=3,
                        zones=(ZoneExpectation(at(12), "monsters", (CardMatch(where=at(12), name="unknown"),)),),
                    ),
                ),
            ),
        ),
    )


def test_a_folder_is_read_in_the_order_of_its_paths(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    for name in ("c.yaml", "b/x.yml", "a.yaml"):
        (tmp_path / name).write_text(f"scenario: {name}\n", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no scenario", encoding="utf-8")
    assert [read.label.title for read in read_scenarios(tmp_path, known_card)] == ["a.yaml", "b/x.yml", "c.yaml"]


def test_without_known_card_the_pool_is_known(tmp_path: Path) -> None:
    file = tmp_path / "pool.yaml"
    file.write_text(
        "scenario: names\nA: {hand: [jinzo, 77585513, \"Jinzo #7\", '7', filler], monsters: [Sheep Token]}\n",
        encoding="utf-8",
    )
    (read,) = read_scenarios(file)
    assert isinstance(read, DuelScenario)
    (side,) = read.sides
    assert [card.name for card in side.hand] == ["Jinzo", "Jinzo", "Jinzo #7", "7", "filler"]
    assert [card.name for card in side.monsters] == ["Sheep Token"]


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="cannot be read: No such file"):
        read_scenarios(tmp_path / "missing.yaml", known_card)
    (tmp_path / "latin.yaml").write_bytes(b"scenario: a\nsource: \xe9\n")
    with pytest.raises(ScenarioError, match=r"latin\.yaml:2: this file is not written in UTF-8"):
        read_scenarios(tmp_path / "latin.yaml", known_card)
    (tmp_path / "empty").mkdir()
    with pytest.raises(ScenarioError, match="holds no scenario file"):
        read_scenarios(tmp_path / "empty", known_card)
