"""Who is waited for in a duel and what about, from what everybody knows (T-2, PRIORITY-1)."""

from __future__ import annotations

from typing import Final

from spellspeed.session.room_game import OPEN, Waiting
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel

WINDOWS: Final = ((t.W_ATTEMPT, "attempt"), (t.W_DECLARATION, "attack"), (t.W_SUMMON, "summon"))
"""What may be answered, by the bit of the window."""
PHASE: Final = "phase"
CHOICE: Final = "choice"


def waiting(duel: Duel) -> Waiting:
    """PUBLIC-1. The seat that is asked, and what the window is about; the same whether the seat has anything to answer with or not."""
    ask = duel.ask
    if ask is None:
        return Waiting((), OPEN)
    if ask.kind == t.A_OPEN:
        return Waiting((ask.seat,), OPEN)
    if ask.kind not in (t.A_RESPONSE, t.A_DUE):
        return Waiting((ask.seat,), CHOICE)
    may_hide = holds_something(duel, ask.seat)
    if duel.chain:
        acted = duel.side_of[duel.chain[-1].seat] == duel.side_of[ask.seat]
        return Waiting((ask.seat,), "chain", may_hide and not acted)
    for window, about in WINDOWS:
        if duel.moment & window:
            acted = duel.side_of[duel.turn_seat] == duel.side_of[ask.seat]
            return Waiting((ask.seat,), about, may_hide and not acted)
    return Waiting((ask.seat,), PHASE)


def holds_something(duel: Duel, seat: int) -> bool:
    """Whether a seat holds a card that nobody else knows: in its hand, or face-down among its Spell and Trap Cards."""
    if duel.zone(seat, t.HAND):
        return True
    return any(number >= 0 and not duel.cards[number].face_up for number in duel.zone(seat, t.SPELLS))
