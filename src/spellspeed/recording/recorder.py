"""Recordings: how a game began and every answer by its meaning, so that it can be played again, on another version too.

A recording is a JSON document (recording/files.py). Answers are written as the seats see the cards ("attack monsters:2 -> opponent
monsters:1"), never as numbers of the engine. One hash for every card that was used says later which card has changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Generic, TypeVar

from spellspeed import __version__
from spellspeed.files.reading import quoted
from spellspeed.kernel.door import answer as answer_ask
from spellspeed.kernel.door import shortened
from spellspeed.kernel.errors import AnswerError
from spellspeed.kernel.game import NO_SEAT, CallRefused, CardGame, S, Start
from spellspeed.kernel.state import State
from spellspeed.languages.catalog import ENGLISH, catalog
from spellspeed.languages.worded import Worded

R = TypeVar("R", bound=State)
"""The state of a game that a recorder goes on with."""

MISFITS: Final = "misfits"
"""The section of the catalog that says how a recording no longer fits."""
EVERY: Final = 50
"""After so many answers each a recording says what the game has come to."""
MOST_QUOTED: Final = 8
"""Picks of an answer that a message names."""


class NoLongerFits(Worded):
    """An answer of a recording is not among the options any more. `step` counts the answers from 1."""

    section = MISFITS

    def __init__(self, kind: str, step: int, **parts: int | str | None) -> None:
        """`kind` is the template in the section "misfits" of the catalog, `parts` what it names."""
        super().__init__(kind, step=step, **parts)
        self.kind: Final = kind
        self.step: Final = step


class NoSuchStep(Worded):
    """A recording has no such step."""


class NoSuchOption(AnswerError):
    """An answer by meaning that is none of the options of the open ask. It names none of them: they are known to the seat asked alone."""

    code: ClassVar[str] = "no_such_option"


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer: whose it was, and the meanings of its picks (none: nothing was chosen). A call is written like an answer, of NO_SEAT if it
    is nobody's."""

    seat: int
    picks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UsedCard:
    """A card that was in the game, and the hash of what it was then. `code` is the number of the printed card."""

    code: int
    name: str
    hash: str


@dataclass(frozen=True, slots=True)
class End:
    """How a game stood when its recording ended. `winner` is a side; -1 while it goes on, -2 for a draw; `life` by side."""

    turn: int
    life: tuple[int, ...]
    winner: int
    reason: str


@dataclass(frozen=True, slots=True)
class Digests:
    """Digests of the states that a recording came to, with the version of the program that wrote them, which alone comes to the same ones:
    `at` after every EVERY answers, and `end` after the last one."""

    version: str
    at: tuple[str, ...]
    end: str


@dataclass(frozen=True, slots=True)
class Recording(Generic[S]):
    """A game to be played again. `rules` are those that it was recorded under; `digests` is None in a file that knows none."""

    start: Start[S]
    cards: tuple[UsedCard, ...]
    answers: tuple[Answer, ...]
    end: End
    rules: str
    digests: Digests | None = None

    @property
    def game(self) -> CardGame[S]:
        """The game that it is of."""
        return self.start.game

    @property
    def steps(self) -> int:
        """How many answers there are: step 0 is the first ask, step n stands after n answers."""
        return len(self.answers)


class Recorder(Generic[S]):
    """Answers the asks of a game and writes down what was answered.

    `state` is the running game; after `undo` it is another object. Everything that is to be in the recording must come through here.
    """

    def __init__(self, start: Start[S], *, log: bool = False) -> None:
        self.start: Final = start
        self.log: Final = log
        self.answers: list[Answer] = []
        self.digests: list[str] = []
        self.state: S = start.new(log=log)

    @staticmethod
    def resumed(recording: Recording[R], step: int | None = None, *, log: bool = False) -> Recorder[R]:
        """A recorder that goes on from a step of a recording (None: its end). Raises NoSuchStep, NoLongerFits."""
        recorder = Recorder(recording.start, log=log)
        for given in recording.answers[: checked_step(recording, step)]:
            recorder.give(given)
        return recorder

    @property
    def game(self) -> CardGame[S]:
        """The game that is recorded."""
        return self.start.game

    @property
    def step(self) -> int:
        """How many answers were given."""
        return len(self.answers)

    def answer(self, picks: Sequence[int], seat: int = NO_SEAT) -> None:
        """Answer the open ask through the one door. Raises what it raises, and then nothing is written down."""
        written = answer_of(self.game, self.state, picks)
        answer_ask(self.state, self.state.serial, picks, seat)
        self.write_down(written)

    def write_down(self, given: Answer) -> None:
        """An answer has been given: it stands in the recording, and after every EVERY of them what the game has come to."""
        self.answers.append(given)
        if self.step % EVERY == 0:
            self.digests.append(self.state.digest())

    def call(self, seat: int, call: str) -> None:
        """A seat (or NO_SEAT) says something without being asked: it gives up. Raises CallRefused, and then nothing is written down."""
        self.game.call(self.state, seat, call)
        self.write_down(Answer(seat, (call,)))

    def give(self, given: Answer) -> None:
        """Give an answer or a call by its meaning. Raises NoLongerFits, and then nothing is written down."""
        play_answer(self.game, self.state, given, self.step + 1)
        self.write_down(given)

    def undo(self, step: int) -> S:
        """Go back to a step: what was answered after it is forgotten. The game, played anew. Raises NoSuchStep."""
        again = Recorder.resumed(self.recording(), step, log=self.log)
        self.answers = again.answers
        self.digests = again.digests
        self.state = again.state
        return self.state

    def recording(self) -> Recording[S]:
        """What has been recorded so far."""
        used = used_cards(self.game, self.state)
        digests = Digests(__version__, tuple(self.digests), self.state.digest())
        return Recording(self.start, used, tuple(self.answers), end_of(self.state), self.game.rules, digests)


def used_cards(game: CardGame[S], state: S) -> tuple[UsedCard, ...]:
    """Every card that is in a game, tokens too, by its code."""
    return tuple([UsedCard(code, name, told) for code, name, told in game.cards_used(state)])


def end_of(state: State) -> End:
    """How a game stands."""
    return End(state.turn, tuple(state.life), state.winner, state.reason)


def answer_of(game: CardGame[S], state: S, picks: Sequence[int]) -> Answer:
    """Picks of the open ask by their meaning; picks that are no options of it are left out (the door refuses them)."""
    ask = state.ask
    if ask is None:
        return Answer(NO_SEAT, ())
    texts = dict(zip(ask.options, game.meanings(state, ask), strict=True))
    return Answer(ask.seat, tuple([texts[pick] for pick in picks if pick in texts]))


def picks_of(game: CardGame[S], state: S, texts: Sequence[str]) -> tuple[int, ...]:
    """The picks that these meanings are at the open ask. Raises NoSuchOption."""
    ask = state.ask
    assert ask is not None, "only an open ask is answered"
    codes = dict(zip(game.meanings(state, ask), ask.options, strict=True))
    for text in texts:
        if text not in codes:
            raise NoSuchOption(f'"{shortened(str(text))}" is none of the options of the open ask')
    return tuple([codes[text] for text in texts])


def is_call(game: CardGame[S], given: Answer) -> bool:
    """Whether what was written down is a call."""
    return len(given.picks) == 1 and game.is_call(given.picks[0])


def play_answer(game: CardGame[S], state: S, given: Answer, step: int) -> None:
    """Give one answer of a recording. Raises NoLongerFits, NoSuchViewer for a call of a seat that there is not; then nothing has changed."""
    ask, turn, seat, answered = state.ask, state.turn, given.seat + 1, written(given)
    if is_call(game, given):
        try:
            game.call(state, given.seat, given.picks[0])
        except CallRefused as refused:
            raise NoLongerFits("call", step, turn=turn, call=refused.call, rule=refused.rule) from refused
        return
    if ask is None:
        raise NoLongerFits("over", step, turn=turn, seat=seat, answer=answered, rule=state.reason)
    if ask.seat != given.seat:
        raise NoLongerFits("seat", step, turn=turn, seat=seat, answer=answered, other=ask.seat + 1)
    texts = game.meanings(state, ask)
    missing = [text for text in given.picks if text not in texts]
    if missing:
        former = game.former_meanings(state, ask)
        if all(text in former for text in given.picks):
            texts, missing = former, []
    if missing:
        there = ", ".join(texts)
        raise NoLongerFits(
            "option", step, turn=turn, seat=seat, answer=answered, missing=quoted(missing[0]), options=there
        )
    picks = tuple([ask.options[texts.index(text)] for text in given.picks])
    if not ask.is_answer(picks):
        raise NoLongerFits("count", step, turn=turn, seat=seat, answer=answered, least=ask.least, most=ask.most)
    answer_ask(state, state.serial, picks)


def written(given: Answer) -> str:
    """The meanings of an answer for a message."""
    return ", ".join(f'"{quoted(text)}"' for text in given.picks[:MOST_QUOTED]) or "nothing"


def checked_step(recording: Recording[S], step: int | None) -> int:
    """A step that there is; None is the last one. Raises NoSuchStep."""
    if step is None:
        return recording.steps
    if not 0 <= step <= recording.steps:
        raise NoSuchStep("no step", step=step, last=recording.steps)
    return step


def seek(recording: Recording[S], step: int | None = None, *, log: bool = False) -> S:
    """The game after `step` answers (None: all). Raises NoSuchStep, NoLongerFits."""
    return Recorder.resumed(recording, step, log=log).state


def replay(recording: Recording[S], *, log: bool = False) -> S:
    """The game as far as it was recorded. Raises NoLongerFits."""
    return seek(recording, None, log=log)


def changed_cards(recording: Recording[S]) -> list[str]:
    """The names of the cards that are not what they were when the game was recorded."""
    game = recording.game
    return [card.name for card in recording.cards if game.card_hash(card.code, recording.start) != card.hash]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What `verify` found. `fits`: every answer is still possible and the game ends as it did. `step`: the first answer that does not fit
    (0: none). `changed_cards` are named whether it fits or not; `rules` are the recording's where they are not the present ones."""

    fits: bool
    step: int = 0
    message: str = ""
    changed_cards: tuple[str, ...] = ()
    rules: str = ""


def verify(recording: Recording[S], language: str = ENGLISH) -> Verdict:
    """Play a recording again and say whether it still fits; else the first answer that does not, or how the end differs.

    The message is in the language. Raises UnknownLanguage.
    """
    verdict = Verdict(
        True,
        changed_cards=tuple(changed_cards(recording)),
        rules="" if recording.rules == recording.game.rules else recording.rules,
    )
    recorder = Recorder(recording.start)
    told = digests_to_compare(recording)
    try:
        for given in recording.answers:
            recorder.give(given)
            parted = len(recorder.digests) - 1
            if recorder.step % EVERY == 0 and parted < len(told) and recorder.digests[parted] != told[parted]:
                message = catalog(language).say(MISFITS, "digest", step=recorder.step, before=recorder.step - EVERY)
                return replace(verdict, fits=False, step=recorder.step, message=message)
    except NoLongerFits as misfit:
        return replace(verdict, fits=False, step=misfit.step, message=misfit.said(language))
    state = recorder.state
    now, then = end_of(state), recording.end
    if now != then:
        message = catalog(language).say(MISFITS, "end", now=str(now), then=str(then))
        return replace(verdict, fits=False, message=message)
    if told and state.digest() != told[-1]:
        before = recording.steps - recording.steps % EVERY
        message = catalog(language).say(MISFITS, "digest", step=recording.steps, before=before)
        return replace(verdict, fits=False, step=recording.steps, message=message)
    return verdict


def digests_to_compare(recording: Recording[S]) -> tuple[str, ...]:
    """The digests of a recording, the last one that of its end, where this version must come to the same ones; () elsewhere."""
    found = recording.digests
    if found is None or found.version != __version__ or recording.rules != recording.game.rules:
        return ()
    return (*found.at, found.end)
