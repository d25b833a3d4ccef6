"""Turns: who waits much waits longest, and nobody waits behind another's many."""

from __future__ import annotations

import asyncio

import pytest

from spellspeed.room.refused import Refused
from spellspeed.web.fair_queue import FairQueue


def order_of(wanted: list[str], cancelled: int | None = None) -> list[str]:
    """In which order those get the only place that come one after the other while it is taken."""

    async def all_of_them() -> list[str]:
        queue, served = FairQueue(1, 3, 5), list[str]()
        go = asyncio.Event()

        async def work(name: str) -> None:
            async with queue.place(name[0]):
                if not served:
                    await go.wait()
                served.append(name)

        tasks = []
        for name in wanted:
            tasks.append(asyncio.ensure_future(work(name)))
            await asyncio.sleep(0)
        if cancelled is not None:
            tasks[cancelled].cancel()
        go.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (queue.free, queue.count, dict(queue.waiting)) == (1, 0, {})
        return served

    return asyncio.run(all_of_them())


def test_each_gets_a_turn_before_anybody_gets_a_second_one() -> None:
    """Ana's three came before Ben's one and Cem's one."""
    assert order_of(["a1", "a2", "a3", "a4", "b1", "c1"]) == ["a1", "a2", "b1", "c1", "a3", "a4"]


def test_who_goes_away_while_waiting_keeps_nobody() -> None:
    """The place goes on to the next one."""
    assert order_of(["a1", "b1", "c1"], cancelled=1) == ["a1", "c1"]


def test_so_many_wait_for_one_and_in_all() -> None:
    """The fourth of Ana's is refused, and whoever would be the sixth to wait; they have not waited."""

    async def filled() -> list[str]:
        queue = FairQueue(1, 3, 5)
        await queue.enter("z")
        for whose in "aaabb":
            asyncio.ensure_future(queue.enter(whose))  # noqa: RUF006 (they wait until the loop ends)
            await asyncio.sleep(0)
        told = []
        for whose in ("a", "b", "c"):
            with pytest.raises(Refused) as refused:
                await queue.enter(whose)
            told.append(refused.value.code)
        return told

    assert asyncio.run(filled()) == ["too_fast"] * 3


def test_a_place_that_is_free_is_taken_at_once() -> None:
    """Two places: two hold them, the third waits."""

    async def three() -> tuple[int, int]:
        queue = FairQueue(2, 3, 5)
        await queue.enter("a")
        await queue.enter("a")
        third = asyncio.ensure_future(queue.enter("b"))
        await asyncio.sleep(0)
        waits = queue.count
        queue.leave()
        await third
        return waits, queue.free

    assert asyncio.run(three()) == (1, 0)
