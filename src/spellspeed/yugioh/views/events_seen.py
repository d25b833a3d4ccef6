"""What a viewer saw happen, as plain JSON. Built by allow-list: what is not written here is not shown.

Which events are told, and whether their cards are known, is decided where the log decides it (yugioh/text/duel_log.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from spellspeed.kernel.events import Event
from spellspeed.kernel.viewers import is_of_side_of
from spellspeed.languages.catalog import catalog
from spellspeed.languages.templates import Slot
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.visibility import may_see_shown
from spellspeed.yugioh.text.duel_log import LIFE_CHANGES, LogWriter, repeats

AMOUNTS: Final = (
    *LIFE_CHANGES, t.E_DRAWN, t.E_TURN, t.E_DIE, t.E_COIN, t.E_COUNTER_ADDED, t.E_COUNTER_REMOVED, t.E_ACTIVATED, t.E_TIME,
    t.E_MINGLED,
)  # fmt: skip
"""Kinds whose number everybody is told."""
TAKEN: Final = "taken"
"""A card was taken from a Deck: for the seat that sees it."""


def events_seen(duel: Duel, viewer: int, since: int = 0) -> list[dict[str, Any]]:
    """PUBLIC-1, TERM-LOOK-1. What a viewer saw happen, from a place of the journal on. The duel keeps a journal. Raises NoSuchViewer.

    Each has its `number` in the journal, its `batch` (equal numbers happened together), the `event` by its key in the log, and where it has
    them `seat`, `side` (that won), `card`, `target` and `about` (None: hidden from the viewer), `chosen` (a seat), `amount`, `phase`.
    """
    journal = duel.journal
    assert journal is not None, "a duel whose events are to be seen keeps a journal"
    log = LogWriter(duel, ["" for _ in range(duel.seats)], viewer)
    found: list[dict[str, Any]] = []
    for number in range(since, len(journal)):
        event, later = journal[number], journal[number + 1 :]
        if number and repeats(event, journal[number - 1]):
            continue
        seen = event_seen(duel, log, event, later)
        if seen is not None:
            found.append({"number": number, "batch": event.batch, **seen})
    return found


@cache
def names_card(key: str) -> bool:
    """Whether the line of the log for such an event names its card: what no line says is not shown."""
    pieces = [piece for case in catalog().cases("log", key).cases for piece in case.pieces]
    return any(isinstance(piece, Slot) and piece.path == "card" for piece in pieces)


def event_seen(duel: Duel, log: LogWriter, event: Event, later: Sequence[Event]) -> dict[str, Any] | None:
    """One event, None where the viewer saw nothing of it."""
    if event.kind == t.E_TAKEN and may_see_shown(event, log.viewer):
        return {"event": TAKEN, "seat": event.seat, "card": duel.printed(event.card).name}
    if not log.tells(event):
        return None
    seen: dict[str, Any] = {"event": log.key_at(event, later)}
    if event.kind == t.E_WON:
        seen["side"] = event.seat if event.seat >= 0 else None
    elif event.seat >= 0:
        seen["seat"] = event.seat
    if event.card >= 0 and names_card(seen["event"]):
        seen["card"] = None if log.hides(event, later) else duel.printed(event.card).name
    if event.kind == t.E_SET:
        seen["card"] = duel.printed(event.card).name if is_of_side_of(duel, log.viewer, event.seat) else None
    if event.kind == t.E_ATTACK and event.by >= 0:
        seen["target"] = None if log.hides_shown(event.by, later) else duel.printed(event.by).name
    if event.kind == t.E_FACED:
        seen["chosen"] = event.value
    if event.kind == t.E_PERMITTED:
        seen["card"] = None if log.hides_shown(event.card, later) else duel.printed(event.card).name
        seen["about"] = (
            duel.printed(event.by).name if log.asked_for(event.by, later) == duel.printed(event.by).name else None
        )
    if event.kind == t.E_TARGETED:
        seen["card"] = None if log.hides_shown(event.card, later) else duel.printed(event.card).name
    if event.kind in AMOUNTS:
        seen["amount"] = event.value
    if event.kind == t.E_PHASE:
        seen["phase"] = t.PHASES[event.value]
    return seen
