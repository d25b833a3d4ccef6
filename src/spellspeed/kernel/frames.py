"""Frames: what is under way, as values. The top frame takes the next step or waits for an answer."""

from __future__ import annotations

from typing import Any

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.records import Record


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame(Record):
    """One thing under way. Frames are immutable: a step replaces the top frame, pushes another one or takes it away."""

    def step(self, state: Any) -> None:
        """Go on until the next question, the next frame or the end."""
        raise NotImplementedError

    def answered(self, state: Any, picks: tuple[int, ...]) -> None:
        """Take the answer to the ask that this frame opened."""
        raise NotImplementedError

    def committed(self, state: Any, batch: tuple[Any, ...]) -> None:
        """Take up again what waited for a batch about which somebody was asked; it is carried out (kernel/batch.py)."""
