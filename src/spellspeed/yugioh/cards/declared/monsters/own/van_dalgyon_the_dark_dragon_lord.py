"""Van'Dalgyon the Dark Dragon Lord, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import is_kind_noted, remember_kind


class KeptKind(Condition):
    """The kind that this card keeps is this one (see KeepKind)."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def parts(self) -> tuple[object, ...]:
        return (self.kind,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return is_kind_noted(duel, act.card, self.kind)


class KeepKind(Step):
    """Keep on this card, for the turn, of which kind the event's card is."""

    def run(self, duel: Duel, walk: Walk) -> None:
        event = walk.link.event
        if event is not None and event.card >= 0:
            remember_kind(duel, walk.link.card, duel.faces[event.card].kind)
        walk.go_on(duel)


card(
    "Van'Dalgyon the Dark Dragon Lord",
    trigger(
        E_NEGATED,
        (SpecialSummon(Itself()), KeepKind()),
        own=False,
        hearing=Both((HeardSeat(OPPONENTS), HeardByCardOf(YOU), HeardByKind((TRAP,), (COUNTER,)), Not(InDamageStep()))),
        optional=True,
        never_misses=True,
        places=IN_HAND,
    ),
    trigger(E_SUMMONED, (InflictDamage(Fixed(1500), OPPONENT),), hearing=HeardByItself(), condition=KeptKind(SPELL)),
    trigger(
        E_SUMMONED,
        (Destroy(Bound(TARGETS)),),
        hearing=HeardByItself(),
        condition=KeptKind(TRAP),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), OPPONENTS)),),
    ),
    trigger(
        E_SUMMONED,
        (SpecialSummon(Bound(TARGETS)),),
        hearing=HeardByItself(),
        condition=KeptKind(MONSTER),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)), Revivable()))),),
    ),
)
