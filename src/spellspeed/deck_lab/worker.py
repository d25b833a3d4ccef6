"""What a worker does: it plays some duels of a plan, and says who it is and how the canary duel ends where it plays."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from hashlib import blake2b
from time import perf_counter
from typing import Final, NamedTuple

from spellspeed.build import COMPILED
from spellspeed.deck_lab.cards import Marks, SlotCounting
from spellspeed.deck_lab.cells import CELLS_APART, PairedSetting, Plan, paired_setting
from spellspeed.errors import SpellspeedError
from spellspeed.kernel.players import MOST_DECISIONS
from spellspeed.simulation.games import GameResult, play_game
from spellspeed.simulation.garbage import collecting_rarely
from spellspeed.simulation.series import play_one_of
from spellspeed.yugioh.decks import find_deck

CANARY: Final = ("goat_control", "chaos_control")
CANARY_DUELS: Final = 2


class OtherRules(SpellspeedError):
    """A worker, or a file that is gone on with, plays by other rules than this process."""


class Played(NamedTuple):
    """One duel as a worker gives it back: its number in the plan, its result, and the marks of each deck's slots where they are counted."""

    number: int
    result: GameResult
    marks: tuple[Marks, ...]


@dataclass(frozen=True, slots=True)
class PartDone:
    """What a worker made of a part: who it is, the digest of its canary duels, the duels and the seconds that they took."""

    worker: str
    canary: str
    played: tuple[Played, ...]
    seconds: float


@cache
def canary_digest() -> str:
    """The digest of two duels that every copy of the package must play alike, compiled or not; once in each process."""
    setting = paired_setting((find_deck(CANARY[0]), find_deck(CANARY[1])), "canary", ("sensible",), "goat")
    whole = blake2b(digest_size=16)
    for number in range(CANARY_DUELS):
        result = play_one_of(setting, number)
        whole.update(repr((result.winner, result.reason, result.decisions, result.digest)).encode())
    return whole.hexdigest()


def checked_part(part: PartDone) -> PartDone:
    """A part whose worker plays by the same rules. Raises OtherRules, which names the worker."""
    if part.canary != canary_digest():
        raise OtherRules(
            f"the worker {part.worker} plays other duels than this process: the digest of its canary is {part.canary}, "
            f"here it is {canary_digest()}; install the same version of spellspeed there"
        )
    return part


def play_duel(setting: PairedSetting, number: int, counts_cards: bool) -> tuple[GameResult, tuple[Marks, ...]]:
    """One duel of a cell; with the marks of each slot, in the order of the decks, where they are counted."""
    if not counts_cards:
        result = play_game(setting.start_of(number), setting.bots_of(number), most=MOST_DECISIONS, must_end=False)
        return setting.placed(number, result), ()
    counting = SlotCounting()
    result = play_game(
        setting.start_of(number), setting.bots_of(number), most=MOST_DECISIONS, must_end=False, counting=counting
    )
    return setting.placed(number, result), counting.marks


def play_numbers(plan: Plan, numbers: Sequence[int]) -> list[PartDone]:
    """Play some duels of a plan, by their numbers in it. A list of one, so that parts can be done again duel by duel."""
    start = perf_counter()
    played: list[Played] = []
    with collecting_rarely():
        for number in numbers:
            cell, duel = divmod(number, CELLS_APART)
            result, marks = play_duel(plan.settings[cell], duel, plan.counts_cards)
            played.append(Played(number, replace(result, seed=""), marks))
    seconds = perf_counter() - start
    build = "compiled" if COMPILED else "interpreted"
    worker = f"{platform.node()}, process {os.getpid()} ({build})"
    return [PartDone(worker, canary_digest(), tuple(played), seconds)]
