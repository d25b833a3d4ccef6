"""Changes: what waits: for a phase, for what happens later in the turn, for the end."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting, keep_lasting
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS, Card
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.doing.departures import send_to_graveyard
from spellspeed.yugioh.doing.life_points import Damage, lose
from spellspeed.yugioh.doing.moves import put_on_field
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.atoms import follow_control
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.marks import came_specially, how_summoned, with_way
from spellspeed.yugioh.duel.memory import battles_of, keep_battles, remember_flipped, remembered
from spellspeed.yugioh.duel.rights import X_DUE, X_REMEMBERED
from spellspeed.yugioh.duel.scope import one_a_side, seats_meant
from spellspeed.yugioh.duel.terms import (
    BY_EFFECT,
    CAME_SPECIALLY,
    E_CAME_BACK,
    END,
    FOREVER,
    MONSTERS,
    REMOVED,
    SPECIAL_SUMMON,
)
from spellspeed.yugioh.words.changes.values import Controls

LAY_SPECIALLY: Final = 4
"""Beside the battle position in which a monster was removed: it was a Special Summoned one."""
SUMMONED_SO: Final = 8
"""Times this, the way in which it was Summoned in the same turn stands above that."""


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


def back_to_owner(duel: Duel, effect: Lasting, number: int) -> None:
    """A monster that has come back to the side that it left goes from there at once to its owner's.

    FAQ INTERDIMENSIONAL MATTER TRANSPORTER, DIFFERENT DIMENSION GATE, DIMENSIONHOLE; one from a Graveyard too (AUTONOMOUS ACTION UNIT).
    """
    card = duel.cards[number]
    if card.owner != effect.seat:
        owned = Lasting(effect.source, effect.seat, Controls(), (card.binding,), card.owner + 1, FOREVER, 0, duel.order)
        add_lasting(duel, owned)
        follow_control(duel)


def how_it_lay(duel: Duel, card: Card) -> int:
    """The battle position of a monster that is removed for a while, and in which way it came there."""
    way = how_summoned(card) if card.arrived == duel.turn else 0
    lay = card.position | (LAY_SPECIALLY if came_specially(card) else 0)
    return lay + SUMMONED_SO * way if way != SPECIAL_SUMMON else lay


def recall(duel: Duel, before: int, now: int) -> None:
    """In the same turn it still counts that a monster was flipped face-up, and that it destroyed another one by battle.

    FAQ INTERDIMENSIONAL MATTER TRANSPORTER, HORUS THE BLACK FLAME DRAGON LV4.
    """
    if remembered(duel, before).flipped:
        remember_flipped(duel, now % STAYS)
    if battles_of(duel, before).beat:
        keep_battles(duel, now, battles_of(duel, now).with_beat())


class ComesBack(Waits):
    """A monster removed from play for a while comes back in the battle position that it had, which is no Summon.

    Without a free zone it goes to the Graveyard, and so does a Trap Card, which is no monster any more (FAQ EMBODIMENT OF APOPHIS).
    No card says it itself: RemoveUntil begins it.
    """

    def brings_back(self) -> bool:
        return True

    def lacks_zone(self, duel: Duel, effect: Lasting) -> bool:
        return duel.free_slots(effect.seat, MONSTERS) < len(effect.cards)

    def do_due(self, duel: Duel, effect: Lasting) -> None:
        keep_lasting(duel, [other for other in duel.lasting if other is not effect])
        for binding in effect.cards:
            number = duel.bound_card(binding)
            if number < 0 or duel.cards[number].zone != REMOVED:
                continue
            slot = duel.free_slot(effect.seat, MONSTERS)
            if slot < 0 or not duel.faces[number].is_monster:
                send_to_graveyard(duel, number, BY_EFFECT, effect.source % STAYS)
            else:
                position = effect.amount % LAY_SPECIALLY
                marks = CAME_SPECIALLY if effect.amount & LAY_SPECIALLY else 0
                if effect.turn == duel.turn and effect.amount >= SUMMONED_SO:
                    marks = with_way(marks, effect.amount // SUMMONED_SO)
                before = put_on_field(duel, number, effect.seat, slot, True, position, effect.seat, marks)
                recall(duel, binding - STAYS, duel.binding(number))
                duel.tell_aside(E_CAME_BACK, number, before, effect.seat, BY_EFFECT, effect.source % STAYS)
                back_to_owner(duel, effect, number)


class DamageThen(Alteration):
    """In a phase the players meant take as much damage as was fixed when it began.

    A change of one card (Power Bond): nothing in it is about that card.
    """

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
    """ERA-LASTWILL-1. A card remembers, wherever it lies, that what its text names has happened (Last Will, A Deal with Dark Ruler),
    or what was fixed (for the group Held)."""

    def __init__(self) -> None:
        self.what = X_REMEMBERED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return number == effect.source % STAYS


class WinsInTheEnd(Alteration):
    """WIN-3, T-6.8, TEAM-R12. At the end of the last of so many turns the player of the effect wins the duel.

    A change of one card (Final Countdown): the own word of Pyro Clock of Destiny brings its end nearer.
    """

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
