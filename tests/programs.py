"""Processes of their own that a test starts: their lines are read beside the test, so that no read waits for ever, and none outlives it."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import threading
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final

import spellspeed
from tests.patience import PATIENCE

ROOT: Final = Path(__file__).parents[1]
PATHS: Final = os.pathsep.join([str(ROOT), str(Path(spellspeed.__file__).parents[1])])
"""Where a program finds the tests, and the copy of the package that is tested."""


class Program:
    """A program that runs until it ends or the test does. What it says on its standard output is read line by line."""

    def __init__(self, *command: str, **environment: str) -> None:
        self.faults: Final = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the program)
        self.process: Final = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": PATHS, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.faults,
            text=True,
            encoding="utf-8",
        )
        self.lines: Final[SimpleQueue[str]] = SimpleQueue()
        self.said: Final[list[str]] = []
        self.reading: Final = threading.Thread(target=self.read, daemon=True)
        self.reading.start()

    def read(self) -> None:
        """All lines until the output is closed; then an empty one."""
        assert self.process.stdout is not None, "it is a pipe"
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put("")

    def line(self) -> str:
        """The next line that it says, with its end; "" where it says no more."""
        try:
            line = self.lines.get(timeout=PATIENCE)
        except Empty:
            raise TimeoutError(
                f"no further line of {self.process.args!r} after {self.said}: {self.complaints()}"
            ) from None
        if line:
            self.said.append(line)
        else:
            self.lines.put("")
        return line

    def rest(self) -> list[str]:
        """The lines that it says until it says no more."""
        return list(iter(self.line, ""))

    def to_the_end(self) -> str:
        """Nothing more is typed: all that it says until it says no more, with what it said before."""
        assert self.process.stdin is not None, "it is a pipe"
        self.process.stdin.close()
        self.rest()
        return "".join(self.said)

    def tell(self, text: str) -> None:
        """Type something."""
        assert self.process.stdin is not None, "it is a pipe"
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def ended(self, seconds: float | None = PATIENCE) -> int:
        """Wait until it has ended: its status."""
        return self.process.wait(seconds)

    def end(self, sent: int = signal.SIGTERM) -> int:
        """Send it a signal: the status with which it ends."""
        self.process.send_signal(sent)
        return self.ended()

    def complaints(self) -> str:
        """What it wrote on its standard error so far."""
        handle = self.faults.fileno()
        return os.pread(handle, os.fstat(handle).st_size, 0).decode(errors="replace")

    def close(self) -> None:
        """kill -9, if it still runs; it is gone when this returns."""
        self.process.kill()
        self.ended()
        self.reading.join(PATIENCE)
        for stream in (self.process.stdin, self.process.stdout, self.faults):
            if stream is not None and not stream.closed:
                stream.close()
