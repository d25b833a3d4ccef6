"""Conditions about this card itself and about what happened to it: its state, its turn, its battle, the number that a step kept."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.effects.hearing import told_with
from spellspeed.yugioh.rules.abilities import Amount, Condition, Group
from spellspeed.yugioh.rules.derived import is_under
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.memory import has_fought
from spellspeed.yugioh.rules.rights import Right
from spellspeed.yugioh.rules.terms import (
    CALCULATION_ONLY,
    DESTROYED_AT_HOME,
    DESTROYED_BY_EFFECT,
    E_DESTROYED,
    GRAVEYARD,
    SPELLS,
)
from spellspeed.yugioh.rules.windows import plays_card


class ItselfIs(Condition):
    """This card has every one of some properties."""

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def holds(self, duel: Duel, act: Link) -> bool:
        for narrower in self.filters:
            if not narrower.fits(duel, act, act.card):
                return False
        return True


class ItselfUnder(Condition):
    """This card is under an effect of a kind (one of the X_ codes)."""

    def __init__(self, what: Right) -> None:
        self.what: Final = what

    def parts(self) -> tuple[object, ...]:
        return (self.what,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return is_under(duel, self.what, act.card)


class DeclaredThisTurn(Condition):
    """T-4.6, T-4.7. This card has declared an attack this turn, whatever became of it: negated, stopped or left to another in a replay."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.cards[act.card].attacked == duel.turn


class FoughtThisTurn(Condition):
    """This card attacked this turn: an attack of it came to its Damage Step, so it was not negated before."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return has_fought(duel, act.card)


class SentThisTurn(Condition):
    """This card lies in the Graveyard because it was sent there this turn."""

    def holds(self, duel: Duel, act: Link) -> bool:
        card = duel.cards[act.card]
        return card.zone == GRAVEYARD and card.arrived == duel.turn


class DestroyedByOpponentThisTurn(Condition):
    """This card lies in the Graveyard because an opponent's card destroyed it this turn as a monster of its owner, by battle or by an effect."""

    def holds(self, duel: Duel, act: Link) -> bool:
        card = duel.cards[act.card]
        if card.zone != GRAVEYARD or card.arrived != duel.turn or not card.marks & DESTROYED_AT_HOME:
            return False
        return duel.is_opponent(card.by, card.controller)


class SecondOfItsName(Condition):
    """Its controller has another face-up card of this card's name, which was face-up earlier."""

    def holds(self, duel: Duel, act: Link) -> bool:
        card = duel.cards[act.card]
        for number in duel.steady:
            if number == act.card:
                return False
            other = duel.cards[number]
            if other.face.code == card.face.code and other.controller == card.controller and other.zone == card.zone:
                return True
        return False


class NumberFrom(Condition):
    """A number lies between two others ("if at least 2 are heads")."""

    def __init__(self, amount: Amount, least: int, most: int) -> None:
        self.amount: Final = amount
        self.least: Final = least
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.least, self.most)

    def holds(self, duel: Duel, act: Link) -> bool:
        return self.least <= self.amount.count(duel, act) <= self.most


class HeardDestroyed(Condition):
    """The event's card was destroyed by what the event tells ("destroyed and sent to the Graveyard")."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return told_with(duel, act.event, E_DESTROYED)


class HeardActivation(Condition):
    """The event is about an activated card of these kinds, not about an effect of a card that lay there."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds: Final = kinds

    def parts(self) -> tuple[object, ...]:
        return (self.kinds,)

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        if event is None or event.card < 0:
            return False
        face = duel.faces[event.card]
        if face.kind not in self.kinds or not face.abilities[event.detail].is_card_activation:
            return False
        return not 0 < event.value <= len(duel.chain) or plays_card(duel.chain[event.value - 1])


class OnceABattle(Condition):
    """This effect was not used yet in this damage calculation ("once per battle")."""

    def holds(self, duel: Duel, act: Link) -> bool:
        for link in duel.chain:
            if link.source == act.source and link.ability == act.ability:
                return False
        for effect in duel.lasting:
            if effect.source == act.source and effect.until == CALCULATION_ONLY:
                return False
        return True


class SpellZoneFree(Condition):
    """The player of the effect has a Spell & Trap Card Zone free (FIELD-4)."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.free_slot(act.seat, SPELLS) >= 0


class OtherInGraveyard(Group):
    """The event's other card where it went: the Graveyard, in this turn ("that monster", beaten too)."""

    def members(self, duel: Duel, act: Link) -> list[int]:
        event = act.event
        if event is None or event.by < 0:
            return []
        card = duel.cards[event.by]
        return [card.number] if card.zone == GRAVEYARD and card.arrived == duel.turn else []


class BeatenInBattle(Filter):
    """Cards that lie in the Graveyard because they were destroyed by battle."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        return card.zone == GRAVEYARD and card.by >= 0 and not card.marks & DESTROYED_BY_EFFECT


class LiesIn(Filter):
    """Cards in one of these zones."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones: Final = zones

    def parts(self) -> tuple[object, ...]:
        return (self.zones,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.cards[number].zone in self.zones


class IsToon(Filter):
    """Toon monsters."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.faces[number].is_toon


class WithoutUnion(Filter):
    """Monsters that are not equipped with a Union monster."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        for other in duel.attached:
            card = duel.cards[other]
            if card.link % STAYS == number and card.link == duel.binding(number) and duel.faces[other].is_union:
                return False
        return True
