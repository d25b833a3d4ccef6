"""Cards: the printed face, shared by all duels, and the record of one card where it is now."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.records import Record

STAYS: Final = 4096
"""A binding is number + STAYS * stay."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Face(Record):
    """What is printed on a card. A game may derive its own; a face encodes as its code."""

    def __init__(self, code: int, name: str) -> None:
        self.code: Final = code
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.code, self.name)

    def coded(self) -> object:
        return self.code

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.code} {self.name}>"


@mypyc_attr(acyclic=True)
class Card(Record):
    """One card where it is now; immutable and shared between forks.

    `position` and `marks` belong to the game, as do the counters' names. `arrived`, `changed` and `attacked` are turn numbers (0: not so
    far): when it was put onto the field, turned by hand, and when it last declared an attack. `by` is the seat that put it there.
    `link` is a binding to the card it is attached to, or 0.
    """

    def __init__(
        self,
        number: int,
        face: Face,
        owner: int,
        controller: int,
        zone: int,
        slot: int,
        stay: int,
        face_up: bool,
        position: int,
        arrived: int,
        by: int,
        changed: int,
        attacked: int,
        attacks: int,
        marks: int,
        counters: tuple[tuple[str, int], ...],
        link: int,
    ) -> None:
        self.number: Final = number
        self.face: Final = face
        self.owner: Final = owner
        self.controller: Final = controller
        self.zone: Final = zone
        self.slot: Final = slot
        self.stay: Final = stay
        self.face_up: Final = face_up
        self.position: Final = position
        self.arrived: Final = arrived
        self.by: Final = by
        self.changed: Final = changed
        self.attacked: Final = attacked
        self.attacks: Final = attacks
        self.marks: Final = marks
        self.counters: Final = counters
        self.link: Final = link

    def parts(self) -> tuple[object, ...]:
        return (
            self.number,
            self.face,
            self.owner,
            self.controller,
            self.zone,
            self.slot,
            self.stay,
            self.face_up,
            self.position,
            self.arrived,
            self.by,
            self.changed,
            self.attacked,
            self.attacks,
            self.marks,
            self.counters,
            self.link,
        )

    def __repr__(self) -> str:
        return f"<Card {self.number} {self.face.name}, seat {self.controller}, zone {self.zone}>"

    @property
    def binding(self) -> int:
        """This card in this stay."""
        return self.number + STAYS * self.stay

    def counted(self, name: str) -> int:
        """How many counters of that name lie on it."""
        for label, count in self.counters:
            if label == name:
                return count
        return 0

    def with_place(
        self,
        controller: int,
        zone: int,
        slot: int,
        stay: int,
        face_up: bool,
        position: int,
        arrived: int,
        by: int,
        marks: int,
    ) -> Card:
        """The card in another place: what it had only in its old one (counters, link) is gone."""
        return Card(
            self.number, self.face, self.owner, controller, zone, slot, stay, face_up, position, arrived, by, 0, 0, 0, marks, (), 0
        )  # fmt: skip

    def with_turned(self, face_up: bool, position: int, stay: int, changed: int) -> Card:
        """The card turned in its place. Face-down, it loses its counters and its link."""
        counters = self.counters if face_up else ()
        link = self.link if face_up else 0
        return Card(
            self.number, self.face, self.owner, self.controller, self.zone, self.slot, stay, face_up, position, self.arrived, self.by,
            changed, self.attacked, self.attacks, self.marks, counters, link,
        )  # fmt: skip

    def with_face(self, face: Face) -> Card:
        """Another card that lies as this one does."""
        return Card(
            self.number, face, self.owner, self.controller, self.zone, self.slot, self.stay, self.face_up, self.position, self.arrived,
            self.by, self.changed, self.attacked, self.attacks, self.marks, self.counters, self.link,
        )  # fmt: skip

    def with_arrived(self, arrived: int, by: int) -> Card:
        """The card as put onto the field in that turn by that seat."""
        return Card(
            self.number, self.face, self.owner, self.controller, self.zone, self.slot, self.stay, self.face_up, self.position, arrived, by,
            self.changed, self.attacked, self.attacks, self.marks, self.counters, self.link,
        )  # fmt: skip

    def with_attack(self, attacked: int, attacks: int) -> Card:
        """The card after declaring its attack number `attacks` of turn `attacked`."""
        return Card(
            self.number, self.face, self.owner, self.controller, self.zone, self.slot, self.stay, self.face_up, self.position, self.arrived,
            self.by, self.changed, attacked, attacks, self.marks, self.counters, self.link,
        )  # fmt: skip

    def with_marks(self, marks: int) -> Card:
        """The card with other marks."""
        return Card(
            self.number, self.face, self.owner, self.controller, self.zone, self.slot, self.stay, self.face_up, self.position, self.arrived,
            self.by, self.changed, self.attacked, self.attacks, marks, self.counters, self.link,
        )  # fmt: skip

    def with_counters(self, name: str, count: int) -> Card:
        """The card with `count` counters of that name."""
        kept = [pair for pair in self.counters if pair[0] != name]
        if count:
            kept.append((name, count))
        kept.sort()
        return Card(
            self.number, self.face, self.owner, self.controller, self.zone, self.slot, self.stay, self.face_up, self.position, self.arrived,
            self.by, self.changed, self.attacked, self.attacks, self.marks, tuple(kept), self.link,
        )  # fmt: skip

    def with_link(self, link: int) -> Card:
        """The card attached to the card that the binding names (0: to none)."""
        return Card(
            self.number, self.face, self.owner, self.controller, self.zone, self.slot, self.stay, self.face_up, self.position, self.arrived,
            self.by, self.changed, self.attacked, self.attacks, self.marks, self.counters, link,
        )  # fmt: skip

    def with_control(self, controller: int, slot: int) -> Card:
        """The same stay under another controller."""
        return Card(
            self.number, self.face, self.owner, controller, self.zone, slot, self.stay, self.face_up, self.position, self.arrived, self.by,
            self.changed, self.attacked, self.attacks, self.marks, self.counters, self.link,
        )  # fmt: skip
