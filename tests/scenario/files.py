"""The scenarios of tests/scenarios, each file read once for all test modules, processes and builds, and only when it is asked for.

Reading a file takes longer than running what is in it. What was read is kept in .pytest_cache under a name made of everything that
reading depends on: the scenario file, every source file of the package that is tested, and the Python that runs.
"""

import hashlib
import pickle
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

from spellspeed.build import PACKAGE_FOLDER
from spellspeed.games.scenarios import read_file
from spellspeed.scenario import ReadScenario, Scenario, UnreadScenario
from spellspeed.scenario.documents import parts_of
from spellspeed.scenario.errors import together

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "tests" / "scenarios"
KEPT: Final = ROOT / ".pytest_cache" / "scenarios"


def scenario_files() -> list[Path]:
    """All files below tests/scenarios, sorted."""
    return sorted(FOLDER.rglob("*.yaml"))


def lines_of(text: str) -> list[int]:
    """The lines on which the scenarios of a file begin, in their order; found without reading what stands in them."""
    return [part.line for part in parts_of(text)]


@cache
def read_in(file: Path) -> tuple[ReadScenario, ...]:
    """Those of one file, in its order, with those that are written wrongly."""
    return scenarios_of(file, KEPT / package_fingerprint())


@cache
def scenarios_in(file: Path) -> tuple[Scenario, ...]:
    """Those of one file, in its order. Raises ScenarioError where one is written wrongly."""
    faults = [fault for each in read_in(file) if isinstance(each, UnreadScenario) for fault in each.faults]
    if faults:
        raise together(faults)
    return tuple(each for each in read_in(file) if not isinstance(each, UnreadScenario))


@cache
def all_scenarios() -> tuple[Scenario, ...]:
    """Those of all files below tests/scenarios."""
    return tuple(scenario for file in scenario_files() for scenario in scenarios_in(file))


def name_of(scenario: Scenario) -> str:
    """File and line, as editors open them."""
    where = scenario.label.where
    return f"{place_of(Path(where.file))}:{where.line}"


def place_of(file: Path) -> str:
    """A file by its place in tests/scenarios: `rules/chains/chains.yaml`."""
    return file.relative_to(FOLDER).as_posix()


def scenarios_of(file: Path, kept: Path) -> tuple[ReadScenario, ...]:
    """The scenarios of a file: from the folder `kept` where they were read before, else read, and kept for the next who asks."""
    place = kept / f"{hashlib.sha256(str(file).encode() + b'0' + file.read_bytes()).hexdigest()[:32]}.pickle"
    if place.exists():
        found: tuple[ReadScenario, ...] = pickle.loads(place.read_bytes())  # noqa: S301 - written below, by the tests themselves
        return found
    read = tuple(read_file(file))
    kept.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=kept, delete=False) as fresh:
        fresh.write(pickle.dumps(read, pickle.HIGHEST_PROTOCOL))
    Path(fresh.name).replace(place)
    return read


@cache
def package_fingerprint() -> str:
    """The fingerprint of the package that is tested."""
    return fingerprint(PACKAGE_FOLDER)


def fingerprint(folder: Path) -> str:
    """A name that is another as soon as a file below the folder, its place, or the Python that runs is another."""
    found = hashlib.sha256(sys.version.encode())
    for path in sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".tsv", ".json")):
        found.update(path.relative_to(folder).as_posix().encode() + b"\0")
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:32]
