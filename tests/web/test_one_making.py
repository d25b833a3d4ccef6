"""An answer that many ask for at a time is made once for all of them, and never before they asked."""

import asyncio

import pytest

from spellspeed.web.one_making import OneMaking


class Made:
    """Makings that end when they are let."""

    def __init__(self) -> None:
        self.begun = 0
        self.let = asyncio.Event()

    async def make(self) -> bytes:
        self.begun += 1
        own = self.begun
        await self.let.wait()
        return str(own).encode()


def test_who_asks_at_a_time_is_answered_by_one_making() -> None:
    async def asked() -> tuple[list[bytes], int]:
        made = Made()
        one = OneMaking(made.make)
        asking = [asyncio.create_task(one.made()) for _ in range(20)]
        made.let.set()
        return await asyncio.gather(*asking), made.begun

    assert asyncio.run(asked()) == ([b"1"] * 20, 1)


def test_who_asks_while_it_is_made_is_told_nothing_older_than_his_question() -> None:
    async def asked() -> tuple[bytes, list[bytes], int]:
        made = Made()
        one = OneMaking(made.make)
        first = asyncio.create_task(one.made())
        while not made.begun:
            await asyncio.sleep(0)
        late = [asyncio.create_task(one.made()) for _ in range(3)]
        for _ in range(5):
            await asyncio.sleep(0)
        begun = made.begun
        made.let.set()
        return await first, await asyncio.gather(*late), begun

    assert asyncio.run(asked()) == (b"1", [b"2"] * 3, 1)


def test_a_making_that_fails_is_told_to_those_who_asked_and_to_nobody_later() -> None:
    answers = iter((OSError("no store"), b"all"))

    async def make() -> bytes:
        answer = next(answers)
        if isinstance(answer, OSError):
            raise answer
        return answer

    async def asked() -> bytes:
        one = OneMaking(make)
        with pytest.raises(OSError, match="no store"):
            await one.made()
        return await one.made()

    assert asyncio.run(asked()) == b"all"


def test_one_who_leaves_keeps_the_others_answer() -> None:
    async def asked() -> bytes:
        made = Made()
        one = OneMaking(made.make)
        leaving, staying = asyncio.create_task(one.made()), asyncio.create_task(one.made())
        while not made.begun:
            await asyncio.sleep(0)
        leaving.cancel()
        made.let.set()
        return await staying

    assert asyncio.run(asked()) == b"1"
