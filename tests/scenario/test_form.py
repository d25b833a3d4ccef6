"""A scenario that is written as a judge would write it at the first try: what it may leave out, and what the messages of the runner say."""

import re
import subprocess
import sys
from pathlib import Path

from spellspeed.yugioh.cards.facts import by_name, by_passcode, pool
from spellspeed.yugioh.cards.pool import is_implemented
from tests.commands import spellspeed
from tests.patience import WHOLE
from tests.scenario.files import ROOT
from tests.scenario.test_runner import outcome

# --- details that are superfluous ------------------------------------------------------------------------------------------------------------


def test_what_is_left_as_the_only_target_may_be_written() -> None:
    text = """
        scenario: the only target
        A: {{hand: [Fissure], monsters: [Kuriboh]}}
        B: {{monsters: [Gemini Elf]}}
        steps:
          - A: activate Fissure
            {}
        expect: {{B: {{monsters: []}}}}
    """
    assert outcome(text.format("target: Gemini Elf")).passed
    assert outcome(text.format("choose: Gemini Elf")).passed
    assert not outcome(text.format("target: Kuriboh")).passed


# --- an open Chain ---------------------------------------------------------------------------------------------------------------------------

HOLE = """
    scenario: Dark Hole
    A: {{hand: [Dark Hole]}}
    B: {{monsters: [Gemini Elf], spells_traps: [{{card: Jar of Greed, position: set}}]}}
    steps:
      - A: activate Dark Hole
      {}
      - check: {{B: {{monsters: []}}}}
"""


def test_a_check_says_that_the_chain_is_still_open() -> None:
    """Only where it fails, and not where the Chain itself is what is looked at."""
    ended = outcome(HOLE.format("- B: activate Jar of Greed"))
    assert (ended.passed, ended.step) == (False, 3)
    assert ended.message == (
        "B: monsters holds [Gemini Elf (attack 1900/900)], expected []; the Chain is still open: Dark Hole (A), "
        "Jar of Greed (B); - until: {chain: over} goes on until it has resolved"
    )
    looked_at = outcome(HOLE.format("- check: {chain: [Jar of Greed]}"))
    assert looked_at.message == "the chain is [Dark Hole (A)], expected [Jar of Greed]"
    assert outcome(HOLE.format("- check: {chain: [Dark Hole], B: {monsters: [Gemini Elf]}}\n      - B: pass")).step == 4


def test_until_the_chain_is_over() -> None:
    """Also where its first link is still asked about, and at once where no Chain is open; windows after it are not passed."""
    assert outcome(HOLE.format("- until: {chain: over}")).passed
    assert outcome(HOLE.format("- B: activate Jar of Greed\n      - until: {chain: over}")).passed
    text = """
        scenario: the effect of a Tribute
        A: {hand: [Enemy Controller], monsters: [Kuriboh]}
        B: {monsters: [Gemini Elf], hand: [filler]}
        steps:
          - until: {chain: over}
          - check: {phase: main1, A: {hand: [Enemy Controller]}}
          - A: activate Enemy Controller effect 2
            cost: Kuriboh
            target: Gemini Elf
          - until: {chain: over}
          - check: {A: {monsters: [Gemini Elf]}, phase: main1}
        expect: {turn: 5}
    """
    assert outcome(text).passed


def test_until_the_chain_is_over_goes_together_with_other_keys() -> None:
    both = HOLE.format("- until: {chain: over, phase: battle}")
    assert outcome(both).passed
    assert outcome(both + "      - check: {phase: main1}\n").message == "phase is battle, expected main1"


# --- Main Phase 2 ----------------------------------------------------------------------------------------------------------------------------

MAIN2 = """
    scenario: Main Phase 2 is announced
    phase: battle
    A: {hand: [Dark Hole, Book of Moon], monsters: [Gemini Elf]}
    B: {spells_traps: [{card: Jar of Greed, position: set}]}
    steps:
      - A: enter main2
"""


def test_main_phase_2_that_did_not_come_is_told() -> None:
    """What answered it has opened the Battle Step again (PRIORITY-5); announced once more it comes."""
    told = "enter main2 did not come to Main Phase 2: Jar of Greed answered it, and the Battle Step is open again; "
    answered = MAIN2 + "      - B: activate Jar of Greed\n        at: battle_step\n"
    refused = outcome(answered + "      - A: activate Dark Hole\n")
    assert (refused.step, refused.passed) == (3, False)
    assert refused.message.endswith(
        f"attack Gemini Elf directly, activate Book of Moon, enter main2, end phase; {told}announce it once more"
    )
    checked = outcome(answered + "      - until: {chain: over}\n      - check: {phase: main2}\n")
    assert checked.message == f"phase is battle, expected main2; {told}announce it once more"
    ended = outcome(answered + "    expect: {phase: main2}\n")
    assert ended.message == f"phase is battle, expected main2; {told}announce it once more"
    assert outcome(
        answered + "      - A: enter main2\n      - A: activate Dark Hole\n    expect: {phase: main2}\n"
    ).passed


def test_an_attack_after_it_was_announced_is_another_decision() -> None:
    text = MAIN2 + "      - B: activate Jar of Greed\n        at: battle_step\n      - A: attack Gemini Elf directly\n"
    assert outcome(text + "    expect: {phase: main2}\n").message == "phase is battle, expected main2"


def test_in_the_end_step_main_phase_2_has_not_come_yet() -> None:
    ended = outcome(MAIN2 + "      - A: pass\n        at: end_step\n      - check: {phase: main2}\n")
    assert ended.message == (
        "phase is battle, expected main2; Main Phase 2 has not come yet, this is the End Step: - until: {phase: main2} goes on to it"
    )
    assert outcome(MAIN2 + "      - until: {phase: main2}\n      - check: {phase: main2}\n").passed


def test_main_phase_2_is_not_announced_twice() -> None:
    """It is refused, whether the first came to it or an effect has ended the Battle Phase (ERA-ENDBATTLE-1); no End Step takes it."""
    twice = outcome(MAIN2 + "      - A: enter main2\n")
    assert (twice.passed, twice.step) == (False, 2)
    assert twice.message.startswith("A may not enter main2 (")
    assert twice.message.endswith("; Main Phase 2 has come already")
    ended = outcome("""
        scenario: the Battle Phase ends by an effect
        phase: battle
        A: {monsters: [Gemini Elf]}
        B: {spells_traps: [{card: Negate Attack, position: set}]}
        steps:
          - A: attack Gemini Elf directly
          - B: activate Negate Attack
          - A: enter main2
    """)
    assert (ended.passed, ended.step) == (False, 3)
    assert ended.message.endswith("; Main Phase 2 has come already")


# --- a timing that was missed ----------------------------------------------------------------------------------------------------------------

PETEN = """
    scenario: Peten is Tributed
    A: {{hand: [Summoned Skull], monsters: [Peten the Dark Clown], deck: [Peten the Dark Clown]}}
    steps:
      - A: summon Summoned Skull
        tribute: Peten the Dark Clown
      - {}
"""


def test_a_window_that_was_missed_is_told_with_what_happened_last() -> None:
    told = (
        "; Peten the Dark Clown#1 missed its timing (T-7.4): it would answer that a card was sent to the Graveyard, "
        "but what happened last is that a monster was Summoned (Summoned Skull)"
    )
    for step in ("A: activate Peten the Dark Clown", "may: {A: activate Peten the Dark Clown}"):
        refused = outcome(PETEN.format(step))
        assert (refused.passed, refused.step) == (False, 2)
        assert refused.message.startswith("A may not activate Peten the Dark Clown (T-7.4, ")
        assert refused.message.endswith(told)
    assert outcome(PETEN.format("may not: {A: activate Peten the Dark Clown, because: T-7.4}")).passed


def test_what_has_missed_nothing_is_not_said_to_have() -> None:
    """Another card, and the same one after a step that was done since."""
    other = outcome(PETEN.format("A: activate Kuriboh"))
    assert "T-7.4" not in other.message
    later = outcome(PETEN.format("until: {phase: battle}\n      - A: activate Peten the Dark Clown"))
    assert (later.step, "T-7.4" in later.message) == (3, True)
    since = outcome(
        PETEN.format("until: {phase: battle}\n      - A: enter main2\n      - A: activate Peten the Dark Clown")
    )
    assert (since.step, "T-7.4" in since.message) == (4, False)
    none = outcome(PETEN.format("may not: {A: activate Summoned Skull, because: T-7.4}"))
    assert "but not because of T-7.4" in none.message


# --- what the reader says --------------------------------------------------------------------------------------------------------------------

CONTROLLER = """
    scenario: one of two effects
    A: {{hand: [Enemy Controller], monsters: [Kuriboh]}}
    B: {{monsters: [Gemini Elf]}}
    steps:
      - {}
    expect: {{A: {{monsters: [{}]}}, B: {{monsters: [{}]}}}}
"""
WITH_TARGET = "\n        target: Gemini Elf"


def test_the_effect_may_stand_behind_the_name() -> None:
    """As the detail of that name; in `may` and `options` too, where each option has its own."""
    first = ("Kuriboh", "{card: Gemini Elf, position: defense}")
    second = ("Gemini Elf", "")
    step = "A: activate Enemy Controller effect {}"
    assert outcome(CONTROLLER.format(step.format(1) + WITH_TARGET, *first)).passed
    assert outcome(CONTROLLER.format(step.format(2) + WITH_TARGET + "\n        cost: Kuriboh", *second)).passed
    detail = "A: activate Enemy Controller\n        effect: 1"
    assert outcome(CONTROLLER.format(detail + WITH_TARGET, *first)).passed


def test_a_quoted_step_and_an_impossible_step_are_named(tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(
        'scenario: wrong\nsteps:\n  - "A: activate Umi"\n  - A: cannot activate Umi\n  - B: may activate Umi\n  - "nonsense"\n'
        "  - A: activate Enemy Controller effect 2\n    effect: 1\n",
        encoding="utf-8",
    )
    _, quoted, cannot, may, nonsense, twice = spellspeed("scenario", str(file)).stderr.splitlines()
    assert quoted == (
        f'      {file}:3: the quotation marks make one text of the whole step "A: activate Umi". '
        'Only what follows the seat is quoted: - A: "activate Umi".'
    )
    assert cannot == (
        f'      {file}:4: "cannot activate Umi" does nothing: it says what A may not do. Write - may not: {{A: activate Umi}}.'
    )
    assert (
        may
        == f'      {file}:5: "may activate Umi" does nothing: it says what B may do. Write - may: {{B: activate Umi}}.'
    )
    assert nonsense.startswith(
        f"      {file}:6: a step is a map of a seat to what it does. A step is - SEAT: VERB CARD"
    )
    assert twice == f"      {file}:7: effect is written twice. Write it behind the name, or as a detail."


# --- in the tests of the project -------------------------------------------------------------------------------------------------------------

COLLECTING = """
from pathlib import Path
import tests.scenario.files as files
from tests.scenarios.conftest import pytest_collect_file
files.FOLDER = Path(__file__).parent
files.KEPT = Path(__file__).parent / "kept"
"""


def test_one_broken_scenario_is_one_failing_test(tmp_path: Path) -> None:
    """The others of its file pass, whether it is no YAML or says what cannot be; a scenario without a title is a test, too."""
    good = "scenario: good\nexpect: {turn: 5}\n"
    wrong = "scenario: wrong\ntrun: 5\nA: {hnd: []}\n"
    (tmp_path / "some.yaml").write_text(
        "---\n".join([good, wrong, good, "A: {}\n", "scenario: [\n", good]), encoding="utf-8"
    )
    (tmp_path / "conftest.py").write_text(COLLECTING, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n0", "-q"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=WHOLE,
        env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
    )
    assert re.search(r"^3 failed, 3 passed", done.stdout, re.MULTILINE), done.stdout
    assert 'some.yaml:5: a scenario has no key "trun"' in done.stdout
    assert 'some.yaml:6: the side of A has no key "hnd"' in done.stdout
    assert 'some.yaml:11: a scenario has no "scenario"' in done.stdout
    assert "some.yaml:14: this is no YAML" in done.stdout


# --- positions that cannot be ----------------------------------------------------------------------------------------------------------------


def test_everything_that_can_never_lie_so_is_told_at_once() -> None:
    """On both sides, each with its line; one alone is told as before."""
    ended = outcome("""
        scenario: many mistakes
        A:
          monsters: [Dark Hole, Kuriboh, {card: Sangan, zone: 1}, {card: Jinzo, zone: 1}]
          fusion_deck: [Kuriboh]
        B:
          spells_traps: [Umi]
          hand: [Sheep Token]
    """)
    assert (ended.passed, ended.wrong_file, ended.where.line) == (False, True, 3)
    hint = "With unchecked_position: yes the position is taken as it is."
    assert ended.message.split("\n") == [
        f"example.yaml:3: two cards of A stand in zone 1 (FIELD-2, FIELD-4). {hint}",
        f"example.yaml:3: Dark Hole is no monster (FIELD-2). {hint}",
        f"example.yaml:4: Kuriboh is no Fusion Monster (FDECK-2). {hint}",
        f"example.yaml:6: Umi is a Field Spell Card: it lies in field_spell (FIELD-10). {hint}",
        f"example.yaml:7: Sheep Token is a Token: it can be on the field only (TOKEN-2). {hint}",
    ]
    alone = outcome("scenario: one mistake\nA: {monsters: [Dark Hole]}\n")
    assert alone.message == f"Dark Hole is no monster (FIELD-2). {hint}"


def test_all_cards_that_are_not_implemented_are_told_at_once() -> None:
    absent = [by_passcode(code).name for code in pool("rulebook6") if not is_implemented(code)][:2]
    ended = outcome(
        f'scenario: two cards\nA: {{hand: ["{absent[0]}", Kuriboh]}}\nB: {{deck: ["{absent[1]}", "{absent[0]}"]}}\n'
    )
    first, second = (f"{name} ({by_name(name).passcode}) is not implemented yet" for name in absent)
    assert (ended.passed, ended.wrong_file) == (False, False)
    assert ended.message.startswith(f"not implemented: {first}")
    assert ended.message.count(second) == 1
    assert ended.message.count(first) == 1
