"""Why the turns of a duel are limited (T-6.9), and what stands for no number of turns that are left."""

from __future__ import annotations

from typing import Final

UNLIMITED: Final = 0
CALLED: Final = 1
CALLED_AT_ONCE: Final = 2
TIMED: Final = 3
NO_LIMIT: Final = -1
PLAY_ON: Final = -2
