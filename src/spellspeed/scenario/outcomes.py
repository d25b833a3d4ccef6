"""How a scenario ended."""

from __future__ import annotations

from dataclasses import dataclass

from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.model import Where
from spellspeed.scenario.model_scenarios import ReadScenario, Scenario, UnreadScenario

Fault = tuple[int, Where, str]
"""What is wrong with a scenario that ran: the step to blame (0: none), the line, and the message."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a scenario ended. `step` counts from 1; 0 where no step is to blame. `wrong_file`: the file is wrong, not the game."""

    scenario: ReadScenario
    passed: bool
    step: int
    message: str
    where: Where
    wrong_file: bool = False


def passed(scenario: Scenario) -> Outcome:
    """The outcome of a scenario in which everything is as it says."""
    return Outcome(scenario, True, 0, "", scenario.label.where)


def failed(scenario: Scenario, step: int, message: str, where: Where | None = None) -> Outcome:
    """An outcome that did not pass."""
    return Outcome(scenario, False, step, message, where or scenario.label.where)


def outcome_of(scenario: Scenario, fault: Fault | None) -> Outcome:
    """Failed with this fault, or passed without one."""
    if fault is None:
        return passed(scenario)
    step, where, message = fault
    return failed(scenario, step, message, where)


def wrong_file(scenario: Scenario, wrong: ScenarioError) -> Outcome:
    """The outcome of a scenario that says what cannot be: of several things each in a line of its own."""
    alone = f"{wrong.problem}. {wrong.hint}".strip()
    message = "\n".join(fault.told for fault in wrong.faults) if wrong.others else alone
    return Outcome(scenario, False, 0, message, Where(wrong.file, wrong.line), True)


def not_read(scenario: UnreadScenario) -> Outcome:
    """The outcome of a scenario that is written wrongly: all that is wrong with it, each in a line of its own."""
    message = "\n".join(fault.told for fault in scenario.faults)
    return Outcome(scenario, False, 0, message, scenario.label.where, True)
