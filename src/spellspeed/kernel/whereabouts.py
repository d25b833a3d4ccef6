"""Where the cards of a game lie: each in exactly one zone, the one that its record names."""

from __future__ import annotations

from typing import Final

from spellspeed import watched
from spellspeed.kernel.errors import LostCard
from spellspeed.kernel.state import State

WATCHED: Final[bool] = watched.WATCHED
"""Whether every answer of this process is followed by a look at where the cards lie."""


def misplaced(state: State) -> list[str]:
    """What is wrong about where the cards lie; nothing, if none of them is lost or lies in two zones.

    What its rules say besides of where a card can be, a game adds by `State.out_of_place`.
    """
    found: list[str] = []
    cards = state.cards
    times = [0] * len(cards)
    for place, zone in enumerate(state.zones):
        seat = place // state.zone_kinds
        kind = place % state.zone_kinds
        for slot, number in enumerate(zone):
            if number >= 0:
                card = cards[number]
                times[number] += 1
                if card.zone != kind or card.controller != seat or (card.slot != slot and card.slot >= 0):
                    found.append(f"{named(state, number)} lies in zone {kind} of seat {seat}, place {slot}")
    if times.count(1) != len(cards):
        found += [f"{named(state, number)} lies in {count} places" for number, count in enumerate(times) if count != 1]
    return found + state.out_of_place()


def named(state: State, number: int) -> str:
    """A card by name and number, with the place that its record names."""
    card = state.cards[number]
    return f"{card.face.name} ({number}), said to be in zone {card.zone} of seat {card.controller}, place {card.slot},"


def check_places(state: State) -> None:
    """Raises LostCard where a card lies nowhere, in two zones or where the rules of its game let none lie."""
    found = misplaced(state)
    if found:
        raise LostCard("; ".join(found))
