"""Necrovalley and the cards that it does not touch, and the mirrors of an Attribute: effects that resolve with nothing.

No other card of the pool negates effects by what they would move, or by the Attribute of the monster; how a link is voided (Alteration.voids)
is there for all.
"""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Alteration, Condition, Group, Step
from spellspeed.yugioh.duel.clauses import UNSEALED
from spellspeed.yugioh.duel.derived import attribute, effects_on, is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import FLIP_EFFECT
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_UNSEALED, X_VOIDS
from spellspeed.yugioh.duel.scope import ON_FIELD as ZONES_OF_FIELD
from spellspeed.yugioh.duel.scope import means
from spellspeed.yugioh.duel.terms import GRAVEYARD, MONSTER, MONSTERS
from spellspeed.yugioh.duel.windows import ability_of, plays_card, targets_of
from spellspeed.yugioh.words.changes.values import act_of
from spellspeed.yugioh.words.choices.resolution import Choose, ChooseUpTo
from spellspeed.yugioh.words.filters.traits import Filter
from spellspeed.yugioh.words.groups.references import Bound
from spellspeed.yugioh.words.odd.copying import UseSpell
from spellspeed.yugioh.words.odd.robbing import RobToHand
from spellspeed.yugioh.words.verbs.durations import Absorb
from spellspeed.yugioh.words.verbs.equipment import EquipCards
from spellspeed.yugioh.words.verbs.movement import (
    AddToHand,
    PlaceAsSpell,
    PutOnTop,
    RemoveFromPlay,
    ReturnToBottom,
    ReturnToDeck,
    ReturnToHand,
    ShuffleIntoDeck,
)
from spellspeed.yugioh.words.verbs.notes import Mean
from spellspeed.yugioh.words.verbs.summons import SummonByEffect


class SealsGraveyards(Alteration):
    """Effects that would move a card in a Graveyard, other than their own card, are negated."""

    def __init__(self) -> None:
        self.what = X_VOIDS

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def voids(self, duel: Duel, effect: Lasting, link: Link) -> bool:
        face = link.face
        assert isinstance(face, PrintedCard)
        return not face.claims & UNSEALED and moves_from_graveyard(duel, link)


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


class NegatesFromField(Alteration):
    """While a condition holds, effects that players meant have activated on the field are negated, also where their cards have left it since.

    A text of one monster (Cyber Blader), beside the negation of the cards that are on the field.
    """

    def __init__(self, whose: int, when: Condition) -> None:
        self.what = X_VOIDS
        self.whose: Final = whose
        self.when: Final = when

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.when)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def voids(self, duel: Duel, effect: Lasting, link: Link) -> bool:
        if not ZONES_OF_FIELD >> link.came_from & 1 and not plays_card(link):
            return False
        act = act_of(duel, effect)
        return means(duel, self.whose, act.seat, link.seat, act.against) and self.when.holds(duel, act)


class NegatesFlipEffects(Alteration):
    """Flip Effects that were activated are negated, wherever their monsters are by then. A text of one card (Royal Command)."""

    def __init__(self) -> None:
        self.what = X_VOIDS

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def voids(self, duel: Duel, effect: Lasting, link: Link) -> bool:
        return ability_of(link).kind == FLIP_EFFECT


class NegatesInGraveyard(Alteration):
    """ERA-ANUBIS-1. Effects that target a card in a Graveyard, and those that are activated there, are negated.

    `with_costs`: an effect is activated in the Graveyard, too, where its monster was sent there for its cost. A text of one card (The End of
    Anubis).
    """

    def __init__(self, with_costs: bool = False) -> None:
        self.what = X_VOIDS
        self.with_costs: Final = with_costs

    def parts(self) -> tuple[object, ...]:
        return (self.with_costs,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def voids(self, duel: Duel, effect: Lasting, link: Link) -> bool:
        if link.came_from == GRAVEYARD:
            return True
        face = link.face
        assert isinstance(face, PrintedCard)
        if self.with_costs and link.came_from == MONSTERS and duel.cards[link.card].zone == GRAVEYARD:
            if face.kind == MONSTER and any([step.spent(duel, link) == link.card for step in ability_of(link).costs]):
                return True
        return any([duel.cards[binding % STAYS].zone == GRAVEYARD for binding in targets_of(link)])


class OutOfSealedGraveyard(Filter):
    """Where cards of hand, Deck or Graveyard may be chosen: those of a Graveyard only while nothing seals it (Necrovalley)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        if duel.cards[number].zone != GRAVEYARD or is_under(duel, X_UNSEALED, duel.cards[number].owner):
            return True
        for effect in effects_on(duel, X_VOIDS):
            if isinstance(effect.change, SealsGraveyards):
                return False
        return True


def moves_from_graveyard(duel: Duel, link: Link) -> bool:
    """Whether a link would move a card in a Graveyard that is not its own card."""
    chosen: dict[int, Group] = {}
    for step in ability_of(link).resolved:
        if isinstance(step, (Choose, ChooseUpTo, Mean)):
            chosen[step.name] = step.group
            continue
        group = moved_group(step)
        if isinstance(group, Bound) and group.name in chosen:
            group = chosen[group.name]
        if group is None:
            continue
        for number in group.members(duel, link):
            if duel.cards[number].zone == GRAVEYARD and number != link.card:
                if not is_under(duel, X_UNSEALED, duel.cards[number].owner):
                    return True
    return False


def moved_group(step: Step) -> Group | None:
    """The cards that a step moves; None for a step that moves none."""
    if isinstance(
        step,
        (
            Absorb,
            AddToHand,
            PlaceAsSpell,
            PutOnTop,
            RemoveFromPlay,
            ReturnToBottom,
            ReturnToDeck,
            ReturnToHand,
            RobToHand,
            ShuffleIntoDeck,
            SummonByEffect,
            UseSpell,
        ),
    ):
        return step.group
    return step.cards if isinstance(step, EquipCards) else None
