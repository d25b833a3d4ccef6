"""What has happened, as each seat may know it: the last events, from the log of the duel. An allow-list.

Which events are told, and whether a seat may know their cards, is what the log in words tells (yugioh/text/duel_log.py, yugioh/views/events_seen.py);
tests/learning holds the two against each other.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from struct import Struct
from typing import Final

from spellspeed.kernel.cards import Card
from spellspeed.kernel.events import Event
from spellspeed.kernel.viewers import is_of_side_of
from spellspeed.learning.columns import EVENT_COLUMNS, EVENTS
from spellspeed.learning.encoding.card_rows import CardRows
from spellspeed.learning.encoding.seats import fitting, seat_codes
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.visibility import may_see_shown

ROW: Final = Struct(f"={EVENT_COLUMNS}h")
NOTHING: Final = bytes(EVENT_COLUMNS * 2)

KINDS: Final[dict[int, int]] = {
    t.E_DRAWN: 1, t.E_SENT: 2, t.E_DESTROYED: 3, t.E_DISCARDED: 4, t.E_TRIBUTED: 5, t.E_REMOVED: 6, t.E_RETURNED: 7, t.E_SUMMONED: 8,
    t.E_SET: 9, t.E_FLIPPED: 10, t.E_TURNED: 11, t.E_ATTACK: 12, t.E_DAMAGE: 13, t.E_GAINED: 14, t.E_PAID: 15, t.E_CONTROL: 16,
    t.E_ACTIVATED: 17, t.E_NEGATED: 18, t.E_ADDED: 19, t.E_EQUIPPED: 20, t.E_PLACED: 21, t.E_COUNTER_ADDED: 22, t.E_COUNTER_REMOVED: 23,
    t.E_TURN: 24, t.E_COIN: 25, t.E_DIE: 26, t.E_REVEALED: 27, t.E_SHUFFLED: 28, t.E_TARGETED: 29, t.E_TAKEN: 30,
}  # fmt: skip
"""The code of each kind of event that stands in a history (EVENT_KINDS names them)."""
TOLD: Final = reduce(or_, KINDS)
"""All of their bits: what has none of them is of no such kind."""
WITHOUT_CARD: Final = (t.E_DRAWN, t.E_DAMAGE, t.E_GAINED, t.E_PAID, t.E_TURN, t.E_COIN, t.E_DIE, t.E_SHUFFLED)
"""Kinds that are told without a card."""
WITH_AMOUNT: Final = (
    t.E_DRAWN, t.E_DAMAGE, t.E_GAINED, t.E_PAID, t.E_COIN, t.E_DIE, t.E_COUNTER_ADDED, t.E_COUNTER_REMOVED, t.E_ACTIVATED,
    t.E_SUMMONED,
)  # fmt: skip
"""Kinds whose value everybody is told."""
WITH_CAUSE: Final = (
    t.E_SENT,
    t.E_DESTROYED,
    t.E_DISCARDED,
    t.E_TRIBUTED,
    t.E_REMOVED,
    t.E_RETURNED,
    t.E_DAMAGE,
    t.E_PAID,
)
NAMES_A_CARD: Final = [kind not in WITHOUT_CARD for kind in [0, *KINDS]]
SAYS_A_NUMBER: Final = [kind in WITH_AMOUNT for kind in [0, *KINDS]]
SAYS_A_CAUSE: Final = [kind in WITH_CAUSE for kind in [0, *KINDS]]
"""The same three by the code of a kind, where it is asked for each event."""


def lies_in_the_dark(card: Card) -> bool:
    """Whether a card so lying is hidden from who is not of its side."""
    return card.zone == t.DECK or card.zone == t.HAND or card.zone == t.FUSION_DECK


def lying_after(duel: Duel, events: list[Event], place: int) -> Card:
    """The card of an event as it lay after it: the next event about it tells how it was before that, else as it lies now."""
    number = events[place].card
    for later in range(place + 1, len(events)):
        before = events[later].before
        if events[later].card == number and before is not None:
            return before
    return duel.cards[number]


def knew(duel: Duel, viewer: int, card: Card) -> bool:
    """FIELD-9, TEAM-III-4. Whether a card that lay unseen is one that lay face-down on the viewer's side of the field."""
    on_field = card.zone == t.MONSTERS or card.zone == t.SPELLS or card.zone == t.FIELD
    return on_field and not card.face_up and is_of_side_of(duel, viewer, card.controller)


def may_know(duel: Duel, viewer: int, events: list[Event], place: int) -> bool:
    """Whether a viewer may know which card an event of the log is about. PUBLIC-1, FIELD-9, TERM-LOOK-1"""
    event = events[place]
    kind, before = event.kind, event.before
    if kind == t.E_SET:
        return is_of_side_of(duel, viewer, event.seat)
    if kind == t.E_REVEALED or kind == t.E_TAKEN:
        return may_see_shown(event, viewer)
    if kind == t.E_SUMMONED or kind == t.E_TARGETED:
        lies = lying_after(duel, events, place)
        return lies.face_up or knew(duel, viewer, lies)
    if before is None or (before.face_up and not lies_in_the_dark(before)):
        return True
    if kind == t.E_RETURNED or kind == t.E_CONTROL or kind == t.E_EQUIPPED:
        return knew(duel, viewer, before)
    if kind == t.E_ADDED:
        return before.zone != t.DECK or event.seat == viewer
    if kind == t.E_REMOVED:
        return lying_after(duel, events, place).face_up or knew(duel, viewer, before)
    return True


class History:
    """The last events of a duel as each seat may know them; the duel keeps a journal."""

    def __init__(self, duel: Duel, cards: CardRows) -> None:
        self.duel: Final = duel
        self.cards: Final = cards
        self.codes: Final = [seat_codes(duel, seat) for seat in range(duel.seats)]
        self.read = 0
        self.batch = -1
        self.latest: Final[list[bytes]] = [NOTHING * EVENTS] * duel.seats
        """For each seat the rows of the last events that it may know, the latest first."""

    def read_on(self) -> None:
        """Take what has happened since: to be called after every answer, so that each seat is told what it saw then."""
        events = self.duel.journal
        assert events is not None, "a duel with a history keeps a journal"
        for place in range(self.read, len(events)):
            kind = events[place].kind
            if kind & TOLD and kind in KINDS:
                self.take(events, place, KINDS[kind])
        self.read = len(events)

    def take(self, events: list[Event], place: int, kind: int) -> None:
        """Write down one event for every seat that is told of it."""
        duel, event = self.duel, events[place]
        together = 1 if event.batch == self.batch else 0
        self.batch = event.batch
        hidden_kind = event.kind == t.E_REVEALED or event.kind == t.E_TAKEN
        names = event.card >= 0 and NAMES_A_CARD[kind]
        code = self.cards.code(duel, event.card) if names else 0
        before = event.before
        came = before.zone + 1 if names and before is not None else 0
        went = event.detail + 1 if event.kind == t.E_RETURNED else 0
        value = fitting(event.value) if SAYS_A_NUMBER[kind] else 0
        cause = event.cause + 1 if SAYS_A_CAUSE[kind] else 0
        for seat in range(duel.seats):
            if hidden_kind and not may_see_shown(event, seat):
                continue
            card = code if names and may_know(duel, seat, events, place) else 0
            who = self.codes[seat][event.seat] if event.seat >= 0 else 0
            row = ROW.pack(kind, card, who, came, went, value, cause, together)
            self.latest[seat] = row + self.latest[seat][: -len(row)]

    def written(self, seat: int) -> bytes:
        """The last events that a seat may know, the latest first, filled up with nothing."""
        return self.latest[seat]
