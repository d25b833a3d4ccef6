"""What a store says when it did not do what it was asked for. After every one of these nothing of the deed is stored, unless it says otherwise."""

from spellspeed.errors import SpellspeedError


class StoreFault(SpellspeedError):
    """The store did not do it; the message says why. The root of the store's errors."""


class StoreUnavailable(StoreFault):
    """The database is locked, full, closed or gone. The store goes on: a later deed succeeds as soon as the database is back.

    What failed is never written later by the store. One case cannot be told apart from outside: if the connection to a PostgreSQL breaks while
    it commits, the commit may have happened, whole. So whoever gets this error takes the lease again (which waits for such a commit) and reads
    the rows again.
    """


class StoreConflict(StoreFault):
    """What is stored already forbids it: rows of these numbers are there, rows before them are missing, or a room of this id exists."""


class UnknownRoom(StoreFault):
    """No room of this id is stored."""


class LeaseLost(StoreFault):
    """The owner does not hold the lease of the room: another took it, or it was given up."""


class NotStorable(StoreFault):
    """A text with a NUL character or half of a surrogate pair, or a number beyond 64 bits: no database would give it back as it was."""


class WrongStore(StoreFault):
    """The address names nothing that can be a store: an unknown kind of database, a database of something else, no folder to write in."""


class NewerSchema(WrongStore):
    """The store was written by a newer version of spellspeed, which knows tables that this one does not. It is left as it is."""
