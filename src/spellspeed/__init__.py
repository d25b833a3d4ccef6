"""spellspeed: a rules engine for the Yu-Gi-Oh! trading card game of rulebook 6.0 (the GX era, before Synchro Monsters)."""

from typing import Final

__version__: Final = "0.1.0"
