"""A program that appends to a store until it is killed: ADDRESS [PLACE TIMES]; the rooms must be there, their leases held by OWNER.

It says `told ROOM N` on its standard output when the append that ends before row N of that room is acknowledged, and goes on with the next. With
PLACE it kills itself when its writing thread is at that place of the store (writer.Watch) for the given time, while several appends are under way.
"""

import os
import signal
import sys
from concurrent.futures import Future

from spellspeed.web.store import Store
from tests.web.rooms import OWNER, rows_of

ROOMS = ("a", "b", "c", "d")
ROWS = 3
"""Rows of each append."""


def append_for_ever(store: Store, room_id: str, first: int) -> None:
    """Appends rows from `first`, says so when it is told, and appends the next."""

    def told(future: Future[None]) -> None:
        if future.exception() is None:
            os.write(1, f"told {room_id} {first + ROWS}\n".encode())
            append_for_ever(store, room_id, first + ROWS)
        else:
            os.write(2, f"{future.exception()}\n".encode())
            os._exit(3)

    store.append(room_id, rows_of(room_id, first, first + ROWS), f"state {first + ROWS}", OWNER).add_done_callback(told)


def main(address: str, place: str = "", times: str = "0") -> None:
    """Goes on where the stored rows end, until it is killed."""
    left = [int(times)]

    def watch(there: str) -> None:
        if there == place:
            left[0] -= 1
            if left[0] == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    store = Store(address, watch=watch)
    for room_id in ROOMS:
        append_for_ever(store, room_id, len(store.rows(room_id)))
    signal.pause()


if __name__ == "__main__":
    main(*sys.argv[1:])
