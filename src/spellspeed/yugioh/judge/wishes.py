"""What a player can think of doing: a verb of the rules or of the players' language, with a card, a target, a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# Verbs that players think of and that are no option of their own (those of options stand in duel/terms.py).
TRIBUTE_SUMMON_OF: Final = 40
DRAW_A_CARD: Final = 41
DISCARD_CARD: Final = 42
GIVE_UP: Final = 43
RESPOND: Final = 44
NEXT_PHASE: Final = 45

ANY_NUMBER: Final = -1
"""As the number of Tributes: as many as it takes."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a seat would like to do: a verb, with which card, at which target, to which position, by which effect (from 1).

    A card is a card number or, where the seat only names it, `name`; `tributes` says with how many Tributes a monster is to come.
    """

    verb: int
    number: int = -1
    target: int = -1
    direct: bool = False
    position: int = -1
    effect: int = 0
    name: str = ""
    tributes: int = ANY_NUMBER

    def with_number(self, number: int) -> Wish:
        """The same wish for a card that was found under its name."""
        return Wish(
            self.verb,
            number,
            self.target,
            self.direct,
            self.position,
            self.effect,
            self.name,
            self.tributes,
        )
