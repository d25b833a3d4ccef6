"""Kaiser Colosseum, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.limits import ROOM_WITHOUT_END


class NoMoreMonstersThanYours(Alteration):
    """While the player of the effect has a monster, an opponent can place none that would be more than these (Kaiser Colosseum)."""

    def __init__(self) -> None:
        self.what = X_FIELD_LIMIT

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return duel.is_opponent(effect.seat, number)

    def room_for(
        self, duel: Duel, effect: Lasting, seat: int, placing: bool, planned: tuple[int, ...], cards: int
    ) -> int:
        if not placing or not self.touches(duel, effect, seat):
            return ROOM_WITHOUT_END
        mine = len(duel.monsters(effect.seat)) + (planned[effect.seat] if planned else 0)
        return mine - len(duel.monsters(seat)) if mine else ROOM_WITHOUT_END


card("Kaiser Colosseum", lasting_spell(), continuous(NoMoreMonstersThanYours()))
