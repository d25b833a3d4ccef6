"""Statements: sentences that hold for as long as their source does. In a spell they hold from then on, or until the end of the turn."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.text.cards import Filter
from spellspeed.hkk.text.node import Amount, Cards, Condition, Deed, Statement
from spellspeed.hkk.text.words import Colour, Keyword, Noun, Part, Resource, Who


class Gets(Statement):
    """These cards' damage and life change by so much each."""

    def __init__(self, cards: Cards, damage: int, life: int) -> None:
        self.cards: Final = cards
        self.damage: Final = damage
        self.life: Final = life

    def parts(self) -> tuple[object, ...]:
        return (self.cards, self.damage, self.life)


class GetsForEach(Statement):
    """These cards' damage and life change by so much each, times a number that is read whenever it is asked for."""

    def __init__(self, cards: Cards, damage: int, life: int, each: Amount) -> None:
        self.cards: Final = cards
        self.damage: Final = damage
        self.life: Final = life
        self.each: Final = each

    def parts(self) -> tuple[object, ...]:
        return (self.cards, self.damage, self.life, self.each)


class HasKeyword(Statement):
    """These cards have an ability that one word names; for This alone the word stands by itself: "Flying."."""

    def __init__(self, cards: Cards, keyword: Keyword) -> None:
        self.cards: Final = cards
        self.keyword: Final = keyword

    def parts(self) -> tuple[object, ...]:
        return (self.cards, self.keyword)


class GetsAndHas(Statement):
    """These cards' damage and life change by so much each, and they have an ability that one word names."""

    def __init__(self, cards: Cards, damage: int, life: int, keyword: Keyword) -> None:
        self.cards: Final = cards
        self.damage: Final = damage
        self.life: Final = life
        self.keyword: Final = keyword

    def parts(self) -> tuple[object, ...]:
        return (self.cards, self.damage, self.life, self.keyword)


class AreA(Statement):
    """These cards are of a type or subtype, besides what they are."""

    def __init__(self, cards: Cards, noun: Noun) -> None:
        self.cards: Final = cards
        self.noun: Final = noun

    def parts(self) -> tuple[object, ...]:
        return (self.cards, self.noun)


class AreOfColour(Statement):
    """These cards are of a colour, and of no other."""

    def __init__(self, cards: Cards, colour: Colour) -> None:
        self.cards: Final = cards
        self.colour: Final = colour

    def parts(self) -> tuple[object, ...]:
        return (self.cards, self.colour)


class LoseText(Statement):
    """These cards lose all clauses of a kind; explanations are no such kind (HKK-91.2.1), spells have no abilities (HKK-91.5.2)."""

    def __init__(self, cards: Cards, part: Part) -> None:
        self.cards: Final = cards
        self.part: Final = part

    def parts(self) -> tuple[object, ...]:
        return (self.cards, self.part)


class CopyText(Statement):
    """These cards have all clauses of a kind of other cards, besides their own; explanations are not copied (HKK-91.2.1)."""

    def __init__(self, cards: Cards, part: Part, of: Cards) -> None:
        self.cards: Final = cards
        self.part: Final = part
        self.of: Final = of

    def parts(self) -> tuple[object, ...]:
        return (self.cards, self.part, self.of)


class IgnoreText(Statement):
    """Clauses of a kind of these cards do nothing, though the cards keep them."""

    def __init__(self, part: Part, cards: Cards) -> None:
        self.part: Final = part
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.part, self.cards)


class CannotPlay(Statement):
    """A player cannot play such cards; EACH_PLAYER: nobody can."""

    def __init__(self, who: Who, what: Filter) -> None:
        self.who: Final = who
        self.what: Final = what

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.what)


class CannotUseAbilities(Statement):
    """A player cannot use abilities of such cards; EACH_PLAYER: nobody can. Explanations and spells are none (HKK-91.2.13, HKK-91.5.2)."""

    def __init__(self, who: Who, of: Filter) -> None:
        self.who: Final = who
        self.of: Final = of

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.of)


class CannotAttack(Statement):
    """These cards cannot attack."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)


class CannotBeTarget(Statement):
    """Nobody can choose these cards as a target."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)


class CannotGain(Statement):
    """A player cannot gain life, magic points or components by a text; EACH_PLAYER: nobody can."""

    def __init__(self, who: Who, resource: Resource) -> None:
        self.who: Final = who
        self.resource: Final = resource

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.resource)


class AbilitiesCannotDamage(Statement):
    """Abilities of such cards deal no damage; spells do (HKK-91.5.2)."""

    def __init__(self, of: Filter) -> None:
        self.of: Final = of

    def parts(self) -> tuple[object, ...]:
        return (self.of,)


class CardsCost(Statement):
    """Playing such cards costs so many magic points more (or less, below 0); `what.whose` is who plays them."""

    def __init__(self, what: Filter, change: int) -> None:
        self.what: Final = what
        self.change: Final = change

    def parts(self) -> tuple[object, ...]:
        return (self.what, self.change)


class ThisCosts(Statement):
    """Playing this card costs so many magic points more (or less, below 0); in an Advantage."""

    def __init__(self, change: int) -> None:
        self.change: Final = change

    def parts(self) -> tuple[object, ...]:
        return (self.change,)


class ThisIsFree(Statement):
    """Playing this card costs nothing instead of its summoning cost (K 24); in an Advantage."""

    def parts(self) -> tuple[object, ...]:
        return ()


OWN_COSTS: Final = (ThisCosts, ThisIsFree)
"""What a card says of its own summoning cost."""


class AbilitiesCost(Statement):
    """Using abilities of such cards costs so many magic points more (or less, below 0); spells are none (HKK-91.5.2)."""

    def __init__(self, of: Filter, change: int) -> None:
        self.of: Final = of
        self.change: Final = change

    def parts(self) -> tuple[object, ...]:
        return (self.of, self.change)


class While(Statement):
    """This holds while the condition does."""

    def __init__(self, condition: Condition, does: tuple[Statement, ...]) -> None:
        self.condition: Final = condition
        self.does: Final = does

    def parts(self) -> tuple[object, ...]:
        return (self.condition, self.does)


class UntilEndOfTurn(Deed):
    """This begins now and ends with the turn: done once, so it does not count as lasting."""

    def __init__(self, does: tuple[Statement, ...]) -> None:
        self.does: Final = does

    def parts(self) -> tuple[object, ...]:
        return (self.does,)
