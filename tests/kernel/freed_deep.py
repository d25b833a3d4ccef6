"""Frees every record class and whole duels deep inside nested lists, as tracebacks and containers of users do. Ends with the number freed.

Run by test_freeing.py with `PYTHONMALLOC=debug`, under which memory that is freed wrongly ends the process and names the object.
"""

import sys
from typing import Final

from spellspeed.api import SeatView, SensibleBot, answer, open_duel
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from tests.kernel.samples import RECORDS, sample

DEPTHS: Final = range(201)
AROUND_THE_TRASHCAN: Final = range(40, 56)
"""From 50 nested deallocations on CPython puts aside what it would free."""
DECISIONS: Final = 40


def free_at(depth: int, held: object) -> None:
    """Nest something so many lists deep. The caller kept no reference, so it is freed with them."""
    nest: list[object] = [held]
    del held
    for _ in range(depth):
        nest = [nest]


def free_records() -> int:
    """Each class at each depth, three of them side by side: one may lie in the free list of its class, the others not."""
    freed = 0
    for _, cls in RECORDS:
        if cls is not PrintedCard:
            for depth in DEPTHS:
                free_at(depth, (sample(cls)[0], sample(cls)[0], sample(cls)[0]))
                freed += 3
    return freed


def answered(duel: Duel, pick: int) -> Duel:
    """A fork that has gone on by an answer."""
    twin = duel.fork()
    answer(twin, twin.serial, (pick,))
    return twin


def free_duels() -> int:
    """Forks of a duel after each answer that it could go on with."""
    freed = 0
    duel = open_duel(["goat_control", "chaos_control"], seed="1")
    bots = [SensibleBot("a"), SensibleBot("b")]
    while not duel.over and duel.decisions < DECISIONS:
        assert duel.ask is not None
        for pick in [each for each in duel.ask.options if duel.ask.is_answer((each,))]:
            for depth in AROUND_THE_TRASHCAN:
                free_at(depth, answered(duel, pick))
                freed += 1
        answer(duel, duel.serial, bots[duel.ask.seat].picks(duel.ask, SeatView(duel, duel.ask.seat)))
    return freed


if __name__ == "__main__":
    print(free_records(), free_duels(), sys.version.split()[0])
