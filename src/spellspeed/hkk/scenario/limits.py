"""What the scenario format says and hkk has no meaning for is refused by name, so that nothing written is passed over in silence."""

from __future__ import annotations

from typing import Final, NoReturn

from spellspeed.hkk.rules.faces import SPELLS, CardFace
from spellspeed.hkk.scenario.names import EVENTS, KINDS
from spellspeed.hkk.text import words
from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.model import PlacedCard, Side, Where
from spellspeed.scenario.model_expect import EventMatch, Expectation
from spellspeed.scenario.model_scenarios import DeckScenario, DuelScenario
from spellspeed.scenario.model_steps import (
    CheckStep,
    MayNotStep,
    MayStep,
    OptionsStep,
    SeatStep,
    Step,
    TimeCalledStep,
    UntilStep,
)

SEATS: Final = 2
PLACES: Final = ("reserve", "guard", "table")


def refuse(where: Where, problem: str, hint: str = "") -> NoReturn:
    """Raise the error for something that hkk has not."""
    raise ScenarioError(where.file, where.line, problem, hint)


def check_duel(scenario: DuelScenario) -> None:
    """Raises ScenarioError for what a scenario of this game cannot hold."""
    where = scenario.label.where
    if len(scenario.seats) != SEATS:
        refuse(where, f"hkk has {SEATS} seats, not {len(scenario.seats)}", "Pair play is no part of this game.")
    if scenario.coins or scenario.dice:
        refuse(where, "hkk has no coins and no dice", "Write random: [...] for cards that chance picks.")
    if scenario.match is not None:
        refuse(where, "hkk has no matches")
    for step in scenario.steps:
        check_step(step)
    check_expected(scenario.expect)


def check_deck(scenario: DeckScenario) -> None:
    """Raises ScenarioError for lists that this game has not."""
    lists = scenario.decks[0][1]
    if len(scenario.decks) > 1 or lists.fusion or lists.side:
        refuse(scenario.label.where, "a deck of hkk is one list", "Write deck: {main: {...}}.")


def check_step(step: Step) -> None:
    """Raises ScenarioError for a step, or a part of one, that means nothing here."""
    if isinstance(step, TimeCalledStep):
        refuse(step.where, "there is no clock in hkk: time cannot be called")
    if isinstance(step, (SeatStep, MayStep, MayNotStep, OptionsStep)) and step.at is not None:
        refuse(step.where, f'hkk has no window "{step.at}"', "Say with until: {phase: ...} where the step is done.")
    if isinstance(step, (MayStep, MayNotStep)) and step.details:
        refuse(
            step.where, f'"{step.details[0].name}" narrows nothing here', "In hkk what may be done is looked at alone."
        )
    if isinstance(step, SeatStep) and step.chain_own:
        refuse(step.where, "hkk has no chains", "A player may react to an own action by play or use.")
    if isinstance(step, UntilStep) and (step.step is not None or step.substep is not None):
        refuse(step.where, "the phases of hkk have no steps")
    if isinstance(step, UntilStep) and step.chain_over:
        refuse(step.where, "hkk has no chains", "Say with until: {phase: ...} how far the game goes on.")
    if isinstance(step, CheckStep):
        check_expected(step.expect)


def check_expected(expected: Expectation) -> None:
    """Raises ScenarioError for what cannot be expected of a game of hkk."""
    for name, value in (
        ("step", expected.step),
        ("substep", expected.substep),
        ("links", expected.links),
        ("log", expected.log),
        ("match", expected.match),
    ):
        if value is not None:
            refuse(expected.where, f'"{name}" says nothing of hkk')
    for match in (*expected.events, *expected.no_events):
        check_event(match)


def check_event(match: EventMatch) -> None:
    """Raises ScenarioError for an event, or a field of one, that never happens here."""
    if match.name not in EVENTS:
        refuse(match.where, f'hkk tells of no event "{match.name}"', f"It tells of: {', '.join(EVENTS)}.")
    if match.source is not None or match.to is not None:
        refuse(match.where, "from and to are not compared in hkk")
    if match.kind is not None and (match.name != "activated" or match.kind not in KINDS):
        refuse(match.where, f'"{match.kind}" is no kind of {match.name}', "activated has kind: action or reaction.")


def check_places(side: Side, faces: dict[str, CardFace]) -> None:
    """Raises ScenarioError for a card where the rules let none like it lie (`unchecked_position: yes` allows it)."""
    for zone in PLACES:
        placed: tuple[PlacedCard, ...] = getattr(side, zone)
        for one in placed:
            face = faces.get(one.name)
            if face is None:
                continue
            if face.kind in SPELLS:
                refuse(one.where, f'"{one.name}" is a spell: it is never in play')
            if (face.kind == words.CREATURE) == (zone == "table"):
                refuse(one.where, f'"{one.name}" does not belong into {zone}', "Creatures lie in reserve and guard.")
            if zone == "guard" and one.position == "passive":
                refuse(one.where, "a passive creature cannot be in the guard post")
