"""Running hkk scenarios: duels and decks, with the checks that every run makes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from spellspeed.hkk.rules.deck_building import deck_problems, sizes
from spellspeed.hkk.rules.faces import CardFace, blank_face
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.options import UnknownOption, options_with
from spellspeed.hkk.rules.terms import DECK, HAND
from spellspeed.hkk.rules.victory import agree_to_draw, surrender
from spellspeed.hkk.scenario.expectations import check_expectation
from spellspeed.hkk.scenario.limits import check_deck, refuse
from spellspeed.hkk.scenario.names import is_question
from spellspeed.hkk.scenario.play import (
    HkkPlay,
    come_to_rest,
    do_asked,
    do_may,
    do_may_not,
    do_options,
    do_seat_step,
    do_until,
    is_rest,
)
from spellspeed.hkk.scenario.position import build_hkk, face_in_file, faces_of
from spellspeed.hkk.view import view
from spellspeed.kernel.atoms import rewrite
from spellspeed.kernel.cards import Card
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.errors import AnswerError
from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.model import FILLER
from spellspeed.scenario.model_scenarios import DeckScenario, DuelScenario, MatchScenario, Scenario
from spellspeed.scenario.model_steps import (
    AskedStep,
    CheckStep,
    MayNotStep,
    MayStep,
    OptionsStep,
    SeatStep,
    UntilStep,
)
from spellspeed.scenario.outcomes import Fault, Outcome, outcome_of, wrong_file
from spellspeed.scenario.state_copies import unpickled
from spellspeed.scenario.step_table import StepFailed, do_step_by

NO_STEP: Final = 0


def run(scenario: Scenario) -> Outcome:
    """Run one scenario of this game. Never raises for what a scenario says: the outcome tells what failed, at which step and line."""
    try:
        return outcome_of(scenario, fault_of(scenario))
    except ScenarioError as wrong:
        return wrong_file(scenario, wrong)
    except UnknownOption as unknown:
        return wrong_file(scenario, ScenarioError(scenario.label.where.file, scenario.label.where.line, str(unknown)))


def fault_of(scenario: Scenario) -> Fault | None:
    """What is wrong with a scenario, None if it passes. Raises ScenarioError for a wrong file, UnknownOption for an option that hkk has not."""
    if isinstance(scenario, DeckScenario):
        return deck_fault(scenario)
    if isinstance(scenario, MatchScenario):
        refuse(scenario.label.where, "hkk has no matches")
    play = HkkPlay(scenario)
    for number, step in enumerate(scenario.steps, 1):
        try:
            play.rests = False
            do_step_by(DOINGS, play, step)
        except StepFailed as failure:
            return number, step.where, str(failure)
    try:
        come_to_rest(play)
    except StepFailed as failure:
        return len(scenario.steps), scenario.label.where, str(failure)
    problems = check_expectation(play, scenario.expect)
    if problems:
        return NO_STEP, scenario.expect.where, "; ".join(problems)
    problem = run_problem(scenario, play)
    return (NO_STEP, scenario.label.where, problem) if problem else None


def do_check(play: HkkPlay, step: CheckStep) -> None:
    """`check`: these hold at the first open window after the step before, with nothing passed."""
    while play.game.ask is not None and is_question(play.game.ask) and play.answer_question(play.game.ask):
        pass
    problems = check_expectation(play, step.expect)
    if problems:
        raise StepFailed("; ".join(problems))
    play.rests = True


DOINGS: Final[dict[type, Callable[[HkkPlay, Any], None]]] = {
    SeatStep: do_seat_step,
    UntilStep: do_until,
    MayStep: do_may,
    MayNotStep: do_may_not,
    OptionsStep: do_options,
    AskedStep: do_asked,
    CheckStep: do_check,
}
"""There is no clock in hkk, and so nobody who calls time (limits)."""


def deck_fault(scenario: DeckScenario) -> Fault | None:
    """HKK-91.2.2, HKK-91.2.3, HKK-91.2.4: judge a deck; `list` names the tournament format."""
    check_deck(scenario)
    faces = faces_of(scenario.cards)
    deck: list[CardFace] = []
    for name, count in scenario.decks[0][1].main:
        deck += fillers(count) if name == FILLER else [face_in_file(faces, name, scenario.label.where)] * count
    size = sizes(options_with(scenario.profile.switches))
    found = sorted({one.rule for one in deck_problems(deck, scenario.list_name or "", size)})
    wanted = scenario.expect
    if wanted.problems is not None and sorted(wanted.problems) != found:
        return NO_STEP, wanted.where, f"the problems are {found}, expected {sorted(wanted.problems)}"
    if wanted.legal is not None and wanted.legal == bool(found):
        return NO_STEP, wanted.where, f"the problems are {found}"
    return None


def fillers(count: int) -> list[CardFace]:
    """So many different cards that do not matter."""
    blank = blank_face()
    return [
        CardFace(-place, f"{FILLER} {place}", blank.kind, blank.cost, 0, 0, 0, (), (), 0, ())
        for place in range(1, count + 1)
    ]


def run_problem(scenario: DuelScenario, play: HkkPlay) -> str:
    """The checks of every run: nobody owes an answer, the inputs replay, an unpickled game goes the same way, nothing hidden is shown."""
    ask = play.game.ask
    if ask is not None and not (is_rest(play.game, ask) or play.rests or not is_question(ask)):
        return f"at the end {play.names.seats[ask.seat]} owes an answer"
    digest = play.game.digest()
    for unpickling, what in (
        (False, "the same inputs"),
        (True, "with the state unpickled after every answer the inputs"),
    ):
        try:
            again = replayed(scenario, play, unpickling)
        except AnswerError as refused:
            return f"{what} led elsewhere: {refused}"
        if again != digest:
            return f"{what} led to another end"
    return leaked(scenario, play)


def replayed(scenario: DuelScenario, play: HkkPlay, unpickling: bool) -> str:
    """The digest after the same inputs, from the beginning."""
    game, _ = build_hkk(scenario)
    advance(game)
    for kind, seat, picks in play.inputs:
        if unpickling:
            again = unpickled(game)
            assert isinstance(again, Game)
            game = again
        take_input(game, kind, seat, picks)
    return game.digest()


def take_input(game: Game, kind: str, seat: int, picks: tuple[int, ...]) -> None:
    """Give a game one input again."""
    if kind == "answer":
        answer(game, game.serial, picks, seat)
    elif kind == "surrender":
        surrender(game, seat)
    else:
        agree_to_draw(game)


def leaked(scenario: DuelScenario, play: HkkPlay) -> str:
    """Whether the view of a seat changes when the cards hidden from it do; empty where it never does."""
    game, _ = build_hkk(scenario)
    advance(game)
    for kind, seat, picks in play.inputs:
        for viewer in range(game.seats):
            if view(game, viewer) != view(with_blanks(game, viewer), viewer):
                return f"the view of {play.names.seats[viewer]} tells what is hidden from it"
        take_input(game, kind, seat, picks)
    return ""


def with_blanks(game: Game, viewer: int) -> Game:
    """The game with blank cards where the viewer cannot see."""
    twin = game.fork()
    blank = blank_face()
    for seat in range(twin.seats):
        for zone in (DECK,) if seat == viewer else (DECK, HAND):
            for number in twin.zone(seat, zone):
                old = twin.cards[number]
                rewrite(
                    twin, Card(number, blank, old.owner, seat, zone, -1, old.stay, False, 0, 0, seat, 0, 0, 0, 0, (), 0)
                )
    return twin
