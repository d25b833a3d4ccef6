"""The preparatory phase: magic points, what is due in it in an order of the active player's choice, then the own cards turned active (K 29.2)."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import meaning, texts
from spellspeed.hkk.rules import terms as t
from spellspeed.hkk.rules.context import RULE, Cause, Context
from spellspeed.hkk.rules.costs import can_pay, pay
from spellspeed.hkk.rules.derived import x_of
from spellspeed.hkk.rules.faces import UsedFace
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moves import change, change_vp, move, remove_counters, turn
from spellspeed.hkk.rules.queue_entries import bound_as
from spellspeed.hkk.rules.reactions import Window
from spellspeed.hkk.rules.triggers import Settling, let_wait, listeners
from spellspeed.hkk.text import words
from spellspeed.hkk.text.clauses import Ability, Advantage, Drawback, TemporaryCost
from spellspeed.hkk.text.effects import Automatically
from spellspeed.hkk.text.events import EachTurn, InPhase
from spellspeed.hkk.text.node import Clause
from spellspeed.kernel.asks import Ask, extra_of, option, subject_of, verb_of
from spellspeed.kernel.atoms import add_link, pop_frame, push_frame, replace_frame
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.links import Link

MOST_POINTS: Final = 5


def regenerate(game: Game, seat: int) -> None:
    """K 29.3: 1, 2, 3, 4, 5, 5 ... magic points in the player's turns, and one for every two creatures in the reserve. This is no source."""
    change_vp(game, seat, min(game.turns[seat], MOST_POINTS) + len(game.zone(seat, t.RESERVE)) // 2, RULE)


def begin_preparing(game: Game) -> None:
    """K 29.2, K 29.4.1: the stages after the magic points: what is due, and before it, under the option `turning_active`, the turning active."""
    if game.options.says("turning_active", "before_due"):
        straighten(game, game.turn_seat)
    if game.options.says("ignored_temporary_cost", "loses_counter"):
        run_down(game)
    push_frame(game, Preparing(()))


def end_preparing(game: Game) -> None:
    """K 29.2: the third stage, and the fourth under the option `component_sacrifice`."""
    if game.options.says("turning_active", "after_due"):
        straighten(game, game.turn_seat)
    if game.options.is_on("component_sacrifice"):
        push_frame(game, Offering())


def run_down(game: Game) -> None:
    """HKK-91.3.4: counters also come off cards whose temporary cost is ignored (option `ignored_temporary_cost`)."""
    for number in game.permanents(game.turn_seat):
        there = any(isinstance(one, TemporaryCost) for one in texts.clauses_of(game, number))
        if there and not any(isinstance(one, TemporaryCost) for one in texts.working_clauses(game, number)):
            remove_counters(game, number, t.TEMPORARY, 1, RULE)


class Offering(Frame):
    """The active player may sacrifice creatures, one after the other, for one component each (option `component_sacrifice`)."""

    def parts(self) -> tuple[object, ...]:
        return ()

    def step(self, state: Game) -> None:
        seat = state.turn_seat
        own = [
            number
            for number in state.permanents(seat)
            if state.face(number).kind == words.CREATURE and not state.face(number).is_token
        ]
        if not own:
            pop_frame(state)
            return
        open_ask(state, Ask(seat, t.A_OFFER, -1, (option(t.PASS), *[option(t.SACRIFICE, number) for number in own])))

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        if verb_of(picks[0]) == t.PASS:
            pop_frame(state)
            return
        move(state, subject_of(picks[0]), t.COLLECTOR, RULE)
        change(state, state.turn_seat, 1, words.COMPONENTS, RULE)
        push_frame(state, Settling())


def straighten(game: Game, seat: int) -> None:
    """The active player's passive permanents turn active."""
    for number in game.permanents(seat):
        if game.cards[number].position == t.PASSIVE:
            turn(game, number, t.ACTIVE, RULE)


def due_effect(game: Game, number: int, clause: Clause) -> Automatically | None:
    """How a clause acts by itself in this preparatory phase, if it does."""
    effect = clause.effect if isinstance(clause, (Ability, Drawback, Advantage)) else None
    seat = game.cards[number].controller
    if isinstance(clause, Advantage) and not clause.may_apply(meaning.opponents_life(game, seat)):
        return None
    if not isinstance(effect, Automatically):
        return None
    if isinstance(effect.event, EachTurn):
        return effect if seat == game.turn_seat or game.options.says("each_turn", "every") else None
    if not isinstance(effect.event, InPhase) or effect.event.phase != words.PREPARATORY:
        return None
    meant = meaning.seats_of(game, effect.event.who, Context(seat, game.binding(number), RULE))
    return effect if game.turn_seat in meant else None


def due_now(game: Game, done: tuple[int, ...]) -> list[int]:
    """HKK-91.3.4: what is due: temporary costs of the active player's cards with a counter left, and automatic abilities and drawbacks."""
    found: list[int] = []
    for number in listeners(game):
        card = game.cards[number]
        for place, clause in enumerate(texts.working_clauses(game, number)):
            if game.binding(number) * 64 + place in done:
                continue
            temporary = isinstance(clause, TemporaryCost) and is_owed(game, number)
            if (temporary and card.controller == game.turn_seat) or due_effect(game, number, clause) is not None:
                found.append(option(t.DUE, number, place))
    return found


def is_owed(game: Game, number: int) -> bool:
    """HKK-91.3.4: whether a temporary cost is still due: while counters are left, or for ever (option `temporary_cost_ends`)."""
    return game.cards[number].counted(t.TEMPORARY) > 0 or game.options.says("temporary_cost_ends", "never")


class Preparing(Frame):
    """K 29.4.1: what is due happens one after the other; the active player chooses the order. `done` are bindings with places of clauses."""

    def __init__(self, done: tuple[int, ...]) -> None:
        self.done: Final = done

    def parts(self) -> tuple[object, ...]:
        return (self.done,)

    def step(self, state: Game) -> None:
        found = due_now(state, self.done)
        if not found:
            pop_frame(state)
            return
        open_ask(state, Ask(state.turn_seat, t.A_DUE, -1, tuple(found)))

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        number, place = subject_of(picks[0]), extra_of(picks[0])
        replace_frame(state, Preparing((*self.done, state.binding(number) * 64 + place)))
        clause = texts.working_clauses(state, number)[place]
        push_frame(state, Settling())
        if isinstance(clause, TemporaryCost):
            push_frame(state, Upkeep(state.binding(number), clause, 0))
            return
        effect = due_effect(state, number, clause)
        assert effect is not None
        context = Context(state.cards[number].controller, state.binding(number), RULE)
        let_wait(state, clause, effect.does, context, number, x_of(state, number))


class Upkeep(Frame):
    """HKK-91.3.4: the controller pays the temporary cost or sacrifices the card; then a counter comes off.

    Stage 0: pay or sacrifice; 1: paid; 2: a counter comes off. Nobody can react to the payment, unless the option `temporary_cost_window`
    opens a window for it; a payment that is prevented there counts for nothing.
    """

    def __init__(self, card: int, clause: TemporaryCost, stage: int) -> None:
        self.card: Final = card
        self.clause: Final = clause
        self.stage: Final = stage

    def parts(self) -> tuple[object, ...]:
        return (self.card, self.clause, self.stage)

    def step(self, state: Game) -> None:
        number = state.bound_card(self.card)
        if self.stage == 2 or number < 0:
            if number >= 0:
                remove_counters(state, number, t.TEMPORARY, 1, RULE)
            pop_frame(state)
            return
        seat = state.cards[number].controller
        if self.stage == 1:
            replace_frame(state, Upkeep(self.card, self.clause, 2))
            if state.options.is_on("temporary_cost_window"):
                paid_openly(state, seat, number, self.clause)
            return
        options = [option(t.SACRIFICE, number)]
        if can_pay(state, seat, self.clause.costs, self.context(state, number)):
            options.insert(0, option(t.PAY, number))
        open_ask(state, Ask(seat, t.A_PAY_OR_SACRIFICE, number, tuple(options)))

    def context(self, state: Game, number: int) -> Context:
        """What the words of the cost are read with."""
        seat = state.cards[number].controller
        return Context(seat, self.card, Cause(t.BY_RULE, seat, number, 0))

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        number = subject_of(picks[0])
        seat = state.cards[number].controller
        replace_frame(state, Upkeep(self.card, self.clause, 1))
        if verb_of(picks[0]) == t.PAY:
            pay(state, seat, self.clause.costs, self.context(state, number))
        else:
            move(state, number, t.COLLECTOR, Cause(t.BY_DRAWBACK, seat, number, 0))


def paid_openly(game: Game, seat: int, number: int, clause: TemporaryCost) -> None:
    """Put a payment that was made onto the reaction queue, and open a window for it."""
    card = game.cards[number]
    face = UsedFace(card.face.code, card.face.name, clause)
    add_link(
        game, Link(seat, card.binding, face, 0, None, card.zone, bound_as((), (0, seat), (t.NORMAL, 0), (), 0, ()))
    )
    push_frame(game, Window(-1, 0))
