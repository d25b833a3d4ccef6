"""The rooms of a server process: each is built from its rows when somebody comes, and belongs to one process as long as its lease lasts."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from spellspeed.files.writing import write_whole
from spellspeed.kernel.game import Plain
from spellspeed.room.flow import drawn_secret
from spellspeed.room.refused import Refused
from spellspeed.room.room import Room
from spellspeed.room.settings import Settings, settings_from
from spellspeed.web.faults import LeaseLost, StoreFault
from spellspeed.web.hosted_room import HostedRoom, Turns
from spellspeed.web.measured import Measured
from spellspeed.web.refusals import Moved, NoSuchRoom, Unavailable
from spellspeed.web.retention import Retention
from spellspeed.web.room_names import NamedLocks, checked_name, drawn_name
from spellspeed.web.slices import in_slices
from spellspeed.web.store import RoomRow, Store
from spellspeed.web.thinkers import Thinkers

LOG: Final = logging.getLogger("spellspeed.web")
LEASE: Final = 10_000
"""Milliseconds that a room belongs to this process without being renewed."""
RENEWED: Final = 0.3
"""The part of the lease after which it is renewed."""
FORGOTTEN_EVERY: Final = 3600.0
"""Seconds between two times at which old rooms are forgotten."""
IDLE: Final = 600.0
"""Seconds after which a room at which nobody is connected leaves the memory."""


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


class Rooms:
    """All rooms that this process holds. `clock` gives milliseconds since 1970; `owner` names the process in leases, which last for `lease`
    milliseconds. `shared`: other processes run rooms of the same store, so one that rests is let go at once. `draw_secret` draws a room's secret, and
    another one for each rematch. `retention`: how long rooms are kept; `archive`: the folder in
    which the recordings of those that are over are written before."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int],
        owner: str,
        lease: int = LEASE,
        shared: bool = False,
        own_bots: Sequence[str] = (),
        draw_secret: Callable[[], bytes] = drawn_secret,
        retention: Retention = Retention(),  # noqa: B008 (a value)
        archive: Path | None = None,
    ) -> None:
        self.store: Final = store
        self.now: Final = clock
        self.owner: Final = owner
        self.lease: Final = lease
        self.shared: Final = shared
        self.own_bots: Final = tuple(own_bots)
        self.draw_secret: Final = draw_secret
        self.retention: Final = retention
        self.archive: Final = archive
        self.held: Final[dict[str, HostedRoom]] = {}
        self.secrets: Final[dict[str, bytes]] = {}
        self.locks: Final = NamedLocks()
        self.closing = False
        self.measured: Final = Measured()
        self.turns: Final = Turns()
        self.thinkers: Final = Thinkers()

    async def make(self, settings: Settings, maker: Maker | Resumed | None = None) -> tuple[HostedRoom, dict[int, str]]:
        """A new room in which its maker sits, and the token of each person's place. Nothing is stored of a room that is refused.

        Raises Unavailable, and what the decks, the maker's name and the bots' decks refuse.
        """
        if self.closing:
            raise Unavailable("stopping")
        room_id = drawn_name()
        secret = self.draw_secret()
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
            await in_slices(room.resuming(maker.place, maker.name, hashes[maker.place], maker.recording, now))
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
            await hosted.tell()
        return hosted, tokens

    async def find(self, room_id: str) -> HostedRoom:
        """A room, built from its rows if it is not in memory. Raises NoSuchRoom, Moved, Unavailable."""
        if self.closing:
            raise Unavailable("stopping")
        hosted = self.held.get(room_id)
        if hosted is not None:
            return hosted
        async with self.locks.holding(checked_name(room_id)):
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
            return await self.build(found, rows)

    async def build(self, found: RoomRow, rows: list[Any]) -> HostedRoom:
        """A room from what is kept of it. Raises Unavailable where the server stops meanwhile."""
        kept: Plain = json.loads(found.settings)
        settings = settings_from(kept["room"], None)
        self.secrets[found.id] = found.secret
        room = await in_slices(Room.rebuilding(found.id, settings, found.secret, rows, self.now()))
        if self.closing:
            raise Unavailable("stopping")
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
        async with self.locks.holding(hosted.id), hosted.lock:
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

    async def forget_old(self) -> None:
        """Forget rooms by their retention, every hour until it ends; what is over is written into the archive before, if there is one."""
        while True:
            try:
                while old := await asyncio.to_thread(self.store.old_rooms, self.retention, self.now()):
                    gone = [await self.forget(*each) for each in old]
                    self.measured.counts["rooms forgotten"] += sum(gone)
                    if not any(gone):
                        break
            except (StoreFault, OSError):
                LOG.exception("old rooms could not be forgotten")
            await asyncio.sleep(FORGOTTEN_EVERY)

    async def forget(self, room_id: str, state: str) -> bool:
        """Forget one room at which nobody is; whether it is gone. Raises StoreFault, and OSError of the archive: then it is kept."""
        async with self.locks.holding(room_id):
            if room_id in self.held:
                return False
            if self.archive is not None and state == "over":
                await asyncio.to_thread(archived, self.store, room_id, self.archive)
            return await asyncio.to_thread(self.store.forget, room_id, self.now())

    async def close(self) -> None:
        """No new rooms; everybody is told to come back, as soon as what is under way in a room is kept."""
        self.closing = True
        await asyncio.gather(*[hosted.end() for hosted in list(self.held.values())])
        self.thinkers.end()
        try:
            await asyncio.to_thread(self.store.give_up_leases, self.owner)
        except StoreFault:
            LOG.warning("leases could not be given up: they run out by themselves")

    def send_away(self) -> None:
        """Everybody who is still here is told to come back, without waiting for what is under way."""
        for hosted in list(self.held.values()):
            hosted.leave_memory("restart")
        self.thinkers.end()


def archived(store: Store, room_id: str, folder: Path) -> None:
    """Write the recording of a room that is over into a folder, under the name of the room. Raises StoreFault, OSError."""
    found = store.room(room_id)
    if found is None:
        return
    kept: Plain = json.loads(found.settings)
    room = Room.rebuilt(room_id, settings_from(kept["room"], None), found.secret, store.rows(room_id), found.made)
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(room.recording_text(), folder / f"{room_id}.json")


def checked_invitation(hosted: HostedRoom, place: int, token: str) -> str:
    """The hash of a token that may sit at a place; an empty one seats nobody. Raises Refused."""
    if not token:
        raise Refused("not_your_seat", "no seat for a person")
    told = sha256(token.encode()).hexdigest()
    if hosted.room.record.settings.listed and hosted.room.record.players[place] is None:
        return told
    if not secrets.compare_digest(hosted.invitations.get(place, ""), told):
        raise Refused("not_your_seat", "no seat for a person")
    return told
