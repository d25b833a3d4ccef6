"""Many duels of the same decks and bots, on one or several processes, with the same results whatever their number.

Duel `number` of a simulation with seed `S` has the seed `S/number` and nothing else decides it, so it can be played again alone
(`play_one_of`). The sides begin in turn: duel 0 is begun by the first deck, duel 1 by the second, and so on. Four decks are two teams, in
the order 1A, 2A, 1B, 2B; where the second team begins, its players sit at the first and the third seat (TEAM-II-2, TEAM-II-3).

Other processes are started afresh (not forked), so a program that calls `simulate` with `jobs` above 1 must do so below
`if __name__ == "__main__":`.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from time import perf_counter
from typing import Final

from spellspeed.decks import DeckList
from spellspeed.errors import SpellspeedError
from spellspeed.kernel.state import DRAWN
from spellspeed.lab.collecting import collecting_rarely
from spellspeed.lab.players import bot_named
from spellspeed.lab.playing import DeckCards, DuelResult, deck_cards, play_duel
from spellspeed.yugioh.book.preparing import sides_of
from spellspeed.yugioh.duel.profile import Profile, profile

MOST_IN_CHUNK: Final = 50
SEAT_COUNTS: Final = (2, 4)


class WrongCount(SpellspeedError):
    """A number of duels, jobs, decks or bots that cannot be."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What the duels of a simulation share; small, because it goes to every process."""

    decks: tuple[DeckList, ...]
    seed: str
    bots: tuple[str, ...]
    profile_name: str
    choose_zones: bool

    def cards(self) -> list[DeckCards]:
        """The decks as duels use them."""
        return [deck_cards(deck) for deck in self.decks]

    def seed_of(self, number: int) -> str:
        """The seed of one of the duels; everything in it that is left to chance follows from it."""
        return f"{self.seed}/{number}"

    def first_of(self, number: int) -> int:
        """The deck (by its place) that begins one of the duels: both sides in turn."""
        return number % 2

    def seating(self, number: int) -> tuple[int, ...]:
        """TEAM-I-3, TEAM-II-2, TEAM-II-3. The place of the deck of each seat: the team that begins has the first and the third seat, A before B."""
        if len(self.decks) == 2:
            return (0, 1)
        return (0, 1, 2, 3) if self.first_of(number) == 0 else (1, 0, 3, 2)

    def first_seat(self, number: int) -> int:
        """The seat that begins one of the duels."""
        return self.seating(number).index(self.first_of(number))

    def bots_of(self, number: int) -> list[str]:
        """The name of the bot of each seat of one of the duels."""
        return [self.bots[place % len(self.bots)] for place in self.seating(number)]

    def play(self, cards: list[DeckCards], rules: Profile, number: int) -> DuelResult:
        """One of the duels; its winner is a side and its `first` a place in the order of `decks`, wherever they sat."""
        seating = self.seating(number)
        decks = [cards[place] for place in seating]
        first, seed = self.first_seat(number), self.seed_of(number)
        result = play_duel(decks, seed, self.bots_of(number), rules, first, self.choose_zones)
        winner = result.winner if result.winner == DRAWN else sides_of(len(seating))[seating[result.winner]]
        return replace(result, first=seating[result.first], winner=winner)


@dataclass(frozen=True, slots=True)
class Simulation:
    """What was simulated, its results in the order of the duels, and the seconds that it took (wall clock)."""

    setting: Setting
    results: tuple[DuelResult, ...]
    seconds: float


def play_chunk(setting: Setting, numbers: range) -> list[DuelResult]:
    """Some of a simulation's duels, one after the other, in this process."""
    cards = setting.cards()
    rules = profile(setting.profile_name)
    with collecting_rarely():
        return [setting.play(cards, rules, number) for number in numbers]


def chunks_of(duels: int, jobs: int) -> list[range]:
    """The numbers of the duels in chunks: small enough that every process has work to the end and progress is seen."""
    size = max(1, min(MOST_IN_CHUNK, duels // (jobs * 4)))
    return [range(start, min(start + size, duels)) for start in range(0, duels, size)]


def played_chunks(setting: Setting, duels: int, jobs: int) -> Iterator[list[DuelResult]]:
    """The results chunk by chunk, in the order of the duels."""
    chunks = chunks_of(duels, jobs)
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield play_chunk(setting, chunk)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(chunks))) as pool:
        yield from pool.imap(partial(play_chunk, setting), chunks)


def checked_setting(
    decks: Sequence[DeckList], seed: str, bots: Sequence[str], profile_name: str, choose_zones: bool
) -> Setting:
    """The setting of a simulation once everything in it is known to be right.

    Raises WrongCount, UnknownBot, UnknownProfile, or NotImplementedCard with the names of the cards that a deck cannot be played for.
    """
    if len(decks) not in SEAT_COUNTS:
        raise WrongCount(f"{len(decks)} decks; a duel has two seats or four, each with a deck")
    if not 1 <= len(bots) <= len(decks) or len(decks) % len(bots):
        raise WrongCount(
            f"{len(bots)} bots for {len(decks)} seats; name one for all, one for each side or one for each seat"
        )
    for name in bots:
        bot_named(name, "")
    profile(profile_name)
    setting = Setting(tuple(decks), seed, tuple(bots), profile_name, choose_zones)
    setting.cards()
    return setting


def play_one_of(setting: Setting, number: int) -> DuelResult:
    """One duel of a simulation again, by its number."""
    return play_chunk(setting, range(number, number + 1))[0]


def simulate(
    decks: Sequence[DeckList],
    duels: int,
    seed: str = "0",
    bots: Sequence[str] = ("random",),
    profile_name: str = "tcg",
    jobs: int = 1,
    choose_zones: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `duels` duels; `decks` are two, or four for teams (1A, 2A, 1B, 2B); `bots` the names of the bots for all, by side or by deck.

    `progress` is called with the number of duels that have ended since its last call. Errors are those of `checked_setting`.
    """
    if duels < 1:
        raise WrongCount(f"{duels} duels; simulate at least 1")
    if jobs < 1:
        raise WrongCount(f"{jobs} jobs; at least 1 process plays")
    setting = checked_setting(decks, seed, bots, profile_name, choose_zones)
    start = perf_counter()
    results: list[DuelResult] = []
    for chunk in played_chunks(setting, duels, jobs):
        results += chunk
        if progress is not None:
            progress(len(chunk))
    return Simulation(setting, tuple(results), perf_counter() - start)
