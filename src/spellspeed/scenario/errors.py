"""What a scenario file can be wrong about, as one error that says where."""

from spellspeed.errors import SpellspeedError


class ScenarioError(SpellspeedError):
    """A scenario file that could not be read: `file`, `line` (from 1), what is wrong, and a `hint` at what would be right ("" if none)."""

    def __init__(self, file: str, line: int, problem: str, hint: str = "") -> None:
        self.file = file
        self.line = line
        self.problem = problem.rstrip(".")
        self.hint = hint.strip()
        super().__init__(f"{file}:{line}: {self.problem}" + (f". {self.hint}" if self.hint else ""))

    def __reduce__(self) -> tuple[type["ScenarioError"], tuple[str, int, str, str]]:
        return (ScenarioError, (self.file, self.line, self.problem, self.hint))
