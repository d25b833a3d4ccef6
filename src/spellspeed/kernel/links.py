"""Entries of the last-in-first-out stack: what was activated, by whom, with what it is bound to."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.cards import STAYS, Face
from spellspeed.kernel.events import Event
from spellspeed.kernel.records import Record

ACTIVATION_NEGATED: Final = 1
EFFECT_NEGATED: Final = 2

BOUND: Final = 8
"""Names that an entry can bind: the game numbers them."""
AGAINST: Final = BOUND
"""The one opponent that its player has chosen; bound only where there is more than one."""
CONSENT: Final = BOUND + 1
"""Whether the partner lends cards for it: YIELDED or ALONE; bound only where it was asked."""
ALTERED: Final = BOUND + 2
"""What answers have made of its effect, each as a number that the game reads; bound only where there is one."""
SPARED: Final = BOUND + 3
"""Targets to which it does nothing that they are targeted; bound only where there is one."""
YIELDED: Final = 1
ALONE: Final = 2
NOTHING_BOUND: Final[tuple[tuple[int, ...], ...]] = ((),) * BOUND


@mypyc_attr(acyclic=True, free_list_len=1)
class Link(Record):
    """One activation. `source` is the binding of its card, `face` and `ability` what is carried out, `event` what met it.

    `bound` holds, under each number of the game's names, bindings of cards or plain numbers. `came_from` is the zone that its card was in.
    """

    def __init__(
        self,
        seat: int,
        source: int,
        face: Face,
        ability: int,
        event: Event | None,
        came_from: int,
        bound: tuple[tuple[int, ...], ...] = NOTHING_BOUND,
        negated: int = 0,
        number: int = 0,
    ) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.face: Final = face
        self.ability: Final = ability
        self.event: Final = event
        self.came_from: Final = came_from
        self.bound: Final = bound
        self.negated: Final = negated
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (
            self.seat, self.source, self.face, self.ability, self.event, self.came_from, self.bound, self.negated, self.number,
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"<Link {self.number} {self.face.name}, ability {self.ability}, seat {self.seat}>"

    @property
    def card(self) -> int:
        """The number of its card."""
        return self.source % STAYS

    @property
    def against(self) -> int:
        """The one opponent that its player has chosen, -1 if none was chosen."""
        return self.bound[AGAINST][0] if len(self.bound) > AGAINST and self.bound[AGAINST] else -1

    @property
    def consent(self) -> int:
        """YIELDED, ALONE, or 0 where the partner was not asked."""
        return self.bound[CONSENT][0] if len(self.bound) > CONSENT and self.bound[CONSENT] else 0

    @property
    def altered(self) -> tuple[int, ...]:
        """What answers have made of its effect."""
        return self.bound[ALTERED] if len(self.bound) > ALTERED else ()

    @property
    def spared(self) -> tuple[int, ...]:
        """The targets to which it does nothing that they are targeted."""
        return self.bound[SPARED] if len(self.bound) > SPARED else ()

    def with_spared(self, bindings: tuple[int, ...]) -> Link:
        """The link with the targets to which it does nothing that they are targeted; it has none yet."""
        bound = self.bound + ((),) * (SPARED - len(self.bound))
        return Link(
            self.seat, self.source, self.face, self.ability, self.event, self.came_from, (*bound, bindings), self.negated, self.number
        )  # fmt: skip

    def with_more(self, name: int, value: int) -> Link:
        """The link with AGAINST or CONSENT bound."""
        bound = self.bound + ((),) * (name + 1 - len(self.bound))
        return Link(
            self.seat, self.source, self.face, self.ability, self.event, self.came_from, bound[:name] + ((value,),) + bound[name + 1 :],
            self.negated, self.number,
        )  # fmt: skip

    def with_altered(self, value: int) -> Link:
        """The link with one more thing that an answer has made of its effect."""
        bound = self.bound + ((),) * (ALTERED + 1 - len(self.bound))
        return Link(
            self.seat, self.source, self.face, self.ability, self.event, self.came_from,
            bound[:ALTERED] + (bound[ALTERED] + (value,),) + bound[ALTERED + 1 :], self.negated, self.number,
        )  # fmt: skip

    def with_bound(self, name: int, values: tuple[int, ...]) -> Link:
        """The link with something bound to a name."""
        bound = self.bound[:name] + (values,) + self.bound[name + 1 :]
        return Link(
            self.seat, self.source, self.face, self.ability, self.event, self.came_from, bound, self.negated, self.number
        )  # fmt: skip

    def with_source(self, source: int) -> Link:
        """The link of a card that was moved for its activation."""
        return Link(
            self.seat, source, self.face, self.ability, self.event, self.came_from, self.bound, self.negated, self.number
        )  # fmt: skip

    def with_negated(self, negated: int) -> Link:
        """The link with more of it negated."""
        return Link(
            self.seat, self.source, self.face, self.ability, self.event, self.came_from, self.bound, self.negated | negated, self.number
        )  # fmt: skip

    def with_number(self, number: int) -> Link:
        """The link as Chain Link `number`."""
        return Link(
            self.seat, self.source, self.face, self.ability, self.event, self.came_from, self.bound, self.negated, number
        )  # fmt: skip
