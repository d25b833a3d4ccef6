"""What lasts, and when it ends: at the end of a step or phase, of a turn, or with the phase or turn that it skips (T-6.1, T-6.6, T-6.8)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import keep_lasting, pop_frame, rewrite_lasting
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_DUE, Right
from spellspeed.yugioh.duel.terms import A_CHOOSE, CHOOSE


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


def falls_due(duel: Duel, effect: Lasting) -> bool:
    """T-6.1. Whether a lasting effect has fixed something for this moment."""
    change = effect.change
    assert isinstance(change, Alteration)
    return change.what is X_DUE and change.falls_due(duel, effect)


def do_fixed(duel: Duel, effect: Lasting) -> None:
    """T-6.1, T-6.8. Do what a lasting effect has fixed for this moment, without a Chain."""
    change = effect.change
    assert isinstance(change, Alteration)
    duel.next_batch()
    change.do_due(duel, effect)


def do_what_falls_due(duel: Duel) -> None:
    """T-6.1, T-6.8. What lasting effects have fixed for this moment, without a Chain."""
    for effect in duel.lasting[:]:
        if falls_due(duel, effect):
            do_fixed(duel, effect)


def something_falls_due(duel: Duel) -> bool:
    """T-6.1. Whether a lasting effect has fixed something for this moment that was not done yet."""
    return any([falls_due(duel, effect) for effect in duel.lasting])


def contending_ends(duel: Duel) -> tuple[int, ...]:
    """T-6.6. The cards whose effects have fixed something for this moment, where a monster that comes back lacks a zone; () where none does.

    The turn player orders them then (FAQ STRIKE NINJA).
    """
    due = [effect for effect in duel.lasting if falls_due(duel, effect)]
    sources = tuple(dict.fromkeys([effect.source % STAYS for effect in due]))
    return sources if len(sources) > 1 and any([lacks_zone(duel, effect) for effect in due]) else ()


def lacks_zone(duel: Duel, effect: Lasting) -> bool:
    """Whether what is fixed needs more free zones than there are now."""
    change = effect.change
    assert isinstance(change, Alteration)
    return change.lacks_zone(duel, effect)


class FirstEnd(Frame):
    """The turn player decides which card's effect is done first, of those that are due at the same moment."""

    def __init__(self, sources: tuple[int, ...]) -> None:
        self.sources: Final = sources

    def parts(self) -> tuple[object, ...]:
        return (self.sources,)

    def step(self, state: Duel) -> None:
        codes = tuple([option(CHOOSE, source) for source in self.sources])
        open_ask(state, Ask(state.turn_seat, A_CHOOSE, -1, codes))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        pop_frame(state)
        for effect in state.lasting[:]:
            if effect.source % STAYS == subject_of(picks[0]) and falls_due(state, effect):
                do_fixed(state, effect)
