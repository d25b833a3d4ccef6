"""Long commands that are ended from outside: what is finished is printed."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

import click

from spellspeed.languages.catalog import Catalog

STATUS = 130
"""Of a command that was ended by Ctrl-C or SIGTERM."""


@contextmanager
def stopped_like_by_ctrl_c() -> Iterator[None]:
    """Within, SIGTERM does what Ctrl-C does: KeyboardInterrupt."""

    def stop(_: int, __: FrameType | None) -> NoReturn:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def end_stopped(words: Catalog, section: str, finished: int, wanted: int) -> NoReturn:
    """Say how far it came, and end the command."""
    click.echo(words.say(section, "stopped", finished=f"{finished:,}", wanted=f"{wanted:,}"), err=True)
    sys.exit(STATUS)
