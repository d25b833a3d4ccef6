"""Targets and target players: what a text asks for when it is announced."""

from __future__ import annotations

from collections.abc import Iterable

from spellspeed.hkk.rules import matching
from spellspeed.hkk.rules.context import Context
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.text import words
from spellspeed.hkk.text.cards import Some
from spellspeed.hkk.text.node import Node
from spellspeed.hkk.text.sentences import Discard, If, Instead, May, MayPay, Search

ALWAYS_ASKED = (If, Instead, May, MayPay)


def targets_in(
    nodes: Iterable[object], optional: bool = False, zone: words.Zone = words.IN_PLAY
) -> list[tuple[Some, bool, words.Zone]]:
    """The targets of a text in the order printed: which, whether the text can do without, and the verb's own zone."""
    found: list[tuple[Some, bool, words.Zone]] = []
    for node in nodes:
        if isinstance(node, tuple):
            found += targets_in(node, optional, zone)
        elif isinstance(node, Some) and node.choice == words.TARGET:
            found.append((node, optional or node.up_to, zone))
        elif isinstance(node, Node):
            inner = words.HAND if isinstance(node, Discard) else words.DECK if isinstance(node, Search) else zone
            found += targets_in(node.parts(), optional or isinstance(node, ALWAYS_ASKED), inner)
    return found


def target_players_in(nodes: Iterable[object]) -> str:
    """TARGET_PLAYER or TARGET_OPPONENT if the text names a target player, else nothing."""
    for node in nodes:
        if isinstance(node, str) and node in (words.TARGET_PLAYER, words.TARGET_OPPONENT):
            return node
        inner = node if isinstance(node, tuple) else node.parts() if isinstance(node, Node) else ()
        found = target_players_in(inner)
        if found:
            return found
    return ""


def target_seats(game: Game, which: str, seat: int) -> list[int]:
    """K 4.1.2: a target player may be anyone, a target opponent not yourself nor your partner."""
    return game.order_from(seat) if which == words.TARGET_PLAYER else game.opponents(seat)


def target_options(game: Game, one: Some, zone: words.Zone, context: Context) -> list[int]:
    """The cards that can be this target."""
    return matching.candidates(game, one.what, context, zone)


def has_targets(game: Game, nodes: Iterable[object], context: Context) -> bool:
    """Whether there are enough cards for every target that the text cannot do without."""
    for one, optional, zone in targets_in(nodes):
        if not optional and len(target_options(game, one, zone, context)) < max(
            1, matching.amount(game, one.count, context)
        ):
            return False
    return True
