"""Which tests run in which build, and which runs are checked: nothing is left out by mistake."""

import subprocess
import sys
from pathlib import Path

import pytest

from spellspeed.scenario import DuelScenario
from spellspeed.yugioh.scenario import runner
from spellspeed.yugioh.scenario.play import Play
from tests import thorough
from tests.conftest import IN_EVERY_BUILD, INTERPRETED_ONLY, TESTS, only_interpreted
from tests.hygiene.sources import ROOT
from tests.patience import WHOLE

FILES = sorted(TESTS.rglob("test_*.py"))


@pytest.mark.parametrize("pattern", [*INTERPRETED_ONLY, *IN_EVERY_BUILD])
def test_every_pattern_names_a_test_file(pattern: str) -> None:
    """One that names none is out of date: the tests it named moved, and run where they need not."""
    assert any(path.relative_to(TESTS).match(pattern) for path in FILES)


def test_what_plays_runs_in_every_build() -> None:
    """All scenarios, the digests, the properties, the rules and the test of the build itself."""
    kept = {path.relative_to(TESTS).as_posix() for path in FILES if not only_interpreted(path)}
    assert {"hygiene/test_build.py", "hygiene/test_docstrings.py"} <= kept
    assert not any(only_interpreted(path) for path in (TESTS / "scenarios").rglob("*.yaml"))
    for folder in (
        "kernel",
        "properties",
        "simulation",
        "yugioh/book",
        "yugioh/bots",
        "yugioh/cards",
        "yugioh/judge",
        "yugioh/match",
        "yugioh/views",
    ):
        assert {path for path in FILES if path.is_relative_to(TESTS / folder) and only_interpreted(path)} == set()
    assert not only_interpreted(Path("/elsewhere/decks/test_ydk.py"))


def test_a_tenth_is_checked_and_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of ten thousand names between nine and eleven hundred; another process says the same; with the switch all."""
    monkeypatch.setattr(thorough, "THOROUGH", False)
    checked = [number for number in range(10_000) if thorough.is_checked("a file", str(number))]
    assert 900 < len(checked) < 1100
    program = "from tests.thorough import is_checked; print([n for n in range(50) if is_checked('a file', str(n))])"
    said = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True, text=True, check=True, cwd=ROOT, env={"PYTHONHASHSEED": "7"}, timeout=WHOLE,
    )  # fmt: skip
    assert said.stdout == f"{[number for number in checked if number < 50]}\n"
    monkeypatch.setattr(thorough, "THOROUGH", True)
    assert all(thorough.is_checked("a file", str(number)) for number in range(50))


def test_scenarios_that_are_not_chosen_are_not_checked_and_chosen_ones_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: what the tenth asks for is the run's own check, which a run makes when nobody says otherwise."""
    from tests.scenario.reading import duel

    seen: list[str] = []

    def look(checked: DuelScenario, play: Play) -> str:
        seen.append(checked.label.title)
        return ""

    monkeypatch.setattr(runner, "run_problem", look)
    scenario = duel("scenario: one\nexpect: {turn: 5}\n")
    assert runner.run_duel(scenario, checked=False).passed
    assert seen == []
    assert runner.run_duel(scenario).passed
    assert seen == ["one"]
