"""The standard streams of a command: whatever they are, it ends quietly or with one line."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import click

NOBODY_READS: Final = 1
"""Status where the output was closed by its reader, such as head."""
NOT_WRITTEN: Final = 2
REFUSED: Final = (errno.ENOSPC, errno.EIO, errno.EBADF, errno.EDQUOT, errno.EFBIG)
"""What a system says that cannot take more output."""


def with_streams(run: Callable[[], None]) -> None:
    """Run a command. A closed stream is an empty one, a character that a terminal does not know is a question mark, output that nobody
    reads any more ends the command quietly, and output that cannot be written with one line."""
    make_streams()
    try:
        try:
            run()
        finally:
            for stream in (sys.stdout, sys.stderr):
                stream.flush()
    except BrokenPipeError:
        forget_output()
        sys.exit(NOBODY_READS)
    except OSError as refused:
        if refused.filename is not None or refused.errno not in REFUSED:
            raise
        forget_output()
        with suppress(OSError):
            click.secho(f"the output cannot be written: {refused.strerror}", fg="red", err=True)
        sys.exit(NOT_WRITTEN)


def make_streams() -> None:
    """Put an empty stream in the place of a closed one, and let none refuse a character."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - open as long as the process
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with suppress(io.UnsupportedOperation):
                stream.reconfigure(errors="replace")


def forget_output() -> None:
    """Nothing more is written where it is refused, at the end of the process either."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
