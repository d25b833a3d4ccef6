"""What a card that lies face-down on the field is called: by name and zone to the side that it lies on, by side and zone to all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.kernel.cards import Card
from spellspeed.kernel.viewers import is_of_side_of
from spellspeed.languages.catalog import Catalog
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel

OWN: Final = "own"
PARTNER: Final = "partner"
OTHER: Final = "other"


def is_face_down_on_field(card: Card) -> bool:
    """Whether a card lies face-down in one of the zones of the field."""
    return not card.face_up and card.zone in (t.MONSTERS, t.SPELLS, t.FIELD)


def face_down_words(duel: Duel, viewer: int, card: Card, names: Sequence[str], words: Catalog) -> str:
    """PUBLIC-1, FIELD-9, TEAM-III-4. A card as it lies (or lay) face-down on the field, as a viewer may know it.

    "your Set Dust Tornado (zone 1)", "Berserk Gorilla (your face-down card)", "Ann's Set card (zone 2)". `names` are what the seats are called.
    Raises NoSuchViewer.
    """
    whose = OTHER
    if is_of_side_of(duel, viewer, card.controller):
        whose = OWN if card.controller == viewer else PARTNER
    name = duel.printed(card.number).name if whose != OTHER else None
    return lying_so(whose, names[card.controller], card.zone == t.MONSTERS, zone_number(card), name, words)


def lying_so(whose: str, seat: str, is_monster: bool, zone: int | None, name: str | None, words: Catalog) -> str:
    """The same from its parts: whose it is (OWN, PARTNER or OTHER), what that seat is called, the zone, and the name where it is known."""
    parts: dict[str, object] = {"seat": seat, "zone": zone}
    if whose != OTHER:
        parts["card"] = name
    return words.filled("face-down", f"{whose} {'monster' if is_monster else 'set'}", parts)


def zone_number(card: Card) -> int | None:
    """Which zone of its row a card lies in, from 1; None in the Field Card Zone, of which there is one."""
    return None if card.zone == t.FIELD else card.slot + 1
