"""Further properties of cards: Normal and Effect Monsters, Ritual Monsters, Equip Cards and what they are equipped to."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.terms import AS_EQUIP, EQUIP, GRAVEYARD, MONSTERS, SUMMONED_AGAIN, UNION_EQUIPPED


def counts_as_normal(duel: Duel, number: int) -> bool:
    """ERA-GEMINI-1. A Gemini monster on the field or in the Graveyard that was not Summoned again is a Normal Monster."""
    card = duel.cards[number]
    there = card.zone == MONSTERS or card.zone == GRAVEYARD
    return there and duel.faces[number].is_gemini and not card.marks & SUMMONED_AGAIN


class IsNormal(Filter):
    """Normal Monsters (MONSTER-1), and Gemini monsters that count as such (ERA-GEMINI-1)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        face = duel.faces[number]
        if not face.is_monster or face.is_fusion or face.is_ritual or face.is_token:
            return False
        return not face.is_effect or counts_as_normal(duel, number)


class IsEffect(Filter):
    """Monsters with an effect of their own, without Gemini monsters that count as Normal Monsters (ERA-GEMINI-1)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        face = duel.faces[number]
        return face.is_monster and face.is_effect and not counts_as_normal(duel, number)


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
