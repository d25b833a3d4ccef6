"""Divine Dragon - Excelion, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import EFFECTS_GAINED
from spellspeed.yugioh.duel.memory import keep_number, kept_number
from spellspeed.yugioh.duel.terms import A_MODE, MODE_OF


class GainEffects(Step):
    """Choose as many of the effects that a card can gain as an amount says; it has them as long as it is face-up (FAQ DIVINE DRAGON - EXCELION)."""

    def __init__(self, effects: int, number: Amount) -> None:
        self.effects: Final = effects
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.effects, self.number)

    def run(self, duel: Duel, walk: Walk) -> None:
        count = min(self.number.count(duel, walk.link), self.effects)
        if not count or duel.bound_card(walk.link.source) < 0 or not duel.cards[walk.link.card].face_up:
            walk.go_on(duel)
            return
        codes = tuple([option(MODE_OF, -1, one) for one in range(self.effects)])
        open_ask(duel, Ask(walk.link.seat, A_MODE, walk.link.card, codes, count, count))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        keep_number(duel, walk.link.source, EFFECTS_GAINED, sum([1 << extra_of(pick) for pick in picks]))
        walk.go_on(duel)


class HasGained(Condition):
    """This card has gained that effect of those that could be chosen for it."""

    def __init__(self, effect: int) -> None:
        self.effect: Final = effect

    def parts(self) -> tuple[object, ...]:
        return (self.effect,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return kept_number(duel, act.source, EFFECTS_GAINED) >> self.effect & 1 == 1


DEAD_EXCELIONS = Cards((GRAVEYARD,), YOU, (Named(("Divine Dragon - Excelion",)),))

card(
    "Divine Dragon - Excelion",
    trigger(E_SUMMONED, (GainEffects(3, NumberOf(DEAD_EXCELIONS)),), hearing=HeardHow(ANY_NORMAL)),
    continuous(Changes(X_ATTACK, Itself(), amount=Fixed(1000), when=HasGained(0))),
    trigger(
        E_BATTLE_DESTROYS,
        (Begin(Changes(X_SECOND_ATTACK), Itself(), END_OF_BATTLE_PHASE, Fixed(1)),),
        hearing=HasGained(1),
        at_once=True,
    ),
    trigger(
        E_BATTLE_DESTROYS,
        (InflictDamage(Printed(X_ATTACK, BEATEN), OPPONENT),),
        hearing=Both((BEATS_TO_GRAVEYARD, HasGained(2))),
    ),
)
