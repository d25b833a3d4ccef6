"""What is removed from play for a while, and damage that waits for a phase (T-6.6)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting, keep_lasting
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.rules.abilities import Alteration, Group, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.leaving import TAKEN_OUT, Leaving, send_to_graveyard
from spellspeed.yugioh.rules.life_points import Damage
from spellspeed.yugioh.rules.moving import put_on_field
from spellspeed.yugioh.rules.rights import X_DUE
from spellspeed.yugioh.rules.scope import one_a_side, seats_meant
from spellspeed.yugioh.rules.terms import BY_EFFECT, DONE, END, FOREVER, MONSTERS, REMOVED


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


class RemoveUntil(Step):
    """TERM-RFP-1. Remove face-up monsters of a group from play until a phase; then they come back under the control of who had them."""

    def __init__(self, group: Group, phase: int) -> None:
        self.group: Final = group
        self.change: Final = ComesBack(phase)

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.change.phase)

    def could(self, duel: Duel, act: Link) -> bool:
        return self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        done: list[int] = []
        source = walk.link.source
        cards = [duel.cards[number] for number in self.group.members(duel, walk.link)]
        at_once(duel, [Leaving(card.number, TAKEN_OUT, BY_EFFECT, walk.link.card) for card in cards])
        for card in cards:
            if duel.cards[card.number].zone != REMOVED:
                continue
            binding = duel.binding(card.number)
            done.append(binding)
            add_lasting(
                duel,
                Lasting(
                    source, card.controller, self.change, (binding,), card.position, FOREVER, duel.turn, duel.order
                ),
            )
        walk.go_on(duel, walk.link.with_bound(DONE, tuple(done)))


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
