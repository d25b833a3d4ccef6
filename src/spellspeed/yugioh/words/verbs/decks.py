"""Verbs: cards of Decks sent, shown, shuffled and put in order."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import IN_ORDER, Ask, extra_of, option, subject_of
from spellspeed.kernel.atoms import order_zone
from spellspeed.kernel.batch import Proposal, at_once
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.leaving import SENT, Leaving
from spellspeed.yugioh.doing.moving import shuffle_deck
from spellspeed.yugioh.duel.abilities import Group, Step
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

    def __init__(self, number: int, whose: int, fewer: bool = False) -> None:
        self.number: Final = number
        self.fewer: Final = fewer
        super().__init__(whose)

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.whose, self.fewer)

    def could(self, duel: Duel, act: Link) -> bool:
        needed = 1 if self.fewer else self.number
        return all([len(duel.zone(seat, DECK)) >= needed for seat in self.seats(duel, act)])

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        sent: list[Proposal] = []
        for seat in self.seats(duel, walk.link):
            for number in from_top(duel, seat, self.number):
                sent.append(Leaving(number, SENT, BY_EFFECT, walk.link.card))
        at_once(duel, list(walk.pending) + sent)
        walk.go_on_after(duel, walk.link)

    def takes_up(self) -> bool:
        return True


class ShuffleDeck(OfPlayers):
    """FIELD-9. Shuffle the Decks of the players meant."""

    def run(self, duel: Duel, walk: Walk) -> None:
        for seat in self.seats(duel, walk.link):
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
