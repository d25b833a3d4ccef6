"""A room whose bot thinks for ever ends: the deadline is held by hand, the bot computes without a pause in a process of its own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from spellspeed.kernel.asks import Ask
from spellspeed.kernel.game import SURRENDER
from spellspeed.recording.recorder import verify
from spellspeed.web.hosted_room import MOST_OVERDUE
from spellspeed.web.thinkers import LONGEST, Overdue, Thinkers
from spellspeed.yugioh.bots.seat_view import SeatView
from tests.patience import PATIENCE, Deadline
from tests.web.serving import Client, Served, chosen, new_served

ENDLESS = "tests.web.test_endless_thoughts:Endless"
SALT = "00" * 16
BOT = 1
LOOKS = 0.05
"""Seconds between two looks at whether a thought was begun: it may be about what the person is told nothing of."""


class Endless:
    """Never comes back."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def picks(self, ask: Ask, view: SeatView) -> tuple[int, ...]:
        """Nothing, ever."""
        while True:
            pass


class Deadlines:
    """The deadline of each thought that was begun; it comes when the test says so."""

    def __init__(self) -> None:
        self.open: list[asyncio.Event] = []
        self.begun = 0

    async def overdue(self) -> None:
        """Wait until the test says that the thought has taken too long."""
        event = asyncio.Event()
        self.open.append(event)
        self.begun += 1
        await event.wait()

    def come(self) -> None:
        """All that run are over."""
        while self.open:
            self.open.pop().set()


def until_thoughts(served: Served, deadlines: Deadlines, client: Client, number: int) -> None:
    """Answer for the person until so many thoughts were begun."""
    patience = Deadline(f"thought {number}")
    while served.asked(lambda: deadlines.begun) < number:
        patience.left()
        try:
            message = client.next(LOOKS)
        except TimeoutError:
            continue
        if message["t"] in ("step", "snapshot") and "ask" in message:
            client.send(t="answer", id="x", ask=message["ask"]["n"], picks=chosen(message["ask"]))


@pytest.mark.served
def test_a_bot_that_never_comes_back_is_answered_for_and_then_gives_up(tmp_path: Path) -> None:
    """Before its deadline nothing happens. The first two times `sensible` answers for it, the third time it gives up: the room is over, its
    recording fits, and no process thinks any more."""
    served = new_served(tmp_path)
    served.rooms.own_bots += (ENDLESS,)  # type: ignore[misc]
    deadlines = Deadlines()
    served.rooms.thinkers.overdue = deadlines.overdue
    try:
        who = [{"kind": "person"}, {"kind": "bot", "bot": ENDLESS, "deck": "bench_goat_b"}]
        room, tokens = served.room(who=who, fast_bots=True)
        with served.client(room, tokens[0]) as client:
            client.seal(SALT)
            for number in range(1, MOST_OVERDUE + 1):
                until_thoughts(served, deadlines, client, number)
                held = served.rooms.held[room].room
                assert (held.state, held.record.asked(), held.next_due()) == ("duel", BOT, None)
                served.asked(deadlines.come)
            over = client.until("over")
            assert (over["winner"], over["reason"], over["whole"]) == (0, "ERA-SURRENDER-1", True)
            (recording,) = served.rooms.held[room].room.record.recordings
            assert verify(recording).fits
            assert recording.answers[-1].picks == (SURRENDER,)
            assert served.asked(lambda: served.rooms.thinkers.pool) is None
    finally:
        served.stop()


@pytest.mark.served
def test_a_thought_in_time_is_none_of_those(tmp_path: Path) -> None:
    """The control: the same room with a bot that comes back goes on, however many thoughts there are."""
    served = new_served(tmp_path)
    deadlines = Deadlines()
    served.rooms.thinkers.overdue = deadlines.overdue
    try:
        who = [{"kind": "person"}, {"kind": "bot", "bot": "normal", "deck": "bench_goat_b"}]
        room, tokens = served.room(who=who, fast_bots=True)
        with served.client(room, tokens[0]) as client:
            client.seal(SALT)
            until_thoughts(served, deadlines, client, MOST_OVERDUE + 2)
            hosted = served.rooms.held[room]
            assert (hosted.room.state, hosted.overdue) == ("duel", 0)
    finally:
        served.stop()


@pytest.mark.served
def test_whoever_thinks_beside_one_that_never_comes_back_thinks_anew() -> None:
    """All processes end with the deadline of one; what another room's bot had begun is begun again, and its own deadline with it."""

    async def both() -> tuple[Any, Any, int]:
        deadlines = Deadlines()
        thinkers = Thinkers(deadlines.overdue)
        thinkers.queue.free = 2
        endless = asyncio.ensure_future(thinkers.think("a", for_ever, None))  # type: ignore[arg-type]
        while not deadlines.begun:
            await asyncio.sleep(0)
        other = asyncio.ensure_future(thinkers.think("b", nothing, None))  # type: ignore[arg-type]
        while deadlines.begun < 2:
            await asyncio.sleep(0)
        deadlines.open[0].set()
        found = await asyncio.wait_for(asyncio.gather(endless, other, return_exceptions=True), PATIENCE)
        thinkers.end()
        return found[0], found[1], deadlines.begun

    ended, answered, begun = asyncio.run(both())
    assert isinstance(ended, Overdue)
    assert (answered, begun) in (("thought", 2), ("thought", 3))


def for_ever(wanted: object) -> str:
    """A thought without an end."""
    while True:
        pass


def nothing(wanted: object) -> str:
    """One that is there at once."""
    return "thought"


def test_the_rule_is_a_minute_and_three_times() -> None:
    assert (LONGEST, MOST_OVERDUE) == (60.0, 3)
