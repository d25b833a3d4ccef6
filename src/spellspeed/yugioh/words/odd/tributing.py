"""What the turn player does for a card that may be somebody else's: Tributes a monster (Ectoplasmer), Special Summons one (Two-Man Cell Battle)."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.arrivals import ANY_POSITION, Coming, summon_together
from spellspeed.yugioh.doing.departures import tribute
from spellspeed.yugioh.doing.life_points import damage
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import is_unaffected, is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.lent_monsters import exchanged_monsters
from spellspeed.yugioh.duel.rights import X_NO_SPECIAL_SUMMON
from spellspeed.yugioh.duel.scope import the_opponent
from spellspeed.yugioh.duel.terms import A_CHOOSE, A_TRIBUTE, BY_EFFECT, CHOOSE, HAND, MONSTERS
from spellspeed.yugioh.may.pay import may_be_tributed
from spellspeed.yugioh.may.summon import may_be_special_summoned
from spellspeed.yugioh.words.filters.traits import Filter, fits_all


class TurnPlayerTributes(Step):
    """TERM-TRIBUTE-1, TEAM-R1. The turn player Tributes a face-up monster, and the opponent takes damage equal to half of its original ATK."""

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        """FAQ 2005. The turn player's own monsters, and those of the opponent that an effect lets be Tributed; none that the card does not reach."""
        seat = duel.turn_seat
        candidates = duel.monsters(seat) + exchanged_monsters(duel, seat)
        return [
            number
            for number in candidates
            if duel.cards[number].face_up
            and may_be_tributed(duel, number)
            and not is_unaffected(duel, number, act.card)
        ]

    def could(self, duel: Duel, act: Link) -> bool:
        return bool(self.chosen_from(duel, act))

    def run(self, duel: Duel, walk: Walk) -> None:
        numbers = self.chosen_from(duel, walk.link)
        if not numbers:
            walk.go_on(duel)
            return
        codes = tuple([option(CHOOSE, number) for number in numbers])
        open_ask(duel, Ask(duel.turn_seat, A_TRIBUTE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        begin_step(duel, walk)
        number = subject_of(picks[0])
        amount = max(duel.printed(number).attack, 0) // 2
        tribute(duel, number, walk.link.card, BY_EFFECT)
        damage(duel, the_opponent(duel, duel.turn_seat), amount, BY_EFFECT, walk.link.card)
        walk.go_on(duel)


class TurnPlayerSummons(Step):
    """SUMMON-16. The turn player may Special Summon a monster with some properties from the hand.

    Whether there is one is not asked before: nobody else knows the hand.
    """

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def could(self, duel: Duel, act: Link) -> bool:
        seat = duel.turn_seat
        if is_under(duel, X_NO_SPECIAL_SUMMON, seat) or duel.free_slot(seat, MONSTERS) < 0:
            return False
        return len(duel.zone(seat, HAND)) > 0

    def summons(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        seat = duel.turn_seat
        numbers: list[int] = []
        if self.could(duel, walk.link):
            for number in duel.zone(seat, HAND):
                if may_be_special_summoned(duel, seat, number):
                    if fits_all(duel, walk.link, number, self.filters):
                        numbers.append(number)
        if not numbers:
            walk.go_on(duel)
            return
        codes = tuple([option(CHOOSE, number) for number in numbers])
        open_ask(duel, Ask(seat, A_CHOOSE, walk.link.card, codes, 0, 1))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        begin_step(duel, walk)
        seat = duel.turn_seat
        numbers = [subject_of(pick) for pick in picks]
        summon_together(duel, [Coming(number, seat, seat, walk.link.card, ANY_POSITION) for number in numbers])

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        walk.go_on(duel)
