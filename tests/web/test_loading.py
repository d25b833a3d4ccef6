"""The server that the load bench starts: it listens at a socket that it was handed, so that nobody else can take its port in between."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellspeed.web.load import Child, LoadFailed, new_rooms
from tests.web.serving import Client, wire_to

pytestmark = pytest.mark.served


def test_it_answers_at_its_port_and_two_sit_in_each_of_its_rooms(tmp_path: Path) -> None:
    child = Child(f"sqlite:///{tmp_path}/rooms.db")
    try:
        child.wait()
        told: list[str] = []
        (room, tokens), _ = new_rooms(child, 2, told.append)
        assert told == ["making rooms: 0 of 2", "making rooms: 1 of 2"]
        for place, token in enumerate(tokens):
            with wire_to(child.port, room) as wire:
                client = Client(wire)
                client.send(t="hello", token=token)
                welcome = client.until("welcome")
                assert (welcome["seat"], welcome["state"]) == (place, "sealing")
    finally:
        child.stop()


def test_one_that_does_not_begin_is_named() -> None:
    child = Child("no store")
    with pytest.raises(LoadFailed, match="the server does not answer"):
        child.wait()
    child.stop()
