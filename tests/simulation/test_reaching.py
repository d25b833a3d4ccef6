"""Coverage runs: what there is to reach with a card, what cannot be, and that a run reaches it, the same for the same seed."""

import json
import subprocess

import pytest

from spellspeed.simulation.positions import random_position
from spellspeed.simulation.reach import Named, Reach, UnsoundState, look_for_faults
from spellspeed.simulation.reach_report import Tally, report_of, why_missing, wrongly_impossible
from spellspeed.simulation.reachable import (
    ACTIVATED,
    APPLIED,
    BEATEN,
    DESTROYED,
    DRAWN,
    FLIP,
    NEGATED,
    NORMAL,
    RESOLVED,
    SPECIAL,
    STOPPED,
    WHOLE,
    companions,
    goals_of,
)
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.words.verbs.negation import NegateEffect
from tests.commands import spellspeed

A_FEW = (
    "Mystical Space Typhoon",
    "Man-Eater Bug",
    "Gemini Elf",
    "Seven Tools of the Bandit",
    "Skill Drain",
    "Mirror Force",
)


def split(name: str) -> tuple[set[tuple[str, int]], set[tuple[str, int]]]:
    """What can be reached with a card, and what cannot."""
    goals = goals_of(printed_named(name))
    possible = {(deed, index) for (_, deed, index), why in goals.items() if not why}
    return possible, {(deed, index) for (_, deed, index), why in goals.items() if why}


def test_what_there_is_to_reach() -> None:
    """CARD-9, EFFECT-5, T-9.7, FUSION-1: by kind of card and of ability."""
    whole = {(DRAWN, WHOLE), (NORMAL, WHOLE), (FLIP, WHOLE), (SPECIAL, WHOLE), (BEATEN, WHOLE), (DESTROYED, WHOLE)}
    all_four = {(ACTIVATED, 0), (RESOLVED, 0), (STOPPED, 0), (NEGATED, 0)}
    assert split("Gemini Elf") == (whole, set())
    assert split("Man-Eater Bug") == (whole | all_four, set())
    assert split("Mystical Space Typhoon") == ({(DRAWN, WHOLE), (DESTROYED, WHOLE)} | all_four, {(BEATEN, WHOLE)})
    assert split("Seven Tools of the Bandit") == ({(DRAWN, WHOLE), (DESTROYED, WHOLE)} | all_four, {(BEATEN, WHOLE)})
    assert split("Kuriboh") == (whole | all_four - {(NEGATED, 0)}, {(NEGATED, 0)})
    assert split("Skill Drain") == (
        {(DRAWN, WHOLE), (DESTROYED, WHOLE), (APPLIED, 1)} | all_four,
        {(BEATEN, WHOLE), (ACTIVATED, 1)},
    )
    assert split("Blue-Eyes Ultimate Dragon") == (
        whole - {(DRAWN, WHOLE), (NORMAL, WHOLE)},
        {(DRAWN, WHOLE), (NORMAL, WHOLE)},
    )


def test_what_negates_and_destroys_is_answered_and_a_spell_sent_as_a_cost_is_negated_with_all() -> None:
    """T-9.7, T-9.9: My Body as a Shield answers Royal Oppression; Imperial Order negates Wave-Motion Cannon though it is gone."""
    oppression = printed_named("Royal Oppression").abilities
    stopped = {index for deed, index in split("Royal Oppression")[0] if deed == STOPPED}
    destroying = {
        index
        for index, ability in enumerate(oppression)
        if ability.is_card_activation or any(type(step) is NegateEffect for step in ability.resolved)
    }
    assert len(destroying) < len(oppression)
    assert stopped == destroying
    cannon = printed_named("Wave-Motion Cannon").abilities
    (fired,) = [
        index
        for index, ability in enumerate(cannon)
        if any("Inflict" in type(step).__name__ for step in ability.resolved)
    ]
    assert (NEGATED, fired) in split("Wave-Motion Cannon")[0]


def test_cards_that_name_each_other_are_companions() -> None:
    """A Ritual Spell and its Monster; a Fusion Monster and its materials; a stranger is none."""
    assert printed_named("Black Luster Soldier") in companions(printed_named("Black Luster Ritual"))
    assert printed_named("Black Luster Ritual") in companions(printed_named("Black Luster Soldier"))
    assert printed_named("Blue-Eyes White Dragon") in companions(printed_named("Blue-Eyes Ultimate Dragon"))
    assert printed_named("Gemini Elf") not in companions(printed_named("Black Luster Ritual"))


def test_a_run_reaches_everything_of_a_few_cards_and_nothing_impossible() -> None:
    """Before it everything is missing; the same seed reaches the same as often."""
    cards = [printed_named(name) for name in A_FEW]
    run, again = Reach("few", cards), Reach("few", cards)
    goals = {goal: why for face in cards for goal, why in goals_of(face).items()}
    assert set(run.missing) == {goal for goal, why in goals.items() if not why}
    assert report_of(run).tallies[0] == Tally(DRAWN, 6, 0, 0)
    for left in run.run(150):
        if not left:
            break
    assert run.missing == {}
    assert wrongly_impossible(run) == []
    report = report_of(run)
    assert report.tallies[0] == Tally(DRAWN, 6, 6, 0)
    assert report.missing == ()
    assert {(line.card, line.deed, line.ability) for line in report.impossible if line.card == "Skill Drain"} == {
        ("Skill Drain", BEATEN, ""),
        ("Skill Drain", ACTIVATED, "ability 2 (continuous)"),
    }
    assert list(again.run(run.positions))[-1] == 0
    assert again.reached == run.reached


def test_what_is_missing_has_a_reason() -> None:
    """A card that nothing brings about in no position at all."""
    face = printed_named("Man-Eater Bug")
    run = Reach("none", [face])
    assert list(run.run(0)) == []
    assert why_missing(run, (face.code, RESOLVED, 0)) == "never activated"
    assert why_missing(run, (face.code, ACTIVATED, 0)) == "its event was not met, in 0 Decks made for it"
    assert why_missing(run, (face.code, DRAWN, WHOLE)) == "did not come about, in 0 Decks made for it"


def test_a_state_that_cannot_be_ends_a_run() -> None:
    """The sound position passes; with an index that is wrong it is named."""
    duel = random_position(1, 2, "tcg")
    look_for_faults(duel)
    duel.steady.append(0)
    with pytest.raises(UnsoundState, match="steady is"):
        look_for_faults(duel)


def test_what_is_raised_says_at_which_position() -> None:
    """The error itself goes on."""
    with pytest.raises(UnsoundState) as raised, Named("position 3"):
        raise UnsoundState("two cards in one place")
    assert raised.value.__notes__ == ["position 3"]


def test_the_command() -> None:
    """JSON and page speak of the same run; both limits at once are refused."""

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return spellspeed("reach", *arguments)

    told = json.loads(run("Gemini Elf", "--positions", "2", "--json").stdout)
    assert list(told) == ["seed", "positions", "cards", "deeds", "missing", "impossible"]
    assert (told["seed"], told["cards"], told["impossible"]) == ("0", 1, [])
    page = run("Gemini Elf", "--positions", "2", "--markdown").stdout
    lines = [line for line in page.splitlines() if line.startswith("| Gemini Elf |")]
    assert lines == sorted(f"| {line['card']} | {line['deed']} | {line['ability']} |" for line in told["missing"])
    refused = run("--positions", "2", "--seconds", "2")
    assert (refused.returncode, refused.stdout) == (2, "")
