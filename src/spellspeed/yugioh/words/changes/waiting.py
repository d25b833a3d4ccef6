"""Changes: what waits: for a phase, for what happens later in the turn, for the end."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import keep_lasting
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.doing.leaving import send_to_graveyard
from spellspeed.yugioh.doing.life_points import Damage, lose
from spellspeed.yugioh.doing.moving import put_on_field
from spellspeed.yugioh.duel.abilities import Alteration
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_BORROWED, X_DUE, X_REMEMBERED
from spellspeed.yugioh.duel.scope import one_a_side, seats_meant
from spellspeed.yugioh.duel.terms import BY_EFFECT, END, MONSTERS, REMOVED


class Waits(Alteration):
    """Something fixed for a phase of this turn or of a later one."""

    def __init__(self, phase: int) -> None:
        self.what = X_DUE
        self.phase: Final = phase

    def parts(self) -> tuple[object, ...]:
        return (self.phase,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def falls_due(self, duel: Duel, effect: Lasting) -> bool:
        if duel.turn < effect.turn:
            return False
        return duel.phase == END if self.phase == END else duel.phase >= self.phase


class ComesBack(Waits):
    """A monster removed from play for a while comes back in the battle position that it had, which is no Summon.

    Without a free zone it goes to the Graveyard.
    """

    def do_due(self, duel: Duel, effect: Lasting) -> None:
        keep_lasting(duel, [other for other in duel.lasting if other is not effect])
        for binding in effect.cards:
            number = duel.bound_card(binding)
            if number < 0 or duel.cards[number].zone != REMOVED:
                continue
            slot = duel.free_slot(effect.seat, MONSTERS)
            if slot < 0:
                send_to_graveyard(duel, number, BY_EFFECT, effect.source % STAYS)
            else:
                put_on_field(duel, number, effect.seat, slot, True, effect.amount, effect.seat, 0)


class DamageThen(Alteration):
    """In a phase the players meant take as much damage as was fixed when it began."""

    def __init__(self, phase: int, whose: int) -> None:
        self.what = X_DUE
        self.phase: Final = phase
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.phase, self.whose)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def falls_due(self, duel: Duel, effect: Lasting) -> bool:
        return duel.turn >= effect.turn and duel.phase == self.phase

    def do_due(self, duel: Duel, effect: Lasting) -> None:
        keep_lasting(duel, [other for other in duel.lasting if other is not effect])
        seats = one_a_side(duel, seats_meant(duel, self.whose, effect.seat, effect.against))
        at_once(duel, [Damage(seat, effect.amount, BY_EFFECT, effect.source % STAYS) for seat in seats])


class Remembered(Alteration):
    """ERA-LASTWILL-1. A card remembers, wherever it lies, that what its text names has happened. One card alone looks back like this: Last Will."""

    def __init__(self) -> None:
        self.what = X_REMEMBERED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return number == effect.source % STAYS


class UseNextTurn(Alteration):
    """In the Main Phase of the turn that was fixed, the player of the effect may use the effects of the cards in the Graveyard."""

    def __init__(self) -> None:
        self.what = X_BORROWED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False


class WinsInTheEnd(Alteration):
    """WIN-3, T-6.8, TEAM-R12. At the end of the last of so many turns the player of the effect wins the duel."""

    def __init__(self) -> None:
        self.what = X_DUE

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def falls_due(self, duel: Duel, effect: Lasting) -> bool:
        return duel.phase == END and duel.turn >= effect.turn

    def do_due(self, duel: Duel, effect: Lasting) -> None:
        for side in range(len(duel.life)):
            if side != duel.side_of[effect.seat]:
                lose(duel, side, "WIN-3")
