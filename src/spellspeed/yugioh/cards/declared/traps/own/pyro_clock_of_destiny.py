"""Pyro Clock of Destiny, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import keep_lasting, rewrite_lasting
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.departures import DESTROYED, Leaving
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import keep_number, kept_number
from spellspeed.yugioh.duel.terms import A_CHOOSE, CHOOSE

SWORDS: Final = "Swords of Revealing Light"
SWORD: Final = "Lightforce Sword"
VIRUS: Final = "Deck Devastation Virus"


class MoveTurnCount(Step):
    """One turn more is counted for one Swords of Revealing Light, Lightforce Sword or Final Countdown (FAQ 2005), or Deck Devastation Virus
    (FAQ 2009), which alone count such turns; a virus whose last turn is counted so watches no more. Its player chooses for which, and the
    others count on as they were (FAQ FINAL COUNTDOWN).

    A word of one Trap Card: no other touches what has been counted.
    """

    def counting(self, duel: Duel) -> list[int]:
        """The face-up cards that count turns."""
        found: list[int] = []
        for seat in range(duel.seats):
            found += [n for n in duel.spells(seat) if duel.cards[n].face_up and duel.faces[n].name == SWORDS]
        return found

    def hurried(self, duel: Duel, effect: Lasting) -> int:
        """By how many turns of the duel a lasting effect comes earlier; 0 for one that does not count so."""
        if isinstance(effect.change, WinsInTheEnd):
            return 1
        name = duel.faces[effect.source % STAYS].name
        if (isinstance(effect.change, Delayed) and name == SWORD) or (
            isinstance(effect.change, Infects) and name == VIRUS
        ):
            return duel.seats
        return 0

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        found = self.counting(duel)
        for effect in duel.lasting:
            number = effect.source % STAYS
            if self.hurried(duel, effect) and number not in found:
                found.append(number)
        return found

    def could(self, duel: Duel, act: Link) -> bool:
        return bool(self.chosen_from(duel, act))

    def run(self, duel: Duel, walk: Walk) -> None:
        numbers = self.chosen_from(duel, walk.link) or []
        if not numbers:
            walk.go_on(duel)
            return
        open_ask(
            duel, Ask(walk.link.seat, A_CHOOSE, walk.link.card, tuple([option(CHOOSE, number) for number in numbers]))
        )

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        begin_step(duel, walk)
        number = subject_of(picks[0])
        if number in self.counting(duel):
            self.count_on(duel, number)
        else:
            self.hurry(duel, number)
        walk.go_on(duel)

    def hurry(self, duel: Duel, number: int) -> None:
        """Bring nearer what a card has begun, the first where it has begun two."""
        for place, effect in enumerate(duel.lasting):
            earlier = self.hurried(duel, effect)
            if effect.source % STAYS == number and earlier:
                sooner = Lasting(
                    effect.source, effect.seat, effect.change, effect.cards, effect.amount, effect.until, effect.turn - earlier,
                    effect.order, effect.against,
                )  # fmt: skip
                rewrite_lasting(duel, place, sooner)
                break
        past = [e for e in duel.lasting if isinstance(e.change, Infects) and e.turn < duel.turn]
        if past:
            keep_lasting(duel, [effect for effect in duel.lasting if effect not in past])

    def count_on(self, duel: Duel, number: int) -> None:
        """Count a turn on a card, which is destroyed at its last one."""
        card = duel.cards[number]
        turns = kept_number(duel, card.binding, TURNS) + 1
        keep_number(duel, card.binding, TURNS, turns)
        duel.note(E_COUNTER_ADDED, number, card.controller, value=turns)
        if turns >= self.last_of(duel, number):
            at_once(duel, [Leaving(number, DESTROYED, BY_EFFECT, number)])

    def last_of(self, duel: Duel, number: int) -> int:
        """The turn at which a card that counts is destroyed."""
        for ability in duel.faces[number].dues:
            for step in ability.resolved:
                if isinstance(step, CountTurn):
                    return step.last
        return 1


card("Pyro Clock of Destiny", trap((MoveTurnCount(),)))
