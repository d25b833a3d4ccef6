"""What rooms leave behind: their settings and rows, in a file of SQLite or in a PostgreSQL (docs/server.md).

Everything that is written goes through one thread (writer.py); reading happens in the thread that asks. All calls but `append` wait for the
database: an event loop calls them in another thread.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field

from sqlalchemy import Connection, Insert, RowMapping, select
from sqlalchemy.exc import IntegrityError

from spellspeed.room.rows import Row
from spellspeed.web import leases
from spellspeed.web.databases import Database
from spellspeed.web.faults import LeaseLost, NotStorable, StoreConflict, UnknownRoom
from spellspeed.web.retention import Retention, forget, old_rooms
from spellspeed.web.tables import RESULT, ROOM, STEP, make_or_check_tables
from spellspeed.web.writer import Append, Watch, Writer

LARGEST: dict[str, int] = {"n": 2**31, "at": 2**63, "seat": 2**15}
"""The numbers of a row lie below these, and not below their negatives."""


@dataclass(frozen=True, slots=True)
class RoomRow:
    """A stored room without its rows. `made` and `lease` are milliseconds since 1970; `settings` is JSON; the secret stays out of every repr."""

    id: str
    made: int
    settings: str
    listed: bool
    secret: bytes = field(repr=False)
    commitment: str
    state: str
    owner: str | None
    lease: int | None


class Store:
    """An open store. Any thread may use it. Its errors are those of faults.py; every call may raise StoreUnavailable."""

    def __init__(self, url: str, watch: Watch | None = None) -> None:
        """Opens `sqlite:///FILE` (made if it is not there; `?synchronous=normal`, `?timeout=SECONDS`) or `postgresql+psycopg://USER@HOST/NAME`.

        `watch` is for tests (writer.py). Raises WrongStore, NewerSchema, StoreUnavailable.
        """
        self.database = Database(url)
        try:
            with self.database.writing() as connection:
                make_or_check_tables(connection)
        except BaseException:
            self.database.close()
            raise
        self._writer = Writer(self.database, watch)

    def close(self) -> None:
        """Writes what waits and closes the database."""
        self._writer.close()
        self.database.close()

    def make_room(self, room_id: str, made: int, settings: str, secret: bytes, commitment: str) -> None:
        """Stores a new room in the state `waiting`, with nobody's lease. `settings` is a JSON object. Raises StoreConflict if there is such an id."""
        see_storable(room_id, settings, commitment)
        listed = json.loads(settings).get("listed") is True

        made_so = ROOM.insert().values(
            id=room_id,
            made=made,
            settings=settings,
            listed=listed,
            secret=secret,
            commitment=commitment,
            state="waiting",
        )
        self._writer.do(lambda connection: _insert_first(connection, made_so, f"A room {room_id} is stored already"))

    def append(self, room_id: str, rows: Sequence[Row], state: str, owner: str) -> Future[None]:
        """Adds rows to a room and sets its state; the future is done when they are committed, and then they outlive the process.

        It fails with LeaseLost (the owner does not hold the lease), StoreConflict (the rows do not go on where the stored ones end), UnknownRoom,
        StoreUnavailable; then none of the rows is stored. Appends that wait at the same time share a transaction; a conflict is its own append's
        alone. The future cannot be cancelled. Raises NotStorable at once.
        """
        see_storable(room_id, state, owner)
        for row in rows:
            see_storable(row.kind, row.body)
            for name, bound in LARGEST.items():
                if not -bound <= getattr(row, name) < bound:
                    raise NotStorable(f"{name} of row {row.n} is {getattr(row, name)}: too large to be stored")
        return self._writer.append(Append(room_id, tuple(rows), state, owner))

    def room(self, room_id: str) -> RoomRow | None:
        """The stored room, or None."""
        if not is_storable(room_id):
            return None
        with self.database.reading() as connection:
            found = connection.execute(select(ROOM).where(ROOM.c.id == room_id)).mappings().one_or_none()
        return None if found is None else _room_row(found)

    def rows(self, room_id: str) -> list[Row]:
        """The rows of a room in order; none if it is not stored."""
        if not is_storable(room_id):
            return []
        with self.database.reading() as connection:
            wanted = (
                select(STEP.c.n, STEP.c.at, STEP.c.seat, STEP.c.kind, STEP.c.body)
                .where(STEP.c.room == room_id)
                .order_by(STEP.c.n)
            )
            return [Row(n, at, seat, kind, body) for n, at, seat, kind, body in connection.execute(wanted)]

    def lobby(self, states: tuple[str, ...]) -> list[RoomRow]:
        """The listed rooms in one of the states, oldest first."""
        with self.database.reading() as connection:
            wanted = select(ROOM).where(ROOM.c.listed, ROOM.c.state.in_(states)).order_by(ROOM.c.made, ROOM.c.id)
            return [_room_row(found) for found in connection.execute(wanted).mappings()]

    def take_lease(self, room_id: str, owner: str, now: int, lasts_ms: int) -> str:
        """Takes the lease of a room unless another's runs; returns who holds it after the call. Raises UnknownRoom. See leases.py."""
        see_storable(room_id, owner)
        return self._writer.do(lambda connection: leases.take(connection, room_id, owner, now, lasts_ms))

    def renew_leases(self, owner: str, now: int, lasts_ms: int) -> list[str]:
        """Lets all leases of the owner run on from `now`; returns the ids of its rooms: one that is missing was lost."""
        see_storable(owner)
        return self._writer.do(lambda connection: leases.renew(connection, owner, now, lasts_ms))

    def give_up_leases(self, owner: str) -> None:
        """Frees all rooms of the owner, after the appends that wait."""
        see_storable(owner)
        self._writer.do(lambda connection: leases.give_up(connection, owner))

    def give_up_lease(self, room_id: str, owner: str) -> None:
        """Frees a room of the owner, after the appends that wait."""
        see_storable(room_id, owner)
        self._writer.do(lambda connection: leases.give_up_one(connection, room_id, owner))

    def old_rooms(self, kept: Retention, now: int) -> list[tuple[str, str]]:
        """Names and states of some rooms that may be forgotten (retention.py)."""
        with self.database.reading() as connection:
            return old_rooms(connection, kept, now)

    def forget(self, room_id: str, now: int) -> bool:
        """Removes a room at which nobody is, with all that is kept of it; whether it was removed."""
        see_storable(room_id)
        return self._writer.do(lambda connection: forget(connection, room_id, now))

    def room_left(self) -> int | None:
        """Bytes that are left on the disk of a file; None for a database elsewhere. Raises StoreUnavailable."""
        return self.database.room_left()

    def save_result(self, room_id: str, owner: str, at: int, body: str) -> None:
        """Stores how a room ended (JSON), once. Raises UnknownRoom, LeaseLost, and StoreConflict if a result is stored already."""
        see_storable(room_id, owner, body)

        def write(connection: Connection) -> None:
            holder = connection.execute(
                select(ROOM.c.owner).where(ROOM.c.id == room_id).with_for_update()
            ).one_or_none()
            if holder is None:
                raise UnknownRoom(f"No room {room_id} is stored")
            if holder.owner != owner:
                raise LeaseLost(f"{owner} does not hold the lease of room {room_id}; {holder.owner or 'nobody'} does")
            ended_so = RESULT.insert().values(room=room_id, at=at, body=body)
            _insert_first(connection, ended_so, f"A result of room {room_id} is stored already")

        self._writer.do(write)

    def result(self, room_id: str) -> str | None:
        """How the room ended (JSON), or None."""
        if not is_storable(room_id):
            return None
        with self.database.reading() as connection:
            return connection.execute(select(RESULT.c.body).where(RESULT.c.room == room_id)).scalar_one_or_none()


def is_storable(text: str) -> bool:
    """Whether every database gives the text back as it was: PostgreSQL knows no NUL, and neither knows half of a surrogate pair."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return "\0" not in text


def see_storable(*texts: str) -> None:
    """Raises NotStorable for a text that is not."""
    if not all(map(is_storable, texts)):
        raise NotStorable("A text with a NUL character or half of a surrogate pair cannot be stored")


def _insert_first(connection: Connection, insert: Insert, otherwise: str) -> None:
    """Inserts what may be there only once. Raises StoreConflict, saying `otherwise`."""
    try:
        connection.execute(insert)
    except IntegrityError:
        raise StoreConflict(otherwise) from None


def _room_row(found: RowMapping) -> RoomRow:
    """A row of the table `room`."""
    return RoomRow(**{**found, "secret": bytes(found["secret"])})
