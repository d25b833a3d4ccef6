"""Skeletons of scenarios: small positions in which a clause is used, for somebody to say how they end."""

from spellspeed.games.scenarios import parse_scenarios, run_scenario
from spellspeed.simulation.skeletons import clauses_of, is_used, skeletons_of, with_options, without
from spellspeed.yugioh.cards.pool import printed_named
from tests.commands import spellspeed


def test_a_skeleton_uses_the_clause_and_its_control_does_not() -> None:
    """Smashing Ground needs a face-up monster of the opponent; without it, it cannot be activated."""
    (skeleton,) = skeletons_of(printed_named("Smashing Ground"))
    used, control = parse_scenarios(skeleton.text, "the skeleton")
    assert [used.label.confidence, control.label.confidence] == ["draft", "draft"]
    assert "activate Smashing Ground" in skeleton.text.partition("---")[0]
    assert "may not:" in skeleton.text.partition("---")[2]
    assert run_scenario(used).passed
    assert run_scenario(control).passed


def test_no_card_of_a_skeleton_can_be_left_out() -> None:
    """Without any of its cards the clause is not used."""
    face = printed_named("Hammer Shot")
    (skeleton,) = skeletons_of(face)
    goal = clauses_of(face)[0]
    lines = skeleton.text.partition("---")[0].splitlines(keepends=True)
    cards = [at for at, line in enumerate(lines) if line.startswith("    - ")]
    assert is_used("".join(lines), face, goal)
    assert len(cards) == 2
    assert not any(is_used("".join(without(lines, at)), face, goal) for at in cards)


TWO_TO_CHOOSE = """\
scenario: of two with the same ATK one is chosen
A:
  hand:
    - "Fissure"
B:
  monsters:
    - {card: "Celtic Guardian", zone: 1}
    - {card: "Axe Raider", zone: 2}
    - {card: "Celtic Guardian", zone: 3}
steps:
  - A: activate Fissure
  - A: choose Celtic Guardian#2
"""


def test_a_choice_has_its_exact_options() -> None:
    """What can be chosen is said before it is chosen."""
    lines = with_options(TWO_TO_CHOOSE.splitlines(keepends=True))
    assert lines[-3:] == [
        "  - A: activate Fissure\n",
        '  - options: {A: ["choose Celtic Guardian#1", "choose Celtic Guardian#2"]}\n',
        "  - A: choose Celtic Guardian#2\n",
    ]


def test_a_clause_without_a_position_is_named() -> None:
    """Where nothing was found the ability stands with an empty text."""
    face = printed_named("Sangan")
    assert [(each.ability, each.text) for each in skeletons_of(face, positions=0)] == [(0, "")]


def test_the_command_prints_drafts_that_can_be_read() -> None:
    """One file; the name of one card is needed."""
    shown = spellspeed("cards", "--skeleton", "Smashing Ground")
    assert shown.returncode == 0
    assert len(parse_scenarios(shown.stdout, "the output")) == 2
    assert spellspeed("cards", "--skeleton").returncode == 2
