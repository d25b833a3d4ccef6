"""Recordings: how a duel began and every answer by its meaning, so that it can be played again, on another version too.

A recording is a JSON document. Answers are written as the seats see the cards ("attack monsters:2 -> opponent monsters:1"), never as
numbers of the engine. One hash for every card that was used says later which card has changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.atoms import ask_always, keep_journal
from spellspeed.kernel.door import advance
from spellspeed.kernel.door import answer as answer_ask
from spellspeed.table.card_hashes import card_hash
from spellspeed.table.naming import meanings
from spellspeed.words.catalog import ENGLISH, catalog
from spellspeed.words.worded import Worded
from spellspeed.yugioh.book.end_of_match import TimeCannotBeCalled, call_time, make_timed
from spellspeed.yugioh.book.preparing import new_duel
from spellspeed.yugioh.book.victory import agree_to_draw, surrender
from spellspeed.yugioh.cards.pool import printed
from spellspeed.yugioh.duel.atoms import let_choose_zones
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import Profile, profile

FORMAT: Final = 1
"""Version of the file format."""
RULES_VERSION: Final = "6.0/1"
"""The rulebook, and the number of this reading of it: rises when a mended rule changes what duels come to."""
SURRENDER: Final = "surrender"
DRAW: Final = "agree to draw"
TIME: Final = "time is called"
"""What is written for the two ends that are no answers to an ask, and for time that is called (of no seat)."""
NO_SEAT: Final = -1
MISFITS: Final = "misfits"
"""The section of the catalog that says how a recording no longer fits."""


class NoLongerFits(Worded):
    """An answer of a recording is not among the options any more. `step` counts the answers from 1."""

    section = MISFITS

    def __init__(self, kind: str, step: int, **parts: int | str | None) -> None:
        """`kind` is the template in the section "misfits" of the catalog, `parts` what it names."""
        super().__init__(kind, step=step, **parts)
        self.kind: Final = kind
        self.step: Final = step


class NoSuchStep(SpellspeedError):
    """A recording has no such step."""


@dataclass(frozen=True, slots=True)
class RecordedDeck:
    """Main Deck and Fusion Deck of one seat, as passcodes."""

    main: tuple[int, ...]
    fusion: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Start:
    """Everything that a duel begins with. `switches` are those that were set apart from the profile; `first` is the seat that begins
    (-1: a toss, whose winner chooses). `timed`: it is the duel of four turns that follows equal wins (MATCH-9). `names` are what the seats
    are called, for people only."""

    seed: str
    decks: tuple[RecordedDeck, ...]
    first: int = 0
    profile: str = "tcg"
    switches: tuple[tuple[str, str], ...] = ()
    choose_zones: bool = False
    always: bool = False
    ask_cut: bool = False
    timed: bool = False
    names: tuple[str, ...] = ()

    def rules(self) -> Profile:
        """The rule profile with its switches. Raises UnknownProfile."""
        return profile(self.profile, dict(self.switches))

    def duel(self, *, log: bool = False) -> Duel:
        """The duel at its first ask. Raises UnknownCard, NotImplementedCard, UnknownProfile."""
        decks = [
            ([printed(code) for code in deck.main], [printed(code) for code in deck.fusion]) for deck in self.decks
        ]
        duel = new_duel(decks, self.seed, self.rules(), self.first, self.ask_cut)
        if self.timed:
            make_timed(duel)
        let_choose_zones(duel, self.choose_zones)
        ask_always(duel, self.always)
        if log:
            keep_journal(duel, [])
        advance(duel)
        return duel


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer: whose it was, and the meanings of its picks (none: nothing was chosen)."""

    seat: int
    picks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UsedCard:
    """A card that was in the duel, and the hash of what it was then."""

    passcode: int
    name: str
    hash: str


@dataclass(frozen=True, slots=True)
class End:
    """How a duel stood when its recording ended. `winner` is a side; -1 while it goes on, -2 for a draw; `life` by side."""

    turn: int
    life: tuple[int, ...]
    winner: int
    reason: str


@dataclass(frozen=True, slots=True)
class Recording:
    """A duel to be played again."""

    start: Start
    cards: tuple[UsedCard, ...]
    answers: tuple[Answer, ...]
    end: End
    rules: str = RULES_VERSION

    @property
    def steps(self) -> int:
        """How many answers there are: step 0 is the first ask, step n stands after n answers."""
        return len(self.answers)


class Recorder:
    """Answers the asks of a duel and writes down what was answered.

    `duel` is the running duel; after `undo` it is another object. Everything that is to be in the recording must come through here.
    """

    def __init__(self, start: Start, *, log: bool = False) -> None:
        self.start: Final = start
        self.log: Final = log
        self.answers: list[Answer] = []
        self.duel = start.duel(log=log)

    @classmethod
    def resumed(cls, recording: Recording, step: int | None = None, *, log: bool = False) -> Recorder:
        """A recorder that goes on from a step of a recording (None: its end). Raises NoSuchStep, NoLongerFits."""
        recorder = cls(recording.start, log=log)
        for number in range(checked_step(recording, step)):
            play_answer(recorder.duel, recording.answers[number], number + 1)
        recorder.answers = list(recording.answers[: checked_step(recording, step)])
        return recorder

    @property
    def step(self) -> int:
        """How many answers were given."""
        return len(self.answers)

    def answer(self, picks: tuple[int, ...], seat: int = -1) -> None:
        """Answer the open ask through the one door. Raises what it raises, and then nothing is written down."""
        written = answer_of(self.duel, picks)
        answer_ask(self.duel, self.duel.serial, picks, seat)
        self.answers.append(written)

    def surrender(self, seat: int) -> None:
        """ERA-SURRENDER-1. A seat gives up."""
        surrender(self.duel, seat)
        self.answers.append(Answer(seat, (SURRENDER,)))

    def agree_to_draw(self, seat: int) -> None:
        """ERA-DRAW-1. A seat accepts the draw that it was offered."""
        agree_to_draw(self.duel)
        self.answers.append(Answer(seat, (DRAW,)))

    def call_time(self) -> None:
        """MATCH-6. Time is called. Raises TimeCannotBeCalled, and then nothing is written down."""
        call_time(self.duel)
        self.answers.append(Answer(NO_SEAT, (TIME,)))

    def undo(self, step: int) -> Duel:
        """Go back to a step: what was answered after it is forgotten. The duel, played anew. Raises NoSuchStep."""
        again = Recorder.resumed(self.recording(), step, log=self.log)
        self.answers = again.answers
        self.duel = again.duel
        return self.duel

    def recording(self) -> Recording:
        """What has been recorded so far."""
        return Recording(self.start, used_cards(self.duel), tuple(self.answers), end_of(self.duel))


def used_cards(duel: Duel) -> tuple[UsedCard, ...]:
    """Every card that is in a duel, Tokens too, by passcode."""
    faces = {face.code: face.name for face in duel.faces}
    return tuple([UsedCard(code, faces[code], card_hash(code, duel.profile.rulings)) for code in sorted(faces)])


def end_of(duel: Duel) -> End:
    """How a duel stands."""
    return End(duel.turn, tuple(duel.life), duel.winner, duel.reason)


def answer_of(duel: Duel, picks: Sequence[int]) -> Answer:
    """Picks of the open ask by their meaning; picks that are no options of it are left out (the door refuses them)."""
    ask = duel.ask
    if ask is None:
        return Answer(-1, ())
    texts = dict(zip(ask.options, meanings(duel, ask), strict=True))
    return Answer(ask.seat, tuple([texts[pick] for pick in picks if pick in texts]))


def picks_of(duel: Duel, texts: Sequence[str]) -> tuple[int, ...]:
    """The picks that these meanings are at the open ask. Raises NoSuchOption with the options that there are."""
    ask = duel.ask
    assert ask is not None, "only an open ask is answered"
    codes = dict(zip(meanings(duel, ask), ask.options, strict=True))
    for text in texts:
        if text not in codes:
            raise NoSuchOption(f'"{text}" is not offered; there is: {", ".join(codes)}')
    return tuple([codes[text] for text in texts])


class NoSuchOption(SpellspeedError):
    """An answer by meaning that is none of the options of the open ask."""


def play_answer(duel: Duel, given: Answer, step: int) -> None:
    """Give one answer of a recording. Raises NoLongerFits; then nothing has changed."""
    if given.picks == (SURRENDER,):
        surrender(duel, given.seat)
        return
    if given.picks == (DRAW,):
        agree_to_draw(duel)
        return
    if given.picks == (TIME,):
        try:
            call_time(duel)
        except TimeCannotBeCalled as refused:
            raise NoLongerFits("time", step, turn=duel.turn, rule=refused.rule) from refused
        return
    ask, turn, seat, answered = duel.ask, duel.turn, given.seat + 1, written(given)
    if ask is None:
        raise NoLongerFits("over", step, turn=turn, seat=seat, answer=answered, rule=duel.reason)
    if ask.seat != given.seat:
        raise NoLongerFits("seat", step, turn=turn, seat=seat, answer=answered, other=ask.seat + 1)
    texts = meanings(duel, ask)
    missing = [text for text in given.picks if text not in texts]
    if missing:
        there = ", ".join(texts)
        raise NoLongerFits("option", step, turn=turn, seat=seat, answer=answered, missing=missing[0], options=there)
    picks = picks_of(duel, given.picks)
    if not ask.is_answer(picks):
        raise NoLongerFits("count", step, turn=turn, seat=seat, answer=answered, least=ask.least, most=ask.most)
    answer_ask(duel, duel.serial, picks)


def written(given: Answer) -> str:
    """The meanings of an answer for a message."""
    return ", ".join(f'"{text}"' for text in given.picks) or "nothing"


def checked_step(recording: Recording, step: int | None) -> int:
    """A step that there is; None is the last one. Raises NoSuchStep."""
    if step is None:
        return recording.steps
    if not 0 <= step <= recording.steps:
        raise NoSuchStep(f"there is no step {step}: the recording has the steps 0 to {recording.steps}")
    return step


def seek(recording: Recording, step: int | None = None, *, log: bool = False) -> Duel:
    """The duel after `step` answers (None: all). Raises NoSuchStep, NoLongerFits."""
    duel = recording.start.duel(log=log)
    for number in range(checked_step(recording, step)):
        play_answer(duel, recording.answers[number], number + 1)
    return duel


def replay(recording: Recording, *, log: bool = False) -> Duel:
    """The duel as far as it was recorded. Raises NoLongerFits."""
    return seek(recording, None, log=log)


def changed_cards(recording: Recording) -> list[str]:
    """The names of the cards that are not what they were when the duel was recorded."""
    rulings = recording.start.rules().rulings
    return [card.name for card in recording.cards if card_hash(card.passcode, rulings) != card.hash]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What `verify` found. `fits`: every answer is still possible and the duel ends as it did. `step`: the first answer that does not fit
    (0: none). `changed_cards` are named whether it fits or not; `rules` are the recording's where they are not the present ones."""

    fits: bool
    step: int = 0
    message: str = ""
    changed_cards: tuple[str, ...] = ()
    rules: str = ""


def verify(recording: Recording, language: str = ENGLISH) -> Verdict:
    """Play a recording again and say whether it still fits; else the first answer that does not, or how the end differs.

    The message is in the language. Raises UnknownLanguage.
    """
    verdict = Verdict(
        True,
        changed_cards=tuple(changed_cards(recording)),
        rules="" if recording.rules == RULES_VERSION else recording.rules,
    )
    try:
        duel = replay(recording)
    except NoLongerFits as misfit:
        return replace(verdict, fits=False, step=misfit.step, message=misfit.said(language))
    now, then = end_of(duel), recording.end
    if now != then:
        message = catalog(language).say(MISFITS, "end", now=str(now), then=str(then))
        return replace(verdict, fits=False, message=message)
    return verdict
