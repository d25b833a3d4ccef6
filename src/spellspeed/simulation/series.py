"""Many games of one setting, on one or several processes, with the same results whatever their number; of every game.

Other processes are started afresh (not forked), so a program that calls `play_series` with `jobs` above 1 must do so below
`if __name__ == "__main__":`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, Final, Generic, Protocol, TypeVar

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.game import Start
from spellspeed.kernel.players import MOST_DECISIONS
from spellspeed.recording.files import MOST_ANSWERS
from spellspeed.recording.recorder import Recorder, Recording
from spellspeed.simulation.cards_used import Counting
from spellspeed.simulation.games import ENDLESS, GameResult, play_game, seated
from spellspeed.simulation.garbage import collecting_rarely
from spellspeed.simulation.workers import in_processes

MOST_IN_CHUNK: Final = 10
"""Games that are lost at most where a process is ended from outside, and played again."""
LONGEST_RECORDED: Final = MOST_ANSWERS
"""Answers of a game without an end that are written down: no more are read."""


class WrongCount(SpellspeedError):
    """A number of games, jobs, decks or bots that cannot be."""


class Series(Protocol):
    """What many games share, and how each of them begins. A small value, because it goes to every process."""

    def start_of(self, number: int) -> Start[Any]:
        """How one of the games begins; everything in it that is left to chance follows from it."""
        ...

    def bots_of(self, number: int) -> list[str]:
        """The name of the bot of each seat of one of the games."""
        ...

    def counting_of(self, number: int) -> Counting | None:
        """What counts what becomes of the cards of one of the games; None where nothing is counted."""
        ...

    def placed(self, number: int, result: GameResult) -> GameResult:
        """A result with its winner and its first player in the order in which the decks were named, wherever they sat."""
        ...


R = TypeVar("R", bound=Series)


@dataclass(frozen=True, slots=True)
class Simulation(Generic[R]):
    """What was simulated, its results in the order of the games, and the seconds that it took (wall clock). `stopped`: somebody ended it
    (Ctrl-C) before all were played."""

    setting: R
    results: tuple[GameResult, ...]
    seconds: float
    stopped: bool = False

    @property
    def endless(self) -> list[int]:
        """The numbers of the games that did not end."""
        return [number for number, each in enumerate(self.results) if each.reason == ENDLESS]


def play_one_of(series: Series, number: int) -> GameResult:
    """One game of a series, by its number; one that does not end is a result too (ENDLESS)."""
    start, bots = series.start_of(number), series.bots_of(number)
    counting = series.counting_of(number)
    return series.placed(number, play_game(start, bots, most=MOST_DECISIONS, must_end=False, counting=counting))


def recorded(series: Series, number: int) -> Recording[Any]:
    """One game of a series as a recording."""
    return recorded_game(series.start_of(number), series.bots_of(number))


def recorded_game(start: Start[Any], names: Sequence[str]) -> Recording[Any]:
    """A game between bots as a recording: of one that does not end, its first LONGEST_RECORDED answers."""
    recorder = Recorder(start)
    state = recorder.state
    bots = seated(start.game, names, start.seats, start.seed)
    views = [start.game.seat_view(state, seat) for seat in range(state.seats)]
    while not state.over and recorder.step < min(LONGEST_RECORDED, MOST_DECISIONS):
        ask = state.ask
        assert ask is not None, "a game that is not over asks somebody"
        recorder.answer(bots[ask.seat].picks(ask, views[ask.seat]), ask.seat)
    return recorder.recording()


def play_chunk(series: Series, numbers: Sequence[int]) -> list[GameResult]:
    """Some games of a series, one after the other, in this process."""
    with collecting_rarely():
        return [play_one_of(series, number) for number in numbers]


def chunks_of(games: int, jobs: int) -> list[range]:
    """The numbers of the games in chunks: small enough that every process has work to the end and progress is seen."""
    size = max(1, min(MOST_IN_CHUNK, games // (jobs * 4)))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def played_chunks(series: Series, games: int, jobs: int) -> Generator[list[GameResult]]:
    """The results chunk by chunk, in the order of the games."""
    chunks = chunks_of(games, jobs)
    if jobs == 1 or len(chunks) == 1:
        with collecting_rarely():
            for number in range(games):
                yield [play_one_of(series, number)]
        return
    with closing(
        in_processes(
            partial(play_chunk, series),
            chunks,
            min(jobs, len(chunks)),
            lambda number: f'game {number} (seed "{series.start_of(number).seed}")',
        )
    ) as results:
        yield from results


def check_counts(games: int, jobs: int) -> None:
    """Raises WrongCount where no game or no process is asked for."""
    if games < 1:
        raise WrongCount(f"{games} duels; simulate at least 1")
    if jobs < 1:
        raise WrongCount(f"{jobs} jobs; at least 1 process plays")


def play_series(series: R, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Simulation[R]:
    """Play `games` games of a series; `progress` is called with the number that have ended since its last call.

    Ctrl-C (KeyboardInterrupt) ends it with what has been played. Raises WrongCount, LostWorker.
    """
    check_counts(games, jobs)
    start = perf_counter()
    results: list[GameResult] = []
    try:
        with closing(played_chunks(series, games, jobs)) as chunks:
            for chunk in chunks:
                results += chunk
                if progress is not None:
                    progress(len(chunk))
    except KeyboardInterrupt:
        pass
    return Simulation(series, tuple(results), perf_counter() - start, len(results) < games)
