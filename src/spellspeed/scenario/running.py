"""Running scenarios: the one way from a parsed scenario to passed or failed, with the checks that every run makes."""

from __future__ import annotations

from dataclasses import dataclass

from spellspeed.hkk.rules.options import UnknownOption
from spellspeed.kernel.asks import option
from spellspeed.kernel.atoms import keep_journal
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.errors import AnswerError
from spellspeed.scenario.building import NotRunnable, build
from spellspeed.scenario.copying import unpickled
from spellspeed.scenario.deck_running import deck_problems
from spellspeed.scenario.duel_in_match import match_around, match_problems
from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.expecting import check_expectation
from spellspeed.scenario.hkk_running import hkk_fault
from spellspeed.scenario.match_running import match_fault
from spellspeed.scenario.model import Where
from spellspeed.scenario.model_scenarios import DeckScenario, DuelScenario, MatchScenario, Scenario
from spellspeed.scenario.model_steps import SeatStep, Step, UntilStep
from spellspeed.scenario.naming import is_free_decision
from spellspeed.scenario.play import Input, Play, StepFailed
from spellspeed.scenario.stepping import come_to_rest, do_step
from spellspeed.table.leaks import leaks
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.end_of_match import call_time
from spellspeed.yugioh.rules.terms import A_FIRST, SEAT_OF
from spellspeed.yugioh.rules.victory import agree_to_draw, surrender


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a scenario ended. `step` counts from 1; 0 where no step is to blame. `wrong_file`: the file is wrong, not the game."""

    scenario: Scenario
    passed: bool
    step: int
    message: str
    where: Where
    wrong_file: bool = False


def run_scenario(scenario: Scenario) -> Outcome:
    """Run one scenario. Never raises for what a scenario says: the outcome tells what failed, at which step and line."""
    if isinstance(scenario, MatchScenario):
        return run_match(scenario)
    if scenario.game == "hkk":
        return run_hkk(scenario)
    if isinstance(scenario, DeckScenario):
        return run_deck(scenario)
    return run_duel(scenario)


def run_deck(scenario: DeckScenario) -> Outcome:
    """Judge the lists of a deck scenario."""
    try:
        problems = deck_problems(scenario)
    except ScenarioError as wrong:
        return wrong_file(scenario, wrong)
    if problems:
        return failed(scenario, 0, "; ".join(problems), scenario.expect.where)
    return Outcome(scenario, True, 0, "", scenario.label.where)


def run_hkk(scenario: DuelScenario | DeckScenario) -> Outcome:
    """Run a scenario of the second game."""
    try:
        fault = hkk_fault(scenario)
    except ScenarioError as wrong:
        return wrong_file(scenario, wrong)
    except UnknownOption as unknown:
        return wrong_file(
            scenario, ScenarioError(scenario.label.where.file, scenario.label.where.line, str(unknown), "")
        )
    if fault is not None:
        step, where, message = fault
        return failed(scenario, step, message, where)
    return Outcome(scenario, True, 0, "", scenario.label.where)


def run_match(scenario: MatchScenario) -> Outcome:
    """Do what happens between the duels of a match, and look at what is expected."""
    try:
        fault = match_fault(scenario)
    except ScenarioError as wrong:
        return wrong_file(scenario, wrong)
    if fault is not None:
        step, where, message = fault
        return failed(scenario, step, message, where)
    return Outcome(scenario, True, 0, "", scenario.label.where)


def wrong_file(scenario: Scenario, wrong: ScenarioError) -> Outcome:
    """The outcome of a scenario that says what cannot be."""
    return Outcome(scenario, False, 0, f"{wrong.problem}. {wrong.hint}".strip(), Where(wrong.file, wrong.line), True)


def failed(scenario: Scenario, step: int, message: str, where: Where | None = None) -> Outcome:
    """An outcome that did not pass."""
    return Outcome(scenario, False, step, message, where or scenario.label.where)


def run_duel(scenario: DuelScenario, checked: bool = True) -> Outcome:
    """Build the position, do the steps, look at what is expected, and (`checked`) check the run itself: it replays, and nothing leaked."""
    try:
        play = started(scenario)
    except NotRunnable as missing:
        return failed(scenario, 0, str(missing))
    except ScenarioError as wrong:
        return wrong_file(scenario, wrong)
    for number, step in enumerate(scenario.steps, 1):
        problem = problem_of(play, step)
        if problem:
            return failed(scenario, number, problem, step.where)
    try:
        come_to_rest(play, bool(scenario.steps) and not isinstance(scenario.steps[-1], SeatStep | UntilStep))
    except StepFailed as problem_at_the_end:
        return failed(scenario, len(scenario.steps), str(problem_at_the_end), scenario.label.where)
    problems = check_expectation(play, scenario.expect) + match_problems(play, scenario.expect)
    if problems:
        return failed(scenario, 0, "; ".join(problems), scenario.expect.where)
    problem = run_problem(scenario, play) if checked else ""
    if problem:
        return failed(scenario, 0, problem)
    return Outcome(scenario, True, 0, "", scenario.label.where)


def started(scenario: DuelScenario) -> Play:
    """The play of a scenario at its first ask."""
    duel, roster = build(scenario)
    keep_journal(duel, [])
    play = Play(duel, roster)
    play.match = match_around(scenario)
    play.idle = tuple(roster.seat(name) for name in scenario.idle)
    play.first_phase = "" if scenario.setup is not None else scenario.phase
    play.begin()
    if scenario.setup is not None:
        choice = 1 if scenario.setup.choice == "second" else 0
        while duel.ask is not None and duel.ask.kind == A_FIRST:
            play.take((option(SEAT_OF, -1, choice),))
    return play


def problem_of(play: Play, step: Step) -> str:
    """What is wrong with a step; empty where it was done."""
    try:
        do_step(play, step)
    except StepFailed as failure:
        return str(failure)
    return ""


def run_problem(scenario: DuelScenario, play: Play) -> str:
    """The checks of every run: nobody owes an answer, the inputs replay, and an unpickled state goes the same way."""
    ask = play.duel.ask
    if ask is not None and not is_free_decision(ask) and play.rests_at != play.duel.serial:
        return f"at the end {play.seat_name(ask.seat)} owes an answer"
    digest = play.duel.digest()
    told = leaked(scenario, play.inputs)
    if told:
        return told
    for unpickling, what in (
        (False, "the same inputs"),
        (True, "with the state unpickled after every answer the inputs"),
    ):
        try:
            again = replayed(scenario, play.inputs, unpickling)
        except AnswerError as refused:
            return f"{what} led elsewhere: {refused}"
        if again != digest:
            return f"{what} led to another end"
    return ""


def leaked(scenario: DuelScenario, inputs: list[Input]) -> str:
    """Whether a seat that was asked was shown something hidden from it; empty where nobody was."""
    duel, roster = build(scenario)
    advance(duel)
    for kind, seat, picks in inputs:
        names = leaks(duel, seat)
        if names:
            return f"the view of {roster.seats[seat]} names what is hidden from it: {', '.join(names)}"
        if kind == "time":
            call_time(duel)
            continue
        if kind != "answer":
            break
        answer(duel, duel.serial, picks, seat)
    return ""


def replayed(scenario: DuelScenario, inputs: list[Input], unpickling: bool) -> str:
    """The digest after the same inputs, from the beginning."""
    duel, _ = build(scenario)
    advance(duel)
    for kind, seat, picks in inputs:
        if unpickling:
            duel = unpickled(duel)
            assert isinstance(duel, Duel)
        if kind == "answer":
            answer(duel, duel.serial, picks, seat)
        elif kind == "surrender":
            surrender(duel, seat)
        elif kind == "time":
            call_time(duel)
        else:
            agree_to_draw(duel)
    return duel.digest()
