"""How rooms meet each game, by the name under which it stands in files."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.hkk.hosting import HKK_HOSTING
from spellspeed.table.hosting import Hosting
from spellspeed.yugioh.table.duel_hosting import DUELS

HOSTED: Final[dict[str, Hosting[Any]]] = {hosting.game.name: hosting for hosting in (DUELS, HKK_HOSTING)}
