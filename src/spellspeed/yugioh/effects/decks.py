"""Decks: cards sent from the top, shown, put underneath, shuffled in; what a player declares of the top card (FIELD-9)."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.asks import IN_ORDER, Ask, extra_of, option, subject_of
from spellspeed.kernel.atoms import BOTTOM, order_zone
from spellspeed.kernel.batch import Proposal, at_once, carry_out
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.hands_and_decks import from_top
from spellspeed.yugioh.effects.turning_up import KIND_OPTIONS
from spellspeed.yugioh.effects.verbs import OnGroup, Together
from spellspeed.yugioh.rules.abilities import Condition, Group, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.leaving import SENT, TO_DECK, Leaving
from spellspeed.yugioh.rules.moving import shuffle_deck
from spellspeed.yugioh.rules.scope import ONE_OPPONENT, YOU, seats_meant
from spellspeed.yugioh.rules.terms import (
    A_DECLARE,
    A_NUMBER,
    A_ORDER,
    BY_COST,
    BY_EFFECT,
    CHOOSE,
    DECK,
    DECLARED,
    DONE,
    E_REVEALED,
    NAME_OF,
    NUMBER_OF,
    NUMBERS,
)


class SendingFromTop(Step):
    """Send from `least` to `most` cards from the top of the own Deck to the Graveyard as a cost; how many is kept."""

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.least, self.most)

    def could(self, duel: Duel, act: Link) -> bool:
        return len(duel.zone(act.seat, DECK)) >= self.least

    def run(self, duel: Duel, walk: Walk) -> None:
        most = min(self.most, len(duel.zone(walk.link.seat, DECK)))
        codes = tuple([option(NUMBER_OF, -1, count) for count in range(self.least, most + 1)])
        open_ask(duel, Ask(walk.link.seat, A_NUMBER, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        self.start(duel, walk)
        count = extra_of(picks[0])
        sent = from_top(duel, walk.link.seat, count)
        at_once(duel, [Leaving(number, SENT, BY_COST, walk.link.card) for number in sent])
        walk.go_on(duel, walk.link.with_bound(NUMBERS, (count,)))


class TopOfDeck(Group):
    """The top card of the Decks of the players meant."""

    def __init__(self, whose: int = YOU) -> None:
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def meets_one(self) -> bool:
        return self.whose in ONE_OPPONENT

    def members(self, duel: Duel, act: Link) -> list[int]:
        return [
            duel.zone(seat, DECK)[-1]
            for seat in seats_meant(duel, self.whose, act.seat, act.against)
            if duel.zone(seat, DECK)
        ]


class Reveal(OnGroup):
    """Show the cards of a group to all players; they stay where they are."""

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        duel.note(E_REVEALED, number, duel.cards[number].controller, by=act.card)
        return True


class ShuffleIntoDeck(Together):
    """Put the cards into their owners' Decks, which are shuffled."""

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        return Leaving(number, TO_DECK, BY_EFFECT, act.card)

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        super().committed(duel, walk, batch)
        owners: list[int] = []
        for leaving in batch:
            if duel.cards[leaving.number].owner not in owners:
                owners.append(duel.cards[leaving.number].owner)
        for seat in sorted(owners):
            shuffle_deck(duel, seat)


class ReturnToBottom(Step):
    """Put cards on the bottom of a Deck; the player meant decides their order, the last one undermost."""

    def __init__(self, group: Group, whose: int = YOU) -> None:
        self.group: Final = group
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.whose)

    def could(self, duel: Duel, act: Link) -> bool:
        return self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        numbers = self.group.members(duel, walk.link)
        if len(numbers) < 2:
            self.put(duel, walk, numbers)
            return
        codes = tuple([option(CHOOSE, number) for number in numbers])
        seat = seats_meant(duel, self.whose, walk.link.seat, walk.link.against)[0]
        open_ask(duel, Ask(seat, A_ORDER, walk.link.card, codes, len(codes), len(codes), IN_ORDER))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        self.put(duel, walk, [subject_of(pick) for pick in picks])

    def put(self, duel: Duel, walk: Walk, numbers: list[int]) -> None:
        """Put them underneath one by one."""
        self.start(duel, walk)
        returning: list[Proposal] = []
        for number in numbers:
            card = duel.cards[number]
            if card.zone == DECK:
                deck = duel.zone(card.owner, DECK)
                order_zone(duel, card.owner, DECK, [number] + [other for other in deck if other != number])
            else:
                returning += Leaving(number, TO_DECK, BY_EFFECT, walk.link.card, True, BOTTOM).weighed(duel, ())
        carry_out(duel, tuple(returning))
        walk.go_on(duel, walk.link.with_bound(DONE, tuple([duel.binding(number) for number in numbers])))


class DeclareName(Step):
    """T-9.1. Declare a card name when the effect is activated. A player is offered the names of the own cards: no other can be right."""

    def run(self, duel: Duel, walk: Walk) -> None:
        names: list[int] = []
        for card in duel.cards:
            if card.owner == walk.link.seat and card.face.code not in names and not duel.faces[card.number].is_token:
                names.append(card.face.code)
        names.sort()
        codes = tuple([option(NAME_OF, -1, code) for code in names])
        open_ask(duel, Ask(walk.link.seat, A_DECLARE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(DECLARED, (extra_of(picks[0]),)))


class NameDeclared(Condition):
    """A card of a group has the name that was declared."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def holds(self, duel: Duel, act: Link) -> bool:
        declared = act.bound[DECLARED]
        return any([declared == (duel.cards[number].face.code,) for number in self.group.members(duel, act)])


class CallKind(Step):
    """Call the kind of the top card of the own Deck (Monster, Spell, Trap) and show it: 1 is kept if the call was right, 0 if not."""

    def run(self, duel: Duel, walk: Walk) -> None:
        if not duel.zone(walk.link.seat, DECK):
            walk.go_on(duel, walk.link.with_bound(NUMBERS, (0,)))
            return
        open_ask(duel, Ask(walk.link.seat, A_DECLARE, walk.link.card, KIND_OPTIONS))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        seat = walk.link.seat
        number = duel.zone(seat, DECK)[-1]
        duel.note(E_REVEALED, number, seat, by=walk.link.card)
        right = duel.faces[number].kind == extra_of(picks[0])
        walk.go_on(duel, walk.link.with_bound(NUMBERS, (1 if right else 0,)))
