"""How rooms meet each game, by the name under which it stands in files."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.hkk.room_game import HKK_HOSTING
from spellspeed.session.room_game import Hosting
from spellspeed.yugioh.views.duel_in_room import DUELS

HOSTED: Final[dict[str, Hosting[Any]]] = {hosting.game.name: hosting for hosting in (DUELS, HKK_HOSTING)}
