"""Whether this process looks after every answer where the cards lie (kernel/whereabouts.py): SPELLSPEED_WATCHED=1 in its environment.

Tests set it (tests/conftest.py), and the processes that they start have it too. It costs an interpreted duel of random bots a third of its
time, and a compiled one a tenth.
"""

import os
from typing import Final

WATCHED: Final[bool] = os.environ.get("SPELLSPEED_WATCHED") == "1"
