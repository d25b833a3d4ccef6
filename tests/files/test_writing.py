"""Files that a person owns: whatever ends the writing, the old file or the new one is there, whole."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from spellspeed.files.writing import needs_place, write_whole
from spellspeed.languages.user_files import FileNotWritten, write_owned
from tests.commands import spellspeed
from tests.patience import WHOLE
from tests.thorough import THOROUGH

OLD: Final = "old\n" * 3_000
NEW: Final = "new, ünd lönger\n" * 5_000
CALLS: Final = ("open", "chmod", "write", "fsync", "close", "replace")
KILLED: Final = 77
KILLS: Final = 1000 if THOROUGH else 5
PROGRAM: Final = """
import os, sys
from spellspeed.files.writing import write_whole
path, text, last, after = sys.argv[1], sys.stdin.read(), int(sys.argv[2]), sys.argv[3] == "after"
calls = 0
def counted(name):
    real = getattr(os, name)
    def call(*given, **named):
        global calls
        calls += 1
        if calls == last and not after:
            os._exit(77)
        if name == "write":
            given = (given[0], given[1][:10_000])  # a system may take a part only
        found = real(*given, **named)
        if calls == last:
            os._exit(77)
        return found
    setattr(os, name, call)
for name in ("open", "chmod", "write", "fsync", "close", "replace"):
    counted(name)
write_whole(text, path)
"""
"""Writes its standard input into a file, and is dead at one of its calls of the system: before it or right after it."""


def killed_at(path: Path, call: int, when: str) -> int:
    """Write NEW into a file and die at the call of that number; the status of the process."""
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, str(path), str(call), when],
        input=NEW,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=WHOLE,
    ).returncode


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("old", [OLD, None], ids=["over an old file", "a new file"])
def test_a_kill_between_any_two_calls_leaves_the_old_or_the_new_file(
    tmp_path: Path, old: str | None, when: str
) -> None:
    """Every call is reached: the writing that is not killed is the last one."""
    path = tmp_path / "duel.json"
    found: list[str | None] = []
    call = 0
    while True:
        call += 1
        path.unlink(missing_ok=True)
        if old is not None:
            path.write_text(old, encoding="utf-8")
        status = killed_at(path, call, when)
        found.append(path.read_text(encoding="utf-8") if path.exists() else None)
        assert found[-1] in (old, NEW), call
        if status == 0:
            break
        assert status == KILLED
    replaced = found.index(NEW)
    assert found == [old] * replaced + [NEW] * (len(found) - replaced)
    # The file, its rights, nine parts (of 90,000 bytes), to the disk, closed, in its place; then the folder: opened, to the disk, closed.
    assert len(found) - 1 == 1 + (old is not None) + 9 + 3 + 3


ALARMED: Final = """
import signal, sys
from spellspeed.files.writing import write_whole
path, old, new, first, seconds = sys.argv[1], 'old\\n' * 3_000, 'new, ünd lönger\\n' * 5_000, sys.argv[2] == "old", float(sys.argv[3])
signal.setitimer(signal.ITIMER_REAL, seconds)
while True:
    write_whole(old if first else new, path)
    first = not first
"""
"""Writes a file again and again as two texts by turns, until the system ends it at whatever moment that is: nobody hears SIGALRM."""


@pytest.mark.served
def test_kills_at_random_moments_leave_the_old_or_the_new_file(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """While the first, second or a later writing is under way, or between them. A file that was not finished lies beside, with its own name."""
    path, chance = tmp_path / "duel.json", Random("kills")
    lost, unfinished, contents = 0, 0, Counter[str]()
    for kill in range(KILLS):
        write_whole(OLD if kill % 2 else NEW, path)
        moment = chance.uniform(0.0001, 0.02)
        done = subprocess.run(
            [sys.executable, "-c", ALARMED, str(path), "new" if kill % 2 else "old", str(moment)],
            check=False,
            timeout=WHOLE,
        )
        assert done.returncode == -signal.SIGALRM
        found = path.read_text(encoding="utf-8")
        contents["old" if found == OLD else "new" if found == NEW else "lost"] += 1
        beside = [name for name in os.listdir(tmp_path) if name != "duel.json"]
        assert all(name.startswith(".spellspeed-") and name.endswith(".part") for name in beside)
        unfinished += len(beside)
        lost += found not in (OLD, NEW)
        for name in beside:
            (tmp_path / name).unlink()
    record_property("kills", KILLS)
    record_property("while a file was unfinished", unfinished)
    record_property("found", dict(contents))
    record_property("lost", lost)
    assert lost == 0
    assert unfinished or not THOROUGH


@pytest.mark.parametrize("refused", CALLS)
def test_a_refused_call_leaves_the_old_file_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: str
) -> None:
    """A full disk shows itself while writing, when the file is brought to the disk or when it is closed."""
    path = tmp_path / "duel.json"
    path.write_text(OLD, encoding="utf-8")
    real: Callable[..., Any] = getattr(os, refused)
    calls: list[tuple[object, ...]] = []

    def full(*given: Any) -> Any:
        calls.append(given)
        if len(calls) > 1:
            return real(*given)
        if refused == "close":
            real(*given)
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(f"spellspeed.files.writing.os.{refused}", full)
    with pytest.raises(FileNotWritten, match=r"duel.json: cannot be written: No space left on device"):
        write_owned(NEW, path)
    assert (path.read_text(encoding="utf-8"), os.listdir(tmp_path)) == (OLD, ["duel.json"])


def test_rights_and_links_stay(tmp_path: Path) -> None:
    """A link goes on pointing to the file; who may read it may read the new one too, and nobody else."""
    path, link = tmp_path / "duel.json", tmp_path / "link.json"
    path.write_text(OLD, encoding="utf-8")
    path.chmod(0o600)
    link.symlink_to("duel.json")
    write_whole(NEW, link)
    assert (link.is_symlink(), path.read_text(encoding="utf-8"), path.stat().st_mode & 0o777) == (True, NEW, 0o600)


def test_what_is_no_file_is_written_to_as_it_is() -> None:
    """A device keeps being one."""
    write_whole(NEW, "/dev/null")
    assert Path("/dev/null").is_char_device()
    with pytest.raises(OSError, match="No space"):
        write_whole(NEW, "/dev/full")


def test_a_pipe_is_written_to_as_long_as_somebody_reads_it(tmp_path: Path) -> None:
    """Under its own name, and under the one that an open pipe has; where nobody reads, or nobody reads any more, it is refused at once."""
    pipe = tmp_path / "duel.json"
    os.mkfifo(pipe)
    read = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    unnamed, write = os.pipe()
    try:
        for name, end in ((pipe, read), (f"/dev/fd/{write}", unnamed)):
            needs_place(name)
            write_owned(OLD, name)
            assert os.read(end, 2 * len(OLD)) == OLD.encode()
    finally:
        for each in (read, unnamed):
            os.close(each)
    with pytest.raises(FileNotWritten, match=r"duel.json: cannot be written: nobody reads it"):
        write_owned(OLD, pipe)
    with pytest.raises(FileNotWritten, match=r"cannot be written: "):
        write_owned(OLD, f"/dev/fd/{write}")
    os.close(write)
    assert (pipe.is_fifo(), os.listdir(tmp_path)) == (True, ["duel.json"])


def test_a_recording_into_a_pipe_that_nobody_reads_ends_with_one_line(tmp_path: Path) -> None:
    """The duel is told before."""
    os.mkfifo(tmp_path / "duel.json")
    refused = spellspeed("watch", "--seed", "1", "--record", str(tmp_path / "duel.json"))
    assert refused.returncode == 2
    assert refused.stderr == f"{tmp_path / 'duel.json'}: cannot be written: nobody reads it\n"


def test_a_place_is_refused_before_there_is_something_to_write(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    for path, error in (
        (tmp_path / "none" / "duel.json", FileNotFoundError),
        (tmp_path / "file" / "duel.json", NotADirectoryError),
        (tmp_path, IsADirectoryError),
    ):
        with pytest.raises(error):
            needs_place(path)
        with pytest.raises(error):
            write_whole(NEW, path)
    needs_place(tmp_path / "file")
    needs_place(tmp_path / "new")
    assert os.listdir(tmp_path) == ["file"]


def test_a_recording_that_has_no_place_is_refused_before_the_duel(tmp_path: Path) -> None:
    """Nothing of the duel is printed."""
    for command in (
        ("watch", "--seed", "1", "--record"),
        ("replay", "continue", "tests/recordings/bench_random_5.json", "--bots", "random", "--record"),
    ):
        done = spellspeed(*command, str(tmp_path / "none" / "duel.json"))
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"{tmp_path}/none/duel.json: cannot be written: No such file or directory\n"
