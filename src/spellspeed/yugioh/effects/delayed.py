"""Delayed effects: what an effect fixes for a later moment and what is then done without a Chain (T-6.1, T-6.6)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import keep_lasting
from spellspeed.kernel.batch import Proposal
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.lasting import act_of
from spellspeed.yugioh.effects.verbs import OnGroup, Together
from spellspeed.yugioh.rules.abilities import Alteration
from spellspeed.yugioh.rules.duel import Duel, by_number
from spellspeed.yugioh.rules.leaving import DISCARDED, Leaving
from spellspeed.yugioh.rules.rights import X_DUE
from spellspeed.yugioh.rules.scope import later_turn, means
from spellspeed.yugioh.rules.terms import BY_EFFECT, END


class Delayed(Alteration):
    """A verb that is done in a phase of a later (or this) turn of the players meant: to the cards fixed when it began, else to its own group.

    What is fixed for a phase that is skipped is done when the next phase begins (T-6.1); the End Phase stands for the end of the turn.
    `nth` says for the text which of these phases it is; the turn from which it may be done is that of the lasting effect.
    """

    def __init__(self, verb: OnGroup, phase: int, whose: int, nth: int = 1) -> None:
        self.what = X_DUE
        self.verb: Final = verb
        self.phase: Final = phase
        self.whose: Final = whose
        self.nth: Final = nth

    def parts(self) -> tuple[object, ...]:
        return (self.verb, self.phase, self.whose, self.nth)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def last_turn(self, duel: Duel, act: Link, turns: int) -> int:
        """ERA-TEAM-1, TEAM-V-5. The turn of the `nth` phase: of the one opponent chosen, whom the whole effect is about, or of all players meant."""
        if self.nth == 1 or duel.seats == 2 or act.against < 0:
            return duel.turn + turns
        return later_turn(duel, act.against, self.nth)

    def falls_due(self, duel: Duel, effect: Lasting) -> bool:
        if duel.turn < effect.turn or not means(duel, self.whose, effect.seat, duel.turn_seat, effect.against):
            return False
        return duel.phase == END if self.phase == END else duel.phase >= self.phase

    def do_due(self, duel: Duel, effect: Lasting) -> None:
        keep_lasting(duel, [other for other in duel.lasting if other is not effect])
        act = act_of(duel, effect)
        numbers = [duel.bound_card(binding) for binding in effect.cards]
        if not effect.cards:
            numbers = self.verb.group.members(duel, act)
        self.verb.do_to(duel, act, by_number(duel, [number for number in numbers if number >= 0]))


class DiscardThem(Together):
    """TERM-DISCARD-1. Discard the cards of a group in hands ("the entire hand")."""

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        return Leaving(number, DISCARDED, BY_EFFECT, act.card)
