"""A room in memory and the connections at it: one deed after the other, and nobody is told what is not kept.

The order of a deed: it is carried out on the room in memory, its rows are committed, who did it is told so, and only then everybody is sent what
follows. If the commit fails the room is thrown away and built again from what is kept; if the engine fails, the deed is refused and the room is
built again, the second time it is closed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, Protocol, TypeVar

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.game import Plain
from spellspeed.room.room import Room
from spellspeed.room.thoughts import Moment, Thinker, Thought
from spellspeed.session.session import SENSIBLE
from spellspeed.web.encoded import Encoded
from spellspeed.web.faults import LeaseLost, StoreConflict, StoreFault
from spellspeed.web.measured import Measured
from spellspeed.web.refusals import Fault, Moved, Unavailable
from spellspeed.web.slices import in_slices
from spellspeed.web.store import Store
from spellspeed.web.thinkers import Overdue, Thinkers

LOG: Final = logging.getLogger("spellspeed.web")
MOST_FAULTS: Final = 2
MOST_OVERDUE: Final = 3
"""So many thoughts of a room may take too long; with the last of them, and with each after it, the bot gives up its duel."""
T = TypeVar("T")


class Told(Protocol):
    """A connection, as a room meets it."""

    viewer: int
    language: str

    def send(self, message: Plain) -> None:
        """A message for this connection alone."""
        ...

    def send_frame(self, frame: Encoded) -> None:
        """Something is told to its viewer."""
        ...

    def begin_again(self) -> None:
        """The room was built again: everything is told anew."""
        ...

    def close(self, code: str, **parts: Any) -> None:
        """The server closes it."""
        ...


class AllRooms(Protocol):
    """The rooms of this process, as one of them meets them (rooms.py)."""

    @property
    def store(self) -> Store:
        """Where they are kept."""
        ...

    @property
    def owner(self) -> str:
        """What the process is called in leases."""
        ...

    @property
    def lease(self) -> int:
        """For how many milliseconds it holds a room."""
        ...

    @property
    def held(self) -> dict[str, HostedRoom]:
        """The rooms in memory."""
        ...

    @property
    def secrets(self) -> dict[str, bytes]:
        """The secret of each."""
        ...

    @property
    def measured(self) -> Measured:
        """What is measured of them."""
        ...

    @property
    def turns(self) -> Turns:
        """Whose turn it is to tell its viewers."""
        ...

    @property
    def thinkers(self) -> Thinkers:
        """The processes in which bots think."""
        ...

    @property
    def now(self) -> Callable[[], int]:
        """Milliseconds since 1970."""
        ...

    @property
    def draw_secret(self) -> Callable[[], bytes]:
        """Draws a room's secret."""
        ...

    async def let_go(self, hosted: HostedRoom, why: Exception) -> None:
        """Another process holds the room now."""
        ...


class Turns:
    """One room after the other tells its viewers what follows, and between two of them the loop does all that waits: so answers are taken and
    acknowledged first, and rooms that were answered together do not go on being answered together."""

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()

    async def wait(self) -> None:
        """Until it is this room's turn."""
        async with self.lock:
            await asyncio.sleep(0)


class HostedRoom:
    """A room in memory, the connections at it, and the deeds that are done one after the other."""

    def __init__(self, rooms: AllRooms, room: Room, invitations: dict[int, str]) -> None:
        self.rooms: Final = rooms
        self.room = self.taken_in(room)
        self.invitations: Final = invitations
        self.lock: Final = asyncio.Lock()
        self.connections: Final[set[Told]] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.faults = 0
        self.closed = False
        self.thinking: tuple[str, Moment] | None = None
        """What a bot thinks about now: which building of the room, and which of its moments."""
        self.overdue = 0
        """How many thoughts have taken too long."""
        self.quiet_since = rooms.now()
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    @property
    def id(self) -> str:
        """What the room is called."""
        return self.room.record.id

    def taken_in(self, room: Room) -> Room:
        """A room that was just made or built: it has an epoch of its own, and the secrets of its rematches are drawn as those of all rooms here."""
        room.epoch = secrets.token_hex(4)
        room.new_secret = self.rooms.draw_secret
        return room

    async def do(self, deed: Callable[[Room, int], T], kept: Callable[[T], None] = lambda _: None) -> T:
        """Carry out a deed, keep it, call `kept`, and tell everybody. Raises what the deed refuses, Unavailable, Fault; then nothing has happened."""
        async with self.lock:
            if self.faults >= MOST_FAULTS:
                raise Fault("room closed")
            if self.closed:
                raise Unavailable("built again")
            try:
                result = deed(self.room, self.rooms.now())
            except SpellspeedError:
                if self.room.to_keep:
                    await self.build_again()
                raise
            except Exception as fault:
                LOG.exception("room %s: a fault of the engine", self.id)
                await self.build_again(fault=True)
                raise Fault("engine failed") from fault
            await self.keep()
            kept(result)
            try:
                await self.rooms.turns.wait()
            finally:
                await self.tell()
            return result

    async def keep(self) -> None:
        """Commit the new rows. Raises Unavailable, and the room is as it was before them."""
        rows = self.room.new_rows()
        if not rows:
            return
        began = time.perf_counter()
        try:
            await asyncio.wrap_future(self.rooms.store.append(self.id, rows, self.room.state, self.rooms.owner))
            self.rooms.measured.commits.add(1000 * (time.perf_counter() - began))
        except (LeaseLost, StoreConflict) as lost:
            await self.rooms.let_go(self, lost)
            raise Unavailable("held elsewhere") from lost
        except StoreFault as failed:
            await self.build_again()
            raise Unavailable("not stored") from failed

    async def build_again(self, *, fault: bool = False) -> None:
        """The room from what is kept; everybody is told anew. The second fault closes it."""
        if fault:
            self.faults += 1
            self.closed = self.faults >= MOST_FAULTS
        try:
            store, now = self.rooms.store, self.rooms.now()
            owner = await asyncio.to_thread(store.take_lease, self.id, self.rooms.owner, now, self.rooms.lease)
            if owner != self.rooms.owner:
                await self.rooms.let_go(self, LeaseLost(owner))
                raise Moved(owner)
            rows = await asyncio.to_thread(self.rooms.store.rows, self.id)
        except StoreFault as failed:
            self.leave_memory("restart")
            raise Unavailable("store unread") from failed
        try:
            settings = self.room.record.settings
            secret = self.rooms.secrets[self.id]
            built = await in_slices(Room.rebuilding(self.id, settings, secret, rows, self.rooms.now()))
        except Exception as failed:
            LOG.exception("room %s cannot be built again", self.id)
            self.leave_memory("fault")
            raise Fault("not built") from failed
        self.room = self.taken_in(built)
        now = self.rooms.now()
        for connection in list(self.connections):
            await in_slices(self.room.looking(connection.viewer, connection.language))
            self.room.arrived(connection.viewer, now, connection.language)
        self.room.new_frames()
        for connection in list(self.connections):
            if self.closed:
                connection.close("fault")
            else:
                connection.begin_again()
        self.set_timer()

    def leave_memory(self, code: str) -> None:
        """Nothing is known of the room for certain: whoever is here comes back, and it is built from what is kept."""
        self.rooms.held.pop(self.id, None)
        self.closed = True
        if self.timer is not None:
            self.timer.cancel()
        for connection in list(self.connections):
            connection.close(code)

    async def end(self) -> None:
        """What is under way is kept, then everybody is told to come back."""
        async with self.lock:
            self.leave_memory("restart")

    async def tell(self) -> None:
        """Send what follows, and see to it that time goes on. Where the engine fails to say what follows, everybody is shown the room built again."""
        try:
            frames = self.room.new_frames()
        except Exception:
            LOG.exception("room %s: what follows cannot be told", self.id)
            with suppress(SpellspeedError):  # then whoever was here has been sent away
                await self.build_again(fault=True)
            return
        encoded: dict[int, Encoded] = {}
        for viewer, frame in frames:
            held = encoded.setdefault(id(frame), Encoded(frame))
            for connection in list(self.connections):
                if connection.viewer == viewer:
                    connection.send_frame(held)
        self.set_timer()

    def send_to(self, message: Plain, places: Collection[int]) -> None:
        """A message of which nothing is kept, for those who are here."""
        for connection in list(self.connections):
            if connection.viewer in places:
                connection.send(message)

    def let_think(self) -> None:
        """Where a bot has to think, begin; the room goes on meanwhile. Where nobody is, nobody waits for it: it thinks when somebody comes."""
        wanted = self.room.thought_wanted()
        if wanted is None or self.closed or not self.connections or (self.room.epoch, wanted.moment) == self.thinking:
            return
        self.thinking = (self.room.epoch, wanted.moment)
        task = asyncio.get_running_loop().create_task(self.think(wanted))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def think(self, wanted: Thought) -> None:
        """Let a bot think and answer. Where that fails or takes too long the bot `sensible` answers for it once, so that the room goes on; a bot that
        takes too long again and again gives up its duel, so that the room ends."""
        try:
            picks = await self.rooms.thinkers.answer(self.id, wanted)
        except Overdue:
            self.overdue += 1
            LOG.warning("room %s: the bot %s thought for too long", self.id, wanted.bot)
            if self.overdue >= MOST_OVERDUE:
                await self.do_thought(lambda room, now: room.bot_gives_up(wanted.moment, now))
                return
            picks = await asyncio.to_thread(Thinker().answer, replace(wanted, bot=SENSIBLE))
        except Exception:
            if self.closed:
                return
            LOG.exception("room %s: the bot %s could not think; sensible answers for it", self.id, wanted.bot)
            picks = await asyncio.to_thread(Thinker().answer, replace(wanted, bot=SENSIBLE))
        await self.do_thought(lambda room, now: room.think(wanted.moment, picks, now))

    async def do_thought(self, deed: Callable[[Room, int], None]) -> None:
        """Carry out what came of a thought; where that fails it is thought again."""
        try:
            await self.do(deed)
        except (Unavailable, Fault):
            LOG.warning("room %s: what a bot thought has to wait", self.id)
            self.thinking = None

    def set_timer(self) -> None:
        """Wake up when something is due; a bot that has to think begins."""
        self.let_think()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due = self.room.next_due()
        if due is not None and not self.closed:
            wait = max(0, due - self.rooms.now()) / 1000
            self.timer = asyncio.get_running_loop().call_later(wait, self.wake)

    def wake(self) -> None:
        """Something is due."""
        task = asyncio.get_running_loop().create_task(self.tick())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def tick(self) -> None:
        """Let the room do what is due. What fails is tried again when the store is back."""
        if self.closed:
            return
        try:
            await self.do(lambda room, now: room.tick(now))
        except (Unavailable, Fault):
            LOG.warning("room %s: what was due has to wait", self.id)
        except SpellspeedError:
            LOG.exception("room %s: time could not go on", self.id)

    async def come(self, connection: Told) -> None:
        """Somebody is connected."""
        async with self.lock:
            if not self.closed:
                await in_slices(self.room.looking(connection.viewer, connection.language))
            if self.closed:
                connection.close("fault" if self.faults >= MOST_FAULTS else "restart")
                return
            self.connections.add(connection)
            self.room.arrived(connection.viewer, self.rooms.now(), connection.language)
            connection.begin_again()
            await self.tell()

    async def leave(self, connection: Told) -> None:
        """A connection is gone."""
        async with self.lock:
            if connection in self.connections:
                self.connections.discard(connection)
                self.quiet_since = self.rooms.now()
                self.room.departed(connection.viewer, self.rooms.now())
                await self.tell()
