"""Clauses: what a card's text says of how it is Summoned and used, without being an effect (MONSTER-9)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Condition
from spellspeed.yugioh.duel.clauses import (
    DARK_FUSION,
    EXACT,
    EXCEPT_BY,
    KEEPS_BATTLES,
    KEEPS_TRIBUTES,
    NEVER_SPECIAL,
    NO_NORMAL_SUMMON_BESIDE,
    NOT_NORMAL,
    ONLY_SET,
    ONTO_OPPONENT,
    PLACED_ONLY,
    SKIPS_TRIBUTES,
    SPECIAL_ONLY,
    SUBSTITUTE,
    UNREVIVED,
    UNSEALED,
    Clause,
)
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.words.filters.being import Filter


def act_of_summon(duel: Duel, seat: int, number: int) -> Link:
    """The link that the words of a clause are read by: no activation, only whose Summon it is and of which card."""
    card = duel.cards[number]
    return Link(seat, card.binding, card.face, 0, None, card.zone)


def has_all(filters: tuple[Filter, ...], duel: Duel, seat: int, tributed: int, number: int) -> bool:
    """Whether a monster has all of the properties that a clause of card `number` asks for."""
    act = act_of_summon(duel, seat, number)
    for one in filters:
        if not one.fits(duel, act, tributed):
            return False
    return True


class NeverSpecial(Clause):
    """T-10.4. It cannot be Special Summoned; nor Normal Summoned or Set, unless `normally`."""

    def __init__(self, normally: bool = True) -> None:
        self.normally: Final = normally

    def parts(self) -> tuple[object, ...]:
        return (self.normally,)

    def claims(self) -> int:
        return 0 if self.normally else NOT_NORMAL

    def revival(self) -> int:
        return NEVER_SPECIAL


class NotFromGraveyard(Clause):
    """T-10.4. It cannot be Special Summoned from the Graveyard."""

    def claims(self) -> int:
        return UNREVIVED


class OnlyAsWritten(Clause):
    """T-10.3. It cannot be Special Summoned except as its text or the effect that names it says; nor Normal Summoned or Set, unless `normally`."""

    def __init__(self, normally: bool = False) -> None:
        self.normally: Final = normally

    def parts(self) -> tuple[object, ...]:
        return (self.normally,)

    def claims(self) -> int:
        return 0 if self.normally else NOT_NORMAL

    def revival(self) -> int:
        return EXCEPT_BY


class FirstAsWritten(Clause):
    """T-10.2. It cannot be Normal Summoned or Set, and must first be Special Summoned as its text says."""

    def claims(self) -> int:
        return NOT_NORMAL

    def revival(self) -> int:
        return SPECIAL_ONLY


class OnlySet(Clause):
    """It cannot be Normal Summoned, but can be Set."""

    def claims(self) -> int:
        return ONLY_SET


class UpToTributes(Clause):
    """SUMMON-5. It may be Tribute Summoned with that many Tributes."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.most,)

    def most_tributes(self) -> int:
        return self.most


class TributesOf(Clause):
    """SUMMON-6. For its Tribute Summon so many monsters with these properties are Tributed."""

    def __init__(self, number: int, filters: tuple[Filter, ...]) -> None:
        self.number: Final = number
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.filters)

    def tributes(self) -> int:
        return self.number

    def takes(self, duel: Duel, seat: int, tributed: int, number: int) -> bool:
        return has_all(self.filters, duel, seat, tributed, number)


class OneIsEnough(Clause):
    """SUMMON-6. While a condition holds, one monster with these properties is enough for its Tribute Summon."""

    def __init__(self, filters: tuple[Filter, ...], condition: Condition) -> None:
        self.filters: Final = filters
        self.condition: Final = condition

    def parts(self) -> tuple[object, ...]:
        return (self.filters, self.condition)

    def is_enough(self, duel: Duel, seat: int, tributed: int, number: int) -> bool:
        return has_all(self.filters, duel, seat, tributed, number) and self.condition.holds(
            duel, act_of_summon(duel, seat, number)
        )


class WithoutTributes(Clause):
    """It may be Normal Summoned or Set without its Tributes; it keeps in mind that it was."""

    def claims(self) -> int:
        return SKIPS_TRIBUTES


class KeepsTributes(Clause):
    """What its text says later looks back at the Tributes of its Tribute Summon."""

    def claims(self) -> int:
        return KEEPS_TRIBUTES


class OntoTheirField(Clause):
    """Its own Special Summon puts it onto the opponent's field."""

    def claims(self) -> int:
        return ONTO_OPPONENT


class InsteadOfNormalSummon(Clause):
    """In the turn in which it is Special Summoned its player cannot Normal Summon or Set."""

    def claims(self) -> int:
        return NO_NORMAL_SUMMON_BESIDE


class StandsForMaterial(Clause):
    """FUSION-4. It can stand for one Fusion Material that is named."""

    def claims(self) -> int:
        return SUBSTITUTE


class ExactMaterials(Clause):
    """FUSION-4. None of its Fusion Materials can be replaced."""

    def claims(self) -> int:
        return EXACT


class ByDarkFusion(Clause):
    """It must be Special Summoned with Dark Fusion."""

    def claims(self) -> int:
        return DARK_FUSION


class Unsealed(Clause):
    """Necrovalley does not touch it."""

    def claims(self) -> int:
        return UNSEALED


class KeepsBattles(Clause):
    """What its text says later looks back at whether it battled this turn."""

    def claims(self) -> int:
        return KEEPS_BATTLES


class OnlyPlaced(Clause):
    """A Spell Card that is placed on the field by an effect only."""

    def claims(self) -> int:
        return PLACED_ONLY
