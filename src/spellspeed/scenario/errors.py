"""What a scenario file can be wrong about: each fault says where it is; those that were found together are raised together."""

from __future__ import annotations

from spellspeed.errors import SpellspeedError


class ScenarioError(SpellspeedError):
    """A scenario file that could not be read: `file`, `line` (from 1), what is wrong, and a `hint` at what would be right ("" if none).

    Where more than one thing is wrong this is the first of them, and `faults` are all. The message has a line for each.
    """

    def __init__(
        self, file: str, line: int, problem: str, hint: str = "", others: tuple[ScenarioError, ...] = ()
    ) -> None:
        self.file = file
        self.line = line
        self.problem = problem.rstrip(".")
        self.hint = hint.strip()
        self.others = others
        super().__init__("\n".join([self.told, *(each.told for each in others)]))

    @property
    def told(self) -> str:
        """This fault alone, in one line."""
        return f"{self.file}:{self.line}: {self.problem}" + (f". {self.hint}" if self.hint else "")

    @property
    def faults(self) -> tuple[ScenarioError, ...]:
        """Every fault, each by itself."""
        return (ScenarioError(self.file, self.line, self.problem, self.hint), *self.others) if self.others else (self,)

    def __reduce__(self) -> tuple[type[ScenarioError], tuple[str, int, str, str, tuple[ScenarioError, ...]]]:
        return (ScenarioError, (self.file, self.line, self.problem, self.hint, self.others))


def together(faults: list[ScenarioError]) -> ScenarioError:
    """One error of several faults, which stand by file and line; one that was found twice stands once."""
    by_place = {each.told: each for each in sorted(faults, key=lambda each: (each.file, each.line))}
    first, *others = by_place.values()
    return ScenarioError(first.file, first.line, first.problem, first.hint, tuple(others))
