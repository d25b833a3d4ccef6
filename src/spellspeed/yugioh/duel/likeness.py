"""Monster Tokens made in the likeness of a monster: what stands in the place of what is printed was read from it (TOKEN-1)."""

from __future__ import annotations

from typing import Final

from spellspeed.yugioh.duel.derived import attack, attribute, defense, level, race
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard


class Likeness(PrintedCard):
    """A kind of Token with the Attribute, Type, Level, ATK and DEF that a monster had. Shared by the forks of a duel; pickles with these."""

    def __init__(self, token: PrintedCard, attribute: int, race: int, level: int, attack: int, defense: int) -> None:
        super().__init__(
            token.code,
            token.name,
            token.kind,
            token.icon,
            attribute,
            race,
            level,
            attack,
            defense,
            is_effect=False,
            is_fusion=False,
            is_ritual=False,
            is_spirit=False,
            is_toon=False,
            is_union=False,
            is_gemini=False,
            is_token=True,
            revival=token.revival,
            may_be_normal_summoned=False,
            abilities=token.abilities,
            clauses=token.clauses,
            materials=(),
            material_words=(),
            restore=token.restore,
        )
        self.token: Final = token

    def parts(self) -> tuple[object, ...]:
        return (self.code, self.attribute, self.race, self.level, self.attack, self.defense)

    def coded(self) -> object:
        return self.parts()

    def __reduce__(self) -> tuple[object, ...]:
        return (Likeness, (self.token, self.attribute, self.race, self.level, self.attack, self.defense))


def likeness_of(duel: Duel, token: PrintedCard, number: int) -> Likeness:
    """The Token as it is made in the likeness of a monster: with the values that this one has now."""
    return Likeness(
        token,
        attribute(duel, number),
        race(duel, number),
        level(duel, number),
        attack(duel, number),
        defense(duel, number),
    )
