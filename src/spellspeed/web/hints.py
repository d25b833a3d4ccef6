"""Hints of a connection: thought about beside the rooms, and told when they are there."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.game import Plain
from spellspeed.room.hints import hint_told, hint_wanted
from spellspeed.room.refused import Refused
from spellspeed.room.thoughts import Thought
from spellspeed.web.hosted_room import HostedRoom
from spellspeed.web.refusals import Fault

LOG: Final = logging.getLogger("spellspeed.web")


class Asking(Protocol):
    """A connection, as its hints meet it."""

    viewer: int

    def send(self, message: Plain) -> None:
        """A message for this connection alone."""
        ...

    def refuse(self, message_id: str, refused: SpellspeedError) -> None:
        """What was sent is refused."""
        ...


class Hints:
    """One hint at a time."""

    def __init__(self, connection: Asking) -> None:
        self.connection: Final = connection
        self.task: asyncio.Task[None] | None = None

    def begin(self, hosted: HostedRoom, message_id: str) -> None:
        """Have the open ask thought about. Raises Refused."""
        if self.task is not None and not self.task.done():
            raise Refused("too_fast", "hint under way")
        wanted = hint_wanted(hosted.room.record, self.connection.viewer)
        self.task = asyncio.get_running_loop().create_task(self.tell(hosted, message_id, wanted))

    async def tell(self, hosted: HostedRoom, message_id: str, wanted: Thought) -> None:
        """Tell the hint, unless the room has gone on meanwhile."""
        connection = self.connection
        try:
            weighed = await hosted.rooms.thinkers.weigh(hosted.id, wanted)
        except Refused as crowded:
            connection.refuse(message_id, crowded)
            return
        except Exception:
            LOG.exception("room %s: a hint failed", hosted.id)
            connection.refuse(message_id, Fault("engine failed"))
            return
        record, board = hosted.room.record, hosted.room.showing.boards[connection.viewer]
        if record.asked() != connection.viewer or record.moment() != wanted.moment:
            connection.refuse(message_id, Refused("stale_ask", "ask over"))
            return
        answers = hint_told(board.meanings, weighed)
        connection.send({"t": "hint", "id": message_id, "ask": board.number, "answers": answers})
