"""The tables of a store, and their version.

A room is its settings and its rows (table `step`, only ever added to; who sat down where is a row of kind `sit`). Everything else about a duel
follows from them. Times are milliseconds since 1970.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    inspect,
    select,
    text,
)

from spellspeed.web.faults import NewerSchema, WrongStore

VERSION: Final = 1
"""The version of these tables. A change to them is a new version, with a way from the one before."""

TABLES: Final = MetaData()

SCHEMA_VERSION: Final = Table(
    "schema_version", TABLES, Column("version", Integer, primary_key=True, autoincrement=False)
)

ROOM: Final = Table(
    "room",
    TABLES,
    Column("id", Text, primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("settings", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("owner", Text),
    Column("lease", BigInteger),
    Index("room_in_lobby", "listed", "state"),
    Index("room_by_owner", "owner"),
)
"""`listed` is the word of that name in the settings; `owner` holds the lease, which runs until `lease`; both are null where nobody does."""

STEP: Final = Table(
    "step",
    TABLES,
    Column("room", Text, ForeignKey("room.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
)
"""The rows of all rooms: `spellspeed.room.rows.Row`."""

RESULT: Final = Table(
    "result",
    TABLES,
    Column("room", Text, ForeignKey("room.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)
"""How a room ended, as JSON: what a list of past duels shows without building the room again."""

_ONE_MAKES_THEM: Final = 0x5350454C4C
"""The number of the lock under which two processes that start at once on a PostgreSQL make the tables one after the other."""


def make_or_check_tables(connection: Connection) -> None:
    """Inside a writing transaction: makes the tables in an empty database, else sees that they are of this version.

    Raises NewerSchema for a newer version, and WrongStore for a database in which tables of these names are something else's, or that cannot
    hold every text.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _ONE_MAKES_THEM})
        encoding = connection.execute(text("SHOW server_encoding")).scalar_one()
        if encoding != "UTF8":
            raise WrongStore(
                f"The database writes its texts in {encoding}, which cannot hold every name; make one with ENCODING 'UTF8'."
            )
    there = set(inspect(connection).get_table_names()) & set(TABLES.tables)
    if not there:
        TABLES.create_all(connection)
        connection.execute(SCHEMA_VERSION.insert().values(version=VERSION))
        return
    if SCHEMA_VERSION.name not in there:
        raise WrongStore(
            f"The database has tables called {', '.join(sorted(there))}, but it is no store of spellspeed. Name an empty one"
        )
    found = connection.execute(select(SCHEMA_VERSION.c.version)).scalars().all()
    if any(version > VERSION for version in found):
        raise NewerSchema(
            f"The store has version {max(found)}; this spellspeed knows versions up to {VERSION}. Take a newer spellspeed, or another store"
        )
    if list(found) != [VERSION] or there != set(TABLES.tables):
        raise WrongStore(
            f"The store has versions {list(found)} and tables {', '.join(sorted(there))}; expected version {VERSION} and all tables"
        )
