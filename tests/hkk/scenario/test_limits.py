"""What hkk has no meaning for is refused where it is written, by name; nothing is passed over in silence."""

from __future__ import annotations

import pytest

from spellspeed.games.scenarios import parse_scenarios
from spellspeed.hkk.scenario.runner import fault_of
from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.model_scenarios import DeckScenario, DuelScenario
from spellspeed.yugioh.scenario.pool import pool_card

HEAD = """scenario: limits
game: hkk
cards:
  - {name: Wolf, type: creature, cost: 1, damage: 1, life: 1, year: 2015}
  - {name: Zap, type: instant, cost: 1, year: 2015, text: "Draw a card."}
"""
REFUSED = [
    ("coins: [heads]", "no coins and no dice"),
    ("dice: [6]", "no coins and no dice"),
    ("seats: [A, B, C, D]", "2 seats, not 4"),
    ("steps: [{time: called}]", "no clock"),
    ("steps: [{P: done, at: attempt}]", 'no window "attempt"'),
    ("steps: [{P: play Wolf, chain: own}]", "no chains"),
    ("steps: [{may: {P: play Wolf}, target: Wolf}]", '"target" narrows nothing'),
    ("steps: [{until: {step: battle}}]", "no steps"),
    ("expect: {step: battle}", '"step" says nothing'),
    ("expect: {links: []}", '"links" says nothing'),
    ("expect: {log: []}", '"log" says nothing'),
    ("steps: [{check: {substep: flip}}]", '"substep" says nothing'),
    ("expect: {no_events: [{tributed: Wolf}]}", 'no event "tributed"'),
    ("expect: {events: [{destroyed: Wolf, to: graveyard}]}", "not compared"),
    ("expect: {events: [{destroyed: Wolf, kind: reaction}]}", "no kind of destroyed"),
    ("P: {table: [Wolf]}", "does not belong into table"),
    ("P: {reserve: [Zap]}", "never in play"),
    ("P: {guard: [{card: Wolf, position: passive}]}", "cannot be in the guard post"),
    ("P: {reserve: [goblin token]}", "is a token"),
    ("match: {players: [P, O]}", "no matches"),
    ("start: setup\nP: {hand: [Wolf]}", "belongs to a position"),
    ("start: setup\nP: {vp: 3}", "belongs to a position"),
]


def run(text: str) -> object:
    """The fault of the one scenario in a text."""
    found = parse_scenarios(text, "limits.yaml", pool_card)[0]
    assert isinstance(found, (DuelScenario, DeckScenario))
    return fault_of(found)


@pytest.mark.parametrize(("written", "said"), REFUSED)
def test_it_is_refused_by_name(written: str, said: str) -> None:
    """With the file and the line."""
    with pytest.raises(ScenarioError, match=said) as refused:
        run(HEAD + written + "\n")
    assert refused.value.file == "limits.yaml"


@pytest.mark.parametrize("deck", ["{main: {Wolf: 3}, side: {Wolf: 1}}", "{main: {Wolf: 3}, fusion: {Wolf: 1}}"])
def test_a_deck_is_one_list(deck: str) -> None:
    """No Side Deck, no Fusion Deck."""
    with pytest.raises(ScenarioError, match="one list"):
        run(HEAD + f"deck: {deck}\nexpect: {{problems: []}}\n")


def test_unchecked_positions_are_allowed() -> None:
    """A passive creature in the guard post, where the file says that it means it."""
    assert run(HEAD + "unchecked_position: yes\nP: {guard: [{card: Wolf, position: passive}]}\nsteps: []\n") is None


def test_who_is_on_the_queue_is_compared() -> None:
    """The card and, where written, the seat."""
    steps = "P: {vp: 1, hand: [Zap]}\nsteps:\n  - P: play Zap\n  - check: {chain: [{card: Zap, seat: %s}]}\n"
    assert run(HEAD + steps % "P") is None
    assert run(HEAD + steps % "O") is not None
