"""The command `spellspeed` run inside the process of the test: what a process of its own would print and end with, without its start.

What tests the process itself (its start, several processes, signals, the environment before the first import) starts one.
"""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from contextvars import Context
from unittest.mock import patch

from spellspeed.cli import main


def spellspeed(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command with these lines on its standard input, piped; its exit status and what it wrote on either stream.

    `environment` is what it sees beside the variables of the test. An error that the command does not report itself, which would
    be a traceback, comes out of here as it is.
    """
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
    seen = {"COLUMNS": "80", "LINES": "25", **environment}
    status = 0
    with (
        patch.object(sys, "argv", ["spellspeed", *arguments]),
        patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")),
        patch.dict(os.environ, seen),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            Context().run(main)
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else int(end.code is not None)
    return subprocess.CompletedProcess(["spellspeed", *arguments], status, written(out), written(err))


def written(stream: io.TextIOWrapper) -> str:
    """All that was written on one of these streams."""
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode("utf-8")
