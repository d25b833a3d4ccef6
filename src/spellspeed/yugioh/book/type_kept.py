"""A player who is kept to one Type of face-up monsters chooses it where monsters of several Types came together (Rivalry of Warlords)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.atoms import pop_frame, push_frame
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.yugioh.doing.departures import DESTROYED, Leaving
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import unsettle
from spellspeed.yugioh.duel.derived import effects_on, race
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import SEATS_TYPE
from spellspeed.yugioh.duel.memory import keep_number
from spellspeed.yugioh.duel.one_type import face_up_monsters, perishing, seat_to_choose
from spellspeed.yugioh.duel.rights import X_ONE_TYPE


def before_calculation_is_over(duel: Duel) -> bool:
    """T-5.2. In the Damage Step nothing is destroyed by its Type before damage calculation is over."""
    return duel.in_damage_step() and duel.substep < t.DS_AFTER


def keep_one_type(duel: Duel) -> None:
    """T-1.2, T-5.2. A player kept to one Type loses the monsters of others: no effect destroys them (FAQ SACRED PHOENIX OF NEPHTHYS)."""
    if before_calculation_is_over(duel):
        return
    lost = perishing(duel)
    if lost:
        duel.next_batch()
        at_once(duel, [Leaving(number, DESTROYED, t.BY_RULE) for number in sorted(lost)])


def asks_for_type(duel: Duel) -> bool:
    """FAQ RIVALRY OF WARLORDS. Ask the first player who must choose which Type to keep; whether there is one."""
    seat = -1 if before_calculation_is_over(duel) else seat_to_choose(duel)
    if seat < 0:
        return False
    push_frame(duel, ChooseType(seat, effects_on(duel, X_ONE_TYPE)[0].source))
    return True


class ChooseType(Frame):
    """A player chooses one Type of the own face-up monsters; those of others are destroyed. `source` is the card that asks for it."""

    def __init__(self, seat: int, source: int) -> None:
        self.seat: Final = seat
        self.source: Final = source

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.source)

    def step(self, state: Duel) -> None:
        types = [race(state, number) for number in face_up_monsters(state, self.seat)]
        codes = tuple([option(t.TYPE_OF, -1, kind) for kind in range(len(t.TYPES)) if kind in types])
        open_ask(state, Ask(self.seat, t.A_DECLARE, self.source % STAYS, codes))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        pop_frame(state)
        keep_number(state, self.source, SEATS_TYPE[self.seat], extra_of(picks[0]) + 1)
        unsettle(state)
