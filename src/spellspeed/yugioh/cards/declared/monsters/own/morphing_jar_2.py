"""Morphing Jar #2, and the words that no other card uses."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.batch import at_once
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.arrivals import Coming, summon_together
from spellspeed.yugioh.doing.departures import SENT, TO_DECK, Leaving
from spellspeed.yugioh.doing.moves import shuffle_deck
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import level
from spellspeed.yugioh.duel.duel import Duel, by_number
from spellspeed.yugioh.may.summon import may_be_special_summoned


class RemakeMonsters(Step):
    """T-9.12. Shuffle all monsters on the field, but no beaten one (T-5.6), into their owners' Decks; then each player turns up cards from the
    top of the own Deck until as many monsters are among them as the own ones that came into that Deck. Those up to a Level are Special Summoned
    in face-down Defense Position, as far as there are zones; the rest is sent to the Graveyard.

    Tokens and Fusion Monsters come into no Deck and do not count, nor does a trap monster, which is a Trap Card there (T-8.12).
    A verb of one card (Morphing Jar #2): no other remakes the field.
    """

    def __init__(self, most_level: int) -> None:
        self.most_level: Final = most_level

    def parts(self) -> tuple[object, ...]:
        return (self.most_level,)

    def summons(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        doomed = duel.battle.doomed if duel.battle is not None else ()
        returning: list[int] = []
        for seat in duel.order_from(duel.turn_seat):
            returning += [number for number in duel.monsters(seat) if duel.cards[number].binding not in doomed]
        at_once(duel, [Leaving(number, TO_DECK, BY_EFFECT, walk.link.card) for number in by_number(duel, returning)])
        monsters = [number for number in returning if duel.faces[number].is_monster]
        owners = [duel.cards[number].owner for number in monsters if duel.cards[number].zone == DECK]
        for seat in duel.order_from(duel.turn_seat):
            if seat in owners:
                shuffle_deck(duel, seat)
        duel.next_batch()
        comings: list[Coming] = []
        sent: list[Leaving] = []
        for seat in duel.order_from(duel.turn_seat):
            room = duel.free_slots(seat, MONSTERS)
            for number in self.turned_up(duel, seat, owners.count(seat)):
                if room and self.may_come(duel, seat, number):
                    comings.append(Coming(number, seat, seat, walk.link.card, SET_POSITION))
                    room -= 1
                else:
                    sent.append(Leaving(number, SENT, BY_EFFECT, walk.link.card))
        at_once(duel, sent)
        summon_together(duel, comings, for_all=True)

    def turned_up(self, duel: Duel, seat: int, count: int) -> list[int]:
        """The cards from the top of a Deck down to the last of so many monsters; all of a Deck that has fewer."""
        found: list[int] = []
        monsters = 0
        for number in reversed(duel.zone(seat, DECK)):
            if monsters == count:
                break
            duel.note(E_REVEALED, number, seat)
            found.append(number)
            if duel.faces[number].is_monster:
                monsters += 1
        return found

    def may_come(self, duel: Duel, seat: int, number: int) -> bool:
        """Whether a card that was turned up is Special Summoned."""
        return may_be_special_summoned(duel, seat, number) and level(duel, number) <= self.most_level

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        walk.go_on(duel)


card("Morphing Jar #2", flip((RemakeMonsters(4),)))
