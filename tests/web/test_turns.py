"""What a server does first: answers are kept and acknowledged before anybody's screen is worked out; the garbage collector stops nobody for long."""

from __future__ import annotations

import asyncio
import gc

from spellspeed.room.rows import Row
from spellspeed.web.garbage import NEVER, OBJECTS, collecting_at_times
from spellspeed.web.hosted_room import Turns
from tests.room.sitting import PERSONS, Sitting


def test_between_two_rooms_that_tell_the_loop_does_all_that_waits() -> None:
    """Three rooms were answered at once: each tells in turn, and what the telling of one brought about is done before the next one tells."""
    done: list[str] = []

    async def room(turns: Turns, number: int) -> None:
        await turns.wait()
        done.append(f"told {number}")
        asyncio.get_running_loop().call_soon(done.append, f"acknowledged {number}")

    async def all_rooms() -> None:
        turns = Turns()
        await asyncio.gather(*[room(turns, number) for number in range(3)])
        await asyncio.sleep(0)

    asyncio.run(all_rooms())
    assert done == ["told 0", "acknowledged 0", "told 1", "acknowledged 1", "told 2", "acknowledged 2"]


def test_what_viewers_are_told_is_worked_out_after_the_answer_can_be_kept() -> None:
    """After an answer its row is there and no board has changed; the boards change when the frames are fetched, and the same frames come as ever."""
    held, other = Sitting(**PERSONS), Sitting(**PERSONS)
    for sitting in (held, other):
        sitting.sit()
        while sitting.asked() < 0:
            assert sitting.wait()
    place = held.asked()
    ask = held.ask(place)
    assert ask is not None
    picks = [len(ask["options"]) - 1]
    before = {viewer: board.seq for viewer, board in held.room.boards.boards.items()}
    held.room.answer(place, ask["n"], picks, held.now)
    kept: list[Row] = held.room.new_rows()
    assert [row.kind for row in kept][:1] == ["answer"]
    assert {viewer: board.seq for viewer, board in held.room.boards.boards.items()} == before
    frames = held.room.new_frames()
    assert {viewer: board.seq for viewer, board in held.room.boards.boards.items()} != before
    sent = {viewer: len(frames) for viewer, frames in other.frames.items()}
    other.do(other.room.answer, place, ask["n"], picks)
    assert [(viewer, frame.messages) for viewer, frame in frames] == [
        (viewer, frame.messages) for viewer in other.frames for frame in other.frames[viewer][sent[viewer] :]
    ]


def test_a_round_over_everything_comes_only_when_the_server_makes_it() -> None:
    """While a server runs the oldest objects are not looked at by themselves; afterwards all is as it was."""
    before = gc.get_threshold()
    with collecting_at_times():
        assert gc.get_threshold() == (OBJECTS, before[1], NEVER)
    assert gc.get_threshold() == before
