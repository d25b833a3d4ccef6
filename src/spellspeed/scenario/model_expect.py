"""What must be true: expectations, parsed. None stands for what was not written."""

from __future__ import annotations

from dataclasses import dataclass

from spellspeed.scenario.model import CardRef, Value, Where


@dataclass(frozen=True, slots=True, kw_only=True)
class CardMatch:
    """A card that is expected. A bare name compares the name only; of a map, what it names. `name` is "unknown" for a hidden card of `sees`.

    `attack` and `defense` are the keys atk and def. `damage` is hkk's.
    """

    where: Where
    name: str
    position: str | None = None
    face: str | None = None
    zone: int | None = None
    attack: int | None = None
    defense: int | None = None
    level: int | None = None
    kind: str | None = None
    attribute: str | None = None
    type: str | None = None
    counters: tuple[tuple[str, int], ...] | None = None
    owner: str | None = None
    controller: str | None = None
    equipped_to: CardRef | None = None
    equips: tuple[CardRef, ...] | None = None
    damage: int | None = None


@dataclass(frozen=True, slots=True)
class ZoneExpectation:
    """All that a zone holds, in any order. `zone` is its key: hand, monsters, spells_traps, field_spell, graveyard, removed, ..."""

    where: Where
    zone: str
    cards: tuple[CardMatch, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatExpectation:
    """What must be true of a seat's side. `graveyard_order` and `deck_top` compare in order."""

    where: Where
    seat: str
    zones: tuple[ZoneExpectation, ...] = ()
    lp: int | None = None
    hand_size: int | None = None
    deck_size: int | None = None
    normal_summon_used: bool | None = None
    graveyard_order: tuple[CardMatch, ...] | None = None
    deck_top: tuple[CardMatch, ...] | None = None
    life: int | None = None
    vp: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EventMatch:
    """An event: its name, the card or amount (several, if a list was written), and the fields that are compared."""

    where: Where
    name: str
    values: tuple[Value, ...] = ()
    seat: str | None = None
    by: Value | None = None
    kind: str | None = None
    source: Value | None = None
    to: Value | None = None


@dataclass(frozen=True, slots=True)
class ChainLinkMatch:
    """A link of the open chain; `seat` is who activated it, where that was written."""

    where: Where
    card: CardRef
    seat: str | None


@dataclass(frozen=True, slots=True)
class Sight:
    """`sees: {viewer: {...}}`: what the viewer knows of each seat's side."""

    where: Where
    viewer: str
    sides: tuple[SeatExpectation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchExpectation:
    """What must be true of a match. `match` and `chooses_first` hold a player or the word that was written.

    `decks` and `sides` (Side Decks) are, for a player, names with their numbers; `next` is "duel" or "timed duel".
    """

    where: Where
    match: str | None = None
    chooses_first: str | None = None
    duels: int | None = None
    score: tuple[int, int] | None = None
    decks: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] = ()
    sides: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] = ()
    problems: tuple[str, ...] | None = None
    extra_turns: int | None = None
    next: str | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class DeckExpectation:
    """`problems: []` is a legal deck; `legal` compares only that."""

    where: Where
    problems: tuple[str, ...] | None
    legal: bool | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Expectation:
    """What must be true of a duel. `winner` is a seat, "draw" or "none".

    `links` are chains as they closed, Chain Link 1 first. `match` is there when the duel stands in a match and one of its keys was written.
    `clauses`, `active` and `sources` are hkk's.
    """

    where: Where
    sides: tuple[SeatExpectation, ...] = ()
    phase: str | None = None
    turn_player: str | None = None
    turn: int | None = None
    step: str | None = None
    substep: str | None = None
    winner: str | None = None
    reason: str | None = None
    events: tuple[EventMatch, ...] = ()
    no_events: tuple[EventMatch, ...] = ()
    links: tuple[tuple[CardRef, ...], ...] | None = None
    sees: tuple[Sight, ...] = ()
    chain: tuple[ChainLinkMatch, ...] | None = None
    phases: tuple[str, ...] | None = None
    log: tuple[str, ...] | None = None
    match: MatchExpectation | None = None
    clauses: tuple[tuple[CardRef, tuple[str, ...]], ...] = ()
    active: tuple[tuple[CardRef, tuple[str, ...]], ...] = ()
    sources: int | None = None
