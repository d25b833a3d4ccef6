"""Verbs: drawing and discarding."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import random_card
from spellspeed.kernel.batch import Proposal, at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.leaving import DISCARDED, Leaving
from spellspeed.yugioh.doing.moving import draw, is_kept_from_drawing
from spellspeed.yugioh.duel.abilities import Amount, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.scope import ONE_OPPONENT, seats_meant
from spellspeed.yugioh.duel.terms import (
    A_COST,
    A_DISCARD,
    BY_COST,
    BY_EFFECT,
    CHOOSE,
    DECK,
    DONE,
    E_REVEALED,
    HAND,
    PAID,
)
from spellspeed.yugioh.words.filters.being import Filter
from spellspeed.yugioh.words.groups.meant import just_drawn
from spellspeed.yugioh.words.verbs.grouped import Together


class OfPlayers(Step):
    """A verb that the players meant do, or that is done to what is theirs."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def meets_one(self) -> bool:
        return self.whose in ONE_OPPONENT

    def seats(self, duel: Duel, act: Link) -> list[int]:
        """The players meant."""
        return seats_meant(duel, self.whose, act.seat, act.against)


class Draw(OfPlayers):
    """TERM-DRAWCOUNT-1, SIMUL-1, T-9.12. Players draw cards; the turn player first.

    Nobody chooses an effect that a Deck cannot serve, but a mandatory one is not spared by an empty Deck.
    """

    def __init__(self, number: Amount, whose: int) -> None:
        self.number: Final = number
        super().__init__(whose)

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.whose)

    def could(self, duel: Duel, act: Link) -> bool:
        face = act.face
        assert isinstance(face, PrintedCard)
        ability = face.abilities[act.ability]
        if ability.is_trigger and not ability.optional:
            return True
        number = self.number.count(duel, act)
        seats = self.seats(duel, act)
        return all([len(duel.zone(seat, DECK)) >= number and not is_kept_from_drawing(duel, seat) for seat in seats])

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        for seat in self.seats(duel, walk.link):
            draw(duel, seat, self.number.count(duel, walk.link), BY_EFFECT)
        walk.go_on(duel)


class DrawAsMany(OfPlayers):
    """TERM-DRAWCOUNT-1. Each player meant draws as many cards as the own cards were to which the step before did something."""

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        owners = [duel.cards[binding % STAYS].owner for binding in walk.link.bound[DONE]]
        for seat in self.seats(duel, walk.link):
            draw(duel, seat, owners.count(seat), BY_EFFECT)
        walk.go_on(duel)


class Discard(OfPlayers):
    """TERM-DISCARD-1. Players discard cards of their own choice (`all_cards`: their hands), in turn order; fewer if they have fewer."""

    def __init__(self, number: int, whose: int, all_cards: bool = False) -> None:
        self.number: Final = number
        super().__init__(whose)
        self.all_cards: Final = all_cards

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.whose, self.all_cards)

    def could(self, duel: Duel, act: Link) -> bool:
        if self.all_cards:
            return True
        return any([len(duel.zone(seat, HAND)) > 0 for seat in self.seats(duel, act)])

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        walk.wait(duel, 1)
        self.next_seat(duel, walk, 0, ())

    def next_seat(self, duel: Duel, walk: Walk, place: int, held: tuple[int, ...]) -> None:
        """Ask the seats one by one; their answers stay sealed until all have chosen."""
        seats = self.seats(duel, walk.link)
        while place < len(seats):
            hand = duel.zone(seats[place], HAND)
            if self.all_cards or len(hand) <= self.number:
                held = held + tuple(hand)
                place += 1
                continue
            walk.wait(duel, place, held)
            codes = tuple([option(CHOOSE, number) for number in hand])
            open_ask(duel, Ask(seats[place], A_DISCARD, walk.link.card, codes, self.number, self.number))
            return
        at_once(duel, [Leaving(number, DISCARDED, BY_EFFECT, walk.link.card) for number in held])
        walk.go_on(duel, walk.link.with_bound(DONE, tuple([duel.binding(number) for number in held])))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        self.next_seat(duel, walk, walk.stage + 1, walk.held + tuple([subject_of(pick) for pick in picks]))


class DiscardRandom(OfPlayers):
    """TERM-RANDOM-1. Players discard random cards. Where they are not `needed`, the hand may be empty."""

    def __init__(self, number: int, whose: int, needed: bool = True) -> None:
        self.number: Final = number
        self.needed: Final = needed
        super().__init__(whose)

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.whose, self.needed)

    def could(self, duel: Duel, act: Link) -> bool:
        return not self.needed or any([len(duel.zone(seat, HAND)) > 0 for seat in self.seats(duel, act)])

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        done: list[int] = []
        for seat in self.seats(duel, walk.link):
            done += picked_at_random(duel, seat, self.number)
        at_once(duel, [Leaving(number, DISCARDED, BY_EFFECT, walk.link.card) for number in done])
        walk.go_on(duel, walk.link.with_bound(DONE, tuple([duel.binding(number) for number in done])))


def picked_at_random(duel: Duel, seat: int, count: int) -> list[int]:
    """TERM-RANDOM-1. So many cards of a hand by chance, one after the other; all of it if there are fewer."""
    hand = duel.zone(seat, HAND).copy()
    picked: list[int] = []
    while hand and len(picked) < count:
        number = random_card(duel, hand, "random discard")
        hand.remove(number)
        picked.append(number)
    return picked


class DiscardByChance(Step):
    """TERM-RANDOM-1. The player of the effect discards as many random cards as an amount says, or the whole hand if there are fewer."""

    def __init__(self, number: Amount) -> None:
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        done = picked_at_random(duel, walk.link.seat, self.number.count(duel, walk.link))
        at_once(duel, [Leaving(number, DISCARDED, BY_EFFECT, walk.link.card) for number in done])
        walk.go_on(duel, walk.link.with_bound(DONE, tuple([duel.binding(number) for number in done])))


class DiscardingHand(Step):
    """TERM-COST-1. Discard the whole hand as a cost; an empty one pays for nothing."""

    def could(self, duel: Duel, act: Link) -> bool:
        return any([number != act.card for number in duel.zone(act.seat, HAND)])

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        others = [number for number in duel.zone(walk.link.seat, HAND) if number != walk.link.card]
        at_once(duel, [Leaving(number, DISCARDED, BY_COST, walk.link.card) for number in others])
        walk.go_on(duel)


class DiscardThem(Together):
    """TERM-DISCARD-1. Discard the cards of a group in hands ("the entire hand")."""

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        return Leaving(number, DISCARDED, BY_EFFECT, act.card)


class ShowDrawn(Step):
    """Show one of the cards that were just drawn, with a property, as a cost ("you can reveal it")."""

    def __init__(self, narrower: Filter) -> None:
        self.narrower: Final = narrower

    def parts(self) -> tuple[object, ...]:
        return (self.narrower,)

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        return [number for number in just_drawn(duel, act) if self.narrower.fits(duel, act, number)]

    def could(self, duel: Duel, act: Link) -> bool:
        return bool(self.chosen_from(duel, act))

    def run(self, duel: Duel, walk: Walk) -> None:
        found = self.chosen_from(duel, walk.link)
        assert found
        open_ask(duel, Ask(walk.link.seat, A_COST, walk.link.card, tuple([option(CHOOSE, n) for n in found])))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        number = subject_of(picks[0])
        duel.note(E_REVEALED, number, walk.link.seat, by=walk.link.card)
        walk.go_on(duel, walk.link.with_bound(PAID, (duel.binding(number),)))
