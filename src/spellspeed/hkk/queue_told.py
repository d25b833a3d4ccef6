"""What an entry of the reaction queue tells everybody: who, which card, in which way, at what, with which X, in answer to what."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.hkk.rules.faces import VARIABLE, CardFace, UsedFace
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.queue_entries import FIRST_TARGET, MODE, PLAYERS, THE_X
from spellspeed.hkk.rules.targets import seats_in
from spellspeed.hkk.rules.terms import DECK, HAND, NEUTRALIZING
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link

PLAYED: Final = "play"
NEUTRALIZED: Final = "neutralization"
USED: Final = "use"


def mode_of(link: Link) -> str:
    """HKK-91.2.10: played, played as a neutralization, or the use of an ability or a drawback of a card."""
    if isinstance(link.face, UsedFace):
        return USED
    return NEUTRALIZED if link.bound[MODE][0] == NEUTRALIZING else PLAYED


def x_of_entry(game: Game, link: Link) -> int | None:
    """The X of an entry; None for a card that has none."""
    x = link.bound[THE_X][0]
    face = game.face(link.card)
    varies = VARIABLE in (face.cost.vp, face.damage, face.life, face.structure)
    return x if x or (varies and isinstance(link.face, CardFace)) else None


def targets_of(game: Game, link: Link) -> list[int]:
    """The cards that are its targets, in the order chosen, as far as they are where they were and everybody sees them."""
    bindings = [binding for group in link.bound[FIRST_TARGET:] for binding in group if binding >= 0]
    found = [binding % STAYS for binding in bindings if game.bound_card(binding) >= 0]
    return [number for number in found if game.cards[number].zone not in (HAND, DECK)]


def players_of(link: Link) -> list[int]:
    """The players that are its targets."""
    return [*link.bound[PLAYERS], *seats_in(link.bound[FIRST_TARGET:])]


def answered(game: Game, link: Link) -> Link | None:
    """The entry that it answers."""
    place = link.bound[MODE][1]
    return game.chain[place - 1] if 0 < place <= len(game.chain) else None


def entry_seen(game: Game, link: Link) -> dict[str, Any]:
    """An entry as plain values: `card`, `seat`, `mode`, `prevented`; where it has them `x`, `targets`, target `players`, what it `answers`."""
    seen: dict[str, Any] = {
        "card": link.face.name,
        "seat": link.seat,
        "mode": mode_of(link),
        "prevented": bool(link.negated),
    }
    x, other = x_of_entry(game, link), answered(game, link)
    if x is not None:
        seen["x"] = x
    if targets_of(game, link):
        seen["targets"] = [game.cards[number].face.name for number in targets_of(game, link)]
    if players_of(link):
        seen["players"] = players_of(link)
    if other is not None:
        seen["answers"] = other.face.name
    return seen
