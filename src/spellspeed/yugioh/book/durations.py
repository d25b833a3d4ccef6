"""What lasts, and when it ends: at the end of a step or phase, of a turn, or with the phase or turn that it skips (T-6.1, T-6.6, T-6.8)."""

from __future__ import annotations

from spellspeed.kernel.atoms import keep_lasting, rewrite_lasting
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel.abilities import Alteration
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_DUE, Right


def end_lasting(duel: Duel, until: int) -> None:
    """End the lasting effects of a kind."""
    kept: list[Lasting] = [effect for effect in duel.lasting if effect.until != until]
    keep_lasting(duel, kept)


def end_until(duel: Duel, until: int) -> bool:
    """T-6.6. End the lasting effects that last until this phase of this turn; whether there was one."""
    if not duel.lasting:
        return False
    before = duel.lasting
    kept = [effect for effect in before if effect.until != until or effect.turn > duel.turn]
    keep_lasting(duel, kept)
    return len(kept) < len(before)


def end_skip(duel: Duel, what: Right, seat: int = -1, one: bool = False) -> None:
    """A phase that an effect skips for the turn player has come, or the turn of a seat: that effect is used up; with `one` only the first."""
    seat = duel.turn_seat if seat < 0 else seat
    if not is_under(duel, what, seat):
        return
    # The amount of such an effect says how many of these phases it skips (0: one).
    kept: list[Lasting] = []
    ended = False
    for place, effect in enumerate(duel.lasting):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what is what and change.touches(duel, effect, seat) and not (one and ended):
            ended = True
            if effect.amount <= 1:
                continue
            left = Lasting(
                effect.source, effect.seat, change, effect.cards, effect.amount - 1, effect.until, effect.turn, effect.order
            )  # fmt: skip
            rewrite_lasting(duel, place, left)
        kept.append(duel.lasting[place])
    keep_lasting(duel, kept)


def do_what_falls_due(duel: Duel) -> None:
    """T-6.1, T-6.8. What lasting effects have fixed for this moment, without a Chain."""
    for effect in duel.lasting[:]:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.what is X_DUE and change.falls_due(duel, effect):
            duel.next_batch()
            change.do_due(duel, effect)
