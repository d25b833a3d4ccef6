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
from spellspeed.yugioh.doing.departures import DISCARDED, SENT, Leaving
from spellspeed.yugioh.doing.moves import draw, is_kept_from_drawing, move
from spellspeed.yugioh.duel.abilities import Amount, Group, Step
from spellspeed.yugioh.duel.altered import DRAWS_BURIED, altering_seats
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import CARDS_DRAWN
from spellspeed.yugioh.duel.memory import keep_number, kept_number
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.scope import ONE_OPPONENT, YOU, seats_of
from spellspeed.yugioh.duel.terms import (
    A_COST,
    A_DISCARD,
    BY_EFFECT,
    CHOOSE,
    DECK,
    DONE,
    E_ADDED,
    E_REVEALED,
    HAND,
    PAID,
    REMOVED,
    SPELL,
)
from spellspeed.yugioh.words.filters.traits import Filter
from spellspeed.yugioh.words.groups.recalled import just_drawn
from spellspeed.yugioh.words.verbs.grouped import OnGroup, Together


class OfPlayers(Step):
    """A verb that the players meant do, or that is done to what is theirs."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def meets_one(self) -> bool:
        return self.whose in ONE_OPPONENT

    def seats(self, duel: Duel, act: Link) -> tuple[int, ...]:
        """The players meant."""
        return seats_of(duel, self.whose, act)


class Draw(OfPlayers):
    """TERM-DRAWCOUNT-1, SIMUL-1, T-9.12. Players draw cards; the turn player first.

    Nobody chooses an effect that a Deck cannot serve, but a mandatory one is not spared by an empty Deck. `singly`: each card is a draw of its
    own, for what hears of draws (Super Rejuvenation beside Solemn Wishes).
    """

    def __init__(self, number: Amount, whose: int, singly: bool = False) -> None:
        self.number: Final = number
        self.singly: Final = singly
        super().__init__(whose)

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.whose, self.singly)

    def could(self, duel: Duel, act: Link) -> bool:
        face = act.face
        assert isinstance(face, PrintedCard)
        ability = face.abilities[act.ability]
        if not ability.is_chosen():
            return True
        number = self.number.count(duel, act)
        seats = self.seats(duel, act)
        return all([len(duel.zone(seat, DECK)) >= number and not is_kept_from_drawing(duel, seat) for seat in seats])

    def draws_in_vain(self, duel: Duel, act: Link) -> bool:
        return any([is_kept_from_drawing(duel, seat) for seat in self.seats(duel, act)])

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        if walk.link.altered and altering_seats(walk.link, DRAWS_BURIED):
            self.bury(duel, walk)
            return
        drawn: list[int] = []
        for seat in self.seats(duel, walk.link):
            count = self.number.count(duel, walk.link)
            if not self.singly:
                drawn += draw(duel, seat, count, BY_EFFECT)
                continue
            for _ in range(count):
                duel.next_batch()
                drawn += draw(duel, seat, 1, BY_EFFECT)
        walk.go_on(duel, walk.link.with_bound(DONE, tuple([duel.binding(number) for number in drawn])))

    def bury(self, duel: Duel, walk: Walk) -> None:
        """CORE-1. What would be drawn goes from the Deck to the Graveyard, and nothing else of the effect happens."""
        buried: list[Leaving] = []
        for seat in self.seats(duel, walk.link):
            deck = duel.zone(seat, DECK)
            top = deck[max(0, len(deck) - self.number.count(duel, walk.link)) :]
            buried += [Leaving(number, SENT, BY_EFFECT, walk.link.card) for number in reversed(top)]
        at_once(duel, buried)
        if kept_number(duel, walk.link.source, CARDS_DRAWN):
            keep_number(duel, walk.link.source, CARDS_DRAWN, 0)
        walk.go_on(duel, skip=len(walk.steps))


def holder_before(duel: Duel, number: int) -> int:
    """Who had a card before it moved last; its owner, where nothing tells of a move."""
    for event in reversed(duel.fresh):
        if event.card == number and event.before is not None:
            return event.before.controller
    return duel.cards[number].owner


class DrawAsMany(OfPlayers):
    """TERM-DRAWCOUNT-1. Each player meant draws as many cards as the player had of those to which the step before did something; with `owned`
    as many as came into the own Deck (RELOAD)."""

    def __init__(self, whose: int, owned: bool = False) -> None:
        super().__init__(whose)
        self.owned: Final = owned

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.owned)

    def draws_in_vain(self, duel: Duel, act: Link) -> bool:
        return any([is_kept_from_drawing(duel, seat) for seat in self.seats(duel, act)])

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        numbers = [binding % STAYS for binding in walk.link.bound[DONE]]
        if self.owned:
            holders = [duel.cards[number].owner for number in numbers]
        else:
            holders = [holder_before(duel, number) for number in numbers]
        for seat in self.seats(duel, walk.link):
            draw(duel, seat, holders.count(seat), BY_EFFECT)
        walk.go_on(duel)


class Discard(OfPlayers):
    """TERM-DISCARD-1. Players discard cards of their own choice (`all_cards`: their hands), in turn order; fewer if they have fewer."""

    def __init__(self, number: Amount, whose: int, all_cards: bool = False) -> None:
        self.number: Final = number
        super().__init__(whose)
        self.all_cards: Final = all_cards

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.whose, self.all_cards)

    def could(self, duel: Duel, act: Link) -> bool:
        if self.all_cards:
            return True
        return any([len(duel.zone(seat, HAND)) > 0 for seat in self.seats(duel, act)])

    def asks(self) -> bool:
        return not self.all_cards

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        walk.wait(duel, 1)
        self.next_seat(duel, walk, 0, ())

    def next_seat(self, duel: Duel, walk: Walk, place: int, held: tuple[int, ...]) -> None:
        """Ask the seats one by one; their answers stay sealed until all have chosen."""
        seats = self.seats(duel, walk.link)
        number = self.number.count(duel, walk.link)
        while place < len(seats):
            hand = duel.zone(seats[place], HAND)
            if self.all_cards or len(hand) <= number:
                held = held + tuple(hand)
                place += 1
                continue
            walk.wait(duel, place, held)
            codes = tuple([option(CHOOSE, held_card) for held_card in hand])
            open_ask(duel, Ask(seats[place], A_DISCARD, walk.link.card, codes, number, number))
            return
        at_once(duel, [Leaving(other, DISCARDED, BY_EFFECT, walk.link.card) for other in held])
        walk.go_on(duel, walk.link.with_bound(DONE, tuple([duel.binding(other) for other in held])))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        self.next_seat(duel, walk, walk.stage + 1, walk.held + tuple([subject_of(pick) for pick in picks]))


class DiscardRandom(OfPlayers):
    """TERM-RANDOM-1. Players discard random cards. Where they are not `needed`, the hand may be empty."""

    def __init__(self, number: Amount, whose: int, needed: bool = True) -> None:
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
            done += picked_at_random(duel, seat, self.number.count(duel, walk.link))
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


class DiscardThem(Together):
    """TERM-DISCARD-1. Discard the cards of a group in hands ("the entire hand")."""

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        return Leaving(number, DISCARDED, BY_EFFECT, act.card)


class TakeIntoHand(OnGroup):
    """FIELD-8, TERM-CONTROL-2. The cards of a group come to the hand of the player meant; their owners stay the same.

    A Spell Card of another player, which only an effect had brought into the hand, does not return there from out of play but goes to the
    Graveyard (FAQ 2009 LIGHTFORCE SWORD); a monster does (FAQ 2005 AMAZONESS CHAIN MASTER).
    """

    def __init__(self, group: Group, whose: int = YOU) -> None:
        super().__init__(group)
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.whose)

    def meets_one(self) -> bool:
        return self.whose in ONE_OPPONENT

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        taker = seats_of(duel, self.whose, act)[0]
        card = duel.cards[number]
        if card.zone == HAND and card.controller == taker:
            return False
        if card.zone == REMOVED and card.owner != taker and duel.faces[number].kind == SPELL:
            at_once(duel, [Leaving(number, SENT, BY_EFFECT, act.card)])
            return True
        move(duel, number, taker, HAND)
        duel.tell(E_ADDED, number, card, taker, BY_EFFECT, act.card, card.zone, HAND)
        return True


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
