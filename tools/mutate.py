"""A mutation run: which small changes to the rules does no scenario notice?

python tools/mutate.py src/spellspeed/yugioh/book/battle.py [MODULE ...] [--limit N] [--line N] [--scenarios FOLDER]

Each change (tools/mutations.py: a comparison turned round, an "and" made an "or", a number one higher, a call left out ...) is made
in a process of its own, which runs the scenarios that come to the changed line, those that cite the rules of its function
first, until one fails. What no scenario notices is listed with its place: either the change makes no difference, or a scenario
is missing. `--limit` takes so many changes, spread evenly over each module; `--line` only those of one line. The exit status
is 1 where a change went unnoticed.

It needs the interpreted build, and a system that can fork.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import FunctionType
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.progress import track

from spellspeed.build import COMPILED
from spellspeed.checkout.sources import comments_and_docstrings
from spellspeed.games.scenarios import read_scenarios, run_scenario
from spellspeed.scenario import Scenario
from spellspeed.yugioh.cards.pool import load_declarations
from tests.hygiene.citations import ids_in
from tests.hygiene.sources import ROOT, module_name
from tools.mutations import Mutant, marking, mutants_of

SECONDS: Final = 20
"""A change that keeps one scenario busy for so long has been noticed: a scenario takes a fraction of a second."""

MARK: Final = "__reached__"
"""The name by which marked functions call what notes their lines."""

MEMORY: Final = 2 << 30
"""So many bytes may a process use in which a change makes a duel grow without end."""


class Module(NamedTuple):
    """A module under test: its file, its source, and its functions by qualified name."""

    file: str
    source: str
    functions: dict[str, FunctionType]

    @property
    def name(self) -> str:
        """The file as a report names it."""
        return Path(self.file).relative_to(ROOT).as_posix()


class Found(NamedTuple):
    """What became of a change: the number of scenarios that come to its line, and whether one of them failed."""

    mutant: Mutant
    reached: int
    noticed: bool


def loaded(path: Path) -> Module:
    """A module of the package by its path."""
    module = importlib.import_module(module_name(path))
    file = module.__file__
    assert file is not None
    functions = {function.__qualname__: function for function in functions_in(vars(module), module.__name__)}
    return Module(file, path.read_text(encoding="utf-8"), functions)


def functions_in(names: dict[str, Any], module: str) -> Iterator[FunctionType]:
    """The functions that a module defines, those of its classes among them."""
    for value in list(names.values()):
        value = getattr(value, "fget", None) or getattr(value, "__wrapped__", None) or getattr(value, "__func__", value)
        if isinstance(value, FunctionType) and value.__module__ == module:
            yield value
        elif isinstance(value, type) and value.__module__ == module:
            yield from functions_in(dict(vars(value)), module)


def in_a_child(work: Callable[[], object]) -> object:
    """What the work returns (something that JSON can say), done in a process of its own; None where that died."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reader)
            with os.fdopen(writer, "w", encoding="utf-8") as answer:
                json.dump(work(), answer)
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8") as answer:
        said = answer.read()
    os.waitpid(child, 0)
    return json.loads(said) if said else None


def lines_reached(scenario: Scenario, modules: list[Module]) -> dict[str, list[int]] | None:
    """The lines of each module that a scenario comes to; None if it fails."""
    reached: dict[str, set[int]] = {module.file: set() for module in modules}
    for module in modules:
        marked = marking(module.source, module.file, MARK)
        for name, function in module.functions.items():
            function.__globals__[MARK] = reached[module.file].add
            function.__code__ = marked[name]
    if not run_scenario(scenario).passed:
        return None
    return {file: sorted(lines) for file, lines in reached.items()}


def one_fails(module: Module, mutant: Mutant, scenarios: list[Scenario]) -> bool:
    """Make the change, here and now, and run the scenarios until one fails; an exception or a duel without end fails too."""
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    module.functions[mutant.function].__code__ = mutant.code(module.source, module.file)
    for scenario in scenarios:
        signal.alarm(SECONDS)
        if not run_scenario(scenario).passed:
            return True
    return False


def ids_of(module: Module, mutant: Mutant) -> set[str]:
    """The rules that the function of a change cites."""
    code = module.functions[mutant.function].__code__
    first, last = code.co_firstlineno, max(line for _, _, line in code.co_lines() if line)
    return {
        rule_id
        for line, text in comments_and_docstrings(module.source)
        if first <= line <= last
        for rule_id in ids_in(text)
    }


def evenly(mutants: list[Mutant], limit: int) -> list[Mutant]:
    """So many of the changes, spread over all of them."""
    if not limit or limit >= len(mutants):
        return mutants
    return [mutants[number * len(mutants) // limit] for number in range(limit)]


class Run:
    """Scenarios, and which of them come to which lines of the modules."""

    def __init__(self, scenarios: list[Scenario], modules: list[Module], console: Console) -> None:
        self.scenarios = scenarios
        self.console = console
        self.reached: list[dict[str, set[int]]] = []
        gc.collect()
        gc.freeze()
        for scenario in self.shown(scenarios, "where the scenarios come"):
            found = in_a_child(partial(lines_reached, scenario, modules))
            if not isinstance(found, dict):
                raise SystemExit(f'{scenario.label.where}: "{scenario.label.title}" fails without any change')
            self.reached.append({file: set(lines) for file, lines in found.items()})

    def shown(self, things: list[Any], what: str) -> Any:
        """The things one by one, with a bar on the error output."""
        return track(things, description=what, console=self.console, transient=True)

    def reaching(self, module: Module, mutant: Mutant) -> list[Scenario]:
        """The scenarios that come to the lines of a change, those that cite the rules of its function first."""
        lines = set(range(mutant.first, mutant.last + 1))
        found = [
            scenario
            for scenario, reached in zip(self.scenarios, self.reached, strict=True)
            if reached[module.file] & lines
        ]
        ids = ids_of(module, mutant)
        return sorted(found, key=lambda scenario: not ids & set(scenario.label.cites))

    def tried(self, module: Module, mutant: Mutant) -> Found:
        """What becomes of one change."""
        scenarios = self.reaching(module, mutant)
        noticed = bool(scenarios) and in_a_child(partial(one_fails, module, mutant, scenarios)) is not False
        return Found(mutant, len(scenarios), noticed)

    def module_tried(self, module: Module, limit: int, line: int) -> list[Found]:
        """What becomes of the changes of a module."""
        mutants = [mutant for mutant in mutants_of(module.source) if line in (0, mutant.line)]
        return [self.tried(module, mutant) for mutant in self.shown(evenly(mutants, limit), module.name)]


def report(module: Module, found: list[Found]) -> Iterator[str]:
    """A line of numbers, and a line for each change that nobody noticed."""
    unnoticed = [one for one in found if not one.noticed]
    yield f"{module.name}: {len(found)} changes, {len(found) - len(unnoticed)} noticed, {len(unnoticed)} not"
    for mutant, reached, _ in unnoticed:
        many = f"{reached} scenarios come here" if reached else "no scenario comes here"
        yield f"  {module.name}:{mutant.line} {mutant.function}: {mutant.before}  ->  {mutant.after}  ({many})"


def main(arguments: list[str]) -> int:
    """Try the changes of each module, and list what nobody noticed."""
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, usage=argparse.SUPPRESS
    )
    reader.add_argument("modules", nargs="+", type=Path)
    reader.add_argument("--limit", type=int, default=0)
    reader.add_argument("--line", type=int, default=0)
    reader.add_argument("--scenarios", type=Path, default=ROOT / "tests" / "scenarios")
    wish = reader.parse_args(arguments)
    if COMPILED or not hasattr(os, "fork"):
        print("a mutation run needs the interpreted build and a system that can fork", file=sys.stderr)
        return 2
    console = Console(stderr=True)
    modules = [loaded(path.resolve()) for path in wish.modules]
    load_declarations()
    run = Run(list(read_scenarios(wish.scenarios)), modules, console)
    unnoticed = 0
    for module in modules:
        found = run.module_tried(module, wish.limit, wish.line)
        unnoticed += sum(not one.noticed for one in found)
        print("\n".join(report(module, found)), flush=True)
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
