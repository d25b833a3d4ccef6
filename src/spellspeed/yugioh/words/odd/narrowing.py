"""How many cards, monsters or Summons a card leaves to the players while it lies there."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel.abilities import Alteration, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.limits import ROOM_WITHOUT_END, cards_on
from spellspeed.yugioh.duel.rights import X_FIELD_LIMIT, X_REMEMBERED, Right
from spellspeed.yugioh.duel.terms import WHILE_FACE_UP


class SummonCounted(Alteration):
    """A player has Normal Summoned or Set a monster since a card became face-up."""

    def __init__(self) -> None:
        self.what = X_REMEMBERED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False


class CountSummon(Step):
    """The player of the event has made one more Normal Summon or Set beside this card. A word of one Trap Card (Narrow Pass)."""

    def __init__(self) -> None:
        self.change: Final = SummonCounted()

    def run(self, duel: Duel, walk: Walk) -> None:
        event = walk.link.event
        if event is not None:
            counted = Lasting(walk.link.source, event.seat, self.change, (), 0, WHILE_FACE_UP, duel.turn, duel.order)
            add_lasting(duel, counted)
        walk.go_on(duel)


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


class MostCards(Alteration):
    """The field of each player takes no more than so many cards; what is too much is sent to the Graveyard (Spatial Collapse)."""

    def __init__(self, most: int) -> None:
        self.what = X_FIELD_LIMIT
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.most,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return True

    def room_for(
        self, duel: Duel, effect: Lasting, seat: int, placing: bool, planned: tuple[int, ...], cards: int
    ) -> int:
        # FAQ SPATIAL COLLAPSE: what comes at the same time for both players comes, and then the players send what is too much.
        return ROOM_WITHOUT_END if planned else self.most - cards_on(duel, seat) - cards

    def most_cards(self) -> int:
        return self.most


class MostSummons(Alteration):
    """Beside this card each player can Normal Summon or Set so many monsters and no more (Narrow Pass). `what` is the right that ends then."""

    def __init__(self, what: Right, most: int) -> None:
        self.what = what
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.what, self.most)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        made = 0
        for other in duel.lasting:
            if isinstance(other.change, SummonCounted) and other.source == effect.source and other.seat == number:
                made += 1
        return made >= self.most
