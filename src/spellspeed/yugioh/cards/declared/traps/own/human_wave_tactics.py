"""Human-Wave Tactics, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import beaten_under
from spellspeed.yugioh.duel.scope import means


class BeatenOf(Amount):
    """How many of their monsters with these properties, as printed, the players meant have lost in battle this turn; Tokens too.

    A word of one card (Human-Wave Tactics): others look at one monster.
    """

    def __init__(self, whose: int, filters: tuple[Filter, ...]) -> None:
        self.whose: Final = whose
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.filters)

    def count(self, duel: Duel, act: Link) -> int:
        found = 0
        for binding in duel.cards_this_turn:
            seat = beaten_under(duel, binding)
            if seat >= 0 and means(duel, self.whose, act.seat, seat, act.against):
                if fits_all(duel, act, binding % STAYS, self.filters):
                    found += 1
        return found


WEAK_NORMAL_LOST = BeatenOf(YOU, (IsNormal(True), LevelFrom(1, 2)))

card(
    "Human-Wave Tactics",
    lasting_trap(),
    due_in(
        END,
        (
            ChooseUpTo(Cards((DECK,), YOU, (IsNormal(), LevelFrom(1, 2), Revivable())), WEAK_NORMAL_LOST),
            SpecialSummon(Bound(CHOSEN)),
            Destroy(TheRest(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        whose=EACH,
        condition=NumberFrom(WEAK_NORMAL_LOST, 1, WITHOUT_BOUND),
        remains=True,
    ),
)
