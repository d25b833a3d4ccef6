"""How fast the engine is: duels, forks, the memory of a running duel, and what a window costs in which nobody can do anything."""

from __future__ import annotations

import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from spellspeed.build import COMPILED
from spellspeed.kernel.door import advance, answer
from spellspeed.simulation.answer_speed import answer_speed
from spellspeed.simulation.calibration import units
from spellspeed.simulation.games import open_duel, seated
from spellspeed.simulation.garbage import collecting_rarely
from spellspeed.simulation.windows import window_cost_ratio
from spellspeed.yugioh.bots.bot_games import finish, views_of
from spellspeed.yugioh.decks import find_deck
from spellspeed.yugioh.decks.playable import DeckCards, deck_cards
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.game import YUGIOH

DECKS: Final = ("bench_goat_a", "bench_goat_b")
BOTS: Final = ("random",)
RUNS: Final = 5
DUELS: Final = 100
FORKED_DUELS: Final = 5
FORKS: Final = 5
LIVE_DUELS: Final = 20
HALF_A_DUEL: Final = 120
"""Decisions after which the memory of a duel is measured: about half of one."""
TEAM_SHARE: Final = 5
"""A run that compares team duels has this part of the duels of a run."""
REFERENCE_UNITS: Final = 7000.0
"""The machine on which decisions a second and the time of a fork are compared."""


@dataclass(frozen=True, slots=True)
class Speed:
    """One run: duels with their set-up and the log off, by processor time."""

    duels_per_second: float
    decisions_per_second: float
    decisions_per_duel: float
    turns_per_duel: float


@dataclass(frozen=True, slots=True)
class Benchmark:
    """All that is measured. `units` is the mean of the calibrations before and after; `..._at_7000` are scaled to 7000 units."""

    duels_per_second: float
    decisions_per_second: float
    decisions_per_duel: float
    turns_per_duel: float
    fork_us: float
    bytes_per_duel: int
    compiled: bool
    units: float
    duels_per_kilounit: float
    decisions_per_second_at_7000: float
    fork_us_at_7000: float
    window_cost_ratio: float
    units_before: float
    units_after: float
    runs: tuple[float, ...]
    duels: int
    why_not_us: float
    view_us: float
    undo_ms: float
    seek_ms: float
    why_not_us_at_7000: float
    view_us_at_7000: float
    undo_ms_at_7000: float
    seek_ms_at_7000: float
    team_cost_per_decision: float


def bench_cards() -> list[DeckCards]:
    """The two bundled decks that every measurement uses."""
    return [deck_cards(find_deck(name)) for name in DECKS]


def speed_of_run(cards: list[DeckCards], duels: int) -> Speed:
    """Play the duels 0 to `duels` - 1 of the seed "bench"; the decks (two, or four of a team duel) begin in turn."""
    rules = profile()
    decisions = turns = 0
    start = time.process_time()
    with collecting_rarely():
        for number in range(duels):
            seed = f"bench/{number}"
            duel = open_duel(cards, seed, rules, number % len(cards))
            finish(duel, seated(YUGIOH, BOTS, len(cards), seed))
            decisions += duel.decisions
            turns += duel.turn
    seconds = time.process_time() - start
    return Speed(duels / seconds, decisions / seconds, decisions / duels, turns / duels)


def team_cost(cards: list[DeckCards], duels: int, runs: int) -> float:
    """What a decision of a team duel costs, as a multiple of what one of a duel of two costs: the median of so many runs of both in turn.

    Both teams play the two decks; a run of team duels has half as many as one of duels of two, being about twice as long.
    """
    ratios: list[float] = []
    for _ in range(runs):
        of_two = speed_of_run(cards, duels).decisions_per_second
        ratios.append(of_two / speed_of_run(cards * 2, max(1, duels // 2)).decisions_per_second)
    return statistics.median(ratios)


def asked(cards: list[DeckCards], seed: str, first: int) -> Iterator[Duel]:
    """A duel between two bots, given out at every ask."""
    duel = open_duel(cards, seed, profile(), first)
    players = seated(YUGIOH, BOTS, 2, seed)
    views = views_of(duel)
    advance(duel)
    while not duel.over:
        yield duel
        ask = duel.ask
        assert ask is not None, "a duel that is not over asks somebody"
        answer(duel, duel.serial, players[ask.seat].picks(ask, views[ask.seat]), ask.seat)


def fork_seconds(cards: list[DeckCards], duels: int = FORKED_DUELS) -> float:
    """The median time of a fork over all decisions of some duels."""
    times: list[float] = []
    clock = time.perf_counter
    for number in range(duels):
        for duel in asked(cards, f"bench/{number}", number % 2):
            start = clock()
            for _ in range(FORKS):
                duel.fork()
            times.append((clock() - start) / FORKS)
    return statistics.median(times)


def running_duels(cards: list[DeckCards], count: int) -> list[Duel]:
    """So many duels under way, each after HALF_A_DUEL decisions; those that end before are left out."""
    found: list[Duel] = []
    number = 0
    while len(found) < count:
        for duel in asked(cards, f"bench/{number}", number % 2):
            if duel.decisions == HALF_A_DUEL:
                found.append(duel)
                break
        number += 1
    return found


def bytes_of_duel(cards: list[DeckCards], duels: int = LIVE_DUELS) -> int:
    """The memory of one more running duel with its log off: what `duels` of them, all alive, hold together."""
    running_duels(cards, 1)
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        alive = running_duels(cards, duels)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) // len(alive)


def benchmark(duels: int = DUELS, runs: int = RUNS, progress: Callable[[str], None] | None = None) -> Benchmark:
    """Measure everything on one core: median of `runs` runs of `duels` duels each, between two calibrations."""

    def tell(step: str) -> None:
        if progress is not None:
            progress(step)

    cards = bench_cards()
    speed_of_run(cards, 2)
    tell("calibration")
    before = units()
    speeds: list[Speed] = []
    for run in range(runs):
        tell(f"run {run + 1} of {runs}")
        speeds.append(speed_of_run(cards, duels))
    tell("forks")
    fork = fork_seconds(cards)
    tell("reasons, views, going back")
    answers = answer_speed(DECKS)
    tell("calibration")
    after = units()
    tell("team duels")
    team = team_cost(cards, max(1, duels // TEAM_SHARE), runs)
    tell("windows and memory")
    ratio = window_cost_ratio(cards)
    memory = bytes_of_duel(cards)
    mean_units = (before + after) / 2
    scale = mean_units / REFERENCE_UNITS
    duels_per_second = statistics.median(each.duels_per_second for each in speeds)
    decisions_per_second = statistics.median(each.decisions_per_second for each in speeds)
    return Benchmark(
        duels_per_second=duels_per_second,
        decisions_per_second=decisions_per_second,
        decisions_per_duel=speeds[0].decisions_per_duel,
        turns_per_duel=speeds[0].turns_per_duel,
        fork_us=fork * 1e6,
        bytes_per_duel=memory,
        compiled=COMPILED,
        units=mean_units,
        duels_per_kilounit=1000 * duels_per_second / mean_units,
        decisions_per_second_at_7000=decisions_per_second * REFERENCE_UNITS / mean_units,
        fork_us_at_7000=fork * 1e6 * scale,
        window_cost_ratio=ratio,
        units_before=before,
        units_after=after,
        runs=tuple(each.duels_per_second for each in speeds),
        duels=duels,
        why_not_us=answers.why_not * 1e6,
        view_us=answers.view * 1e6,
        undo_ms=answers.undo * 1e3,
        seek_ms=answers.seek * 1e3,
        why_not_us_at_7000=answers.why_not * 1e6 * scale,
        view_us_at_7000=answers.view * 1e6 * scale,
        undo_ms_at_7000=answers.undo * 1e3 * scale,
        seek_ms_at_7000=answers.seek * 1e3 * scale,
        team_cost_per_decision=team,
    )
