"""The one thread of a store that writes: appends that wait go into one transaction, and each is answered when it is committed."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from itertools import islice
from queue import Empty, SimpleQueue
from typing import Final, TypeVar

from sqlalchemy import Connection, bindparam, func, select, update

from spellspeed.room.rows import Row
from spellspeed.web.databases import Database
from spellspeed.web.faults import LeaseLost, StoreConflict, StoreFault, StoreUnavailable, UnknownRoom
from spellspeed.web.tables import ROOM, STEP

LARGEST_GROUP: Final = 500
"""Appends in one transaction, at most."""

T = TypeVar("T")

# The statements of a commit, made once: to make them anew took as long as to carry them out.
AMONG: Final = ROOM.c.id.in_(bindparam("ids", expanding=True))
HELD: Final = select(ROOM.c.id, ROOM.c.owner, ROOM.c.state).where(AMONG).order_by(ROOM.c.id).with_for_update()
LAST: Final = select(func.max(STEP.c.n)).where(STEP.c.room == ROOM.c.id).scalar_subquery()
LASTS: Final = select(ROOM.c.id, LAST).where(AMONG)
ADDED: Final = STEP.insert()
STATES: Final = update(ROOM).where(ROOM.c.id == bindparam("room")).values(state=bindparam("now"))

Watch = Callable[[str], None]
"""Is told where the writing thread is: `before_commit` and `after_commit` of a group, `before_telling` each append of it."""


@dataclass(slots=True, eq=False)
class Append:
    """Rows of a room that wait to be stored, in the name of an owner of its lease."""

    room_id: str
    rows: tuple[Row, ...]
    state: str
    owner: str
    future: Future[None] = field(default_factory=Future)


@dataclass(slots=True, eq=False)
class Deed:
    """Anything else that is written, in a transaction of its own; it answers the future itself, once committed."""

    run: Callable[[], None]
    future: Future[object]


class Writer:
    """A thread and the queue before it. Deeds are done in the order in which they came."""

    def __init__(self, database: Database, watch: Watch | None = None) -> None:
        """Starts the thread. `watch` is for tests."""
        self._database = database
        self._watch: Watch = watch or _nobody_watches
        self._queue: SimpleQueue[Append | Deed | None] = SimpleQueue()
        self._door = threading.Lock()
        self._closed = False
        self._turn: list[Append | Deed | None] = []
        self._thread = threading.Thread(target=self._work, name="spellspeed store", daemon=True)
        self._thread.start()

    def append(self, append: Append) -> Future[None]:
        """Queues rows. The future cannot be cancelled: what was played is stored, whoever still waits for it."""
        append.future.set_running_or_notify_cancel()
        self._queue_up(append)
        return append.future

    def do(self, write: Callable[[Connection], T]) -> T:
        """Has something written in the thread and waits for it. Raises what `write` raises, and StoreUnavailable."""
        future: Future[T] = Future()

        def run() -> None:
            try:
                with self._database.writing() as connection:
                    value = write(connection)
            except Exception as error:  # noqa: BLE001 - handed to the caller, who waits for it; the thread goes on
                future.set_exception(error)
            else:
                future.set_result(value)

        self._queue_up(Deed(run, future))  # type: ignore[arg-type]
        return future.result()

    def close(self) -> None:
        """Does what waits, then ends the thread. What comes later is refused as StoreUnavailable."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _queue_up(self, what: Append | Deed) -> None:
        with self._door:
            if not self._closed:
                self._queue.put(what)
                return
        what.future.set_exception(StoreUnavailable("The store is closed"))

    def _work(self) -> None:
        """The thread. Whatever ends it, nobody is left waiting."""
        try:
            while self._take_turn():
                pass
        finally:
            with self._door:
                self._closed = True
            for left in [*self._turn, *self._all_waiting()]:
                if left is not None and not left.future.done():
                    left.future.set_exception(StoreUnavailable("The thread that writes has ended; start again"))

    def _take_turn(self) -> bool:
        """Waits for something to do and does all that waits then; False when it was the end."""
        group: list[Append] = []
        self._turn = [self._queue.get(), *self._waiting()]
        for one in self._turn:
            if isinstance(one, Append):
                group.append(one)
                continue
            self._write(group)
            group = []
            if one is None:
                return False
            one.run()
        self._write(group)
        return True

    def _waiting(self) -> list[Append | Deed | None]:
        """What waits in the queue now, as far as one transaction takes it."""
        return list(islice(self._all_waiting(), LARGEST_GROUP - 1))

    def _all_waiting(self) -> Iterator[Append | Deed | None]:
        """What waits in the queue until it is empty."""
        while True:
            try:
                yield self._queue.get_nowait()
            except Empty:
                return

    def _write(self, group: Sequence[Append]) -> None:
        """Stores the appends in one transaction, and only then tells each how it went."""
        if not group:
            return
        faults: dict[Append, StoreFault]
        try:
            with self._database.writing() as connection:
                faults = add_rows(connection, group)
                self._watch("before_commit")
            self._watch("after_commit")
        except Exception as error:  # noqa: BLE001 - handed to the callers, who wait for it; the thread goes on
            faults = {append: StoreUnavailable(*error.args) for append in group}
        for append in group:
            self._watch("before_telling")
            if append in faults:
                append.future.set_exception(faults[append])
            else:
                append.future.set_result(None)


def add_rows(connection: Connection, group: Sequence[Append]) -> dict[Append, StoreFault]:
    """Adds the rows of each append that holds its room's lease and continues its rows; what is wrong with the others. Writes nothing for those.

    The rooms are locked first (in PostgreSQL their rows, in order of their ids; in SQLite everything), so that what is looked at stays so until
    the commit.
    """
    ids = sorted({append.room_id for append in group})
    owners: dict[str, str | None] = {}
    states: dict[str, str] = {}
    for room_id, owner, state in connection.execute(HELD, {"ids": ids}):
        owners[room_id], states[room_id] = owner, state
    following = {room_id: 0 if n is None else n + 1 for room_id, n in connection.execute(LASTS, {"ids": ids})}
    faults: dict[Append, StoreFault] = {}
    steps: list[dict[str, object]] = []
    changed: dict[str, str] = {}
    for append in group:
        fault = _what_is_wrong(append, owners, following)
        if fault is not None:
            faults[append] = fault
            continue
        following[append.room_id] += len(append.rows)
        if append.state != states[append.room_id]:
            changed[append.room_id] = states[append.room_id] = append.state
        steps += [
            {"room": append.room_id, "n": row.n, "at": row.at, "seat": row.seat, "kind": row.kind, "body": row.body}
            for row in append.rows
        ]
    if steps:
        connection.execute(ADDED, steps)
    if changed:
        connection.execute(STATES, [{"room": room_id, "now": state} for room_id, state in changed.items()])
    return faults


def _what_is_wrong(append: Append, owners: dict[str, str | None], following: dict[str, int]) -> StoreFault | None:
    """Why this append cannot be stored, if so."""
    room_id = append.room_id
    if room_id not in owners:
        return UnknownRoom(f"No room {room_id} is stored")
    if owners[room_id] != append.owner:
        holder = owners[room_id]
        return LeaseLost(f"{append.owner} does not hold the lease of room {room_id}; {holder or 'nobody'} does.")
    begins = following[room_id]
    numbers = [row.n for row in append.rows]
    if numbers != list(range(begins, begins + len(numbers))):
        return StoreConflict(f"The next row of room {room_id} is {begins}; rows {numbers} do not go on there")
    return None


def _nobody_watches(_place: str) -> None:
    """Nothing to be told."""
