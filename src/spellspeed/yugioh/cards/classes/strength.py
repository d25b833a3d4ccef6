"""Cards that strengthen Types and Attributes."""

from spellspeed.yugioh.words import *


def gain(points: int, *races: int) -> tuple[Changes, Changes]:
    """All face-up monsters of these Types gain so much ATK and DEF (or lose it, below 0)."""
    monsters = Cards((MONSTERS,), EVERYBODY, (FaceUp(), OfType(races)))
    return (
        Changes(X_ATTACK, monsters, amount=Fixed(points)),
        Changes(X_DEFENSE, monsters, amount=Fixed(points)),
    )


def strengthens(attribute: int, other: int) -> Ability:
    """All face-up monsters of an Attribute gain 500 ATK, those of another lose 400."""
    return continuous(
        Changes(X_ATTACK, Cards((MONSTERS,), EVERYBODY, (FaceUp(), OfAttribute(attribute))), amount=Fixed(500)),
        Changes(X_ATTACK, Cards((MONSTERS,), EVERYBODY, (FaceUp(), OfAttribute(other))), amount=Fixed(-400)),
    )
