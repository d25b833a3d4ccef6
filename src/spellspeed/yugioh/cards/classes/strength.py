"""Field Spell Cards that strengthen Types."""

from spellspeed.yugioh.words import *


def gain(points: int, *races: int) -> tuple[Changes, Changes]:
    """All face-up monsters of these Types gain so much ATK and DEF (or lose it, below 0)."""
    monsters = Cards((MONSTERS,), EVERYBODY, (FaceUp(), OfType(races)))
    return (
        Changes(X_ATTACK, monsters, amount=Fixed(points)),
        Changes(X_DEFENSE, monsters, amount=Fixed(points)),
    )
