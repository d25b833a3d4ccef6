"""Bots that look ahead at a server: they think in a process of their own, which may be lost, and ends with the server."""

from __future__ import annotations

import asyncio
import os
import select
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from spellspeed.web.thinkers import Thinkers
from tests.patience import PATIENCE
from tests.web.serving import Client, Served, chosen, new_served

pytestmark = pytest.mark.served

AGAINST_A_THINKER = {
    "who": [{"kind": "person"}, {"kind": "bot", "bot": "normal", "deck": "bench_goat_b"}],
    "fast_bots": True,
}
SALT = "00" * 16


def play_until_it_has_answered(served: Served, client: Client, room: str, times: int) -> None:
    """Answer all asks until the bot has given so many answers that it thought about."""
    thought = 0
    while thought < times:
        message = client.next()
        thought = served.rooms.held[room].room.thoughts.told
        if message["t"] in ("step", "snapshot") and "ask" in message:
            client.send(t="answer", id="x", ask=message["ask"]["n"], picks=chosen(message["ask"]))


def thinks_in(served: Served) -> int:
    """The process in which bots of a server think: it says so itself, and is begun where there is none."""
    asked = asyncio.run_coroutine_threadsafe(served.rooms.thinkers.run(os.getpid), served.loop())
    return asked.result(PATIENCE)


@contextmanager
def followed(process: int) -> Iterator[Callable[[], None]]:
    """Gives a way to wait until a process has ended."""
    handle = os.pidfd_open(process)

    def ended() -> None:
        assert select.select([handle], [], [], PATIENCE)[0], "the process has not ended"

    yield ended
    os.close(handle)


def test_it_thinks_beside_the_rooms_and_may_be_lost(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The room goes on while a process thinks; one that was ended from outside is replaced; the server ends the last one."""
    served = new_served(tmp_path)
    with ExitStack() as processes:
        try:
            room, tokens = served.room(**AGAINST_A_THINKER)
            with served.client(room, tokens[0]) as client:
                client.seal(SALT)
                play_until_it_has_answered(served, client, room, 1)
                first = thinks_in(served)
                has_ended = processes.enter_context(followed(first))
                os.kill(first, signal.SIGKILL)
                has_ended()
                play_until_it_has_answered(served, client, room, served.rooms.held[room].room.thoughts.told + 2)
                other = thinks_in(served)
                assert other not in (first, os.getpid())
                last_has_ended = processes.enter_context(followed(other))
        finally:
            served.stop()
        last_has_ended()
    assert [record.getMessage() for record in caplog.records if "process" in record.getMessage()] == [
        "a process in which bots think was lost; another is started"
    ]


def test_a_bot_that_cannot_think_is_answered_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where thinking fails the bot sensible answers once, which is said in the log; nobody waits for ever."""

    async def fails(self: Thinkers, room: str, wanted: object) -> tuple[str, ...]:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(Thinkers, "answer", fails)
    served = new_served(tmp_path)
    try:
        room, tokens = served.room(**AGAINST_A_THINKER)
        with served.client(room, tokens[0]) as client:
            client.seal(SALT)
            play_until_it_has_answered(served, client, room, 1)
    finally:
        served.stop()
    said = f"room {room}: the bot normal could not think; sensible answers for it"
    assert said in [record.getMessage() for record in caplog.records]


def test_where_nobody_is_no_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that has to think is asked as long as somebody is there. The person leaves and its thought is lost: it is asked again when somebody looks
    on, not before."""
    asked: list[str] = []
    given_up = asyncio.Event()

    async def answers(self: Thinkers, room: str, wanted: object) -> tuple[str, ...]:
        asked.append(room)
        await given_up.wait()
        return ()

    monkeypatch.setattr(Thinkers, "answer", answers)
    served = new_served(tmp_path)

    def thoughts_of() -> list[str]:
        """The rooms that have asked, once what was begun before has had its turn: a message is sent before the bot is asked about what follows."""
        return served.asked(asked.copy)

    try:
        room, tokens = served.room(**AGAINST_A_THINKER)
        with served.client(room, tokens[0]) as client:
            client.seal(SALT)
            while not thoughts_of():
                message = client.next()
                if message["t"] in ("step", "snapshot") and "ask" in message:
                    client.send(t="answer", id="x", ask=message["ask"]["n"], picks=chosen(message["ask"]))
            hosted = served.rooms.held[room]

            def forgets() -> None:
                hosted.thinking = None

            served.asked(forgets)
            served.asked(hosted.set_timer)
            assert thoughts_of() == [room, room]
            served.asked(forgets)
        with served.client(room) as looker:
            looker.until("snapshot")
            served.asked(hosted.let_think)
            assert thoughts_of() == [room, room, room]
            served.asked(forgets)
            served.asked(lambda: hosted.connections.clear())
            served.asked(hosted.let_think)
            assert thoughts_of() == [room, room, room]
    finally:
        served.stop()
