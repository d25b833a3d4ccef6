"""Using abilities and drawbacks whose activation is a player's decision."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import meaning, texts
from spellspeed.hkk.rules.card_play import (
    CANNOT_PAY,
    FORBIDDEN,
    NO_TARGET,
    NOT_NOW,
    aims_now,
    answers,
    is_own_time,
    says_no,
)
from spellspeed.hkk.rules.context import RULE, Cause, Context, Used
from spellspeed.hkk.rules.costs import can_pay, holdings, pay, spent_since, worked_out
from spellspeed.hkk.rules.derived import statements, x_of
from spellspeed.hkk.rules.faces import UsedFace
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.game_atoms import keep_used
from spellspeed.hkk.rules.moves import note
from spellspeed.hkk.rules.queue_entries import bound_as
from spellspeed.hkk.rules.targets import aim, aimed, has_targets
from spellspeed.hkk.rules.terms import BY_COST, E_ACTED, IN_PLAY, NORMAL
from spellspeed.hkk.rules.triggers import Settling
from spellspeed.hkk.text import words
from spellspeed.hkk.text.amounts import Number
from spellspeed.hkk.text.clauses import Ability, Advantage, Drawback
from spellspeed.hkk.text.costs import EitherCost, Pay
from spellspeed.hkk.text.effects import Activated, answering
from spellspeed.hkk.text.node import Clause, Cost
from spellspeed.hkk.text.statements import AbilitiesCost, CannotUseAbilities
from spellspeed.kernel.atoms import add_link, push_frame, replace_frame
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.links import Link

NO_ABILITY: Final = "HKK-91.4.1"
USED: Final = "once_each_turn"
NOT_YOURS: Final = "not_yours"


def activated(clause: Clause) -> Activated | None:
    """How a clause is used, if a player decides on it."""
    if isinstance(clause, (Ability, Drawback, Advantage)) and isinstance(clause.effect, Activated):
        return clause.effect
    return None


def host_of(game: Game, number: int) -> int:
    """Whose card it is for its words: the controller in play, the owner elsewhere."""
    card = game.cards[number]
    return card.controller if card.zone in IN_PLAY else card.owner


def using_context(game: Game, seat: int, number: int) -> Context:
    """What the words of a used clause are read with: "you" is the controller, whoever uses it."""
    host = host_of(game, number)
    return Context(host, game.binding(number), Cause(BY_COST, seat, number, 0), x=x_of(game, number))


def may_use(game: Game, seat: int, number: int, place: int, top: Link | None, why: list[str] | None = None) -> bool:
    """HKK-91.3.6, HKK-91.4.1: whether a player may use the clause at this place of a card now."""
    clauses = texts.clauses_of(game, number)
    clause = clauses[place]
    effect = activated(clause)
    works = clause in texts.working_clauses(game, number) or is_advantage_now(game, number, clause)
    if effect is None or not works:
        says_no(why, NO_ABILITY)
        return False
    context = using_context(game, seat, number)
    if seat not in meaning.seats_of(game, effect.who, context) and says_no(why, NOT_YOURS):
        return False
    if not is_time(game, seat, number, effect, top) and says_no(why, NOT_NOW):
        return False
    if effect.once and was_used(game, number, place) and says_no(why, USED):
        return False
    if isinstance(clause, Ability) and is_forbidden(game, seat, number) and says_no(why, FORBIDDEN):
        return False
    if not has_targets(game, effect.does, context) and says_no(why, NO_TARGET):
        return False
    if not can_pay(game, seat, costs_of_use(game, number, clause, effect), context) and says_no(why, CANNOT_PAY):
        return False
    return not why


def is_advantage_now(game: Game, number: int, clause: Clause) -> bool:
    """HKK-91.2.6: whether it is an Advantage of a permanent that applies now."""
    if not isinstance(clause, Advantage) or not game.in_play(number):
        return False
    return clause.may_apply(meaning.opponents_life(game, game.cards[number].controller))


def was_used(game: Game, number: int, place: int) -> bool:
    """Whether the clause at this place of a card was used in this turn, in this stay."""
    binding = game.binding(number)
    return any([one.binding == binding and one.place == place and one.turn == game.turn for one in game.used])


def remember_used(game: Game, number: int, place: int) -> None:
    """The clause at this place of a card is used in this turn; what was used in earlier turns counts no more."""
    if not was_used(game, number, place):
        kept = [one for one in game.used if one.turn == game.turn]
        keep_used(game, (*kept, Used(game.binding(number), place, game.turn)))


def is_time(game: Game, seat: int, number: int, effect: Activated, top: Link | None) -> bool:
    """K 137.2: what prevents is always a reaction; other abilities are used like instants, or in the own main phase."""
    scopes = answering(effect.does)
    if top is not None:
        if scopes:
            return all(answers(game, one, top, host_of(game, number), number) for one in scopes)
        return effect.speed == words.REACTION
    if scopes or effect.speed == words.REACTION:
        return False
    return effect.speed == words.IMMEDIATE or is_own_time(game, seat)


def is_forbidden(game: Game, seat: int, number: int) -> bool:
    """Whether something says that this player cannot use abilities of such cards."""
    for held in statements(game, CannotUseAbilities):
        assert isinstance(held.says, CannotUseAbilities)
        context = held.context(game)
        if seat in meaning.seats_of(game, held.says.who, context) and meaning.fits(game, held.says.of, number, context):
            return True
    return False


def costs_of_use(game: Game, number: int, clause: Clause, effect: Activated) -> tuple[Cost, ...]:
    """HKK-91.5.2: what a use costs; abilities, and nothing else, may cost more or less by what other cards say."""
    by = 0
    if isinstance(clause, Ability):
        for held in statements(game, AbilitiesCost):
            assert isinstance(held.says, AbilitiesCost)
            if meaning.fits(game, held.says.of, number, held.context(game)):
                by += held.says.change
    if by > 0:
        return (Pay(Number(by), words.MAGIC_POINTS), *effect.costs)
    return lowered(effect.costs, -by)


def lowered(costs: tuple[Cost, ...], by: int) -> tuple[Cost, ...]:
    """Costs with fewer magic points to pay, down to none."""
    found: list[Cost] = []
    for one in costs:
        if by and isinstance(one, Pay) and one.resource == words.MAGIC_POINTS and isinstance(one.amount, Number):
            less = min(by, one.amount.number)
            by -= less
            found.append(Pay(Number(one.amount.number - less), one.resource))
        elif by and isinstance(one, EitherCost):
            found.append(EitherCost(tuple([less for way in one.costs for less in lowered((way,), by)])))
        else:
            found.append(one)
    return tuple(found)


class Using(Frame):
    """Using an ability or drawback. Stage 0: target players and targets; 1: it is paid for; 2: onto the queue."""

    def __init__(
        self,
        seat: int,
        number: int,
        place: int,
        answers: int,
        stage: int,
        context: Context,
        clause: Clause,
        paid: tuple[int, ...] = (),
    ) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.place: Final = place
        self.answers: Final = answers
        self.stage: Final = stage
        self.context: Final = context
        self.clause: Final = clause
        self.paid: Final = paid

    def parts(self) -> tuple[object, ...]:
        return (
            self.seat, self.number, self.place, self.answers, self.stage, self.context, self.clause, self.paid,
        )  # fmt: skip

    def step(self, state: Game) -> None:
        effect = activated(self.clause)
        assert effect is not None
        if self.stage == 0:
            if not aims_now(state) or not aim(state, self.seat, self.number, effect.does, self.context):
                self.go_on(state, 1, self.context)
        elif self.stage == 1:
            remember_used(state, self.number, self.place)
            costs = worked_out(state, costs_of_use(state, self.number, self.clause, effect), self.context)
            self.go_on(state, 2, self.context, holdings(state, self.seat))
            pay(state, self.seat, costs, self.context)
        else:
            self.enter_queue(state)

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        self.go_on(state, 0, aimed(state, self.context, picks))

    def go_on(self, state: Game, stage: int, context: Context, paid: tuple[int, ...] = ()) -> None:
        """The next step."""
        replace_frame(state, Using(self.seat, self.number, self.place, self.answers, stage, context, self.clause, paid))

    def enter_queue(self, state: Game) -> None:
        """The use is an entry of the reaction queue; the card stays where it is, or went where the cost took it."""
        context = self.context
        card = state.cards[self.number]
        seen = meaning.opponents_life(state, context.seat)
        bound = bound_as(
            context.players,
            (context.x, context.seat),
            (NORMAL, self.answers),
            spent_since(state, self.seat, self.paid),
            seen,
            context.targets,
        )
        face = UsedFace(card.face.code, card.face.name, self.clause)
        add_link(state, Link(self.seat, context.card, face, self.place, None, card.zone, bound))
        note(state, E_ACTED, self.number, None, self.seat, RULE, 1 if self.answers else 0)
        replace_frame(state, Settling())


def use(game: Game, seat: int, number: int, place: int, answers: int) -> None:
    """Begin to use the clause at this place of a card."""
    clause = texts.clauses_of(game, number)[place]
    push_frame(game, Using(seat, number, place, answers, 0, using_context(game, seat, number), clause))
