"""A server of rooms in a process of its own, which can be killed and started again where it was."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any, Final
from urllib.request import Request, urlopen

from tests.draws import DRAWS
from tests.patience import PATIENCE
from tests.programs import Program
from tests.web.reserved import ReservedPort
from tests.web.server_child import Wanted


class ChildServer:
    """A server in a process of its own; started again it is at the same port with the same store. `wanted` are further words of `Wanted`."""

    def __init__(self, address: str, **wanted: Any) -> None:
        self.address: Final = address
        self.wanted: Final = wanted
        self.reserved: Final = ReservedPort()
        self.port: Final = self.reserved.number
        self.url: Final = f"http://127.0.0.1:{self.port}"
        self.program: Program | None = None

    def begin(self, **wanted: Any) -> None:
        """Start it, with further words of `Wanted`; it takes connections when this returns."""
        words = Wanted(self.address, self.port, DRAWS.child(), **{**self.wanted, **wanted})
        self.program = Program(sys.executable, "-m", "tests.web.server_child", json.dumps(asdict(words)))
        said = self.program.line()
        assert said == f"ready {self.port}\n", self.program.complaints()

    @property
    def running(self) -> Program:
        """The program."""
        assert self.program is not None, "it was started"
        return self.program

    def kill(self) -> None:
        """kill -9; it is gone when this returns."""
        self.running.close()

    def later(self, milliseconds: int) -> None:
        """So much time has passed there."""
        self.running.tell(f"later {milliseconds}\n")
        assert self.running.line() == "later\n"

    def post(self, path: str, body: object) -> Any:
        """The answer to a POST. Raises HTTPError."""
        request = Request(self.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())

    def get(self, path: str) -> Any:
        """The answer to a GET. Raises HTTPError."""
        with urlopen(self.url + path, timeout=PATIENCE) as answer:
            return json.loads(answer.read())

    def close(self) -> None:
        """End it for good."""
        if self.program is not None:
            self.program.close()
        self.reserved.close()


@contextmanager
def child_server(address: str, **wanted: Any) -> Iterator[ChildServer]:
    """One that has begun."""
    child = ChildServer(address, **wanted)
    try:
        child.begin()
        yield child
    finally:
        child.close()
