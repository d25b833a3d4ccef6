"""Events that automatic abilities wait for."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.text.cards import Filter
from spellspeed.hkk.text.node import Cards, Event
from spellspeed.hkk.text.words import Phase, Who


class ComesIntoPlay(Event):
    """One of these cards comes into play, from wherever; for This the on-play ability."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)


class Dies(Event):
    """One of these cards dies: it goes from play to the collector, or is destroyed."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)


class LeavesPlay(Event):
    """One of these cards leaves play, to wherever."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)


class Attacks(Event):
    """One of these cards attacks."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)


class Damaged(Event):
    """One of these cards is dealt damage."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)


class Fights(Event):
    """One of these cards attacks or is attacked."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)


class DamagesPlayer(Event):
    """One of these cards deals damage to a player, in combat or otherwise."""

    def __init__(self, cards: Cards, who: Who) -> None:
        self.cards: Final = cards
        self.who: Final = who

    def parts(self) -> tuple[object, ...]:
        return (self.cards, self.who)


class GoesToCollector(Event):
    """This card goes to the collector, from wherever: that can be heard there alone (HKK-91.4.1)."""

    def parts(self) -> tuple[object, ...]:
        return ()


class PlayerPlays(Event):
    """A player plays such a card successfully."""

    def __init__(self, who: Who, what: Filter) -> None:
        self.who: Final = who
        self.what: Final = what

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.what)


class PlayerDraws(Event):
    """A player draws a card."""

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def parts(self) -> tuple[object, ...]:
        return (self.who,)


class InPhase(Event):
    """A phase of this player's turn comes; EACH_PLAYER: of every turn."""

    def __init__(self, phase: Phase, who: Who) -> None:
        self.phase: Final = phase
        self.who: Final = who

    def parts(self) -> tuple[object, ...]:
        return (self.phase, self.who)


class EachTurn(Event):
    """Once in each turn of whoever it is, in its preparatory phase."""

    def parts(self) -> tuple[object, ...]:
        return ()
