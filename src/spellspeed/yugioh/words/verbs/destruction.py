"""Verbs: destroying, and what withstands it."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.batch import Proposal, at_once
from spellspeed.kernel.links import Link
from spellspeed.yugioh.doing.departures import (
    DESTROYED,
    DESTROYED_AND_TAKEN_OUT,
    DESTROYED_INTO_DECK,
    Leaving,
    reaches_graveyard,
)
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.altered import SPARES_MONSTERS, SPARES_TRAPS, altering_card
from spellspeed.yugioh.duel.derived import effects_on
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import remember_doomed
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_NOT_DESTROYED_BY_EFFECT
from spellspeed.yugioh.duel.terms import BY_EFFECT, E_REVEALED, MONSTERS, SPELLS
from spellspeed.yugioh.words.groups.cards import Strongest
from spellspeed.yugioh.words.groups.references import Bound
from spellspeed.yugioh.words.verbs.grouped import OnGroup, Together, is_meant_as


class Destroying(Together):
    """TERM-DESTROY-1. What destroys cards, after asking the players to whom the text of one of them leaves something to decide.

    With `removing` what is destroyed is removed from play instead of being sent to the Graveyard, and nobody is asked; with `onto_deck` it is
    put on top of its owner's Deck instead.
    """

    def __init__(self, group: Group, removing: bool = False, onto_deck: bool = False) -> None:
        super().__init__(group)
        self.removing: Final = removing
        self.onto_deck: Final = onto_deck

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.removing, self.onto_deck)

    def could(self, duel: Duel, act: Link) -> bool:
        if not effects_on(duel, X_NOT_DESTROYED_BY_EFFECT):
            return super().could(duel, act)
        numbers = self.group.members(duel, act)
        return any([not withstands(duel, act, number) for number in numbers]) if numbers else super().could(duel, act)

    def proposals(self, duel: Duel, act: Link, numbers: list[int]) -> list[Proposal]:
        return super().proposals(duel, act, numbers) if not act.altered else self.spared(duel, act, numbers)

    def spared(self, duel: Duel, act: Link, numbers: list[int]) -> list[Proposal]:
        """CORE-1. What is proposed where answers have spared some of the cards: a card that is destroyed in their place is so once."""
        left: list[int] = []
        instead: list[int] = []
        for number in numbers:
            card = duel.cards[number]
            if card.zone == MONSTERS and is_meant_as(duel, act, self.group, number, MONSTERS):
                if altering_card(duel, act, SPARES_MONSTERS, card.controller) >= 0:
                    continue
            if duel.faces[number].is_trap and is_meant_as(duel, act, self.group, number, SPELLS):
                substitute = altering_card(duel, act, SPARES_TRAPS, card.controller)
                if substitute >= 0 and substitute != number:
                    if not card.face_up:
                        duel.note(E_REVEALED, number, card.controller)
                    if duel.on_field(substitute) and substitute not in instead:
                        instead.append(substitute)
                    continue
            left.append(number)
        return super().proposals(duel, act, left + [number for number in instead if number not in left])

    def proposal(self, duel: Duel, act: Link, number: int) -> Proposal | None:
        if withstands(duel, act, number):
            return None
        how = DESTROYED_AND_TAKEN_OUT if self.removing else DESTROYED
        if self.onto_deck and reaches_graveyard(duel, number):
            how = DESTROYED_INTO_DECK
        return Leaving(number, how, BY_EFFECT, act.card)


class Destroy(Destroying):
    """TERM-DESTROY-1. Destroy the cards of a group."""

    def __init__(self, group: Group, removing: bool = False, onto_deck: bool = False) -> None:
        super().__init__(group, removing, onto_deck)


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


class DestroyAtOnce(OnGroup):
    """TERM-DESTROY-1. Destroy the cards; as part of what is not activated (T-1.7) nobody is asked about it."""

    def do_to(self, duel: Duel, act: Link, numbers: list[int]) -> list[int]:
        falling = [number for number in numbers if not withstands(duel, act, number)]
        at_once(duel, [Leaving(number, DESTROYED, BY_EFFECT, act.card) for number in falling])
        return falling


class DestroyAfterCalculation(OnGroup):
    """T-5.6. Destroy the battling cards of a group after damage calculation."""

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        remember_doomed(duel, duel.binding(number))
        return True
