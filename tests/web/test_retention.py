"""What a store forgets: by the state of a room, by when something happened in it last, and never a room at which somebody is."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from spellspeed.room.rows import Row
from spellspeed.web.retention import DAY, Retention
from spellspeed.web.rooms import Rooms
from spellspeed.web.store import Store
from tests.patience import PATIENCE
from tests.room.sitting import AGAINST_A_BOT, Sitting

NOW = 1000 * DAY
KEPT = Retention(waiting=7, over=90, under_way=30)
SETTINGS = '{"room": {}, "invited": {}}'


def stored(store: Store, room: str, state: str, made: int, last: int | None = None) -> None:
    """A room made so many days ago, in which something happened last so many days ago, at which nobody is."""
    store.make_room(room, NOW - made * DAY, SETTINGS, b"secret", "commitment")
    store.take_lease(room, "one", NOW - 2000, 1000)
    rows = [] if last is None else [Row(0, NOW - last * DAY, 0, "passing", "{}")]
    store.append(room, rows, state, "one").result(PATIENCE)


def test_rooms_are_old_by_their_state_and_the_last_thing_that_happened(
    address: str, opened: Callable[..., Store]
) -> None:
    """Each state a day before and after its time; one that was made long ago but played yesterday is not old."""
    store = opened(address)
    for state, days in (("waiting", 7), ("over", 90), ("duel", 30), ("siding", 30)):
        stored(store, f"{state} old", state, days + 50, days + 1)
        stored(store, f"{state} new", state, days + 50, days - 1)
    stored(store, "never begun", "waiting", 8)
    stored(store, "made today", "waiting", 0)
    assert sorted(store.old_rooms(KEPT, NOW)) == [
        ("duel old", "duel"),
        ("never begun", "waiting"),
        ("over old", "over"),
        ("siding old", "siding"),
        ("waiting old", "waiting"),
    ]


def test_a_room_that_somebody_holds_is_kept(address: str, opened: Callable[..., Store]) -> None:
    """Also where somebody takes it between the two questions; one that is forgotten is gone with its rows and its result."""
    store = opened(address)
    for room in ("held", "taken", "gone"):
        stored(store, room, "over", 200, 200)
    store.save_result("gone", "one", NOW, "{}")
    store.take_lease("held", "other", NOW, 1000)
    assert [room for room, _ in store.old_rooms(KEPT, NOW)] == ["gone", "taken"]
    store.take_lease("taken", "other", NOW, 1000)
    assert [store.forget(room, NOW) for room in ("gone", "taken", "held", "unknown")] == [True, False, False, False]
    assert (store.room("gone"), store.rows("gone"), store.result("gone")) == (None, [], None)
    assert len(store.rows("taken")) == 1


def test_what_is_over_is_written_into_the_archive_before(tmp_path: Path) -> None:
    """The file is the recording; a room that never ended leaves none; one whose recording cannot be written is kept."""
    sitting = Sitting(**AGAINST_A_BOT, fast_bots=True)
    sitting.sit()
    sitting.do(sitting.room.surrender, 0)
    store = Store(f"sqlite:///{tmp_path}/rooms.db?synchronous=normal")
    try:
        for room, state in (("room1", "over"), ("room2", "waiting")):
            kept = json.dumps({"room": sitting.settings.as_plain(), "invited": {}})
            store.make_room(room, sitting.now, kept, sitting.secret, sitting.room.commitment)
            store.take_lease(room, "one", sitting.now, 1000)
            store.append(room, sitting.rows if state == "over" else [], state, "one").result(PATIENCE)
        later = sitting.now + 200 * DAY
        archive = tmp_path / "archive"
        archive.write_text("no folder")
        rooms = Rooms(store, lambda: later, "another", archive=archive)
        with pytest.raises(FileExistsError):
            asyncio.run(rooms.forget("room1", "over"))
        assert store.room("room1") is not None
        archive.unlink()
        assert asyncio.run(rooms.forget("room1", "over"))
        assert asyncio.run(rooms.forget("room2", "waiting"))
        assert [each.name for each in archive.iterdir()] == ["room1.json"]
        assert (archive / "room1.json").read_text() == sitting.room.recording_text()
        assert store.old_rooms(rooms.retention, later) == []
    finally:
        store.close()
