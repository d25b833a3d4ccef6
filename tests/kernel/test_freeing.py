"""What is freed deep inside containers is freed once, and nothing else with it."""

import os
import subprocess
import sys

import pytest

from spellspeed.build import COMPILED
from tests.hygiene.sources import ROOT
from tests.kernel.freed_deep import DEPTHS
from tests.kernel.samples import RECORDS
from tests.patience import WHOLE


@pytest.mark.skipif(not COMPILED, reason="Python itself frees the objects of an interpreted build")
def test_every_record_and_whole_duels_are_freed_at_any_depth() -> None:
    """Under an allocator that knows what it gave out (`PYTHONMALLOC=debug`)."""
    freed = subprocess.run(
        [sys.executable, "-m", "tests.kernel.freed_deep"],
        capture_output=True, text=True, check=False, cwd=ROOT, env={**os.environ, "PYTHONMALLOC": "debug"}, timeout=WHOLE,
    )  # fmt: skip
    assert freed.returncode == 0, freed.stderr[-3000:]
    records, duels = (int(number) for number in freed.stdout.split()[:2])
    assert records == 3 * len(DEPTHS) * (len(RECORDS) - 1)
    assert duels > 1000
