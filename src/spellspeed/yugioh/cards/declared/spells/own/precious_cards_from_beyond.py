"""Precious Cards from Beyond, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import Card
from spellspeed.kernel.events import Event
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.may.tributes import tributes_needed


def was_two(duel: Duel, event: Event, attribute: int) -> bool:
    """MONSTER-7. Whether the monster that was Tributed can be treated as two Tributes for one with this Attribute, by its own text."""
    before = event.before
    assert isinstance(before, Card)
    for ability in duel.printed(event.card).steady:
        for change in ability.changes:
            own = Lasting(before.binding, before.controller, change, (), 0, WHILE_FACE_UP, 0, 0)
            if change.what is X_TWO_TRIBUTES and change.amount(duel, own, event.card) == attribute:
                return True
    return False


class HeardTributes(Condition):
    """TERM-TRIBUTE-2. The event's monster was Tribute Summoned, or Set, with at least so many Tributes; one that is treated as two for it counts
    as two (MONSTER-7). A word of one Spell Card (Precious Cards from Beyond): other texts look back at the Tributes later."""

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def parts(self) -> tuple[object, ...]:
        return (self.least,)

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        if event is None or (event.kind == E_SUMMONED and event.value != TRIBUTE_SUMMON):
            return False
        made = [other for other in duel.fresh if other.kind == E_TRIBUTED and other.by == event.card]
        if (
            len(made) == 1
            and tributes_needed(duel, event.card) == 2
            and was_two(duel, made[0], duel.faces[event.card].attribute)
        ):
            return self.least <= 2
        return len(made) >= self.least


card(
    "Precious Cards from Beyond",
    lasting_spell(),
    trigger(
        E_SUMMONED | E_SET,
        (Draw(Fixed(2), YOU),),
        own=False,
        hearing=Both((HeardSeat(YOU), HeardTributes(2))),
        remains=True,
    ),
)
