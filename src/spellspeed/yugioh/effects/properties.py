"""Further properties of cards: Normal and Effect Monsters, Ritual Monsters, Equip Cards and what they are equipped to."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.terms import AS_EQUIP, EQUIP, UNION_EQUIPPED


class IsNormal(Filter):
    """Normal Monsters (MONSTER-1)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        face = duel.faces[number]
        return face.is_monster and not (face.is_effect or face.is_fusion or face.is_ritual or face.is_token)


class IsEffect(Filter):
    """Monsters with an effect of their own."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        face = duel.faces[number]
        return face.is_monster and face.is_effect


class IsRitual(Filter):
    """Ritual Monsters (MONSTER-4)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        face = duel.faces[number]
        return face.is_monster and face.is_ritual


class Equipped(Filter):
    """Monsters to which an Equip Card is equipped (TERM-EQUIPPED-1)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        binding = duel.binding(number)
        return any([duel.cards[other].link == binding for other in duel.attached])


class IsEquipCard(Filter):
    """Face-up Equip Spells and cards that are treated as Equip Cards (TERM-EQUIPCARD-1)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        if not card.face_up:
            return False
        return duel.faces[number].icon == EQUIP or card.marks & (AS_EQUIP | UNION_EQUIPPED) != 0
