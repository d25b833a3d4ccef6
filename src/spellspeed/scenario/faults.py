"""The faults of a scenario, gathered while the rest of it is read, so that all of them are told at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from spellspeed.scenario.errors import ScenarioError, together
from spellspeed.scenario.yaml_reader import Node

T = TypeVar("T")
D = TypeVar("D")


class Faults:
    """What is wrong with a part of a scenario, in the order in which it was found."""

    def __init__(self) -> None:
        self.found: list[ScenarioError] = []

    @contextmanager
    def noted(self) -> Iterator[None]:
        """What is refused here is noted, and reading goes on behind it."""
        try:
            yield
        except ScenarioError as wrong:
            self.found += wrong.faults

    def read(self, node: Node | None, read: Callable[[Node], T], default: D) -> T | D:
        """What is written here; the default where nothing is, and where it is refused."""
        if node is not None:
            with self.noted():
                return read(node)
        return default

    def each(self, nodes: Iterable[Node], read: Callable[[Node], T]) -> tuple[T, ...]:
        """All of these, without those that are refused."""
        kept: list[T] = []
        for node in nodes:
            with self.noted():
                kept.append(read(node))
        return tuple(kept)

    def tell(self) -> None:
        """Raise ScenarioError if anything was noted."""
        if self.found:
            raise together(self.found)


def read_each(nodes: Iterable[Node], read: Callable[[Node], T]) -> tuple[T, ...]:
    """All of these. Raises ScenarioError with what is wrong with any of them."""
    faults = Faults()
    kept = faults.each(nodes, read)
    faults.tell()
    return kept
