"""A duel as a viewer sees it, ready to be drawn: the parts of the table by name, the faces of its cards, the names of the seats.

The table of this machine makes it from a running duel, a client from what a server sent; who draws it cannot tell them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from spellspeed.kernel.game import Plain
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.catalog import Catalog
from spellspeed.session.tags import Tags
from spellspeed.yugioh.cards.pool import printed
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.text.face_down import OTHER, OWN, PARTNER, lying_so
from spellspeed.yugioh.text.wording import whose_among
from spellspeed.yugioh.views.parts import parts_of

MONSTERS: Final = "monsters"
SPELLS: Final = "spells_traps"
FIELD: Final = "field_spell"
HAND: Final = "hand"
DECK: Final = "deck"
GRAVEYARD: Final = "graveyard"
REMOVED: Final = "removed"
FUSION: Final = "fusion"
"""The parts of a seat."""
ROWS: Final = (MONSTERS, SPELLS)
PILES: Final = (GRAVEYARD, REMOVED, "summoning")
OWN_KEY: Final = b"one's own table"
"""Tags within one picture need no secret: nobody else sees them."""


class Face(Protocol):
    """What is printed on a card, as far as it is drawn. `kind` is that of terms.KINDS by number."""

    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> int: ...
    @property
    def level(self) -> int: ...
    @property
    def attack(self) -> int: ...
    @property
    def defense(self) -> int: ...


@dataclass(frozen=True, slots=True)
class FaceTold:
    """A face as a server told it."""

    name: str
    kind: int
    level: int = 0
    attack: int = 0
    defense: int = 0


UNTOLD: Final = FaceTold("?", -1)
"""The face of a card of which nothing was told."""


def face_told(facts: Mapping[str, Any]) -> FaceTold:
    """The face in facts as a server sends them; what is not a number ("?") counts as 0, as in a duel."""
    kind = str(facts.get("kind", "")).casefold()
    numbers = [facts.get(key) for key in ("level", "attack", "defense")]
    level, attack, defense = (value if type(value) is int and value > 0 else 0 for value in numbers)
    kinds = [name.casefold() for name in t.KINDS]
    return FaceTold(
        str(facts.get("name", "?")), kinds.index(kind) if kind and kind in kinds else -1, level, attack, defense
    )


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies: the seat, the part of it, and its number there from 1."""

    seat: int
    zone: str
    number: int


class Picture:
    """What a viewer (a seat or SPECTATOR) sees of a duel."""

    def __init__(self, parts: Plain, face: Callable[[int], Face], names: Sequence[str], viewer: int) -> None:
        """`parts` are those of `parts_of`; `names` those of the seats."""
        self.parts: Final = parts
        self.face: Final = face
        self.names: Final = names
        self.viewer: Final = viewer
        self.seats: Final = len(parts["life"]) if f"{len(parts['life'])}.{MONSTERS}" not in parts else 4
        self.turn: Final[int] = parts["turn"]
        self.turn_seat: Final[int] = parts["turn_seat"]
        self.phase: Final = t.PHASES.index(parts["phase"])

    # Seats

    def order_from(self, seat: int) -> list[int]:
        """TEAM-II-3. All seats in turn order, beginning with one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def opponents(self, seat: int) -> list[int]:
        """The seats of the other side, the one whose turn comes next first."""
        return [other for other in self.order_from(seat) if other % 2 != seat % 2]

    def side_seats(self, seat: int) -> list[int]:
        """The seats of a seat's side, itself first."""
        return [other for other in self.order_from(seat) if other % 2 == seat % 2]

    def life_of(self, seat: int) -> int:
        """The Life Points of a seat's side."""
        life: int = self.parts["life"][seat % 2]
        return life

    # Cards

    def zone(self, seat: int, part: str) -> list[Plain | None]:
        """The cards of a part of a seat, None for an empty zone; [] where only their number is known."""
        found = self.parts[f"{seat}.{part}"]
        if part == FIELD:
            return [found]
        return found if isinstance(found, list) else []

    def count(self, seat: int, part: str) -> int:
        """How many cards lie in a part of a seat."""
        found = self.parts[f"{seat}.{part}"]
        return found if isinstance(found, int) else len(found)

    def face_of(self, card: Plain) -> Face | None:
        """What is printed on a card; None where the viewer does not know which one it is."""
        code = card.get("card", 0)
        return self.face(code) if code else None

    def cards(self) -> Iterator[tuple[Place, Plain]]:
        """Every card that has a place of its own, with that place."""
        for seat in range(self.seats):
            for part in (*ROWS, FIELD, *PILES, HAND, FUSION):
                for number, card in enumerate(self.zone(seat, part), start=1):
                    if card is not None:
                        yield Place(seat, part, number), card

    def find(self, tag: str) -> tuple[Place, Plain] | None:
        """The card that is called so, where it lies; None where it is not there any more."""
        return next(((place, card) for place, card in self.cards() if tag and card.get("id") == tag), None)

    def card_words(self, place: Place, card: Plain, words: Catalog) -> str:
        """A card by name, if the viewer knows which one it is, else by how and where it lies."""
        face = self.face_of(card)
        if face is not None:
            return face.name
        zone = words.say("place zones", place.zone)
        if self.viewer == SPECTATOR:
            return words.say("places", "seat", number=place.seat + 1, zone=zone, place=place.number)
        whose, among = whose_among(self.viewer, place.seat, self.opponents(self.viewer))
        if place.zone in (*ROWS, FIELD) and not card.get("up"):
            lies = {"you": OWN, "partner": PARTNER}.get(whose, OTHER)
            called = words.say("choices", whose, number=among)
            number = None if place.zone == FIELD else place.number
            return lying_so(lies, called, place.zone == MONSTERS, number, None, words)
        return words.say("places", whose, number=among, zone=zone, place=place.number)


def picture_of(duel: Duel, names: Sequence[str], viewer: int = SPECTATOR) -> Picture:
    """A running duel as a viewer sees it. Raises NoSuchViewer."""
    return Picture(parts_of(duel, viewer, Tags(OWN_KEY, viewer)), printed, names, viewer)
