"""Which process runs a room: it holds the room's lease, for a while, and renews it. Times are the caller's, in milliseconds since 1970.

Two machines should agree about the time within a second or two. If they do not, a room may change hands early; two histories cannot come of it,
because every append names its owner and is refused in the same transaction if another holds the lease.
"""

from sqlalchemy import Connection, select, update

from spellspeed.web.faults import UnknownRoom
from spellspeed.web.tables import ROOM


def take(connection: Connection, room_id: str, owner: str, now: int, lasts_ms: int) -> str:
    """Takes the lease of a room unless another's runs; returns who holds it then. Raises UnknownRoom."""
    found = connection.execute(
        select(ROOM.c.owner, ROOM.c.lease).where(ROOM.c.id == room_id).with_for_update()
    ).one_or_none()
    if found is None:
        raise UnknownRoom(f"No room {room_id} is stored")
    holder, until = found
    if holder is not None and holder != owner and until > now:
        return str(holder)
    connection.execute(update(ROOM).where(ROOM.c.id == room_id).values(owner=owner, lease=now + lasts_ms))
    return owner


def renew(connection: Connection, owner: str, now: int, lasts_ms: int) -> list[str]:
    """Lets all leases of the owner run on from `now`; returns the rooms, in order. One that ran out and that nobody took is renewed, too."""
    rooms = _rooms_of(connection, owner)
    connection.execute(update(ROOM).where(ROOM.c.owner == owner).values(lease=now + lasts_ms))
    return rooms


def give_up_one(connection: Connection, room_id: str, owner: str) -> None:
    """Frees a room, if it is the owner's."""
    connection.execute(update(ROOM).where(ROOM.c.id == room_id, ROOM.c.owner == owner).values(owner=None, lease=None))


def give_up(connection: Connection, owner: str) -> None:
    """Frees all rooms of the owner."""
    _rooms_of(connection, owner)
    connection.execute(update(ROOM).where(ROOM.c.owner == owner).values(owner=None, lease=None))


def _rooms_of(connection: Connection, owner: str) -> list[str]:
    """The rooms whose lease the owner holds, locked in order of their ids."""
    return sorted(
        connection.execute(
            select(ROOM.c.id).where(ROOM.c.owner == owner).order_by(ROOM.c.id).with_for_update()
        ).scalars()
    )
