"""Carrying out a text: sentence by sentence in the order printed, with the decisions that it asks for."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import meaning, texts
from spellspeed.hkk.rules import terms as t
from spellspeed.hkk.rules.context import Cause, Context
from spellspeed.hkk.rules.costs import at_random, can_pay, pay
from spellspeed.hkk.rules.deeds import LEAVES, as_known, do, pay_conditions
from spellspeed.hkk.rules.dividing import divide
from spellspeed.hkk.rules.faces import CardFace
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moves import note
from spellspeed.hkk.rules.queue_entries import FIRST_TARGET, PLAYERS, THE_X, life_for
from spellspeed.hkk.rules.spell_text import text_of
from spellspeed.hkk.rules.standing_statements import Grant, Holding, place_of
from spellspeed.hkk.rules.targets import aim, aimed, targets_in
from spellspeed.hkk.text import words
from spellspeed.hkk.text.cards import Every, It, Some
from spellspeed.hkk.text.node import Cards, Condition, Sentence
from spellspeed.hkk.text.sentences import (
    ChooseOne,
    CopySpell,
    Discard,
    DivideDamage,
    If,
    Instead,
    May,
    MayPay,
    PutIntoPlay,
    Return,
    Sacrifice,
    Search,
    Unless,
)
from spellspeed.hkk.text.statements import CopyText, UntilEndOfTurn, While
from spellspeed.kernel.asks import Ask, extra_of, option, subject_of, verb_of
from spellspeed.kernel.atoms import add_lasting, pop_frame, push_frame, replace_frame
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.lasting import Lasting

BY_PLAYERS: Final = {Discard: t.HAND, Sacrifice: -1, Search: t.DECK}
"""Sentences that each player meant carries out with own cards, and where those are (-1: in play)."""


class Begin(Sentence):
    """A statement begins to hold: until the end of the turn, or from now on."""

    def __init__(self, says: Sentence, until: int) -> None:
        self.says: Final = says
        self.until: Final = until

    def parts(self) -> tuple[object, ...]:
        return (self.says, self.until)


class These(Cards):
    """Cards that were chosen already."""

    def __init__(self, bindings: tuple[int, ...]) -> None:
        self.bindings: Final = bindings

    def parts(self) -> tuple[object, ...]:
        return (self.bindings,)


def begun(says: Sentence, until: int) -> tuple[Sentence, ...]:
    """How a statement begins: one with a condition as so many as it holds."""
    if not isinstance(says, While):
        return (Begin(says, until),)
    return tuple([Begin(While(says.condition, (inner,)), until) for inner in texts.flat(says.does)])


def said(says: Sentence) -> Sentence:
    """A statement, or what it says while its condition holds."""
    return said(says.does[0]) if isinstance(says, While) else says


def copied_by_choice(one: Sentence) -> Some | None:
    """The cards whose text is copied, if somebody or chance chooses them while it is carried out."""
    of = one.says.of if isinstance(one, Begin) and isinstance(one.says, CopyText) else None
    return of if isinstance(of, Some) and of.choice != words.TARGET else None


class Aiming(Frame):
    """Before a text is carried out: whoever acts (`chooser`) chooses the target players and targets that nobody has chosen yet."""

    def __init__(self, context: Context, does: tuple[Sentence, ...], chooser: int) -> None:
        self.context: Final = context
        self.does: Final = does
        self.chooser: Final = chooser

    def parts(self) -> tuple[object, ...]:
        return (self.context, self.does, self.chooser)

    def step(self, state: Game) -> None:
        if not aim(state, self.chooser, self.context.cause.card, self.does, self.context):
            replace_frame(state, Doing(self.context, self.does))

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        replace_frame(state, Aiming(aimed(state, self.context, picks), self.does, self.chooser))


class Doing(Frame):
    """A text being carried out. HKK-91.5.3: what is decided or paid here is no action, and nobody can react to it.

    `left` are the sentences still to be carried out. `seats` are the players who have yet to do the first one, None before it has begun.
    """

    def __init__(self, context: Context, left: tuple[Sentence, ...], seats: tuple[int, ...] | None = None) -> None:
        self.context: Final = context
        self.left: Final = left
        self.seats: Final = seats

    def parts(self) -> tuple[object, ...]:
        return (self.context, self.left, self.seats)

    def step(self, state: Game) -> None:
        if not self.left:
            pop_frame(state)
            return
        one = self.left[0]
        if isinstance(one, If):
            if meaning.holds(state, one.condition, self.context):
                self.go_on(state, one.does, self.past(one.condition))
            else:
                self.leave_out(state)
        elif isinstance(one, Instead):
            self.go_on(state, one.does)
        elif isinstance(one, UntilEndOfTurn):
            self.go_on(state, tuple([begin for says in one.does for begin in begun(says, t.EOT)]))
        elif isinstance(one, Unless):
            self.demand(state, one)
        elif isinstance(one, (May, MayPay)):
            self.offer(state, one)
        elif isinstance(one, ChooseOne):
            numbers = tuple([option(t.CHOOSE_NUMBER, -1, place) for place in range(1, len(one.ways) + 1)])
            open_ask(state, Ask(self.context.seat, t.A_WAY, self.context.cause.card, numbers))
        elif isinstance(one, CopySpell):
            self.copy_spell(state)
        elif (of := copied_by_choice(one)) is not None:
            self.choose_copied(state, of)
        elif one.lasts:
            self.go_on(state, begun(one, 0))
        elif type(one) in BY_PLAYERS:
            self.by_players(state, one)
        else:
            self.choose_cards(state, one)

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        one = self.left[0]
        if isinstance(one, (May, MayPay)):
            if verb_of(picks[0]) != t.YES:
                self.leave_out(state)
                return
            self.go_on(state, one.does)
            if isinstance(one, MayPay):
                payer = meaning.seats_of(state, one.who, self.context)[0]
                pay(state, payer, one.costs, self.context)
        elif isinstance(one, Unless):
            self.paid_or_not(state, one, verb_of(picks[0]) == t.YES)
        elif isinstance(one, ChooseOne):
            self.choose_way(state, one, extra_of(picks[0]) - 1)
        elif copied_by_choice(one) is not None:
            self.with_copied(state, one, [subject_of(pick) for pick in picks])
        else:
            self.with_cards(state, one, [subject_of(pick) for pick in picks])

    def choose_way(self, state: Game, one: ChooseOne, place: int) -> None:
        """One of several sentences is done; targets chosen for the others are for nothing."""
        before, own = len(targets_in(one.ways[:place])), len(targets_in((one.ways[place],)))
        targets, count = self.context.targets, len(targets_in(one.ways))
        kept = targets[before : before + own] + targets[count:]
        self.go_on(state, (one.ways[place],), self.context.with_targets(kept))

    def past(self, condition: Condition) -> Context:
        """The context after a condition was read: a target that it names is "it", and no other words mean it."""
        context = self.context
        if not targets_in((condition,)) or not context.targets:
            return context
        return context.with_it(context.targets[0]).with_targets(context.targets[1:])

    def choose_copied(self, state: Game, of: Some) -> None:
        """Whose text is copied is chosen before the cards that get it."""
        found = meaning.candidates(state, of.what, self.context)
        most = min(len(found), meaning.amount(state, of.count, self.context))
        if of.choice == words.RANDOM:
            self.with_copied(state, self.left[0], at_random(state, found, most))
            return
        options = tuple([option(t.CHOOSE, number) for number in found])
        open_ask(
            state, Ask(self.context.seat, t.A_CARDS, self.context.cause.card, options, 0 if of.up_to else most, most)
        )

    def with_copied(self, state: Game, one: Sentence, numbers: list[int]) -> None:
        """The text of these cards is copied."""
        assert isinstance(one, Begin)
        says = one.says
        assert isinstance(says, CopyText)
        these = These(tuple([state.binding(number) for number in numbers]))
        self.go_on(state, (Begin(CopyText(says.cards, says.part, these), one.until),))

    def go_on(self, state: Game, first: tuple[Sentence, ...] = (), context: Context | None = None) -> None:
        """The next sentences: `first`, then the rest."""
        replace_frame(state, Doing(self.context if context is None else context, first + self.left[1:]))

    def leave_out(self, state: Game) -> None:
        """Nothing of the first sentence is done; targets chosen for it are for no other."""
        count = len(targets_in((self.left[0],)))
        self.go_on(state, (), self.context.with_targets(self.context.targets[count:]))

    def offer(self, state: Game, one: May | MayPay) -> None:
        """A player decides whether something is done, and whether it is paid for."""
        seats = meaning.seats_of(state, one.who, self.context)
        payable = isinstance(one, May) or (bool(seats) and can_pay(state, seats[0], one.costs, self.context))
        if not seats or not payable:
            self.leave_out(state)
            return
        open_ask(state, Ask(seats[0], t.A_MAY, self.context.cause.card, (option(t.YES), option(t.NO))))

    def threatened(self, state: Game) -> Context:
        """The context in which "it" is what a sentence would be done to: the entry that it would prevent, or its first target."""
        entry = self.context.answers - 1
        if self.context.targets:
            return self.context.with_it(self.context.targets[0])
        return self.context if entry < 0 else self.context.with_it((state.chain[entry].source,))

    def demand(self, state: Game, one: Unless) -> None:
        """A player may pay against something; if that cannot be paid, it is done."""
        context = self.threatened(state)
        seats = meaning.seats_of(state, one.who, context)
        if not seats or not can_pay(state, seats[0], one.costs, context):
            self.go_on(state, (one.says,))
            return
        open_ask(state, Ask(seats[0], t.A_AGAINST, self.context.cause.card, (option(t.YES), option(t.NO))))

    def paid_or_not(self, state: Game, one: Unless, pays: bool) -> None:
        """What was threatened is done, unless it is paid for."""
        context = self.threatened(state)
        if not pays:
            self.go_on(state, (one.says,))
            return
        self.leave_out(state)
        pay(state, meaning.seats_of(state, one.who, context)[0], one.costs, context)

    def copy_spell(self, state: Game) -> None:
        """A spell of the queue is carried out once more, for whoever copies it: a second, different source."""
        place = self.context.answers - 1
        self.go_on(state)
        if place < 0 or place >= len(state.chain) or not isinstance(state.chain[place].face, CardFace):
            return
        link = state.chain[place]
        seat = self.context.seat
        cause = Cause(t.BY_SPELL, seat, link.card, state.new_source(True))
        does, targets = text_of(state, link.card, seat, life_for(state, seat, link), link.bound[FIRST_TARGET:])
        context = Context(seat, link.source, cause, targets, link.bound[PLAYERS], (), link.bound[THE_X][0])
        push_frame(state, Aiming(context, does, seat))

    def by_players(self, state: Game, one: Sentence) -> None:
        """Discarding, sacrificing and searching: each player meant, one after the other, with own cards."""
        assert isinstance(one, (Discard, Sacrifice, Search))
        seats = self.seats
        if seats is None:
            seats = tuple(meaning.seats_of(state, one.who, self.context))
        if not seats:
            self.go_on(state)
            return
        where = BY_PLAYERS[type(one)]
        zone = words.HAND if where == t.HAND else words.DECK if where == t.DECK else words.IN_PLAY
        found = self.possible(state, one.cards, zone)
        own = [number for number in found if is_own(state, seats[0], number, where)]
        doing = Doing(self.context, self.left, seats)
        replace_frame(state, doing)
        doing.choose_among(state, one, one.cards, own, seats[0])

    def choose_cards(self, state: Game, one: Sentence) -> None:
        """Which cards a sentence acts on."""
        inner = said(one.says) if isinstance(one, Begin) else one
        cards = getattr(inner, "cards", None)
        if not isinstance(cards, Cards):
            self.with_cards(state, one, [])
            return
        place = len(targets_in((getattr(one, "amount", ()),)))
        follows = isinstance(inner, (PutIntoPlay, Return)) and isinstance(cards, It)
        found = self.followed(state) if follows else self.possible(state, cards, words.IN_PLAY, place)
        self.choose_among(state, one, cards, found, self.context.seat)

    def followed(self, state: Game) -> list[int]:
        """The cards that "it" means, also where this text has put them."""
        left = {binding for binding, _, _ in self.context.known}
        found: list[int] = []
        for binding in self.context.it or (self.context.card,):
            number = state.bound_card(binding)
            if number < 0 and binding in left:
                number = state.bound_card(binding + STAYS)
            if number >= 0 and state.cards[number].zone != t.GONE:
                found.append(number)
        return found

    def possible(self, state: Game, cards: Cards, zone: words.Zone, place: int = 0) -> list[int]:
        """The cards that words can mean now; of targets (the one at this place) those that are still there and still fit."""
        if isinstance(cards, These):
            return [number for one in cards.bindings if (number := state.bound_card(one)) >= 0]
        if not isinstance(cards, Some):
            return meaning.named_in(state, cards, self.context, zone)
        found = meaning.candidates(state, cards.what, self.context, zone)
        if cards.choice in words.AIMED and self.context.targets:
            group = self.context.targets[min(place, len(self.context.targets) - 1)]
            return [number for one in group if one >= 0 and (number := state.bound_card(one)) in found]
        return found

    def choose_among(self, state: Game, one: Sentence, cards: Cards, found: list[int], seat: int) -> None:
        """Take all of the cards, some by chance, or those that a player chooses."""
        if not isinstance(cards, Some) or (cards.choice in words.AIMED and self.context.targets):
            self.with_cards(state, one, found)
            return
        most = min(len(found), meaning.amount(state, cards.count, self.context))
        if cards.choice == words.RANDOM:
            self.with_cards(state, one, at_random(state, found, most))
            return
        options = tuple([option(t.CHOOSE, number) for number in found])
        open_ask(state, Ask(seat, t.A_CARDS, self.context.cause.card, options, 0 if cards.up_to else most, most))

    def with_cards(self, state: Game, one: Sentence, numbers: list[int]) -> None:
        """Carry out the first sentence with these cards."""
        context = self.context
        named = said(one.says) if isinstance(one, Begin) else one
        known = as_known(state, numbers) if isinstance(one, LEAVES) else ()
        bindings = tuple([state.binding(number) for number in numbers])
        there = [number for number in numbers if state.in_play(number)]
        if isinstance(one, Begin):
            self.begin(state, one, numbers)
        else:
            do(state, context, one, numbers)
        if isinstance(getattr(named, "cards", None), (Some, Every)):
            context = context.with_it(bindings if known else still(state, numbers), known)
        if type(one) in BY_PLAYERS and self.seats is not None and len(self.seats) > 1:
            replace_frame(state, Doing(context, self.left, self.seats[1:]))
            return
        if context.targets:
            context = context.with_targets(context.targets[len(targets_in((one,))) :])
        self.go_on(state, (), context)
        if isinstance(one, PutIntoPlay):
            pay_conditions(state, context.seat, [number for number in numbers if number not in there])
        elif isinstance(one, DivideDamage):
            divide(state, self.context, one.amount, bindings)

    def begin(self, state: Game, one: Begin, numbers: list[int]) -> None:
        """A statement begins to hold: of the cards that it means now, or of the players. What is copied is copied now."""
        context = self.context
        says = one.says
        fixed = isinstance(getattr(said(says), "cards", None), Cards)
        if isinstance(says, CopyText):
            copied = []
            for other in self.possible(state, says.of, words.IN_PLAY, len(targets_in((says.cards,)))):
                clauses = texts.texts_now(state).has.get(other, ())
                copied += [clause for clause in clauses if texts.is_named(clause, says.part)]
            says = Grant(tuple(copied))
        against = context.players[0] if context.players else -1
        bindings = tuple([state.binding(number) for number in numbers])
        if fixed and not bindings:
            return
        add_lasting(
            state,
            Lasting(
                context.card,
                context.seat,
                Holding(says, fixed),
                bindings,
                0,
                one.until,
                state.turn,
                state.order,
                against,
            ),
        )
        for number in [one for one in numbers if state.in_play(one)] or [-1]:
            note(state, t.E_BEGAN, number, None, context.seat, context.cause, place_of(state, context, one.says))


def still(game: Game, numbers: list[int]) -> tuple[int, ...]:
    """Bindings of cards where they are now."""
    return tuple([game.binding(number) for number in numbers])


def is_own(game: Game, seat: int, number: int, where: int) -> bool:
    """Whether a card is a player's own, in the hand, in the deck, or in play (-1)."""
    card = game.cards[number]
    if where < 0:
        return card.zone in t.IN_PLAY and card.controller == seat
    return card.zone == where and card.owner == seat
