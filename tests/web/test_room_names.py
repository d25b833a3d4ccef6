"""Names of rooms, and the locks that wait for one."""

from __future__ import annotations

import asyncio

import pytest

from spellspeed.web.refusals import NoSuchRoom
from spellspeed.web.room_names import NamedLocks, checked_name, drawn_name


def test_a_drawn_name_is_one_and_nothing_of_another_shape_is() -> None:
    """Twelve letters, digits, - and _."""
    assert checked_name(name := drawn_name()) == name
    for other in ("", "a" * 11, "a" * 13, "a" * 50_000, "aaaaaaaaaaa/", "aaaaaaaaaaa\n", "ääääääääääää"):
        with pytest.raises(NoSuchRoom):
            checked_name(other)


def test_a_lock_is_there_as_long_as_somebody_wants_it() -> None:
    """Two want one name and a third another: one after the other of the first two, beside each other the third, and nothing is left."""

    async def three() -> list[str]:
        locks, told = NamedLocks(), list[str]()

        async def hold(name: str, who: str) -> None:
            async with locks.holding(name):
                told.append(f"{who} of {len(locks)}")
                await asyncio.sleep(0)
                told.append(who)

        await asyncio.gather(hold("one", "a"), hold("one", "b"), hold("other", "c"))
        assert len(locks) == 0
        return told

    assert asyncio.run(three()) == ["a of 1", "c of 2", "a", "c", "b of 1", "b"]
