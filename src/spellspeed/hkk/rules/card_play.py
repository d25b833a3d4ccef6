"""Playing a card in its fixed steps: announce, choose, condition, cost, pay, reaction queue (K 21.1.1)."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import meaning
from spellspeed.hkk.rules.context import RULE, Cause, Context
from spellspeed.hkk.rules.costs import can_pay, holdings, pay, spent_since, worked_out
from spellspeed.hkk.rules.deeds import meets_conditions, to_do
from spellspeed.hkk.rules.derived import formula, statements
from spellspeed.hkk.rules.faces import BLANK, VARIABLE
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moves import move, note
from spellspeed.hkk.rules.queue_entries import bound_as, in_scope
from spellspeed.hkk.rules.spell_text import whole_text
from spellspeed.hkk.rules.targets import aim, aimed, has_targets, left_out
from spellspeed.hkk.rules.terms import (
    A_NUMBER,
    BY_COST,
    CHOOSE_NUMBER,
    COLLECTOR,
    E_ACTED,
    HAND,
    MAIN,
    NEUTRALIZING,
    NORMAL,
    NOTHING,
    OUTSIDE,
    QUEUE,
)
from spellspeed.hkk.rules.triggers import Settling
from spellspeed.hkk.text import words
from spellspeed.hkk.text.amounts import Number, Stepwise
from spellspeed.hkk.text.cards import Filter, Some
from spellspeed.hkk.text.clauses import Ability, AdditionalCost, Advantage, Drawback, SpellEffect, ValueFormula
from spellspeed.hkk.text.costs import Pay, SacrificeCost, TurnPassiveCost
from spellspeed.hkk.text.effects import Continuously, Immediately, answering
from spellspeed.hkk.text.node import Cost, Sentence
from spellspeed.hkk.text.scopes import Playing
from spellspeed.hkk.text.sentences import CopySpell, Prevent
from spellspeed.hkk.text.statements import OWN_COSTS, CannotPlay, CardsCost, ThisCosts, ThisIsFree, While
from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.atoms import add_link, push_frame, replace_frame
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.links import Link

BUILDERS: Final = Filter(words.CREATURE, stance=words.ACTIVE, whose=words.YOU, zone=words.RESERVE)
OWN_PERMANENTS: Final = Filter(words.PERMANENT, whose=words.YOU)

# Reasons against an action; those of chapter 91 are its ids.
NOT_IN_HAND: Final = "not_in_hand"
NOT_NOW: Final = "not_now"
FORBIDDEN: Final = "forbidden"
NO_TARGET: Final = "no_target"
CANNOT_PAY: Final = "cannot_pay"
OUT_OF_SCOPE: Final = "HKK-91.2.10"
CONDITION: Final = "HKK-91.1.0"


def says_no(why: list[str] | None, reason: str) -> bool:
    """Note a reason against an action. Whether to stop here: nobody collects reasons."""
    if why is None:
        return True
    why.append(reason)
    return False


def playing_context(game: Game, seat: int, number: int, x: int = 0) -> Context:
    """What the words of a card are read with while it is being played: it is not in the hand any more (K 21.3.3)."""
    return Context(seat, game.binding(number), Cause(BY_COST, seat, number, 0), x=x, absent=left_out(game, number))


def aims_now(game: Game) -> bool:
    """Whether targets are chosen when something is announced (option `targets_chosen`)."""
    return game.options.says("targets_chosen", "announced")


def is_payable(game: Game, seat: int, number: int, context: Context) -> bool:
    """Whether a player can pay what playing a card costs; the card itself cannot be a part of that."""
    costs = worked_out(game, costs_of(game, seat, number, context.x), context)
    return can_pay(game, seat, costs, context.without(number))


def answered_scopes(game: Game, number: int) -> list[Sentence]:
    """The parts of a spell's text that answer an entry of the queue: they make it a reaction."""
    return [*answering(whole_text(game, number))]


def may_play(game: Game, seat: int, number: int, mode: int, top: Link | None, why: list[str] | None = None) -> bool:
    """HKK-91.1.0, HKK-91.2.10: whether a player may play a card now, from the hand unless its text says otherwise.

    `top` is the entry to be answered in a reaction window.
    """
    if number not in playable(game, seat, mode) and says_no(why, NOT_IN_HAND):
        return False
    for problem in (timing_problem(game, seat, number, mode, top), forbidden_problem(game, seat, number)):
        if problem and says_no(why, problem):
            return False
    if not meets_conditions(game, seat, number) and says_no(why, CONDITION):
        return False
    context = playing_context(game, seat, number)
    if not has_targets(game, whole_text(game, number), context) and says_no(why, NO_TARGET):
        return False
    if not is_payable(game, seat, number, context.with_x(least_x(game, seat, number))) and says_no(why, CANNOT_PAY):
        return False
    return not why


def playable(game: Game, seat: int, mode: int) -> list[int]:
    """HKK-91.2.0, HKK-91.2.10: the cards from among which a player plays: the hand, and own cards elsewhere that say so, which neutralize nothing."""
    if mode == NEUTRALIZING:
        return game.zone(seat, HAND)
    return game.zone(seat, HAND) + [
        number
        for zone, word in ((COLLECTOR, words.COLLECTOR), (NOTHING, words.NOTHING))
        for number in game.zone(seat, zone)
        if word in game.face(number).played_from
    ]


def timing_problem(game: Game, seat: int, number: int, mode: int, top: Link | None) -> str:
    """K 81.2, HKK-91.2.10: instants in any phase, everything else in the own main phase (see `is_own_time`), reactions to an action that fits."""
    face = game.face(number)
    if face.kind == BLANK:
        return NOT_NOW
    if mode == NEUTRALIZING:
        if top is None:
            return NOT_NOW if face.neutralizations else OUT_OF_SCOPE
        fits = any(in_scope(game, one.scope, top, seat, number) for one in face.neutralizations)
        return "" if fits else OUT_OF_SCOPE
    scopes = answered_scopes(game, number)
    if top is not None:
        return "" if scopes and all(answers(game, one, top, seat, number) for one in scopes) else NOT_NOW
    if scopes:
        return NOT_NOW
    return "" if face.kind == words.INSTANT or is_own_time(game, seat) else NOT_NOW


def is_own_time(game: Game, seat: int) -> bool:
    """K 81.2: whether it is the time for what is no instant: the own main phase, or any time of the own turn (option `other_actions`)."""
    return seat == game.turn_seat and (game.phase == MAIN or game.options.says("other_actions", "own_turn"))


def answers(game: Game, one: Sentence, top: Link, seat: int, number: int) -> bool:
    """Whether a sentence that prevents or copies fits the entry of the queue."""
    if isinstance(one, Prevent):
        return in_scope(game, one.scope, top, seat, number)
    assert isinstance(one, CopySpell)
    return in_scope(game, Playing(one.what), top, seat, number)


def forbidden_problem(game: Game, seat: int, number: int) -> str:
    """Whether something says that this player cannot play such cards. HKK-91.2.12: a neutralizing card is of its own type."""
    for held in statements(game, CannotPlay):
        assert isinstance(held.says, CannotPlay)
        context = held.context(game)
        if seat in meaning.seats_of(game, held.says.who, context) and meaning.fits(
            game, held.says.what, number, context
        ):
            return FORBIDDEN
    return ""


def chooses_x(game: Game, seat: int, number: int) -> bool:
    """Whether the player says how much X is: a variable cost without a formula, which is paid (K 24)."""
    if is_free(game, seat, number):
        return False
    return game.face(number).cost.vp == VARIABLE and formula(game, number, words.COST, words.X_COST) is None


def least_x(game: Game, seat: int, number: int) -> int:
    """HKK-91.2.5: the X that the card's formula gives now, or the smallest that can be chosen."""
    found = formula(game, number, words.COST, words.X_COST)
    return 0 if found is None else meaning.amount(game, found.amount, playing_context(game, seat, number))


def costs_of(game: Game, seat: int, number: int, x: int) -> tuple[Cost, ...]:
    """HKK-91.1.0, HKK-91.2.0, HKK-91.2.5, HKK-91.2.6, HKK-91.2.9: what its play condition asks to be done, the summoning cost, additional costs."""
    costs: list[Cost] = [*to_do(game, number)]
    if not is_free(game, seat, number):
        costs += summoning_costs(game, seat, number, x)
    for clause in game.face(number).clauses:
        if isinstance(clause, AdditionalCost):
            costs += clause.costs
    return tuple(costs)


def summoning_costs(game: Game, seat: int, number: int, x: int) -> list[Cost]:
    """HKK-91.2.5: the summoning cost, part by part."""
    face = game.face(number)
    vp = x if face.cost.vp == VARIABLE else face.cost.vp
    changes = cost_changes(game, seat, number)
    costs: list[Cost] = [Pay(Number(max(min(vp, 0), vp + changes)), words.MAGIC_POINTS)]
    if face.cost.component:
        costs.append(Pay(Number(face.cost.component), words.COMPONENTS))
    if face.cost.builder:
        costs.append(TurnPassiveCost(Some(Number(face.cost.builder), BUILDERS)))
    if face.cost.sacrifice:
        costs.append(SacrificeCost(Some(Number(face.cost.sacrifice), OWN_PERMANENTS)))
    return costs


def cost_changes(game: Game, seat: int, number: int) -> int:
    """How much more or less the card costs: what other cards say, its own words, and what it counts (HKK-91.2.5)."""
    by = sum([one.change for one in own_costs(game, seat, number) if isinstance(one, ThisCosts)])
    for held in statements(game, CardsCost):
        assert isinstance(held.says, CardsCost)
        if meaning.fits(game, as_played(held.says.what), number, held.context(game)):
            by += held.says.change
    for clause in game.face(number).clauses:
        if isinstance(clause, ValueFormula) and isinstance(clause.amount, Stepwise):
            by += clause.amount.change * meaning.amount(game, clause.amount.each, playing_context(game, seat, number))
    return by


def own_costs(game: Game, seat: int, number: int) -> list[Sentence]:
    """HKK-91.2.6: what a card says of its own cost, as far as its conditions hold and its Advantages are in range."""
    found: list[Sentence] = []
    for clause in game.face(number).clauses:
        if not isinstance(clause, Advantage) or clause.may_apply(meaning.opponents_life(game, seat)):
            effect = clause.effect if isinstance(clause, (Ability, Drawback, Advantage)) else clause
            if isinstance(effect, (Continuously, Immediately, SpellEffect)):
                found += own_words(game, seat, number, effect.does)
    return found


def own_words(game: Game, seat: int, number: int, does: tuple[Sentence, ...]) -> list[Sentence]:
    """The sentences that say something of the card's own cost, as far as their conditions hold."""
    found: list[Sentence] = []
    for one in does:
        if isinstance(one, OWN_COSTS):
            found.append(one)
        elif isinstance(one, While) and meaning.holds(game, one.condition, playing_context(game, seat, number)):
            found += own_words(game, seat, number, one.does)
    return found


def is_free(game: Game, seat: int, number: int) -> bool:
    """K 24: whether the card's own words put nothing in the place of its summoning cost."""
    return any(isinstance(one, ThisIsFree) for one in own_costs(game, seat, number))


def as_played(what: Filter) -> Filter:
    """What cards are like that are played: those in a hand are in the reaction queue when they are paid for."""
    if what.zone != words.HAND:
        return what
    return Filter(
        what.noun, what.colour, what.keyword, what.stance, what.name, what.limit, what.whose, None, what.other
    )


class Announcing(Frame):
    """K 21.1.1: the steps of playing a card, in their order. Stage 0: targets and target players; 1: X; 2: the cost; 3: onto the queue."""

    def __init__(
        self, seat: int, number: int, mode: int, answers: int, stage: int, context: Context, paid: tuple[int, ...] = ()
    ) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.mode: Final = mode
        self.answers: Final = answers
        self.stage: Final = stage
        self.context: Final = context
        self.paid: Final = paid

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.number, self.mode, self.answers, self.stage, self.context, self.paid)

    def step(self, state: Game) -> None:
        if self.stage == 0:
            if not aims_now(state) or not aim(
                state, self.seat, self.number, whole_text(state, self.number), self.context
            ):
                self.go_on(state, 1, self.context)
        elif self.stage == 1:
            self.settle_x(state)
        elif self.stage == 2:
            costs = worked_out(state, costs_of(state, self.seat, self.number, self.context.x), self.context)
            self.go_on(state, 3, self.context, holdings(state, self.seat))
            pay(state, self.seat, costs, self.context.without(self.number))
        else:
            self.enter_queue(state)

    def settle_x(self, state: Game) -> None:
        """HKK-91.2.5: how much X is: what the card's formula says, or what its player says and can pay; the least from outside the hand (K 7.7)."""
        if self.mode == OUTSIDE or not chooses_x(state, self.seat, self.number):
            self.go_on(state, 2, self.context.with_x(least_x(state, self.seat, self.number)))
            return
        options = tuple(
            [
                option(CHOOSE_NUMBER, -1, x)
                for x in range(state.vp[self.seat] - cost_changes(state, self.seat, self.number) + 1)
                if is_payable(state, self.seat, self.number, self.context.with_x(x))
            ]
        )
        open_ask(state, Ask(self.seat, A_NUMBER, self.number, options))

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        if self.stage == 0:
            self.go_on(state, 0, aimed(state, self.context, picks))
        else:
            self.go_on(state, 2, self.context.with_x(extra_of(picks[0])))

    def go_on(self, state: Game, stage: int, context: Context, paid: tuple[int, ...] = ()) -> None:
        """The next step."""
        replace_frame(state, Announcing(self.seat, self.number, self.mode, self.answers, stage, context, paid))

    def enter_queue(self, state: Game) -> None:
        """Step 6: the card is on the reaction queue."""
        context = self.context
        if state.cards[self.number].zone != QUEUE:
            move(state, self.number, QUEUE, RULE)
        seen = meaning.opponents_life(state, self.seat)
        bound = bound_as(
            context.players,
            (context.x, self.seat),
            (self.mode, self.answers),
            spent_since(state, self.seat, self.paid),
            seen,
            context.targets,
        )
        add_link(state, Link(self.seat, state.binding(self.number), state.face(self.number), 0, None, HAND, bound))
        note(state, E_ACTED, self.number, None, self.seat, RULE, 1 if self.answers else 0)
        replace_frame(state, Settling())


def announce(game: Game, seat: int, number: int, mode: int, answers: int) -> None:
    """Step 1: show the card; from here on it is in the reaction queue and in no other zone (K 4.21.1; option `announced_card`)."""
    if game.cards[number].zone != HAND:
        mode = OUTSIDE
    if game.options.says("announced_card", "out_of_hand"):
        move(game, number, QUEUE, RULE)
    push_frame(game, Announcing(seat, number, mode, answers, 0, playing_context(game, seat, number)))


__all__ = ["NORMAL", "Announcing", "announce", "costs_of", "may_play"]
