"""Monsters that are flipped without their Flip Effects, and met by what else hears of that (EFFECT-2)."""

from __future__ import annotations

from collections.abc import Sequence

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.batch import Proposal
from spellspeed.yugioh.doing.positions import Turning
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.last_known import last_known
from spellspeed.yugioh.duel.terms import E_FLIPPED, E_TURNED, WITHOUT_FLIP_EFFECT


@mypyc_attr(acyclic=True)
class StandingUp(Turning):
    """EFFECT-2. One monster is changed to a face-up battle position; a face-down one is flipped, but its Flip Effect is not activated."""

    def weighed(self, state: Duel, batch: Sequence[Proposal]) -> tuple[Proposal, ...]:
        weighed = super().weighed(state, batch)
        if not weighed:
            return ()
        card = state.cards[self.number]
        known = last_known(state, self.number)
        return (StandingUp(self.number, self.to, self.cause, self.by, False, card, known),)

    def tell(self, state: Duel) -> None:
        old = self.before
        assert old is not None
        kind = E_TURNED if old.face_up else E_FLIPPED
        detail = 0 if old.face_up else WITHOUT_FLIP_EFFECT
        state.tell(kind, self.number, old, old.controller, self.cause, self.by, self.to, detail, self.known)
