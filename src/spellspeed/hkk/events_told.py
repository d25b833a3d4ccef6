"""Which events of a game are told, under which key of the catalog, and what a viewer saw happen."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.hkk.rules import terms as t
from spellspeed.hkk.rules.game import Game
from spellspeed.kernel.events import Event
from spellspeed.kernel.viewers import checked_viewer

SAID: Final = {
    t.E_PREVENTED: "prevented",
    t.E_DREW: "drew",
    t.E_ENTERED: "entered",
    t.E_DIED: "died",
    t.E_DISCARDED: "discarded",
    t.E_LIFE: "life",
    t.E_VP: "vp",
    t.E_ATTACKED: "attacked",
    t.E_CONTROL: "control",
    t.E_REWARD: "reward",
    t.E_HEALED: "healed",
    t.E_COMPONENTS: "components",
    t.E_COUNTERS: "counters_changed",
    t.E_SHUFFLED: "shuffled",
    t.E_BEGAN: "began",
}
KEYS: Final = {t.E_PHASE: "phase", t.E_WON: "won", t.E_ACTED: "acted", t.E_DAMAGED: "damaged"}
"""The other kinds of events that are told."""
SIGNED: Final = (t.E_LIFE, t.E_VP, t.E_COMPONENTS, t.E_COUNTERS)
PLACES: Final = {t.HAND: "left.hand", t.DECK: "left.deck", t.NOTHING: "left.nothing"}


def key_of(event: Event) -> str:
    """How an event is told; "" for one that is not: that cards turn in the preparatory phase, and that what died has left."""
    if event.kind == t.E_LEFT:
        return PLACES.get(event.value, "")
    if event.kind == t.E_TURNED:
        return "" if event.cause == t.BY_RULE else "turned.active" if event.value == t.ACTIVE else "turned.passive"
    return SAID.get(event.kind, "")


def events_seen(game: Game, viewer: int, since: int = 0) -> list[dict[str, Any]]:
    """What a viewer saw happen, from a place of the journal on, by allow-list: what the log tells. Raises NoSuchViewer.

    Each has its `number` in the journal, its `batch`, the `event` by its key in the catalog, and where it has them `seat`, `side` (that won),
    `card` (by its English name; None where it is hidden), `amount`, `phase`.
    """
    checked_viewer(game, viewer)
    journal = game.journal
    assert journal is not None, "a game whose events are to be seen keeps a journal"
    found: list[dict[str, Any]] = []
    for number, event in enumerate(journal[since:], since):
        key = key_of(event) or KEYS.get(event.kind)
        if key is None:
            continue
        seen: dict[str, Any] = {"number": number, "batch": event.batch, "event": key}
        if event.kind == t.E_WON:
            seen["side"] = event.seat if event.seat >= 0 else None
        elif event.seat >= 0:
            seen["seat"] = event.seat
        if event.card >= 0:
            left = event.before if event.kind == t.E_LEFT else None
            face = game.cards[event.card].face if left is None else left.face
            seen["card"] = None if event.kind == t.E_DREW else face.name
        if event.kind in (*SIGNED, t.E_DAMAGED, t.E_HEALED):
            seen["amount"] = event.value
        if event.kind == t.E_PHASE:
            seen["phase"] = t.PHASES[event.value]
        found.append(seen)
    return found
