"""Hands and Decks: drawing, discarding, searching, shuffling."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import order_zone, random_card
from spellspeed.kernel.batch import Proposal, at_once
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.verbs import Together
from spellspeed.yugioh.rules.abilities import Amount, Group, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.leaving import ADDED, DISCARDED, SENT, TO_DECK, Leaving
from spellspeed.yugioh.rules.moving import draw, is_kept_from_drawing, shuffle_deck
from spellspeed.yugioh.rules.printed import PrintedCard
from spellspeed.yugioh.rules.scope import ONE_OPPONENT, seats_meant
from spellspeed.yugioh.rules.terms import (
    A_DISCARD,
    BY_EFFECT,
    CHOOSE,
    DECK,
    DONE,
    E_REVEALED,
    HAND,
)  # fmt: skip


class AddToHand(Together):
    """Add the cards (of a Deck or Graveyard) to their owners' hands; the opponent sees them."""

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        return Leaving(number, ADDED, BY_EFFECT, act.card)

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        for leaving in batch:
            duel.note(E_REVEALED, leaving.number, duel.cards[leaving.number].owner)
        super().committed(duel, walk, batch)


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
        self.start(duel, walk)
        for seat in self.seats(duel, walk.link):
            draw(duel, seat, self.number.count(duel, walk.link), BY_EFFECT)
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
        self.start(duel, walk)
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
    """TERM-RANDOM-1. Players discard random cards."""

    def __init__(self, number: int, whose: int) -> None:
        self.number: Final = number
        super().__init__(whose)

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.whose)

    def could(self, duel: Duel, act: Link) -> bool:
        return any([len(duel.zone(seat, HAND)) > 0 for seat in self.seats(duel, act)])

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
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


class SendFromTop(OfPlayers):
    """Send cards from the top of Decks to the Graveyard."""

    def __init__(self, number: int, whose: int) -> None:
        self.number: Final = number
        super().__init__(whose)

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.whose)

    def could(self, duel: Duel, act: Link) -> bool:
        return all([len(duel.zone(seat, DECK)) >= self.number for seat in self.seats(duel, act)])

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        sent: list[Proposal] = []
        for seat in self.seats(duel, walk.link):
            for number in from_top(duel, seat, self.number):
                sent.append(Leaving(number, SENT, BY_EFFECT, walk.link.card))
        at_once(duel, list(walk.pending) + sent)
        walk.go_on_after(duel, walk.link)

    def takes_up(self) -> bool:
        return True


def from_top(duel: Duel, seat: int, count: int) -> list[int]:
    """So many cards from the top of a Deck, the uppermost first; all of it if there are fewer."""
    return list(reversed(duel.zone(seat, DECK)[-count:])) if count else []


class ShuffleDeck(OfPlayers):
    """FIELD-9. Shuffle the Decks of the players meant."""

    def run(self, duel: Duel, walk: Walk) -> None:
        for seat in self.seats(duel, walk.link):
            shuffle_deck(duel, seat)
        walk.go_on(duel)


class PutOnTop(Step):
    """Put cards on the top of their owner's Deck, without shuffling."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        returning: list[Leaving] = []
        for number in self.group.members(duel, walk.link):
            card = duel.cards[number]
            if card.zone == DECK:
                deck = duel.zone(card.owner, DECK)
                order_zone(duel, card.owner, DECK, [other for other in deck if other != number] + [number])
            else:
                returning.append(Leaving(number, TO_DECK, BY_EFFECT, walk.link.card))
        at_once(duel, returning)
        walk.go_on(duel)
