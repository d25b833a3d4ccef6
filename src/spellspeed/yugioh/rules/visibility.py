"""What a seat knows of the cards: an allow-list (PUBLIC, FIELD, CARD-11). Whatever is not named here is hidden."""

from __future__ import annotations

from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.terms import (
    DECK,
    FIELD,
    FUSION_DECK,
    GRAVEYARD,
    HAND,
    MONSTERS,
    REMOVED,
    SPELLS,
    SUMMONING,
)


def knows(duel: Duel, viewer: int, number: int) -> bool:
    """PUBLIC-1 to PUBLIC-3-OCG, FDECK-5, FIELD-9. Whether a seat knows which card this is, from where it lies now."""
    card = duel.cards[number]
    zone = card.zone
    if zone == GRAVEYARD or zone == SUMMONING:
        return True
    if zone == MONSTERS or zone == SPELLS or zone == FIELD:
        return card.face_up or card.controller == viewer
    if zone == REMOVED:
        return card.face_up or card.controller == viewer
    if zone == HAND or zone == FUSION_DECK:
        return card.controller == viewer
    if zone == DECK:
        return card.face_up
    return False
