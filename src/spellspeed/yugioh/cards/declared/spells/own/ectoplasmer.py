"""Ectoplasmer, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.departures import tribute
from spellspeed.yugioh.doing.life_points import damage
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import is_unaffected
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.lent_monsters import exchanged_monsters
from spellspeed.yugioh.duel.scope import the_opponent
from spellspeed.yugioh.may.pay import may_be_tributed


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


card(
    "Ectoplasmer",
    lasting_spell(),
    due_in(END, (TurnPlayerTributes(),), whose=EACH, remains=True),
)
