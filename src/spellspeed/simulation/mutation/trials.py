"""Which mutants of a declaration do its scenarios notice? Each is tried in a process of its own, with a limit of memory.

A mutant under which a duel does not end is noticed: a scenario fails that takes too many answers (yugioh/scenario/play.py). That is the same on every
machine; the time that it takes is not.
"""

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
from spellspeed.games.scenarios import run_scenario
from spellspeed.scenario import Scenario
from spellspeed.simulation.mutation.mutants import Mutant, mutants_of
from spellspeed.yugioh.cards import facts, pool
from spellspeed.yugioh.words.declaring import DECLARED_CARDS, Declaration

SECONDS: Final = 600.0
"""So long a mutant may keep the scenarios busy, all of which take a second or two: then its process asks nobody anything any more, or the machine is
too slow. Which of them is not known, so it is a fault and no kill."""
MEMORY: Final = 2 << 30
"""So many bytes may a process use in which a mutant makes a duel grow without end."""
LOST: Final = "its process ends"


class FailsUnchanged(SpellspeedError):
    """A scenario of a card fails although nothing of its declaration was changed."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A mutant, and the scenario that notices it, by its place and title; "" where none does. `fault` is why nobody knows; "" where somebody does."""

    mutant: Mutant
    noticed_by: str
    fault: str = ""

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
    """What becomes of each mutant, in their order; `workers` are tried at the same time, each for at most so many seconds, after which that is a
    fault."""
    context = multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn")
    running: dict[int, Attempt] = {}
    done: dict[int, Tried] = {}
    begun = told = 0
    try:
        while told < len(mutants):
            while len(running) < workers and begun < len(mutants):
                running[begun] = Attempt(context, mutants[begun], scenarios, seconds)
                begun += 1
            soonest = min(attempt.until for attempt in running.values()) if running else monotonic()
            wait([attempt.ear for attempt in running.values()], max(0.0, soonest - monotonic()))
            for number, attempt in list(running.items()):
                found = attempt.found()
                if found is not None:
                    done[number] = found
                    running.pop(number)
            while told in done:
                yield done.pop(told)
                told += 1
    finally:
        for attempt in running.values():
            attempt.end()


class Attempt:
    """A mutant that is tried in a process of its own, until a time of the clock."""

    def __init__(self, context: BaseContext, mutant: Mutant, scenarios: Sequence[Scenario], seconds: float) -> None:
        ear, mouth = context.Pipe(duplex=False)
        self.mutant: Final = mutant
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
        self.seconds: Final = seconds
        self.until: Final = monotonic() + seconds

    def found(self) -> Tried | None:
        """What has become of the mutant; None while it is not known."""
        if self.ear.poll():
            try:
                found = Tried(self.mutant, str(self.ear.recv()))
            except EOFError:
                found = Tried(self.mutant, LOST)
        elif monotonic() >= self.until:
            found = Tried(self.mutant, "", f"nothing is known of it after {self.seconds:g} seconds")
        else:
            return None
        self.end()
        return found

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
