"""What fails and passes when it is run again by itself is listed, three of them at most; only what is marked `served` is run again."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from tests.patience import WHOLE
from tests.programs import PATHS

SAMPLE: Final = """
import threading
from pathlib import Path

import pytest

MARKS = Path(__file__).parent


def is_first(name):
    mark = MARKS / name
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


@pytest.fixture(scope="module")
def server():
    return []


@pytest.mark.served
def test_passes_always(server):
    pass


@pytest.mark.served
def test_breaks_the_server_once(server):
    assert not server, "a broken server"
    if is_first("breaks"):
        server.append("broken")
        assert False, "it broke"


@pytest.mark.served
def test_fails_once():
    assert not is_first("fails once")


@pytest.fixture
def set_up():
    assert not is_first("set up"), "it was not set up"


@pytest.mark.served
def test_is_not_set_up_once(set_up):
    pass


@pytest.fixture
def torn_down():
    yield
    assert not is_first("torn down"), "it was not torn down"


@pytest.mark.served
def test_is_not_torn_down_once(torn_down):
    pass


@pytest.mark.served
@pytest.mark.parametrize("time", ["always"])
def test_fails(time):
    assert is_first("fails"), "the second time"
    assert False, "the time before"


@pytest.mark.served
@pytest.mark.timeout(1)
def test_hangs():
    threading.Event().wait()


def test_is_not_served():
    assert not is_first("not served"), "never again"
"""
LAST: Final = re.compile(r"=+ (.*) in [\d.]+s.* =+")
WATCHING: Final = """
from pathlib import Path
import pytest

@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    with (Path(__file__).parent / "watched").open("a") as watched:
        watched.write(item.name + "\\n")
    return (yield)
"""
"""Notes each attempt over which something watches, as pytest-timeout does."""


def run(folder: Path, *words: str) -> tuple[int, str, list[str]]:
    """Run some of the sample's tests: the status, all that is said, the lines after the failures."""
    (folder / "test_sample.py").write_text(SAMPLE, encoding="utf-8")
    (folder / "conftest.py").write_text(WATCHING, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = served\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.unsteady", "-p", "no:cacheprovider", *words]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, timeout=WHOLE, env={"PYTHONPATH": PATHS}
    )
    said = re.sub(r", \d+ deselected", "", done.stdout)
    told = [line for line in said.splitlines() if line.startswith("unsteady: ") or re.match(r"\d+ unsteady", line)]
    return done.returncode, said, told


@pytest.mark.parametrize("workers", [("-n0",), ("-n2",)], ids=["alone", "two workers"])
def test_what_passes_the_second_time_is_listed_and_what_fails_twice_has_failed(
    tmp_path: Path, workers: tuple[str, ...]
) -> None:
    """A test that broke the server of its module has a fresh one; each attempt is watched over; what is not marked is run once."""
    chosen = "breaks_the_server or fails_once or always or not_served"
    status, said, told = run(tmp_path, *workers, "-k", chosen)
    assert told == [
        "unsteady: test_sample.py::test_breaks_the_server_once",
        "unsteady: test_sample.py::test_fails_once",
        "2 unsteady",
    ]
    assert (status, LAST.findall(said)) == (1, ["2 failed, 3 passed, 2 unsteady"])
    assert "AssertionError: the second time" in said
    assert "the first time" in said
    assert "AssertionError: the time before" in said
    assert "AssertionError: never again" in said
    watched = Counter((tmp_path / "watched").read_text(encoding="utf-8").split())
    assert watched == {
        "test_passes_always": 1,
        "test_breaks_the_server_once": 2,
        "test_fails_once": 2,
        "test_fails[always]": 2,
        "test_is_not_served": 1,
    }


def test_three_of_a_run_may_be_unsteady_and_no_more(tmp_path: Path) -> None:
    """Also where it is set up or torn down that fails."""
    three, four = tmp_path / "three", tmp_path / "four"
    for folder in (three, four):
        folder.mkdir()
    status, said, told = run(three, "-n0", "-k", "once and not torn")
    assert (status, told[-1], LAST.findall(said)) == (0, "3 unsteady", ["3 passed, 3 unsteady"])
    status, said, told = run(four, "-n0", "-k", "once")
    assert (status, told[-1], LAST.findall(said)) == (
        1,
        "4 unsteady, more than 3: the run fails",
        ["4 passed, 4 unsteady"],
    )


def test_a_second_attempt_that_hangs_is_ended_as_the_first_one_is(tmp_path: Path) -> None:
    status, said, told = run(tmp_path, "-n0", "-k", "hangs")
    assert (status, told, LAST.findall(said)) == (1, [], ["1 failed"])
    assert said.count("Failed: Timeout") >= 2
