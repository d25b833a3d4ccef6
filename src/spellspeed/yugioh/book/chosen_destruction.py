"""A player chooses which of the own monsters are destroyed, where the rules leave that open (CORE-1)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import pop_frame
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.yugioh.doing.departures import DESTROYED, Leaving
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel


class WhichFall(Frame):
    """A player chooses so many of the own monsters, which are destroyed: `by_text` by their own text, else by the rules.

    FAQ REMOVE BRAINWASHING, FAQ SKILL DRAIN. `about` is the card because of which that is asked.
    """

    def __init__(self, seat: int, about: int, among: tuple[int, ...], number: int, by_text: bool) -> None:
        self.seat: Final = seat
        self.about: Final = about
        self.among: Final = among
        self.number: Final = number
        self.by_text: Final = by_text

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.about, self.among, self.number, self.by_text)

    def step(self, state: Duel) -> None:
        codes = tuple([option(t.CHOOSE, number) for number in self.among])
        open_ask(state, Ask(self.seat, t.A_CHOOSE, self.about, codes, self.number, self.number))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        pop_frame(state)
        state.next_batch()
        falling: list[Leaving] = []
        for pick in picks:
            number = subject_of(pick)
            if self.by_text:
                falling.append(Leaving(number, DESTROYED, t.BY_EFFECT, number))
            else:
                falling.append(Leaving(number, DESTROYED, t.BY_RULE))
        at_once(state, falling)
