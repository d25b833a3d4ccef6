"""The reaction queue: who may react, and how it is carried out, last in first out."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import matching, texts
from spellspeed.hkk.rules.carrying_out import Doing
from spellspeed.hkk.rules.context import RULE, Cause, Context
from spellspeed.hkk.rules.faces import CardFace, UsedFace
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moving import enter, move, note
from spellspeed.hkk.rules.playing import announce, may_play
from spellspeed.hkk.rules.preventing import FIRST_TARGET, MODE, PLAYERS, THE_X, in_scope, prevent
from spellspeed.hkk.rules.spell_text import text_of
from spellspeed.hkk.rules.terms import (
    A_REACT,
    BY_ABILITY,
    BY_DRAWBACK,
    BY_RULE,
    BY_SPELL,
    COLLECTOR,
    E_PLAYED,
    HAND,
    IN_PLAY,
    NEUTRALIZING,
    NORMAL,
    PASS,
    PLAY,
    QUEUE,
    USE,
)
from spellspeed.hkk.rules.triggers import Settling
from spellspeed.hkk.rules.using import activated, may_use, use
from spellspeed.hkk.text.clauses import Drawback
from spellspeed.hkk.text.effects import Automatically
from spellspeed.hkk.text.events import PlayerPlays
from spellspeed.hkk.text.scopes import Playing
from spellspeed.hkk.text.sentences import Prevent
from spellspeed.kernel.asks import Ask, extra_of, option, subject_of, verb_of
from spellspeed.kernel.atoms import clear_chain
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.links import Link


def is_answerable(link: Link) -> bool:
    """HKK-91.3.6, K 4.23.1: nobody can react to the activation of a drawback."""
    return not (isinstance(link.face, UsedFace) and isinstance(link.face.clause, Drawback))


def usable(game: Game, seat: int, top: Link | None) -> list[int]:
    """The options to use abilities and drawbacks: of permanents, and of own cards elsewhere that say so."""
    found: list[int] = []
    own = [n for n in game.working_elsewhere() if game.cards[n].owner == seat and game.cards[n].zone not in IN_PLAY]
    for number in game.all_permanents() + own:
        for place, clause in enumerate(texts.clauses_of(game, number)):
            if activated(clause) is not None and may_use(game, seat, number, place, top):
                found.append(option(USE, number, place))
    return found


def reactions(game: Game, seat: int) -> list[int]:
    """HKK-91.2.10: what a player may answer to the latest entry of the queue; to pass is always possible."""
    found = [option(PASS)]
    top = game.chain[-1]
    for number in game.zone(seat, HAND):
        for mode in (NORMAL, NEUTRALIZING):
            if may_play(game, seat, number, mode, top):
                found.append(option(PLAY, number, mode))
    return found + usable(game, seat, top)


class Window(Frame[Game]):
    """K 94: the opponent of whoever acted last may react, then that player; after both have passed the queue is carried out."""

    def __init__(self, seat: int, passes: int) -> None:
        self.seat: Final = seat
        self.passes: Final = passes

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.passes)

    def step(self, state: Game) -> None:
        link = state.chain[-1]
        if self.seat < 0:
            automatic_reaction(state, link)
            state.frames[-1] = Window(state.opponents(link.seat)[0], 0)
        elif self.passes == state.seats or not is_answerable(link):
            state.frames[-1] = Resolving(len(state.chain) - 1, 0)
        else:
            open_ask(state, Ask(self.seat, A_REACT, link.card, tuple(reactions(state, self.seat))))

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        pick = picks[0]
        if verb_of(pick) == PASS:
            state.frames[-1] = Window(state.opponents(self.seat)[0], self.passes + 1)
            return
        state.frames[-1] = Window(-1, 0)
        begin(state, self.seat, pick, len(state.chain))


def begin(game: Game, seat: int, pick: int, answers: int) -> None:
    """A player begins to play a card or to use an ability."""
    if verb_of(pick) == PLAY:
        announce(game, seat, subject_of(pick), extra_of(pick), answers)
    else:
        use(game, seat, subject_of(pick), extra_of(pick), answers)


def automatic_reaction(game: Game, link: Link) -> None:
    """K 95: abilities that prevent by themselves come before any reaction of a player; only the first of them acts."""
    for number in game.all_permanents():
        for clause in texts.abilities_of(game, number):
            effect = getattr(clause, "effect", None)
            if not isinstance(effect, Automatically) or not isinstance(effect.event, PlayerPlays):
                continue
            seat = game.cards[number].controller
            for one in effect.does:
                if isinstance(one, Prevent) and in_scope(game, one.scope, link, seat, number):
                    if link.seat in matching.seats_of(
                        game, effect.event.who, Context(seat, game.binding(number), RULE)
                    ):
                        prevent(game, link.number, Cause(BY_ABILITY, seat, number, game.new_source()))
                        return


class Resolving(Frame[Game]):
    """The queue is carried out from the latest entry to the first. Stage 0: the entry comes about; 1: its text is done; 2: what followed is."""

    def __init__(self, place: int, stage: int) -> None:
        self.place: Final = place
        self.stage: Final = stage

    def parts(self) -> tuple[object, ...]:
        return (self.place, self.stage)

    def step(self, state: Game) -> None:
        if self.place < 0:
            clear_chain(state)
            state.frames.pop()
            return
        link = state.chain[self.place]
        if self.stage == 0:
            state.frames[-1] = Resolving(self.place, 1)
            if link.negated:
                put_away(state, link)
            else:
                come_about(state, link)
        elif self.stage == 1:
            state.frames[-1] = Resolving(self.place - 1, 0)
            if isinstance(link.face, CardFace) and not link.negated:
                if link.face.is_spell:
                    put_away(state, link)
                note(state, E_PLAYED, link.card, None, link.seat, RULE)
            state.frames.append(Settling())

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        raise AssertionError("nothing is asked here")


def put_away(game: Game, link: Link) -> None:
    """The card of an entry goes from the queue to its owner's collector."""
    if isinstance(link.face, CardFace) and game.cards[link.card].zone == QUEUE:
        move(game, link.card, COLLECTOR, RULE)


def come_about(game: Game, link: Link) -> None:
    """HKK-91.2.11, HKK-91.5.1, HKK-91.5.5: a successful entry: it prevents what it neutralizes; then its text is done, as one source."""
    seat, x, mode = link.seat, (link.bound[THE_X] or (0,))[0], link.bound[MODE]
    targets = link.bound[FIRST_TARGET:]
    if isinstance(link.face, UsedFace):
        kind = BY_DRAWBACK if isinstance(link.face.clause, Drawback) else BY_ABILITY
        effect = activated(link.face.clause)
        assert effect is not None
        cause = Cause(kind, seat, link.card, game.new_source(True))
        host = link.bound[THE_X][1]
        context = Context(host, link.source, cause, targets, link.bound[PLAYERS], (), x, (), mode[1])
        game.frames.append(Doing(context, effect.does))
        return
    cause = Cause(BY_SPELL if game.face(link.card).is_spell else BY_RULE, seat, link.card, game.new_source(True))
    if mode[0] == NEUTRALIZING:
        prevent(game, mode[1], cause)
    if not game.face(link.card).is_spell:
        enter(game, link.card, seat, RULE, x)
        return
    if mode[0] == NEUTRALIZING and game.options.value("neutralization_text") == "only_prevents":
        return
    context = Context(seat, link.source, cause, targets, link.bound[PLAYERS], (), x, (), mode[1])
    game.frames.append(Doing(context, text_of(game, link.card, seat)))


__all__ = ["Playing", "Resolving", "Window", "begin", "reactions", "usable"]
