"""Running scenarios: what passes, what fails, and with which message at which line and step."""

import json
import subprocess
from pathlib import Path
from textwrap import dedent

import pytest

from spellspeed.games.scenarios import parse_scenarios, run_scenario
from spellspeed.kernel.atoms import lift
from spellspeed.scenario.outcomes import Outcome
from spellspeed.scenario.step_table import StepFailed
from spellspeed.yugioh.duel.terms import DECK
from spellspeed.yugioh.scenario.pool import pool_card
from tests.commands import spellspeed
from tests.yugioh.book.stage import asked, position

FILE = "example.yaml"


def outcomes(text: str) -> list[Outcome]:
    """How the scenarios of a text end."""
    return [run_scenario(scenario) for scenario in parse_scenarios(dedent(text).lstrip("\n"), FILE, pool_card)]


def outcome(text: str) -> Outcome:
    """How the only scenario of a text ends."""
    (only,) = outcomes(text)
    return only


CHAIN = """
    scenario: a chain
    A: {hand: [Dark Hole], monsters: [Gemini Elf]}
    B: {hand: [Kuriboh], spells_traps: [{card: Magic Jammer, position: set}]}
    steps:
      - A: activate Dark Hole
      - B: activate Magic Jammer
        cost: Kuriboh
"""


def test_a_scenario_that_holds_passes() -> None:
    """The control of all that follow."""
    text = (
        CHAIN
        + "    expect: {A: {monsters: [Gemini Elf], graveyard: [Dark Hole]}, links: [[Dark Hole, Magic Jammer]]}\n"
    )
    assert (outcome(text).passed, outcome(text).message) == (True, "")


def test_an_expectation_that_does_not_hold_is_reported_with_its_line() -> None:
    """What was found, what was expected, and where it was written."""
    failed = outcome(CHAIN + "    expect: {A: {monsters: [], lp: 7000}}\n")
    assert not failed.passed
    assert failed.message == (
        "A: lp is 8000, expected 7000; A: monsters holds [Gemini Elf (attack 1900/900)], expected []"
    )
    assert (failed.where.line, failed.step) == (8, 0)


@pytest.mark.parametrize(
    ("expected", "message"),
    [
        ("B: {graveyard: [Kuriboh]}", "B: graveyard holds [Kuriboh, Magic Jammer], expected [Kuriboh]"),
        ("B: {graveyard_order: [Magic Jammer, Kuriboh]}", "graveyard_order is [Kuriboh, Magic Jammer]"),
        ("events: [{negated: Dark Hole}, {activated: Magic Jammer}]", "{activated: Magic Jammer} did not happen after"),
        ("no_events: [{discarded: Kuriboh, seat: B}]", "{discarded: Kuriboh, seat: B} happened"),
        ("no_events: [discarded]", "the event {discarded} happened (Kuriboh)"),
        ("links: [[Magic Jammer, Dark Hole]]", "links are [Dark Hole, Magic Jammer]"),
        ("phase: main2", "phase is main1, expected main2"),
        ("turn_player: B", "turn_player is A, expected B"),
        ("winner: A", "winner is none, expected A"),
        ("phases: [draw, main1]", "phases are ['main1'], expected ['draw', 'main1']"),
        ("A: {monsters: [{card: Gemini Elf, atk: 1800}]}", "expected [Gemini Elf (atk 1800)]"),
        ("A: {monsters: [{card: Gemini Elf, position: set}]}", "expected [Gemini Elf (set)]"),
        ("A: {deck: []}", "A: deck holds [30 times filler], expected []"),
        ("B: {hand_size: 1}", "B: hand_size is 0, expected 1"),
        ("sees: {B: {A: {deck_top: [filler]}}}", "what B sees: A: deck_top is [unknown], expected [filler]"),
        ("chain: [Dark Hole]", "the chain is [], expected [Dark Hole]"),
        ("log: [T-7.4]", "expected T-7.4"),
    ],
)
def test_each_kind_of_expectation_can_fail(expected: str, message: str) -> None:
    """Every key compares."""
    failed = outcome(CHAIN + f"    expect: {{{expected}}}\n")
    assert not failed.passed
    assert message in failed.message


def test_a_step_that_cannot_be_done_fails_with_the_rules_and_the_options() -> None:
    """What the judge says."""
    failed = outcome("""
        scenario: no card in hand
        A: {hand: [Dark Hole], monsters: [Gemini Elf]}
        B: {spells_traps: [{card: Magic Jammer, position: set}]}
        steps:
          - A: activate Dark Hole
          - B: activate Magic Jammer
    """)
    assert (failed.step, failed.where.line) == (2, 6)
    assert failed.message.startswith("B may not activate Magic Jammer (")
    assert "TERM-COST-1" in failed.message
    assert "options were: " in failed.message


def test_a_trap_set_this_turn_is_refused_for_its_reason_and_for_no_other() -> None:
    """`because` compares with all reasons."""
    first, second = outcomes("""
        scenario: set this turn
        B: {spells_traps: [{card: Jar of Greed, position: set, this_turn: set}]}
        A: {hand: [Pot of Greed]}
        steps:
          - A: activate Pot of Greed
          - may not: {B: activate Jar of Greed, because: TRAP-2}
        ---
        scenario: the wrong reason
        B: {spells_traps: [{card: Jar of Greed, position: set, this_turn: set}]}
        A: {hand: [Pot of Greed]}
        steps:
          - A: activate Pot of Greed
          - may not: {B: activate Jar of Greed, because: BATTLE-9}
    """)
    assert first.passed
    assert (second.passed, second.step) == (False, 2)
    assert "not because of BATTLE-9; the reasons are: TRAP-2" in second.message


def test_may_and_options_fail_where_the_options_are_others() -> None:
    """What is missing and what was not listed."""
    may, may_not, options = outcomes("""
        scenario: may
        A: {hand: [Gemini Elf]}
        steps: [{may: {A: flip Gemini Elf}}]
        ---
        scenario: may not
        A: {hand: [Gemini Elf]}
        steps: [{may not: {A: summon Gemini Elf}}]
        ---
        scenario: options
        A: {hand: [Gemini Elf]}
        steps: [{options: {A: [summon Gemini Elf, flip Gemini Elf, enter battle, end phase]}}]
    """)
    assert may.message.startswith("A may not flip Gemini Elf (")
    assert may_not.message == (
        "A may summon Gemini Elf; A's options are: summon Gemini Elf, set Gemini Elf, enter battle, end phase"
    )
    assert options.message.endswith("missing: flip Gemini Elf; not listed: set Gemini Elf")


def test_a_detail_that_nothing_used_is_a_failure_and_a_forced_one_is_not() -> None:
    """The only target counts as named."""
    unused, forced = outcomes("""
        scenario: unused
        A: {hand: [Pot of Greed], monsters: [Gemini Elf]}
        steps:
          - A: activate Pot of Greed
            target: Gemini Elf
        ---
        scenario: forced
        A: {hand: [Mystical Space Typhoon]}
        B: {spells_traps: [{card: Mirror Force, position: set}]}
        steps:
          - A: activate Mystical Space Typhoon
            target: Mirror Force
    """)
    assert unused.message == "target: Gemini Elf (line 5) answered no question"
    assert forced.passed


def test_a_seat_does_not_chain_to_its_own_last_activation_unless_it_says_so() -> None:
    """Two activations in a row are two chains; `chain: own` makes one."""
    two, own = outcomes("""
        scenario: two chains
        A: {spells_traps: [{card: Jar of Greed, position: set}, {card: Jar of Greed, position: set}]}
        steps: [{A: activate Jar of Greed}, {A: activate Jar of Greed}]
        expect: {links: [[Jar of Greed], [Jar of Greed]]}
        ---
        scenario: one chain
        A: {spells_traps: [{card: Jar of Greed, position: set}, {card: Jar of Greed, position: set}]}
        steps:
          - A: activate Jar of Greed
          - A: activate Jar of Greed
            chain: own
        expect: {links: [[Jar of Greed, Jar of Greed]]}
    """)
    assert (two.passed, own.passed) == (True, True)


def test_a_question_that_nothing_answers_is_a_failure() -> None:
    """Rule 4 of the steps."""
    failed = outcome("""
        scenario: eight cards in hand
        A: {hand: [filler, filler, filler, filler, filler, filler, filler, Kuriboh]}
        steps: [{A: end turn}]
    """)
    assert failed.message.startswith("end turn: A is asked (choose filler#1, ")
    assert failed.message.endswith("choose Kuriboh), and no detail answers that")


def test_until_does_not_pass_an_attack_that_must_be_declared() -> None:
    """A phase that cannot be left yet."""
    failed = outcome("""
        scenario: a monster that has to attack
        phase: battle
        A: {monsters: [Berserk Gorilla]}
        B: {monsters: [Kuriboh]}
        steps: [{until: {phase: main2}}]
    """)
    assert failed.message.startswith("until: A is asked (attack Berserk Gorilla -> Kuriboh), and no detail")


def test_until_discards_what_its_detail_names() -> None:
    """A question that cannot be passed."""
    assert outcome("""
        scenario: eight cards in hand
        A: {hand: [filler, filler, filler, filler, filler, filler, filler, Kuriboh]}
        steps:
          - until: {turn: 6, phase: main1}
            discard: [Kuriboh, filler]
        expect: {A: {hand_size: 6, graveyard: [Kuriboh, filler]}, turn: 6}
    """).passed


def test_the_second_card_of_a_name_and_the_card_of_the_other_seat() -> None:
    """`Gemini Elf#2`, `B's Gemini Elf`, and what is equipped."""
    assert outcome("""
        scenario: the second one
        A:
          monsters: [Gemini Elf, {card: Gemini Elf, zone: 4}]
          spells_traps: [{card: Axe of Despair, equipped_to: Gemini Elf#2}]
        B: {monsters: [Gemini Elf]}
        phase: battle
        steps:
          - A: attack Gemini Elf#2 -> B's Gemini Elf
        expect:
          B: {lp: 7000, monsters: []}
          A: {monsters: [{card: Gemini Elf, zone: 1, equips: []}, {card: Gemini Elf, zone: 4, equips: [Axe of Despair]}]}
    """).passed


def test_control_for_a_time_goes_back_in_the_end_phase() -> None:
    """The position says who has it now."""
    assert outcome("""
        scenario: control
        A: {monsters: [{card: Gemini Elf, control: {of: B, until: end}}]}
        steps:
          - check: {B: {monsters: [{card: Gemini Elf, owner: A, controller: B}]}, A: {monsters: []}}
          - A: end turn
        expect: {A: {monsters: [Gemini Elf]}, B: {monsters: []}, turn: 6}
    """).passed


def test_what_a_card_has_begun_goes_on_in_the_position() -> None:
    """Turns counted, and the bond of a linked card."""
    swords, call = outcomes("""
        scenario: the third turn of Swords of Revealing Light
        A: {spells_traps: [{card: Swords of Revealing Light, turns: 2}]}
        steps: [{A: end turn}, {B: end turn}]
        expect: {A: {graveyard: [Swords of Revealing Light]}}
        ---
        scenario: Call of the Haunted leaves
        A: {monsters: [Gemini Elf], spells_traps: [{card: Call of the Haunted, linked_to: Gemini Elf}]}
        B: {hand: [Mystical Space Typhoon]}
        turn_player: B
        steps:
          - B: activate Mystical Space Typhoon
            target: Call of the Haunted
        expect: {A: {monsters: [], graveyard: [Call of the Haunted, Gemini Elf]}}
    """)
    assert (swords.message, call.message) == ("", "")


def test_surrender_and_a_draw_that_was_offered() -> None:
    """Always possible, whoever is asked."""
    given_up, drawn, not_offered = outcomes("""
        scenario: B gives up in the turn of A
        steps: [{B: surrender}]
        expect: {winner: A, reason: ERA-SURRENDER-1}
        ---
        scenario: a draw
        steps: [{B: offer draw}, {A: accept}]
        expect: {winner: draw, reason: ERA-DRAW-1}
        ---
        scenario: nothing was offered
        steps: [{A: accept}]
    """)
    assert (given_up.message, drawn.message) == ("", "")
    assert not_offered.message == "A has been offered no draw"


def test_a_position_that_the_rules_forbid_is_refused_unless_it_says_so() -> None:
    """Six monsters."""
    six = "A: {monsters: [Gemini Elf, Gemini Elf, Gemini Elf, Gemini Elf, Gemini Elf, Gemini Elf]}"
    refused = outcome(f"scenario: six\n{six}\n")
    assert (refused.passed, refused.wrong_file, refused.where.line) == (False, True, 2)
    assert refused.message.startswith("A has 6 cards in its 5 Monster Card Zones (FIELD-2, FIELD-4)")
    assert outcome(f"scenario: six\nunchecked_position: yes\n{six}\n").passed


HKK = "scenario: other game\ngame: hkk\n"


def test_a_scenario_of_the_other_game_runs() -> None:
    """It passes, and its control fails."""
    assert outcome(f"{HKK}expect: {{winner: none}}\n").passed
    failed = outcome(f"{HKK}expect: {{O: {{life: 19}}}}\n")
    assert (failed.passed, failed.message) == (False, "life of O is 20, expected 19")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            f"{HKK}profile: {{deckouts: lose}}\nexpect: {{winner: none}}\n",
            'there is no option "deckouts". Did you mean "deckout"?.',
        ),
        (
            f"{HKK}profile: {{deckout: win}}\nexpect: {{winner: none}}\n",
            'deckout is "win"; it can be: nothing, lose.',
        ),
    ],
)
def test_an_option_that_there_is_not_is_a_wrong_file(text: str, message: str) -> None:
    """With the nearest name or the values that there are."""
    wrong = outcome(text)
    assert (wrong.wrong_file, wrong.message) == (True, message)


def test_a_text_that_is_not_understood_is_a_wrong_file() -> None:
    """With the card and the place in its text."""
    wrong = outcome(f"{HKK}cards:\n  - {{name: A, type: item, text: Gibberish here.}}\nexpect: {{winner: none}}\n")
    assert wrong.wrong_file
    assert wrong.message.startswith('the text of "A": line 1, column 1: "Gibberish" is not understood here')


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command `spellspeed scenario`."""
    return spellspeed("scenario", *arguments)


def test_the_command_says_what_failed_and_ends_with_its_status(tmp_path: Path) -> None:
    """0 passed, 1 failed, 2 unreadable."""
    good, bad, unreadable = tmp_path / "good.yaml", tmp_path / "bad.yaml", tmp_path / "unreadable.yaml"
    good.write_text("scenario: good\nexpect: {turn: 5}\n", encoding="utf-8")
    bad.write_text("scenario: bad\nexpect: {turn: 6}\n", encoding="utf-8")
    unreadable.write_text("scenario: [\n", encoding="utf-8")
    ended = run(str(good))
    assert (ended.returncode, ended.stdout) == (0, "1 passed, 0 failed\n")
    ended = run(str(good), str(bad))
    assert ended.returncode == 1
    assert ended.stdout == f'FAIL  {bad}:2  "bad"\n      turn is 5, expected 6\n1 passed, 1 failed\n'
    ended = run(str(unreadable))
    assert (ended.returncode, ended.stdout) == (2, "0 passed, 0 failed, 1 file not read\n")
    assert "unreadable.yaml:2: this is no YAML" in ended.stderr


def test_json_has_one_object_a_line(tmp_path: Path) -> None:
    """For programs."""
    file = tmp_path / "two.yaml"
    file.write_text("scenario: one\nid: X-1\n---\nscenario: two\nsteps:\n- A: summon Kuriboh\n", encoding="utf-8")
    ended = run("--json", str(file))
    first, second = (json.loads(line) for line in ended.stdout.splitlines())
    assert ended.returncode == 1
    assert first == {
        "title": "one", "id": "X-1", "file": str(file), "line": 1, "passed": True, "step": None, "message": "",
    }  # fmt: skip
    assert (second["title"], second["passed"], second["step"], second["line"]) == ("two", False, 1, 4)
    assert second["message"] == "A may not summon Kuriboh; A's options were: enter battle, end phase"


def test_an_answer_that_loses_a_card_is_a_failure() -> None:
    """Whatever rule has lost it; other runs look after every answer too (kernel/whereabouts.py)."""
    play = position("A: {monsters: [Gemini Elf]}")
    play.take(asked(play.duel).options[-1:])
    lift(play.duel, play.duel.cards[play.duel.zone(0, DECK)[0]])
    with pytest.raises(StepFailed, match="lies in 0 places"):
        play.take(asked(play.duel).options[-1:])
