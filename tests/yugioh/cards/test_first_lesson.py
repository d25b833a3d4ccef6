"""The cards of docs/adding-a-card.md: what they do, and what they say."""

import pytest

from spellspeed.games.scenarios import parse_scenarios, run_scenario
from spellspeed.scenario.model_scenarios import Scenario
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.scenario.pool import pool_card
from spellspeed.yugioh.text.card_text import text_of_printed

LESSON = """
scenario: Fissure destroys the opponent's face-up monster with the lowest ATK
A: {hand: [Fissure], monsters: [Petit Dragon]}
B: {monsters: [Gemini Elf, Celtic Guardian, {card: Kuriboh, position: set}]}
steps:
  - A: activate Fissure
expect:
  A: {monsters: [Petit Dragon], graveyard: [Fissure]}
  B: {monsters: [Gemini Elf, {card: Kuriboh, position: set}], graveyard: [Celtic Guardian]}
---
scenario: of two with the same ATK the player of Fissure chooses one
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
scenario: without a face-up monster of the opponent Fissure cannot be activated
A: {hand: [Fissure], monsters: [Petit Dragon]}
B: {monsters: [{card: Kuriboh, position: set}]}
steps:
  - may not: {A: activate Fissure}
expect:
  A: {hand: [Fissure]}
---
scenario: Gravity Bind stops monsters of Level 4 or higher on both sides, and no others
turn_player: B
phase: battle
A: {spells_traps: [{card: Gravity Bind, position: face-up}], monsters: [Gemini Elf]}
B: {monsters: [Celtic Guardian, Petit Dragon]}
steps:
  - may not: {B: attack Celtic Guardian -> Gemini Elf}
  - may: {B: attack Petit Dragon -> Gemini Elf}
expect:
  B: {monsters: [Celtic Guardian, Petit Dragon]}
"""

SCENARIOS = parse_scenarios(LESSON, "test_first_lesson.py", pool_card)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario.label.title for scenario in SCENARIOS])
def test_what_the_cards_do(scenario: Scenario) -> None:
    outcome = run_scenario(scenario)
    assert outcome.passed, f"line {outcome.where.line}, step {outcome.step}: {outcome.message}"


def test_what_fissure_says() -> None:
    assert text_of_printed(printed_named("Fissure")) == (
        "Destroy the face-up monster your opponent controls with the lowest ATK (if several tie, you choose)."
    )


def test_what_gravity_bind_says() -> None:
    assert text_of_printed(printed_named("Gravity Bind")) == (
        "Face-up Level 4 or higher monsters on the field cannot attack."
    )
