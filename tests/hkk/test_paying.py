"""Costs: what is offered can be paid to the end, and what can be paid is offered. Counted a second way, over all choices of a plain model."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pytest

from spellspeed.hkk.rules.context import Cause, Context
from spellspeed.hkk.rules.costs import can_pay, pay
from spellspeed.hkk.rules.faces import CardFace, SummoningCost
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moves import put_counters
from spellspeed.hkk.rules.running_game import new_state
from spellspeed.hkk.rules.setup import put
from spellspeed.hkk.rules.terms import ACTIVE, BY_COST, BY_RULE, COLLECTOR, FIELD, HAND, PASSIVE, RESERVE
from spellspeed.hkk.text import words
from spellspeed.hkk.text.amounts import CountOf, Number
from spellspeed.hkk.text.cards import Every, Filter, Some, This
from spellspeed.hkk.text.costs import DiscardCost, Pay, RemoveCountersCost, SacrificeCost, TurnPassiveCost
from spellspeed.hkk.text.node import Amount, Cards, Cost
from spellspeed.hkk.text.sentences import Counter
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.draws import Stream, key_of
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.random_answers import random_picks

CREATURES: Final = Filter(words.CREATURE, whose=words.YOU)
RED: Final = Filter(words.CREATURE, words.RED, whose=words.YOU)
OWN: Final = Filter(words.PERMANENT, whose=words.YOU)
MARK: Final = words.Name("mark")
OLD: Final = 2000


class Over(Frame):
    """Below everything: the game is over when it is reached."""

    def parts(self) -> tuple[object, ...]:
        return ()

    def step(self, state: Game) -> None:
        state.over = True


def how_many(cards: Cards) -> int:
    """How many cards a cost of this test names."""
    assert isinstance(cards, Some)
    assert isinstance(cards.count, Number)
    return cards.count.number


def face(code: int, kind: words.Noun, colour: str) -> CardFace:
    """A card without a text."""
    return CardFace(code, f"card {code}", kind, SummoningCost(0), 1, 1, 1, (colour,), (), OLD, ())


def position(stream: Stream) -> Game:
    """A few permanents of both players, active or passive, some with counters; cards in the hand; some of each resource."""
    game = new_state(2, (0, 1), 20, key_of(0))
    for code in range(1, 3 + stream.below(4)):
        kind = words.CREATURE if stream.below(3) else words.ITEM
        colour = str(words.RED if stream.below(2) else words.BLUE)
        seat = 0 if stream.below(5) else 1
        zone = RESERVE if kind == words.CREATURE else FIELD
        number = put(game, face(code, kind, colour), seat, zone, None, ACTIVE if stream.below(3) else PASSIVE)
        put_counters(game, number, Counter(MARK), stream.below(3), Cause(BY_RULE, -1, -1, 0))
    for code in range(20, 20 + stream.below(3)):
        put(game, face(code, words.CREATURE, str(words.RED)), 0, HAND)
    game.vp[0], game.components[0], game.life[0] = stream.below(4), stream.below(2), 1 + stream.below(4)
    game.fresh = []
    game.frames = [Over()]
    return game


def some_cards(stream: Stream) -> Cards:
    """One or two of the own creatures, red ones or permanents; as many as one likes up to two; this card; every creature."""
    what = (CREATURES, RED, OWN)[stream.below(3)]
    kind = stream.below(8)
    if kind == 0:
        return This()
    if kind == 1:
        return Every(what)
    return Some(Number(1 + stream.below(2)), what, words.CHOSEN, up_to=kind == 2)


def some_cost(stream: Stream) -> Cost:
    """One cost of any kind."""
    kind = stream.below(5)
    if kind == 0:
        amount: Amount = Number(stream.below(3)) if stream.below(3) else CountOf(CREATURES)
        return Pay(amount, words.RESOURCES[stream.below(3)])
    if kind == 1:
        return DiscardCost(Some(Number(1 + stream.below(2)), Filter(words.CARD)))
    if kind == 2:
        return SacrificeCost(some_cards(stream))
    return (
        TurnPassiveCost(some_cards(stream))
        if kind == 3
        else RemoveCountersCost(Number(1 + stream.below(2)), MARK, some_cards(stream))
    )


class Model:
    """What matters for paying, as plain values."""

    def __init__(self, game: Game) -> None:
        own = game.permanents(0)
        self.there = {
            n: (
                str(game.face(n).kind),
                game.face(n).colours[0],
                game.cards[n].position == ACTIVE,
                game.cards[n].counted(MARK),
            )
            for n in own
        }
        self.hand = len(game.zone(0, HAND))
        self.have = (game.life_of(0), game.vp[0], game.components[0])

    def named(self, cards: Cards) -> list[int]:
        """The own cards that words mean."""
        if isinstance(cards, This):
            return [0]
        assert isinstance(cards, (Some, Every))
        kinds = (str(words.CREATURE),) if cards.what.noun == words.CREATURE else (str(words.CREATURE), str(words.ITEM))
        return [
            n for n, (kind, colour, _, _) in self.there.items() if kind in kinds and cards.what.colour in (None, colour)
        ]


def payable(model: Model, costs: tuple[Cost, ...], creatures: int) -> bool:
    """Whether some choice of cards pays all costs, in their order."""
    due = [0, 0, 0]
    discards = 0
    for one in costs:
        if isinstance(one, Pay):
            due[words.RESOURCES.index(one.resource)] += (
                one.amount.number if isinstance(one.amount, Number) else creatures
            )
        elif isinstance(one, DiscardCost):
            assert isinstance(one.cards, Some)
            assert isinstance(one.cards.count, Number)
            discards += one.cards.count.number
    if discards > model.hand or any(much > have for much, have in zip(due, model.have, strict=True)):
        return False
    return places(dict(model.there), [one for one in costs if not isinstance(one, (Pay, DiscardCost))], model)


def places(there: dict[int, tuple[str, str, bool, int]], costs: list[Cost], model: Model) -> bool:
    """The costs in permanents, by trying all choices."""
    if not costs:
        return True
    one, rest = costs[0], costs[1:]
    assert isinstance(one, (SacrificeCost, TurnPassiveCost, RemoveCountersCost))
    model.there = there
    named = model.named(one.cards)

    def after(chosen: tuple[int, ...]) -> dict[int, tuple[str, str, bool, int]] | None:
        left = dict(there)
        for number in chosen:
            if number not in left:
                return None
            kind, colour, active, marks = left[number]
            if isinstance(one, SacrificeCost):
                del left[number]
            elif isinstance(one, TurnPassiveCost):
                if not active:
                    return None
                left[number] = (kind, colour, False, marks)
            else:
                assert isinstance(one, RemoveCountersCost)
                assert isinstance(one.amount, Number)
                if marks < one.amount.number:
                    return None
                left[number] = (kind, colour, active, marks - one.amount.number)
        return left

    if isinstance(one.cards, Some):
        assert isinstance(one.cards.count, Number)
        counts = range(one.cards.count.number + 1) if one.cards.up_to else [one.cards.count.number]
        ways = [chosen for count in counts for chosen in combinations(named, count)]
    else:
        ways = [tuple(named)]
    return any((left := after(chosen)) is not None and places(left, rest, model) for chosen in ways)


@pytest.mark.parametrize("seed", range(60))
def test_costs_can_be_paid_exactly_if_some_choice_pays_them(seed: int) -> None:
    """And then every series of answers pays them to the end."""
    stream = Stream(f"paying {seed}")
    for _ in range(25):
        game = position(stream)
        costs = tuple(some_cost(stream) for _ in range(1 + stream.below(3)))
        context = Context(0, game.binding(0), Cause(BY_COST, 0, 0, 0))
        model = Model(game)
        creatures = len([n for n in game.permanents(0) if game.face(n).kind == words.CREATURE])
        possible = (
            payable(model, costs, creatures) if game.cards[0].controller == 0 else can_pay(game, 0, costs, context)
        )
        assert can_pay(game, 0, costs, context) == possible, costs
        if possible:
            is_paid(game, costs, context, stream)


def is_paid(game: Game, costs: tuple[Cost, ...], context: Context, stream: Stream) -> None:
    """Pay with answers by chance; at the end as many cards and resources are gone as the costs say."""
    hand, gone, have = (
        len(game.zone(0, HAND)),
        len(game.zone(0, COLLECTOR)),
        [game.life_of(0), game.vp[0], game.components[0]],
    )
    creatures = len([n for n in game.permanents(0) if game.face(n).kind == words.CREATURE])
    game.always = True
    pay(game, 0, costs, context)
    advance(game)
    while game.ask is not None:
        answer(game, game.serial, random_picks(game.ask, stream))
    discards = sum(how_many(one.cards) for one in costs if isinstance(one, DiscardCost))
    assert hand - len(game.zone(0, HAND)) == discards
    least = discards + sum(
        how_many(one.cards)
        for one in costs
        if isinstance(one, SacrificeCost) and isinstance(one.cards, Some) and not one.cards.up_to
    )
    assert len(game.zone(0, COLLECTOR)) + len(game.zone(1, COLLECTOR)) - gone >= least
    for place, resource in enumerate(words.RESOURCES):
        due = sum(
            one.amount.number if isinstance(one.amount, Number) else creatures
            for one in costs
            if isinstance(one, Pay) and one.resource == resource
        )
        assert have[place] - [game.life_of(0), game.vp[0], game.components[0]][place] == due


def test_one_creature_cannot_be_two_sacrifices() -> None:
    """Two costs that each could be paid, but not both."""
    game = new_state(2, (0, 1), 20, key_of(0))
    put(game, face(1, words.CREATURE, str(words.RED)), 0, RESERVE)
    context = Context(0, game.binding(0), Cause(BY_COST, 0, 0, 0))
    one = SacrificeCost(Some(Number(1), CREATURES))
    assert can_pay(game, 0, (one,), context)
    assert not can_pay(game, 0, (one, one), context)


def test_only_what_leaves_enough_for_the_rest_is_offered() -> None:
    """A creature, then a red creature: with one of each colour the blue one is the only first choice."""
    game = new_state(2, (0, 1), 20, key_of(0))
    for code, colour in ((1, words.RED), (2, words.BLUE)):
        put(game, face(code, words.CREATURE, str(colour)), 0, RESERVE)
    game.frames = [Over()]
    game.always = True
    context = Context(0, game.binding(0), Cause(BY_COST, 0, 0, 0))
    pay(game, 0, (SacrificeCost(Some(Number(1), CREATURES)), SacrificeCost(Some(Number(1), RED))), context)
    advance(game)
    assert game.ask is not None
    assert [game.cards[code // 64 % 4096 - 1].face.name for code in game.ask.options] == ["card 2"]
