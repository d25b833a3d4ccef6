"""Royal Writ of Taxation, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import keep_lasting
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.life_points import damage
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import later_turn, the_opponent


class Taxes(Alteration):
    """At the end of its last turn the opponent takes damage, unless it ended before."""

    def __init__(self, amount: int) -> None:
        self.what = X_DUE
        self.points: Final = amount

    def parts(self) -> tuple[object, ...]:
        return (self.points,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def last_turn(self, duel: Duel, act: Link, turns: int) -> int:
        """TEAM-II-3. The next turn of its player."""
        return later_turn(duel, act.seat)

    def falls_due(self, duel: Duel, effect: Lasting) -> bool:
        return duel.phase == END and duel.turn >= effect.turn

    def do_due(self, duel: Duel, effect: Lasting) -> None:
        keep_lasting(duel, [other for other in duel.lasting if other.order != effect.order])
        damage(duel, the_opponent(duel, effect.seat, effect.against), self.points, BY_EFFECT, effect.source % STAYS)


def taxes_of(duel: Duel, number: int) -> list[Lasting]:
    """The taxes that a card has begun and that have not ended."""
    return [effect for effect in duel.lasting if isinstance(effect.change, Taxes) and effect.source % STAYS == number]


class HeardTaxed(Condition):
    """A card with the name that this card watches was Normal Summoned, or it or an effect of it activated."""

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        if event is None or event.card < 0:
            return False
        face = duel.faces[event.card]
        if event.kind == E_SUMMONED and not event.value & ANY_NORMAL:
            return False
        return any([duel.faces[effect.cards[0] % STAYS].called == face.called for effect in taxes_of(duel, act.card)])


class EndTaxes(Step):
    """The taxes that this card has begun end."""

    def run(self, duel: Duel, walk: Walk) -> None:
        ended = taxes_of(duel, walk.link.card)
        keep_lasting(duel, [effect for effect in duel.lasting if effect not in ended])
        walk.go_on(duel)


card(
    "Royal Writ of Taxation",
    trap(
        (
            PickRandom(THEIR_HAND),
            LookAt(Bound(CHOSEN)),
            Begin(Taxes(1000), Bound(CHOSEN), FOREVER, Fixed(-1), turns=1),
        ),
        condition=Both((InTurnOf(OPPONENTS), InPhase((STANDBY,)))),
    ),
    trigger(
        E_SUMMONED | E_ACTIVATED,
        (InflictDamage(Fixed(1000), YOU), And(), EndTaxes()),
        own=False,
        at_once=True,
        places=ANYWHERE,
        hearing=HeardTaxed(),
    ),
)
