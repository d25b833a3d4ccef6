"""Many duels of the same decks and bots, on one or several processes (simulation/series.py).

Duel `number` of a simulation with seed `S` has the seed `S/number` and nothing else decides it, so it can be played again alone
(`play_one_of`). The sides begin in turn: duel 0 is begun by the first deck, duel 1 by the second, and so on. Four decks are two teams, in
the order 1A, 2A, 1B, 2B; where the second team begins, its players sit at the first and the third seat (TEAM-II-2, TEAM-II-3).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from spellspeed.kernel.argument_checks import checked_truth
from spellspeed.kernel.state import DRAWN, NOBODY
from spellspeed.simulation.cards_used import Counting
from spellspeed.simulation.games import GameResult
from spellspeed.simulation.series import Simulation, WrongCount, check_counts, play_series
from spellspeed.yugioh.book.preparing import SEAT_COUNTS, sides_of
from spellspeed.yugioh.decks import DeckList
from spellspeed.yugioh.decks.playable import deck_cards
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.game import RecordedDeck, Start
from spellspeed.yugioh.players import bot_named


@dataclass(frozen=True, slots=True)
class Setting:
    """What the duels of a simulation share; small, because it goes to every process."""

    decks: tuple[DeckList, ...]
    seed: str
    bots: tuple[str, ...]
    profile_name: str
    choose_zones: bool

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

    def start_of(self, number: int, names: Sequence[str] = ()) -> Start:
        """How one of the duels begins; its seats may be given names."""
        decks = tuple(RecordedDeck(self.decks[place].main, self.decks[place].fusion) for place in self.seating(number))
        first, seed = self.first_seat(number), self.seed_of(number)
        return Start(seed, decks, first, self.profile_name, choose_zones=self.choose_zones, names=tuple(names))

    def counting_of(self, number: int) -> Counting:
        """What counts what becomes of the cards of one of the duels."""
        return Counting(tuple(self.decks[place] for place in self.seating(number)))

    def placed(self, number: int, result: GameResult) -> GameResult:
        """A result whose winner is a side and whose `first` a place in the order of `decks`, wherever they sat."""
        seating = self.seating(number)
        winner = result.winner if result.winner in (DRAWN, NOBODY) else sides_of(len(seating))[seating[result.winner]]
        cards = tuple(result.cards[seating.index(place)] for place in range(len(seating))) if result.cards else ()
        return replace(result, first=seating[result.first], winner=winner, cards=cards)


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
    checked_truth(choose_zones, "choose_zones")
    for deck in decks:
        deck_cards(deck)
    return Setting(tuple(decks), seed, tuple(bots), profile_name, choose_zones)


def simulate(
    decks: Sequence[DeckList],
    duels: int,
    seed: str = "0",
    bots: Sequence[str] = ("random",),
    profile_name: str = "tcg",
    jobs: int = 1,
    choose_zones: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Simulation[Setting]:
    """Play `duels` duels; `decks` are two, or four for teams (1A, 2A, 1B, 2B); `bots` the names of the bots for
    all (a name by itself too), by side or by deck.

    `progress` is called with the number of duels that have ended since its last call. Errors are those of `checked_setting`.
    """
    check_counts(duels, jobs)
    bots = [bots] if isinstance(bots, str) else bots
    return play_series(checked_setting(decks, seed, bots, profile_name, choose_zones), duels, jobs, progress)
