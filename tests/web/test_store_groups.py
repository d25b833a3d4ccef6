"""Appends that wait share a transaction, and what is wrong with one is not the others' business."""

import threading
from collections.abc import Callable
from concurrent.futures import Future

import pytest
from sqlalchemy import Connection, event

from spellspeed.web.faults import LeaseLost, StoreConflict, StoreFault, UnknownRoom
from spellspeed.web.store import Store
from spellspeed.web.writer import LARGEST_GROUP
from tests.patience import PATIENCE
from tests.web.rooms import OWNER, make, rows_of


class Held:
    """A store whose writing thread stops before its next commit until it is let go, so that what comes meanwhile waits."""

    def __init__(self, address: str, opened: Callable[..., Store]) -> None:
        self.places: list[str] = []
        self.commits = 0
        self._holds = False
        self._stands = threading.Event()
        self._goes = threading.Event()
        self.store = opened(address, watch=self._see)
        event.listen(self.store.database.engine, "commit", self._count)

    def hold(self, room_id: str, first: int) -> Future[None]:
        """Appends one row, with whose commit the thread stands still; returns once it stands."""
        self._holds = True
        future = self.store.append(room_id, rows_of(room_id, first, first + 1), "duel", OWNER)
        assert self._stands.wait(PATIENCE)
        self.commits = 0
        self.places.clear()
        return future

    def go(self) -> None:
        """Lets the thread go on."""
        self._goes.set()

    def _see(self, place: str) -> None:
        self.places.append(place)
        if self._holds:
            self._holds = False
            self._stands.set()
            assert self._goes.wait(PATIENCE)

    def _count(self, _connection: Connection) -> None:
        self.commits += 1


@pytest.fixture
def held(address: str, opened: Callable[..., Store]) -> Held:
    return Held(address, opened)


def outcome(future: Future[None]) -> type[StoreFault] | None:
    """Which fault an append ended with, if any."""
    fault = future.exception(timeout=PATIENCE)
    assert fault is None or isinstance(fault, StoreFault)
    return None if fault is None else type(fault)


def test_appends_that_wait_share_one_transaction(held: Held) -> None:
    rooms = [f"room{number}" for number in range(7)]
    make(held.store, "first", *rooms)
    first = held.hold("first", 0)
    waiting = [
        held.store.append(room_id, rows_of(room_id, n, n + 2), "duel", OWNER) for n in (0, 2, 4) for room_id in rooms
    ]
    assert not first.done()
    held.go()
    assert [outcome(future) for future in (first, *waiting)] == [None] * 22
    held.store.close()
    assert held.commits == 2
    assert held.places == ["after_commit", "before_telling", "before_commit", "after_commit", *["before_telling"] * 21]
    assert [held.store.rows(room_id) for room_id in rooms] == [rows_of(room_id, 0, 6) for room_id in rooms]


def test_appends_that_come_one_by_one_have_a_transaction_each(held: Held) -> None:
    """The control of the count above."""
    make(held.store, "a")
    held.commits = 0
    for n in range(5):
        held.store.append("a", rows_of("a", n, n + 1), "duel", OWNER).result(PATIENCE)
    held.store.close()
    assert held.commits == 5


def test_a_group_has_a_largest_size(held: Held) -> None:
    make(held.store, "first", "a")
    first = held.hold("first", 0)
    waiting = [held.store.append("a", rows_of("a", n, n + 1), "duel", OWNER) for n in range(LARGEST_GROUP + 1)]
    held.go()
    assert {outcome(future) for future in (first, *waiting)} == {None}
    held.store.close()
    assert held.commits == 3
    assert held.store.rows("a") == rows_of("a", 0, LARGEST_GROUP + 1)


def test_what_is_wrong_with_one_append_is_its_own(held: Held) -> None:
    make(held.store, "first", "a", "b", "c")
    make(held.store, "others", owner="host-2")
    held.store.append("a", rows_of("a", 0, 4), "toss", OWNER).result(PATIENCE)
    first = held.hold("first", 0)
    appends = [
        ("b", rows_of("b", 0, 2), "duel", OWNER, None),
        ("a", rows_of("a", 3, 5), "over", OWNER, StoreConflict),  # row 3 is stored
        ("a", rows_of("a", 4, 6), "duel", OWNER, None),
        ("a", rows_of("a", 4, 6), "over", OWNER, StoreConflict),  # stored just before, in this group
        ("b", rows_of("b", 3, 4), "over", OWNER, StoreConflict),  # row 2 is missing
        ("c", [*rows_of("c", 0, 1), *rows_of("c", 0, 1)], "over", OWNER, StoreConflict),  # the same row twice
        ("c", [*rows_of("c", 0, 1), *rows_of("c", 2, 3)], "over", OWNER, StoreConflict),  # a gap within
        ("c", rows_of("c", 0, 1), "over", "host-2", LeaseLost),
        ("others", rows_of("others", 0, 1), "over", OWNER, LeaseLost),
        ("none", rows_of("none", 0, 1), "over", OWNER, UnknownRoom),
        ("b", rows_of("b", 2, 3), "siding", OWNER, None),
    ]
    futures = [held.store.append(room_id, rows, state, owner) for room_id, rows, state, owner, _ in appends]
    held.go()
    assert outcome(first) is None
    assert [outcome(future) for future in futures] == [wrong for *_, wrong in appends]
    held.store.close()
    assert held.commits == 2
    kept = {room_id: (held.store.rows(room_id), held.store.room(room_id)) for room_id in ("a", "b", "c", "others")}
    assert {room_id: (rows, room.state if room else None) for room_id, (rows, room) in kept.items()} == {
        "a": (rows_of("a", 0, 6), "duel"),
        "b": (rows_of("b", 0, 3), "siding"),
        "c": ([], "waiting"),
        "others": ([], "waiting"),
    }


def test_an_append_cannot_be_cancelled(held: Held) -> None:
    """Whoever waited for it may be gone; what was played is stored all the same, or the next append would find a gap."""
    make(held.store, "a")
    first = held.hold("a", 0)
    second = held.store.append("a", rows_of("a", 1, 2), "duel", OWNER)
    assert not second.cancel()
    held.go()
    assert [outcome(first), outcome(second)] == [None, None]
    assert held.store.rows("a") == rows_of("a", 0, 2)


def test_other_deeds_keep_their_place_among_the_appends(held: Held) -> None:
    """A lease that is given up after an append was asked for does not take the append's right away; one before it does."""
    make(held.store, "a")
    held.hold("a", 0)
    before = held.store.append("a", rows_of("a", 1, 2), "duel", OWNER)
    giving_up = threading.Thread(target=held.store.give_up_leases, args=(OWNER,))
    giving_up.start()
    held.go()
    giving_up.join(PATIENCE)
    assert outcome(before) is None
    assert outcome(held.store.append("a", rows_of("a", 2, 3), "duel", OWNER)) is LeaseLost
    assert held.store.rows("a") == rows_of("a", 0, 2)


def test_many_threads_append_at_once(store: Store) -> None:
    rooms = [f"room{number}" for number in range(6)]
    make(store, *rooms)
    start = threading.Barrier(len(rooms))
    faults: list[BaseException | None] = []

    def play(room_id: str) -> None:
        start.wait(PATIENCE)
        faults.extend(
            store.append(room_id, rows_of(room_id, n, n + 1), "duel", OWNER).exception(PATIENCE) for n in range(10)
        )

    threads = [threading.Thread(target=play, args=(room_id,)) for room_id in rooms]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert faults == [None] * 60
    assert [store.rows(room_id) for room_id in rooms] == [rows_of(room_id, 0, 10) for room_id in rooms]
