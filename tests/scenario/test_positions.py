"""The positions in which monsters come: said once for a scenario, by a detail, or forced."""

import pytest

from tests.scenario.test_runner import outcome

REBORN = """
    scenario: a monster comes back
    A: {hand: [Monster Reborn], graveyard: [Gemini Elf]}
"""
IN_ATTACK = "    expect: {A: {monsters: [{card: Gemini Elf, position: attack}], hand: []}}\n"
IN_DEFENSE = IN_ATTACK.replace("attack", "defense")
ACTIVATED = "    steps:\n      - A: activate Monster Reborn\n"


def test_positions_answer_every_position_that_nothing_else_answers() -> None:
    """Without them nothing answers; a detail and a step of their own go before them."""
    unsaid = outcome(REBORN + ACTIVATED + IN_ATTACK)
    assert (unsaid.passed, unsaid.step) == (False, 1)
    assert "is asked at the end (choose attack, choose defense), and nothing answers that" in unsaid.message
    for word, end in (("attack", IN_ATTACK), ("defense", IN_DEFENSE)):
        assert outcome(REBORN + f"    positions: {word}\n" + ACTIVATED + end).passed
    said = REBORN + "    positions: defense\n" + ACTIVATED
    assert outcome(said + "        position: attack\n" + IN_ATTACK).passed
    assert outcome(said + "      - A: choose attack\n" + IN_ATTACK).passed
    assert not outcome(said + IN_ATTACK).passed


def test_positions_are_those_that_are_asked_of_either_seat() -> None:
    """Also of B in A's turn; face-down where that is the only Defense Position that is offered; and where nothing is asked nothing changes."""
    tomato = """
        scenario: Mystic Tomato's monster comes in Attack Position, and nobody is asked
        positions: {}
        phase: battle
        A: {{monsters: [Summoned Skull]}}
        B: {{monsters: [Mystic Tomato], deck: [Kuriboh]}}
        steps:
          - A: attack Summoned Skull -> Mystic Tomato
          - B: activate Mystic Tomato
        expect: {{B: {{monsters: [{{card: Kuriboh, position: {}}}]}}}}
    """
    imitation = """
        scenario: a monster comes face-up in Attack or face-down in Defense Position, and nowise else
        positions: {}
        A: {{hand: [Insect Imitation], monsters: [Kuriboh], deck: [Basic Insect]}}
        steps:
          - A: activate Insect Imitation
            tribute: Kuriboh
        expect: {{A: {{monsters: [{{card: Basic Insect, position: {}}}]}}}}
    """
    despair = """
        scenario: two monsters of B come in A's turn, that of Chain Link 2 first, where its player says
        positions: {}
        phase: battle
        A: {{monsters: [Don Zaloog]}}
        B: {{deck: [Despair from the Dark, Fear from the Dark, Gemini Elf]}}
        steps:
          - A: attack Don Zaloog directly
          - A: activate Don Zaloog
            effect: 2
          - B: choose Despair from the Dark, Fear from the Dark
          - B: choose attack
        expect: {{B: {{monsters: [{{card: Fear from the Dark, position: attack}}, {{card: Despair from the Dark, position: {}}}]}}}}
    """
    assert outcome(despair.format("defense", "defense")).passed
    assert outcome(despair.format("attack", "attack")).passed
    assert outcome(tomato.format("defense", "attack")).passed
    assert not outcome(tomato.format("defense", "defense")).passed
    assert outcome(imitation.format("attack", "attack")).passed
    assert outcome(imitation.format("defense", "set")).passed


def test_a_position_that_was_forced_may_be_written_and_no_other() -> None:
    """The Tokens of Scapegoat come in Defense Position: nobody is asked."""
    scapegoat = """
        scenario: four Tokens
        A: {{hand: [Scapegoat]}}
        steps:
          - A: activate Scapegoat
            {}
        expect: {{A: {{monsters: [Sheep Token, Sheep Token, Sheep Token, Sheep Token]}}}}
    """
    assert outcome(scapegoat.format("position: defense")).passed
    assert outcome(scapegoat.format("choose: defense")).passed
    wrong = outcome(scapegoat.format("position: attack"))
    assert (wrong.passed, wrong.step, wrong.message) == (False, 1, "position: attack (line 5) answered no question")
    assert not outcome(scapegoat.format("position: set")).passed


@pytest.mark.parametrize(("position", "holds"), [("attack", True), ("defense", False), ("set", False)])
def test_the_position_of_a_normal_summon_is_forced(position: str, holds: bool) -> None:
    ended = outcome(f"""
        scenario: a Summon
        A: {{hand: [Gemini Elf]}}
        steps:
          - A: summon Gemini Elf
            position: {position}
        expect: {{A: {{monsters: [Gemini Elf]}}}}
    """)
    assert ended.passed is holds
