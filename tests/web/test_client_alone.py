"""What the client of a room does by itself, without a server: links, waits, salts, messages that it does not know."""

from __future__ import annotations

import pytest

from spellspeed.web import protocol as p
from spellspeed.web.client import Client, read
from spellspeed.web.links import Link, WrongLink, link_of, way_to
from spellspeed.web.seen import Salting


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("https://host/r/ROOM#TOKEN", Link("https://host", "ROOM", "TOKEN")),
        ("http://host:8400/r/ROOM", Link("http://host:8400", "ROOM")),
        ("https://host/under/r/ROOM#T", Link("https://host/under", "ROOM", "T")),
        ("https://host", Link("https://host")),
        ("https://host/#T", Link("https://host")),
        ("http://[::1]:8400/", Link("http://[::1]:8400")),
    ],
)
def test_links(text: str, link: Link) -> None:
    """As they are read; a token without a room is none."""
    assert link_of(text) == link
    assert link_of(str(link)) == link


@pytest.mark.parametrize("text", ["", "host", "ftp://host/r/a", "http://", "http://host:x/r/a", "http://[::1/r/a"])
def test_what_is_no_link(text: str) -> None:
    with pytest.raises(WrongLink):
        link_of(text)


def test_waits_grow_and_differ() -> None:
    """From half a second to eight, each between half of it and all of it, never shorter than a server asks for."""
    for chance, waits in ((0.0, [0.25, 0.5, 1.0, 2.0, 4.0, 4.0]), (1.0, [0.5, 1.0, 2.0, 4.0, 8.0, 8.0])):
        client = Client(Link("http://host", "room"), lambda told: None, chance=lambda chance=chance: chance)  # type: ignore[misc]
        found = []
        for lost in range(6):
            client.lost = lost
            found.append(client.wait())
        assert found == waits
        client.lost, client.retry_ms = 0, 3000
        assert client.wait() == 3.0


def test_a_salt_is_shown_only_after_the_own_hash() -> None:
    """First the hash, then the salt when the own hash is among those of all; another commitment has another salt."""
    salting = Salting()
    first = salting.answer(p.Sealing(commit="one"))
    assert isinstance(first, p.SaltHash)
    assert first.hash == salting.hash
    assert salting.answer(p.Sealing(commit="one", lists=["a", "b"], hashes=["0" * 64, "1" * 64])) is None
    salting = Salting()
    salting.begin("one")
    told = salting.answer(p.Sealing(commit="one", lists=["a", "b"], hashes=["0" * 64, salting.hash]))
    assert isinstance(told, p.Salt)
    assert told.salt == salting.salt
    before = salting.salt
    salting.begin("two")
    assert salting.salt != before


def test_a_salt_is_shown_only_where_the_lists_are_bound() -> None:
    """None of them: not shown. Others than when the hashes were there first: not shown either, whatever is told later."""
    salting = Salting()
    salting.begin("one")
    hashes = ["0" * 64, salting.hash]
    assert salting.answer(p.Sealing(commit="one", hashes=hashes)) is None
    salting = Salting()
    salting.begin("one")
    hashes = ["0" * 64, salting.hash]
    salting.hashes, salting.lists = hashes, ["a", "b"]
    assert salting.answer(p.Sealing(commit="one", lists=["a", "c"], hashes=hashes)) is None
    assert isinstance(salting.answer(p.Sealing(commit="one", lists=["a", "b"], hashes=hashes)), p.Salt)


@pytest.mark.parametrize(
    ("server", "to", "way"),
    [
        ("https://duels.example", "", ("https://duels.example", "")),
        ("https://duels.example", "a", ("https://duels.example", "?at=a")),
        ("https://duels.example", "a b&c", ("https://duels.example", "?at=a%20b%26c")),
        ("https://duels.example", "https://a.duels.example/", ("https://a.duels.example", "")),
        ("https://duels.example", "http://inside:8400", ("https://duels.example", "?at=http%3A%2F%2Finside%3A8400")),
        ("http://127.0.0.1:8400", "http://127.0.0.1:8401", ("http://127.0.0.1:8401", "")),
    ],
)
def test_where_one_goes_who_is_sent_elsewhere(server: str, to: str, way: tuple[str, str]) -> None:
    """To an address of its own, or to the same one with a name for its proxy; a token that was encrypted stays so."""
    assert way_to(server, to) == way


def test_messages_of_a_later_protocol_are_passed_over() -> None:
    """An unknown kind is None, an unknown field is passed over; a wrong field is an error."""
    assert read('{"t":"fireworks"}') is None
    assert read('{"t":"pong","k":1,"at":2,"new":3}') == p.Pong(k=1, at=2)
    with pytest.raises(ValueError, match="Expected `int`"):
        read('{"t":"pong","k":"1","at":2}')
