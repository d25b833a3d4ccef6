"""What persons of a room say to each other: phrases that all hear, and a card that the partner alone is shown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from spellspeed.web.limits import Limits
from tests.web.serving import MANY, Client, Served, new_served

pytestmark = pytest.mark.served

SALT = "00" * 16
TEAM = {"seats": 4, "who": [{"kind": "person"}] * 4, "fast_bots": True, "begins": "0"}


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    running = new_served(tmp_path, MANY)
    yield running
    running.stop()


def begun(clients: list[Client]) -> list[dict[str, Any]]:
    """Seal the shuffle; the first parts that each client is shown of the game."""
    for client in clients:
        client.send(t="salt_hash", id="h", hash=sha256(bytes.fromhex(SALT)).hexdigest())
    for client in clients:
        client.until("sealing", lambda message: bool(message.get("hashes")))
        client.send(t="salt", id="s", salt=SALT)
    return [client.until("step", lambda message: "0.hand" in message.get("parts", {}))["parts"] for client in clients]


def heard(client: Client) -> dict[str, Any]:
    """The next thing that is said to a client, or answered to its message x."""
    while True:
        message = client.next()
        if message["t"] in ("spoken", "pointed", "pong") or message.get("id") == "x":
            return message


def hears_nothing(client: Client) -> bool:
    """Whether a ping is answered with nothing said before it."""
    client.send(t="ping", k=7)
    return bool(heard(client)["t"] == "pong")


def test_a_phrase_is_heard_by_all_and_only_said_by_players(served: Served) -> None:
    """Both players and who looks on; a phrase that is none is a bad message, a spectator says nothing."""
    room, tokens = served.room(who=[{"kind": "person"}] * 2, fast_bots=True)
    with ExitStack() as stack:
        ana, ben, watching = (stack.enter_context(served.client(room, token)) for token in (tokens[0], tokens[1], ""))
        watching.until("presence", lambda message: message.get("watching") == 1)
        ben.send(t="say", id="x", phrase="good_luck")
        told = {"t": "spoken", "seat": 1, "phrase": "good_luck"}
        assert [heard(one) for one in (ana, ben, watching)] == [told] * 3
        assert heard(ben) == {"t": "ack", "id": "x"}
        ben.send(t="say", id="x", phrase="you are bad")
        assert heard(ben)["code"] == "bad_message"
        watching.send(t="say", id="x", phrase="hello")
        assert heard(watching)["code"] == "not_your_seat"
        assert hears_nothing(ana)


def test_who_looks_on_later_hears_nothing_early(served: Served) -> None:
    room, tokens = served.room(who=[{"kind": "person"}] * 2, fast_bots=True, spectators={"allowed": True, "delay": 60})
    with served.client(room, tokens[0]) as ana, served.client(room) as watching:
        watching.until("presence")
        ana.send(t="say", id="x", phrase="hello")
        assert heard(ana)["t"] == "spoken"
        assert hears_nothing(watching)


def test_so_much_is_not_said_at_once(tmp_path: Path) -> None:
    """Two are saved up here, and a new one comes once in a thousand seconds."""
    few = Limits(
        **{**{name: getattr(MANY, name) for name in MANY.__dataclass_fields__}, "phrases": 0.001, "phrases_saved": 2.0}
    )
    served = new_served(tmp_path, few)
    try:
        room, tokens = served.room(who=[{"kind": "person"}] * 2, fast_bots=True)
        with served.client(room, tokens[0]) as ana:
            for _ in range(3):
                ana.send(t="say", id="x", phrase="hello")
            said = [heard(ana) for _ in range(5)]
            assert [message["t"] for message in said] == ["spoken", "ack", "spoken", "ack", "error"]
            assert said[-1]["code"] == "too_fast"
    finally:
        served.stop()


def test_the_partner_alone_is_shown_a_card_under_its_own_id(served: Served) -> None:
    """Of the own hand, which the partner sees; nobody else hears of it. A card that does not exist, or of another's hand, is refused."""
    room, tokens = served.room(**TEAM)
    with ExitStack() as stack:
        clients = [stack.enter_context(served.client(room, tokens[place])) for place in range(4)]
        parts = begun(clients)
        mine, partners = parts[0]["0.hand"], parts[2]["0.hand"]
        assert isinstance(parts[1]["0.hand"], int)
        assert [card["card"] for card in mine] == [card["card"] for card in partners]
        clients[0].send(t="point", id="x", card=mine[3]["id"])
        assert heard(clients[0]) == {"t": "ack", "id": "x"}
        assert heard(clients[2]) == {"t": "pointed", "seat": 0, "id": partners[3]["id"]}
        assert mine[3]["id"] != partners[3]["id"]
        assert [hears_nothing(clients[place]) for place in (1, 3)] == [True, True]
        for card in ("", "nothing", parts[1]["1.hand"][0]["id"], partners[3]["id"]):
            clients[0].send(t="point", id="x", card=card)
            told = heard(clients[0])
            assert (told["code"], told["say"]) == ("not_now", "there is no such card on your table")
        assert hears_nothing(clients[2])


def test_without_a_partner_nobody_is_shown_anything(served: Served) -> None:
    room, tokens = served.room(who=[{"kind": "person"}] * 2, fast_bots=True, begins="0")
    with served.client(room, tokens[0]) as ana, served.client(room, tokens[1]) as ben:
        parts = begun([ana, ben])
        ana.send(t="point", id="x", card=parts[0]["0.hand"][0]["id"])
        assert heard(ana)["say"] == "nobody here is your partner"
        assert hears_nothing(ben)
