"""The value of a duel: everything that this game adds to a state, and how it is copied, encoded and restored."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.cards import Card
from spellspeed.kernel.events import Event
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.state import BOTH_FROM, State
from spellspeed.yugioh.duel.battle_record import Battle
from spellspeed.yugioh.duel.carrying_out import Waiting
from spellspeed.yugioh.duel.memory_records import NOTHING_DONE, CardThisTurn, Kept, Permission, SeatThisTurn
from spellspeed.yugioh.duel.negation_record import NO_NEGATIONS, Negations
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.profile import Profile
from spellspeed.yugioh.duel.rights import RIGHTS
from spellspeed.yugioh.duel.terms import (
    AS_EQUIP,
    FIELD,
    MONSTERS,
    NO_PHASE,
    NO_STEP,
    NO_SUBSTEP,
    NOWHERE,
    SLOTS,
    SPELLS,
    SUMMONING,
    TOKEN,
    ZONES,
)
from spellspeed.yugioh.duel.turn_limits import NO_LIMIT, UNLIMITED

NO_EFFECTS: Final[list[Lasting]] = []
NOTHING_CHANGES: Final[list[list[Lasting]]] = [NO_EFFECTS] * len(RIGHTS)
"""The memo where nothing is changed: no effects for each right. It is shared and never written to."""
OF_STATE: Final = 21
"""How many parts of the contents are the kernel's."""
NUMBER_OF_SLOTS: Final = (0, 0, SLOTS, SLOTS, 1, 0, 0, 0, 0, 0)
"""FIELD-2, FIELD-4, FIELD-10. Of each zone; 0 for one in which cards lie in a row."""


class Stood:
    """The effects of a card's own text as it lies in a place under a controller."""

    def __init__(self, binding: int, controller: int, place: int, effects: tuple[Lasting, ...]) -> None:
        self.binding: Final = binding
        self.controller: Final = controller
        self.place: Final = place
        self.effects: Final = effects


def printed_face(card: Card) -> PrintedCard:
    """What is printed on a card of this game."""
    face = card.face
    assert isinstance(face, PrintedCard)
    return face


class DuelValue(State):
    """What a running duel holds.

    `faces` are the printed cards by card number.
    `occasion` holds the events that the present window is directly about, `moment` the window bits that they open; `fresh` what has happened
    since. `waiting` are triggers met and not yet on a Chain; `happened` is the batch of the last thing that happened (T-7.4);
    while a batch is `aside`, nothing has happened by it.
    `turns_left` and `limited_by`: see end_of_match.
    `cards_this_turn` (by binding), `seats_this_turn` and `permissions`: what is remembered until the turn ends, `kept` (by binding)
    what cards keep longer (memory.py).
    `negations` tells which lasting negations work (T-9.13), `negating` what the memo has made of them since.
    `fast`, `ignites` (per seat), `steady`, `due`, `watching` and `destined` are indexes of cards by what their abilities can do where they lie.
    Beside the value: `stood` (by card number) and `memo` keep what derived values are made of. Forks share them; they are replaced whole.
    `tally` is what became of each card of the Decks (tally.py), None where nobody counts that: forks do not.
    """

    faces: list[PrintedCard]
    profile: Profile
    phase: int
    battle_step: int
    substep: int
    normal_summons: list[int]
    battle: Battle | None
    waiting: list[Waiting]
    occasion: tuple[Event, ...]
    moment: int
    happened: int
    aside: bool
    substep_chain_used: bool
    open_state: bool
    fast: list[list[int]]
    ignites: list[list[int]]
    steady: list[int]
    due: list[int]
    watching: list[int]
    destined: list[int]
    choose_zones: bool
    first_seat: int
    battle_entered: bool
    lost_sides: int
    going_to: int
    turns_left: int
    limited_by: int
    attached: list[int]
    cards_this_turn: dict[int, CardThisTurn]
    kept: dict[int, tuple[Kept, ...]]
    seats_this_turn: tuple[SeatThisTurn, ...]
    permissions: tuple[Permission, ...]
    control_used: bool
    settled: int
    steady_changes: int
    stood: dict[int, Stood]
    memo: list[list[Lasting]]
    memo_at: int
    negations: Negations
    negating: Negations
    tally: list[int] | None

    def out_of_place(self) -> list[str]:
        """FIELD-2, FIELD-4, TOKEN-1. Zones with another number of slots than they have; Tokens that are neither monsters nor gone; others that are.

        A Token that an effect has equipped to a monster (Relinquished) lies in a Spell & Trap Card Zone.
        """
        found: list[str] = []
        for place, zone in enumerate(self.zones):
            slots = NUMBER_OF_SLOTS[place % ZONES]
            if slots and len(zone) != slots:
                found.append(f"zone {place % ZONES} of seat {place // ZONES} has {len(zone)} slots")
        for card in self.cards:
            if not card.marks & TOKEN:
                if card.zone == NOWHERE:
                    found.append(f"{card.face.name} ({card.number}) is gone, and is no Token")
            elif card.zone != MONSTERS and card.zone != SUMMONING and card.zone != NOWHERE:
                if card.zone != SPELLS or not card.marks & AS_EQUIP:
                    found.append(f"the Token {card.face.name} ({card.number}) is in zone {card.zone}")
        return found

    def onward(self) -> int:
        """TEAM-II-3. How far the turns go on: -1 where the team of the second seat began (2A, 1A, 2B, 1B), else 1."""
        return -1 if self.seats > 2 and self.first_seat == 1 else 1

    def after(self, seat: int) -> int:
        """TURN-1, TEAM-II-3. The seat that comes after a seat, in turns and wherever one is asked after the other."""
        return (seat + self.onward()) % self.seats

    def order_from(self, seat: int) -> tuple[int, ...]:
        if self.seats == 2:
            return BOTH_FROM[seat]
        onward = self.onward()
        return tuple([(seat + step * onward) % self.seats for step in range(self.seats)])

    def copy_duel_into(self, twin: DuelValue) -> None:
        """Give `twin` (an empty duel) everything that this duel holds; records are shared, lists are its own."""
        self.copy_into(twin)
        twin.faces = self.faces.copy()
        twin.profile = self.profile
        twin.phase = self.phase
        twin.battle_step = self.battle_step
        twin.substep = self.substep
        twin.normal_summons = self.normal_summons.copy()
        twin.battle = self.battle
        twin.waiting = self.waiting.copy()
        twin.occasion = self.occasion
        twin.moment = self.moment
        twin.happened = self.happened
        twin.aside = self.aside
        twin.substep_chain_used = self.substep_chain_used
        twin.open_state = self.open_state
        twin.fast = [entries.copy() for entries in self.fast]
        twin.ignites = [entries.copy() for entries in self.ignites]
        twin.steady = self.steady.copy()
        twin.due = self.due.copy()
        twin.watching = self.watching.copy()
        twin.destined = self.destined.copy()
        twin.choose_zones = self.choose_zones
        twin.first_seat = self.first_seat
        twin.battle_entered = self.battle_entered
        twin.lost_sides = self.lost_sides
        twin.going_to = self.going_to
        twin.turns_left = self.turns_left
        twin.limited_by = self.limited_by
        twin.attached = self.attached.copy()
        twin.cards_this_turn = self.cards_this_turn.copy()
        twin.kept = self.kept.copy()
        twin.seats_this_turn = self.seats_this_turn
        twin.permissions = self.permissions
        twin.control_used = self.control_used
        twin.settled = self.settled
        twin.steady_changes = self.steady_changes
        twin.stood = self.stood
        twin.memo = self.memo
        twin.memo_at = self.memo_at
        twin.negations = self.negations
        twin.negating = self.negating
        twin.tally = None

    def prepare(self, profile: Profile, seats: int, side_of: tuple[int, ...], life: int, key: bytes) -> None:
        """Fill an empty duel: nobody has a card yet."""
        self.begin(seats, side_of, ZONES, life, key)
        for seat in range(seats):
            for zone, slots in ((MONSTERS, 5), (SPELLS, 5), (FIELD, 1)):
                self.zones[seat * ZONES + zone] = [-1] * slots
        self.faces = []
        self.profile = profile.for_seats(seats)
        self.phase = NO_PHASE
        self.battle_step = NO_STEP
        self.substep = NO_SUBSTEP
        self.normal_summons = [0] * seats
        self.battle = None
        self.waiting = []
        self.occasion = ()
        self.moment = 0
        self.happened = 0
        self.aside = False
        self.substep_chain_used = False
        self.open_state = False
        self.fast = [[] for _ in range(seats)]
        self.ignites = [[] for _ in range(seats)]
        self.steady = []
        self.due = []
        self.watching = []
        self.destined = []
        self.choose_zones = False
        self.first_seat = 0
        self.battle_entered = False
        self.lost_sides = 0
        self.going_to = 0
        self.turns_left = NO_LIMIT
        self.limited_by = UNLIMITED
        self.attached = []
        self.cards_this_turn = {}
        self.kept = {}
        self.seats_this_turn = (NOTHING_DONE,) * seats
        self.permissions = ()
        self.control_used = False
        self.settled = -1
        self.steady_changes = 0
        self.stood = {}
        self.memo = NOTHING_CHANGES
        self.memo_at = -1
        self.negations = NO_NEGATIONS
        self.negating = NO_NEGATIONS
        self.tally = None

    def contents(self) -> tuple[object, ...]:
        return super().contents() + (
            self.profile,
            self.phase,
            self.battle_step,
            self.substep,
            tuple(self.normal_summons),
            self.battle,
            tuple(self.waiting),
            self.occasion,
            self.moment,
            self.happened,
            self.substep_chain_used,
            self.open_state,
            tuple([tuple(entries) for entries in self.fast]),
            tuple([tuple(entries) for entries in self.ignites]),
            tuple(self.steady),
            tuple(self.due),
            tuple(self.watching),
            tuple(self.destined),
            self.choose_zones,
            self.first_seat,
            self.battle_entered,
            self.lost_sides,
            self.going_to,
            tuple(self.attached),
            self.control_used,
            self.turns_left,
            self.limited_by,
            tuple(sorted(self.cards_this_turn.items())),
            self.seats_this_turn,
            self.permissions,
            self.negations,
            tuple(sorted(self.kept.items())),
            self.aside,
        )

    def take_duel(self, held: tuple[Any, ...]) -> None:
        """Fill an empty duel from what `contents` gave."""
        self.take_contents(held[:OF_STATE])
        rest = held[OF_STATE:]
        self.faces = [printed_face(card) for card in self.cards]
        self.profile = rest[0]
        self.phase = rest[1]
        self.battle_step = rest[2]
        self.substep = rest[3]
        self.normal_summons = list(rest[4])
        self.battle = rest[5]
        self.waiting = list(rest[6])
        self.occasion = rest[7]
        self.moment = rest[8]
        self.happened = rest[9]
        self.substep_chain_used = rest[10]
        self.open_state = rest[11]
        self.fast = [list(entries) for entries in rest[12]]
        self.ignites = [list(entries) for entries in rest[13]]
        self.steady = list(rest[14])
        self.due = list(rest[15])
        self.watching = list(rest[16])
        self.destined = list(rest[17])
        self.choose_zones = rest[18]
        self.first_seat = rest[19]
        self.battle_entered = rest[20]
        self.lost_sides = rest[21]
        self.going_to = rest[22]
        self.attached = list(rest[23])
        self.control_used = rest[24]
        self.turns_left = rest[25]
        self.limited_by = rest[26]
        self.cards_this_turn = dict(rest[27])
        self.seats_this_turn = rest[28]
        self.permissions = rest[29]
        self.negations = rest[30]
        self.aside = rest[32]
        self.negating = NO_NEGATIONS
        self.kept = dict(rest[31])
        self.tally = None
        self.settled = -1
        self.steady_changes = 0
        self.stood = {}
        self.memo = NOTHING_CHANGES
        self.memo_at = -1
