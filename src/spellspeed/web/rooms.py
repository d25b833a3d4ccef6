"""The rooms of a server process: each is built from its rows when somebody comes, changes one deed at a time, and tells nobody what is not kept.

The order of a deed: it is carried out on the room in memory, its rows are committed, who did it is told so, and only then everybody is sent what
follows. If the commit fails the room is thrown away and built again from what is kept; if the engine fails, the deed is refused and the room is
built again, the second time it is closed.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Protocol, TypeVar

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.game import Plain
from spellspeed.room.refused import Refused
from spellspeed.room.room import Room
from spellspeed.room.settings import Settings, settings_from
from spellspeed.web.encoded import Encoded
from spellspeed.web.faults import LeaseLost, StoreConflict, StoreFault
from spellspeed.web.measured import Measured
from spellspeed.web.refusals import Fault, Moved, NoSuchRoom, Unavailable
from spellspeed.web.store import RoomRow, Store

LOG: Final = logging.getLogger("spellspeed.web")
LEASE: Final = 10_000
"""Milliseconds that a room belongs to this process without being renewed."""
RENEWED: Final = 0.3
"""The part of the lease after which it is renewed."""
IDLE: Final = 600.0
"""Seconds after which a room at which nobody is connected leaves the memory."""
MOST_FAULTS: Final = 2
T = TypeVar("T")


class Told(Protocol):
    """A connection, as a room meets it."""

    viewer: int
    language: str

    def send_frame(self, frame: Encoded) -> None:
        """Something is told to its viewer."""
        ...

    def begin_again(self) -> None:
        """The room was built again: everything is told anew."""
        ...

    def close(self, code: str, **parts: Any) -> None:
        """The server closes it."""
        ...


@dataclass(frozen=True, slots=True)
class Maker:
    """Who makes a room and sits down in it at once."""

    place: int
    name: str
    deck: str


@dataclass(frozen=True, slots=True)
class Resumed:
    """Who goes on from a recorded moment at which place, and the recording up to it."""

    place: int
    name: str
    recording: str


class HostedRoom:
    """A room in memory, the connections at it, and the deeds that are done one after the other."""

    def __init__(self, rooms: Rooms, room: Room, invitations: dict[int, str]) -> None:
        self.rooms: Final = rooms
        self.room = room
        self.invitations: Final = invitations
        self.lock: Final = asyncio.Lock()
        self.connections: Final[set[Told]] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.faults = 0
        self.closed = False
        self.quiet_since = rooms.now()
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        room.epoch = secrets.token_hex(4)

    @property
    def id(self) -> str:
        """What the room is called."""
        return self.room.record.id

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
            self.tell()
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
            self.room = Room.rebuilt(self.id, settings, self.rooms.secrets[self.id], rows, self.rooms.now())
        except Exception as failed:
            LOG.exception("room %s cannot be built again", self.id)
            self.leave_memory("fault")
            raise Fault("not built") from failed
        self.room.epoch = secrets.token_hex(4)
        now = self.rooms.now()
        for connection in list(self.connections):
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

    def tell(self) -> None:
        """Send what follows, and see to it that time goes on."""
        encoded: dict[int, Encoded] = {}
        frames = self.room.new_frames()
        for viewer, frame in frames:
            held = encoded.setdefault(id(frame), Encoded(frame))
            for connection in list(self.connections):
                if connection.viewer == viewer:
                    connection.send_frame(held)
        self.set_timer()

    def set_timer(self) -> None:
        """Wake up when something is due."""
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
            if self.closed:
                connection.close("fault" if self.faults >= MOST_FAULTS else "restart")
                return
            self.connections.add(connection)
            self.room.arrived(connection.viewer, self.rooms.now(), connection.language)
            connection.begin_again()
            self.tell()

    async def leave(self, connection: Told) -> None:
        """A connection is gone."""
        async with self.lock:
            if connection in self.connections:
                self.connections.discard(connection)
                self.quiet_since = self.rooms.now()
                self.room.departed(connection.viewer, self.rooms.now())
                self.tell()


class Rooms:
    """All rooms that this process holds. `clock` gives milliseconds since 1970; `owner` names the process in leases, which last for `lease`
    milliseconds. `shared`: other processes run rooms of the same store, so one that rests is let go at once."""

    def __init__(
        self, store: Store, clock: Callable[[], int], owner: str, lease: int = LEASE, shared: bool = False
    ) -> None:
        self.store: Final = store
        self.now: Final = clock
        self.owner: Final = owner
        self.lease: Final = lease
        self.shared: Final = shared
        self.held: Final[dict[str, HostedRoom]] = {}
        self.secrets: Final[dict[str, bytes]] = {}
        self.locks: Final[dict[str, asyncio.Lock]] = {}
        self.closing = False
        self.measured: Final = Measured()

    async def make(self, settings: Settings, maker: Maker | Resumed | None = None) -> tuple[HostedRoom, dict[int, str]]:
        """A new room in which its maker sits, and the token of each person's place. Nothing is stored of a room that is refused.

        Raises Unavailable, and what the decks, the maker's name and the bots' decks refuse.
        """
        if self.closing:
            raise Unavailable("stopping")
        room_id = secrets.token_urlsafe(9)
        secret = secrets.token_bytes(32)
        room = Room(room_id, settings, secret)
        tokens = {place: secrets.token_urlsafe(16) for place in settings.persons}
        hashes = {place: sha256(token.encode()).hexdigest() for place, token in tokens.items()}
        kept = {
            "listed": settings.listed,
            "room": settings.as_plain(),
            "invited": {str(place): one for place, one in hashes.items()},
        }
        now = self.now()
        if isinstance(maker, Resumed):
            room.resume(maker.place, maker.name, hashes[maker.place], maker.recording, now)
        elif maker is not None:
            room.sit(maker.place, maker.name, hashes[maker.place], maker.deck, now)
        try:
            await asyncio.to_thread(self.store.make_room, room_id, now, json.dumps(kept), secret, room.commitment)
            await asyncio.to_thread(self.store.take_lease, room_id, self.owner, now, self.lease)
        except StoreFault as failed:
            raise Unavailable("room not stored") from failed
        self.secrets[room_id] = secret
        hosted = self.held[room_id] = HostedRoom(self, room, hashes)
        async with hosted.lock:
            await hosted.keep()
            hosted.tell()
        return hosted, tokens

    async def find(self, room_id: str) -> HostedRoom:
        """A room, built from its rows if it is not in memory. Raises NoSuchRoom, Moved, Unavailable."""
        if self.closing:
            raise Unavailable("stopping")
        hosted = self.held.get(room_id)
        if hosted is not None:
            return hosted
        async with self.locks.setdefault(room_id, asyncio.Lock()):
            hosted = self.held.get(room_id)
            if hosted is not None:
                return hosted
            try:
                found = await asyncio.to_thread(self.store.room, room_id)
                if found is None:
                    raise NoSuchRoom()
                owner = await asyncio.to_thread(self.store.take_lease, room_id, self.owner, self.now(), self.lease)
                if owner != self.owner:
                    raise Moved(owner)
                rows = await asyncio.to_thread(self.store.rows, room_id)
            except StoreFault as failed:
                raise Unavailable("store unread") from failed
            hosted = self.build(found, rows)
        self.locks.pop(room_id, None)
        return hosted

    def build(self, found: RoomRow, rows: list[Any]) -> HostedRoom:
        """A room from what is kept of it."""
        kept: Plain = json.loads(found.settings)
        settings = settings_from(kept["room"])
        self.secrets[found.id] = found.secret
        room = Room.rebuilt(found.id, settings, found.secret, rows, self.now())
        room.new_frames()
        hosted = HostedRoom(self, room, {int(place): told for place, told in kept["invited"].items()})
        self.held[found.id] = hosted
        hosted.set_timer()
        return hosted

    async def let_go(self, hosted: HostedRoom, why: Exception) -> None:
        """A room that another process holds now: whoever is here is sent there."""
        self.held.pop(hosted.id, None)
        hosted.closed = True
        if hosted.timer is not None:
            hosted.timer.cancel()
        try:
            found = await asyncio.to_thread(self.store.room, hosted.id)
        except StoreFault:
            found = None
        for connection in list(hosted.connections):
            connection.close("moved", to=(found.owner if found is not None else "") or "")

    async def rest(self, hosted: HostedRoom, quiet: float = 0.0) -> None:
        """Let a room leave the memory at which nobody has been for so many seconds and nothing is due; who comes next builds it, in any process."""
        async with self.locks.setdefault(hosted.id, asyncio.Lock()), hosted.lock:
            if (
                self.held.get(hosted.id) is not hosted
                or hosted.connections
                or hosted.room.next_due() is not None
                or self.now() - hosted.quiet_since < quiet * 1000
            ):
                return
            self.held.pop(hosted.id)
            hosted.closed = True
            try:
                await asyncio.to_thread(self.store.give_up_lease, hosted.id, self.owner)
            except StoreFault:
                LOG.warning("room %s: the lease could not be given up, and runs out", hosted.id)

    async def keep_leases(self) -> None:
        """Renew the leases of this process until it ends; rooms at which nobody has been for long leave the memory."""
        while True:
            await asyncio.sleep(RENEWED * self.lease / 1000)
            held = list(self.held.values())
            try:
                mine = set(await asyncio.to_thread(self.store.renew_leases, self.owner, self.now(), self.lease))
            except StoreFault:
                LOG.warning("leases could not be renewed")
                continue
            for hosted in held:
                if self.held.get(hosted.id) is not hosted:
                    continue
                if hosted.id not in mine:
                    await self.let_go(hosted, LeaseLost(hosted.id))
                else:
                    await self.rest(hosted, self.lease / 1000 if self.shared else IDLE)

    async def close(self) -> None:
        """No new rooms; everybody is told to come back, as soon as what is under way in a room is kept."""
        self.closing = True
        await asyncio.gather(*[hosted.end() for hosted in list(self.held.values())])
        try:
            await asyncio.to_thread(self.store.give_up_leases, self.owner)
        except StoreFault:
            LOG.warning("leases could not be given up: they run out by themselves")

    def send_away(self) -> None:
        """Everybody who is still here is told to come back, without waiting for what is under way."""
        for hosted in list(self.held.values()):
            hosted.leave_memory("restart")


def checked_invitation(hosted: HostedRoom, place: int, token: str) -> str:
    """The hash of a token that may sit at a place. Raises Refused."""
    told = sha256(token.encode()).hexdigest()
    if hosted.room.record.settings.listed and hosted.room.record.players[place] is None:
        return told
    if not secrets.compare_digest(hosted.invitations.get(place, ""), told):
        raise Refused("not_your_seat", "no seat for a person")
    return told
