"""`spellspeed cards --mutate`: mutants that scenarios notice, and those that they do not."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from click.testing import CliRunner, Result

from spellspeed.cli.cards import cards_command
from spellspeed.cli.cards_mutated import line
from spellspeed.simulation.mutation import trials
from spellspeed.simulation.mutation.own_scenarios import NoScenarios, scenarios_of
from spellspeed.simulation.mutation.trials import LOST, FailsUnchanged, declared_mutants, tried
from spellspeed.yugioh.cards.facts import pool
from spellspeed.yugioh.cards.pool import NotImplementedCard, is_implemented
from spellspeed.yugioh.scenario import play
from spellspeed.yugioh.scenario.runner import played

WEAK = """\
scenario: Fissure destroys a monster
A: {hand: [Fissure]}
B: {monsters: [Celtic Guardian]}
steps:
  - A: activate Fissure
expect:
  A: {graveyard: [Fissure]}
  B: {graveyard: [Celtic Guardian]}
"""
STRONG = """\
--- # of several
scenario: the weakest that is face-up
A: {hand: [Fissure], monsters: [Petit Dragon]}
B: {monsters: [Gemini Elf, Celtic Guardian, {card: Kuriboh, position: set}]}
steps:
  - A: activate Fissure
expect:
  A: {monsters: [Petit Dragon], graveyard: [Fissure]}
  B: {monsters: [Gemini Elf, {card: Kuriboh, position: set}], graveyard: [Celtic Guardian]}
---
scenario: of two that are as weak, and stronger in DEF than a third
A: {hand: [Fissure]}
B: {monsters: [Gemini Elf, Celtic Guardian, Celtic Guardian]}
steps:
  - A: activate Fissure
  - options: {A: [choose Celtic Guardian#1, choose Celtic Guardian#2]}
  - A: choose Celtic Guardian#2
expect:
  A: {graveyard: [Fissure]}
  B: {monsters: [Gemini Elf, Celtic Guardian], graveyard: [Celtic Guardian]}
---
scenario: Dark Hole is another card
A: {hand: [Dark Hole]}
"""
CHOICE = "steps.1.Choose"
SURVIVORS = [
    f"ability 1 (card): {CHOICE}.group.Strongest.group.Cards.filters: FaceUp()  ->  nothing",
    f"ability 1 (card): {CHOICE}.group.Strongest.by_attack: True  ->  False",
    f"ability 1 (card): {CHOICE}.group.Strongest.most: False  ->  True",
    f"ability 1 (card): {CHOICE}.whose: YOU  ->  OPPONENT",
]
"""What the weak scenario does not notice of the eight mutants of Fissure."""


def folder(tmp_path: Path, text: str) -> str:
    """A folder with one file of scenarios."""
    (tmp_path / "own.yaml").write_text(text, encoding="utf-8")
    return str(tmp_path)


def run(*arguments: str) -> Result:
    """The command with these arguments."""
    return CliRunner().invoke(cards_command, list(arguments), catch_exceptions=True)


def test_survivors_are_told_with_what_was_changed(tmp_path: Path) -> None:
    result = run("--mutate", "Fissure", "--scenarios", folder(tmp_path, WEAK))
    first, *lines = result.output.splitlines()
    assert (first, result.exit_code) == ("Fissure: 4 of 8 killed (50 %)", 1)
    assert [line.removeprefix("  SURVIVES  ") for line in lines if not line.startswith("  killed    ")] == SURVIVORS
    assert len(lines) == 8


def test_all_killed_as_json_and_by_two_workers(tmp_path: Path) -> None:
    result = run("--mutate", "fissure", "--json", "--workers", "2", "--scenarios", folder(tmp_path, WEAK + STRONG))
    (found,) = json.loads(result.output)["cards"]
    assert (found["name"], found["killed"], len(found["mutants"]), result.exit_code) == ("Fissure", 8, 8, 0)
    assert [each["place"] for each in found["mutants"]] == [each.place for each in declared_mutants("Fissure")]
    assert found["mutants"][0] == {
        "clause": "ability 1 (card)",
        "place": "steps.1",
        "before": "Choose(Strongest(Cards((MONSTERS,), OPPONENTS, (FaceUp(),)), True, False))",
        "after": "nothing",
        "killed": True,
        "noticed_by": f'{tmp_path}/own.yaml:1: "Fissure destroys a monster"',
        "fault": "",
    }


def test_several_cards_have_a_sum(tmp_path: Path) -> None:
    raigeki = "A: {hand: [Raigeki]}\nB: {monsters: [Kuriboh]}\nsteps:\n  - A: activate Raigeki\nexpect:\n  B: {graveyard: [Kuriboh]}"
    text = WEAK + STRONG.replace("A: {hand: [Dark Hole]}", raigeki)
    result = run("--mutate", "Fissure", "12580477", "--scenarios", folder(tmp_path, text))
    lines = [line for line in result.output.splitlines() if not line.startswith("  ")]
    assert lines == ["Fissure: 8 of 8 killed (100 %)", "Raigeki: 1 of 1 killed (100 %)", "all: 9 of 9 killed (100 %)"]
    assert result.exit_code == 0


def test_own_scenarios_are_those_that_name_the_card(tmp_path: Path) -> None:
    """Found at their lines, those with the name in the title first; a name inside a longer one is another card."""
    own = folder(tmp_path, WEAK + STRONG + "---\nscenario: no Fissureman\nA: {hand: [Dark Hole]}\n")
    found = [(each.label.where.line, each.label.title) for each in scenarios_of("Fissure", own)]
    assert found == [
        (1, "Fissure destroys a monster"),
        (10, "the weakest that is face-up"),
        (19, "of two that are as weak, and stronger in DEF than a third"),
    ]


def test_errors_are_named(tmp_path: Path) -> None:
    own = folder(tmp_path, WEAK)
    missing = run("--mutate", "Raigeki", "--scenarios", own)
    assert isinstance(missing.exception, NoScenarios)
    assert str(missing.exception).startswith(f'no scenario in {own} names "Raigeki"')
    (tmp_path / "own.yaml").write_text(WEAK.replace("graveyard: [Fissure]", "hand: [Fissure]"), encoding="utf-8")
    wrong = run("--mutate", "Fissure", "--scenarios", own)
    assert isinstance(wrong.exception, FailsUnchanged)
    assert str(wrong.exception).startswith(f'{own}/own.yaml:1: "Fissure destroys a monster" fails without any change')
    absent = next(code for code in pool("rulebook6") if not is_implemented(code))
    assert isinstance(run("--mutate", str(absent), "--scenarios", own).exception, NotImplementedCard)
    assert "takes the NAMEs of the cards" in run("--mutate").output
    assert 'give one NAME; one of several words stands in quotes: "Dark Hole"' in run("Dark", "Hole").output


forked = pytest.mark.skipif(
    not hasattr(os, "fork"), reason="a patched function does not reach a process that is started afresh"
)


@forked
def test_a_mutant_under_which_a_duel_does_not_end_is_noticed_by_the_answers_that_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many as the scenario takes are let pass, one less is too many: whatever the time is."""
    scenarios: Sequence[Any] = scenarios_of("Fissure", folder(tmp_path, WEAK))
    mutants = [each for each in declared_mutants("Fissure") if str(each) in SURVIVORS]
    playing = played(scenarios[0])
    monkeypatch.setattr(play, "MOST_ANSWERS", playing.given.answers)
    assert [each.killed for each in tried(mutants, scenarios, workers=2)] == [False] * 4
    monkeypatch.setattr(play, "MOST_ANSWERS", playing.given.answers - 1)
    assert [each.noticed_by for each in tried(mutants, scenarios, workers=2)] == [
        f'{tmp_path}/own.yaml:1: "Fissure destroys a monster"'
    ] * 4


@forked
def test_a_mutant_that_ends_its_own_trial_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scenarios: Sequence[Any] = scenarios_of("Fissure", folder(tmp_path, WEAK))
    monkeypatch.setattr(trials, "run_scenario", lambda _: os._exit(1))
    assert [each.noticed_by for each in tried(declared_mutants("Fissure")[:2], scenarios, workers=2)] == [LOST, LOST]


@forked
def test_a_mutant_of_which_nothing_is_known_is_an_error_and_not_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stands still, and all the time that there is has passed."""
    scenarios: Sequence[Any] = scenarios_of("Fissure", folder(tmp_path, WEAK))
    monkeypatch.setattr(trials, "run_scenario", lambda _: Event().wait())
    (one,) = tried(declared_mutants("Fissure")[:1], scenarios, seconds=0.0)
    assert (one.killed, one.noticed_by, one.fault) == (False, "", "nothing is known of it after 0 seconds")
    assert line(one) == f"  ERROR     {one.mutant}: nothing is known of it after 0 seconds"
