"""Whom a request comes from, and whether it was meant for this server: addresses behind proxies, names of hosts, origins of pages."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.types import Scope

SECURE: Final = {"ws": "http", "wss": "https"}
"""The scheme of the page that opens a socket of that scheme."""


def client_address(scope: Scope, proxies: int) -> str:
    """Who asks. Behind so many trusted proxies it is the entry that the outermost of them wrote: all lines of X-Forwarded-For are one list, to which
    each proxy adds its own peer at the end. Where the list is shorter it is the peer that is connected here."""
    if proxies:
        lines = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        entries = [entry.strip() for entry in ",".join(lines).split(",")]
        if len(entries) >= proxies and entries[-proxies]:
            return entries[-proxies]
    return scope["client"][0] if scope.get("client") else "?"


def host_named(header: str) -> str:
    """The name in a header Host (or the host of an address), without its port, in small letters."""
    name = header.strip().casefold()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0].rstrip(".")


class Hosts:
    """The names by which this server is asked. A page of another site cannot reach it by a name that was led here (DNS rebinding); an address in
    digits names nobody's site."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names: Final = frozenset({"localhost", *map(host_named, names)})

    def knows(self, header: str) -> bool:
        """Whether a header Host names this server."""
        name = host_named(header)
        if name in self.names:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


def names_of_this(host: str, public_url: str, others: Iterable[str]) -> list[str]:
    """The names of a server: of the machine, of the host at which it listens, of its public address, and others that were told."""
    return [socket.gethostname(), host, urlsplit(public_url).netloc, *others]


def may_open(origin: str | None, scheme: str, host: str, public_url: str) -> bool:
    """Whether a socket may be opened: by a program, which names no origin, or by a page of this server, by the same scheme (http or https)."""
    if origin is None:
        return True
    public = urlsplit(public_url)
    return origin in (f"{SECURE.get(scheme, scheme)}://{host}", f"{public.scheme}://{public.netloc}")
