"""Royal Oppression, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.atoms import rewrite
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import EFFECT_NEGATED
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import DESTROYED_BY_EFFECT
from spellspeed.yugioh.duel.windows import player_behind


class CountAsDestroyed(Step):
    """ERA-OPPRESSION-1. The monster whose effect was negated in the Graveyard counts as destroyed there, by this card's effect."""

    def run(self, duel: Duel, walk: Walk) -> None:
        link = duel.chain[walk.link.number - 2]
        number = duel.bound_card(link.source)
        if link.negated & EFFECT_NEGATED and number >= 0 and duel.cards[number].zone == GRAVEYARD:
            card = duel.cards[number]
            destroyer = player_behind(duel, walk.link.source % STAYS)
            rewrite(duel, card.with_marks(card.marks | DESTROYED_BY_EFFECT).with_arrived(duel.turn, destroyer))
        walk.go_on(duel)


def negates_effects(*then: Step) -> tuple[Ability, ...]:
    """Either player can pay for the negation of an effect that Special Summons."""
    return chosen_effect(
        (NegateEffect(True), *then),
        windows=W_ANSWERS,
        costs=(PayingLife(800),),
        condition=AnswersSummoning(),
        anyone=True,
    )


NEGATES_SUMMONS = chosen_effect(
    (NegateSummon(),),
    windows=W_ATTEMPT,
    costs=(PayingLife(800),),
    condition=SummonAttempted(EVERYBODY, SPECIAL_SUMMON),
    anyone=True,
)

card(
    "Royal Oppression",
    *negates_effects(),
    *NEGATES_SUMMONS,
    lasting_trap(),
    cites=("ERA-OPPRESSION-1",),
    variants=(
        as_ruled(
            "2005",
            "ERA-OPPRESSION-1: FAQ 2005 ROYAL OPPRESSION and VAMPIRE LORD",
            *negates_effects(CountAsDestroyed()),
            *NEGATES_SUMMONS,
            lasting_trap(),
        ),
    ),
)
