"""Which mutants of a declaration do its scenarios notice? Each is tried in a process of its own, with a limit of time and memory."""

from __future__ import annotations

import multiprocessing
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.lab.mutating.mutants import Mutant, mutants_of
from spellspeed.scenario import Scenario
from spellspeed.scenario.running import run_scenario
from spellspeed.yugioh.cards import facts, pool
from spellspeed.yugioh.words.declaring import DECLARED_CARDS, Declaration

SECONDS: Final = 20.0
"""A mutant that keeps the scenarios busy for so long is noticed: all scenarios of a card take a second or two."""
MEMORY: Final = 2 << 30
"""So many bytes may a process use in which a mutant makes a duel grow without end."""
ENDLESS: Final = "it does not end"
LOST: Final = "its process ends"


class FailsUnchanged(SpellspeedError):
    """A scenario of a card fails although nothing of its declaration was changed."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A mutant, and the scenario that notices it, by its place and title; "" where none does."""

    mutant: Mutant
    noticed_by: str

    @property
    def killed(self) -> bool:
        """Whether a scenario notices it."""
        return bool(self.noticed_by)


def declared_mutants(name: str) -> list[Mutant]:
    """The mutants of the card with that name. Raises UnknownCard, NotImplementedCard."""
    passcode = facts.by_name(name).passcode
    pool.printed(passcode)
    declared = DECLARED_CARDS.get(facts.by_passcode(passcode).name)
    return [] if declared is None else mutants_of(declared)


def use(declared: Declaration) -> None:
    """From now on the card of this process does what this declaration says."""
    DECLARED_CARDS[declared.name] = declared
    pool.forget_printed()


def first_failure(scenarios: Sequence[Scenario]) -> str:
    """Place and title of the first scenario that fails (an exception fails too); "" where all pass."""
    for scenario in scenarios:
        label = scenario.label
        try:
            passed = run_scenario(scenario).passed
        except Exception:  # noqa: BLE001 (a mutant may break anything)
            passed = False
        if not passed:
            return f'{label.where}: "{label.title}"'
    return ""


def refuse_failing(scenarios: Sequence[Scenario]) -> None:
    """Raises FailsUnchanged where a scenario fails without any change."""
    failing = first_failure(scenarios)
    if failing:
        raise FailsUnchanged(f"{failing} fails without any change: mend that first")


def tried(
    mutants: Sequence[Mutant], scenarios: Sequence[Scenario], workers: int = 1, seconds: float = SECONDS
) -> Iterator[Tried]:
    """What becomes of each mutant, in their order; `workers` are tried at the same time, each for at most so many seconds."""
    context = multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn")
    running: dict[int, Attempt] = {}
    done: dict[int, str] = {}
    begun = told = 0
    try:
        while told < len(mutants):
            while len(running) < workers and begun < len(mutants):
                running[begun] = Attempt(context, mutants[begun], scenarios, seconds)
                begun += 1
            soonest = min(attempt.until for attempt in running.values()) if running else monotonic()
            wait([attempt.ear for attempt in running.values()], max(0.0, soonest - monotonic()))
            for number, attempt in list(running.items()):
                answer = attempt.answer()
                if answer is not None:
                    done[number] = answer
                    running.pop(number)
            while told in done:
                yield Tried(mutants[told], done.pop(told))
                told += 1
    finally:
        for attempt in running.values():
            attempt.end()


class Attempt:
    """A mutant that is tried in a process of its own, until a time of the clock."""

    def __init__(self, context: BaseContext, mutant: Mutant, scenarios: Sequence[Scenario], seconds: float) -> None:
        ear, mouth = context.Pipe(duplex=False)
        self.ear: Final = ear
        place = (mutant.card, str(mutant))
        self.process: Final[BaseProcess] = context.Process(  # type: ignore[attr-defined]
            target=attempt_in_child,
            args=(mouth, place, mutant if context.get_start_method() == "fork" else None, list(scenarios)),
        )
        with warnings.catch_warnings():
            # Python warns of copies of a process with threads; this one runs scenarios and ends.
            warnings.simplefilter("ignore", DeprecationWarning)
            self.process.start()
        mouth.close()
        self.until: Final = monotonic() + seconds

    def answer(self) -> str | None:
        """The scenario that noticed the mutant, "" for none; None while it is not known."""
        if self.ear.poll():
            try:
                answer = str(self.ear.recv())
            except EOFError:
                answer = LOST
        elif monotonic() >= self.until:
            answer = ENDLESS
        else:
            return None
        self.end()
        return answer

    def end(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.join()
        self.ear.close()


def attempt_in_child(
    mouth: Connection, place: tuple[str, str], mutant: Mutant | None, scenarios: Sequence[Scenario]
) -> None:
    """Use a mutant and say which scenario notices it. A process that was started afresh makes the mutant again, by its card and words."""
    limit_memory()
    if mutant is None:
        mutant = next(each for each in declared_mutants(place[0]) if str(each) == place[1])
    use(mutant.declaration)
    mouth.send(first_failure(scenarios))


def limit_memory() -> None:
    """Let this process use no more than MEMORY, where the system can."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
