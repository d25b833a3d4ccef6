"""Going back from a choice to the decision that led to it: while costs, targets or Tributes are being named."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask
from spellspeed.yugioh.book.faced_opponents import Facing
from spellspeed.yugioh.book.summoning import Summoning
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.carrying_out import ANNOUNCING, SUMMONING_COST, Walk
from spellspeed.yugioh.duel.duel import Duel

OF_WHAT_WAS_BEGUN: Final = (
    t.A_TARGET, t.A_COST, t.A_DISCARD, t.A_TRIBUTE, t.A_MATERIAL, t.A_CHOOSE, t.A_MODE, t.A_NUMBER, t.A_DECLARE, t.A_ZONE, t.A_POSITION,
    t.A_SEAT,
)  # fmt: skip
"""Kinds of questions that belong to what one has begun to do."""
TELLS_NOTHING: Final = (
    t.E_TARGETED, t.E_FACED, t.E_PAID, t.E_SENT, t.E_DISCARDED, t.E_TRIBUTED, t.E_REMOVED, t.E_LEFT, t.E_PASSED, t.E_STEP,
)  # fmt: skip
"""Kinds of events after which a player knows no more than before."""


def may_step_back(duel: Duel, ask: Ask, since: int) -> bool:
    """Whether costs, targets or Tributes of something are being named, and nobody knows more than when it began (T-9.1, T-3.1).

    `since`: how long the journal was before the answer that led to the ask. The duel keeps a journal.
    """
    frame = duel.frames[-1] if duel.frames else None
    if isinstance(frame, Walk):
        announcing = frame.mode in (ANNOUNCING, SUMMONING_COST)
    else:
        announcing = isinstance(frame, Facing | Summoning)
    events = (duel.journal or [])[since:]
    return announcing and ask.kind in OF_WHAT_WAS_BEGUN and all(event.kind in TELLS_NOTHING for event in events)
