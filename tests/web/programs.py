"""Programs of the tests in processes of their own, which say on their standard output how far they are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import spellspeed

ROOT = Path(__file__).parents[2]


def started(module: str, *words: str, errors: int = subprocess.DEVNULL) -> subprocess.Popen[str]:
    """Start a module, with the same copy of the package; `errors`: where its standard error goes."""
    path = os.pathsep.join([str(ROOT), str(Path(spellspeed.__file__).parents[1])])
    return subprocess.Popen(
        [sys.executable, "-m", module, *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=errors,
        text=True,
    )
