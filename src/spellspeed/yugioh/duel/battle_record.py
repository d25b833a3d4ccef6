"""One attack, from its declaration to the end of its Damage Step (BATTLE, T-4, T-5)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.records import Record


@mypyc_attr(acyclic=True)
class Battle(Record):
    """One attack from its declaration to the end of its Damage Step. `attacker` and `target` are bindings (target 0: a direct attack).

    `against` is the seat attacked; `before` the opponents' monsters when it was declared (T-4.4); `doomed` the beaten monsters (T-5.5).
    `removed` are those of them that are removed from play by what beat them (T-5.7). `direct`: an effect has made it a direct attack.
    `forced`: an effect has put its attacker in the place of another, whether it could attack or not.
    `met_down`: its target was face-down when it became the target, which effects may have changed since.
    `felled` are monsters that an effect destroys at the end of the Damage Step, each followed by the card of the effect.
    `silenced` are those of the beaten whose effects what beat them negates, and which fall with it (T-9.7).
    `hurried`: an effect has put its target in the place of another and says that damage is calculated at once.
    `stopped`: why the attack is lost whatever follows (one of the LOST codes; 0: it is not).
    """

    def __init__(
        self, attacker: int, target: int, against: int, before: tuple[int, ...], replay: bool, stopped: int, doomed: tuple[int, ...],
        was_face_down: bool, calculated: bool, removed: tuple[int, ...] = (),
        direct: bool = False, felled: tuple[int, ...] = (), forced: bool = False, met_down: bool = False,
        silenced: tuple[int, ...] = (), hurried: bool = False,
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
        self.direct: Final = direct
        self.felled: Final = felled
        self.forced: Final = forced
        self.met_down: Final = met_down
        self.silenced: Final = silenced
        self.hurried: Final = hurried

    def parts(self) -> tuple[object, ...]:
        held = (
            self.attacker, self.target, self.against, self.before, self.replay, self.stopped, self.doomed, self.was_face_down,
            self.calculated,
        )  # fmt: skip
        if self.hurried:
            return (*held, self.removed, self.direct, self.felled, self.forced, self.met_down, self.silenced, True)
        if self.silenced:
            return (*held, self.removed, self.direct, self.felled, self.forced, self.met_down, self.silenced)
        if self.met_down:
            return (*held, self.removed, self.direct, self.felled, self.forced, True)
        if self.direct or self.felled or self.forced:
            return (*held, self.removed, self.direct, self.felled, self.forced)
        return (*held, self.removed) if self.removed else held

    def with_replay(self, replay: bool, before: tuple[int, ...]) -> Battle:
        """The attack with a replay due or not."""
        return Battle(
            self.attacker, self.target, self.against, before, replay, self.stopped, self.doomed, self.was_face_down, self.calculated,
            self.removed, self.direct, self.felled, self.forced, self.met_down, self.silenced, self.hurried,
        )  # fmt: skip

    def with_stopped(self, why: int) -> Battle:
        """The attack lost: negated, or its monster turned face-down."""
        return Battle(
            self.attacker, self.target, self.against, self.before, self.replay, why, self.doomed, self.was_face_down, self.calculated,
            self.removed, self.direct, self.felled, self.forced, self.met_down, self.silenced, self.hurried,
        )  # fmt: skip

    def calculated_with(
        self, doomed: tuple[int, ...], removed: tuple[int, ...] = (), silenced: tuple[int, ...] = ()
    ) -> Battle:
        """The battle after damage calculation, with its beaten monsters marked."""
        return Battle(
            self.attacker, self.target, self.against, self.before, self.replay, self.stopped, doomed, self.was_face_down, True, removed,
            self.direct, self.felled, self.forced, self.met_down, silenced, self.hurried,
        )  # fmt: skip

    def with_face_down(self) -> Battle:
        """The battle whose target was face-down when the Damage Step began."""
        return Battle(
            self.attacker, self.target, self.against, self.before, self.replay, self.stopped, self.doomed, True, self.calculated,
            self.removed, self.direct, self.felled, self.forced, self.met_down, self.silenced, self.hurried,
        )  # fmt: skip

    def with_felled(self, felled: tuple[int, ...]) -> Battle:
        """The battle with the monsters that effects destroy because of it, each followed by the card of the effect."""
        return Battle(
            self.attacker, self.target, self.against, self.before, self.replay, self.stopped, self.doomed, self.was_face_down,
            self.calculated, self.removed, self.direct, felled, self.forced, self.met_down, self.silenced, self.hurried,
        )  # fmt: skip

    def made_direct(self) -> Battle:
        """The attack on a monster turned into a direct attack by an effect."""
        return Battle(
            self.attacker, 0, self.against, self.before, self.replay, self.stopped, (), False, False, (), True
        )

    def without_direct(self) -> Battle:
        """The attack that an effect had made direct, when that effect is over."""
        return Battle(self.attacker, 0, self.against, self.before, self.replay, self.stopped, (), False, False)

    def fought_by(self, attacker: int) -> Battle:
        """The attack with another monster in the place of its attacker, by an effect."""
        return Battle(
            attacker,
            self.target,
            self.against,
            self.before,
            False,
            0,
            (),
            False,
            False,
            (),
            self.direct,
            (),
            True,
            self.met_down,
            (),
            self.hurried,
        )
