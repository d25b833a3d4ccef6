"""A server of rooms in a process of its own, which can be killed."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path

import uvicorn

from spellspeed.web.app import Server, new_app
from spellspeed.web.rooms import Rooms
from spellspeed.web.store import Store
from tests.web.serving import MANY


class ChildServer:
    """A server in a process of its own, which can be killed and started again at the same port with the same store."""

    def __init__(self, folder: Path) -> None:
        self.address = f"sqlite:///{folder}/rooms.db?synchronous=normal"
        self.port = 0
        self.begin()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def begin(self) -> None:
        """Start it; it takes connections when this returns."""
        command = [sys.executable, "-m", "tests.web.killed_server", self.address, str(self.port)]
        self.child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.child.stdout is not None, "it says where it listens"
        self.port = int(self.child.stdout.readline())

    def kill(self) -> None:
        """kill -9."""
        self.child.kill()
        self.child.wait()
        assert self.child.stdout is not None, "it was read"
        self.child.stdout.close()


def main(address: str, port: int) -> None:
    """Serve until killed; the port is said once connections are taken."""
    heard = socket.create_server(("127.0.0.1", port), backlog=64, reuse_port=False)
    port = heard.getsockname()[1]
    print(port, flush=True)
    rooms = Rooms(Store(address), lambda: time.time_ns() // 1_000_000, "the server of a test")
    app = new_app(Server(rooms, MANY, f"http://127.0.0.1:{port}"))
    uvicorn.Server(uvicorn.Config(app, ws="websockets-sansio", log_level="warning")).run(sockets=[heard])


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
