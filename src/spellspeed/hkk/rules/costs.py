"""Paying: what a list of costs takes, whether a player can pay all of it, and the frame that pays it.

Costs are worked out once, before anything is paid (K 21.1.1), and then paid in the order in which they stand, as a whole or not at all.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from spellspeed.hkk.rules import meaning
from spellspeed.hkk.rules.context import Cause, Context
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moves import change, discard, move, remove_counters, turn
from spellspeed.hkk.rules.terms import A_COST, A_WAY, ACTIVE, BY_COST, CHOOSE, CHOOSE_NUMBER, COLLECTOR, HAND, PASSIVE
from spellspeed.hkk.text import words
from spellspeed.hkk.text.amounts import Number
from spellspeed.hkk.text.cards import Every, Some
from spellspeed.hkk.text.costs import DiscardCost, EitherCost, Pay, RemoveCountersCost, SacrificeCost, TurnPassiveCost
from spellspeed.hkk.text.node import Amount, Cards, Cost
from spellspeed.kernel.asks import Ask, extra_of, option, subject_of, verb_of
from spellspeed.kernel.atoms import pop_frame, push_frame, random_card, replace_frame
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame


def cards_of(cost: Cost) -> Cards | None:
    """Which cards a cost takes; None for resources."""
    if isinstance(cost, (SacrificeCost, DiscardCost, TurnPassiveCost, RemoveCountersCost)):
        return cost.cards
    return None


def worked_out(game: Game, costs: tuple[Cost, ...], context: Context) -> tuple[Cost, ...]:
    """K 21.1.1, step 4: the costs with their numbers as they are now; paying one of them changes no other."""
    found: list[Cost] = []
    for cost in costs:
        if isinstance(cost, EitherCost):
            found.append(EitherCost(worked_out(game, cost.costs, context)))
            continue
        if isinstance(cost, Pay):
            found.append(Pay(settled(game, cost.amount, context), cost.resource))
            continue
        cards = cards_of(cost)
        if isinstance(cards, Some):
            cards = Some(settled(game, cards.count, context), cards.what, cards.choice, cards.up_to)
        assert cards is not None
        found.append(with_cards(game, cost, cards, context))
    return tuple(found)


def settled(game: Game, amount: Amount, context: Context) -> Number:
    """An amount as a number; less than nothing is nothing."""
    return Number(max(0, meaning.amount(game, amount, context)))


def with_cards(game: Game, cost: Cost, cards: Cards, context: Context) -> Cost:
    """The cost with other cards, and with its own number settled."""
    if isinstance(cost, RemoveCountersCost):
        return RemoveCountersCost(settled(game, cost.amount, context), cost.counter, cards)
    assert isinstance(cost, (SacrificeCost, DiscardCost, TurnPassiveCost))
    return type(cost)(cards)


def holdings(game: Game, seat: int) -> tuple[int, ...]:
    """How much a player has of each resource, in the order of words.RESOURCES."""
    return tuple([meaning.resource(game, seat, which) for which in words.RESOURCES])


def spent_since(game: Game, seat: int, before: tuple[int, ...]) -> tuple[int, ...]:
    """How much a player has spent of each resource since having so much."""
    return tuple([had - has for had, has in zip(before, holdings(game, seat), strict=True)])


def resources_in(costs: tuple[Cost, ...]) -> tuple[int, ...]:
    """How much of each resource costs take that are worked out, in the order of words.RESOURCES."""
    due = [0] * len(words.RESOURCES)
    for one in costs:
        if isinstance(one, Pay):
            assert isinstance(one.amount, Number)
            due[words.RESOURCES.index(one.resource)] += one.amount.number
    return tuple(due)


def meant(game: Game, cost: Cost, context: Context) -> list[int]:
    """The cards that the words of a cost mean, whether they can pay it or not."""
    cards = cards_of(cost)
    assert cards is not None
    zone = words.HAND if isinstance(cost, DiscardCost) else words.IN_PLAY
    if isinstance(cards, Some):
        return meaning.candidates(game, cards.what, context, zone)
    return [number for number in meaning.named_in(game, cards, context, zone) if number != context.absent]


def payable(game: Game, seat: int, cost: Cost, context: Context) -> list[int]:
    """The cards that a player could pay a cost with."""
    return [number for number in meant(game, cost, context) if may_pay_with(game, seat, cost, number, context)]


def may_pay_with(game: Game, seat: int, cost: Cost, number: int, context: Context) -> bool:
    """Whether one card can be what this player pays a cost with: own cards, active ones to be turned, counters that are there."""
    card = game.cards[number]
    if isinstance(cost, DiscardCost):
        return number in game.zone(seat, HAND) and number != context.absent
    if card.controller != seat or not game.in_play(number):
        return False
    if isinstance(cost, TurnPassiveCost):
        return card.position == ACTIVE
    if isinstance(cost, RemoveCountersCost):
        return card.counted(cost.counter) >= meaning.amount(game, cost.amount, context)
    return True


def ways(game: Game, seat: int, cost: Cost, context: Context) -> list[tuple[int, ...]]:
    """Each choice of cards with which a player can pay one cost; none if it cannot be paid."""
    cards = cards_of(cost)
    if not isinstance(cards, Some):
        named = meant(game, cost, context)
        missing = not named and not isinstance(cards, Every)
        unfit = any(not may_pay_with(game, seat, cost, number, context) for number in named)
        return [] if missing or unfit else [tuple(named)]
    found = payable(game, seat, cost, context)
    most = meaning.amount(game, cards.count, context)
    counts = range(min(most, len(found)) + 1) if cards.up_to else (most,)
    return [chosen for count in counts for chosen in combinations(found, count)]


def can_pay(game: Game, seat: int, costs: tuple[Cost, ...], context: Context) -> bool:
    """Whether a player can pay all of the costs: as a whole or not at all."""
    if any(isinstance(one, EitherCost) for one in costs):
        return bool(payable_ways(game, seat, costs, context))
    due = worked_out(game, costs, context)
    for which, much in zip(words.RESOURCES, resources_in(due), strict=True):
        if much > max(0, meaning.resource(game, seat, which)):
            return False
    return can_pay_with_cards(game, seat, tuple([one for one in due if cards_of(one) is not None]), context)


def settled_as(costs: tuple[Cost, ...], place: int) -> tuple[Cost, ...]:
    """The costs with the one at this place instead of the first list of which one is paid."""
    first = next(one for one in costs if isinstance(one, EitherCost))
    at = costs.index(first)
    return (*costs[:at], first.costs[place], *costs[at + 1 :])


def payable_ways(game: Game, seat: int, costs: tuple[Cost, ...], context: Context) -> list[int]:
    """Which of the first list of costs, of which one is paid, can be paid together with all the others; their places."""
    first = next(one for one in costs if isinstance(one, EitherCost))
    return [place for place in range(len(first.costs)) if can_pay(game, seat, settled_as(costs, place), context)]


def can_pay_with_cards(game: Game, seat: int, costs: tuple[Cost, ...], context: Context) -> bool:
    """Whether there are cards for all of these costs: each way to pay the first is tried, until one leaves enough for the others.

    What is taken by chance must leave enough however it falls.
    """
    if not costs:
        return True
    first, rest = costs[0], costs[1:]
    if not rest:
        return is_enough(game, seat, first, context)
    by_chance = is_by_chance(first)
    found = ways(game, seat, first, context)
    for numbers in found:
        if leaves_enough(game, seat, first, numbers, rest, context) != by_chance:
            return not by_chance
    return by_chance and bool(found)


def is_by_chance(cost: Cost) -> bool:
    """Whether chance says which cards a cost takes."""
    cards = cards_of(cost)
    return isinstance(cards, Some) and cards.choice == words.RANDOM


def is_enough(game: Game, seat: int, cost: Cost, context: Context) -> bool:
    """Whether a cost that is the only one to take cards can be paid."""
    cards = cards_of(cost)
    if not isinstance(cards, Some):
        return bool(ways(game, seat, cost, context))
    return cards.up_to or len(payable(game, seat, cost, context)) >= meaning.amount(game, cards.count, context)


def leaves_enough(
    game: Game, seat: int, cost: Cost, numbers: tuple[int, ...], rest: tuple[Cost, ...], context: Context
) -> bool:
    """Whether the other costs can still be paid after this one was paid with these cards."""
    twin = game.fork()
    spend(twin, seat, cost, list(numbers), context)
    return can_pay_with_cards(twin, seat, rest, context)


def spend(game: Game, seat: int, cost: Cost, numbers: list[int], context: Context) -> None:
    """Pay one cost with these cards. What is paid is paid, whatever it is for: it is no source."""
    cause = Cause(BY_COST, seat, context.cause.card, 0)
    for number in numbers:
        if isinstance(cost, SacrificeCost):
            move(game, number, COLLECTOR, cause)
        elif isinstance(cost, DiscardCost):
            discard(game, number, cause)
        elif isinstance(cost, TurnPassiveCost):
            turn(game, number, PASSIVE, cause)
        elif isinstance(cost, RemoveCountersCost):
            remove_counters(game, number, cost.counter, meaning.amount(game, cost.amount, context), cause)


def at_random(game: Game, numbers: list[int], count: int) -> list[int]:
    """So many of the cards, by chance."""
    left = list(numbers)
    taken: list[int] = []
    while left and len(taken) < count:
        taken.append(random_card(game, left, "pick"))
        left.remove(taken[-1])
    return taken


def pay(game: Game, seat: int, costs: tuple[Cost, ...], context: Context) -> None:
    """Let a player pay costs that can be paid."""
    push_frame(game, Paying(seat, worked_out(game, costs, context), context))


class Paying(Frame):
    """A player pays costs one after the other; which cards is asked where there is a choice, and only what leaves enough for the rest is offered."""

    def __init__(self, seat: int, costs: tuple[Cost, ...], context: Context) -> None:
        self.seat: Final = seat
        self.costs: Final = costs
        self.context: Final = context

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.costs, self.context)

    def step(self, state: Game) -> None:
        if not self.costs:
            pop_frame(state)
            return
        if any(isinstance(one, EitherCost) for one in self.costs):
            ways = payable_ways(state, self.seat, self.costs, self.context)
            numbers = tuple([option(CHOOSE_NUMBER, -1, place + 1) for place in ways])
            open_ask(state, Ask(self.seat, A_WAY, self.context.cause.card, numbers))
            return
        cost = self.costs[0]
        if isinstance(cost, Pay):
            cause = Cause(BY_COST, self.seat, self.context.cause.card, 0)
            change(state, self.seat, -meaning.amount(state, cost.amount, self.context), cost.resource, cause)
            self.go_on(state)
            return
        cards = cards_of(cost)
        found = payable(state, self.seat, cost, self.context)
        if not isinstance(cards, Some):
            self.pay_with(state, found)
            return
        most = min(len(found), meaning.amount(state, cards.count, self.context))
        if cards.choice == words.RANDOM:
            self.pay_with(state, at_random(state, found, most))
        elif self.rest() and most > 0:
            self.ask_for_one(state, cost, cards, found)
        else:
            self.ask(state, found, 0 if cards.up_to else most, most)

    def rest(self) -> tuple[Cost, ...]:
        """The later costs that take cards too."""
        return tuple([one for one in self.costs[1:] if cards_of(one) is not None])

    def ask(self, state: Game, found: list[int], least: int, most: int) -> None:
        """Ask with which cards the first cost is paid."""
        options = tuple([option(CHOOSE, number) for number in found])
        open_ask(state, Ask(self.seat, A_COST, self.context.cause.card, options, least, most))

    def ask_for_one(self, state: Game, cost: Cost, cards: Some, found: list[int]) -> None:
        """Other costs take cards too: ask for one card at a time, and offer those after which all the rest can be paid."""
        after = (*self.less_by_one(state, cost, cards), *self.rest())
        left = [n for n in found if leaves_enough(state, self.seat, cost, (n,), after, self.context)]
        none_is_possible = cards.up_to and can_pay_with_cards(state, self.seat, self.rest(), self.context)
        self.ask(state, left, 0 if none_is_possible else 1, 1)

    def less_by_one(self, state: Game, cost: Cost, cards: Some) -> tuple[Cost, ...]:
        """What is left of a cost after one card was paid for it."""
        count = meaning.amount(state, cards.count, self.context) - 1
        if count < 1:
            return ()
        return (with_cards(state, cost, Some(Number(count), cards.what, cards.choice, cards.up_to), self.context),)

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        if picks and verb_of(picks[0]) == CHOOSE_NUMBER:
            costs = settled_as(self.costs, extra_of(picks[0]) - 1)
            replace_frame(state, Paying(self.seat, costs, self.context))
            return
        numbers = [subject_of(one) for one in picks]
        cost = self.costs[0]
        cards = cards_of(cost)
        left = self.less_by_one(state, cost, cards) if isinstance(cards, Some) and self.rest() and numbers else ()
        spend(state, self.seat, cost, numbers, self.context)
        replace_frame(state, Paying(self.seat, (*left, *self.costs[1:]), self.context))

    def pay_with(self, state: Game, numbers: list[int]) -> None:
        """Pay the first cost with these cards."""
        spend(state, self.seat, self.costs[0], numbers, self.context)
        self.go_on(state)

    def go_on(self, state: Game) -> None:
        """The next cost."""
        replace_frame(state, Paying(self.seat, self.costs[1:], self.context))
