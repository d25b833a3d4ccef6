"""Which lasting negations there are and which of them work, as a value (T-9.13)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.records import Record


class Negations(Record):
    """T-9.13. `standing` are the sources of lasting negations in the order in which they became active, `working` those that work.

    `held_down` are the face-up cards whose effects are negated: what hangs on such a card does not fall with it. All are bindings.
    """

    def __init__(self, standing: tuple[int, ...], working: tuple[int, ...], held_down: tuple[int, ...]) -> None:
        self.standing: Final = standing
        self.working: Final = working
        self.held_down: Final = held_down

    def parts(self) -> tuple[object, ...]:
        return (self.standing, self.working, self.held_down)


NO_NEGATIONS: Final = Negations((), (), ())
