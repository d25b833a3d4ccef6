"""Insect Queen, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.batch import at_once
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.preparing import new_card
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.arrivals import Coming
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import is_noted, keep_number, kept_number, remember_note
from spellspeed.yugioh.duel.printed import PrintedCard


class CountInTurn(Step):
    """This card counts under a name how often this happens in one turn, anew in each."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def run(self, duel: Duel, walk: Walk) -> None:
        source = duel.bound_card(walk.link.source)
        if source >= 0:
            before = kept_number(duel, walk.link.source, self.name) if is_noted(duel, source, COUNTED) else 0
            remember_note(duel, source, COUNTED)
            keep_number(duel, walk.link.source, self.name, before + 1)
        walk.go_on(duel)


class MakeTokensFor(Step):
    """TOKEN-1, T-3.12. Special Summon as many Tokens of a kind as an amount says, or as there are zones for."""

    def __init__(self, token: PrintedCard, number: Amount, position: int) -> None:
        self.token: Final = token
        self.number: Final = number
        self.position: Final = position

    def parts(self) -> tuple[object, ...]:
        return (self.token, self.number, self.position)

    def could(self, duel: Duel, act: Link) -> bool:
        return not is_under(duel, X_NO_SPECIAL_SUMMON, act.seat) and duel.free_slot(act.seat, t.MONSTERS) >= 0

    def summons(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        act = walk.link
        free = [slot for slot, entry in enumerate(duel.zone(act.seat, t.MONSTERS)) if entry == t.EMPTY]
        comings: list[Coming] = []
        if self.could(duel, act):
            for slot in free[: self.number.count(duel, act)]:
                token = new_card(duel, self.token, act.seat, t.NOWHERE)
                mark_token(duel, token.number)
                comings.append(Coming(token.number, act.seat, act.seat, act.card, self.position, slot))
        at_once(duel, comings)
        walk.go_on(duel, act.with_bound(t.DONE, tuple([duel.binding(coming.number) for coming in comings])))


card(
    "Insect Queen",
    continuous(
        Changes(X_ATTACK, Itself(), amount=ForEach(200, every_face_up(INSECT))),
        Changes(X_ATTACK_TRIBUTE, Itself()),
    ),
    trigger(E_BATTLE_DESTROYS, (CountInTurn(MONSTERS_BEATEN),), at_once=True),
    due_in(
        END,
        (MakeTokensFor(printed_named("Insect Monster Token"), ForEachKept(1, MONSTERS_BEATEN), ATTACK),),
        whose=EACH,
        condition=DestroyedByBattleThisTurn(),
    ),
)
