"""Nothing in the tests waits for ever, sleeps, or has a number of its own for how long it waits (tests/patience.py)."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from typing import Final

import pytest

from tests.hygiene.sources import ROOT, TESTS, python_files
from tests.patience import LONGEST_TEST, PATIENCE, Deadline
from tests.thorough import THOROUGH

NEEDS_TIMEOUT: Final = (
    "subprocess.run",
    "subprocess.check_output",
    "subprocess.call",
    "subprocess.check_call",
    "urlopen",
)
"""Functions that wait for as long as it takes, unless a word `timeout` says otherwise."""
ENDLESS: Final = ("wait", "join", "result", "exception", "communicate")
"""Methods that wait for ever where they are given nothing."""
FOR_EVER: Final = {
    "cli/test_cards_mutate.py": "a process that stands still is killed",
    "room/sitting.py": "a room whose clock is held by hand",
    "room/test_clocks.py": "a room whose clock is held by hand",
    "room/test_hidden.py": "a room whose clock is held by hand",
    "room/test_playing.py": "a room whose clock is held by hand",
    "room/test_thinking.py": "a room whose clock is held by hand",
    "web/server_child.py": "a server that stands still is killed",
    "web/store_child.py": "what is asked has ended",
    "web/test_client_alone.py": "how long a client would wait is worked out",
    "web/test_loading.py": "the load bench has a deadline of its own",
    "web/test_server_killed.py": "what is asked has ended",
    "web/test_turns.py": "a room whose clock is held by hand",
}
"""Files in which something waits for ever on purpose, or where the word means something else: why."""


def named(call: ast.Call) -> str:
    """What is called, as it is written."""
    return ast.unparse(call.func)


def waits(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Calls that wait without a deadline or with a number of their own, and sleeps: line and what is called."""
    awaited = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Await)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        words = {word.arg: word.value for word in node.keywords}
        method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        given = [*node.args[: 1 if method in ENDLESS else 0], *([words["timeout"]] if "timeout" in words else [])]
        number = any(
            isinstance(one, ast.Constant) and isinstance(one.value, (int, float)) and one.value for one in given
        )
        nothing = method in ENDLESS and not node.args and not node.keywords and id(node) not in awaited
        sleeps = named(node) in ("time.sleep", "sleep")
        if number or nothing or sleeps or (named(node) in NEEDS_TIMEOUT and "timeout" not in words):
            yield node.lineno, named(node)


def test_every_wait_has_the_deadline_of_all() -> None:
    """Of the files that have reason to wait otherwise each does."""
    found = {
        path.relative_to(TESTS).as_posix(): list(waits(ast.parse(path.read_text(encoding="utf-8"))))
        for path in python_files(TESTS)
    }
    assert {name: there for name, there in found.items() if there and name not in FOR_EVER} == {}
    assert {name for name in FOR_EVER if not found[name]} == set()


@pytest.mark.parametrize(
    "line",
    [
        "subprocess.run(command)",
        "urlopen(address)",
        "urlopen(address, timeout=20)",
        "program.wait()",
        "program.wait(20)",
        "future.result()",
        "future.exception(timeout=60)",
        "thread.join(10)",
        "time.sleep(1)",
    ],
)
def test_a_wait_of_its_own_is_found(line: str) -> None:
    assert len(list(waits(ast.parse(line)))) == 1


@pytest.mark.parametrize(
    "line",
    [
        "subprocess.run(command, timeout=WHOLE)",
        "urlopen(address, timeout=PATIENCE)",
        "program.wait(PATIENCE)",
        "', '.join(names)",
        "await event.wait()",
        "future.exception(timeout=0)",
    ],
)
def test_others_are_let_pass(line: str) -> None:
    assert list(waits(ast.parse(line))) == []


@pytest.mark.skipif(THOROUGH, reason="a thorough test takes as long as it takes")
def test_a_test_may_take_longer_than_what_it_waits_for(request: pytest.FixtureRequest) -> None:
    """Whatever PATIENCE is; without another one it is the limit of pyproject.toml."""
    assert request.config.option.timeout == LONGEST_TEST == 11 * PATIENCE
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["pytest"]["ini_options"]["timeout"] == 11 * 60


def test_a_deadline_is_for_all_that_comes_before_it() -> None:
    """Nothing is left of one that is over, until it begins again."""
    deadline = Deadline("the message", 0.0)
    with pytest.raises(TimeoutError, match="the message did not come within 0 seconds"):
        deadline.left()
    deadline = Deadline("the message", PATIENCE)
    first = deadline.left()
    assert 0 < deadline.left() <= first <= PATIENCE
    deadline.begin_again()
    assert deadline.left() <= PATIENCE
