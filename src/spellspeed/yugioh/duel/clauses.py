"""What a card's text says of how it is Summoned and used: clauses that are no effect, so that nothing negates them (MONSTER-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.kernel import mypyc_attr
from spellspeed.yugioh.duel.phrases import Word

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
"""Its own Special Summon puts it onto the opponent's field. Of one card (Lava Golem) so far: nothing in it is about that card."""
NO_NORMAL_SUMMON_BESIDE: Final = 32
"""Its player cannot Normal Summon or Set in the turn in which it is Special Summoned, from wherever it comes. Of one card (Lava Golem) so far."""
SUBSTITUTE: Final = 64
"""FUSION-1, FUSION-4. It can stand for one Fusion Material that is named."""
EXACT: Final = 128
"""FUSION-4. No Fusion Material of this monster can be replaced."""
DARK_FUSION: Final = 256
"""Must be Special Summoned with Dark Fusion. Of one card (Evil HERO Lightning Golem) so far."""
UNSEALED: Final = 512
"""Necrovalley does not touch it. Of one card (Rite of Spirit) so far."""
PLACED_ONLY: Final = 1024
"""A Spell Card that can be placed on the field by an effect only."""
UNREVIVED: Final = 2048
"""T-10.4. Cannot be Special Summoned from the Graveyard."""
KEEPS_EMPTY_HAND: Final = 8192
"""Its text looks back at whether the hand of its controller was empty when the opponent's turn ended."""
KEEPS_BATTLES: Final = 4096
"""Its text looks back at the battles of the turn, whichever side attacked."""
GUARDS_FACE_DOWN: Final = 1 << 25
"""The activation of a Spell Card that targets only this face-down card is negated when it resolves, and this card turns to face-up Defense
Position. It works face-down, where nothing negates it. Of one card (Big Shield Gardna)."""
OPENS_MAIN_PHASE: Final = 1 << 26
"""Can only be activated at the start of Main Phase 1, before its player does anything else. Of one card (Cold Wave)."""
SPARES_OWN: Final = 1 << 29
"""As an Equip Card it makes its monster's effects on Trap Cards those on the opponents' alone. Of one card (Amplifier)."""
UNNEGATED: Final = 1 << 27
"""Neither its activation nor its effect can be negated. Not while it lies there either."""
COVERS_GRAVEYARD: Final = 1 << 28
"""ERA-QUESTION-1. From its activation on nobody but its player's side may look at that player's Graveyard, until it has resolved. Of one
card (Question)."""
KEEPS_TRIBUTED: Final = 1 << 30
"""Its text looks back at the monster that was Tributed for it."""

TRIBUTE_TO_REVIVE: Final = 1 << 20
"""To be Special Summoned from the Graveyard by another card it takes a Tribute."""


KEEPS_MATERIALS: Final = 1 << 14
"""Its text looks back at the Fusion Materials of its Fusion Summon."""
MORE_MATERIALS: Final = 1 << 21
"""Any number of more monsters like its last Fusion Material can be used, too. Of one card (Chimeratech Overdragon)."""
FEWER_TRIBUTES: Final = 1 << 22
"""May be Normal Summoned or Set with one Tribute in the place of two, and keeps in mind that it was."""
ASKS_FIRST: Final = 1 << 24
"""What it says of its Normal Summon holds while a condition does."""
KEEPS_OWN_SUMMON: Final = 1 << 15
"""Its text looks back at whether its own effect has Special Summoned it."""


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def summonable(self, duel: Duel, seat: int, number: int) -> bool:
        """SUMMON-2, SUMMON-11. Whether its text lets a seat Normal or Flip Summon it now."""
        return True

    def revivable(self, duel: Duel, seat: int, number: int) -> bool:
        """SUMMON-16. Whether its text lets a seat Special Summon it now."""
        return True

    def takes(self, duel: Duel, seat: int, tributed: int, number: int) -> bool:
        """SUMMON-5, SUMMON-6. Whether a monster can be Tributed for its Tribute Summon."""
        return True

    def outlasts(self, duel: Duel, seat: int, tributed: int, number: int) -> bool:
        """SUMMON-5. Whether what its text demands for its Summon is still there once this monster is Tributed for it."""
        return True

    def revives_for(self, duel: Duel, seat: int, tributed: int, number: int) -> bool:
        """Whether the Tribute of this monster lets another card's effect Special Summon it from the Graveyard."""
        return True

    def most_tributes(self, duel: Duel, number: int) -> int:
        """SUMMON-5. With how many Tributes it may be Tribute Summoned, where its text allows more than its Level asks for; or 0."""
        return 0

    def only_set(self, duel: Duel, number: int) -> bool:
        """Whether it cannot be Normal Summoned now, though it can be Set (asked with ASKS_FIRST)."""
        return False

    def skips(self, duel: Duel, number: int) -> bool:
        """SUMMON-5. Whether it may be Normal Summoned without its Tributes now (asked with ASKS_FIRST)."""
        return False

    def is_enough(self, duel: Duel, seat: int, tributed: int, number: int) -> bool:
        """SUMMON-6. Whether this monster alone is enough for its Tribute Summon."""
        return False
