"""Verbs: destroying, and what withstands it."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.batch import Proposal
from spellspeed.kernel.links import Link
from spellspeed.yugioh.doing.leaving import DESTROYED, DESTROYED_AND_TAKEN_OUT, Leaving
from spellspeed.yugioh.duel.abilities import Alteration, Group, Step
from spellspeed.yugioh.duel.derived import effects_on
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import remember_doomed
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_NOT_DESTROYED_BY_EFFECT
from spellspeed.yugioh.duel.terms import BY_EFFECT
from spellspeed.yugioh.words.groups.cards import Strongest
from spellspeed.yugioh.words.groups.meant import Bound
from spellspeed.yugioh.words.verbs.grouped import OnGroup, Together


class Destroy(Together):
    """TERM-DESTROY-1. Destroy the cards, after asking the players to whom the text of one of them leaves something to decide.

    With `removing` what is destroyed is removed from play instead of being sent to the Graveyard, and nobody is asked.
    """

    def __init__(self, group: Group, removing: bool = False) -> None:
        super().__init__(group)
        self.removing: Final = removing

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.removing)

    def could(self, duel: Duel, act: Link) -> bool:
        if not effects_on(duel, X_NOT_DESTROYED_BY_EFFECT):
            return super().could(duel, act)
        numbers = self.group.members(duel, act)
        return any([not withstands(duel, act, number) for number in numbers]) if numbers else super().could(duel, act)

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        if withstands(duel, act, number):
            return None
        return Leaving(number, DESTROYED_AND_TAKEN_OUT if self.removing else DESTROYED, BY_EFFECT, act.card)


def withstands(duel: Duel, act: Link, number: int) -> bool:
    """TERM-DESTROY-1. Whether a card is not destroyed by this effect."""
    for effect in effects_on(duel, X_NOT_DESTROYED_BY_EFFECT):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.touches(duel, effect, number) and change.shields(duel, effect, number, act):
            return True
    return False


def spares_what_is_chosen(duel: Duel, act: Link, choice: Step, group: Group, name: int) -> bool:
    """T-9.6. Whether the next step would destroy what a step chooses of a group, and all cards that it could come to choose withstand that."""
    face = act.face
    assert isinstance(face, PrintedCard)
    steps = face.abilities[act.ability].steps
    for place, step in enumerate(steps[:-1]):
        after = steps[place + 1]
        if (
            step is choice
            and isinstance(after, Destroy)
            and isinstance(after.group, Bound)
            and after.group.name == name
        ):
            among = group.group if isinstance(group, Strongest) else group
            return all([withstands(duel, act, number) for number in among.members(duel, act)])
    return False


class DestroyAfterCalculation(OnGroup):
    """T-5.6. Destroy the battling cards of a group after damage calculation."""

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        remember_doomed(duel, duel.binding(number))
        return True
