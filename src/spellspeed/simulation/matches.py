"""One match between bots, and many of them: duels until it is decided, siding by a plan, the choice of who begins.

Match `number` of a simulation with seed `S` has the seed `S/match number` and nothing else decides it, so it can be played again alone.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, count
from time import perf_counter
from typing import Final

from spellspeed.kernel.players import MOST_DECISIONS, EndlessGame
from spellspeed.kernel.state import DRAWN, NOBODY
from spellspeed.simulation.cards_used import Counting
from spellspeed.simulation.duels import Setting, checked_setting
from spellspeed.simulation.games import ENDLESS, GameResult, seated
from spellspeed.simulation.garbage import collecting_rarely
from spellspeed.simulation.series import WrongCount
from spellspeed.simulation.workers import in_processes
from spellspeed.yugioh.bots.bot_games import finish
from spellspeed.yugioh.decks import DeckList
from spellspeed.yugioh.decks.playable import deck_cards
from spellspeed.yugioh.duel.atoms import let_choose_zones
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.game import YUGIOH, Start
from spellspeed.yugioh.match import Match, new_match
from spellspeed.yugioh.match.duels import prepared, result_of, seating, seed_of_duel, tossed
from spellspeed.yugioh.match.siding_plan import NO_PLAN, SidingPlan, cards_taken, sided
from spellspeed.yugioh.recording.matches import duel_start

PLAYERS: Final = ("A", "B")
PLAYERS_OF_TEAMS: Final = ("A of the first team", "A of the second team", "B of the first team", "B of the second team")
MATCHES_IN_CHUNK: Final = 8
MOST_DUELS: Final = 50
"""More duels than any match between bots takes; a match of draws alone has no other end (MATCH-2), and is left unfinished."""


@dataclass(frozen=True, slots=True)
class DuelOfMatch:
    """A duel of a match: how it ended, the side that chose who begins, and how many cards each player had exchanged before it."""

    result: GameResult
    chooser: int
    exchanged: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match ended: the side that won (None: nobody, and `drawn` says whether that is a draw), the rule, the score and its duels.

    The rule is ENDLESS where it did not end: it had MOST_DUELS duels, or its last duel did not end. `left` is how that one began, with the
    bots of its seats.
    """

    seed: str
    winner: int | None
    drawn: bool
    reason: str
    score: tuple[int, int]
    duels: tuple[DuelOfMatch, ...]
    left: tuple[Start, tuple[str, ...]] | None = None


@dataclass(frozen=True, slots=True)
class MatchSetting:
    """What the matches of a simulation share; `duel` holds decks, seed, bots and profile as for single duels."""

    duel: Setting
    plan: SidingPlan

    def seed_of(self, number: int) -> str:
        """The seed of one of the matches."""
        return f"{self.duel.seed}/match {number}"

    def play(self, number: int) -> MatchResult:
        """One of the matches."""
        return play_match(self, self.seed_of(number))


@dataclass(frozen=True, slots=True)
class MatchSimulation:
    """What was simulated, the results in the order of the matches, and the seconds that it took (wall clock). `stopped`: somebody ended
    it (Ctrl-C) before all were played."""

    setting: MatchSetting
    results: tuple[MatchResult, ...]
    seconds: float
    stopped: bool = False


def play_match(setting: MatchSetting, seed: str) -> MatchResult:
    """One match between bots. The same arguments give the same result on every machine."""
    players = PLAYERS if len(setting.duel.decks) == len(PLAYERS) else PLAYERS_OF_TEAMS
    match = new_match(players, setting.duel.decks, profile(setting.duel.profile_name))
    played: list[DuelOfMatch] = []
    left = None
    while not match.is_over and len(played) < MOST_DUELS and left is None:
        match = made_ready(match, setting.plan, seed)
        chooser = match.chooser
        assert chooser is not None, "a match that is made ready has had its toss"
        result, after = play_duel_of(match, setting.duel, seed)
        played.append(DuelOfMatch(result, chooser, match.exchanged))
        if result.reason == ENDLESS:
            left = (
                replace(duel_start(match, seed), choose_zones=setting.duel.choose_zones),
                bots_of(match, setting.duel),
            )
        match = after
    verdict = match.verdict
    if verdict is None:
        return MatchResult(seed, None, False, ENDLESS, match.score, tuple(played), left)
    return MatchResult(seed, verdict.winner, verdict.drawn, verdict.reasons[0], match.score, tuple(played))


def made_ready(match: Match, plan: SidingPlan, seed: str) -> Match:
    """What is done before the next duel, by plan: exchanges (SIDE-2, TEAM-I-8), the toss where one is due (SETUP-4, SETUP-6), the choice (SETUP-5).

    For a team its Player A chooses (TEAM-II-2).
    """
    for seat, player in enumerate(plan):
        match = sided(match, seat, player)
    match = tossed(match, seed)
    assert match.chooser is not None, "after the toss somebody chooses"
    return match.after_choice(match.chooser, plan[match.places_of(match.chooser)[0]].goes_first)


def play_duel_of(match: Match, setting: Setting, seed: str) -> tuple[GameResult, Match]:
    """The next duel of a match between bots, and the match after it: the same match after one that does not end (ENDLESS)."""
    duel = prepared(match, seed)
    let_choose_zones(duel, setting.choose_zones)
    own = seed_of_duel(match, seed)
    counting = Counting(tuple(setting.decks[place] for place in seating(match)))
    counting.begin(duel)
    try:
        finish(duel, seated(YUGIOH, bots_of(match, setting), duel.seats, own), MOST_DECISIONS)
    except EndlessGame:
        return as_result(duel, match, NOBODY, ENDLESS, own, counting), match
    ended = result_of(duel, match)
    winner = DRAWN if ended.winner is None else ended.winner
    return as_result(duel, match, winner, duel.reason, own, counting), match.after_duel(ended)


def as_result(duel: Duel, match: Match, winner: int, reason: str, seed: str, counting: Counting) -> GameResult:
    """A duel of a match as a result, its decks in the order of the players."""
    seats, counted = seating(match), counting.counted(duel)
    cards = tuple(counted[seats.index(place)] for place in range(len(seats)))
    assert match.first is not None, "who begins was chosen"
    return GameResult(seed, match.first, winner, reason, duel.turn, duel.decisions, duel.digest(), cards=cards)


def bots_of(match: Match, setting: Setting) -> tuple[str, ...]:
    """The name of the bot of each seat of the next duel."""
    return tuple([setting.bots[place % len(setting.bots)] for place in seating(match)])


def play_matches(setting: MatchSetting, numbers: Sequence[int]) -> list[MatchResult]:
    """Some of a simulation's matches, one after the other, in this process."""
    with collecting_rarely():
        return [setting.play(number) for number in numbers]


def all_matches(setting: MatchSetting, jobs: int) -> Generator[list[MatchResult]]:
    """Matches chunk by chunk in their order, without an end. Raises LostWorker."""
    size = MATCHES_IN_CHUNK if jobs > 1 else 1
    chunks = (range(first, first + size) for first in count(0, size))
    if jobs == 1:
        for chunk in chunks:
            yield play_matches(setting, chunk)
    with closing(
        in_processes(
            partial(play_matches, setting),
            chunks,
            jobs,
            lambda number: f'match {number} (seed "{setting.seed_of(number)}")',
        )
    ) as results:
        yield from results


def checked_match_setting(
    decks: Sequence[DeckList],
    seed: str,
    bots: Sequence[str],
    profile_name: str,
    choose_zones: bool,
    plan: SidingPlan = NO_PLAN,
) -> MatchSetting:
    """The setting of a simulation of matches once everything in it is known to be right.

    Raises what `checked_setting` does, WrongCount for other than two decks or four and for a plan of another number of players,
    NotImplementedCard also for cards that a plan brings in.
    """
    if len(decks) not in (len(PLAYERS), len(PLAYERS_OF_TEAMS)):
        raise WrongCount(f"{len(decks)} decks; a match is between two players, or two teams of two")
    if plan == NO_PLAN:
        plan = NO_PLAN * (len(decks) // len(PLAYERS))
    if len(plan) != len(decks):
        raise WrongCount(f"a siding plan of {len(plan)} players for {len(decks)} decks; each deck has its own")
    for deck, taken in zip(decks, cards_taken(plan), strict=True):
        deck_cards(DeckList(deck.name, tuple(taken), (), ()))
    return MatchSetting(checked_setting(decks, seed, bots, profile_name, choose_zones), plan)


def simulate_matches(
    setting: MatchSetting,
    duels: int | None = None,
    matches: int | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> MatchSimulation:
    """Play `matches` matches, or whole matches until at least `duels` duels have been played; the number of processes does not matter.

    `progress` is called with the number of duels (or of matches) since its last call. Ctrl-C (KeyboardInterrupt) ends it with the matches
    that have been played. Raises WrongCount, LostWorker.
    """
    if (duels is None) == (matches is None) or (duels or matches or 0) < 1 or jobs < 1:
        raise WrongCount(
            f"{duels} duels, {matches} matches, {jobs} jobs; name one of the first two, and at least 1 of each"
        )
    start = perf_counter()
    results: list[MatchResult] = []
    played = 0
    try:
        with closing(all_matches(setting, jobs)) as chunks:
            for each in chain.from_iterable(chunks):
                results.append(each)
                played += len(each.duels)
                if progress is not None:
                    progress(len(each.duels) if matches is None else 1)
                if played >= duels if duels is not None else len(results) == matches:
                    return MatchSimulation(setting, tuple(results), perf_counter() - start)
    except KeyboardInterrupt:
        pass
    return MatchSimulation(setting, tuple(results), perf_counter() - start, stopped=True)
