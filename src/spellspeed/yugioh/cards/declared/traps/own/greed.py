"""Greed, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting, keep_lasting
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.life_points import Damage
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import one_a_side


class Counted(Alteration):
    """So many cards were drawn by the player of the effect while its card was applied. No card says it itself: CountDrawn notes it."""

    def __init__(self) -> None:
        self.what = X_REMEMBERED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False


DRAWN_COUNTED: Final = Counted()


def counted_by(duel: Duel, source: int) -> list[Lasting]:
    """What a card has counted in this turn, draw by draw."""
    return [effect for effect in duel.lasting if isinstance(effect.change, Counted) and effect.source == source]


class CountDrawn(Step):
    """This card counts the cards of a draw for the player who drew, in this turn."""

    def run(self, duel: Duel, walk: Walk) -> None:
        event = walk.link.event
        if event is not None:
            source = walk.link.source
            counted = Lasting(source, event.seat, DRAWN_COUNTED, (), event.value, END_OF_TURN, duel.turn, duel.order)
            add_lasting(duel, counted)
        walk.go_on(duel)


class AnyCounted(Condition):
    """This card has counted cards in this turn."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return len(counted_by(duel, act.source)) > 0


class DamageCounted(Step):
    """Players take damage for each card that this card has counted for them, all at the same time."""

    def __init__(self, each: int) -> None:
        self.each: Final = each

    def parts(self) -> tuple[object, ...]:
        return (self.each,)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        amounts = [0] * len(duel.life)
        counted = counted_by(duel, walk.link.source)
        for effect in counted:
            amounts[duel.side_of[effect.seat]] += self.each * effect.amount
        orders = [effect.order for effect in counted]
        keep_lasting(duel, [other for other in duel.lasting if other.order not in orders])
        seats = [seat for seat in one_a_side(duel, duel.order_from(duel.turn_seat)) if amounts[duel.side_of[seat]]]
        at_once(duel, [Damage(seat, amounts[duel.side_of[seat]], BY_EFFECT, walk.link.card) for seat in seats])
        walk.go_on(duel)


card(
    "Greed",
    lasting_trap(),
    trigger(E_DRAWN, (CountDrawn(),), own=False, at_once=True, hearing=HeardCause((BY_EFFECT,))),
    due_in(END, (DamageCounted(500),), whose=EACH, condition=AnyCounted()),
)
