"""Monsters that were shuffled together face-down: the other side does not know which is which (ERA-HATS-1)."""

from __future__ import annotations

from spellspeed.kernel.cards import Card
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_DUE
from spellspeed.yugioh.duel.terms import MONSTERS


def groups_mingled(duel: Duel) -> list[list[int]]:
    """ERA-HATS-1. The monsters of each group that were shuffled together and have lain face-down since."""
    found: list[list[int]] = []
    if not duel.kinds & X_DUE.bit:
        return found
    for effect in duel.lasting:
        group = group_of(duel, effect)
        if len(group) > 1:
            found.append(group)
    return found


def group_of(duel: Duel, effect: Lasting) -> list[int]:
    """What still lies so of the cards that an effect has shuffled together."""
    found: list[int] = []
    change = effect.change
    assert isinstance(change, Alteration)
    if change.mingles():
        for binding in effect.cards:
            number = duel.bound_card(binding)
            if number >= 0 and duel.cards[number].zone == MONSTERS and not duel.cards[number].face_up:
                found.append(number)
    return found


def is_mingled(duel: Duel, number: int) -> bool:
    """ERA-HATS-1. Whether a monster is one of several that were shuffled together."""
    return any([number in group for group in groups_mingled(duel)])


def owner_told(duel: Duel, card: Card) -> int:
    """ERA-HATS-1. Whose card a card is to who does not know it: of monsters that were shuffled together each counts as its controller's, as the
    owner would tell which is which."""
    if card.owner == card.controller or not is_mingled(duel, card.number):
        return card.owner
    return card.controller
