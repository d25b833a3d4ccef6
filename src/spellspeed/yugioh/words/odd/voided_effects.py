"""Necrovalley and the cards that it does not touch, and the mirrors of an Attribute: effects that resolve with nothing.

No other card of the pool negates effects by what they would move, or by the Attribute of the monster; how a link is voided (Alteration.voids)
is there for all.
"""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Group
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.clauses import UNSEALED
from spellspeed.yugioh.duel.derived import attribute, effects_on, is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_UNSEALED, X_VOIDS
from spellspeed.yugioh.duel.terms import GRAVEYARD, MONSTER, MONSTERS
from spellspeed.yugioh.duel.windows import ability_of, targets_of
from spellspeed.yugioh.words.choices.resolution import Choose, ChooseUpTo
from spellspeed.yugioh.words.filters.traits import Filter
from spellspeed.yugioh.words.groups.cards import OtherInGraveyard
from spellspeed.yugioh.words.groups.recalled import InMind
from spellspeed.yugioh.words.groups.references import Bound
from spellspeed.yugioh.words.verbs.notes import Mean


class SealsGraveyards(Alteration):
    """ERA-NECROVALLEY-1. Effects that target a card in a Graveyard, or would move one, other than their own card, are negated, and those that would
    target one are not activated.

    A change of one card (Necrovalley): what it does not touch (OutOfSealedGraveyard) reads it.
    """

    def __init__(self) -> None:
        self.what = X_VOIDS

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def seals(self, duel: Duel, link: Link, number: int) -> bool:
        face = link.face
        assert isinstance(face, PrintedCard)
        return not face.claims & UNSEALED and number != link.card and lies_sealed(duel, number)

    def voids(self, duel: Duel, effect: Lasting, link: Link) -> bool:
        face = link.face
        assert isinstance(face, PrintedCard)
        if face.claims & UNSEALED:
            return False
        for binding in targets_of(link):
            number = duel.bound_card(binding)
            if number >= 0 and number != link.card and lies_sealed(duel, number):
                return True
        return moves_from_graveyard(duel, link)


class NegatesEffectsOf(Alteration):
    """Effects of monsters of an Attribute that were activated on the field or in a Graveyard are negated; the Attribute is read as they resolve."""

    def __init__(self, attribute: int) -> None:
        self.what = X_VOIDS
        self.attribute: Final = attribute

    def parts(self) -> tuple[object, ...]:
        return (self.attribute,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def voids(self, duel: Duel, effect: Lasting, link: Link) -> bool:
        face = link.face
        assert isinstance(face, PrintedCard)
        if face.kind != MONSTER or link.came_from not in (MONSTERS, GRAVEYARD):
            return False
        return (
            attribute(duel, link.card) if duel.cards[link.card].zone == MONSTERS else face.attribute
        ) == self.attribute


class OutOfSealedGraveyard(Filter):
    """Where cards of hand, Deck or Graveyard may be chosen: those of a Graveyard only while nothing seals it (Necrovalley)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        if duel.cards[number].zone != GRAVEYARD or is_under(duel, X_UNSEALED, duel.cards[number].owner):
            return True
        for effect in effects_on(duel, X_VOIDS):
            if isinstance(effect.change, SealsGraveyards):
                return False
        return True


def lies_sealed(duel: Duel, number: int) -> bool:
    """Whether a card lies in a Graveyard that is not kept from being sealed (X_UNSEALED)."""
    card = duel.cards[number]
    return card.zone == GRAVEYARD and not is_under(duel, X_UNSEALED, card.owner)


def moves_from_graveyard(duel: Duel, link: Link) -> bool:
    """Whether a link would move a card in a Graveyard that is not its own card, or one that it chooses there, even if that can be its own (Agido)."""
    chosen: dict[int, Group] = {}
    taken_names: set[int] = set()
    for step in ability_of(link).resolved:
        if isinstance(step, (Choose, ChooseUpTo, Mean)):
            chosen[step.name] = step.group
            if not isinstance(step, Mean):
                taken_names.add(step.name)
            continue
        group = step.moved()
        spared = link.card
        if isinstance(group, Bound) and group.name in chosen:
            spared = -1 if group.name in taken_names else spared
            group = chosen[group.name]
        if group is None or isinstance(group, (OtherInGraveyard, InMind)):
            # FAQ NECROVALLEY: what moves the monster that it has beaten is about that monster, not about a Graveyard.
            continue
        for number in group.members(duel, link):
            if number not in (spared, -1) and lies_sealed(duel, number):
                return True
    return False
