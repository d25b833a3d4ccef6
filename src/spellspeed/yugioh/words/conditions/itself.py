"""Conditions: this card itself: how it lies, what it was, did and suffered in this turn."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Condition
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.marks import how_summoned
from spellspeed.yugioh.duel.memory import has_flipped, has_used_name, is_noted, kept_number, was_flip_summoned
from spellspeed.yugioh.duel.rights import X_USED
from spellspeed.yugioh.duel.terms import (
    DESTROYED_AT_HOME,
    E_FLIPPED,
    E_SUMMONED,
    FLIP_SUMMON,
    GRAVEYARD,
)
from spellspeed.yugioh.duel.windows import plays_card
from spellspeed.yugioh.words.filters.traits import Filter


class ItselfIs(Condition):
    """This card has every one of some properties."""

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def holds(self, duel: Duel, act: Link) -> bool:
        for narrower in self.filters:
            if not narrower.fits(duel, act, act.card):
                return False
        return True


class HasKept(Condition):
    """The number that this card keeps under a name (see KEPT_NAMES) is at least so high."""

    def __init__(self, name: str, least: int) -> None:
        self.name: Final = name
        self.least: Final = least

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.least)

    def holds(self, duel: Duel, act: Link) -> bool:
        return kept_number(duel, duel.binding(act.card), self.name) >= self.least


class UsedThisTurn(Condition):
    """A note under this name was made for this card this turn (by the step Note)."""

    def __init__(self, note: int) -> None:
        self.note: Final = note

    def parts(self) -> tuple[object, ...]:
        return (self.note,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return is_noted(duel, act.card, self.note)


class NameUnused(Condition):
    """The player has not used this effect of a card of this name this turn (MarkName keeps that)."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return not has_used_name(duel, act.seat, act.face.code, act.ability)


class SummonedThisTurn(Condition):
    """This card was Summoned in one of these ways this turn, or (`flipped`) turned face-up, by whatever."""

    def __init__(self, ways: int, flipped: bool = False) -> None:
        self.ways: Final = ways
        self.flipped: Final = flipped

    def parts(self) -> tuple[object, ...]:
        return (self.ways, self.flipped)

    def holds(self, duel: Duel, act: Link) -> bool:
        card = duel.cards[act.card]
        if self.flipped and has_flipped(duel, act.card):
            return True
        if self.ways & FLIP_SUMMON and was_flip_summoned(duel, act.card):
            return True
        return card.arrived == duel.turn and how_summoned(card) & self.ways != 0


class JustSummonedItself(Condition):
    """T-2.2. This card was Summoned in one of these ways, and nothing has resolved since: it is the window after that."""

    def __init__(self, ways: int) -> None:
        self.ways: Final = ways

    def parts(self) -> tuple[object, ...]:
        return (self.ways,)

    def holds(self, duel: Duel, act: Link) -> bool:
        for event in duel.occasion:
            if event.kind == E_SUMMONED and event.card == act.card and event.value & self.ways:
                return True
        return False


class SentThisTurn(Condition):
    """This card lies in the Graveyard because it was sent there this turn."""

    def holds(self, duel: Duel, act: Link) -> bool:
        card = duel.cards[act.card]
        return card.zone == GRAVEYARD and card.arrived == duel.turn


class SentSinceLastTurn(Condition):
    """This card came to the Graveyard since its owner's last turn began ("your next Standby Phase").

    What came there in the Draw Phase is looked back at in the Standby Phase of that same turn.
    """

    def holds(self, duel: Duel, act: Link) -> bool:
        card = duel.cards[act.card]
        return card.zone == GRAVEYARD and 0 <= duel.turn - card.arrived <= duel.seats


class DestroyedByOpponentThisTurn(Condition):
    """This card lies in the Graveyard because an opponent's card destroyed it this turn as a monster of its owner, by battle or by an effect.

    A condition of one card (Dark Necrofear): a position of a scenario says how it came to its place.
    """

    def holds(self, duel: Duel, act: Link) -> bool:
        card = duel.cards[act.card]
        if card.zone != GRAVEYARD or card.arrived != duel.turn or not card.marks & DESTROYED_AT_HOME:
            return False
        return duel.is_opponent(card.by, card.controller)


class NotUsedUp(Condition):
    """This effect of this very card was not used yet: in this duel, or (`in_graveyard`) while the card lies in the Graveyard."""

    def __init__(self, in_graveyard: bool = False) -> None:
        self.in_graveyard: Final = in_graveyard

    def parts(self) -> tuple[object, ...]:
        return (self.in_graveyard,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return not is_under(duel, X_USED, act.card)


class ThereBefore(Condition):
    """This card was face-up on the field before the open Chain began to resolve, and so when the event's card was activated.

    Nothing else than a resolution brings a monster between the activation of a card and its end (SKILLED DARK MAGICIAN).
    """

    def holds(self, duel: Duel, act: Link) -> bool:
        for event in duel.fresh:
            if event.card == act.card and event.kind & (E_SUMMONED | E_FLIPPED):
                return False
        return not any([link.card == act.card and plays_card(link) for link in duel.chain])
