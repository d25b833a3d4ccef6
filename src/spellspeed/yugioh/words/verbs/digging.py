"""Verbs: turning up cards of a Deck until the right one comes."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.batch import at_once
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.coming import UP_OR_SET, Coming, summon_together
from spellspeed.yugioh.doing.leaving import ADDED, SENT, Leaving
from spellspeed.yugioh.doing.moving import shuffle_deck
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.clauses import ORDINARY
from spellspeed.yugioh.duel.derived import level
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import BY_EFFECT, CHOSEN, DECK, E_REVEALED, MONSTERS, PAID
from spellspeed.yugioh.may.summon import may_be_special_summoned
from spellspeed.yugioh.words.filters.being import Filter
from spellspeed.yugioh.words.verbs.decks import from_top


class TurnUpUntil(Step):
    """Turn up cards from the top of the own Deck until one has a property: it is the chosen card; all that were turned up are kept in mind.

    Where the whole Deck has none, nothing is turned up: it is shuffled."""

    def __init__(self, narrower: Filter) -> None:
        self.narrower: Final = narrower

    def parts(self) -> tuple[object, ...]:
        return (self.narrower,)

    def could(self, duel: Duel, act: Link) -> bool:
        return bool(duel.zone(act.seat, DECK))

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        seat = walk.link.seat
        turned: list[int] = []
        found: tuple[int, ...] = ()
        for number in reversed(duel.zone(seat, DECK)):
            duel.note(E_REVEALED, number, seat)
            turned.append(duel.binding(number))
            if self.narrower.fits(duel, walk.link, number):
                found = (duel.binding(number),)
                break
        if not found:
            turned.clear()
            shuffle_deck(duel, seat)
        walk.go_on(duel, walk.link.with_bound(CHOSEN, found).with_bound(PAID, tuple(turned)))


class ExcavateUntil(Step):
    """Turn up cards from the top of the own Deck until one is of these kinds: that one to the hand, the others to the Graveyard.

    Where the whole Deck has none, nothing is turned up: it is shuffled."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds: Final = kinds

    def parts(self) -> tuple[object, ...]:
        return (self.kinds,)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        seat = walk.link.seat
        deck = duel.zone(seat, DECK)
        others: list[int] = []
        found = -1
        for number in reversed(deck):
            duel.note(E_REVEALED, number, seat)
            if duel.printed(number).kind in self.kinds:
                found = number
                break
            others.append(number)
        if found < 0:
            others.clear()
            shuffle_deck(duel, seat)
        leaving = [Leaving(number, SENT, BY_EFFECT, walk.link.card) for number in others]
        if found >= 0:
            leaving.append(Leaving(found, ADDED, BY_EFFECT, walk.link.card))
        at_once(duel, leaving)
        walk.go_on(duel)


class PickUpAndSummon(Step):
    """T-9.12. Each player picks up cards from the top of the own Deck, which is no draw: monsters up to a Level are Special Summoned in
    face-up Attack Position or face-down Defense Position, those that cannot come now go to the Graveyard, the others to the hand.

    A verb of one card (Cyber Jar): no other picks up cards of both players.
    """

    def __init__(self, number: int, most_level: int) -> None:
        self.number: Final = number
        self.most_level: Final = most_level

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.most_level)

    def summons(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        comings: list[Coming] = []
        added: list[Leaving] = []
        for seat in duel.order_from(duel.turn_seat):
            room = duel.free_slots(seat, MONSTERS)
            for number in from_top(duel, seat, self.number):
                duel.note(E_REVEALED, number, seat)
                if room and self.may_come(duel, seat, number):
                    comings.append(Coming(number, seat, seat, walk.link.card, UP_OR_SET))
                    room -= 1
                elif self.might_come(duel, number):
                    added.append(Leaving(number, SENT, BY_EFFECT, walk.link.card))
                else:
                    added.append(Leaving(number, ADDED, BY_EFFECT, walk.link.card))
        at_once(duel, added)
        summon_together(duel, comings)

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        walk.go_on(duel)

    def may_come(self, duel: Duel, seat: int, number: int) -> bool:
        """Whether a card that was picked up is Special Summoned."""
        return self.might_come(duel, number) and may_be_special_summoned(duel, seat, number)

    def might_come(self, duel: Duel, number: int) -> bool:
        """Whether a card is such a monster by its own text; one that is kept off the field is sent to the Graveyard."""
        face = duel.faces[number]
        return face.is_monster and face.revival == ORDINARY and level(duel, number) <= self.most_level
