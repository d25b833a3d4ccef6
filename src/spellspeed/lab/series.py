"""Many games of one setting, on one or several processes, with the same results whatever their number; of every game.

Other processes are started afresh (not forked), so a program that calls `play_series` with `jobs` above 1 must do so below
`if __name__ == "__main__":`.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, Final, Generic, Protocol, TypeVar

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.game import Start
from spellspeed.lab.collecting import collecting_rarely
from spellspeed.lab.playing import GameResult, play_game

MOST_IN_CHUNK: Final = 50


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

    def placed(self, number: int, result: GameResult) -> GameResult:
        """A result with its winner and its first player in the order in which the decks were named, wherever they sat."""
        ...


R = TypeVar("R", bound=Series)


@dataclass(frozen=True, slots=True)
class Simulation(Generic[R]):
    """What was simulated, its results in the order of the games, and the seconds that it took (wall clock)."""

    setting: R
    results: tuple[GameResult, ...]
    seconds: float


def play_one_of(series: Series, number: int) -> GameResult:
    """One game of a series, by its number."""
    return series.placed(number, play_game(series.start_of(number), series.bots_of(number)))


def play_chunk(series: Series, numbers: range) -> list[GameResult]:
    """Some games of a series, one after the other, in this process."""
    with collecting_rarely():
        return [play_one_of(series, number) for number in numbers]


def chunks_of(games: int, jobs: int) -> list[range]:
    """The numbers of the games in chunks: small enough that every process has work to the end and progress is seen."""
    size = max(1, min(MOST_IN_CHUNK, games // (jobs * 4)))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def played_chunks(series: Series, games: int, jobs: int) -> Iterator[list[GameResult]]:
    """The results chunk by chunk, in the order of the games."""
    chunks = chunks_of(games, jobs)
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield play_chunk(series, chunk)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(chunks))) as pool:
        yield from pool.imap(partial(play_chunk, series), chunks)


def check_counts(games: int, jobs: int) -> None:
    """Raises WrongCount where no game or no process is asked for."""
    if games < 1:
        raise WrongCount(f"{games} duels; simulate at least 1")
    if jobs < 1:
        raise WrongCount(f"{jobs} jobs; at least 1 process plays")


def play_series(series: R, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Simulation[R]:
    """Play `games` games of a series; `progress` is called with the number that have ended since its last call. Raises WrongCount."""
    check_counts(games, jobs)
    start = perf_counter()
    results: list[GameResult] = []
    for chunk in played_chunks(series, games, jobs):
        results += chunk
        if progress is not None:
            progress(len(chunk))
    return Simulation(series, tuple(results), perf_counter() - start)
