"""Recordings are played in a process of their own, and what a room plays again itself is played in slices: nobody else waits for either."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Generator

import pytest

from spellspeed.room.refused import Refused
from spellspeed.room.room import Room
from spellspeed.web import slices
from spellspeed.web.bodies import GoingOn, LookingBack
from spellspeed.web.going_on import room_to_go_on
from spellspeed.web.lookups import looked_back
from spellspeed.web.refusals import Fault
from spellspeed.web.replays import Replays
from spellspeed.web.slices import in_slices
from tests.web.test_lookups import RECORDING, STEPS


@pytest.mark.served
def test_recordings_are_played_elsewhere_and_that_is_begun_anew_when_it_ends() -> None:
    """What it returns and refuses comes back as if it had been called here; one that ends meanwhile is a fault, and the next is answered."""

    async def asked() -> None:
        replays = Replays()
        try:
            other = await replays.played("an address", "en", os.getpid)
            assert other != os.getpid()
            found = await replays.played(
                "an address", "en", looked_back, LookingBack(recording=RECORDING, step=STEPS, seat=0), "en"
            )
            assert found == looked_back(LookingBack(recording=RECORDING, step=STEPS, seat=0), "en")
            for language, said in (("en", "duel: 0 to 0"), ("tr", "duel: 0 ile 0 arası")):
                with pytest.raises(Refused) as refused:
                    await replays.played(
                        "an address", language, looked_back, LookingBack(recording=RECORDING, duel=1, step=0), language
                    )
                assert (refused.value.code, str(refused.value)) == ("bad_message", said)
            with pytest.raises(Fault):
                await replays.played("an address", "en", os._exit, 1)
            assert await replays.played("an address", "en", os.getpid) not in (other, os.getpid())
        finally:
            replays.close()

    asyncio.run(asked())


def test_between_two_slices_others_are_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """With slices of no length there is a turn for everybody after each piece; with long ones there is none. What it raises is raised."""

    def work(pieces: int) -> Generator[None, None, str]:
        for piece in range(pieces):
            done.append(f"piece {piece}")
            yield
        return "whole"

    async def others() -> None:
        for turn in range(3):
            done.append(f"other {turn}")
            await asyncio.sleep(0)

    async def both() -> str:
        other = asyncio.create_task(others())
        found = await in_slices(work(3))
        await other
        return found

    expected = {
        0.0: ["piece 0", "other 0", "piece 1", "other 1", "piece 2", "other 2"],
        60.0: ["piece 0", "piece 1", "piece 2", "other 0", "other 1", "other 2"],
    }
    for seconds, order in expected.items():
        done: list[str] = []
        monkeypatch.setattr(slices, "SLICE", seconds)
        assert asyncio.run(both()) == "whole"
        assert done == order


def test_a_room_that_goes_on_from_a_recording_is_made_looked_at_and_built_again_an_answer_at_a_time() -> None:
    """A piece for each answer, and for each row."""
    settings, recording = room_to_go_on(GoingOn(recording=RECORDING, step=40, seat=0, name="Ana"))
    room = Room("room", settings, b"s" * 32)
    assert sum(1 for _ in room.resuming(0, "Ana", "hash", recording, 0)) == 40
    game = room.record.game
    assert game is not None
    steps = len(game.recorder.answers)
    assert steps >= 40
    assert sum(1 for _ in room.looking(0, "en")) == steps
    assert sum(1 for _ in room.looking(0, "en")) == 0
    rows = room.new_rows()
    assert sum(1 for _ in Room.rebuilding("room", settings, b"s" * 32, rows, 0)) == 40 + len(rows)
