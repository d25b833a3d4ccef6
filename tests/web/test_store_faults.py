"""A database that fails: the append fails, nothing of it is stored, then or later, and afterwards the store works."""

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from spellspeed.web.faults import StoreUnavailable
from spellspeed.web.store import Store
from tests.patience import PATIENCE
from tests.web.postgres import Postgres
from tests.web.rooms import OWNER, make, rows_of


def append(store: Store, first: int, last: int, state: str = "duel") -> BaseException | None:
    """How an append to room a ends."""
    return store.append("a", rows_of("a", first, last), state, OWNER).exception(PATIENCE)


def sees_the_store_recover(store: Store, stored: int) -> None:
    """Room a has so many rows and no more, and the store goes on there."""
    assert append(store, stored, stored + 2) is None
    assert store.rows("a") == rows_of("a", 0, stored + 2)
    room = store.room("a")
    assert room is not None
    assert room.state == "duel"


@pytest.mark.parametrize("place", ["commit", "insert"])
def test_a_transaction_that_fails_leaves_nothing(store: Store, place: str) -> None:
    make(store, "a")
    assert append(store, 0, 3) is None
    fails = [True]
    connected: list[object] = []

    def fail(*words: object) -> None:
        statement = words[2] if place == "insert" else ""
        if fails and (place == "commit" or str(statement).startswith("UPDATE room")):
            fails.clear()
            raise OperationalError("statement", {"body": "private"}, Exception("disk I/O error\nDETAIL: private"))

    event.listen(store.database.engine, "commit" if place == "commit" else "before_cursor_execute", fail)
    event.listen(store.database.engine, "connect", lambda connection, _record: connected.append(connection))
    fault = append(store, 3, 5, "over")
    assert (fails, connected) == ([], [])
    assert isinstance(fault, StoreUnavailable)
    assert "disk I/O error" in str(fault)
    assert "private" not in str(fault)
    assert store.rows("a") == rows_of("a", 0, 3)
    assert len(connected) == 1  # nothing of the connection that failed is used again
    sees_the_store_recover(store, 3)


def test_an_error_that_nobody_expected_ends_neither_the_thread_nor_the_others_wait(store: Store) -> None:
    make(store, "a")
    fails = [True]

    def fail(_connection: Connection) -> None:
        if fails:
            fails.clear()
            raise RuntimeError("unheard of")

    event.listen(store.database.engine, "commit", fail)
    assert isinstance(append(store, 0, 3), StoreUnavailable)
    sees_the_store_recover(store, 0)
    with pytest.raises(ZeroDivisionError):
        store._writer.do(lambda _connection: 1 // 0)
    assert append(store, 2, 3) is None


def test_all_of_a_group_fail_together(address: str, opened: Callable[..., Store]) -> None:
    stands, goes = threading.Event(), threading.Event()
    fails = [False]

    def watch(place: str) -> None:
        if place == "before_commit" and not stands.is_set():
            stands.set()
            assert goes.wait(PATIENCE)
            fails[0] = True
        elif place == "before_commit" and fails[0]:
            fails[0] = False
            raise OSError(28, "No space left on device")

    store = opened(address, watch=watch)
    make(store, "a", "b")
    first = store.append("a", rows_of("a", 0, 1), "duel", OWNER)
    assert stands.wait(PATIENCE)
    waiting = [
        store.append(room_id, rows_of(room_id, 1 if room_id == "a" else 0, 2), "duel", OWNER) for room_id in ("a", "b")
    ]
    goes.set()
    assert first.exception(PATIENCE) is None
    faults = [future.exception(PATIENCE) for future in waiting]
    assert [type(fault) for fault in faults] == [StoreUnavailable] * 2
    assert faults[0] is not faults[1]
    assert store.rows("b") == []
    sees_the_store_recover(store, 1)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "rooms.db"


@pytest.fixture
def on_file(file: Path, opened: Callable[..., Store]) -> Store:
    """A store in a file, with a room; it does not wait for locks."""
    store = opened(f"sqlite:///{file}?timeout=0")
    make(store, "a")
    assert append(store, 0, 3) is None
    return store


def test_a_file_that_another_program_locks(on_file: Store, file: Path) -> None:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    fault = append(on_file, 3, 5, "over")
    assert isinstance(fault, StoreUnavailable)
    assert "locked" in str(fault)
    with pytest.raises(StoreUnavailable, match="locked"):
        on_file.take_lease("a", OWNER, 0, 10)
    assert on_file.rows("a") == rows_of("a", 0, 3)  # reading needs no lock
    other.execute("ROLLBACK")
    assert on_file.rows("a") == rows_of("a", 0, 3)
    sees_the_store_recover(on_file, 3)
    other.close()


def test_what_writes_locks_the_file_at_its_beginning_and_what_reads_does_not(on_file: Store, file: Path) -> None:
    """So nothing that was looked at changes before it is written, and nobody waits for a reader."""
    other = sqlite3.connect(file, isolation_level=None, timeout=0)
    with on_file.database.reading():
        other.execute("BEGIN IMMEDIATE")
        other.execute("ROLLBACK")
    with on_file.database.writing(), pytest.raises(sqlite3.OperationalError, match="locked"):
        other.execute("BEGIN IMMEDIATE")
    other.close()


def test_a_file_that_is_full(on_file: Store) -> None:
    engine = on_file.database.engine
    pages = [0]

    def bound(connection: sqlite3.Connection, _record: object) -> None:
        if pages[0]:
            connection.execute(f"PRAGMA max_page_count={pages[0]}")

    with on_file.database.reading() as connection:
        pages[0] = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    event.listen(engine, "connect", bound)
    engine.dispose()
    fault = append(on_file, 3, 3000, "over")
    assert isinstance(fault, StoreUnavailable)
    assert "full" in str(fault)
    assert on_file.rows("a") == rows_of("a", 0, 3)
    pages[0] = 0
    engine.dispose()
    sees_the_store_recover(on_file, 3)


def test_a_file_that_is_gone_and_comes_back(on_file: Store, file: Path) -> None:
    """SQLite itself would go on writing into the deleted file."""
    aside = file.with_name("aside")
    file.rename(aside)
    assert isinstance(append(on_file, 3, 5, "over"), StoreUnavailable)
    with pytest.raises(StoreUnavailable, match="No such file"):
        on_file.rows("a")
    assert not file.exists()
    aside.rename(file)
    sees_the_store_recover(on_file, 3)


def test_another_file_in_its_place_is_not_written_into(
    on_file: Store, file: Path, opened: Callable[..., Store]
) -> None:
    file.rename(file.with_name("aside"))
    for beside in ("rooms.db-wal", "rooms.db-shm"):
        file.with_name(beside).unlink(missing_ok=True)
    make(opened(f"sqlite:///{file}"), "a")
    fault = append(on_file, 3, 5, "over")
    assert isinstance(fault, StoreUnavailable)
    assert "another file was put in the place" in str(fault)
    assert opened(f"sqlite:///{file}").rows("a") == []


@pytest.mark.served
def test_a_postgresql_that_stops_and_starts_again(postgres: Postgres, opened: Callable[..., Store]) -> None:
    store = opened(postgres.empty_database())
    make(store, "a")
    assert append(store, 0, 3) is None
    postgres.stop()
    try:
        faults = [append(store, 3, 5, "over"), append(store, 3, 6, "over")]
        with pytest.raises(StoreUnavailable):
            store.rows("a")
        with pytest.raises(StoreUnavailable):
            store.renew_leases(OWNER, 0, 10)
    finally:
        postgres.start()
    assert [type(fault) for fault in faults] == [StoreUnavailable] * 2
    assert store.rows("a") == rows_of("a", 0, 3)
    sees_the_store_recover(store, 3)


@pytest.mark.served
def test_a_postgresql_that_was_restarted_while_nobody_asked(postgres: Postgres, opened: Callable[..., Store]) -> None:
    """Nobody has to be refused to find out that the connections are dead."""
    store = opened(postgres.empty_database())
    make(store, "a")
    assert append(store, 0, 3) is None
    postgres.stop()
    postgres.start()
    sees_the_store_recover(store, 3)


@pytest.mark.served
def test_a_postgresql_that_stops_within_a_transaction(postgres: Postgres, opened: Callable[..., Store]) -> None:
    stops = [False]

    def watch(place: str) -> None:
        if place == "before_commit" and stops[0]:
            stops[0] = False
            postgres.stop()

    store = opened(postgres.empty_database(), watch=watch)
    make(store, "a")
    assert append(store, 0, 3) is None
    stops[0] = True
    fault = append(store, 3, 5, "over")
    postgres.start()
    assert isinstance(fault, StoreUnavailable)
    assert store.rows("a") == rows_of("a", 0, 3)
    sees_the_store_recover(store, 3)


@pytest.mark.served
def test_a_postgresql_that_is_not_there(opened: Callable[..., Store], tmp_path: Path) -> None:
    with pytest.raises(
        StoreUnavailable, match=r"^The store postgresql\+psycopg://tests:\*\*\*@/rooms did not do it: "
    ) as caught:
        opened(f"postgresql+psycopg://tests:secret@/rooms?host={tmp_path}")
    assert "secret" not in str(caught.value)
