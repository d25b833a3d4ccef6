"""Links to rooms, and what is asked of a server over HTTP: to make a room, to sit down, to have a recording."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from spellspeed.errors import SpellspeedError

HTTP_SECONDS: Final = 20.0
LARGEST_ANSWER: Final = 8 << 20
MOST_MOVES: Final = 3
"""So often one lets oneself be sent from one process of a server to another."""
MOVED: Final = "moved"
ADDRESSES: Final = ("http://", "https://")


class NoServer(SpellspeedError):
    """There is no server of rooms where one was looked for, or it does not answer."""


class WrongLink(SpellspeedError):
    """What was given is no address of a server or a room."""


class ServerRefused(SpellspeedError):
    """The server does not do what was asked; nothing has changed. `code` is one of the protocol's."""

    def __init__(self, code: str, say: str, to: str = "") -> None:
        """`to` is what the process is called that holds the room, where it was moved."""
        super().__init__(say)
        self.code: Final = code
        self.to: Final = to


@dataclass(frozen=True, slots=True)
class Link:
    """Where a room is found: `server` such as https://host, `room` "" where only a server was named, `token` "" for a spectator."""

    server: str
    room: str = ""
    token: str = ""

    def __str__(self) -> str:
        where = f"{self.server}/r/{self.room}" if self.room else self.server
        return f"{where}#{self.token}" if self.token else where


def link_of(text: str) -> Link:
    """The link that a text is: https://host, or https://host/r/ROOM#TOKEN. Raises WrongLink."""
    try:
        parts = urlsplit(text.strip())
        port = f":{parts.port}" if parts.port is not None else ""
    except ValueError as wrong:
        raise WrongLink(f"{text[:80]}: {wrong}") from wrong
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise WrongLink(f"{text[:80]}: a link begins with http:// or https:// and a host")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    before, _, room = parts.path.rstrip("/").rpartition("/r/")
    if "/" in room or (parts.path.rstrip("/") and not room):
        before, room = parts.path.rstrip("/"), ""
    return Link(f"{parts.scheme}://{host}{port}{before}", room, parts.fragment if room else "")


def way_to(server: str, to: str) -> tuple[str, str]:
    """Where a room is that the process `to` holds, as the server says: an address, and what follows a path there.

    An address of its own is gone to, but never from an encrypted one to one that is not: the token of a seat goes along. A name is told to the
    server's proxy (`?at=`), which knows it.
    """
    if to.startswith(ADDRESSES) and (to.startswith("https://") or not server.startswith("https://")):
        return to.rstrip("/"), ""
    return server, f"?at={quote(to, safe='')}" if to else ""


def asked_of(server: str, path: str, body: Any = None, language: str = "en") -> bytes:
    """What a server answers to a request (a POST where there is a body), or the process of it to which it sends. Raises ServerRefused, NoServer."""
    moved: ServerRefused | None = None
    for _ in range(MOST_MOVES):
        try:
            return asked_once(*way_to(server, moved.to if moved is not None else ""), path, body, language)
        except ServerRefused as refused:
            if refused.code != MOVED:
                raise
            moved = refused
        except NoServer:
            if moved is None:
                raise
            break
    assert moved is not None, "it was sent elsewhere"
    raise moved


def asked_once(server: str, query: str, path: str, body: Any, language: str) -> bytes:
    """What a process answers. Raises ServerRefused, NoServer."""
    held = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "accept-language": language}
    try:
        with urlopen(Request(server + path + query, held, headers), timeout=HTTP_SECONDS) as answer:
            return bytes(answer.read(LARGEST_ANSWER))
    except HTTPError as refused:
        with refused:
            raise refusal_in(refused.read(65_536), refused.code) from refused
    except (URLError, OSError, ValueError) as wrong:
        reason = getattr(wrong, "reason", wrong)
        raise NoServer(f"{server}: no server of rooms answers ({reason})") from wrong


def refusal_in(held: bytes, status: int) -> ServerRefused:
    """What a server said when it refused."""
    try:
        found = json.loads(held)
        return ServerRefused(str(found["code"]), str(found["say"]), str(found.get("to", "")))
    except (ValueError, KeyError, TypeError, AttributeError):
        return ServerRefused("bad_message", f"the server refuses (HTTP {status})")


def plain_answer(server: str, held: bytes) -> dict[str, Any]:
    """An answer that is a JSON object. Raises NoServer."""
    try:
        found = json.loads(held)
    except ValueError as wrong:
        raise NoServer(f"{server}: what answers there is no server of rooms") from wrong
    if not isinstance(found, dict):
        raise NoServer(f"{server}: what answers there is no server of rooms")
    return found


def make_room(server: str, settings: Any, name: str, deck: str, language: str = "en") -> dict[str, Any]:
    """A new room: {room, seat, token, invitations, link, commit}. Raises ServerRefused, NoServer."""
    held = asked_of(server, "/api/1/rooms", {"settings": settings, "name": name, "deck": deck}, language)
    return plain_answer(server, held)


def take_seat(link: Link, name: str, deck: str, language: str = "en") -> dict[str, Any]:
    """Sit down by an invitation: {room, seat, state}. Raises ServerRefused, NoServer."""
    body = {"token": link.token, "name": name, "deck": deck}
    return plain_answer(link.server, asked_of(link.server, f"/api/1/rooms/{link.room}/seats", body, language))


def recording_of(link: Link, language: str = "en") -> str:
    """All that was played in a room, as the text of a file. Raises ServerRefused before the end, NoServer."""
    return asked_of(link.server, f"/api/1/rooms/{link.room}/recording", None, language).decode("utf-8", "replace")
