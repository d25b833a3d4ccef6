"""Where a store is: a file of SQLite or a PostgreSQL, opened, watched, and left in order when something fails."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from spellspeed.web.faults import StoreUnavailable, WrongStore

SYNCHRONOUS: Final = ("full", "normal")
"""How hard SQLite commits: `full` outlives a loss of power, `normal` only the end of the program; the first unless the address says otherwise."""

PATIENCE: Final = 5.0
"""Seconds that a deed waits for a lock that another program holds, and for a PostgreSQL to answer a connection."""

WRITES: Final = "spellspeed_writes"
"""The option of a connection that takes the lock for writing at once, so that nothing is refused halfway."""


class Database:
    """An opened database. Connections come from a pool; any thread may ask for one."""

    def __init__(self, address: str) -> None:
        """Opens `sqlite:///FILE` (made with mode 600, its folders too) or `postgresql+psycopg://…`. Raises WrongStore or StoreUnavailable."""
        try:
            url = make_url(address)
        except ArgumentError:
            raise WrongStore("A store is named as sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME.") from None
        self.name: Final = url.set(query={}).render_as_string(hide_password=True)
        self._file: Path | None = None
        self._file_is: tuple[int, int] = (0, 0)
        backend = url.get_backend_name()
        if backend == "sqlite":
            self.engine = self._sqlite(url)
        elif backend == "postgresql":
            self.engine = _postgres(url)
        else:
            raise WrongStore(
                f"A store cannot be kept in {backend}: name it as sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME."
            )

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that reads. Raises StoreUnavailable."""
        with self._faults_named(), self.engine.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes: committed at the end, rolled back by any error. Raises StoreUnavailable."""
        with self._faults_named(), self.engine.connect() as plain:
            connection = plain.execution_options(**{WRITES: True})
            with connection.begin():
                yield connection

    def room_left(self) -> int | None:
        """Bytes that are left on the disk of a file; None for a database elsewhere. Raises StoreUnavailable."""
        if self._file is None:
            return None
        with self._faults_named():
            return shutil.disk_usage(self._file.parent).free

    def close(self) -> None:
        """Closes the connections."""
        self.engine.dispose()

    @contextmanager
    def _faults_named(self) -> Iterator[None]:
        """Says a failure of the database as StoreUnavailable and begins anew with fresh connections; values of rows stay out of the message."""
        try:
            self._see_file()
            yield
        except (SQLAlchemyError, OSError) as error:
            self.engine.dispose()
            told = error.orig if isinstance(error, DBAPIError) else error
            lines = str(told).splitlines() or [""]
            raise StoreUnavailable(f"The store {self.name} did not do it: {type(told).__name__}, {lines[0]}") from None

    def _see_file(self) -> None:
        """SQLite goes on writing into a file that was deleted: what it commits then is lost. So it has to be the file that was opened."""
        if self._file is None:
            return
        found = self._file.stat()
        if (found.st_dev, found.st_ino) != self._file_is:
            raise FileNotFoundError(f"another file was put in the place of {self._file}; start again to use it")

    def _sqlite(self, url: URL) -> Engine:
        """The engine of a file, which is made if it is not there."""
        query = dict(url.query)
        synchronous = str(query.pop("synchronous", SYNCHRONOUS[0])).lower()
        try:
            timeout = float(str(query.pop("timeout", PATIENCE)))
        except ValueError:
            raise WrongStore("timeout of a store is a number of seconds") from None
        if query or synchronous not in SYNCHRONOUS:
            raise WrongStore(
                f"A file of SQLite knows ?synchronous={' or '.join(SYNCHRONOUS)} and ?timeout=SECONDS, nothing else"
            )
        if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
            raise WrongStore("A store needs a file: sqlite:///FILE, with four slashes if the path begins at the root")
        self._file = Path(url.database).absolute()
        self._file_is = _make_private(self._file)
        engine = create_engine(
            "sqlite://",
            creator=_opener(self._file, timeout),
            poolclass=QueuePool,
            pool_timeout=PATIENCE,
            hide_parameters=True,
        )
        event.listen(engine, "connect", _settler(synchronous))
        event.listen(engine, "begin", _begin)
        return engine


def _make_private(file: Path) -> tuple[int, int]:
    """Makes an empty file that nobody else may read, unless it is there; returns what tells it from any other file."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            number = os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            found = file.stat()
            return found.st_dev, found.st_ino
        try:
            os.fchmod(number, 0o600)
            found = os.fstat(number)
        finally:
            os.close(number)
    except OSError as error:
        raise WrongStore(f"No store can be kept in {file}: {error.strerror}") from None
    return found.st_dev, found.st_ino


def _opener(file: Path, timeout: float) -> Any:
    """Opens the file, never makes it: one that is gone must be missed. Transactions are begun by `_begin`, not by the driver."""
    address = f"{file.as_uri()}?mode=rw"

    def opened() -> sqlite3.Connection:
        return sqlite3.connect(address, uri=True, timeout=timeout, isolation_level=None, check_same_thread=False)

    return opened


def _settler(synchronous: str) -> Any:
    """What every new connection to SQLite is told."""

    def settle(connection: sqlite3.Connection, _record: object) -> None:
        mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
        if mode != "wal":
            raise sqlite3.OperationalError(
                f"SQLite keeps no write-ahead log here (journal_mode is {mode}); use a local disk"
            )
        connection.execute(f"PRAGMA synchronous={synchronous}")
        connection.execute("PRAGMA foreign_keys=ON")

    return settle


def _begin(connection: Connection) -> None:
    """Begins a transaction of SQLite; one that writes takes the lock here, where waiting for it is possible."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get(WRITES) else "BEGIN")


def _postgres(url: URL) -> Engine:
    """The engine of a PostgreSQL, which is not asked before the first deed. Waiting ends: for the server, for its locks, for lost packets."""
    query = {
        "connect_timeout": str(int(PATIENCE)),
        "tcp_user_timeout": str(int(PATIENCE * 1000)),
        "options": f"-c lock_timeout={int(PATIENCE * 1000)}",
        **url.query,
    }
    try:
        return create_engine(
            url.set(drivername="postgresql+psycopg", query=query),
            isolation_level="READ COMMITTED",  # whoever waited for a lock sees what was committed meanwhile
            pool_pre_ping=True,
            pool_timeout=PATIENCE,
            hide_parameters=True,
        )
    except ModuleNotFoundError:
        raise WrongStore("A store in PostgreSQL needs its driver: pip install 'spellspeed[postgres]'.") from None
