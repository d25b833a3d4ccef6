"""What is given to the store comes back as it was, and what would not is refused."""

import os
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy

from spellspeed.room.rows import Row
from spellspeed.web.faults import (
    LeaseLost,
    NewerSchema,
    NotStorable,
    StoreConflict,
    StoreUnavailable,
    UnknownRoom,
    WrongStore,
)
from spellspeed.web.store import RoomRow, Store
from tests.patience import PATIENCE
from tests.web.postgres import Postgres
from tests.web.rooms import OWNER, make, rows_of

ODD = (
    Row(0, 0, -1, "sit", ""),
    Row(1, 1_795_400_000_123, 0, "answer", '{"text":"Işık, 闇, 🂡, \\u0000, \'; DROP TABLE step; --\\n"}'),
    Row(2, 2**63 - 1, 3, "call", "x" * 100_000),
    Row(3, -1, -1, "", "\r\n\t \x01\x7f"),
)
"""Rows that a careless store would change."""


def test_rows_come_back_exactly_and_in_order(store: Store) -> None:
    make(store, "a", "b")
    store.append("a", ODD, "duel", OWNER).result(PATIENCE)
    store.append("b", rows_of("b", 0, 3), "duel", OWNER).result(PATIENCE)
    store.append("a", rows_of("a", 4, 30), "over", OWNER).result(PATIENCE)
    assert store.rows("a") == [*ODD, *rows_of("a", 4, 30)]
    assert store.rows("b") == rows_of("b", 0, 3)
    assert store.rows("c") == []


def test_a_room_comes_back_with_its_state(store: Store) -> None:
    settings = '{"game":"duel", "listed":true}'
    secret = bytes(range(256))
    store.make_room("g7Qm2x", 5, settings, secret, "9be1")
    made = RoomRow("g7Qm2x", 5, settings, True, secret, "9be1", "waiting", None, None)
    assert store.room("g7Qm2x") == made
    assert "secret" not in repr(made)
    store.take_lease("g7Qm2x", OWNER, 100, 10)
    store.append("g7Qm2x", rows_of("g7Qm2x", 0, 1), "toss", OWNER).result(PATIENCE)
    assert store.room("g7Qm2x") == RoomRow("g7Qm2x", 5, settings, True, secret, "9be1", "toss", OWNER, 110)
    store.append("g7Qm2x", [], "over", OWNER).result(PATIENCE)
    found = store.room("g7Qm2x")
    assert found is not None
    assert found.state == "over"
    assert store.room("other") is None


def test_everything_is_there_after_opening_again(address: str, opened: Callable[..., Store]) -> None:
    store = opened(address)
    make(store, "a")
    store.append("a", ODD, "duel", OWNER).result(PATIENCE)
    before = store.room("a")
    store.close()
    again = opened(address)
    assert again.rows("a") == list(ODD)
    assert again.room("a") == before


def test_what_waits_is_written_before_closing(address: str, opened: Callable[..., Store]) -> None:
    store = opened(address)
    make(store, "a")
    promised = [store.append("a", rows_of("a", n, n + 1), "duel", OWNER) for n in range(20)]
    store.close()
    assert [future.exception(timeout=0) for future in promised] == [None] * 20
    assert opened(address).rows("a") == rows_of("a", 0, 20)
    assert isinstance(store.append("a", rows_of("a", 20, 21), "duel", OWNER).exception(PATIENCE), StoreUnavailable)
    with pytest.raises(StoreUnavailable, match="closed"):
        store.give_up_leases(OWNER)


def test_the_lobby_shows_listed_rooms_in_these_states_oldest_first(store: Store) -> None:
    for room_id, made, settings in (
        ("a", 3, '{"listed":true}'),
        ("b", 1, '{"listed":true}'),
        ("c", 2, '{"listed":false}'),
        ("d", 4, "{}"),
    ):
        store.make_room(room_id, made, settings, b"", "")
    store.make_room("e", 2, '{"listed":true}', b"", "")
    store.take_lease("e", OWNER, 0, 1)
    store.append("e", [], "duel", OWNER).result(PATIENCE)
    assert [room.id for room in store.lobby(("waiting",))] == ["b", "a"]
    assert [room.id for room in store.lobby(("waiting", "duel"))] == ["b", "e", "a"]
    assert store.lobby(()) == []


def test_a_room_is_made_once(store: Store) -> None:
    make(store, "a")
    before = store.room("a")
    with pytest.raises(StoreConflict, match="room a "):
        store.make_room("a", 9, '{"listed":true}', b"other", "other")
    assert store.room("a") == before


def test_a_result_is_saved_once_by_the_owner(store: Store) -> None:
    make(store, "a")
    assert store.result("a") is None
    with pytest.raises(LeaseLost):
        store.save_result("a", "host-2", 5, "{}")
    assert store.result("a") is None
    store.save_result("a", OWNER, 5, '{"winner":0}')
    with pytest.raises(StoreConflict, match="room a "):
        store.save_result("a", OWNER, 6, '{"winner":1}')
    assert store.result("a") == '{"winner":0}'
    with pytest.raises(UnknownRoom):
        store.save_result("b", OWNER, 5, "{}")


@pytest.mark.parametrize("text", ["a\0b", "\ud800"])
def test_a_text_that_a_database_would_change_is_refused(store: Store, text: str) -> None:
    make(store, "a")
    with pytest.raises(NotStorable):
        store.append("a", [Row(0, 0, 0, "answer", text)], "duel", OWNER)
    with pytest.raises(NotStorable):
        store.append("a", [Row(0, 0, 0, text, "")], "duel", OWNER)
    with pytest.raises(NotStorable):
        store.append(text, [], "duel", OWNER)
    with pytest.raises(NotStorable):
        store.make_room(text, 0, "{}", b"", "")
    assert (store.room(text), store.rows(text), store.result(text)) == (None, [], None)
    assert store.rows("a") == []


@pytest.mark.parametrize("row", [Row(0, 2**63, 0, "", ""), Row(0, 0, 2**15, "", ""), Row(2**31, 0, 0, "", "")])
def test_a_number_that_is_too_large_is_refused(store: Store, row: Row) -> None:
    make(store, "a")
    with pytest.raises(NotStorable, match="too large"):
        store.append("a", [row], "duel", OWNER)


def test_a_store_of_a_newer_version_is_refused_and_left_as_it_is(address: str, opened: Callable[..., Store]) -> None:
    store = opened(address)
    make(store, "a")
    with store.database.writing() as connection:
        connection.execute(sqlalchemy.text("UPDATE schema_version SET version = 2"))
    store.close()
    with pytest.raises(NewerSchema, match=r"has version 2; this spellspeed knows versions up to 1\."):
        opened(address)
    with store.database.reading() as connection:
        assert connection.execute(sqlalchemy.text("SELECT version FROM schema_version")).scalars().all() == [2]
    store.close()


def test_a_database_of_something_else_is_refused_and_left_as_it_is(address: str, opened: Callable[..., Store]) -> None:
    store = opened(address)
    with store.database.writing() as connection:
        for name in ("schema_version", "result", "step"):
            connection.execute(sqlalchemy.text(f"DROP TABLE {name}"))
    store.close()
    with pytest.raises(WrongStore, match="tables called room, but it is no store"):
        opened(address)
    with store.database.reading() as connection:
        assert sqlalchemy.inspect(connection).get_table_names() == ["room"]
    store.close()


@pytest.mark.served
def test_a_database_that_cannot_hold_every_name_is_refused(postgres: Postgres, opened: Callable[..., Store]) -> None:
    with pytest.raises(WrongStore, match="in LATIN1, which cannot hold every name"):
        opened(postgres.empty_database("LATIN1"))


@pytest.mark.parametrize(
    "url",
    [
        "rooms.db",
        "mysql://host/rooms",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///rooms.db?synchronous=off",
        "sqlite:///rooms.db?mode=ro",
        "sqlite:///rooms.db?timeout=long",
        "sqlite:////dev/null/rooms.db",
    ],
)
def test_an_address_that_is_no_store_is_refused(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(WrongStore):
        Store(url)
    assert list(tmp_path.iterdir()) == []


def test_the_file_and_what_lies_beside_it_are_nobody_elses(tmp_path: Path, opened: Callable[..., Store]) -> None:
    before = os.umask(0)
    try:
        store = opened(f"sqlite:///{tmp_path}/new/folders/rooms.db")
        make(store, "a")
        found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new/folders").iterdir()}
    finally:
        os.umask(before)
    assert found == {"rooms.db": 0o600, "rooms.db-wal": 0o600, "rooms.db-shm": 0o600}
    assert stat.S_IMODE((tmp_path / "new/folders").stat().st_mode) == 0o700


@pytest.mark.parametrize(("query", "synchronous"), [("", 2), ("?synchronous=full", 2), ("?synchronous=normal", 1)])
def test_sqlite_commits_as_hard_as_it_was_told(
    query: str, synchronous: int, tmp_path: Path, opened: Callable[..., Store]
) -> None:
    store = opened(f"sqlite:///{tmp_path}/rooms.db{query}")
    with store.database.writing() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == synchronous
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


def test_a_copy_made_while_the_store_is_open_is_a_store(tmp_path: Path, opened: Callable[..., Store]) -> None:
    """Both ways that docs/server.md names."""
    store = opened(f"sqlite:///{tmp_path}/rooms.db")
    make(store, "a")
    store.append("a", rows_of("a", 0, 5), "duel", OWNER).result(PATIENCE)
    source = sqlite3.connect(tmp_path / "rooms.db")
    source.execute(f"VACUUM INTO '{tmp_path}/vacuumed.db'")
    target = sqlite3.connect(tmp_path / "backed-up.db")
    source.backup(target)
    target.close()
    source.close()
    store.append("a", rows_of("a", 5, 6), "duel", OWNER).result(PATIENCE)
    for name in ("vacuumed.db", "backed-up.db"):
        assert opened(f"sqlite:///{tmp_path}/{name}").rows("a") == rows_of("a", 0, 5)
    assert store.rows("a") == rows_of("a", 0, 6)
