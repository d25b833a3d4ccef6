"""Disciple of the Forbidden Spell, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import has_attribute
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import ATTRIBUTES_SAID
from spellspeed.yugioh.duel.memory import keep_number, kept_number
from spellspeed.yugioh.duel.terms import A_DECLARE, ATTRIBUTE_OF, ATTRIBUTES


class DeclareAsMany(Step):
    """Declare as many different Attributes as an amount says, which this card keeps in mind where it lies (FAQ DISCIPLE OF THE FORBIDDEN SPELL)."""

    def __init__(self, number: Amount) -> None:
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def run(self, duel: Duel, walk: Walk) -> None:
        count = min(self.number.count(duel, walk.link), len(ATTRIBUTES))
        if not count or duel.bound_card(walk.link.source) < 0 or not duel.cards[walk.link.card].face_up:
            walk.go_on(duel)
            return
        codes = tuple([option(ATTRIBUTE_OF, -1, one) for one in range(len(ATTRIBUTES))])
        open_ask(duel, Ask(walk.link.seat, A_DECLARE, walk.link.card, codes, count, count))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        keep_number(duel, walk.link.source, ATTRIBUTES_SAID, sum([1 << extra_of(pick) for pick in picks]))
        walk.go_on(duel)


class OfKeptAttributes(Filter):
    """Monsters with one of the Attributes that were declared for this card, which keeps them in mind."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        kept = kept_number(duel, act.source, ATTRIBUTES_SAID)
        return any([kept >> one & 1 and has_attribute(duel, number, one) for one in range(len(ATTRIBUTES))])


DEAD_DISCIPLES = Cards((GRAVEYARD,), YOU, (Named(("Disciple of the Forbidden Spell",)),))

card(
    "Disciple of the Forbidden Spell",
    trigger(E_SUMMONED, (DeclareAsMany(NumberOf(DEAD_DISCIPLES)),)),
    trigger(
        E_DAMAGE_STEP,
        (Destroy(EventOther(())),),
        hearing=Both((IsAttacker(), AttackedIs((FaceUp(), OfKeptAttributes())))),
        at_start_of_damage_step=True,
    ),
)
