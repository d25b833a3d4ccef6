"""Which rooms a store forgets, and when (docs/server.md): those at which nobody is, by how long nothing has happened in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select

from spellspeed.web.tables import RESULT, ROOM, STEP

DAY: Final = 86_400_000
"""Milliseconds."""
AT_A_TIME: Final = 100
"""Rooms that are forgotten in a transaction: nobody's answer waits for many."""


@dataclass(frozen=True, slots=True)
class Retention:
    """For how many days rooms are kept after the last thing that happened in them: `waiting` ones that never began (their invitations end with them),
    those that are `over`, and those under way that everybody left."""

    waiting: int = 7
    over: int = 90
    under_way: int = 30

    def days(self, state: str) -> int:
        """Those of a state of a room."""
        return {"waiting": self.waiting, "over": self.over}.get(state, self.under_way)


def old_rooms(connection: Connection, kept: Retention, now: int) -> list[tuple[str, str]]:
    """Names and states of rooms that may be forgotten, at most AT_A_TIME: no process holds them, and nothing has happened for long enough."""
    last = func.coalesce(
        select(func.max(STEP.c.at)).where(STEP.c.room == ROOM.c.id).correlate(ROOM).scalar_subquery(), ROOM.c.made
    )

    def older(days: int) -> ColumnElement[bool]:
        return last < now - days * DAY

    wanted = (
        select(ROOM.c.id, ROOM.c.state)
        .where(
            or_(ROOM.c.owner.is_(None), ROOM.c.lease < now),
            ROOM.c.made < now - min(kept.waiting, kept.over, kept.under_way) * DAY,
            or_(
                and_(ROOM.c.state == "waiting", older(kept.waiting)),
                and_(ROOM.c.state == "over", older(kept.over)),
                and_(ROOM.c.state.not_in(("waiting", "over")), older(kept.under_way)),
            ),
        )
        .order_by(ROOM.c.made, ROOM.c.id)
        .limit(AT_A_TIME)
    )
    return [(str(name), str(state)) for name, state in connection.execute(wanted)]


def forget(connection: Connection, room_id: str, now: int) -> bool:
    """Remove a room with all its rows, unless somebody has come to it meanwhile; whether it was removed."""
    free = connection.execute(
        select(ROOM.c.id).where(ROOM.c.id == room_id, or_(ROOM.c.owner.is_(None), ROOM.c.lease < now)).with_for_update()
    ).one_or_none()
    if free is None:
        return False
    for table in (STEP, RESULT):
        connection.execute(delete(table).where(table.c.room == room_id))
    connection.execute(delete(ROOM).where(ROOM.c.id == room_id))
    return True
