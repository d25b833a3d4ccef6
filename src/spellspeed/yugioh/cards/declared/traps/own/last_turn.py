"""Last Turn, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.book.special_battle import Challenge
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.life_points import lose
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel


class NoBattleSkipped(Condition):
    """ERA-LASTTURN-1. No effect lets the turn player skip the next Battle Phase (FAQ FROZEN SOUL); what forbids those of one turn does not matter."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return not is_under(duel, X_SKIP_BATTLE, duel.turn_seat)

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        return () if self.holds(duel, act) else ("ERA-LASTTURN-1",)


class CallUpAgainst(Step):
    """ERA-LASTTURN-1. When the Chain has resolved the turn player calls up a monster of the Deck, and it attacks the monster that was chosen.

    The card itself waits for the End Phase, wherever it lies then.
    """

    def __init__(self) -> None:
        self.change: Final = Challenge()
        self.waiting: Final = Pending()

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        begin_lasting(duel, walk.link, self.change, walk.link.bound[CHOSEN], 0, END_OF_TURN, duel.turn)
        begin_lasting(duel, walk.link, self.waiting, (), 0, END_OF_TURN, duel.turn)
        duel.has_happened()
        walk.go_on(duel)


class WinAlone(Step):
    """ERA-LASTTURN-2, WIN-3. The side that alone has a monster on the field wins the duel; if both have one, or none has, nobody wins."""

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        sides = [False] * len(duel.life)
        for seat in range(duel.seats):
            if duel.has_monster(seat):
                sides[duel.side_of[seat]] = True
        for side, stands in enumerate(sides):
            if not stands or all(sides):
                lose(duel, side, "WIN-3" if any(sides) and not all(sides) else "ERA-LASTTURN-2")
        walk.go_on(duel)


card(
    "Last Turn",
    trap(
        (
            Choose(Cards((MONSTERS,), YOU)),
            SendToGraveyard(
                Cards((MONSTERS, SPELLS, FIELD, HAND), EVERYBODY, (Except(IsAmong(Bound(CHOSEN))),), others=True)
            ),
            CallUpAgainst(),
        ),
        condition=Both((InTurnOf(OPPONENTS), NumberFrom(LifeOf(YOU), 0, 1000), NoBattleSkipped())),
    ),
    due_in(
        END,
        (WinAlone(),),
        whose=THEIRS,
        condition=IsPending(since=E_ACTIVATED),
        places=ANYWHERE,
        chainless=True,
        late=True,
    ),
)
