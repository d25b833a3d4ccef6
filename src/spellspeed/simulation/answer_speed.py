"""How fast what a player asks for is answered: reasons, the view of a seat, going back, going to a step of a recording."""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass
from typing import Final

from spellspeed.kernel.draws import Stream
from spellspeed.recording.recorder import Recorder, Recording, seek
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.decks import find_deck
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import RecordedDeck, Start
from spellspeed.yugioh.judge.why import WITHOUT_A_CARD, why_not
from spellspeed.yugioh.judge.wishes import Wish
from spellspeed.yugioh.views.view import view_json

DECISIONS: Final = 300
"""How long the duel is in which one goes back and forth."""
EVERY: Final = 15
"""At every so many asks of that duel reasons and views are measured."""
REPEATS: Final = 5
VERBS: Final = (
    t.SUMMON, t.SET_MONSTER, t.FLIP, t.SPECIAL, t.ACTIVATE, t.CHANGE_POSITION, t.ATTACK_WITH, t.ENTER_BATTLE, t.END_PHASE, t.PASS,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class AnswerSpeed:
    """Seconds. `why_not`: what 99 of 100 questions stay under, every card and verb asked about; the others are medians."""

    why_not: float
    view: float
    undo: float
    seek: float


def long_recording(decks: tuple[str, str]) -> Recording[Duel]:
    """The first of the bench's random duels with so many decisions, cut there."""
    listed = [find_deck(name) for name in decks]
    recorded = tuple([RecordedDeck(deck.main, deck.fusion) for deck in listed])
    number = 0
    while True:
        recorder = Recorder(Start(f"bench/{number}", recorded))
        stream = Stream(f"bench/{number}")
        while recorder.step < DECISIONS and recorder.state.ask is not None:
            recorder.answer(random_picks(recorder.state.ask, stream))
        if recorder.step == DECISIONS:
            return recorder.recording()
        number += 1


def answer_speed(decks: tuple[str, str]) -> AnswerSpeed:
    """Measure on one long duel, by the clock of the process."""
    recording = long_recording(decks)
    reasons: list[float] = []
    views: list[float] = []
    for step in range(0, recording.steps, EVERY):
        duel = seek(recording, step)
        if not duel.over:
            reasons += reason_times(duel)
            views.append(view_time(duel))
    clock = time.process_time
    seeks: list[float] = []
    undos: list[float] = []
    for _ in range(REPEATS):
        start = clock()
        seek(recording)
        seeks.append(clock() - start)
        recorder = Recorder.resumed(recording)
        start = clock()
        recorder.undo(recording.steps - 1)
        undos.append(clock() - start)
    return AnswerSpeed(
        statistics.quantiles(reasons, n=100)[98],
        statistics.median(views),
        statistics.median(undos),
        statistics.median(seeks),
    )


def reason_times(duel: Duel) -> list[float]:
    """How long each question takes that the seat that is asked could ask."""
    ask = duel.ask
    assert ask is not None, "a duel that is not over asks somebody"
    clock = time.perf_counter
    times: list[float] = []
    for verb in VERBS:
        numbers = [-1] if verb in WITHOUT_A_CARD else range(len(duel.cards))
        for number in numbers:
            start = clock()
            why_not(duel, ask.seat, Wish(verb, number))
            times.append(clock() - start)
    return times


def view_time(duel: Duel) -> float:
    """How long the view of a seat as JSON takes."""
    clock = time.perf_counter
    start = clock()
    for _ in range(REPEATS):
        view_json(duel, 0)
    return (clock() - start) / REPEATS
