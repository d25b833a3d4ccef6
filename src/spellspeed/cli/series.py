"""What the commands that play many games share: how far they are, ended from outside with what is finished, games that do not end kept."""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final, NoReturn, Protocol

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from spellspeed.recording.files import write_recording
from spellspeed.recording.recorder import Recording

STATUS = 130
"""Of a command that was ended by Ctrl-C or SIGTERM."""
UNFIT_IN_NAMES: Final = re.compile(r"[^A-Za-z0-9-]")
"""Of a seed, in the name of a file."""
LONGEST_SEED: Final = 60
"""Characters of a seed in the name of a file."""


class Says(Protocol):
    """Says what stands under a key of a catalog, in the language of the command."""

    def __call__(self, key: str, /, **parts: object) -> str:
        """The words of that key."""
        ...


@contextmanager
def shown_progress(name: str, whole: int) -> Iterator[Callable[[int], None]]:
    """How much of the whole is done, on the error output if that is a terminal: what is yielded is told how much more. Within, SIGTERM does
    what Ctrl-C does: KeyboardInterrupt."""

    def stop(_: int, __: FrameType | None) -> NoReturn:
        raise KeyboardInterrupt

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    errors = Console(stderr=True)
    before = signal.signal(signal.SIGTERM, stop)
    try:
        with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
            task = bar.add_task(name, total=whole)
            yield lambda count: bar.advance(task, count)
    finally:
        signal.signal(signal.SIGTERM, before)


def keep_endless(recording: Recording[Any], say: Says, key: str, seed: str, **numbers: int) -> None:
    """Write down a game that did not end, in the folder at hand, and say where, with the words of that key: `numbers` name it after the
    seed (several of them with what they count). Raises FileNotWritten."""
    name = UNFIT_IN_NAMES.sub("_", seed)[:LONGEST_SEED]
    told = [f"{what}{number}" for what, number in numbers.items()] if len(numbers) > 1 else map(str, numbers.values())
    path = f"endless-{'-'.join([name, *told])}.json"
    write_recording(recording, path)
    click.echo(say(key, **numbers, file=path), err=True)


def end_stopped(say: Says, finished: int, wanted: int) -> NoReturn:
    """Say how far it came, and end the command."""
    click.echo(say("stopped", finished=f"{finished:,}", wanted=f"{wanted:,}"), err=True)
    sys.exit(STATUS)
