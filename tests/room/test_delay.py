"""Spectators with a delay: whenever they come and whatever they ask, they see nothing that is not old enough."""

from __future__ import annotations

from typing import Any

from spellspeed.kernel.viewers import SPECTATOR
from tests.room.sitting import PERSONS, Sitting

DELAYED: dict[str, Any] = {**PERSONS, "spectators": {"allowed": True, "delay": 60}, "fast_bots": True}


def test_who_comes_sees_what_was_told_a_minute_ago_and_no_more() -> None:
    """Snapshot, log and missed steps are those of the steps that were sent, and nothing of the present."""
    sitting = Sitting(**DELAYED)
    sitting.sit()
    sitting.play(
        until=lambda: bool(sitting.steps(SPECTATOR)) and sitting.now > sitting.steps(SPECTATOR)[0]["at"] + 70_000
    )
    steps = sitting.steps(SPECTATOR)
    room = sitting.room
    assert room.state == "duel"
    assert all(step["at"] + 60_000 <= sitting.now for step in steps)
    parts: dict[str, Any] = {}
    lines: list[str] = []
    for step in steps:
        parts |= step["parts"]
        lines += [event["line"] for event in step["events"] if "line" in event]
    snapshot = room.snapshot(SPECTATOR, "en")
    assert snapshot["seq"] == steps[-1]["seq"]
    assert snapshot["parts"] == parts != room.showing.parts(SPECTATOR)
    assert snapshot["log"] == lines[-50:]
    assert room.log_before(SPECTATOR, 10_000, "en")["lines"] == lines[-50:]
    missed = room.missed(SPECTATOR, room.epoch, steps[-1]["seq"] - 1, "en")
    assert missed is not None
    assert [frame.plain("en") for frame in missed] == steps[-1:]


def test_a_room_that_is_built_again_shows_nothing_before_its_time() -> None:
    """It does not know any more what spectators had seen: they see everything a minute after it was built."""
    sitting = Sitting(**DELAYED)
    sitting.sit()
    sitting.play(most=20)
    again = sitting.rebuilt()
    again.arrived(SPECTATOR, sitting.now)
    assert again.snapshot(SPECTATOR, "en")["parts"] == {}
    then = again.showing.parts(SPECTATOR)
    again.tick(sitting.now + 60_000)
    assert again.snapshot(SPECTATOR, "en")["parts"] == then


def test_at_the_end_everything_is_told_in_order() -> None:
    """Then nothing is hidden by time."""
    sitting = Sitting(**DELAYED)
    sitting.sit()
    sitting.play(most=20)
    sitting.do(sitting.room.surrender, 0)
    numbers = [step["seq"] for step in sitting.steps(SPECTATOR)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert sitting.room.snapshot(SPECTATOR, "en")["parts"] == sitting.room.showing.parts(SPECTATOR)
