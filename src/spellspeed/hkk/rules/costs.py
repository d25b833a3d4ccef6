"""Paying: what a list of costs takes, whether a player can pay all of it, and the frame that pays it."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import matching
from spellspeed.hkk.rules.context import Cause, Context
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moving import change, discard, move, remove_counters, turn
from spellspeed.hkk.rules.terms import A_COST, ACTIVE, BY_COST, CHOOSE, COLLECTOR, PASSIVE
from spellspeed.hkk.text import words
from spellspeed.hkk.text.cards import Some
from spellspeed.hkk.text.costs import DiscardCost, Pay, RemoveCountersCost, SacrificeCost, TurnPassiveCost
from spellspeed.hkk.text.node import Cards, Cost
from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import random_number
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame


def cards_of(cost: Cost) -> Cards | None:
    """Which cards a cost takes; None for resources."""
    if isinstance(cost, (SacrificeCost, DiscardCost, TurnPassiveCost, RemoveCountersCost)):
        return cost.cards
    return None


def payable(game: Game, seat: int, cost: Cost, context: Context) -> list[int]:
    """The cards that a player could pay a cost with."""
    cards = cards_of(cost)
    assert cards is not None
    zone = words.HAND if isinstance(cost, DiscardCost) else words.IN_PLAY
    if isinstance(cards, Some):
        found = matching.candidates(game, cards.what, context, zone)
    else:
        found = matching.named_in(game, cards, context, zone)
    return [number for number in found if may_pay_with(game, seat, cost, number, context)]


def may_pay_with(game: Game, seat: int, cost: Cost, number: int, context: Context) -> bool:
    """Whether one card can be what this player pays a cost with: own cards, active ones to be turned, counters that are there."""
    card = game.cards[number]
    if (card.owner if isinstance(cost, DiscardCost) else card.controller) != seat:
        return False
    if isinstance(cost, DiscardCost):
        return number in game.zone(seat, 1)
    if not game.in_play(number):
        return False
    if isinstance(cost, TurnPassiveCost):
        return card.position == ACTIVE
    if isinstance(cost, RemoveCountersCost):
        return card.counted(cost.counter) >= matching.amount(game, cost.amount, context)
    return True


def needed(game: Game, cost: Cost, context: Context) -> int:
    """How many cards a cost takes."""
    cards = cards_of(cost)
    if isinstance(cards, Some):
        return 0 if cards.up_to else matching.amount(game, cards.count, context)
    return 1 if cards is not None and type(cards).__name__ in ("This", "It") else 0


def can_pay(game: Game, seat: int, costs: tuple[Cost, ...], context: Context) -> bool:
    """Whether a player can pay all of the costs: as a whole or not at all."""
    for which in words.RESOURCES:
        due = sum(
            matching.amount(game, one.amount, context)
            for one in costs
            if isinstance(one, Pay) and one.resource == which
        )
        if due > max(0, matching.resource(game, seat, which)) and due > 0:
            return False
    for kind in (SacrificeCost, DiscardCost, TurnPassiveCost, RemoveCountersCost):
        some = [one for one in costs if isinstance(one, kind)]
        there: list[int] = []
        for one in some:
            found = payable(game, seat, one, context)
            if len(found) < needed(game, one, context):
                return False
            there += [number for number in found if number not in there]
        if len(there) < sum(needed(game, one, context) for one in some):
            return False
    return True


def at_random(game: Game, numbers: list[int], count: int) -> list[int]:
    """So many of the cards, by chance."""
    left = list(numbers)
    taken: list[int] = []
    while left and len(taken) < count:
        taken.append(left.pop(random_number(game, "pick", len(left))))
    return taken


class Paying(Frame[Game]):
    """A player pays costs one after the other; which cards is asked where there is a choice."""

    def __init__(self, seat: int, costs: tuple[Cost, ...], context: Context) -> None:
        self.seat: Final = seat
        self.costs: Final = costs
        self.context: Final = context

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.costs, self.context)

    def step(self, state: Game) -> None:
        if not self.costs:
            state.frames.pop()
            return
        cost = self.costs[0]
        if isinstance(cost, Pay):
            change(state, self.seat, -matching.amount(state, cost.amount, self.context), cost.resource, self.cause())
            self.go_on(state)
            return
        found = payable(state, self.seat, cost, self.context)
        cards = cards_of(cost)
        if not isinstance(cards, Some):
            self.pay_with(state, cost, found)
            return
        most = min(len(found), matching.amount(state, cards.count, self.context))
        if cards.choice == words.RANDOM:
            self.pay_with(state, cost, at_random(state, found, most))
            return
        least = 0 if cards.up_to else most
        options = tuple([option(CHOOSE, number) for number in found])
        open_ask(state, Ask(self.seat, A_COST, self.context.cause.card, options, least, most))

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        self.pay_with(state, self.costs[0], [subject_of(one) for one in picks])

    def cause(self) -> Cause:
        """What is paid is paid, whatever it is for."""
        return Cause(BY_COST, self.seat, self.context.cause.card, 0)

    def pay_with(self, state: Game, cost: Cost, numbers: list[int]) -> None:
        """Pay one cost with these cards."""
        for number in numbers:
            if isinstance(cost, SacrificeCost):
                move(state, number, COLLECTOR, self.cause())
            elif isinstance(cost, DiscardCost):
                discard(state, number, self.cause())
            elif isinstance(cost, TurnPassiveCost):
                turn(state, number, PASSIVE, self.cause())
            elif isinstance(cost, RemoveCountersCost):
                count = matching.amount(state, cost.amount, self.context)
                remove_counters(state, number, cost.counter, count, self.cause())
        self.go_on(state)

    def go_on(self, state: Game) -> None:
        """The next cost."""
        state.frames[-1] = Paying(self.seat, self.costs[1:], self.context)
