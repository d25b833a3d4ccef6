"""What a scenario is made of: where it stands in its file, the cards it names, and a seat's side of the position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FILLER: Final = "filler"
"""The blank card."""
UNKNOWN: Final = "unknown"
"""In `sees`: a card of which the seat knows nothing."""


@dataclass(frozen=True, slots=True)
class Where:
    """A line of a file, counted from 1."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True, slots=True)
class CardRef:
    """A card of the duel: `Gemini Elf`, `Gemini Elf#2` (number 2), `B's Gemini Elf` (seat B). `name` is the official one."""

    name: str
    number: int | None = None
    seat: str | None = None

    def __str__(self) -> str:
        owner = f"{self.seat}'s " if self.seat is not None else ""
        number = f"#{self.number}" if self.number is not None else ""
        return f"{owner}{self.name}{number}"


@dataclass(frozen=True, slots=True)
class Value:
    """One answer as written, and each thing it can mean; a text may mean several (7 is a number and a card).

    `ordinal` is 2 for "2nd". `word` is a word that is no card, in the letters of the vocabulary: "attack", "DARK", "Sea Serpent", "top".
    """

    text: str
    card: CardRef | None = None
    number: int | None = None
    ordinal: int | None = None
    seat: str | None = None
    word: str | None = None


@dataclass(frozen=True, slots=True)
class Detail:
    """A detail of a step: its name and its values, in the order written; no values for `[]` (nothing)."""

    name: str
    values: tuple[Value, ...]
    where: Where


@dataclass(frozen=True, slots=True)
class Profile:
    """A rule profile by name and the switches that are set apart from it, in the order written. In hkk the switches are its options."""

    base: str
    switches: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Control:
    """Whose the card is for a time: `control: {of: B, until: end}`."""

    seat: str
    until: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacedCard:
    """A card of the position. What was not written is None (or false, or empty) and means the default of its zone.

    `position`: attack, defense, set, face-down attack; for Spells and Traps set or face-up; in hkk active or passive. `face`: up or down.
    `damage` is hkk's.
    """

    where: Where
    name: str
    position: str | None = None
    zone: int | None = None
    counters: tuple[tuple[str, int], ...] = ()
    owner: str | None = None
    attacked: bool = False
    this_turn: str | None = None
    summoned: str | None = None
    equipped_to: CardRef | None = None
    linked_to: CardRef | None = None
    turns: int | None = None
    declared: Value | None = None
    control: Control | None = None
    face: str | None = None
    damage: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """A seat's side of the position. Cards stand in the order written; a zone that was not written is empty.

    `life` and `vp` and the zones from `reserve` on are hkk's; None for what was not written.
    """

    where: Where
    seat: str
    lp: int | None = None
    hand: tuple[PlacedCard, ...] = ()
    monsters: tuple[PlacedCard, ...] = ()
    spells_traps: tuple[PlacedCard, ...] = ()
    field_spell: PlacedCard | None = None
    graveyard: tuple[PlacedCard, ...] = ()
    removed: tuple[PlacedCard, ...] = ()
    deck: tuple[PlacedCard, ...] = ()
    deck_size: int | None = None
    fusion_deck: tuple[PlacedCard, ...] = ()
    side_deck: tuple[PlacedCard, ...] = ()
    normal_summon_used: bool = False
    life: int | None = None
    vp: int | None = None
    reserve: tuple[PlacedCard, ...] = ()
    guard: tuple[PlacedCard, ...] = ()
    table: tuple[PlacedCard, ...] = ()
    collector: tuple[PlacedCard, ...] = ()
    nothing: tuple[PlacedCard, ...] = ()


@dataclass(frozen=True, slots=True)
class Setup:
    """`start: setup`: the preparation is played too. Who wins the toss and what is chosen, where the scenario says it."""

    toss: str | None
    choice: str | None


@dataclass(frozen=True, slots=True)
class DeckList:
    """The lists of one player: names with their numbers, in the order written; `filler` for cards that do not matter.

    `side` is None where no Side Deck was written. `artworks` are the cards that one part names by several passcodes.
    """

    where: Where
    main: tuple[tuple[str, int], ...]
    fusion: tuple[tuple[str, int], ...]
    side: tuple[tuple[str, int], ...] | None
    artworks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchPlay:
    """The match that a scenario stands in. `score` is the duels won by each player (each team's first); `turns` the extra turns left."""

    where: Where
    players: tuple[str, ...]
    profile: Profile | None
    score: tuple[int, int]
    decks: tuple[tuple[str, DeckList], ...]
    list_name: str | None
    turns: int | None


@dataclass(frozen=True, slots=True)
class DefinedCard:
    """A card that the file defines. `text` is as printed: chapter 91 reads it. A value printed as a formula stays text.

    `cost` holds pairs of a component (vp, builder, sacrifice, component) and its amount.
    """

    where: Where
    name: str
    type: str
    cost: tuple[tuple[str, int | str], ...]
    damage: int | str | None
    life: int | str | None
    structure: int | str | None
    colours: tuple[str, ...]
    subtypes: tuple[str, ...]
    year: int | None
    text: str
