"""Using abilities and drawbacks whose activation is a player's decision."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import matching, texts
from spellspeed.hkk.rules.choosing import has_targets, target_options, target_players_in, target_seats, targets_in
from spellspeed.hkk.rules.context import RULE, Cause, Context
from spellspeed.hkk.rules.costs import Paying, can_pay
from spellspeed.hkk.rules.derived import statements
from spellspeed.hkk.rules.faces import UsedFace
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moving import note
from spellspeed.hkk.rules.playing import CANNOT_PAY, FORBIDDEN, NO_TARGET, NOT_NOW, answers, says_no
from spellspeed.hkk.rules.preventing import FIRST_TARGET
from spellspeed.hkk.rules.terms import A_SEAT, A_TARGET, BY_COST, CHOOSE, CHOOSE_SEAT, E_ACTED, IN_PLAY, MAIN, X_PLACE
from spellspeed.hkk.rules.triggers import Settling
from spellspeed.hkk.text import words
from spellspeed.hkk.text.amounts import Number
from spellspeed.hkk.text.clauses import Ability, Advantage, Drawback
from spellspeed.hkk.text.costs import Pay
from spellspeed.hkk.text.effects import Activated
from spellspeed.hkk.text.node import Clause, Cost
from spellspeed.hkk.text.sentences import CopySpell, Prevent
from spellspeed.hkk.text.statements import AbilitiesCost, CannotUseAbilities
from spellspeed.kernel.asks import Ask, extra_of, option, subject_of
from spellspeed.kernel.atoms import add_link
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.links import Link

PLACES: Final = 64
"""The clauses of a card are numbered below this."""
NO_ABILITY: Final = "HKK-91.4.1"
USED: Final = "once_each_turn"


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
    x = game.cards[number].marks // X_PLACE if game.in_play(number) else 0
    return Context(host, game.binding(number), Cause(BY_COST, seat, number, 0), x=x)


def may_use(game: Game, seat: int, number: int, place: int, top: Link | None, why: list[str] | None = None) -> bool:
    """HKK-91.3.6, HKK-91.4.1: whether a player may use the clause at this place of a card now."""
    clauses = texts.clauses_of(game, number)
    clause = clauses[place]
    effect = activated(clause)
    if effect is None:
        return False
    if clause not in texts.working_clauses(game, number) and not is_advantage_now(game, number, clause):
        return not says_no(why, NO_ABILITY)
    context = using_context(game, seat, number)
    if seat not in matching.seats_of(game, effect.who, context):
        return False
    if not is_time(game, seat, number, effect, top) and says_no(why, NOT_NOW):
        return False
    if effect.once and game.uses.get(use_key(game, number, place)) == game.turn and says_no(why, USED):
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
    return clause.may_apply(matching.opponents_life(game, game.cards[number].controller))


def use_key(game: Game, number: int, place: int) -> int:
    """Under which number a use of a clause in this stay is noted."""
    return game.binding(number) * PLACES + place


def is_time(game: Game, seat: int, number: int, effect: Activated, top: Link | None) -> bool:
    """K 137.2: what prevents is always a reaction; other abilities are used like instants, or in the own main phase."""
    scopes = [one for one in effect.does if isinstance(one, (Prevent, CopySpell))]
    if top is not None:
        if scopes:
            return all(answers(game, one, top, host_of(game, number), number) for one in scopes)
        return effect.speed == words.REACTION
    if scopes or effect.speed == words.REACTION:
        return False
    return effect.speed == words.IMMEDIATE or (seat == game.turn_seat and game.phase == MAIN)


def is_forbidden(game: Game, seat: int, number: int) -> bool:
    """Whether something says that this player cannot use abilities of such cards."""
    for held in statements(game, CannotUseAbilities):
        assert isinstance(held.says, CannotUseAbilities)
        context = held.context(game)
        if seat in matching.seats_of(game, held.says.who, context) and matching.fits(
            game, held.says.of, number, context
        ):
            return True
    return False


def costs_of_use(game: Game, number: int, clause: Clause, effect: Activated) -> tuple[Cost, ...]:
    """HKK-91.5.2: what a use costs; abilities, and nothing else, may cost more or less by what other cards say."""
    by = 0
    if isinstance(clause, Ability):
        for held in statements(game, AbilitiesCost):
            assert isinstance(held.says, AbilitiesCost)
            if matching.fits(game, held.says.of, number, held.context(game)):
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
        else:
            found.append(one)
    return tuple(found)


class Using(Frame[Game]):
    """Using an ability or drawback: choose players and targets, pay, and onto the queue."""

    def __init__(
        self, seat: int, number: int, place: int, answers: int, stage: int, context: Context, clause: Clause
    ) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.place: Final = place
        self.answers: Final = answers
        self.stage: Final = stage
        self.context: Final = context
        self.clause: Final = clause

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.number, self.place, self.answers, self.stage, self.context, self.clause)

    def step(self, state: Game) -> None:
        effect = activated(self.clause)
        assert effect is not None
        if self.stage == 0:
            which = target_players_in(effect.does)
            if not which:
                self.go_on(state, 1, self.context)
                return
            options = tuple([option(CHOOSE_SEAT, -1, seat) for seat in target_seats(state, which, self.seat)])
            open_ask(state, Ask(self.seat, A_SEAT, self.number, options))
        elif self.stage == 1:
            wanted = targets_in(effect.does)
            chosen = len(self.context.targets)
            if chosen == len(wanted):
                self.go_on(state, 2, self.context)
                return
            one, _, zone = wanted[chosen]
            found = target_options(state, one, zone, self.context)
            count = min(len(found), matching.amount(state, one.count, self.context))
            options = tuple([option(CHOOSE, number) for number in found])
            open_ask(state, Ask(self.seat, A_TARGET, self.number, options, 0 if one.up_to else count, count))
        elif self.stage == 2:
            state.uses[use_key(state, self.number, self.place)] = state.turn
            self.go_on(state, 3, self.context)
            state.frames.append(Paying(self.seat, costs_of_use(state, self.number, self.clause, effect), self.context))
        else:
            self.enter_queue(state)

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        if self.stage == 0:
            self.go_on(state, 1, self.context.with_players((extra_of(picks[0]),)))
        else:
            chosen = tuple([state.binding(subject_of(pick)) for pick in picks])
            self.go_on(state, 1, self.context.with_targets((*self.context.targets, chosen)))

    def go_on(self, state: Game, stage: int, context: Context) -> None:
        """The next step."""
        state.frames[-1] = Using(self.seat, self.number, self.place, self.answers, stage, context, self.clause)

    def enter_queue(self, state: Game) -> None:
        """The use is an entry of the reaction queue; the card stays where it is, or went where the cost took it."""
        context = self.context
        card = state.cards[self.number]
        bound = (context.players, (context.x, context.seat), (0, self.answers), *context.targets)
        bound += ((),) * (FIRST_TARGET + 5 - len(bound))
        face = UsedFace(card.face.code, card.face.name, self.clause)
        add_link(state, Link(self.seat, context.card, face, self.place, None, card.zone, bound))
        note(state, E_ACTED, self.number, None, self.seat, RULE, 1 if self.answers else 0)
        state.frames[-1] = Settling()


def use(game: Game, seat: int, number: int, place: int, answers: int) -> None:
    """Begin to use the clause at this place of a card."""
    clause = texts.clauses_of(game, number)[place]
    game.frames.append(Using(seat, number, place, answers, 0, using_context(game, seat, number), clause))
