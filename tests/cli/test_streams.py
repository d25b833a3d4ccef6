"""Whatever a command reads from and writes to, it ends quietly or with one line."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import IO, Final

import pytest

from tests.patience import WHOLE

RECORDING: Final = "tests/recordings/bench_random_5.json"
COMMANDS: Final = (
    ("rule", "CHAIN-1"),
    ("cards",),
    ("deck", "show", "bench_goat_a"),
    ("watch", "--seed", "1"),
    ("simulate", "bench_goat_a", "bench_goat_b", "--duels", "1"),
    ("replay", "show", RECORDING),
    ("play", "--plain", "--seed", "1"),
)
"""Through click and through rich, at once and bit by bit."""
commands = pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])


def started(command: tuple[str, ...], out: int | IO[bytes], **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "spellspeed", *command],
        stdin=subprocess.DEVNULL,
        stdout=out,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
        check=False,
        timeout=WHOLE,
    )


@pytest.fixture
def unread() -> Iterator[int]:
    """A pipe that nobody reads any more."""
    read, write = os.pipe()
    os.close(read)
    yield write
    os.close(write)


@commands
def test_output_that_nobody_reads_ends_the_command_quietly(command: tuple[str, ...], unread: int) -> None:
    done = started(command, unread)
    assert (done.returncode, done.stderr) == (1, b"")


@commands
def test_output_that_cannot_be_written_ends_it_with_one_line(command: tuple[str, ...]) -> None:
    with open("/dev/full", "wb") as full:
        done = started(command, full)
    assert (done.returncode, done.stderr) == (2, b"the output cannot be written: No space left on device\n")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_empty_ones(closed: str) -> None:
    line = f'"{sys.executable}" -m spellspeed play --plain --seed 1 {closed}'
    done = subprocess.run(["sh", "-c", line], stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=WHOLE)
    assert (done.returncode, done.stderr) == (0, b"")
    assert (b"bench_goat_a" in done.stdout) == (closed in ("<&-", "2>&-"))


def test_turkish_on_a_terminal_of_ascii_shows_question_marks() -> None:
    done = started(COMMANDS[-1] + ("--language", "tr"), subprocess.PIPE, PYTHONIOENCODING="ascii", LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout
    assert done.stdout.isascii()


def test_typed_bytes_that_are_no_text_are_no_choice() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "spellspeed", "play", "--plain", "--seed", "1"],
        input=b"\xff\xfe\x1b[2J\nquit\n", capture_output=True, check=False, timeout=WHOLE,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
