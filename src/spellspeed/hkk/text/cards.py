"""Which cards a text speaks of: a filter says what they are like, a choice of cards says how many and who picks them."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.text.node import Amount, Cards, Node
from spellspeed.hkk.text.words import (
    CARD,
    CHOSEN,
    Choice,
    Colour,
    Keyword,
    Name,
    Noun,
    Relation,
    Stance,
    Trait,
    Who,
    Zone,
)


class Limit(Node):
    """A bound on a printed or current value: "with cost at most 3"."""

    def __init__(self, trait: Trait, relation: Relation, number: int) -> None:
        self.trait: Final = trait
        self.relation: Final = relation
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.trait, self.relation, self.number)


class Filter(Node):
    """What cards are like; None asks for nothing.

    `noun` is a type, a group of types or a subtype (words.SUBTYPES). `zone` None is the verb's own zone: the hand for discards, the deck for
    searches, the queue for scopes, play otherwise. `whose` is the controller in play and the owner elsewhere. `other` leaves this card out.
    Abilities, so also keywords, are those of cards in play only (HKK-91.4.1).
    """

    def __init__(
        self,
        noun: Noun = CARD,
        colour: Colour | None = None,
        keyword: Keyword | None = None,
        stance: Stance | None = None,
        name: Name | None = None,
        limit: Limit | None = None,
        whose: Who | None = None,
        zone: Zone | None = None,
        other: bool = False,
    ) -> None:
        self.noun: Final = noun
        self.colour: Final = colour
        self.keyword: Final = keyword
        self.stance: Final = stance
        self.name: Final = name
        self.limit: Final = limit
        self.whose: Final = whose
        self.zone: Final = zone
        self.other: Final = other

    def parts(self) -> tuple[object, ...]:
        return (
            self.noun,
            self.colour,
            self.keyword,
            self.stance,
            self.name,
            self.limit,
            self.whose,
            self.zone,
            self.other,
        )


class This(Cards):
    """This card; on a counter the permanent that it is on."""

    def parts(self) -> tuple[object, ...]:
        return ()


class It(Cards):
    """The cards last named in the text before, this card if there are none; in an automatic ability the card of its event."""

    def parts(self) -> tuple[object, ...]:
        return ()


class Some(Cards):
    """So many such cards; `up_to`: fewer are allowed. `choice`: chosen while it is carried out, target, or at random."""

    def __init__(self, count: Amount, what: Filter, choice: Choice = CHOSEN, up_to: bool = False) -> None:
        self.count: Final = count
        self.what: Final = what
        self.choice: Final = choice
        self.up_to: Final = up_to

    def parts(self) -> tuple[object, ...]:
        return (self.count, self.what, self.choice, self.up_to)


class Every(Cards):
    """All such cards."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def parts(self) -> tuple[object, ...]:
        return (self.what,)
