"""Cards that an effect lays out in an order, without activating them (FIELD-4)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.crystals import PlaceAsSpell
from spellspeed.yugioh.rules.abilities import Group
from spellspeed.yugioh.rules.derived import card_name
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.terms import DECK, HAND


class NextOf(Group):
    """In the own hand and Deck, the cards with the first of these names that is not face-up on the own field yet."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: Final = names

    def parts(self) -> tuple[object, ...]:
        return (self.names,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        there = [card_name(duel, number) for number in duel.spells(act.seat) if duel.cards[number].face_up]
        for name in self.names:
            if name not in there:
                held = duel.zone(act.seat, HAND) + duel.zone(act.seat, DECK)
                return [number for number in held if duel.faces[number].name == name]
        return []


class PlaceFaceUp(PlaceAsSpell):
    """FIELD-4. Place Spell Cards face-up in the own Spell & Trap Card Zones; they are not activated."""
