"""Verbs: cards of Decks sent, shown, shuffled and put in order."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import IN_ORDER, Ask, extra_of, option, subject_of
from spellspeed.kernel.atoms import order_zone, rewrite
from spellspeed.kernel.batch import Proposal, at_once
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import SENT, TO_DECK, Leaving
from spellspeed.yugioh.doing.moves import move, shuffle_deck
from spellspeed.yugioh.duel.abilities import Amount, Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import A_NUMBER, A_ORDER, BY_EFFECT, CHOOSE, DECK, E_REVEALED, NUMBER_OF
from spellspeed.yugioh.words.verbs.grouped import AboutGroup, OnGroup
from spellspeed.yugioh.words.verbs.hands import OfPlayers


def from_top(duel: Duel, seat: int, count: int) -> list[int]:
    """So many cards from the top of a Deck, the uppermost first; all of it if there are fewer."""
    return list(reversed(duel.zone(seat, DECK)[-count:])) if count else []


class SendFromTop(OfPlayers):
    """Send cards from the top of Decks to the Graveyard; with `fewer` all of a Deck that has not so many."""

    def __init__(self, number: Amount, whose: int, fewer: bool = False) -> None:
        self.number: Final = number
        self.fewer: Final = fewer
        super().__init__(whose)

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.whose, self.fewer)

    def could(self, duel: Duel, act: Link) -> bool:
        needed = 1 if self.fewer else self.number.count(duel, act)
        return all([len(duel.zone(seat, DECK)) >= needed for seat in self.seats(duel, act)])

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        sent: list[Proposal] = []
        count = self.number.count(duel, walk.link)
        for seat in self.seats(duel, walk.link):
            for number in from_top(duel, seat, count):
                sent.append(Leaving(number, SENT, BY_EFFECT, walk.link.card))
        at_once(duel, list(walk.pending) + sent)
        walk.go_on_after(duel, walk.link)

    def takes_up(self) -> bool:
        return True


class ShuffleDeck(OfPlayers):
    """FIELD-9. Shuffle the Decks of the players meant; `alone` where that is what the effect is for, and no end of a search."""

    def __init__(self, whose: int, alone: bool = False) -> None:
        super().__init__(whose)
        self.alone: Final = alone

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.alone)

    def run(self, duel: Duel, walk: Walk) -> None:
        for seat in self.seats(duel, walk.link):
            shuffle_deck(duel, seat)
        walk.go_on(duel)


def turn_up(duel: Duel, number: int, by: int) -> None:
    """PUBLIC-1. A card of a Deck lies the other way round from the rest now, so that all know it; kept is by which card that was done."""
    card = duel.cards[number]
    rewrite(duel, card.with_turned(True, card.position, card.stay, 0).with_arrived(0, by))
    duel.note(E_REVEALED, number, card.controller, by=by)


class ShuffleFaceUp(OfPlayers):
    """FIELD-9, T-5.6. Shuffle the cards of a group, but no beaten monster, face-up into the Deck of the player meant, whoever owns them.

    One that lies in that Deck is turned face-up there; one that lies face-up already stays so.
    """

    def __init__(self, group: Group, whose: int) -> None:
        self.group: Final = group
        super().__init__(whose)

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.whose)

    def could(self, duel: Duel, act: Link) -> bool:
        return self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        seat = self.seats(duel, walk.link)[0]
        doomed = duel.battle.doomed if duel.battle is not None else ()
        members = self.group.members(duel, walk.link)
        numbers = [number for number in members if duel.cards[number].binding not in doomed]
        coming = [number for number in numbers if duel.cards[number].zone != DECK]
        at_once(duel, [Leaving(number, TO_DECK, BY_EFFECT, walk.link.card) for number in coming])
        for number in numbers:
            if duel.cards[number].zone == DECK and not duel.cards[number].face_up:
                if duel.cards[number].controller != seat:
                    move(duel, number, seat, DECK, face_up=False)
                turn_up(duel, number, walk.link.card)
        if numbers:
            shuffle_deck(duel, seat)
        walk.go_on(duel)


class Reveal(OnGroup):
    """Show the cards of a group to all players; they stay where they are."""

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        duel.note(E_REVEALED, number, duel.cards[number].controller, by=act.card)
        return True


class LookAt(AboutGroup):
    """TERM-LOOK-1, TERM-LOOK-2. The player of the effect looks at cards; they are not turned. The event names that seat plus one in `detail`.

    Where it is not `needed`, there may be nothing to look at.
    """

    def __init__(self, group: Group, needed: bool = True) -> None:
        super().__init__(group)
        self.needed: Final = needed

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.needed)

    def could(self, duel: Duel, act: Link) -> bool:
        return not self.needed or super().could(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        for number in self.group.members(duel, walk.link):
            seat = duel.cards[number].controller
            duel.note(E_REVEALED, number, seat, by=walk.link.card, detail=walk.link.seat + 1)
        walk.go_on(duel)


class ReorderTop(Step):
    """FIELD-9. Look at up to so many cards from the top of the own Deck and put them back on top in any order, the first one uppermost.

    With `exactly` at so many, or at all if the Deck has fewer.
    """

    def __init__(self, number: int, exactly: bool = False) -> None:
        self.number: Final = number
        self.exactly: Final = exactly

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.exactly)

    def run(self, duel: Duel, walk: Walk) -> None:
        seat = walk.link.seat
        if walk.stage:
            seen = list(reversed(duel.zone(seat, DECK)[-walk.stage :]))
            codes = tuple([option(CHOOSE, number) for number in seen])
            open_ask(duel, Ask(seat, A_ORDER, walk.link.card, codes, len(codes), len(codes), IN_ORDER))
            return
        most = min(self.number, len(duel.zone(seat, DECK)))
        if most and self.exactly:
            walk.wait(duel, most)
        elif most:
            counts = tuple([option(NUMBER_OF, -1, count) for count in range(1, most + 1)])
            open_ask(duel, Ask(seat, A_NUMBER, walk.link.card, counts))
        else:
            walk.go_on(duel)

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        seat = walk.link.seat
        if not walk.stage:
            walk.wait(duel, extra_of(picks[0]))
            return
        order = [subject_of(pick) for pick in picks]
        rest = duel.zone(seat, DECK)[: -len(order)]
        order_zone(duel, seat, DECK, rest + order[::-1])
        walk.go_on(duel)
