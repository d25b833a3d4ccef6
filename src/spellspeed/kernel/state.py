"""The state: one value that holds everything that can influence the future. It forks at any moment."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.cards import STAYS, Card
from spellspeed.kernel.events import Event
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.kernel.records import digest_of

NOBODY: Final = -1
ANY_KIND: Final = (1 << 61) - 1
"""The mask of kinds of changes where nothing is known: each may stand."""
DRAWN: Final = -2
"""Winner of a game that ended in a draw."""


BOTH_FROM: Final[tuple[tuple[int, ...], ...]] = ((0, 1), (1, 0))
THE_OTHER: Final[tuple[tuple[int, ...], ...]] = ((1,), (0,))
ALONE: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,))
"""Of two seats that play against each other, for each: both in turn order, the opponents, and the own side. Asked so often that none is made anew."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A running game. Seats are numbered in turn order; `side_of[seat]` is the team, which shares its life.

    Zones are lists of card numbers, `zones[seat * zone_kinds + zone]`; a zone with slots holds -1 where a slot is empty. `always` opens
    an ask for every window and choice, even where there is one answer only; otherwise only real decisions are asked. `journal` is None
    with the log off; `kinds` is the mask of the kinds of lasting changes that may stand, never fewer than there are, and `hung` are the cards on
    which lasting effects hang (`hung_changes` counts what became of them). It is no part of
    the value, nor are `serial` (number of the open ask), `decisions` and the memo of derived values. `moved` are the cards of the batch
    that is being told, as they were before it; empty between batches.
    """

    cards: list[Card]
    zones: list[list[int]]
    zone_kinds: int
    seats: int
    side_of: tuple[int, ...]
    life: list[int]
    turn: int
    turn_seat: int
    frames: list[Frame]
    ask: Ask | None
    fresh: list[Event]
    lasting: list[Lasting]
    chain: list[Link]
    key: bytes
    draws: int
    batch: int
    order: int
    winner: int
    reason: str
    over: bool
    always: bool
    journal: list[Event] | None
    serial: int
    decisions: int
    changed: int
    kinds: int
    lasting_changes: int
    hung: tuple[int, ...]
    hung_changes: int
    forced: tuple[tuple[int, ...], ...]
    moved: list[Card]

    def __init__(self) -> None:
        pass

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.digest() == other.digest()

    def __repr__(self) -> str:
        """How far it is, in a line; nothing that is hidden from a seat."""
        if not hasattr(self, "cards"):
            return f"<{type(self).__name__} without a game>"
        life = "/".join([str(points) for points in self.life])
        told = f"<{type(self).__name__} of {self.seats} seats, turn {self.turn}, life {life}"
        if self.over:
            return f"{told}, over: side {self.winner}, {self.reason}>"
        return f"{told}, asks seat {self.ask.seat}>" if self.ask is not None else f"{told}>"

    def __hash__(self) -> int:
        raise TypeError("a state is compared by value and has no hash; use digest()")

    def begin(self, seats: int, side_of: tuple[int, ...], zone_kinds: int, life: int, key: bytes) -> None:
        """Fill an empty state: no cards, each side at `life`."""
        self.cards = []
        self.zones = [[] for _ in range(seats * zone_kinds)]
        self.zone_kinds = zone_kinds
        self.seats = seats
        self.side_of = side_of
        self.life = [life] * (max(side_of) + 1)
        self.turn = 0
        self.turn_seat = 0
        self.frames = []
        self.ask = None
        self.fresh = []
        self.lasting = []
        self.chain = []
        self.key = key
        self.draws = 0
        self.batch = 0
        self.order = 0
        self.winner = NOBODY
        self.reason = ""
        self.over = False
        self.always = False
        self.journal = None
        self.serial = 0
        self.decisions = 0
        self.changed = 0
        self.kinds = ANY_KIND
        self.lasting_changes = 0
        self.hung = ()
        self.hung_changes = 0
        self.forced = ((), (), ())
        self.moved = []

    def copy_into(self, twin: State) -> None:
        """Give `twin` (an empty state) everything that this state holds; records are shared, lists are its own."""
        twin.cards = self.cards.copy()
        twin.zones = [zone.copy() for zone in self.zones]
        twin.zone_kinds = self.zone_kinds
        twin.seats = self.seats
        twin.side_of = self.side_of
        twin.life = self.life.copy()
        twin.turn = self.turn
        twin.turn_seat = self.turn_seat
        twin.frames = self.frames.copy()
        twin.ask = self.ask
        twin.fresh = self.fresh.copy()
        twin.lasting = self.lasting.copy()
        twin.chain = self.chain.copy()
        twin.key = self.key
        twin.draws = self.draws
        twin.batch = self.batch
        twin.order = self.order
        twin.winner = self.winner
        twin.reason = self.reason
        twin.over = self.over
        twin.always = self.always
        twin.journal = None
        twin.serial = self.serial
        twin.decisions = self.decisions
        twin.changed = self.changed
        twin.kinds = self.kinds
        twin.lasting_changes = self.lasting_changes
        twin.hung = self.hung
        twin.hung_changes = self.hung_changes
        twin.forced = self.forced
        twin.moved = []

    def fork(self) -> State:
        """A copy that goes its own way from here; may be taken at any moment. A game with fields of its own copies them too."""
        twin = State()
        self.copy_into(twin)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (state_again, (self.contents(), self.always, self.serial, self.decisions))

    def contents(self) -> tuple[object, ...]:
        """Everything that belongs to the value, in a fixed order (for digest and pickle)."""
        return (
            tuple(self.cards),
            tuple([tuple(zone) for zone in self.zones]),
            self.zone_kinds,
            self.seats,
            self.side_of,
            tuple(self.life),
            self.turn,
            self.turn_seat,
            tuple(self.frames),
            self.ask,
            tuple(self.fresh),
            tuple(self.lasting),
            tuple(self.chain),
            self.key,
            self.draws,
            self.batch,
            self.order,
            self.winner,
            self.reason,
            self.over,
            self.forced,
        )

    def take_contents(self, held: tuple[Any, ...]) -> None:
        """Fill an empty state from what `contents` gave."""
        self.cards = list(held[0])
        self.zones = [list(zone) for zone in held[1]]
        self.zone_kinds = held[2]
        self.seats = held[3]
        self.side_of = held[4]
        self.life = list(held[5])
        self.turn = held[6]
        self.turn_seat = held[7]
        self.frames = list(held[8])
        self.ask = held[9]
        self.fresh = list(held[10])
        self.lasting = list(held[11])
        self.chain = list(held[12])
        self.key = held[13]
        self.draws = held[14]
        self.batch = held[15]
        self.order = held[16]
        self.winner = held[17]
        self.reason = held[18]
        self.over = held[19]
        self.forced = held[20]
        self.always = False
        self.journal = None
        self.serial = 0
        self.decisions = 0
        self.changed = 0
        self.kinds = ANY_KIND
        self.lasting_changes = 0
        self.hung = ()
        self.hung_changes = 0
        self.moved = []

    def take_beside(self, always: bool, serial: int, decisions: int) -> None:
        """Go on with what stands beside the value: how it asks, and how much was asked."""
        self.always = always
        self.serial = serial
        self.decisions = decisions

    def digest(self) -> str:
        """128 bits of blake2b over the canonical encoding: equal states have equal digests in every process and build."""
        return digest_of(self.contents())

    def out_of_place(self) -> list[str]:
        """What is wrong, by the rules of this game, about where its cards lie (whereabouts.misplaced looks at the rest)."""
        return []

    # Seats and sides

    def is_opponent(self, seat: int, other: int) -> bool:
        """Whether two seats play on different sides."""
        return self.side_of[seat] != self.side_of[other]

    def opponents(self, seat: int) -> tuple[int, ...]:
        """The seats of other sides, the one whose turn comes next first."""
        if self.seats == 2:
            return THE_OTHER[seat]
        side = self.side_of[seat]
        return tuple([other for other in self.order_from(seat) if self.side_of[other] != side])

    def side_seats(self, seat: int) -> tuple[int, ...]:
        """The seats of a seat's side, itself first."""
        if self.seats == 2:
            return ALONE[seat]
        side = self.side_of[seat]
        return tuple([other for other in self.order_from(seat) if self.side_of[other] == side])

    def order_from(self, seat: int) -> tuple[int, ...]:
        """All seats in turn order, beginning with `seat`."""
        if self.seats == 2:
            return BOTH_FROM[seat]
        return tuple([(seat + step) % self.seats for step in range(self.seats)])

    def life_of(self, seat: int) -> int:
        """The life of a seat's side."""
        return self.life[self.side_of[seat]]

    # Cards and bindings

    def binding(self, number: int) -> int:
        """A binding to a card in its present stay."""
        return number + STAYS * self.cards[number].stay

    def bound_card(self, binding: int) -> int:
        """The card number that a binding finds, -1 if that stay is over."""
        number = binding % STAYS
        return number if self.cards[number].stay == binding // STAYS else -1


def state_again(held: tuple[Any, ...], always: bool, serial: int, decisions: int) -> State:
    """A state from what it pickles as."""
    state = State()
    state.take_contents(held)
    state.take_beside(always, serial, decisions)
    return state
