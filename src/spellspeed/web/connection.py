"""One connection to a room: the first message, then messages one by one.

What is sent goes through a bounded queue, so that nobody waits for a slow reader.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.game import Plain
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.worded import Worded
from spellspeed.room.pointing import pointed_at
from spellspeed.room.refused import Refused
from spellspeed.room.room import Room
from spellspeed.web import protocol as p
from spellspeed.web.encoded import WRITE, Encoded
from spellspeed.web.hints import Hints
from spellspeed.web.hosted_room import HostedRoom
from spellspeed.web.limits import Bucket, Limits
from spellspeed.web.read_messages import READ, name_in
from spellspeed.web.refusals import Fault, Moved, NoSuchRoom, code_of, language_of, plain_words, words_of
from spellspeed.web.rooms import Rooms

LOG: Final = logging.getLogger("spellspeed.web")
CLOSED: Final = {
    "bad_message": 4400,
    "token": 4401,
    "hello": 4408,
    "full": 4429,
    "slow": 4430,
    "restart": 4503,
    "fault": 4500,
    "moved": 4301,
}
"""Codes with which the socket is closed."""
LONGEST_ERROR: Final = 400
"""Characters of what is said to a refusal."""


class Connection:
    """A socket, once its first message has said whose it is."""

    def __init__(self, socket: WebSocket, rooms: Rooms, limits: Limits) -> None:
        self.socket: Final = socket
        self.rooms: Final = rooms
        self.limits: Final = limits
        self.viewer = SPECTATOR
        self.language = "en"
        self.hosted: HostedRoom | None = None
        self.hello: p.Hello | None = None
        self.waiting: Final[deque[bytes]] = deque()
        self.bytes_waiting = 0
        self.more: Final = asyncio.Event()
        self.codes: Final[set[int]] = set()
        self.faults: Final = Bucket(limits.faults_forgiven, limits.faults, self.seconds())
        self.goodbye: Plain | None = None
        self.patience: asyncio.Timeout | None = None
        """How long the next message is waited for."""
        self.rate: Final = Bucket(limits.messages, limits.messages_saved, self.seconds())
        self.whys: Final = Bucket(limits.whys, limits.whys * 4, self.seconds())
        self.phrases: Final = Bucket(limits.phrases, limits.phrases_saved, self.seconds())
        self.hints: Final = Hints(self)

    def seconds(self) -> float:
        """The time, for rates."""
        return self.rooms.now() / 1000

    # Sending

    def send(self, message: Plain) -> None:
        """Queue a message."""
        self.queue(WRITE.encode(message))

    def queue(self, held: bytes) -> None:
        """Queue a message that is written. A reader that is too slow is closed: it can come back and miss nothing."""
        if self.goodbye is not None:
            return
        if len(self.waiting) >= self.limits.queue or self.bytes_waiting + len(held) > self.limits.queue_bytes:
            self.waiting.clear()
            self.bytes_waiting = 0
            self.close("slow")
            return
        self.waiting.append(held)
        self.bytes_waiting += len(held)
        self.more.set()

    def send_frame(self, encoded: Encoded) -> None:
        """Something is told to the viewer; with the faces of cards that this connection has not seen."""
        assert self.hosted is not None, "frames come from a room"
        new = encoded.frame.codes - self.codes
        language = self.hosted.room.showing.words_of(self.language)
        self.queue(encoded.for_reader(language, new, lambda message: self.with_faces(message, new)))
        self.codes.update(new)

    def with_faces(self, message: Plain, new: frozenset[int]) -> Plain:
        """The message with the faces of cards that are new here."""
        if not new or self.hosted is None:
            return message
        faces = {str(code): self.hosted.room.face(code, self.language) for code in sorted(new)}
        return {**message, "faces": {code: face for code, face in faces.items() if face}}

    def begin_again(self) -> None:
        """Who is who, and everything as it stands; or only the steps that were missed, where it is still the same room."""
        assert self.hosted is not None, "a room begins"
        room = self.hosted.room
        self.send(room.welcome(self.viewer, self.language))
        hello, self.hello = self.hello, None
        missed = None if hello is None else room.missed(self.viewer, hello.epoch, hello.since, self.language)
        for frame in missed or ():
            self.send_frame(Encoded(frame))
        if missed is None:
            shown = room.codes_shown(self.viewer) - self.codes
            self.send(self.with_faces(room.snapshot(self.viewer, self.language), shown))
            self.codes.update(shown)
        for message in (*room.standing(self.viewer), room.presence(self.rooms.now())):
            self.send(message)

    def close(self, code: str, **parts: Any) -> None:
        """Say goodbye and close, after what waits to be sent."""
        if self.goodbye is None:
            self.goodbye = {"t": "bye", "code": code, "retry_ms": 1000, **parts}
            self.more.set()
            if self.patience is not None:
                self.patience.reschedule(asyncio.get_running_loop().time())

    async def write(self) -> None:
        """The task that sends."""
        while True:
            while self.waiting:
                held = self.waiting.popleft()
                self.bytes_waiting -= len(held)
                await self.socket.send_text(held.decode())
            if self.goodbye is not None:
                await self.socket.send_text(WRITE.encode(self.goodbye).decode())
                await self.socket.close(CLOSED.get(self.goodbye["code"], 4000))
                return
            self.more.clear()
            await self.more.wait()

    # Reading

    async def run(self, room_id: str) -> None:
        """From the first message to the last."""
        await self.socket.accept()
        writer = asyncio.get_running_loop().create_task(self.write())
        try:
            if await self.says_hello(room_id):
                await self.read(writer)
        except WebSocketDisconnect:
            pass
        finally:
            if self.hosted is not None:
                await self.hosted.leave(self)
            if self.goodbye is None:
                writer.cancel()
            await asyncio.wait([writer], timeout=self.limits.hello_seconds)
            writer.cancel()

    async def receive(self, seconds: float | None = None) -> p.ClientMessage | None:
        """The next message; None where it was none (an error was sent). Raises WebSocketDisconnect, and TimeoutError after so many seconds or
        when this side closes."""
        try:
            async with asyncio.timeout(seconds) as self.patience:
                found = await self.socket.receive()
        finally:
            self.patience = None
        if found["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(found.get("code", 1000))
        text = found.get("text")
        if text is None:
            self.bad("no text")
        elif len(text) > self.limits.frame:
            self.bad("long message", "too_large", most=self.limits.frame)
        else:
            try:
                message: p.ClientMessage = READ.decode(text)
            except (msgspec.DecodeError, ValueError, RecursionError) as wrong:
                self.bad("no message", message_id=name_in(text), problem=str(wrong)[:120])
            else:
                return message
        return None

    def bad(self, key: str, code: str = "bad_message", message_id: str = "", **parts: object) -> None:
        """A message that is none, or one too many; after several in a short time the connection is closed."""
        say = plain_words(key, self.speaks(), **parts)[:LONGEST_ERROR]
        self.send({"t": "error", "id": message_id, "code": code, "say": say})
        self.faults.take(self.seconds())
        if self.faults.left < 1:
            self.close("bad_message")

    async def says_hello(self, room_id: str) -> bool:
        """The first message: whose connection it is. Whether it may stay."""
        try:
            message = await self.receive(self.limits.hello_seconds)
        except TimeoutError:
            self.close("hello")
            return False
        if not isinstance(message, p.Hello):
            self.close("hello")
            return False
        self.language = message.language
        self.hello = message
        try:
            hosted = await self.rooms.find(room_id)
        except Moved as moved:
            self.close("moved", to=moved.owner)
        except NoSuchRoom as unknown:
            say = words_of(unknown, self.speaks())
            self.send({"t": "error", "id": message.id, "code": unknown.code, "say": say})
            self.close("fault")
        except SpellspeedError:
            self.close("restart")
        else:
            return await self.takes_place(hosted, message)
        return False

    async def takes_place(self, hosted: HostedRoom, message: p.Hello) -> bool:
        """With a token at its seat, without one as a spectator, if there is room."""
        room = hosted.room
        if message.token:
            place = room.seat_of_token(message.token)
            if place is None:
                self.close("token")
                return False
            self.viewer = place
        elif not room.settings.watched:
            self.close("token")
            return False
        alike = sum(other.viewer == self.viewer for other in hosted.connections)
        most = self.limits.spectators if self.viewer == SPECTATOR else self.limits.connections_of_seat
        if alike >= most:
            self.close("full")
            return False
        self.hosted = hosted
        await hosted.come(self)
        return True

    async def read(self, writer: asyncio.Task[None]) -> None:
        """Messages until one side closes."""
        while self.goodbye is None and not writer.done():
            try:
                message = await self.receive()
            except TimeoutError:
                return
            if message is None:
                continue
            if not self.rate.take(self.seconds()):
                self.bad("too many messages", "too_fast", message.id)
                continue
            await self.take(message)

    async def take(self, message: p.ClientMessage) -> None:
        """One message: it is done, answered, or refused with a code and a sentence."""
        assert self.hosted is not None, "a room was joined"
        try:
            if isinstance(message, (p.Ping, p.LogBefore)):
                self.look(message)
            elif isinstance(message, p.Hello):
                self.bad("second hello", message_id=message.id)
            elif self.viewer == SPECTATOR:
                raise Refused("not_your_seat", "no seat for a person")
            elif isinstance(message, (p.Try, p.Why)):
                self.asks(message)
            elif isinstance(message, p.Hint):
                self.hints.begin(self.hosted, message.id)
            elif isinstance(message, (p.Say, p.Point)):
                self.talk(message)
            elif isinstance(message, p.Typed):
                await self.typed(message)
            else:
                began = time.perf_counter()
                try:
                    await self.hosted.do(self.deed(message), lambda _: self.ack(message))
                finally:
                    self.rooms.measured.answers.add(1000 * (time.perf_counter() - began))
        except SpellspeedError as refused:
            self.refuse(message.id, refused)
        except Exception:
            # A deed that fails is a Fault already; a question changes nothing, so the room stays as it is.
            LOG.exception("room %s: a question failed", self.hosted.id)
            self.refuse(message.id, Fault("engine failed"))

    def ack(self, message: p.FromClient) -> None:
        """It is kept."""
        self.send({"t": "ack", "id": message.id, **({"ask": message.ask} if isinstance(message, p.Answer) else {})})

    def refuse(self, message_id: str, refused: SpellspeedError) -> None:
        """It is not done; nothing has changed. What the game itself refuses is not possible now."""
        assert self.hosted is not None, "a room refuses"
        code = code_of(refused, "bad_message" if isinstance(refused, Worded) else "not_now")
        say = words_of(refused, self.speaks())
        ask = self.hosted.room.showing.boards[self.viewer].number
        self.send({"t": "error", "id": message_id, "code": code, "say": say[:LONGEST_ERROR], "ask": ask})

    def speaks(self) -> str:
        """The language in which this connection is spoken to, where it is not about the game."""
        return language_of(self.language)

    def look(self, message: p.Ping | p.LogBefore) -> None:
        """What changes nothing, and everybody may ask."""
        assert self.hosted is not None, "a room is looked at"
        if isinstance(message, p.Ping):
            self.send({"t": "pong", "k": message.k, "at": self.rooms.now()})
            return
        found = self.hosted.room.log_before(self.viewer, message.before, self.language)
        self.send({"t": "log", "id": message.id, **found})

    def asks(self, message: p.Try | p.Why) -> None:
        """What changes nothing, and a seat may ask."""
        assert self.hosted is not None, "a room is asked"
        room = self.hosted.room
        if isinstance(message, p.Try):
            more, complete = room.possible(self.viewer, message.ask, message.picks)
            self.send({"t": "possible", "id": message.id, "more": more, "complete": complete})
            return
        if not self.whys.take(self.seconds()):
            self.bad("too many whys", "too_fast", message.id)
            return
        reasons = room.why(self.viewer, message.card, message.verb, message.text, self.language)
        self.send({"t": "reasons", "id": message.id, "reasons": reasons})

    def talk(self, message: p.Say | p.Point) -> None:
        """What is said to others. Raises Refused."""
        hosted = self.hosted
        assert hosted is not None, "somebody in a room talks"
        if not self.phrases.take(self.seconds()):
            raise Refused("too_fast", "too many phrases")
        if isinstance(message, p.Say):
            # Who looks on later than the players would hear it too early.
            others = {*range(hosted.room.settings.seats), *([] if hosted.room.settings.delay else [SPECTATOR])}
            hosted.send_to({"t": "spoken", "seat": self.viewer, "phrase": message.phrase}, others)
        else:
            for place, card in pointed_at(hosted.room.record, self.viewer, message.card).items():
                hosted.send_to({"t": "pointed", "seat": self.viewer, "id": card}, {place})
        self.ack(message)

    async def typed(self, message: p.Typed) -> None:
        """A typed line: a move that is made, or words in answer."""
        assert self.hosted is not None, "a room is told"

        def kept(lines: list[str]) -> None:
            if lines:
                self.send({"t": "said", "id": message.id, "lines": lines})
            else:
                self.ack(message)

        if not self.whys.take(self.seconds()):
            raise Refused("too_fast", "too many whys")
        me, text = self.viewer, message.text
        await self.hosted.do(lambda room, now: room.typed(me, message.ask, text, self.language, now), kept)

    def deed(self, message: p.ClientMessage) -> Callable[[Room, int], object]:
        """What a message does to the room."""
        me = self.viewer
        match message:
            case p.Answer(ask=ask, picks=picks):
                return lambda room, now: room.answer(me, ask, picks, now)
            case p.PassingSet(mode=mode, stops=stops, hold=hold):
                wanted: Any = None if isinstance(stops, msgspec.UnsetType) else stops
                return lambda room, now: room.set_passing(me, mode, wanted, hold, now)
            case p.Offer(what=what):
                return lambda room, now: room.offer(me, what, now)
            case p.Accept(what=what):
                return lambda room, now: room.accept(me, what, now)
            case p.Decline(what=what):
                return lambda room, now: room.decline(me, what, now)
            case p.Surrender():
                return lambda room, now: room.surrender(me, now)
            case p.Claim(what=what):
                return lambda room, now: room.claim(me, what, now)
            case p.SaltHash(hash=shown):
                return lambda room, now: room.salt_hash(me, shown, now)
            case p.Salt(salt=salt):
                return lambda room, now: room.salt(me, salt, now)
            case p.Exchange(out=out, into=into, done=done):
                return lambda room, now: room.exchange(me, out, into, done, now)
            case p.Begin(first=first):
                return lambda room, now: room.begin(me, first, now)
        raise Refused("not_now", "not now", state="")
