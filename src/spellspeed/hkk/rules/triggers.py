"""When a batch is complete: deaths, Rewards and automatic abilities; and what they do, one after the other."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import meaning, texts
from spellspeed.hkk.rules import terms as t
from spellspeed.hkk.rules.carrying_out import Aiming
from spellspeed.hkk.rules.context import RULE, Cause, Context, Waiting
from spellspeed.hkk.rules.derived import life_left, statements_lowering, x_of
from spellspeed.hkk.rules.fixed_choices import Fixing
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.game_atoms import add_waiting, drop_waiting, forget_last_known
from spellspeed.hkk.rules.moves import LIVES, cause_of, move, note, source_seat
from spellspeed.hkk.rules.victory import check_lives
from spellspeed.hkk.text import words
from spellspeed.hkk.text.cards import Every, Filter, It, Some, This
from spellspeed.hkk.text.clauses import Ability, Advantage, Drawback, Reward
from spellspeed.hkk.text.effects import Automatically
from spellspeed.hkk.text.events import (
    Attacks,
    ComesIntoPlay,
    Damaged,
    DamagesPlayer,
    Dies,
    Fights,
    GoesToCollector,
    InPhase,
    LeavesPlay,
    PlayerDraws,
    PlayerPlays,
)
from spellspeed.hkk.text.node import Cards, Clause, Sentence
from spellspeed.hkk.text.node import Event as Heard
from spellspeed.kernel.atoms import begin_batch, forget_events, pop_frame, push_frame
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.events import Event
from spellspeed.kernel.frames import Frame

CARD_EVENTS: Final[dict[type, int]] = {
    ComesIntoPlay: t.E_ENTERED,
    Dies: t.E_DIED,
    LeavesPlay: t.E_LEFT,
    Attacks: t.E_ATTACKED,
    Damaged: t.E_DAMAGED,
}

COLLECTED: Final = t.E_LEFT | t.E_DISCARDED | t.E_COLLECTED
HEARD: Final = t.E_ENTERED | t.E_DIED | t.E_ATTACKED | t.E_DAMAGED | t.E_PLAYED | t.E_DREW | t.E_PHASE | COLLECTED
"""The kinds of events that automatic abilities wait for."""
TOUCHES: Final = t.E_DAMAGED | t.E_COUNTERS | t.E_BEGAN
"""The kinds of events that can take a permanent's life."""


class Settling(Frame):
    """HKK-91.5.4: what happened in a batch happened at the same time; deaths and automatic abilities see all of it."""

    def parts(self) -> tuple[object, ...]:
        return ()

    def step(self, state: Game) -> None:
        bury(state)
        heard = state.fresh
        if heard:
            forget_events(state)
            for event in heard:
                hear(state, event)
            forget_last_known(state)
        begin_batch(state)
        if state.options.value("death_check") == "immediate" and check_lives(state):
            return
        wanting = texts.texts_now(state).wanting
        if wanting:
            push_frame(state, Fixing(*wanting[0]))
            return
        if not state.waiting:
            pop_frame(state)
            return
        first = min(state.waiting, key=lambda one: one.context.seat != state.turn_seat)
        drop_waiting(state, first)
        push_frame(state, Aiming(first.context, first.does, first.context.seat))

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        raise AssertionError("nothing is asked here")


def bury(game: Game) -> None:
    """Creatures without life and buildings without structure go to their owners' collectors."""
    dying = [
        (number, cause_of_death(game, number))
        for number in game.all_permanents()
        if game.face(number).kind in (words.CREATURE, words.BUILDING) and life_left(game, number) <= 0
    ]
    for number, cause in dying:
        move(game, number, t.COLLECTOR, cause)


def cause_of_death(game: Game, number: int) -> Cause:
    """HKK-91.3.2: because of what a permanent has no life left.

    That is what touched it last in this batch: damage, a counter, an effect that began. If nothing did, it is the latest statement that lowers its
    life; and if there is none, the source that took away in this batch what it lived on.
    """
    for event in reversed(game.fresh):
        if event.kind & TOUCHES and event.card == number:
            return cause_of(event)
    lowering = statements_lowering(game, number)
    if lowering:
        held = max(lowering, key=lambda one: one.began)
        return Cause(held.kind(game), held.seat, held.source, game.new_source())
    for event in reversed(game.fresh):
        if event.cause in t.SOURCES:
            return cause_of(event)
    return RULE


def hear(game: Game, event: Event) -> None:
    """Which automatic abilities and drawbacks an event triggers."""
    reward(game, event)
    if not event.kind & HEARD:
        return
    for number in listeners(game):
        card = game.cards[number]
        for clause in texts.working_clauses(game, number):
            trigger(game, event, clause, number, card.controller, card.binding, x_of(game, number))
    for gone in game.last:
        for clause in gone.clauses:
            if isinstance(clause, (Ability, Drawback, Advantage)):
                trigger(game, event, clause, gone.binding % STAYS, gone.controller, gone.binding, gone.x, True)


def listeners(game: Game) -> list[int]:
    """The cards whose automatic abilities can work: permanents, and cards that expressly work where they are (HKK-91.4.1)."""
    return game.all_permanents() + [
        number for number in game.working_elsewhere() if game.cards[number].zone in texts.HIDEOUTS
    ]


def trigger(
    game: Game, event: Event, clause: Clause, number: int, seat: int, binding: int, x: int, gone: bool = False
) -> None:
    """Let a clause wait to be carried out if the event is the one that it waits for."""
    effect = None
    if isinstance(clause, (Ability, Drawback)) or (
        isinstance(clause, Advantage) and clause.may_apply(life_seen(game, event, number, seat))
    ):
        effect = clause.effect
    if not isinstance(effect, Automatically):
        return
    context = Context(seat, binding, RULE)
    if not is_meant(game, event, effect.event, number, context, gone):
        return
    card = event.card
    if isinstance(effect.event, Fights) and not is_card(game, event, effect.event.cards, number, context):
        card = game.bound_card(event.value)
    it = (game.binding(card),) if card >= 0 else ()
    let_wait(game, clause, effect.does, context.with_it(it), number, x)


def life_seen(game: Game, event: Event, number: int, seat: int) -> int:
    """HKK-91.2.6: the opponent's life for an Advantage; for coming into play, under the option `advantage_checked`, as it was when announced."""
    link = game.cards[number].link
    if link and event.kind == t.E_ENTERED and event.card == number:
        return link - LIVES
    return meaning.opponents_life(game, seat)


def let_wait(game: Game, clause: Clause, does: tuple[Sentence, ...], context: Context, number: int, x: int) -> None:
    """A clause was triggered: from now on it is a source of its own."""
    kind = t.BY_DRAWBACK if isinstance(clause, (Drawback, Reward)) else t.BY_ABILITY
    cause = Cause(kind, context.seat, number, game.new_source())
    add_waiting(game, Waiting(context.with_cause(context.seat, cause).with_x(x), clause, does))


def is_meant(game: Game, event: Event, heard: Heard, number: int, context: Context, gone: bool) -> bool:
    """Whether an event is the one that a clause waits for. What has left hears only that it left."""
    if isinstance(heard, (ComesIntoPlay, Dies, LeavesPlay, Attacks, Damaged)):
        if event.kind != CARD_EVENTS[type(heard)] or event.card < 0:
            return False
        if gone and event.kind not in (t.E_DIED, t.E_LEFT):
            return False
        return is_card(game, event, heard.cards, number, context)
    if gone:
        return False
    if isinstance(heard, GoesToCollector):
        came = event.kind & COLLECTED and event.card == number and game.cards[number].zone == t.COLLECTOR
        return bool(came) and (event.kind != t.E_LEFT or event.value == t.COLLECTOR)
    if isinstance(heard, Fights):
        return event.kind == t.E_ATTACKED and fights(game, event, heard.cards, number, context)
    if isinstance(heard, DamagesPlayer):
        hit = event.kind == t.E_DAMAGED and event.card < 0 and event.by >= 0
        if not hit or event.seat not in meaning.seats_of(game, heard.who, context):
            return False
        return is_such(game, event.by, source_seat(event), heard.cards, number, context)
    if isinstance(heard, PlayerPlays):
        played = event.kind == t.E_PLAYED and event.seat in meaning.seats_of(game, heard.who, context)
        return played and meaning.fits(game, heard.what, event.card, context)
    if isinstance(heard, PlayerDraws):
        return event.kind == t.E_DREW and event.seat in meaning.seats_of(game, heard.who, context)
    if isinstance(heard, InPhase):
        there = event.kind == t.E_PHASE and t.PHASES[event.value] == heard.phase and event.value != t.PREPARATORY
        return there and event.seat in meaning.seats_of(game, heard.who, context)
    return False


def is_card(game: Game, event: Event, cards: Cards, number: int, context: Context) -> bool:
    """Whether the card of an event is one of those that the words mean; who controls it is asked as it was then."""
    return is_such(game, event.card, event.seat, cards, number, context)


def is_such(game: Game, card: int, seat: int, cards: Cards, number: int, context: Context) -> bool:
    """Whether a card, which this player controls, is one of those that the words of another one mean."""
    if isinstance(cards, (This, It)):
        return card == number
    if not isinstance(cards, (Every, Some)):
        return False
    what = cards.what
    if what.whose is not None and seat not in meaning.seats_of(game, what.whose, context):
        return False
    free = Filter(what.noun, what.colour, what.keyword, what.stance, what.name, what.limit, None, None, what.other)
    return meaning.fits(game, free, card, context)


def fights(game: Game, event: Event, cards: Cards, number: int, context: Context) -> bool:
    """Whether one of the cards that the words mean attacks, or is attacked."""
    other = game.bound_card(event.value) if event.value >= 0 else -1
    attacked = other >= 0 and is_such(game, other, game.cards[other].controller, cards, number, context)
    return attacked or is_card(game, event, cards, number, context)


def reward(game: Game, event: Event) -> None:
    """HKK-91.3.2, HKK-91.3.3: a card with a Reward left play, or its owner's control, because of a source of the opponent.

    Costs, own sources and the own temporary cost are none; combat is one with the option `combat_is_source`.
    """
    if event.kind not in (t.E_LEFT, t.E_CONTROL) or event.before is None:
        return
    counts = event.cause in t.SOURCES or (event.cause == t.BY_COMBAT and game.options.is_on("combat_is_source"))
    host = event.before.controller
    seat = source_seat(event)
    if event.kind == t.E_CONTROL and host != event.before.owner:
        return
    whose = host if game.options.value("reward_to") == "opponent_of_host" else event.before.owner
    if not counts or seat < 0 or not game.is_opponent(seat, whose):
        return
    for clause in clauses_then(game, event):
        if isinstance(clause, Reward):
            note(game, t.E_REWARD, event.card, None, seat, RULE)
            let_wait(game, clause, clause.does, Context(seat, event.before.binding, RULE), event.card, 0)


def clauses_then(game: Game, event: Event) -> tuple[Clause, ...]:
    """What of the card's text was at work before the event."""
    assert event.before is not None
    if event.kind == t.E_CONTROL:
        return tuple(texts.working_clauses(game, event.card))
    for gone in game.last:
        if gone.binding == event.before.binding:
            return gone.clauses
    return ()
