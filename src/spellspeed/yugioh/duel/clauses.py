"""What a card's text says of how it is Summoned and used: clauses that are no effect, so that nothing negates them (MONSTER-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.yugioh.duel.abilities import Word

if TYPE_CHECKING:
    from spellspeed.yugioh.duel.duel import Duel

ORDINARY: Final = 0
"""No summoning text (T-10.1)."""
SPECIAL_ONLY: Final = 1
"""Special Summon Monster: may be revived once it was proper (T-10.2)."""
EXCEPT_BY: Final = 2
"""Cannot be Special Summoned except by its own way (T-10.3)."""
NEVER_SPECIAL: Final = 3
"""Cannot be Special Summoned (T-10.4)."""

NOT_NORMAL: Final = 1
"""Can be neither Normal Summoned nor Set."""
ONLY_SET: Final = 2
"""Can be Set, but not Normal Summoned."""
SKIPS_TRIBUTES: Final = 4
"""May be Normal Summoned or Set without its Tributes."""
KEEPS_TRIBUTES: Final = 8
"""Its text looks back at the Tributes of its Tribute Summon."""
ONTO_OPPONENT: Final = 16
"""Its own Special Summon puts it onto the opponent's field."""
NO_NORMAL_SUMMON_BESIDE: Final = 32
"""Its player cannot Normal Summon or Set in the turn in which it is Special Summoned, from wherever it comes."""
SUBSTITUTE: Final = 64
"""It can stand for one Fusion Material that is named."""
EXACT: Final = 128
"""No Fusion Material of this monster can be replaced."""
DARK_FUSION: Final = 256
"""Can only be Special Summoned with Dark Fusion."""
UNSEALED: Final = 512
"""Necrovalley does not touch it."""
PLACED_ONLY: Final = 1024
"""A Spell Card that can be placed on the field by an effect only."""
UNREVIVED: Final = 2048
"""Cannot be Special Summoned from the Graveyard."""
KEEPS_BATTLES: Final = 4096
"""Its text looks back at the battles of the turn, whichever side attacked."""


class Clause(Word):
    """MONSTER-9, CORE-1. A clause that is no effect. Each answer here is that of a text which says nothing of the matter."""

    def claims(self) -> int:
        """The bits above that it says."""
        return 0

    def revival(self) -> int:
        """One of ORDINARY to NEVER_SPECIAL."""
        return ORDINARY

    def tributes(self) -> int:
        """SUMMON-5, SUMMON-6. How many Tributes its Tribute Summon takes, where that does not follow from its Level; or 0."""
        return 0

    def takes(self, duel: Duel, seat: int, tributed: int, number: int) -> bool:
        """SUMMON-5, SUMMON-6. Whether a monster can be Tributed for its Tribute Summon."""
        return True

    def most_tributes(self) -> int:
        """SUMMON-5. With how many Tributes it may be Tribute Summoned, where its text allows more than its Level asks for; or 0."""
        return 0

    def is_enough(self, duel: Duel, seat: int, tributed: int, number: int) -> bool:
        """SUMMON-6. Whether this monster alone is enough for its Tribute Summon."""
        return False
