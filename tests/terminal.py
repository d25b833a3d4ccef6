"""The command `spellspeed` at a terminal, run inside this process: what stands on its screen once some lines were typed.

Nothing of it is a real terminal: no process, no time. What a command draws, how it breaks lines and how a typed line is echoed is the same.
"""

import io
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from contextvars import Context
from pathlib import Path
from typing import Final
from unittest.mock import patch

from spellspeed.cli import main

CLEARED: Final = "\x1b[2J\x1b[H"
"""What a terminal is told where a screen begins anew."""
CURSOR: Final = re.compile(r"\x1b\[\?25[hl]")
ERASED: Final = re.compile(r"[^\n]*\n\r\x1b\[1A\x1b\[2K|[^\n]*\r(?:\x1b\[2K)?")
"""A line that is taken back, as a bar is that shows how far something is."""
CONTROL: Final = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
"""Colours, and whatever else a terminal does not show."""
OWN: Final = ("SPELLSPEED_LANGUAGE", "SPELLSPEED_CDB", "FORCE_COLOR", "TTY_INTERACTIVE", "TTY_COMPATIBLE")
"""What somebody may have set for the own terminal."""


class NothingMoreIsTyped(BaseException):
    """The command waits for a line that nobody types: what was to be seen stands there."""


class Screen(io.TextIOWrapper):
    """What is written to a terminal."""

    def isatty(self) -> bool:
        return True


class Keyboard(io.StringIO):
    """Lines that are typed, one after the other, each shown as it is typed."""

    def __init__(self, typed: Sequence[str], screen: Screen) -> None:
        super().__init__()
        self.typed: Final[Iterator[str]] = iter(typed)
        self.screen: Final = screen

    def isatty(self) -> bool:
        return True

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        line = next(self.typed, None)
        if line is None:
            raise NothingMoreIsTyped
        self.screen.write(f"{line}\n")
        return f"{line}\n"


def at_a_terminal(
    *arguments: str,
    typed: Sequence[str] = (),
    size: tuple[int, int] = (80, 24),
    into: Path | None = None,
    **environment: str,
) -> str:
    """All that a command writes to a terminal of so many columns and lines, without colours; CLEARED stands where a new screen begins.

    `into` is the file into which the standard output is sent instead.
    """
    shown = io.BytesIO()
    screen = Screen(shown, encoding="utf-8", write_through=True)
    seen = {"COLUMNS": str(size[0]), "LINES": str(size[1]), "TERM": "xterm", "NO_COLOR": "1", **environment}
    with ExitStack() as stack:
        out = screen if into is None else stack.enter_context(into.open("w", encoding="utf-8"))
        stack.enter_context(patch.dict(os.environ, seen))
        for name in OWN:
            os.environ.pop(name, None)
        stack.enter_context(patch.object(sys, "argv", ["spellspeed", *arguments]))
        stack.enter_context(patch.object(sys, "stdin", Keyboard(typed, screen)))
        stack.enter_context(redirect_stdout(out))
        stack.enter_context(redirect_stderr(screen))
        try:
            Context().run(main)
        except (SystemExit, NothingMoreIsTyped):
            screen.flush()
    written = ERASED.sub("", CURSOR.sub("", shown.getvalue().decode("utf-8")))
    return CLEARED.join(CONTROL.sub("", each) for each in written.split(CLEARED))
