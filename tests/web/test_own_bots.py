"""Bots of one's own in rooms: those that the owner of the server named, thinking beside the rooms; nobody else names any."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spellspeed.kernel.asks import Ask
from spellspeed.kernel.game import UnknownBot
from spellspeed.room.refused import Refused
from spellspeed.room.settings import settings_from
from spellspeed.web.listener import clock, serve
from spellspeed.web.rooms import Rooms
from spellspeed.web.store import Store
from spellspeed.yugioh.bots.seat_view import SeatView
from tests.web.serving import Served, chosen, new_served

OWN = "tests.web.test_own_bots:Last"
SALT = "00" * 16


class Last:
    """Takes the last of what it is asked for: it ends its phases and does nothing."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def picks(self, ask: Ask, view: SeatView) -> tuple[int, ...]:
        """The last options, as few as may be."""
        return ask.options[len(ask.options) - ask.least :] if ask.least else (ask.options[-1],)


def against(bot: str) -> dict[str, Any]:
    """Settings of a room against a bot."""
    return {"who": [{"kind": "person"}, {"kind": "bot", "bot": bot, "deck": "bench_goat_b"}], "fast_bots": True}


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server whose owner brought a bot."""
    running = new_served(tmp_path)
    running.rooms.own_bots += (OWN,)  # type: ignore[misc]
    yield running
    running.stop()


@pytest.mark.served
def test_an_own_bot_sits_in_a_room_and_is_thought_for_beside_it(served: Served) -> None:
    """It ends each of its turns at once, so the third turn comes with nothing of its side on the field."""
    assert OWN in served.get("/api/1/choices")[1]["bots"]
    room, tokens = served.room(**against(OWN), begins="1")
    with served.client(room, tokens[0]) as client:
        client.seal(SALT)
        parts: dict[str, Any] = {}
        while parts.get("turn", 0) < 3:
            message = client.next()
            if message["t"] in ("step", "snapshot"):
                parts |= message["parts"]
                if message.get("ask"):
                    client.send(t="answer", id="x", ask=message["ask"]["n"], picks=chosen(message["ask"]))
        held = served.rooms.held[room].room
        assert held.thoughts.told > 0
        assert held.record.game is not None
        assert [any(parts[f"1.{zone}"]) for zone in ("monsters", "spells_traps")] == [False, False]


@pytest.mark.served
def test_nobody_names_another_than_the_owner_did(served: Served) -> None:
    for name in ("os:system", "tests.web.test_own_bots:Other"):
        status, told = served.post("/api/1/rooms", {"settings": against(name), "name": "Ana", "deck": "bench_goat_a"})
        assert (status, told["code"]) == (400, "bad_message")
        assert OWN in told["say"]
    with pytest.raises(Refused):
        settings_from(against(OWN))


def test_what_was_kept_of_a_room_names_it_still() -> None:
    """A server that was started again without it reads the room; whoever makes one may not."""
    assert settings_from(against(OWN), None).who[1].bot == OWN


@pytest.mark.served
def test_a_name_that_is_none_is_told_before_anything_listens(tmp_path: Path) -> None:
    def told(url: str) -> None:
        raise AssertionError("it listens")

    with pytest.raises(UnknownBot, match="nowhere"):
        serve("127.0.0.1", 0, f"sqlite:///{tmp_path}/rooms.db", None, False, None, told, ["nowhere:Bot"])
    store = Store(f"sqlite:///{tmp_path}/rooms.db")
    assert Rooms(store, clock, "a test").own_bots == ()
    store.close()
