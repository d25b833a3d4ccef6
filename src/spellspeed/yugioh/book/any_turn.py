"""A turn and a special Battle Phase as the frames above them know them."""

from __future__ import annotations

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.frames import Frame
from spellspeed.yugioh.duel.duel import Duel


@mypyc_attr(acyclic=True)
class AnyTurn(Frame):
    """The turn as the other frames know it (turn.py)."""

    def go_at_once(self, duel: Duel) -> None:
        """CORE-1, ERA-ENDBATTLE-1. Leave what is under way for the phase or step to which an effect has sent the duel."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class AnySpecialBattle(Frame):
    """ERA-LASTTURN-1. A special Battle Phase as the turn knows it (special_battle.py)."""

    def waits(self) -> bool:
        """Whether it has not begun."""
        raise NotImplementedError

    def go_to_end_step(self, duel: Duel) -> None:
        """ERA-ENDBATTLE-1. An effect has ended it: its End Step comes."""
        raise NotImplementedError


def turn_of(duel: Duel) -> AnyTurn:
    """The turn that is under way, below all else."""
    for frame in duel.frames:
        if isinstance(frame, AnyTurn):
            return frame
    raise AssertionError("a Chain resolves in a turn")
