"""Whom and what words mean: players, cards that fit a filter, amounts and conditions."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules.context import Context
from spellspeed.hkk.rules.faces import SPELLS
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.terms import (
    ACTIVE,
    COLLECTOR,
    COMPLETE,
    DECK,
    GUARD,
    HAND,
    IN_PLAY,
    NOTHING,
    PHASES,
    QUEUE,
    RESERVE,
)
from spellspeed.hkk.text import words
from spellspeed.hkk.text.amounts import CountersOn, CountOf, Number, ResourceOf, TraitOf, X
from spellspeed.hkk.text.cards import Every, Filter, It, Some, This
from spellspeed.hkk.text.conditions import (
    All,
    Any,
    Compare,
    Controls,
    DuringPhase,
    HasAttacked,
    HasMore,
    Is,
    NthTurn,
    TurnOf,
)
from spellspeed.hkk.text.node import Amount, Cards, Condition
from spellspeed.kernel.cards import STAYS

ZONES_OF: Final = {
    words.IN_PLAY: IN_PLAY,
    words.HAND: (HAND,),
    words.DECK: (DECK,),
    words.COLLECTOR: (COLLECTOR,),
    words.NOTHING: (NOTHING,),
    words.RESERVE: (RESERVE,),
    words.GUARD: (GUARD,),
}
PERMANENTS: Final = (
    words.CREATURE,
    words.ENCHANTMENT,
    words.BUILDING,
    words.ITEM,
    words.EXPERTISE,
    words.BODY_PART,
)


def seats_of(game: Game, who: words.Who, context: Context) -> list[int]:
    """The players that a word means, in turn order; whoever acts first."""
    if who == words.YOU:
        return [context.seat]
    if who == words.OPPONENT:
        return list(game.opponents(context.seat)[:1])
    if who == words.EACH_PLAYER:
        return list(game.order_from(game.turn_seat))
    if who in (words.TARGET_PLAYER, words.TARGET_OPPONENT):
        return list(context.players[:1])
    number = (context.it or (context.card,))[0] % STAYS
    card = game.cards[number]
    return [card.owner if who == words.ITS_OWNER else card.controller]


def opponents_life(game: Game, seat: int) -> int:
    """The life of a player's opponent."""
    return game.life_of(game.opponents(seat)[0])


def named(game: Game, binding: int) -> int:
    """The card that a binding finds, -1 if it is elsewhere by now."""
    return game.bound_card(binding)


def named_in(game: Game, cards: Cards, context: Context, zone: words.Zone = words.IN_PLAY) -> list[int]:
    """The cards that words mean without anybody choosing."""
    if isinstance(cards, This):
        number = named(game, context.card)
        return [number] if number >= 0 else []
    if isinstance(cards, It):
        return [number for one in (context.it or (context.card,)) if (number := named(game, one)) >= 0]
    if isinstance(cards, Every):
        return candidates(game, cards.what, context, zone)
    if isinstance(cards, Some) and cards.choice == words.TARGET and context.targets:
        return [number for one in context.targets[0] if (number := named(game, one)) >= 0]
    return []


def candidates(game: Game, what: Filter, context: Context, zone: words.Zone = words.IN_PLAY) -> list[int]:
    """The cards that fit a filter, the active player's first. `zone` is the verb's own."""
    zones = ZONES_OF[what.zone or zone]
    found: list[int] = []
    for seat in game.order_from(game.turn_seat):
        for place in zones:
            found += [n for n in game.zone(seat, place) if n != context.absent and fits(game, what, n, context)]
    return found


def fits(game: Game, what: Filter, number: int, context: Context, layer: int = COMPLETE) -> bool:
    """Whether a card is such a card: controller in play, owner elsewhere; abilities of cards in play only (HKK-91.4.1)."""
    card = game.cards[number]
    if what.zone is not None and card.zone not in ZONES_OF[what.zone]:
        return False
    if what.other and (number == context.card % STAYS or game.binding(number) in context.named):
        return False
    if what.whose is not None:
        whose = card.controller if card.zone in IN_PLAY or card.zone == QUEUE else card.owner
        if whose not in seats_of(game, what.whose, context):
            return False
    if what.stance is not None and (
        card.zone not in IN_PLAY or (card.position == ACTIVE) != (what.stance == words.ACTIVE)
    ):
        return False
    if what.name is not None and card.face.name != what.name:
        return False
    if not is_of_noun(game, number, what.noun, layer):
        return False
    if what.colour is not None and what.colour not in game.colours_of(number, layer):
        return False
    if what.keyword is not None and what.keyword not in game.keywords_of(number, layer):
        return False
    if what.limit is None:
        return True
    return compared(game.trait_of(number, what.limit.trait, layer), what.limit.relation, what.limit.number)


def is_of_noun(game: Game, number: int, noun: words.Noun, layer: int) -> bool:
    """Whether a card is of a type, a group of types or a subtype."""
    if noun == words.CARD:
        return True
    face = game.face(number)
    if noun == words.PERMANENT:
        return face.kind in PERMANENTS
    if noun == words.SPELL:
        return face.kind in SPELLS
    return noun in game.nouns_of(number, layer)


def compared(value: int, relation: words.Relation, other: int) -> bool:
    """Whether a value is at least, at most, exactly, less than or more than another one."""
    if relation == words.AT_LEAST:
        return value >= other
    if relation == words.AT_MOST:
        return value <= other
    if relation == words.LESS:
        return value < other
    return value > other if relation == words.MORE else value == other


def amount(game: Game, node: Amount, context: Context) -> int:
    """How much a text says."""
    if isinstance(node, Number):
        return node.number
    if isinstance(node, X):
        return context.x
    if isinstance(node, CountOf):
        return len(candidates(game, node.what, context))
    if isinstance(node, ResourceOf):
        return sum(resource(game, seat, node.resource) for seat in seats_of(game, node.who, context))
    if isinstance(node, TraitOf):
        return sum(trait_values(game, node, context))
    assert isinstance(node, CountersOn)
    return sum(game.cards[number].counted(node.counter) for number in named_in(game, node.cards, context))


def trait_values(game: Game, node: TraitOf, context: Context) -> list[int]:
    """A trait of the cards that are meant, as they are now or as they were before they left."""
    if isinstance(node.cards, It) and context.it:
        left = {binding: value for binding, trait, value in context.known if trait == node.trait}
        return [
            left[one] if one in left else game.trait_of(number, node.trait, COMPLETE)
            for one in context.it
            if (number := named(game, one)) >= 0 or one in left
        ]
    return [game.trait_of(number, node.trait, COMPLETE) for number in named_in(game, node.cards, context)]


def resource(game: Game, seat: int, which: words.Resource) -> int:
    """How much life, magic points or components a player has."""
    if which == words.LIFE_POINTS:
        return game.life_of(seat)
    return game.vp[seat] if which == words.MAGIC_POINTS else game.components[seat]


def holds(game: Game, node: Condition, context: Context) -> bool:
    """Whether a condition holds now."""
    if isinstance(node, Compare):
        return compared(amount(game, node.amount, context), node.relation, amount(game, node.other, context))
    if isinstance(node, Controls):
        return compared(how_many(game, node.who, node.what, context), node.relation, node.number)
    if isinstance(node, HasMore):
        return how_many(game, node.who, node.what, context) > how_many(game, node.than, node.what, context)
    if isinstance(node, Is):
        meant = named_in(game, node.cards, context)
        return bool(meant) and all(fits(game, node.what, number, context) for number in meant)
    if isinstance(node, TurnOf):
        return game.turn_seat in seats_of(game, node.who, context)
    if isinstance(node, NthTurn):
        own = game.turn_seat in seats_of(game, node.who, context)
        is_such = game.turns[game.turn_seat] == words.ORDINALS.index(node.turn) + 1
        return own and is_such
    if isinstance(node, HasAttacked):
        meant = named_in(game, node.cards, context)
        return bool(meant) and all((game.cards[one].attacked == game.turn) != node.never for one in meant)
    if isinstance(node, DuringPhase):
        return PHASES[game.phase] == node.phase
    if isinstance(node, All):
        return all(holds(game, one, context) for one in node.conditions)
    assert isinstance(node, Any)
    return any(holds(game, one, context) for one in node.conditions)


def how_many(game: Game, who: words.Who, what: Filter, context: Context) -> int:
    """How many such cards a player has."""
    seats = seats_of(game, who, context)
    return sum(game.cards[number].controller in seats for number in candidates(game, what, context))
