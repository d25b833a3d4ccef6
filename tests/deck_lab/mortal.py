"""A bot whose process is killed once. It stands in a module of its own, because processes import it."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

from spellspeed.kernel.asks import Ask
from spellspeed.yugioh.bots.sensible import SensibleBot

MARK = "SPELLSPEED_TEST_MARK"
"""The environment variable with the file that says whether it has happened."""


class MortalBot:
    """Plays as `sensible`; the first one that is asked kills the process that it plays in."""

    def __init__(self, seed: str) -> None:
        self.inner = SensibleBot(seed)

    def picks(self, ask: Ask, view: Any) -> tuple[int, ...]:
        """The answer of `sensible`, if it lives."""
        mark = Path(os.environ[MARK])
        try:
            mark.touch(exist_ok=False)
        except FileExistsError:
            return self.inner.picks(ask, view)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("killed")
