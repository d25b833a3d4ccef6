"""A duel of two as a team duel: the same position, steps and expectations with an idle partner at the side of each player.

Seats A and B become the first players of the two teams: of [A, B] comes [A, B, A2, B2], in turn order. The partners have empty hands and
fields, no Fusion Deck, a Deck to draw from, and do nothing (TEAM-I-1, TEAM-II-3). A round of two turns becomes a round of four, and a duel
that stands after turn 1 stands one round later where nobody could attack otherwise (TEAM-II-4).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from spellspeed.scenario.model import Value
from spellspeed.scenario.model_expect import EventMatch, Expectation
from spellspeed.scenario.model_scenarios import DuelScenario, Scenario
from spellspeed.scenario.model_steps import CheckStep, Step, UntilStep
from spellspeed.yugioh.scenario.vocabulary import NAME

MATE: Final = "2"
"""What is written behind a seat to name its partner."""
ROUND: Final = 4
"""The turns of a round of a team duel (TEAM-II-3)."""


def has_team_version(scenario: Scenario) -> bool:
    """Whether a scenario is a position of a duel of two outside any match, of Yu-Gi-Oh!."""
    return (
        isinstance(scenario, DuelScenario)
        and scenario.game == NAME
        and len(scenario.seats) == 2
        and scenario.setup is None
        and scenario.match is None
    )


def in_team_duel(scenario: DuelScenario) -> DuelScenario:
    """The team duel that a scenario becomes. It must be one of those that have a version (`has_team_version`)."""
    mates = tuple(seat + MATE for seat in scenario.seats)
    turns = Turns(scenario)
    return replace(
        scenario,
        seats=(*scenario.seats, *mates),
        turn=turns.of_team(scenario.turn),
        steps=tuple(turns.step(step) for step in scenario.steps),
        expect=turns.expectation(scenario.expect),
        idle=mates,
    )


class Turns:
    """Which turn of the team duel a turn of the duel of two becomes (TEAM-II-3)."""

    def __init__(self, scenario: DuelScenario) -> None:
        first = (scenario.seats.index(scenario.turn_player) - (scenario.turn - 1)) % 2
        self.second: Final = 2 if first == 0 else ROUND
        """The place in the round of the player who had every second turn: after seat B come both partners, then seat A again."""
        self.shift: Final = ROUND if scenario.turn == 2 else 0

    def of_team(self, turn: int) -> int:
        """The number of the same turn of the same player."""
        rounds, second = divmod(turn - 1, 2)
        return self.shift + rounds * ROUND + (self.second if second else 1)

    def step(self, step: Step) -> Step:
        """A step with its turns counted as in the team duel."""
        if isinstance(step, UntilStep) and step.turn is not None:
            return replace(step, turn=self.of_team(step.turn))
        if isinstance(step, CheckStep):
            return replace(step, expect=self.expectation(step.expect))
        return step

    def expectation(self, expected: Expectation) -> Expectation:
        """An expectation with its turns counted as in the team duel."""
        return replace(
            expected,
            turn=None if expected.turn is None else self.of_team(expected.turn),
            events=tuple(self.event(event) for event in expected.events),
            no_events=tuple(self.event(event) for event in expected.no_events),
        )

    def event(self, event: EventMatch) -> EventMatch:
        """An event with its turn counted as in the team duel."""
        if event.name != "turn":
            return event
        return replace(event, values=tuple(self.value(value) for value in event.values))

    def value(self, value: Value) -> Value:
        """The number of a turn."""
        return value if value.number is None else replace(value, number=self.of_team(value.number))
