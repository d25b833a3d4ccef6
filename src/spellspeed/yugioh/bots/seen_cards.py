"""What a seat remembers of cards that it saw and sees no more: read from the log of the duel, where one is kept."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.events import Event
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.marks import how_summoned
from spellspeed.yugioh.duel.visibility import knows, may_see_shown

ANY_MONSTER: Final = 0
WITHOUT_TRIBUTES: Final = 1
WITH_TRIBUTES: Final = 2


class Memory:
    """What the log of a duel tells one seat of the cards that it cannot see now.

    `places[n]`: card n was seen and has not been lost sight of since; it is one of these cards (itself, or one that was Set out of the hand
    in which it was). `tributes[n]`: whether the monster n was Set with Tributes. `mingled`: the monsters that were seen before they were shuffled
    with others, and not since (ERA-HATS-1). Without a log (`duel.journal is None`) all are empty.
    """

    def __init__(self, duel: Duel, seat: int) -> None:
        self.duel: Final = duel
        self.seat: Final = seat
        self.places: dict[int, list[int]] = {}
        self.lies_in: dict[int, int] = {}
        self.tributes: dict[int, int] = {}
        self.paid: dict[int, int] = {}
        self.mingled: list[int] = []
        for event in duel.journal or ():
            self.take(event)

    def take(self, event: Event) -> None:
        """Go on by one event of the log."""
        kind = event.kind
        if kind == t.E_SHUFFLED:
            self.forget_zone(event.seat, t.DECK)
        if event.card < 0:
            return
        if kind == t.E_TRIBUTED and event.by >= 0:
            self.paid[event.by] = self.paid.get(event.by, 0) + 1
        elif kind == t.E_SET:
            self.take_set(event)
        elif kind == t.E_MINGLED:
            self.mingled.append(event.card)
        elif kind == t.E_REVEALED and may_see_shown(event, self.seat):
            self.note(event.card, event.before.zone if event.before is not None else t.NOWHERE)
        elif kind == t.E_TURNED or kind == t.E_SUMMONED:
            if event.before is not None and was_open(event.before.zone, event.before.face_up):
                self.note(event.card, t.MONSTERS)
        elif kind == t.E_RETURNED or kind == t.E_ADDED or kind == t.E_REMOVED:
            self.take_move(event)

    def note(self, number: int, zone: int) -> None:
        """The seat sees a card as it comes to lie in a zone."""
        self.places[number] = [number]
        self.lies_in[number] = zone
        if number in self.mingled:
            self.mingled.remove(number)

    def take_move(self, event: Event) -> None:
        """A card moved: who saw it leave knows it where it goes; one that goes unseen from a hand into a Deck blurs what was known of both."""
        before = event.before
        assert before is not None, "a move keeps the card as it was"
        goes_to = event.detail if event.kind != t.E_REMOVED else t.REMOVED
        if was_open(before.zone, before.face_up) or before.controller == self.seat:
            self.note(event.card, goes_to)
        elif event.card in self.places and before.zone != t.HAND:
            self.lies_in[event.card] = goes_to
        elif goes_to == t.DECK or before.zone == t.HAND:
            self.forget_zone(before.controller, before.zone)

    def take_set(self, event: Event) -> None:
        """A card was Set: one out of a hand may be any card that the seat knows there."""
        before = event.before
        self.tributes[event.card] = WITH_TRIBUTES if self.paid.pop(event.card, 0) else WITHOUT_TRIBUTES
        if before is None or before.zone != t.HAND or before.controller == self.seat:
            return
        for number, places in self.places.items():
            if self.lies_in[number] == t.HAND and self.duel.cards[number].owner == before.owner:
                places.append(event.card)

    def forget_zone(self, seat: int, zone: int) -> None:
        """What was known of a seat's zone is known no more."""
        for number in sorted(self.places):
            if self.lies_in[number] == zone and self.duel.cards[number].owner == seat:
                del self.places[number]
                del self.lies_in[number]

    def class_of(self, number: int) -> int:
        """What the Tributes of a face-down monster tell of its Level."""
        card = self.duel.cards[number]
        if card.zone != t.MONSTERS or card.face_up or how_summoned(card):
            return ANY_MONSTER
        return self.tributes.get(number, ANY_MONSTER)

    def is_followed(self, number: int) -> bool:
        """Whether the seat has seen a card since it was shuffled with others, or before without its being shuffled."""
        return number in self.places and number not in self.mingled

    def places_of(self, number: int) -> list[int]:
        """The unseen cards of which card `number` is one; empty where the seat sees it or does not remember it."""
        if number not in self.places or knows(self.duel, self.seat, number):
            return []
        return [place for place in self.places[number] if not knows(self.duel, self.seat, place)]


def was_open(zone: int, face_up: bool) -> bool:
    """Whether a card that lay so was seen by all. PUBLIC-1"""
    on_field = zone == t.MONSTERS or zone == t.SPELLS or zone == t.FIELD or zone == t.REMOVED
    return zone == t.GRAVEYARD or zone == t.SUMMONING or (on_field and face_up)
