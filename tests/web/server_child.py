"""A server that can be killed: ADDRESS [PLACE TIMES [hang]]. It says `ready PORT` on its standard output as soon as it listens.

With PLACE it kills itself when its writing thread is at that place of the store (writer.Watch) for the given time: between a commit and what is told
of it, for instance. With `hang` that thread stands still there for ever, as before a database that does not answer. Its limits are such that many
clients of one address may come and go.
"""

import os
import signal
import sys
import threading

from spellspeed.web.app import Server
from spellspeed.web.rooms import Rooms
from spellspeed.web.serving import Listener, clock, listening
from spellspeed.web.store import Store
from tests.web.serving import MANY

OWNER = "a server that is killed"
"""Always the same, so that the next one takes the rooms over without waiting for leases to run out."""


def main(address: str, place: str = "", times: str = "0", deed: str = "kill") -> None:
    """Serves until it is killed."""
    left = [int(times)]

    def watch(there: str) -> None:
        if there == place:
            left[0] -= 1
            if left[0] == 0 and deed == "hang":
                print("hangs", flush=True)
                threading.Event().wait()
            elif left[0] == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    listener = listening("127.0.0.1", 0)
    store = Store(address, watch=watch)
    port = listener.getsockname()[1]
    print(f"ready {port}", flush=True)
    rooms = Rooms(store, clock, OWNER)
    server = Server(rooms, MANY, f"http://127.0.0.1:{port}")
    Listener(server, ends_all=True).run(sockets=[listener])


if __name__ == "__main__":
    main(*sys.argv[1:])
