"""What a player sees of a game: plain values, built by allow-list, ready for JSON. Two games that differ in what is hidden look the same."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.hkk.queue_told import entry_seen
from spellspeed.hkk.rules import derived
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.terms import (
    ACTIVE,
    COLLECTOR,
    DECK,
    FIELD,
    GUARD,
    HAND,
    NOTHING,
    PHASES,
    QUEUE,
    RESERVE,
)
from spellspeed.hkk.text import words
from spellspeed.kernel.viewers import SPECTATOR, checked_viewer

OPEN_ZONES: Final = {
    "reserve": RESERVE,
    "guard": GUARD,
    "table": FIELD,
    "queue": QUEUE,
    "collector": COLLECTOR,
    "nothing": NOTHING,
}
"""Zones that everybody sees; of the others only the own hand is shown, card by card."""


def view(game: Game, seat: int) -> dict[str, Any]:
    """Everything that a player knows of the moment: the table, the collectors, the own hand, and how many cards there are elsewhere.

    SPECTATOR sees no hand. Raises NoSuchViewer.
    """
    return {
        "seat": checked_viewer(game, seat),
        "turn": game.turn,
        "turn_player": game.turn_seat,
        "phase": PHASES[game.phase],
        "over": game.over,
        "winner": game.winner,
        "reason": game.reason,
        "queue": [entry_seen(game, link) for link in game.chain],
        "sides": [side(game, other, seat) for other in range(game.seats)],
    }


def open_view(game: Game) -> dict[str, Any]:
    """The moment with every hand and both decks, from the top: as nobody at a table may see it."""
    seen = {**view(game, SPECTATOR), "seat": None}
    for seat, shown in enumerate(seen["sides"]):
        shown["cards_in_hand"] = names_in(game, seat, HAND)
        shown["cards_in_deck"] = names_in(game, seat, DECK)[::-1]
    return seen


def names_in(game: Game, seat: int, zone: int) -> list[str]:
    """The cards of a zone by name, the top of a deck last."""
    return [game.cards[number].face.name for number in game.zone(seat, zone)]


def side(game: Game, seat: int, viewer: int) -> dict[str, Any]:
    """One player's side, as the viewer sees it."""
    shown: dict[str, Any] = {
        "life": game.life_of(seat),
        "vp": game.vp[seat],
        "components": game.components[seat],
        "deck": len(game.zone(seat, DECK)),
        "hand": len(game.zone(seat, HAND)),
    }
    if seat == viewer:
        shown["cards_in_hand"] = names_in(game, seat, HAND)
    for name, zone in OPEN_ZONES.items():
        shown[name] = [card(game, number) for number in game.zone(seat, zone)]
    return shown


def card(game: Game, number: int) -> dict[str, Any]:
    """A card that everybody sees; in play also its position, values, damage and counters."""
    one = game.cards[number]
    shown: dict[str, Any] = {"card": one.face.name}
    if not game.in_play(number):
        return shown
    shown["position"] = "active" if one.position == ACTIVE else "passive"
    if one.owner != one.controller:
        shown["owner"] = one.owner
    if game.face(number).kind == words.CREATURE:
        shown["damage"] = derived.damage_of(game, number)
        shown["life"] = derived.life_left(game, number)
    elif game.face(number).kind == words.BUILDING:
        shown["structure"] = derived.life_left(game, number)
    if one.counters:
        shown["counters"] = dict(one.counters)
    return shown
