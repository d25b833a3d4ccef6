"""Running scenarios of this game, with the checks that every run makes."""

from __future__ import annotations

from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import option
from spellspeed.kernel.atoms import keep_journal
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.errors import AnswerError
from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.model import Where
from spellspeed.scenario.model_scenarios import DuelScenario, MatchScenario, Scenario
from spellspeed.scenario.model_steps import SeatStep, Step, UntilStep
from spellspeed.scenario.outcomes import Outcome, failed, outcome_of, passed, wrong_file
from spellspeed.scenario.state_copies import unpickled
from spellspeed.scenario.step_table import StepFailed
from spellspeed.yugioh.book.end_of_match import call_time
from spellspeed.yugioh.book.victory import agree_to_draw, surrender
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import A_FIRST, SEAT_OF
from spellspeed.yugioh.scenario.deck_runner import deck_problems
from spellspeed.yugioh.scenario.duel_in_match import match_around, match_problems
from spellspeed.yugioh.scenario.expectations import check_expectation
from spellspeed.yugioh.scenario.lost_moments import told_main2
from spellspeed.yugioh.scenario.match_runner import match_fault
from spellspeed.yugioh.scenario.option_names import is_free_decision
from spellspeed.yugioh.scenario.play import Input, Play
from spellspeed.yugioh.scenario.position import NotRunnable, build
from spellspeed.yugioh.scenario.steps import come_to_rest, do_step
from spellspeed.yugioh.views.leaks import leaks


def run(scenario: Scenario) -> Outcome:
    """Run one scenario of this game. Never raises for what a scenario says: the outcome tells what failed, at which step and line."""
    if isinstance(scenario, DuelScenario):
        return run_duel(scenario)
    try:
        if isinstance(scenario, MatchScenario):
            return outcome_of(scenario, match_fault(scenario))
        problems = deck_problems(scenario)
    except ScenarioError as wrong:
        return wrong_file(scenario, wrong)
    if problems:
        return failed(scenario, 0, "; ".join(problems), scenario.expect.where)
    return passed(scenario)


def run_duel(scenario: DuelScenario, checked: bool = True) -> Outcome:
    """Build the position, do the steps, look at what is expected, and (`checked`) check the run itself: it replays, and nothing leaked."""
    try:
        play = played(scenario)
    except NotRunnable as missing:
        return failed(scenario, 0, str(missing))
    except ScenarioError as wrong:
        return wrong_file(scenario, wrong)
    except NotPlayed as stopped:
        return failed(scenario, stopped.step, stopped.problem, stopped.where)
    problems = check_expectation(play, scenario.expect) + match_problems(play, scenario.expect)
    if problems:
        problems += filter(None, (told_main2(play),))
        return failed(scenario, 0, "; ".join(problems), scenario.expect.where)
    problem = run_problem(scenario, play) if checked else ""
    if problem:
        return failed(scenario, 0, problem)
    return passed(scenario)


class NotPlayed(SpellspeedError):
    """A step of a scenario cannot be done: which one (counted from 1), what is wrong, and where it stands."""

    def __init__(self, step: int, problem: str, where: Where) -> None:
        super().__init__(f"{where.file}:{where.line}: step {step}: {problem}")
        self.step: Final = step
        self.problem: Final = problem
        self.where: Final = where


def played(scenario: DuelScenario) -> Play:
    """The play of a scenario at its end, where `expect` looks: all steps are done, and everyone has passed until the turn player decides
    freely. Raises NotRunnable, ScenarioError for a position that the rules forbid, NotPlayed."""
    play = started(scenario)
    for number, step in enumerate(scenario.steps, 1):
        problem = problem_of(play, step)
        if problem:
            raise NotPlayed(number, problem, step.where)
    try:
        come_to_rest(play, bool(scenario.steps) and not isinstance(scenario.steps[-1], SeatStep | UntilStep))
    except StepFailed as at_the_end:
        raise NotPlayed(len(scenario.steps), str(at_the_end), scenario.label.where) from at_the_end
    return play


def started(scenario: DuelScenario) -> Play:
    """The play of a scenario at its first ask."""
    duel, roster = build(scenario)
    keep_journal(duel, [])
    play = Play(duel, roster)
    play.match = match_around(scenario)
    play.idle = tuple(roster.seat(name) for name in scenario.idle)
    play.positions = scenario.positions
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
