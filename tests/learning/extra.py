"""Whether what needs the extra `rl` can be tested here."""

import os
from importlib.util import find_spec
from typing import Final

MISSING: Final = [name for name in ("gymnasium", "numpy", "pettingzoo") if find_spec(name) is None]
NO_EXTRA: Final = (
    f"not installed: {', '.join(MISSING)} (pip install 'spellspeed[rl]'), so the environments were not tried"
)
"""Why the tests of the environments are left out, where they are."""
NEEDED: Final = os.environ.get("SPELLSPEED_NEEDS_RL") == "1"
"""Whether leaving them out is a failure."""
