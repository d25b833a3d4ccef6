"""The reaction queue: who may react, and how it is carried out, last in first out."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import meaning, texts
from spellspeed.hkk.rules import terms as t
from spellspeed.hkk.rules.card_play import announce, may_play, playable
from spellspeed.hkk.rules.carrying_out import Aiming
from spellspeed.hkk.rules.context import RULE, Cause, Context
from spellspeed.hkk.rules.faces import CardFace, UsedFace
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moves import change, enter, move, note
from spellspeed.hkk.rules.queue_entries import (
    FIRST_TARGET,
    MODE,
    PAID,
    PLAYERS,
    SEEN,
    THE_X,
    in_scope,
    life_for,
    prevent,
)
from spellspeed.hkk.rules.spell_text import text_of
from spellspeed.hkk.rules.targets import are_gone
from spellspeed.hkk.rules.triggers import Settling
from spellspeed.hkk.rules.uses import activated, may_use, use
from spellspeed.hkk.text import words
from spellspeed.hkk.text.clauses import Drawback, TemporaryCost
from spellspeed.hkk.text.effects import Automatically
from spellspeed.hkk.text.events import PlayerPlays
from spellspeed.hkk.text.node import Sentence
from spellspeed.hkk.text.scopes import Playing
from spellspeed.hkk.text.sentences import Prevent
from spellspeed.kernel.asks import Ask, extra_of, option, subject_of, verb_of
from spellspeed.kernel.atoms import clear_chain, drop_link, pop_frame, push_frame, replace_frame
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.links import Link


def is_answerable(link: Link) -> bool:
    """HKK-91.3.6, K 4.23.1: nobody can react to the activation of a drawback."""
    return not (isinstance(link.face, UsedFace) and isinstance(link.face.clause, Drawback))


def usable(game: Game, seat: int, top: Link | None) -> list[int]:
    """The options to use abilities and drawbacks: of permanents, and of own cards elsewhere that say so."""
    found: list[int] = []
    own = [n for n in game.working_elsewhere() if game.cards[n].owner == seat and game.cards[n].zone not in t.IN_PLAY]
    for number in game.all_permanents() + own:
        for place, clause in enumerate(texts.clauses_of(game, number)):
            if activated(clause) is not None and may_use(game, seat, number, place, top):
                found.append(option(t.USE, number, place))
    return found


def reactions(game: Game, seat: int) -> list[int]:
    """HKK-91.2.10: what a player may answer to the latest entry of the queue (option `reaction_answers`: to any); to pass is always possible.

    The `extra` of an option also says how far below the latest entry the answered one is.
    """
    found = [option(t.PASS)]
    for below, entry in enumerate(answerable(game)):
        for number in playable(game, seat, t.NORMAL):
            for mode in (t.NORMAL, t.NEUTRALIZING):
                if may_play(game, seat, number, mode, entry):
                    found.append(option(t.PLAY, number, mode + t.BELOW * below))
        found += [code + option(0, -1, t.BELOW * below) for code in usable(game, seat, entry)]
    return found


def answerable(game: Game) -> list[Link]:
    """The entries of the queue that a reaction may answer, the latest first."""
    latest = game.chain[::-1]
    return latest if game.options.says("reaction_answers", "any") else latest[:1]


class Window(Frame):
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
            replace_frame(state, Window(state.opponents(link.seat)[0], 0))
        elif self.passes == self.most_passes(state) or not is_answerable(link):
            replace_frame(state, Resolving(first_place(state), 0))
        else:
            open_ask(state, Ask(self.seat, t.A_REACT, link.card, tuple(reactions(state, self.seat))))

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        pick = picks[0]
        if verb_of(pick) == t.PASS:
            replace_frame(state, Window(state.opponents(self.seat)[0], self.passes + 1))
            return
        replace_frame(state, Window(-1, 0))
        begin(state, self.seat, pick, len(state.chain) - extra_of(pick) // t.BELOW)

    def most_passes(self, state: Game) -> int:
        """How many players may react: the opponent and then the player of the latest entry, or the opponent alone (option `who_reacts`)."""
        return state.seats if state.options.says("who_reacts", "both") else 1


def begin(game: Game, seat: int, pick: int, answers: int) -> None:
    """A player begins to play a card or to use an ability."""
    if verb_of(pick) == t.PLAY:
        announce(game, seat, subject_of(pick), extra_of(pick) % t.BELOW, answers)
    else:
        use(game, seat, subject_of(pick), extra_of(pick) % t.BELOW, answers)


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
                    if link.seat in meaning.seats_of(game, effect.event.who, Context(seat, game.binding(number), RULE)):
                        prevent(game, link.number, Cause(t.BY_ABILITY, seat, number, game.new_source()))
                        return


def first_place(game: Game) -> int:
    """Which entry of the queue comes about first: the latest, or the earliest (option `queue_order`)."""
    return len(game.chain) - 1 if game.options.says("queue_order", "last_first") else 0


class Resolving(Frame):
    """K 94: the queue is carried out from the latest entry to the first. Stage 0: the entry comes about; 1: its text is done; 2: what followed is."""

    def __init__(self, place: int, stage: int) -> None:
        self.place: Final = place
        self.stage: Final = stage

    def parts(self) -> tuple[object, ...]:
        return (self.place, self.stage)

    def step(self, state: Game) -> None:
        link = state.chain[self.place]
        if self.stage == 0:
            replace_frame(state, Resolving(self.place, 1))
            if link.negated:
                fall_away(state, link)
            else:
                come_about(state, link)
        elif self.stage == 1:
            replace_frame(state, Resolving(self.place, 2))
            if isinstance(link.face, CardFace) and not link.negated:
                if link.face.is_spell:
                    put_away(state, link)
                note(state, t.E_PLAYED, link.card, None, link.seat, RULE)
            push_frame(state, Settling())
        else:
            self.go_on(state)

    def go_on(self, state: Game) -> None:
        """The next entry. Under the option `queue_pauses` players may first react to it again."""
        last_first = state.options.says("queue_order", "last_first")
        if self.place == (0 if last_first else len(state.chain) - 1):
            clear_chain(state)
            pop_frame(state)
        elif not last_first:
            replace_frame(state, Resolving(self.place + 1, 0))
        elif state.options.is_on("queue_pauses"):
            drop_link(state)
            replace_frame(state, Window(state.opponents(state.chain[-1].seat)[0], 0))
        else:
            replace_frame(state, Resolving(self.place - 1, 0))

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        raise AssertionError("nothing is asked here")


def fall_away(game: Game, link: Link) -> None:
    """K 4.21.2: an entry that was prevented: its card goes to the collector, its costs stay spent (option `prevented_costs`)."""
    put_away(game, link)
    if isinstance(link.face, UsedFace) and isinstance(link.face.clause, TemporaryCost) and game.in_play(link.card):
        move(game, link.card, t.COLLECTOR, Cause(t.BY_DRAWBACK, link.seat, link.card, 0))
    if game.options.says("prevented_costs", "returned"):
        for which, much in zip(words.RESOURCES, link.bound[PAID], strict=False):
            change(game, link.seat, much, which, RULE)


def put_away(game: Game, link: Link) -> None:
    """The card of an entry goes from the queue to its owner's collector."""
    if isinstance(link.face, CardFace) and game.cards[link.card].zone == t.QUEUE:
        move(game, link.card, t.COLLECTOR, RULE)


def come_about(game: Game, link: Link) -> None:
    """HKK-91.2.11, HKK-91.5.1, HKK-91.5.5: a successful entry: it prevents what it neutralizes; then its text is done, as one source."""
    if isinstance(link.face, UsedFace):
        use_comes_about(game, link, link.face)
        return
    mode, spell = link.bound[MODE], game.face(link.card).is_spell
    cause = Cause(t.BY_SPELL if spell else t.BY_RULE, link.seat, link.card, game.new_source(True))
    if mode[0] == t.NEUTRALIZING:
        prevent(game, mode[1], cause)
    if not spell:
        seen = link.bound[SEEN][0] if game.options.says("advantage_checked", "announced") else None
        enter(game, link.card, link.seat, RULE, link.bound[THE_X][0], seen)
        return
    if mode[0] == t.NEUTRALIZING and game.options.says("neutralization_text", "only_prevents"):
        return
    does, targets = text_of(game, link.card, link.seat, life_for(game, link.seat, link), link.bound[FIRST_TARGET:])
    carry_out(game, link, link.seat, cause, does, targets)


def use_comes_about(game: Game, link: Link, face: UsedFace) -> None:
    """An ability or a drawback that was used is carried out, for whoever its words speak of. A payment that nobody prevented is made already."""
    effect = activated(face.clause)
    if effect is None:
        return
    kind = t.BY_DRAWBACK if isinstance(face.clause, Drawback) else t.BY_ABILITY
    cause = Cause(kind, link.seat, link.card, game.new_source(True))
    carry_out(game, link, link.bound[THE_X][1], cause, effect.does, link.bound[FIRST_TARGET:])


def carry_out(
    game: Game, link: Link, seat: int, cause: Cause, does: tuple[Sentence, ...], targets: tuple[tuple[int, ...], ...]
) -> None:
    """Carry out the text of an entry, unless all the targets that were chosen for it are gone (option `targets_gone`)."""
    x, answers = link.bound[THE_X][0], link.bound[MODE][1]
    context = Context(seat, link.source, cause, targets, link.bound[PLAYERS], (), x, (), answers)
    if game.options.says("targets_gone", "nothing") and are_gone(game, does, context):
        return
    push_frame(game, Aiming(context, does, link.seat))


__all__ = ["Playing", "Resolving", "Window", "begin", "reactions", "usable"]
