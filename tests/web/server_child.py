"""A server in a process of its own: WORDS (a JSON object of what `Wanted` has). It says `ready PORT` as soon as it listens.

It listens at the port that it is given beside whoever holds that (reserved.py). Its rooms' secrets follow from a name. A line `later MILLISECONDS` on
its standard input puts its clock forward, after which it says `later`; a line `set MILLISECONDS` sets the clock of the machine, as this process sees
it, forward or back, and it says nothing; when that input ends so does the process.

With `place` it kills itself when its writing thread is at that place of the store (writer.Watch) for the given time: between a commit and what is
told of it, for instance. With the deed `hang` that thread stands still there for ever, as before a database that does not answer; it says `hangs`.
Its limits are such that many clients of one address may come and go.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
import threading
import time
from dataclasses import dataclass
from typing import Final

from spellspeed.web import listener as listening
from spellspeed.web.app import Server
from spellspeed.web.listener import Listener, is_shared
from spellspeed.web.rooms import LEASE, Rooms
from spellspeed.web.store import Store
from tests.draws import Draws
from tests.web.serving import MANY

OWNER = "a server that is killed"
"""Always the same, so that the next one takes the rooms over without waiting for leases to run out."""


@dataclass(frozen=True)
class Wanted:
    """What a server is to be: its store and port, what its draws follow from, what it is called in leases ("": by its address), where it dies."""

    address: str
    port: int
    name: str
    owner: str = OWNER
    lease: int = LEASE
    place: str = ""
    times: int = 0
    deed: str = "kill"
    wrong: int = 0
    """Milliseconds by which the clock of the machine is wrong when it starts."""


class Clock:
    """The time, put forward as often as a line says so; and the clock of the machine, which is set under its feet."""

    def __init__(self, wrong: int) -> None:
        self.ahead = 0
        self.wrong = wrong
        wall, wall_ns = time.time, time.time_ns
        time.time = lambda: wall() + self.wrong / 1000
        time.time_ns = lambda: wall_ns() + self.wrong * 1_000_000
        self.steady: Final = listening.Clock(time.time_ns)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.steady() + self.ahead

    def listen(self) -> None:
        """Do what is said until nobody is there to say anything."""
        for line in sys.stdin:
            what, milliseconds = line.split()
            if what == "set":
                self.wrong += int(milliseconds)
            else:
                self.ahead += int(milliseconds)
                print("later", flush=True)
        os._exit(0)


def main(wanted: Wanted) -> None:
    """Serves until it is killed."""
    left = [wanted.times]

    def watch(there: str) -> None:
        if there == wanted.place:
            left[0] -= 1
            if left[0] == 0 and wanted.deed == "hang":
                print("hangs", flush=True)
                threading.Event().wait()
            elif left[0] == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    times = Clock(wanted.wrong)
    listener = socket.create_server(("127.0.0.1", wanted.port), reuse_port=True)
    store = Store(wanted.address, watch=watch)
    print(f"ready {wanted.port}", flush=True)
    threading.Thread(target=times.listen, daemon=True).start()
    url = f"http://127.0.0.1:{wanted.port}"
    rooms = Rooms(
        store,
        times.now,
        wanted.owner or url,
        wanted.lease,
        is_shared(wanted.address),
        draw_secret=Draws(wanted.name).secret,
    )
    Listener(Server(rooms, MANY, url), ends_all=True).run(sockets=[listener])


if __name__ == "__main__":
    main(Wanted(**json.loads(sys.argv[1])))
