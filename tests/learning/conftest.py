"""Leaves out, aloud, what needs the extra `rl` where it is not installed."""

from pathlib import Path
from typing import Final

from tests.learning.extra import MISSING, NEEDED

WITH_EXTRA: Final = ("test_env.py", "test_single.py", "test_vector.py")
"""The files that import numpy and the environments."""


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Those files, unless SPELLSPEED_NEEDS_RL=1 asks for them: then they fail by what is missing."""
    return True if MISSING and not NEEDED and collection_path.name in WITH_EXTRA else None
