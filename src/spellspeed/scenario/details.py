"""The details of a step that are still to answer questions, whichever game is played."""

from __future__ import annotations

from typing import Final

from spellspeed.scenario.model import Detail, Value

QUIET: Final = ("effect", "from")
"""Details that already narrowed the step itself."""


class OpenDetail:
    """A detail that still answers questions: what is left of its values."""

    def __init__(self, detail: Detail, values: tuple[Value, ...], used: bool) -> None:
        self.detail = detail
        self.values = values
        self.used = used

    def copy(self) -> OpenDetail:
        """Another one with the same values left."""
        return OpenDetail(self.detail, self.values, self.used)

    @property
    def lasts(self) -> bool:
        """`position` answers every question about a position."""
        return self.detail.name == "position"

    @property
    def is_open(self) -> bool:
        """Whether it can answer a question."""
        return self.lasts or bool(self.values) or (not self.detail.values and not self.used)


def opened(details: tuple[Detail, ...]) -> list[OpenDetail]:
    """The details of a step, all unused; those that only narrowed the step count as used."""
    return [OpenDetail(detail, detail.values, detail.name in QUIET) for detail in details]


def unused(detail: Detail) -> str:
    """The message for a detail that answered nothing."""
    values = ", ".join(value.text for value in detail.values)
    return f"{detail.name}: {values} (line {detail.where.line}) answered no question"
