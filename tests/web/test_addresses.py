"""Whom a request comes from behind proxies, and whether it was meant for this server."""

from __future__ import annotations

from typing import Any

import pytest

from spellspeed.web.addresses import Hosts, client_address, may_open

FORWARDED = b"x-forwarded-for"


def asked_by(*lines: bytes, proxies: int) -> str:
    """Who asks by a proxy at 10.0.0.9, with those lines of X-Forwarded-For."""
    scope: dict[str, Any] = {"client": ("10.0.0.9", 4711), "headers": [(FORWARDED, line) for line in lines]}
    return client_address(scope, proxies)


@pytest.mark.parametrize(
    ("lines", "proxies", "who"),
    [
        ((), 0, "10.0.0.9"),
        ((b"1.1.1.1",), 0, "10.0.0.9"),
        ((), 1, "10.0.0.9"),
        ((b"1.1.1.1",), 1, "1.1.1.1"),
        ((b"6.6.6.6, 1.1.1.1",), 1, "1.1.1.1"),
        ((b"6.6.6.6", b"1.1.1.1"), 1, "1.1.1.1"),  # HAProxy adds a line of its own
        ((b"6.6.6.6, 7.7.7.7", b"1.1.1.1, 10.0.0.8"), 2, "1.1.1.1"),
        ((b"1.1.1.1",), 2, "10.0.0.9"),  # it did not come by both
        ((b"6.6.6.6, ",), 1, "10.0.0.9"),
    ],
)
def test_the_address_is_the_one_that_the_outermost_trusted_proxy_wrote(
    lines: tuple[bytes, ...], proxies: int, who: str
) -> None:
    """What stands before it was written by whoever asks."""
    assert asked_by(*lines, proxies=proxies) == who


@pytest.mark.parametrize(
    ("header", "known"),
    [
        ("duel.example", True),
        ("DUEL.example.:8400", True),
        ("localhost:1", True),
        ("127.0.0.1:8400", True),
        ("[::1]:8400", True),
        ("192.168.7.7", True),
        ("", False),
        ("evil.example", False),
        ("duel.example.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example:80@duel.example", False),
    ],
)
def test_a_server_answers_to_its_names_and_to_addresses_in_digits(header: str, known: bool) -> None:
    """A name that somebody leads here is another site's."""
    assert Hosts(["duel.example:443"]).knows(header) is known


@pytest.mark.parametrize(
    ("origin", "scheme", "opens"),
    [
        (None, "ws", True),
        ("http://here:8400", "ws", True),
        ("https://here:8400", "ws", False),
        ("https://here:8400", "wss", True),
        ("https://duel.example", "ws", True),
        ("http://duel.example", "ws", False),
        ("null", "ws", False),
        ("", "ws", False),
        ("https://evil.example", "ws", False),
    ],
)
def test_pages_of_this_server_open_sockets_by_its_scheme(origin: str | None, scheme: str, opens: bool) -> None:
    """Asked at here:8400, public at https://duel.example."""
    assert may_open(origin, scheme, "here:8400", "https://duel.example") is opens
