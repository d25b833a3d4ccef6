"""A card that one points at for the partner of a team, and nobody else. Nothing of it is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spellspeed.room.record import Record
from spellspeed.room.refused import Refused


def pointed_at(record: Record, place: int, card: str) -> dict[int, str]:
    """What each partner of a place calls a card that the place points at by its id, by the partner's place: the card there in the partner's view.

    Raises Refused, where there is no such card, no partner, or the partner's view shows no card there."""
    game = record.game
    if game is None:
        raise Refused("not_now", "no game")
    partners = [other for other in range(game.state.seats) if other != place and other % 2 == place % 2]
    if not partners:
        raise Refused("not_now", "no partner")
    hosting, state = game.hosting, game.state
    found = place_of(hosting.parts(state, record.seat_of(place), game.tags_of(record.seat_of(place))), card)
    if found is None:
        raise Refused("not_now", "no such card")
    told: dict[int, str] = {}
    for other in partners:
        seat = record.seat_of(other)
        seen = card_at(hosting.parts(state, seat, game.tags_of(seat)), *found)
        if not seen:
            raise Refused("not_now", "partner does not see")
        told[other] = seen
    return told


def place_of(parts: Mapping[str, Any], card: str) -> tuple[str, int] | None:
    """In which part of a view a card lies, and where in it (0 in a part that is one card); None for one that is in none."""
    for name, part in parts.items():
        for number, one in enumerate(part if isinstance(part, list) else [part]):
            if card and isinstance(one, dict) and one.get("id") == card:
                return name, number
    return None


def card_at(parts: Mapping[str, Any], name: str, number: int) -> str:
    """What a view calls the card at a place of it; "" where it shows none."""
    part = parts.get(name)
    cards = part if isinstance(part, list) else [part]
    one = cards[number] if number < len(cards) else None
    return str(one.get("id", "")) if isinstance(one, dict) else ""
