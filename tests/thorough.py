"""Which runs also get the checks that cost more than the run: a seeded tenth, or all of them with SPELLSPEED_THOROUGH=1."""

import os
from typing import Final
from zlib import crc32

THOROUGH: Final = os.environ.get("SPELLSPEED_THOROUGH", "0") == "1"
"""Whether every run is checked."""

SEED: Final = "2008"
"""Another seed, another tenth."""


def is_checked(*name: str) -> bool:
    """Whether the run of this name is among those that are also replayed, pickled after each answer and looked through for leaks.

    It depends on the name alone: not on the order of the tests, the process or the day.
    """
    return THOROUGH or crc32("/".join((SEED, *name)).encode()) % 10 == 0
