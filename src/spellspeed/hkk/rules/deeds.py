"""The sentences that are done once, carried out with cards that are known by now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from spellspeed.hkk.rules import meaning, texts
from spellspeed.hkk.rules.borrowing import borrow
from spellspeed.hkk.rules.context import Cause, Context
from spellspeed.hkk.rules.costs import can_pay, pay
from spellspeed.hkk.rules.derived import statements, trait_of
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moves import (
    change,
    create_token,
    damage_card,
    damage_player,
    discard,
    draw,
    enter,
    heal_card,
    move,
    put_counters,
    put_in_deck,
    remove_counters,
    shuffle,
    take_control,
    turn,
)
from spellspeed.hkk.rules.queue_entries import prevent
from spellspeed.hkk.rules.standing_statements import Holding
from spellspeed.hkk.rules.targets import left_out, seats_in, targets_in
from spellspeed.hkk.rules.terms import ACTIVE, BY_ABILITY, BY_RULE, COLLECTOR, COMPLETE, EOT, HAND, NOTHING, PASSIVE
from spellspeed.hkk.text import words
from spellspeed.hkk.text.cards import Some
from spellspeed.hkk.text.clauses import PlayCondition
from spellspeed.hkk.text.conditions import Fulfils
from spellspeed.hkk.text.node import Amount, Cost, Sentence
from spellspeed.hkk.text.sentences import (
    BorrowControl,
    CreateTokens,
    DamageCards,
    DamagePlayer,
    Destroy,
    Discard,
    DivideDamage,
    Draw,
    Gain,
    Heal,
    Lose,
    Prevent,
    PutCounters,
    PutIntoPlay,
    RemoveAllCounters,
    RemoveCounters,
    Return,
    Sacrifice,
    Search,
    Shuffle,
    TakeControl,
    Turn,
)
from spellspeed.hkk.text.shields import IgnoreNextSource, PreventDamage, PreventDamageBy, PreventDamageToCards
from spellspeed.hkk.text.statements import AbilitiesCannotDamage, CannotGain
from spellspeed.kernel.atoms import add_lasting
from spellspeed.kernel.lasting import Lasting

ZONES: Final = {words.HAND: HAND, words.COLLECTOR: COLLECTOR, words.NOTHING: NOTHING}
LEAVES: Final = (Destroy, Sacrifice, Return, Discard)
"""After these the cards are elsewhere; later words still read what they were like."""


def as_known(game: Game, numbers: list[int]) -> tuple[tuple[int, str, int], ...]:
    """What these cards are like now, for words that speak of them later."""
    return tuple(
        [
            (game.binding(number), str(trait), trait_of(game, number, trait, COMPLETE))
            for number in numbers
            for trait in words.TRAITS
        ]
    )


def do(game: Game, context: Context, one: Sentence, numbers: list[int]) -> None:
    """Carry out one sentence. HKK-91.5.4: what follows from it (deaths, automatic abilities) waits until the text is done."""
    deed = DEEDS[type(one)]
    deed(game, context, one, numbers)


def _gain(game: Game, context: Context, one: Gain, numbers: list[int]) -> None:
    much = meaning.amount(game, one.amount, context)
    for seat in meaning.seats_of(game, one.who, context):
        if not gains_nothing(game, seat, one.resource):
            change(game, seat, much, one.resource, context.cause)


def gains_nothing(game: Game, seat: int, resource: words.Resource) -> bool:
    """Whether something says that a player cannot gain this; what a rule of the game gives is no such gain."""
    for held in statements(game, CannotGain):
        says = held.says
        if isinstance(says, CannotGain) and says.resource == resource:
            if seat in meaning.seats_of(game, says.who, held.context(game)):
                return True
    return False


def _lose(game: Game, context: Context, one: Lose, numbers: list[int]) -> None:
    much = meaning.amount(game, one.amount, context)
    for seat in meaning.seats_of(game, one.who, context):
        change(game, seat, -much, one.resource, context.cause)


def deals_no_damage(game: Game, cause: Cause) -> bool:
    """HKK-91.5.2: whether something says that abilities like this one deal no damage; spells are none."""
    if cause.kind != BY_ABILITY:
        return False
    for held in texts.texts_now(game).held:
        if isinstance(held.says, AbilitiesCannotDamage) and meaning.fits(
            game, held.says.of, cause.card, held.context(game)
        ):
            return True
    return False


def _damage_player(game: Game, context: Context, one: DamagePlayer, numbers: list[int]) -> None:
    if deals_no_damage(game, context.cause):
        return
    much = meaning.amount(game, one.amount, context)
    for seat in meaning.seats_of(game, one.who, context):
        damage_player(game, seat, much, context.cause)


def _damage_cards(game: Game, context: Context, one: DamageCards, numbers: list[int]) -> None:
    if deals_no_damage(game, context.cause):
        return
    much = meaning.amount(game, one.amount, context)
    for number in numbers:
        damage_card(game, number, much, context.cause)
    if isinstance(one.cards, Some) and one.cards.choice == words.EITHER:
        place = len(targets_in((one.amount,)))
        for seat in seats_in(context.targets[place : place + 1]):
            damage_player(game, seat, much, context.cause)


def _divide(game: Game, context: Context, one: DivideDamage, numbers: list[int]) -> None:
    """Nothing yet: how it is divided is asked afterwards (`dividing`)."""


def _heal(game: Game, context: Context, one: Heal, numbers: list[int]) -> None:
    much = None if one.amount is None else meaning.amount(game, one.amount, context)
    for number in numbers:
        heal_card(game, number, much, context.cause)


def _draw(game: Game, context: Context, one: Draw, numbers: list[int]) -> None:
    much = meaning.amount(game, one.amount, context)
    for seat in meaning.seats_of(game, one.who, context):
        draw(game, seat, much, context.cause)


def _discard(game: Game, context: Context, one: Discard, numbers: list[int]) -> None:
    for number in numbers:
        discard(game, number, context.cause)


def _to_collector(game: Game, context: Context, one: Sentence, numbers: list[int]) -> None:
    for number in numbers:
        if game.in_play(number):
            move(game, number, COLLECTOR, context.cause)


def _return(game: Game, context: Context, one: Return, numbers: list[int]) -> None:
    for number in numbers:
        if one.to in ZONES:
            move(game, number, ZONES[one.to], context.cause)
        else:
            put_in_deck(game, number, one.to, context.cause)


def _put_into_play(game: Game, context: Context, one: PutIntoPlay, numbers: list[int]) -> None:
    """HKK-91.1.0: a play condition must hold for the side that the card enters, else it stays. HKK-91.2.5: an X is then as small as can be."""
    for number in numbers:
        if not game.face(number).is_spell and not game.in_play(number) and meets_conditions(game, context.seat, number):
            enter(game, number, context.seat, context.cause)


def meets_conditions(game: Game, seat: int, number: int) -> bool:
    """HKK-91.1.0: whether the play conditions of a card hold for this player, or are ignored; what one asks to be done can be done."""
    context = condition_context(game, seat, number)
    for clause in conditions_asked(game, number):
        condition = clause.condition
        if isinstance(condition, Fulfils):
            held = can_pay(game, seat, condition.costs, context)
        else:
            held = meaning.holds(game, condition, context)
        if held == clause.unless:
            return False
    return True


def condition_context(game: Game, seat: int, number: int) -> Context:
    """What the play conditions of a card are read with."""
    return Context(seat, game.binding(number), Cause(BY_RULE, seat, number, 0), absent=left_out(game, number))


def conditions_asked(game: Game, number: int) -> list[PlayCondition]:
    """HKK-91.1.0: the play conditions of a card that nothing ignores."""
    return [
        clause
        for clause in game.face(number).clauses
        if isinstance(clause, PlayCondition) and not texts.is_condition_ignored(game, number, clause)
    ]


def to_do(game: Game, number: int) -> tuple[Cost, ...]:
    """HKK-91.1.0: what the play conditions of a card ask to be done."""
    asked = [one.condition for one in conditions_asked(game, number)]
    return tuple([cost for one in asked if isinstance(one, Fulfils) for cost in one.costs])


def pay_conditions(game: Game, seat: int, numbers: list[int]) -> None:
    """HKK-91.1.0, K 21.3.2: what is put into play fulfils its play conditions as well, with other cards than itself."""
    for number in numbers:
        costs = to_do(game, number)
        if costs and game.in_play(number):
            pay(game, seat, costs, condition_context(game, seat, number).without(number))


def _search(game: Game, context: Context, one: Search, numbers: list[int]) -> None:
    for number in numbers:
        move(game, number, HAND, context.cause)
    for seat in meaning.seats_of(game, one.who, context):
        shuffle(game, seat, context.cause)


def _shuffle(game: Game, context: Context, one: Shuffle, numbers: list[int]) -> None:
    for seat in meaning.seats_of(game, one.who, context):
        shuffle(game, seat, context.cause)


def _take_control(game: Game, context: Context, one: TakeControl, numbers: list[int]) -> None:
    for seat in meaning.seats_of(game, one.who, context)[:1]:
        for number in numbers:
            take_control(game, number, seat, context.cause)


def _borrow_control(game: Game, context: Context, one: BorrowControl, numbers: list[int]) -> None:
    for seat in meaning.seats_of(game, one.who, context)[:1]:
        for number in numbers:
            borrow(game, number, seat, context)


def _turn(game: Game, context: Context, one: Turn, numbers: list[int]) -> None:
    for number in numbers:
        turn(game, number, ACTIVE if one.stance == words.ACTIVE else PASSIVE, context.cause)


def _put_counters(game: Game, context: Context, one: PutCounters, numbers: list[int]) -> None:
    for number in numbers:
        if game.in_play(number):
            put_counters(game, number, one.counter, meaning.amount(game, one.amount, context), context.cause)


def _remove_counters(game: Game, context: Context, one: RemoveCounters, numbers: list[int]) -> None:
    for number in numbers:
        remove_counters(game, number, one.counter, meaning.amount(game, one.amount, context), context.cause)


def _remove_all_counters(game: Game, context: Context, one: RemoveAllCounters, numbers: list[int]) -> None:
    for number in numbers:
        for name, count in game.cards[number].counters:
            if one.counter is None or name == one.counter:
                remove_counters(game, number, name, count, context.cause)


def _create_tokens(game: Game, context: Context, one: CreateTokens, numbers: list[int]) -> None:
    for seat in meaning.seats_of(game, one.who, context):
        for _ in range(meaning.amount(game, one.amount, context)):
            create_token(game, one.token, seat, context.cause)


def _prevent(game: Game, context: Context, one: Prevent, numbers: list[int]) -> None:
    prevent(game, context.answers, context.cause)


def _shield(game: Game, context: Context, one: PreventDamage | IgnoreNextSource, numbers: list[int]) -> None:
    much = shielded_by(game, context, one.amount) if isinstance(one, PreventDamage) else 0
    until = EOT if isinstance(one, PreventDamage) else 0
    for seat in meaning.seats_of(game, one.who, context):
        held = Lasting(
            context.card, context.seat, Holding(None, shield=one), (), much, until, game.turn, game.order, seat
        )
        add_lasting(game, held)


def _shield_cards(game: Game, context: Context, one: PreventDamageToCards, numbers: list[int]) -> None:
    """Each card has a shield of its own."""
    much = shielded_by(game, context, one.amount)
    for number in numbers:
        if game.in_play(number):
            over = (game.binding(number),)
            shield = Holding(None, shield=one)
            add_lasting(game, Lasting(context.card, context.seat, shield, over, much, EOT, game.turn, game.order, -1))


def _stop(game: Game, context: Context, one: PreventDamageBy, numbers: list[int]) -> None:
    shield = Holding(None, shield=one)
    add_lasting(game, Lasting(context.card, context.seat, shield, (), 0, EOT, game.turn, game.order, -1))


def shielded_by(game: Game, context: Context, amount: Amount | None) -> int:
    """How much damage a shield takes; one against all damage has no number."""
    return 0 if amount is None else meaning.amount(game, amount, context)


Deed = Callable[[Game, Context, Any, list[int]], None]
DEEDS: Final[dict[type, Deed]] = {
    Gain: _gain,
    Lose: _lose,
    DamagePlayer: _damage_player,
    DamageCards: _damage_cards,
    DivideDamage: _divide,
    Heal: _heal,
    Draw: _draw,
    Discard: _discard,
    Destroy: _to_collector,
    Sacrifice: _to_collector,
    Return: _return,
    PutIntoPlay: _put_into_play,
    Search: _search,
    Shuffle: _shuffle,
    TakeControl: _take_control,
    BorrowControl: _borrow_control,
    Turn: _turn,
    PutCounters: _put_counters,
    RemoveCounters: _remove_counters,
    RemoveAllCounters: _remove_all_counters,
    CreateTokens: _create_tokens,
    Prevent: _prevent,
    PreventDamage: _shield,
    PreventDamageToCards: _shield_cards,
    PreventDamageBy: _stop,
    IgnoreNextSource: _shield,
}
"""What is done for each class of sentence; those that ask or hold others are carried out by the frame itself."""
