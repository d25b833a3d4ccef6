"""The scenarios of tests/scenarios, read once for all test modules, processes and builds.

Reading three thousand scenarios takes longer than running most tests. What was read is kept in .pytest_cache under a name made of
everything that reading depends on: the scenario files, every source file of the package that is tested, and the Python that runs.
"""

import hashlib
import os
import pickle
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from spellspeed.build import PACKAGE_FOLDER
from spellspeed.scenario import Scenario, read_scenarios

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "tests" / "scenarios"
KEPT: Final = ROOT / ".pytest_cache" / "scenarios"


@cache
def all_scenarios() -> tuple[Scenario, ...]:
    """What `read_scenarios` finds in tests/scenarios, in its order."""
    kept = KEPT / f"{fingerprint(FOLDER, PACKAGE_FOLDER)}.pickle"
    return scenarios_of(FOLDER, kept)


@cache
def scenarios_by_file() -> dict[str, tuple[Scenario, ...]]:
    """The same by the path of their file."""
    found: dict[str, tuple[Scenario, ...]] = {}
    for scenario in all_scenarios():
        file = scenario.label.where.file
        found[file] = (*found.get(file, ()), scenario)
    return found


def scenarios_in(file: Path) -> tuple[Scenario, ...]:
    """Those of one file below tests/scenarios. Raises KeyError where it holds none."""
    return scenarios_by_file()[str(file.resolve())]


def scenarios_of(folder: Path, kept: Path) -> tuple[Scenario, ...]:
    """The scenarios of a folder: from the file `kept` where it is there, else read, and written into it for the next who asks."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with one_at_a_time(kept.parent / "lock"):
        if not kept.exists():
            read = tuple(read_scenarios(folder))
            for outdated in kept.parent.glob("*.pickle"):
                outdated.unlink()
            fresh = kept.with_suffix(".new")
            fresh.write_bytes(pickle.dumps(read, pickle.HIGHEST_PROTOCOL))
            fresh.replace(kept)
            return read
        found: tuple[Scenario, ...] = pickle.loads(kept.read_bytes())  # noqa: S301 - written above, by the tests themselves
    return found


def fingerprint(*folders: Path) -> str:
    """A name that is another as soon as a file below the folders, its place, or the Python that runs is another."""
    found = hashlib.sha256(f"{sys.version} {FOLDER}".encode())
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".yaml", ".tsv", ".json")):
            found.update(path.relative_to(folder).as_posix().encode() + b"\0")
            found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


@contextmanager
def one_at_a_time(lock: Path) -> Iterator[None]:
    """Lets one process through, the others wait: the second finds what the first wrote. Where the system has no such lock, all read."""
    if os.name != "posix":
        yield
        return
    import fcntl

    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
