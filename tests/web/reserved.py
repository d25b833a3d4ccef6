"""A port that belongs to a test: who is told it may listen there, again and again, and nobody else takes it in between."""

from __future__ import annotations

import socket
from typing import Final


class ReservedPort:
    """A socket that has a port and never listens: as long as nobody else listens there who comes is refused."""

    def __init__(self) -> None:
        self.socket: Final = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        self.socket.bind(("127.0.0.1", 0))
        self.number: Final[int] = self.socket.getsockname()[1]

    def close(self) -> None:
        """Give it up."""
        self.socket.close()
