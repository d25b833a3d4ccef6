"""kill -9: what was acknowledged is stored once, and what was not is stored whole or not at all."""

import random
import re
import sys
from collections.abc import Callable
from contextlib import closing

import pytest

from spellspeed.web.store import Store
from tests.programs import Program
from tests.thorough import THOROUGH
from tests.web.rooms import OWNER, make, rows_of
from tests.web.store_child import ROOMS, ROWS

pytestmark = pytest.mark.served

KILLS = 200 if THOROUGH else 3
"""Kills at random moments, of each kind of database; all one after the other on the same store."""


def child(address: str, *words: str) -> closing[Program]:
    """Starts the program of store_child.py, with the same copy of the package."""
    return closing(Program(sys.executable, "-m", "tests.web.store_child", address, *words))


def told_by(lines: list[str]) -> dict[str, int]:
    """Rows of each room that were acknowledged, as far as a room was."""
    told: dict[str, int] = {}
    for line in lines:
        said = re.fullmatch(r"told (\w) (\d+)\n", line)
        if said is None:  # the last line of a killed program may be torn
            assert line is lines[-1]
            continue
        told[said[1]] = int(said[2])
    return told


def look(address: str, opened: Callable[..., Store], before: dict[str, int], told: dict[str, int]) -> dict[str, int]:
    """Asserts that the store holds what was acknowledged and at most one append more of each room; how many rows that is.

    As whoever goes on with a room it takes the lease first: PostgreSQL may be about to finish a commit of the program that was killed.
    """
    store = opened(address)
    stored: dict[str, int] = {}
    for room_id in ROOMS:
        assert store.take_lease(room_id, OWNER, 0, 1000) == OWNER
        rows = store.rows(room_id)
        stored[room_id] = len(rows)
        assert rows == rows_of(room_id, 0, len(rows))
        acknowledged = told.get(room_id, before[room_id])
        assert len(rows) in (acknowledged, acknowledged + ROWS)
        room = store.room(room_id)
        assert room is not None
        assert room.state == (f"state {len(rows)}" if rows else "waiting")
    store.close()
    return stored


@pytest.mark.parametrize(
    ("place", "times", "commits"),
    [
        ("before_commit", 1, 0),
        ("before_commit", 3, 2),
        ("after_commit", 1, 1),
        ("after_commit", 3, 3),
        ("before_telling", 1, 1),
    ],
)
def test_killed_at_a_place(address: str, opened: Callable[..., Store], place: str, times: int, commits: int) -> None:
    """The program dies at a known place, so it is known how much is stored: what `commits` groups hold, told or not."""
    store = opened(address)
    make(store, *ROOMS)
    store.close()
    with child(address, place, str(times)) as program:
        told = told_by(program.rest())
        assert (program.ended(), program.complaints()) == (-9, "")
    stored = look(address, opened, dict.fromkeys(ROOMS, 0), told)
    # Every group but the last was told whole; the last is stored if it was committed, though nobody of it was told.
    told_groups = commits if place == "before_commit" else commits - 1
    untold = {room_id for room_id in ROOMS if stored[room_id] > told.get(room_id, 0)}
    assert bool(untold) == (place != "before_commit")
    assert (sum(told.values()) > 0) == (told_groups > 0)
    assert (sum(stored.values()) > 0) == (commits > 0)


def test_killed_between_two_acknowledgements(address: str, opened: Callable[..., Store]) -> None:
    """Of a group that is committed some are told, others not yet: all are stored."""
    store = opened(address)
    make(store, *ROOMS)
    store.close()
    with child(address, "before_telling", "6") as program:
        lines = program.rest()
        assert (program.ended(), program.complaints()) == (-9, "")
    assert len(lines) == 5
    stored = look(address, opened, dict.fromkeys(ROOMS, 0), told_by(lines))
    assert sum(stored.values()) >= 6 * ROWS


def test_killed_at_random_moments(address: str, opened: Callable[..., Store]) -> None:
    """After a random number of acknowledgements, wherever the writing thread is just then."""
    store = opened(address)
    make(store, *ROOMS)
    store.close()
    stored = dict.fromkeys(ROOMS, 0)
    chance = random.Random(f"{KILLS} kills")
    acknowledged = untold = 0
    for _ in range(KILLS):
        with child(address) as program:
            lines = [program.line() for _ in range(chance.randint(0, 60))]
            program.process.kill()
            lines += program.rest()
            assert program.ended() == -9
        told = told_by(lines)
        acknowledged += len(lines)
        now = look(address, opened, stored, told)
        untold += sum((now[room_id] - told.get(room_id, stored[room_id])) // ROWS for room_id in ROOMS)
        stored = now
    assert sum(stored.values()) // ROWS == acknowledged + untold
    print(
        f"{KILLS} kills, {acknowledged} appends acknowledged and stored once, {untold} more stored whole, {sum(stored.values())} rows"
    )
