"""Chosen One, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.clauses import SPECIAL_ONLY
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.may.summon import has_what_it_needs, may_be_special_summoned


class RevivableOrToon(Filter):
    """Monsters that an effect may Special Summon out of the hand; of Toon monsters those with what their own Summon demands (ERA-TOON-1).

    A word of one Spell Card (Chosen One), of which a ruling says so.
    """

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        if may_be_special_summoned(duel, act.seat, number):
            return True
        face = duel.faces[number]
        return face.is_toon and face.revival == SPECIAL_ONLY and has_what_it_needs(duel, act.seat, number)


THE_THREE = Those((CHOSEN, PAID))

card(
    "Chosen One",
    spell(
        (
            If(
                Exists(THE_THREE, 3),
                (
                    PickRandom(THE_THREE, name=DONE),
                    Reveal(Bound(DONE)),
                    If(
                        Exists(Bound(DONE, (RevivableOrToon(),))),
                        (SpecialSummon(Bound(DONE), freely=True), And(), SendToGraveyard(TheRest())),
                    ),
                    If(Not(Exists(Bound(DONE, (RevivableOrToon(),)))), (SendToGraveyard(THE_THREE),)),
                ),
            ),
        ),
        targets=(
            Choose(Cards((HAND,), YOU, (RevivableOrToon(),))),
            Choose(Cards((HAND,), YOU, (OfKind((SPELL, TRAP)),), others=True), 2, 2, name=PAID),
        ),
        condition=ZoneFree(),
    ),
)
