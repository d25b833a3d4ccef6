"""How long tests wait for what must come. It is one number for all of them: a test that has nothing to wait for ends as quickly as ever, and only
what would have failed waits longer. SPELLSPEED_PATIENCE (seconds) is another one, for a machine that is slower or to see failures sooner.

pytest's own limit of a test (pyproject.toml) lies above: what is waited for is named before, in the words of the test that waited.
"""

from __future__ import annotations

import os
from time import monotonic
from typing import Final

from tests.thorough import THOROUGH

PATIENCE: Final = float(os.environ.get("SPELLSPEED_PATIENCE", "60"))
"""Seconds after which the next thing that must come is given up as lost."""
WHOLE: Final = None if THOROUGH else 10 * PATIENCE
"""Seconds after which a whole piece of work is given up: a program that plays several duels, a duel between several clients, a cluster of which a
worker is killed (240 were too few for that on two cores with fifteen busy processes). A thorough one takes as long as it takes."""
LONGEST_TEST: Final = 0.0 if THOROUGH else 11 * PATIENCE
"""Seconds after which pytest ends a test that waits for ever; 0: never."""


class Deadline:
    """A moment until which all that is waited for has come, however many messages that takes."""

    def __init__(self, what: str, seconds: float = PATIENCE) -> None:
        """`what` is waited for, as the failure names it."""
        self.what: Final = what
        self.seconds: Final = seconds
        self.until = monotonic() + seconds

    def left(self) -> float:
        """The seconds that are left. Raises TimeoutError where none is."""
        left = self.until - monotonic()
        if left <= 0:
            raise TimeoutError(f"{self.what} did not come within {self.seconds:g} seconds")
        return left

    def begin_again(self) -> None:
        """Something has come: from now on there is as much time as at first."""
        self.until = monotonic() + self.seconds
