"""Lines that a person types while a table goes on: each is read in the background, and what is half typed stays when the screen is drawn anew."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable
from typing import Any, Final, TextIO

PROMPT: Final = "> "
OVERWRITING: Final = "\x01\r\x02> "
"""The prompt where it may stand already; what is between the marks takes no room on the screen."""


class TypedLines:
    """Lines of the standard input, one for each call of `ask`; `typed` is called with each, with None at the end of the input."""

    def __init__(self, typed: Callable[[str | None], None], *, shows: bool, source: TextIO | None = None) -> None:
        """`shows`: the input is a terminal that shows a prompt."""
        self.typed: Final = typed
        self.shows: Final = shows
        self.source: Final = source
        self.is_asked = False
        self.wanted: Final = threading.Semaphore(0)
        self.thread: threading.Thread | None = None
        self.before: Any = None
        """How the terminal was set before."""

    def ask(self) -> None:
        """Read one line, if none is being read."""
        if self.is_asked:
            return
        self.is_asked = True
        if self.thread is None:
            self.keep_terminal()
            self.thread = threading.Thread(target=self.read, daemon=True, name="typing")
            self.thread.start()
        self.wanted.release()

    def read(self) -> None:
        """The thread that reads."""
        while True:
            self.wanted.acquire()
            line: str | None
            try:
                line = input(OVERWRITING) if self.shows else (self.source or sys.stdin).readline()
            except (EOFError, ValueError, OSError):
                line = None
            if line is not None and not self.shows:
                line = line.rstrip("\n") if line else None
            self.is_asked = False
            self.typed(line)
            if line is None:
                return

    def begun(self) -> str:
        """The prompt with what is half typed behind it, to be shown again below what was drawn."""
        held = ""
        with contextlib.suppress(ImportError):
            import readline

            held = readline.get_line_buffer()
        return PROMPT + held

    def keep_terminal(self) -> None:
        """Remember how the terminal is set; a line that is never finished would leave it without an echo."""
        if self.shows:
            with contextlib.suppress(ImportError, OSError, ValueError):
                import termios

                self.before = termios.tcgetattr(sys.stdin.fileno())

    def close(self) -> None:
        """The terminal as it was."""
        if self.before is not None:
            with contextlib.suppress(ImportError, OSError, ValueError):
                import termios

                termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self.before)
