"""The worst file that is still read takes little: two seconds of a processor and 200 MiB (thoroughly), and no more than its limit."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from spellspeed.cli.scenario import MOST_TOLD
from tests.commands import spellspeed
from tests.files.worst_files import SCENARIO, WORST
from tests.patience import WHOLE
from tests.thorough import THOROUGH

SAMPLE: Final = ("wrong.txt", "lists.conf", "brackets.yaml", "copies.yaml", "no_text.txt", "digests.json", "steps.json")
MOST_SECONDS: Final = 2.0
MOST_MEMORY: Final = 200
MEASURED: Final = """
import atexit, json, sys
from time import process_time
def tell():
    with open("/proc/self/status") as status:
        highest = next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))
    with open(path, "w") as told:
        json.dump([process_time(), highest // 1024], told)
path = sys.argv[1]
atexit.register(tell)
from unittest.mock import patch
from spellspeed.cli import main
with patch.object(sys, "argv", ["spellspeed", *sys.argv[2:]]):
    main()
"""
"""The command, which leaves in a file the seconds of a processor and the MiB of memory that it took, its start with them."""


def most_told(lines: list[str]) -> int:
    """The most lines that say what is wrong with the scenarios of a file: where each stands, so many faults, and how many more there are."""
    return (MOST_TOLD + 2) * max(1, sum(line.startswith("FAIL ") for line in lines))


@pytest.mark.parametrize("name", WORST if THOROUGH else SAMPLE)
def test_the_worst_file_is_read_or_refused(name: str, tmp_path: Path) -> None:
    made, commands = WORST[name]
    path = tmp_path / name
    path.write_bytes(made(path))
    for command in commands:
        done = spellspeed(*[part.replace("FILE", str(path)) for part in command])
        assert done.returncode in (0, 1, 2)
        if done.returncode == 2:
            told = done.stderr.splitlines()
            assert len(told) <= (most_told(told) if command == SCENARIO else 1)
            assert len(done.stderr) < 2000 * len(told)


@pytest.mark.skipif(not THOROUGH, reason="measures; SPELLSPEED_THOROUGH=1 does it")
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is read from /proc")
@pytest.mark.parametrize("name", WORST if THOROUGH else SAMPLE[:1])
def test_the_worst_file_takes_little(name: str, tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    made, commands = WORST[name]
    path, told = tmp_path / name, tmp_path / "told.json"
    path.write_bytes(made(path))
    record_property("KiB", path.stat().st_size // 1024)
    over = []
    for command in commands:
        arguments = [part.replace("FILE", str(path)) for part in command]
        subprocess.run(
            [sys.executable, "-c", MEASURED, str(told), *arguments],
            stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=WHOLE,
        )  # fmt: skip
        seconds, memory = json.loads(told.read_text(encoding="utf-8"))
        record_property(f"{command[0]} {command[1]}".replace(" FILE", ""), f"{seconds:.2f} s {memory} MiB")
        if seconds > MOST_SECONDS or memory > MOST_MEMORY:
            over.append((command, seconds, memory))
    assert over == []
