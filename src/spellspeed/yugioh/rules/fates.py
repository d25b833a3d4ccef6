"""What players decide before cards are destroyed, where a card's own text leaves it to them (CORE-1; design: invariant 4)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.yugioh.rules.bonds import NEVER, Tie
from spellspeed.yugioh.rules.derived import X_BOND, effects_on
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.moving import NOT_SPARED, PLACED, SPARED_BY, fate_key, spared_by
from spellspeed.yugioh.rules.terms import A_CHOOSE, A_YES_NO, CHOOSE, NO, YES

YES_NO: Final = (option(YES), option(NO))


def ask_fates(duel: Duel, numbers: list[int]) -> bool:
    """Ask about the cards that would be destroyed now, where their own text leaves it to their players; whether somebody is asked.

    Then the frame that asks lies on top: when it is gone, the destruction is carried out.
    """
    found = [number for number in with_what_hangs(duel, numbers) if is_undecided(duel, number)]
    if found:
        duel.frames.append(Fates(tuple(found)))
    return bool(found)


def is_undecided(duel: Duel, number: int) -> bool:
    """Whether a card that would be destroyed can be spared, and nobody has decided about it yet."""
    return fate_key(duel.cards[number].binding) not in duel.uses and bool(spared_by(duel, number))


def with_what_hangs(duel: Duel, numbers: list[int]) -> list[int]:
    """Of these cards, and the monsters that hang on one of them, those whose own text may spare them."""
    found = [number for number in numbers if duel.faces[number].fates]
    if duel.lasting:
        for effect in effects_on(duel, X_BOND):
            bond = effect.change
            hanging = effect.cards[0] % STAYS
            if not isinstance(bond, Tie) or bond.monster_falls == NEVER or bond.out_of_play:
                continue
            if effect.source % STAYS in numbers and duel.faces[hanging].fates:
                found.append(hanging)
    return found


class Fates(Frame[Duel]):
    """Asks one after the other about cards that would be destroyed."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers: Final = numbers

    def parts(self) -> tuple[object, ...]:
        return (self.numbers,)

    def step(self, state: Duel) -> None:
        if not self.numbers:
            state.frames.pop()
            return
        number = self.numbers[0]
        ways = spared_by(state, number)
        if not ways:
            self.decide(state, NOT_SPARED)
        elif ways == (number,):
            open_ask(state, Ask(state.cards[number].controller, A_YES_NO, number, YES_NO))
        else:
            codes = tuple([option(CHOOSE, other) for other in ways])
            open_ask(state, Ask(state.cards[number].controller, A_CHOOSE, number, codes, 0, 1))

    def decide(self, duel: Duel, fate: int) -> None:
        """Keep what was decided about the first card, and go on with the next."""
        duel.uses[fate_key(duel.cards[self.numbers[0]].binding)] = fate
        duel.frames[-1] = Fates(self.numbers[1:])

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        if not picks or picks[0] == YES_NO[1]:
            self.decide(state, NOT_SPARED)
        elif picks[0] == YES_NO[0]:
            self.decide(state, PLACED)
        else:
            self.decide(state, SPARED_BY + subject_of(picks[0]))
