"""What is about to come to the field, as everybody who looks at what is under way may know it."""

from __future__ import annotations

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.frames import Frame


@mypyc_attr(acyclic=True)
class Arriving(Frame):
    """Monsters whose players still decide how they come."""

    def numbers(self) -> tuple[int, ...]:
        """The cards."""
        raise NotImplementedError
