"""Many duels side by side: each lane plays one after the other and writes into rows of arrays, in this process or in others.

Lane `i` of `n` plays the duels `i`, `i + n`, `i + 2n` ... of a stream, so that each duel is the same on any number of processes. The arrays lie in
shared memory where there are processes; each of them is sent one message a step, and no duel is ever pickled.
"""

from __future__ import annotations

import gc
import multiprocessing
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from spellspeed.errors import SpellspeedError
from spellspeed.learning.columns import ACTIONS, size_of
from spellspeed.learning.duels import WrongSetup
from spellspeed.learning.encoding.actions import IllegalAction

RUNNING: Final = 0
ENDED: Final = 1
CUT_SHORT: Final = 2
"""What became of a lane's duel in the last step."""
RESET: Final = "reset"
STEP: Final = "step"
CLOSE: Final = "close"
PATIENCE: Final = 5.0
"""Seconds that a process is given to end by itself."""


class LostLanes(SpellspeedError):
    """A process that played lanes has ended: something stopped it, or it ran out of memory."""


class FailedLanes(SpellspeedError):
    """The lanes of a process came to an error; the message is that of the error. The batch is closed."""


class Memory(SharedMemory):
    """Shared memory that goes when nobody reads it any more; the class that it derives from complains where somebody still does."""

    def __del__(self) -> None:
        with suppress(BufferError):
            self.close()


class Arrays:
    """What the lanes write, a row for each. `memory` is where it lies: nothing of it is copied."""

    def __init__(self, lanes: int, seats: int, memory: memoryview) -> None:
        self.lanes: Final = lanes
        begins = 0
        found: list[NDArray[Any]] = []
        for kind, width in fields_of(seats):
            size = lanes * width * np.dtype(kind).itemsize
            whole: NDArray[Any] = np.frombuffer(memory[begins : begins + size], kind)
            found.append(whole.reshape(lanes, width))
            begins += (size + 7) // 8 * 8
        self.observation: Final[NDArray[np.int16]] = found[0]
        self.mask: Final[NDArray[np.int8]] = found[1]
        self.reward: Final[NDArray[np.float32]] = found[2]
        self.duel: Final[NDArray[np.int64]] = found[3][:, 0]
        self.action: Final[NDArray[np.int16]] = found[4][:, 0]
        self.seat: Final[NDArray[np.int8]] = found[5][:, 0]
        self.state: Final[NDArray[np.int8]] = found[6][:, 0]
        self.won_by: Final[NDArray[np.int8]] = found[7][:, 0]


def fields_of(seats: int) -> Sequence[tuple[type[np.generic], int]]:
    """Kind and width of each array."""
    return (
        (np.int16, size_of(seats)),
        (np.int8, ACTIONS),
        (np.float32, seats),
        (np.int64, 1),
        (np.int16, 1),
        (np.int8, 1),
        (np.int8, 1),
        (np.int8, 1),
    )


def bytes_of(lanes: int, seats: int) -> int:
    """How much memory the arrays take."""
    return sum((lanes * width * np.dtype(kind).itemsize + 7) // 8 * 8 for kind, width in fields_of(seats))


class Lane(Protocol):
    """One lane: it plays its duels and writes its rows."""

    def begin(self, seed: str) -> None:
        """Begin the stream of a seed with the lane's first duel."""
        ...

    def step(self) -> None:
        """Take the action in its row."""
        ...


Making = Callable[[Arrays, int, int], Lane]
"""Makes the lane of a place: from the arrays, its place, and how many lanes there are. It goes to every process."""


def check_actions(actions: NDArray[Any], arrays: Arrays, waiting: NDArray[np.bool_] | None = None) -> None:
    """Raises IllegalAction for the first action that its mask forbids; lanes that are `waiting` take any."""
    given = np.asarray(actions)
    if given.shape != (arrays.lanes,):
        raise WrongSetup(f"actions have the shape {given.shape}; give one for each of the {arrays.lanes} lanes")
    inside = (given >= 0) & (given < ACTIONS)
    legal = inside & (arrays.mask[np.arange(arrays.lanes), np.where(inside, given, 0)] > 0)
    if waiting is not None:
        legal |= waiting
    if not legal.all():
        lane = int(np.flatnonzero(~legal)[0])
        allowed = ", ".join(str(action) for action in np.flatnonzero(arrays.mask[lane]))
        raise IllegalAction(f"action {given[lane]} of lane {lane} is not legal now; legal are {allowed}")


def play_lanes(connection: Connection, memory: str, making: Making, places: range, lanes: int, seats: int) -> None:
    """What a process of its own does: for each message a step of all its lanes, until it is told to close or the other end is gone."""
    shared = Memory(memory)
    assert shared.buf is not None, "shared memory that is open can be read"
    try:
        with suppress(EOFError, KeyboardInterrupt):
            answer_messages(connection, making, Arrays(lanes, seats, shared.buf), places)
    finally:
        connection.close()
        gc.collect()
        with suppress(BufferError):
            shared.close()


def answer_messages(connection: Connection, making: Making, arrays: Arrays, places: range) -> None:
    """Make the lanes, then do what each message says and answer "", or the error that it came to in words."""
    try:
        mine = [making(arrays, place, arrays.lanes) for place in places]
        connection.send("")
    except SpellspeedError as wrong:
        connection.send(f"{type(wrong).__name__}: {wrong}")
        return
    gc.freeze()
    while True:
        what, seed = connection.recv()
        if what == CLOSE:
            return
        try:
            for lane in mine:
                if what == RESET:
                    lane.begin(seed)
                else:
                    lane.step()
            connection.send("")
        except SpellspeedError as wrong:
            connection.send(f"{type(wrong).__name__}: {wrong}")


class Lanes:
    """All lanes of a batch, in this process (`processes` 0) or in so many others. `close` ends them; an unused one is closed by itself."""

    def __init__(self, making: Making, lanes: int, seats: int, processes: int) -> None:
        """Raises WrongSetup, FailedLanes; in this process what making a lane raises.

        Processes are started afresh: a program begins them below `if __name__ == "__main__":`.
        """
        if lanes < 1:
            raise WrongSetup(f"{lanes} lanes; a batch needs at least one")
        if not 0 <= processes <= lanes:
            raise WrongSetup(
                f"{processes} processes for {lanes} lanes; 0 plays in this one, and each other needs a lane"
            )
        size = bytes_of(lanes, seats)
        self.ends: Final[list[Connection]] = []
        self.workers: Final[list[BaseProcess]] = []
        self.own: Final[list[Lane]] = []
        self.shared: Final = Memory(create=True, size=size) if processes else None
        memory = memoryview(bytearray(size)) if self.shared is None or self.shared.buf is None else self.shared.buf
        self.arrays: Final = Arrays(lanes, seats, memory)
        self.closing: Final = weakref.finalize(self, end_all, self.ends, self.workers, self.shared)
        if not processes:
            self.own.extend([making(self.arrays, place, lanes) for place in range(lanes)])
            return
        assert self.shared is not None, "processes share memory"
        context = multiprocessing.get_context("spawn")
        for number in range(processes):
            places = range(number * lanes // processes, (number + 1) * lanes // processes)
            here, there = context.Pipe()
            worker = context.Process(
                target=play_lanes, args=(there, self.shared.name, making, places, lanes, seats), daemon=True
            )
            worker.start()
            there.close()
            self.ends.append(here)
            self.workers.append(worker)
        self.heard()

    def begin(self, seed: str) -> None:
        """Every lane begins the stream of a seed. Raises LostLanes, FailedLanes; in this process what the lanes raise."""
        for lane in self.own:
            lane.begin(seed)
        self.send((RESET, seed))

    def step(self) -> None:
        """Every lane takes the action in its row. Raises LostLanes, FailedLanes; in this process what the lanes raise."""
        for lane in self.own:
            lane.step()
        self.send((STEP, ""))

    def send(self, message: tuple[str, str]) -> None:
        """Send every process a message and wait for all answers."""
        if not self.closing.alive:
            raise LostLanes("the lanes are closed")
        for number, end in enumerate(self.ends):
            try:
                end.send(message)
            except OSError as gone:
                raise self.lost(number) from gone
        self.heard()

    def heard(self) -> None:
        """Wait until every process has answered. Raises FailedLanes for the first error that one answered with, LostLanes."""
        wrong = ""
        for number, end in enumerate(self.ends):
            try:
                answered: str = end.recv()
            except (EOFError, OSError) as gone:
                raise self.lost(number) from gone
            wrong = wrong or answered
        if wrong:
            self.close()
            raise FailedLanes(wrong)

    def lost(self, number: int) -> LostLanes:
        """A process is gone: the error that says so; the others are ended."""
        self.close()
        return LostLanes(f"process {number} of {len(self.workers)} has ended while its lanes were played")

    def close(self) -> None:
        """End the processes; what was observed last can still be read."""
        self.closing()


def end_all(ends: list[Connection], workers: list[BaseProcess], shared: Memory | None) -> None:
    """Tell the processes to close, end those that do not, and give up the name of the memory (it goes when nobody reads it any more)."""
    for end in ends:
        with suppress(OSError):
            end.send((CLOSE, ""))
        end.close()
    for worker in workers:
        worker.join(PATIENCE)
        if worker.is_alive():
            worker.terminate()
            worker.join(PATIENCE)
    if shared is not None:
        shared.unlink()
        with suppress(BufferError):
            shared.close()
