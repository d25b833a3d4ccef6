"""Clauses: what a card's text says of how it is Summoned and used, without being an effect (MONSTER-9)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Condition, Group
from spellspeed.yugioh.duel.clauses import (
    ASKS_FIRST,
    EXCEPT_BY,
    FEWER_TRIBUTES,
    NEVER_SPECIAL,
    NOT_NORMAL,
    ONLY_SET,
    PLACED_ONLY,
    SKIPS_TRIBUTES,
    SPECIAL_ONLY,
    Clause,
)
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.words.filters.traits import Filter


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


def holds_for(condition: Condition | None, duel: Duel, number: int) -> bool:
    """Whether the condition of a clause holds for the player of a card."""
    return condition is not None and condition.holds(duel, act_of_summon(duel, duel.cards[number].controller, number))


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


class OnlyAsWritten(Clause):
    """T-10.3. It cannot be Special Summoned except as its text or the effect that names it says; nor Normal Summoned or Set, unless `normally`.

    `by` is the monster whose effect that is, where its text names it.
    """

    def __init__(self, normally: bool = False, by: str | None = None) -> None:
        self.normally: Final = normally
        self.by: Final = by

    def parts(self) -> tuple[object, ...]:
        return (self.normally, self.by)

    def names_said(self) -> tuple[str, ...]:
        return () if self.by is None else (self.by,)

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


class NoNormalSummon(Clause):
    """It cannot be Normal Summoned, but can be Set (`settable`), or cannot be Set either; with a condition it can be Set alone while that holds.

    No text against its Special Summon goes with that.
    """

    def __init__(self, settable: bool, condition: Condition | None = None) -> None:
        self.settable: Final = settable
        self.condition: Final = condition

    def parts(self) -> tuple[object, ...]:
        return (self.settable, self.condition)

    def claims(self) -> int:
        if not self.settable:
            return NOT_NORMAL
        return ONLY_SET if self.condition is None else ASKS_FIRST

    def only_set(self, duel: Duel, number: int) -> bool:
        return holds_for(self.condition, duel, number)


class NeverWithout(Clause):
    """It cannot be Summoned, in whatever way, unless there is a card of a group; a Tribute that would end that is none.

    `specially`: or else it cannot be Normal or Flip Summoned alone, and a Special Summon needs no such card.
    """

    def __init__(self, group: Group, specially: bool = True) -> None:
        self.group: Final = group
        self.specially: Final = specially

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.specially)

    def summonable(self, duel: Duel, seat: int, number: int) -> bool:
        return self.group.exists(duel, act_of_summon(duel, seat, number))

    def revivable(self, duel: Duel, seat: int, number: int) -> bool:
        return not self.specially or self.group.exists(duel, act_of_summon(duel, seat, number))

    def outlasts(self, duel: Duel, seat: int, tributed: int, number: int) -> bool:
        """It is on the field when the monster comes: not if the one Tribute takes the last such card with it (GUARDIAN GRARL)."""
        if not self.specially:
            return True
        binding = duel.binding(tributed)
        there = self.group.members(duel, act_of_summon(duel, seat, number))
        return any([duel.cards[other].link != binding for other in there])


class UpToTributes(Clause):
    """SUMMON-5. It may be Tribute Summoned with that many Tributes, while a condition holds."""

    def __init__(self, most: int, condition: Condition | None = None) -> None:
        self.most: Final = most
        self.condition: Final = condition

    def parts(self) -> tuple[object, ...]:
        return (self.most, self.condition)

    def most_tributes(self, duel: Duel, number: int) -> int:
        return self.most if self.condition is None or holds_for(self.condition, duel, number) else 0


class TributesOf(Clause):
    """SUMMON-6. For its Tribute Summon so many monsters with these properties are Tributed.

    With a condition one such monster is enough, but none is demanded, while that holds.
    """

    def __init__(self, number: int, filters: tuple[Filter, ...], condition: Condition | None = None) -> None:
        self.number: Final = number
        self.filters: Final = filters
        self.condition: Final = condition

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.filters, self.condition)

    def tributes(self) -> int:
        return self.number if self.condition is None else 0

    def takes(self, duel: Duel, seat: int, tributed: int, number: int) -> bool:
        return self.condition is not None or has_all(self.filters, duel, seat, tributed, number)

    def is_enough(self, duel: Duel, seat: int, tributed: int, number: int) -> bool:
        if self.condition is None or not has_all(self.filters, duel, seat, tributed, number):
            return False
        return self.condition.holds(duel, act_of_summon(duel, seat, number))


class FewerTributes(Clause):
    """SUMMON-5, SUMMON-6. It may be Normal Summoned or Set with so many Tributes, none or one, and keeps in mind that it was.

    With a condition it may be Normal Summoned without Tributes, but not Set, while that holds; nothing looks back at that.
    """

    def __init__(self, number: int, condition: Condition | None = None) -> None:
        self.number: Final = number
        self.condition: Final = condition

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.condition)

    def claims(self) -> int:
        if self.condition is not None:
            return ASKS_FIRST
        return FEWER_TRIBUTES if self.number else SKIPS_TRIBUTES

    def skips(self, duel: Duel, number: int) -> bool:
        return holds_for(self.condition, duel, number)


class Says(Clause):
    """What its text says and the rules ask for by itself, without a number, a condition or cards of its own: one of the codes of duel/clauses.py.

    That it cannot be Special Summoned from the Graveyard (UNREVIVED), that Necrovalley does not touch it (UNSEALED), that no Fusion Material of it
    can be replaced (EXACT) ... Each code says there what it means; its sentence stands beside it in the catalog (`Says` in cards.json).
    """

    def __init__(self, clause: int) -> None:
        self.clause: Final = clause

    def parts(self) -> tuple[object, ...]:
        return (self.clause,)

    def claims(self) -> int:
        return self.clause


class LooksBack(Clause):
    """What its text says later looks back at something that the rules keep in mind for it: one of the KEEPS_ codes (duel/clauses.py).

    The Tributes of its Tribute Summon, the Fusion Materials used for it, its battles of the turn ...
    """

    def __init__(self, what: int) -> None:
        self.what: Final = what

    def parts(self) -> tuple[object, ...]:
        return (self.what,)

    def claims(self) -> int:
        return self.what


class OnlyPlaced(Clause):
    """A Spell Card that is placed on the field by the effect of a card of this name only."""

    def __init__(self, by: str) -> None:
        self.by: Final = by

    def parts(self) -> tuple[object, ...]:
        return (self.by,)

    def claims(self) -> int:
        return PLACED_ONLY
