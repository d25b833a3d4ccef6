"""The parts of the table of a duel, as types: what stands under each name in `parts` of a snapshot or a step."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct


class Card(Struct, omit_defaults=True):
    """A card in a part. What is as printed, or as usual, is left out.

    `id` is the viewer's own name for it as long as it stays where it is, "" where the viewer cannot follow it; `card` its passcode (or its
    code in another game), 0 where the viewer does not know which card it is. `attack`, `defense` and `level` stand where they
    are other than printed.
    """

    id: str = ""
    card: int = 0
    up: bool = False
    position: str = ""
    attack: int | None = None
    defense: int | None = None
    level: int | None = None
    attribute: str = ""
    type: str = ""
    counters: dict[str, int] = {}
    turns: int = 0
    negated: bool = False
    equipped_to: str = ""
    equips: list[str] = []
    owner: int | None = None
    attacked: bool = False
    turned: bool = False
    new: bool = False
    held: bool = False


class ChainLink(Struct, omit_defaults=True):
    """A Chain Link: the card (`id` where the viewer can follow it) and which of its effects, counted from 1; the ids of its targets."""

    link: int
    seat: int
    card: int
    effect: int
    id: str = ""
    targets: list[str] = []
    activation_negated: bool = False
    effect_negated: bool = False


class Battle(Struct):
    """The attack that is under way, by ids; `target` is "" for a direct attack; `against` is the seat that is attacked."""

    attacker: str
    target: str
    direct: bool
    against: int


class Result(Struct):
    """How a duel ended: the side that won (None: nobody) and the rule that ended it."""

    winner: int | None
    reason: str


PARTS: Final[dict[str, Any]] = {
    "turn": int,
    "turn_seat": int,
    "phase": str,
    "battle_step": str,
    "substep": str,
    "life": list[int],
    "turns_left": int | None,
    "chain": list[ChainLink],
    "battle": Battle | None,
    "result": Result | None,
    "seating": list[int],
}
"""Parts of the whole table. `seating` says which place of the room sits at each seat of the duel; other seats in parts and events are the duel's."""

PARTS_OF_SEAT: Final[dict[str, Any]] = {
    "hand": int | list[Card],
    "monsters": list[Card | None],
    "spells_traps": list[Card | None],
    "field_spell": Card | None,
    "summoning": list[Card],
    "graveyard": list[Card],
    "removed": list[Card],
    "deck": int,
    "deck_face_up": list[int],
    "deck_top": int,
    "fusion": int | list[Card],
    "normal_summons": int,
}
"""Parts of a seat, named with its number before ("0.hand"). A hand and a Fusion Deck are lists to the own side and numbers to everybody
else, but for a hand that an effect keeps open."""


def type_of_part(name: str) -> Any:
    """The type of a part by its name. Raises KeyError."""
    seat, dot, rest = name.partition(".")
    return PARTS_OF_SEAT[rest] if dot and seat.isdigit() else PARTS[name]
