"""One attack, from its declaration to the end of its Damage Step (BATTLE, T-4, T-5)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.records import Record


@mypyc_attr(acyclic=True)
class Battle(Record):
    """One attack from its declaration to the end of its Damage Step. `attacker` and `target` are bindings (target 0: a direct attack).

    `against` is the seat attacked; `before` the opponents' monsters when it was declared (T-4.4); `doomed` the beaten monsters (T-5.5).
    `removed` are those of them that are removed from play by what beat them (T-5.7).
    `stopped`: why the attack is lost whatever follows (one of the LOST codes; 0: it is not).
    """

    def __init__(
        self, attacker: int, target: int, against: int, before: tuple[int, ...], replay: bool, stopped: int, doomed: tuple[int, ...],
        was_face_down: bool, calculated: bool, removed: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        self.attacker: Final = attacker
        self.target: Final = target
        self.against: Final = against
        self.before: Final = before
        self.replay: Final = replay
        self.stopped: Final = stopped
        self.doomed: Final = doomed
        self.was_face_down: Final = was_face_down
        self.calculated: Final = calculated
        self.removed: Final = removed

    def parts(self) -> tuple[object, ...]:
        held = (
            self.attacker, self.target, self.against, self.before, self.replay, self.stopped, self.doomed, self.was_face_down,
            self.calculated,
        )  # fmt: skip
        return (*held, self.removed) if self.removed else held

    def with_replay(self, replay: bool, before: tuple[int, ...]) -> Battle:
        """The attack with a replay due or not."""
        return Battle(
            self.attacker, self.target, self.against, before, replay, self.stopped, self.doomed, self.was_face_down, self.calculated,
            self.removed,
        )  # fmt: skip

    def with_stopped(self, why: int) -> Battle:
        """The attack lost: negated, or its monster turned face-down."""
        return Battle(
            self.attacker, self.target, self.against, self.before, self.replay, why, self.doomed, self.was_face_down, self.calculated,
            self.removed,
        )  # fmt: skip

    def calculated_with(self, doomed: tuple[int, ...], removed: tuple[int, ...] = ()) -> Battle:
        """The battle after damage calculation, with its beaten monsters marked."""
        return Battle(
            self.attacker, self.target, self.against, self.before, self.replay, self.stopped, doomed, self.was_face_down, True, removed
        )  # fmt: skip

    def with_face_down(self) -> Battle:
        """The battle whose target was face-down when the Damage Step began."""
        return Battle(
            self.attacker, self.target, self.against, self.before, self.replay, self.stopped, self.doomed, True, self.calculated,
            self.removed,
        )  # fmt: skip
