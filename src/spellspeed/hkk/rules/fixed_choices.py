"""Lasting texts of permanents that name cards or a player to be chosen: chosen once, by whoever controls it, for as long as it is there."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import meaning
from spellspeed.hkk.rules.context import Cause, Context
from spellspeed.hkk.rules.costs import at_random
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moves import note
from spellspeed.hkk.rules.standing_statements import Chosen, Holding, choices_in
from spellspeed.hkk.rules.targets import target_options, target_players_in, target_seats
from spellspeed.hkk.rules.terms import A_SEAT, A_TARGET, BY_ABILITY, CHOOSE, CHOOSE_SEAT, E_BEGAN
from spellspeed.hkk.text import words
from spellspeed.hkk.text.node import Sentence
from spellspeed.kernel.asks import Ask, extra_of, option, subject_of, verb_of
from spellspeed.kernel.atoms import add_lasting, pop_frame, replace_frame
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.lasting import Lasting


class Fixing(Frame):
    """HKK-91.4.0: for one statement of a permanent a target player and the cards are chosen; that is no action, and nobody can react."""

    def __init__(self, number: int, says: Sentence, groups: tuple[tuple[int, ...], ...] = (), player: int = -1) -> None:
        self.number: Final = number
        self.says: Final = says
        self.groups: Final = groups
        self.player: Final = player

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.says, self.groups, self.player)

    def step(self, state: Game) -> None:
        seat = state.cards[self.number].controller
        context = self.context(state)
        which = target_players_in((self.says,)) if self.player < 0 else ""
        if which:
            seats = target_seats(state, which, seat)
            open_ask(state, Ask(seat, A_SEAT, self.number, tuple([option(CHOOSE_SEAT, -1, one) for one in seats])))
            return
        wanted = choices_in(self.says)
        if len(self.groups) == len(wanted):
            self.settle(state, seat)
            return
        one = wanted[len(self.groups)]
        if one.choice == words.TARGET:
            found = target_options(state, one, words.IN_PLAY, context)
        else:
            found = meaning.candidates(state, one.what, context)
        most = min(len(found), meaning.amount(state, one.count, context))
        if one.choice == words.RANDOM:
            self.with_group(state, at_random(state, found, most))
            return
        options = tuple([option(CHOOSE, number) for number in found])
        open_ask(state, Ask(seat, A_TARGET, self.number, options, 0 if one.up_to else most, most))

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        if picks and verb_of(picks[0]) == CHOOSE_SEAT:
            replace_frame(state, Fixing(self.number, self.says, self.groups, extra_of(picks[0])))
        else:
            self.with_group(state, [subject_of(pick) for pick in picks])

    def with_group(self, state: Game, numbers: list[int]) -> None:
        """The next cards are chosen."""
        group = tuple([state.binding(number) for number in numbers])
        replace_frame(state, Fixing(self.number, self.says, (*self.groups, group), self.player))

    def context(self, state: Game) -> Context:
        """What its words are read with."""
        card = state.cards[self.number]
        cause = Cause(BY_ABILITY, card.controller, self.number, 0)
        players = () if self.player < 0 else (self.player,)
        named = tuple([binding for group in self.groups for binding in group])
        return Context(card.controller, card.binding, cause, players=players, named=named)

    def settle(self, state: Game, seat: int) -> None:
        """All is chosen: from now on the statement holds of these."""
        pop_frame(state)
        binding = state.binding(self.number)
        change = Holding(None, chosen=Chosen(self.says, self.groups, self.player))
        add_lasting(state, Lasting(binding, seat, change, (binding,), 0, 0, state.turn, state.order))
        state.touch()
        for number in [state.bound_card(one) for group in self.groups[:1] for one in group]:
            note(state, E_BEGAN, number, None, seat, Cause(BY_ABILITY, seat, self.number, state.new_source()))
