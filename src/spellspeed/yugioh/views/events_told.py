"""What happens in a duel, as one viewer sees it, for clients: what moved where, by the viewer's tags, with the sentence of the log.

Which events are told and whether their cards are known is decided where the log decides it (events_seen.py); nothing is added to that but where
a card came from and went, as far as the viewer could follow it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.kernel.cards import Card
from spellspeed.kernel.events import Event
from spellspeed.kernel.game import Plain
from spellspeed.session.tags import Tags
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.text.duel_log import LogWriter
from spellspeed.yugioh.text.notation import ZONE_WORDS
from spellspeed.yugioh.views.events_seen import TAKEN, event_seen
from spellspeed.yugioh.views.parts import can_follow

COPIED: Final = ("seat", "side", "amount", "phase")
"""What an event for clients has as it is."""
WITH_PLACES: Final = ("monsters", "spells_traps", "field_spell")
"""Zones whose places are shown."""
LINKS: Final = (t.E_ACTIVATED,)
"""Kinds whose number is that of a Chain Link."""


class EventsTold:
    """Follows a duel for one viewer in one language. It is made at the first ask and reads on after every answer."""

    def __init__(self, duel: Duel, viewer: int, tags: Tags, names: Sequence[str], language: str) -> None:
        """Raises NoSuchViewer, UnknownLanguage."""
        self.duel: Final = duel
        self.viewer: Final = viewer
        self.tags: Final = tags
        self.log: Final = LogWriter(duel, names, viewer, language)

    def news(self) -> list[Plain]:
        """The events since the last call, in the order of the log; passes wait for what follows, so that it is the same whenever it is read."""
        found: list[Plain] = []
        for line, (event, later) in self.log.told(going_on=True):
            shown = self.shown(event, later)
            if shown is None:
                continue
            if line:
                shown["line"] = line
            found.append(shown)
        return found

    def skip(self) -> None:
        """Everything so far is known already."""
        journal = self.duel.journal
        assert journal is not None, "a duel that is followed keeps a journal"
        self.log.read = len(journal)

    def forget(self, count: int) -> None:
        """So many events at the beginning of the journal are gone."""
        self.log.forget(count)

    def shown(self, event: Event, later: Sequence[Event]) -> Plain | None:
        """One event, None where the viewer saw nothing of it."""
        seen = event_seen(self.duel, self.log, event, later)
        if seen is None:
            return None
        shown: Plain = {"e": seen["event"], "batch": event.batch, **{key: seen[key] for key in COPIED if key in seen}}
        if event.kind in LINKS:
            shown["link"] = shown.pop("amount")
        if seen.get("card") is not None:
            shown["card"] = self.duel.printed(event.card).code
        if seen.get("target") is not None:
            shown["target"] = self.duel.printed(event.by).code
        if event.card >= 0 and ("card" in seen or event.kind in (t.E_TARGETED, t.E_ATTACK)):
            self.show_way(event, later, shown)
        if event.kind == t.E_ATTACK and event.by >= 0:
            target = self.tag(self.log.lying(event.by, later))
            if target:
                shown["target_id"] = target
        return shown

    def show_way(self, event: Event, later: Sequence[Event], shown: Plain) -> None:
        """Where the card of an event came from and where it lies after it, as far as the viewer can follow it."""
        if self.log.loses_sight(event, later):
            return
        after = self.log.lying(event.card, later)
        tag = self.tag(after)
        if tag:
            shown["id"] = tag
        before = event.before
        if shown["e"] == TAKEN:
            shown["went"] = self.place(after)
        elif before is not None and (before.zone, before.controller, before.slot) != (
            after.zone,
            after.controller,
            after.slot,
        ):
            shown["came"] = self.place(before)
            if after.zone in ZONE_WORDS:
                shown["went"] = self.place(after)

    def place(self, card: Card) -> Plain:
        """Where a card lies or lay; with its tag where the viewer could follow it there."""
        zone = ZONE_WORDS.get(card.zone, "")
        found: Plain = {"zone": zone, "seat": card.controller}
        if zone in WITH_PLACES:
            found["place"] = card.slot + 1
        tag = self.tag(card)
        if tag:
            found["id"] = tag
        return found

    def tag(self, card: Card) -> str:
        """The tag of a card that lies so."""
        return self.tags.of(card.binding) if can_follow(self.duel, self.viewer, card) else ""
