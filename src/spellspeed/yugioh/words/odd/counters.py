"""Cards on which counters can be placed."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import MONSTERS, SUMMONED_AGAIN
from spellspeed.yugioh.words.filters.traits import Filter
from spellspeed.yugioh.words.groups.references import Itself
from spellspeed.yugioh.words.verbs.notes import PlaceCounters


class TakesCounters(Filter):
    """COUNTER-1. Face-up cards whose own text puts counters of a name on them, as long as it allows one more."""

    def __init__(self, counter: str) -> None:
        self.counter: Final = counter

    def parts(self) -> tuple[object, ...]:
        return (self.counter,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        if not card.face_up:
            return False
        if duel.faces[number].is_gemini and card.zone == MONSTERS and not card.marks & SUMMONED_AGAIN:
            # ERA-GEMINI-1: as a Normal Monster it has no such text (UDE FAQ DARK VALKYRIA 1).
            return False
        for ability in duel.faces[number].abilities:
            for step in ability.announced + ability.resolved:
                if isinstance(step, PlaceCounters) and step.counter == self.counter and isinstance(step.group, Itself):
                    return step.most == 0 or card.counted(self.counter) < step.most
        return False
