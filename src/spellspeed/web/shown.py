"""What the messages of a server are made of: what happened, who is asked what, who sits where, clocks. The messages themselves: web/protocol.py."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Place(Struct, omit_defaults=True):
    """Where a card came from or went; `id` only where the viewer saw that end."""

    zone: str
    seat: int
    place: int = 0
    id: str = ""


class Event(Struct, omit_defaults=True):
    """Something that happened, as the viewer saw it. Events of the same `batch` happened together. `line` says it in words."""

    e: str
    batch: int = 0
    seat: int | None = None
    side: int | None = None
    card: int | None = None
    id: str = ""
    target: int | None = None
    target_id: str = ""
    came: Place | None = None
    went: Place | None = None
    amount: int | None = None
    phase: str = ""
    link: int | None = None
    line: str = ""


class Option(Struct, omit_defaults=True):
    """One option: its words as they are typed (`label`) and, where those are not plain, as they are read (`told`); what the effect does, where the
    card offers several; and what of the table it lights: a card, a target, a zone ("0.monsters:3"), a player, a position ("attack", "defense",
    "set")."""

    verb: str
    label: str
    told: str = ""
    does: str = ""
    card: str = ""
    face: int = 0
    target: str = ""
    effect: int = 0
    zone: str = ""
    position: str = ""
    seat: int | None = None
    value: int | None = None
    same: int = -1
    """The place of the first option from which nobody tells this one apart; -1: there is none."""


class Ask(Struct, omit_defaults=True):
    """What the viewer is asked. `n` is the number to answer with. `passing` is the place of the option that passes, -1 for none."""

    n: int
    kind: str
    question: str
    options: list[Option]
    least: int = 1
    most: int = 1
    rule: str = "number"
    goal: int = 0
    count: str = ""
    about: str = ""
    about_face: int = 0
    passing: int = -1
    cards: list[str] = []


class Waiting(Struct, omit_defaults=True):
    """Who is waited for and what about, from what everybody knows."""

    seats: list[int] = []
    about: str = ""
    line: str = ""


class ClockOf(Struct):
    """A seat's clock: what is left in milliseconds, and whether it runs."""

    left: int
    runs: bool


class SeatShown(Struct, omit_defaults=True):
    """Who sits at a seat: `kind` is person, bot or empty."""

    name: str
    kind: str
    side: int = 0
    ready: bool = False


class Here(Struct, omit_defaults=True):
    """Whether somebody is there; `claim_in`: seconds until the others may claim the duel (None: they may not)."""

    here: bool
    claim_in: int | None = None


Parts = dict[str, Any]
"""The changed parts of the table by name ("turn", "phase", "0.hand" ...): for a duel those of web/parts.py, for another game its own."""
