"""The command as a program of its own: exit status, and what stands on which stream."""

import subprocess
import sys

import spellspeed
from spellspeed.build import COMPILED
from tests.patience import WHOLE

MISSPELT = "SUM" + "ON-20"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "spellspeed", *arguments], capture_output=True, text=True, check=False, timeout=WHOLE
    )


def test_something_wrong_ends_with_status_2_and_one_message_on_stderr() -> None:
    """No traceback, nothing on stdout."""
    ended = run("rule", MISSPELT)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.startswith(f'there is no rule "{MISSPELT}". Did you mean "SUMMON-20"')
    assert len(ended.stderr.splitlines()) == 1


def test_an_unknown_command_ends_with_status_2_and_names_the_nearest() -> None:
    """Typing errors are common."""
    ended = run("rul")
    assert ended.returncode == 2
    assert 'there is no command "rul". Did you mean "rule"?' in ended.stderr


def test_a_rule_ends_with_status_0() -> None:
    """The control: the same program with a right id."""
    ended = run("rule", "SUMMON-12")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "A monster cannot be Flip Summoned in the turn it was Set." in ended.stdout


def test_the_version() -> None:
    """The package's own, and which build it is."""
    build = "compiled" if COMPILED else "interpreted"
    assert run("--version").stdout == f"spellspeed {spellspeed.__version__} ({build})\n"
