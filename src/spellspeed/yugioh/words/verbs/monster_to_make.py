"""The choice of the monster that a Fusion or Ritual Summon makes."""

from __future__ import annotations

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_NO_SPECIAL_SUMMON
from spellspeed.yugioh.duel.terms import A_CHOOSE, CHOOSE, CHOSEN


class ChooseToMake(Step):
    """FUSION-1, RITUAL-1. Choose one of the monsters that can be made; nobody is asked where there is one alone."""

    def possible(self, duel: Duel, act: Link) -> list[int]:
        """The monsters that can be made."""
        raise NotImplementedError

    def leads(self) -> bool:
        return True

    def could(self, duel: Duel, act: Link) -> bool:
        return not is_under(duel, X_NO_SPECIAL_SUMMON, act.seat) and bool(self.possible(duel, act))

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.possible(duel, walk.link) if self.could(duel, walk.link) else []
        if len(found) < 2:
            walk.go_on(duel, walk.link.with_bound(CHOSEN, tuple([duel.binding(number) for number in found])))
            return
        codes = tuple([option(CHOOSE, number) for number in found])
        open_ask(duel, Ask(walk.link.seat, A_CHOOSE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(CHOSEN, (duel.binding(subject_of(picks[0])),)))
