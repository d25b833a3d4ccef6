"""The same rows from joblib, Dask and Ray as from one process, also where a worker is killed; a cluster of two nodes, as docs/cluster.md has it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import spellspeed
from tests.deck_lab.mortal import MARK
from tests.deck_lab.needed import needs
from tests.hygiene.sources import ROOT
from tests.patience import WHOLE

pytestmark = pytest.mark.served

PROGRAM: Final = """
import sys
from pathlib import Path
from spellspeed.yugioh.decks import find_deck
from spellspeed.deck_lab.cells import paired_setting
from spellspeed.deck_lab.executors import executor_named
from spellspeed.deck_lab.runs import Run

def digests(executor, bot):
    run = Run(executor_named(executor), 2)
    for seed in ("0", "1"):
        run.add(paired_setting((find_deck("bench_goat_a"), find_deck("bench_goat_b")), seed, (bot,), "goat"))
    run.play([number for cell in (0, 1) for number in run.missing(cell, range(6))])
    return [each.row.digest for each in run.duels]

if __name__ == "__main__":
    executor, mark = sys.argv[1:]
    plain = digests("serial", "sensible")
    assert len(plain) == 12
    print("same:", digests(executor, "sensible") == plain)
    print("none lost:", digests(executor, "tests.deck_lab.mortal:MortalBot") == plain, "killed:", Path(mark).exists())
"""


def run_program(path: Path, *arguments: str, **environment: str) -> str:
    """What a program prints, run in a process of its own with the copy of the package that is tested."""
    folders = os.pathsep.join([str(ROOT), str(Path(spellspeed.__file__).parents[1])])
    unset = {"RAY_ADDRESS", "DASK_SCHEDULER_ADDRESS"}
    seen = {key: value for key, value in os.environ.items() if key not in unset}
    seen |= {
        "PYTHONPATH": folders,
        "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
        "PYTHONWARNINGS": "ignore",
        **environment,
    }
    done = subprocess.run(
        [sys.executable, str(path), *arguments], capture_output=True, text=True, check=False, env=seen, timeout=WHOLE
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("executor", [pytest.param(name, marks=needs(name)) for name in ("joblib", "dask", "ray")])
def test_every_executor_gives_the_same_rows_and_loses_none(tmp_path: Path, executor: str) -> None:
    """The second run's first worker that is asked for a move kills itself, in the middle of a duel."""
    program, mark = tmp_path / "program.py", tmp_path / "mark"
    program.write_text(PROGRAM, encoding="utf-8")
    told = run_program(program, executor, str(mark), **{MARK: str(mark)})
    found = [
        line for line in told.splitlines() if line.startswith(("same", "none"))
    ]  # Ray tells of the killed worker between
    assert found == ["same: True", "none lost: True killed: True"]


@needs("ray")
def test_a_cluster_of_two_nodes_plays_a_matrix(tmp_path: Path) -> None:
    """The program of docs/cluster.md prints what the page says."""
    page = (ROOT / "docs" / "cluster.md").read_text(encoding="utf-8")
    (source,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (printed,) = re.findall(r"```\n\n((?:    .*\n)+)", page)
    program = tmp_path / "program.py"
    program.write_text(source, encoding="utf-8")
    assert run_program(program).splitlines() == [line[4:] for line in printed.splitlines()]
