"""Special Summons by effects: the monsters of one Summon come to the field at once (SUMMON-16, SUMMON-18, SUMMON-19, T-3.8, T-8.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.atoms import note_moved, pop_frame, push_frame, replace_frame
from spellspeed.kernel.batch import Proposal, at_once, carry_out, weigh
from spellspeed.kernel.cards import Card
from spellspeed.kernel.door import open_ask
from spellspeed.yugioh.doing.departures import DESTROYED, Leaving
from spellspeed.yugioh.doing.moves import put_on_field
from spellspeed.yugioh.doing.toll import pay_toll
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.arriving import Arriving
from spellspeed.yugioh.duel.clauses import KEEPS_OWN_SUMMON, NO_NORMAL_SUMMON_BESIDE
from spellspeed.yugioh.duel.derived import is_lit
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import BY_ITSELF
from spellspeed.yugioh.duel.limits import room_left
from spellspeed.yugioh.duel.marks import with_way
from spellspeed.yugioh.duel.memory import keep_number, remember_only_special, remember_summoned
from spellspeed.yugioh.duel.rights import X_FIELD_LIMIT, X_ONE_OF_NAME
from spellspeed.yugioh.duel.trap_monsters import take_zone

ANY_POSITION: Final = -1
"""Face-up Attack or Defense Position, as its player chooses."""
UP_OR_SET: Final = -2
"""Face-up Attack or face-down Defense Position, as its player chooses."""
NO_ZONE: Final = -1
POSITIONS: Final = (option(t.POSITION_OF, -1, t.ATTACK), option(t.POSITION_OF, -1, t.DEFENSE))
POSITIONS_UP_OR_SET: Final = (option(t.POSITION_OF, -1, t.ATTACK), option(t.POSITION_OF, -1, t.SET_POSITION))
ONLY_SET: Final = (option(t.POSITION_OF, -1, t.SET_POSITION),)


@mypyc_attr(acyclic=True)
class Coming(Proposal):
    """SUMMON-16, SUMMON-19, T-3.8. One monster is Special Summoned by an effect: no attempt window; part of the batch that resolves.

    `player` Summons it onto the field of `seat` by a card; the event is about the player. `position` is ATTACK, DEFENSE or SET_POSITION, or open
    (ANY_POSITION, UP_OR_SET), and `slot` NO_ZONE, until its player has decided. `proper` counts as properly Summoned (T-10.6).
    """

    def __init__(
        self, number: int, player: int, seat: int, by: int, position: int, slot: int = NO_ZONE, proper: bool = False,
        before: Card | None = None,
    ) -> None:  # fmt: skip
        self.number: Final = number
        self.player: Final = player
        self.seat: Final = seat
        self.by: Final = by
        self.position: Final = position
        self.slot: Final = slot
        self.proper: Final = proper
        self.before: Final = before

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.player, self.seat, self.by, self.position, self.slot, self.proper, self.before)

    def into(self, position: int, slot: int) -> Coming:
        """The same Summon with what its player has decided."""
        return Coming(self.number, self.player, self.seat, self.by, position, slot, self.proper)

    def weighed(self, state: Duel, batch: Sequence[Proposal]) -> tuple[Proposal, ...]:
        card = state.cards[self.number]
        return (
            Coming(self.number, self.player, self.seat, self.by, self.position, self.slot, self.proper, card),
        )  # fmt: skip

    def commit(self, state: Duel) -> None:
        """SUMMON-16, T-8.12. A Trap Card becomes a monster and takes a Spell & Trap Card Zone too."""
        as_trap = state.printed(self.number).is_trap
        marks = with_way(t.PROPER if self.proper else 0, t.SPECIAL_SUMMON) | (t.AS_MONSTER if as_trap else 0)
        face_up = self.position != t.SET_POSITION
        position = self.position if face_up else t.DEFENSE
        remember_summoned(state, self.player)
        if state.faces[self.number].claims & NO_NORMAL_SUMMON_BESIDE:
            remember_only_special(state, self.player)
        before = put_on_field(state, self.number, self.seat, self.slot, face_up, position, self.player, marks)
        note_moved(state, before)
        if self.by == self.number and state.faces[self.number].claims & KEEPS_OWN_SUMMON:
            keep_number(state, state.binding(self.number), BY_ITSELF, 1)
        if as_trap:
            take_zone(state, self.number, self.seat)

    def tell(self, state: Duel) -> None:
        state.tell(t.E_SUMMONED, self.number, self.before, self.player, t.BY_EFFECT, self.by, t.SPECIAL_SUMMON)


@mypyc_attr(acyclic=True)
class SummonTogether(Arriving):
    """SUMMON-16, SUMMON-18, T-11.3. The monsters of one Special Summon: their players decide position and zone of each; then all come at once.

    `left` are those still to be decided about; of more monsters than free zones the first ones come, and of the others those that lie on the
    field are destroyed (`homeless`, ERA-ROOM-1). The frame below is handed the batch; where it is `joined` to more that happens at the same time,
    that frame carries it out. `for_all`: it is for every player, also where the monsters come to one alone.
    """

    def __init__(
        self,
        left: tuple[Coming, ...],
        decided: tuple[Coming, ...],
        joined: bool,
        homeless: tuple[int, ...] = (),
        for_all: bool = False,
    ) -> None:
        self.left: Final = left
        self.decided: Final = decided
        self.joined: Final = joined
        self.homeless: Final = homeless
        self.for_all: Final = for_all

    def parts(self) -> tuple[object, ...]:
        held = (self.left, self.decided, self.joined)
        if self.for_all:
            return (*held, self.homeless, True)
        return (*held, self.homeless) if self.homeless else held

    def numbers(self) -> tuple[int, ...]:
        return tuple([coming.number for coming in self.decided + self.left])

    def on(self, duel: Duel, left: tuple[Coming, ...], decided: tuple[Coming, ...], homeless: int = -1) -> None:
        """Go on with these; one more finds no zone."""
        more = () if homeless < 0 else (homeless,)
        replace_frame(duel, SummonTogether(left, decided, self.joined, self.homeless + more, self.for_all))

    def step(self, state: Duel) -> None:
        if not self.left:
            pop_frame(state)
            self.come(state)
            return
        first = self.left[0]
        free = self.free_slots(state, first.seat, first.player)
        if not free:
            self.on(state, self.left[1:], self.decided, first.number if self.is_homeless(state, first) else -1)
        elif first.position < 0:
            codes: tuple[int, ...] = POSITIONS
            if first.position == UP_OR_SET and not is_lit(state):
                codes = ONLY_SET if self.is_second_of_name(state, first) else POSITIONS_UP_OR_SET
            open_ask(state, Ask(first.player, t.A_POSITION, first.number, codes))
        elif state.choose_zones and len(free) > 1:
            zones = tuple([option(t.ZONE_OF, -1, slot) for slot in free])
            open_ask(state, Ask(first.player, t.A_ZONE, first.number, zones))
        else:
            self.decide(state, first.into(first.position, free[0]))

    def free_slots(self, duel: Duel, seat: int, player: int) -> list[int]:
        """The Monster Card Zones of a seat that are free and not yet taken by one of these monsters; none where the player can place no more."""
        taken = [coming.slot for coming in self.decided if coming.seat == seat]
        if duel.kinds & X_FIELD_LIMIT.bit and room_left(duel, seat, player == seat, self.planned(duel)) <= len(taken):
            return []
        return [
            slot for slot, entry in enumerate(duel.zone(seat, t.MONSTERS)) if entry == t.EMPTY and slot not in taken
        ]

    def is_second_of_name(self, duel: Duel, coming: Coming) -> bool:
        """FAQ AMAZONESS TIGER. Whether another of its name, of which a player controls one face-up only, comes face-up with it."""
        face = duel.faces[coming.number]
        if not any([change.what is X_ONE_OF_NAME for ability in face.steady for change in ability.changes]):
            return False
        for other in self.decided:
            if other.seat == coming.seat and other.position != t.SET_POSITION:
                if duel.faces[other.number].code == face.code:
                    return True
        return False

    def is_homeless(self, duel: Duel, coming: Coming) -> bool:
        """ERA-ROOM-1. Whether a card that lies on the field, and is to be a monster there, finds every Monster Card Zone full."""
        taken = [other for other in self.decided if other.seat == coming.seat]
        return duel.on_field(coming.number) and duel.free_slots(coming.seat, t.MONSTERS) <= len(taken)

    def planned(self, duel: Duel) -> tuple[int, ...]:
        """How many of these monsters come to each seat, where the Summon is for more than one; () otherwise."""
        seats = [coming.seat for coming in self.decided + self.left]
        if not self.for_all and seats.count(seats[0]) == len(seats):
            return ()
        return tuple([seats.count(seat) for seat in range(duel.seats)])

    def decide(self, duel: Duel, coming: Coming) -> None:
        """All about the first monster is decided; one that would be Set comes face-up where none can be (LIGHT OF INTERVENTION)."""
        if coming.position == t.SET_POSITION and is_lit(duel):
            coming = coming.into(t.DEFENSE, coming.slot)
        self.on(duel, self.left[1:], self.decided + (coming,))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        first = self.left[0]
        answer = extra_of(picks[0])
        if first.position < 0:
            self.on(state, (first.into(answer, NO_ZONE),) + self.left[1:], self.decided)
        else:
            self.decide(state, first.into(first.position, answer))

    def come(self, duel: Duel) -> None:
        """CORE-1, T-9.3. What each of them costs is paid; then they come."""
        for coming in self.decided:
            pay_toll(duel, coming.player, coming.number)
        batch: tuple[Any, ...] = self.decided
        if not self.joined:
            batch = weigh(duel, self.decided)
            carry_out(duel, batch)
        at_once(duel, [Leaving(number, DESTROYED, t.BY_RULE) for number in self.homeless])
        duel.frames[-1].committed(duel, batch)


def summon_together(duel: Duel, comings: list[Coming], joined: bool = False, for_all: bool = False) -> None:
    """SUMMON-16. Begin a Special Summon of several monsters; the frame on top is handed the batch when they have come, or (`joined`) are to come."""
    push_frame(duel, SummonTogether(tuple(comings), (), joined, (), for_all))
