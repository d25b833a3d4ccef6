"""What holds cards, zones and players: zones closed, targets barred, a phase ended, monsters turned up quietly, monsters held."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.batch import Proposal
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.effects.lasting import act_of, begin_lasting, fixed_on
from spellspeed.yugioh.effects.verbs import Together
from spellspeed.yugioh.rules.abilities import Alteration, Condition, Group, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.rights import X_NOT_TARGETED, X_ZONES_CLOSED
from spellspeed.yugioh.rules.scope import OPPONENTS, means, partner, seats_meant
from spellspeed.yugioh.rules.terms import (
    A_SEAT,
    A_ZONE,
    BY_EFFECT,
    DEFENSE,
    EMPTY,
    MONSTERS,
    SEAT_OF,
    SLOTS,
    WHILE_FACE_UP,
    ZONE_OF,
)
from spellspeed.yugioh.rules.turn import go_to_end_phase
from spellspeed.yugioh.rules.turning import Turning


class ZonesClosed(Alteration):
    """FIELD-2. Monster Card Zones that cannot be used; the amount of the lasting effect says which."""

    def __init__(self) -> None:
        self.what = X_ZONES_CLOSED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False


class CloseZones(Step):
    """FIELD-2, TEAM-III-2. Choose from one to `most` unused Monster Card Zones of the opponents; they cannot be used while this card is face-up.

    Stages: 0, which opponent's come first; then 1 and the seat whose zones are asked for. `held` are the zones chosen.
    """

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.change: Final = ZonesClosed()

    def parts(self) -> tuple[object, ...]:
        return (self.most,)

    def run(self, duel: Duel, walk: Walk) -> None:
        act = walk.link
        asked = walk.stage - 1
        seats = [seat for seat in seats_meant(duel, OPPONENTS, act.seat, act.against) if unused_zones(duel, seat)]
        if asked >= 0:
            self.ask_for_zones(duel, walk, asked)
        elif not seats:
            walk.go_on(duel)
        elif len(seats) == 1:
            self.ask_for_zones(duel, walk, seats[0])
        else:
            open_ask(duel, Ask(act.seat, A_SEAT, act.card, tuple([option(SEAT_OF, -1, seat) for seat in seats])))

    def ask_for_zones(self, duel: Duel, walk: Walk, seat: int) -> None:
        """Which zones of a seat: at least one of the first, any number of the other's."""
        slots = unused_zones(duel, seat)
        codes = tuple([option(ZONE_OF, -1, slot) for slot in slots])
        most = min(self.most - len(walk.held), len(codes))
        walk.wait(duel, seat + 1, walk.held)
        open_ask(duel, Ask(walk.link.seat, A_ZONE, walk.link.card, codes, 0 if walk.held else 1, most))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        if not walk.stage:
            walk.wait(duel, extra_of(picks[0]) + 1, walk.held)
            return
        seat = walk.stage - 1
        held = walk.held + tuple([seat * SLOTS + extra_of(pick) for pick in picks])
        other = partner(duel, seat)
        if not walk.held and len(held) < self.most and other >= 0 and unused_zones(duel, other):
            walk.wait(duel, other + 1, held)
            return
        self.start(duel, walk)
        closed = 0
        for zone in held:
            closed |= 1 << zone
        begin_lasting(duel, walk.link, self.change, (), closed, WHILE_FACE_UP, duel.turn)
        walk.go_on(duel)


def unused_zones(duel: Duel, seat: int) -> list[int]:
    """The Monster Card Zones of a seat that hold nothing and are not closed."""
    return [slot for slot, entry in enumerate(duel.zone(seat, MONSTERS)) if entry == EMPTY]


class NotTargetedBy(Alteration):
    """TERM-TARGET-2. The cards of a group (None: those that were fixed) cannot be targeted by effects of the player meant."""

    def __init__(self, group: Group | None, whose: int) -> None:
        self.what = X_NOT_TARGETED
        self.group: Final = group
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.whose)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if effect.cards:
            return fixed_on(duel, effect, number)
        return self.group is not None and self.group.has(duel, act_of(duel, effect), number)

    def shields(self, duel: Duel, effect: Lasting, number: int, act: Link) -> bool:
        return means(duel, self.whose, effect.seat, act.seat, effect.against)


class ToEndPhase(Step):
    """END-1. When the Chain has resolved, it becomes the End Phase of this turn."""

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        go_to_end_phase(duel)
        walk.go_on(duel)


class TurnUpQuietly(Together):
    """Turn face-down monsters to face-up Defense Position, if there are any; their Flip Effects are not activated."""

    def could(self, duel: Duel, act: Link) -> bool:
        return True

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        return None if duel.cards[number].face_up else Turning(number, DEFENSE, BY_EFFECT, act.card, quietly=True)


class Held(Group):
    """The monsters on which lasting effects of this card lie, in the same stay."""

    def members(self, duel: Duel, act: Link) -> list[int]:
        found: list[int] = []
        for effect in duel.lasting:
            if effect.source != duel.binding(act.card):
                continue
            for binding in effect.cards:
                number = duel.bound_card(binding)
                if number >= 0 and number not in found:
                    found.append(number)
        return found


class Holdable(Filter):
    """FDECK-1. Cards that can be in a hand: no Fusion Monsters."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return not duel.faces[number].is_fusion


class LifeLower(Condition):
    """The Life Points of the player meant are lower than those of every opponent of that player."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def holds(self, duel: Duel, act: Link) -> bool:
        for seat in range(duel.seats):
            if means(duel, self.whose, act.seat, seat, act.against):
                return all([duel.life_of(seat) < duel.life_of(other) for other in duel.opponents(seat)])
        return False
