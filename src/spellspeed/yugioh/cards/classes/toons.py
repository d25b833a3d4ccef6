"""Toon monsters."""

from spellspeed.yugioh.words import *

THEIR_TOONS = Cards((MONSTERS,), OPPONENTS, (IsToon(), FaceUp()))

TOON_WORLD = Cards((SPELLS,), YOUR_SIDE, (Named(("Toon World",)), FaceUp()))

TOON_WORLD_FELL = Both((HeardWhere((SPELLS,), EVERYBODY), HeardWas((Named(("Toon World",)),))))


def toon(costs: tuple[Step, ...]) -> tuple[Ability, ...]:
    """A Toon monster: it comes while its player has Toon World, goes with Toon World, and attacks directly past all but Toons."""
    return (
        procedure(costs, Exists(TOON_WORLD)),
        continuous(
            Changes(X_ATTACK_COST, Itself(), amount=Fixed(500)),
            Changes(X_NO_ATTACK, Itself(), when=SummonedThisTurn(FLIP_SUMMON | SPECIAL_SUMMON)),
            Changes(X_DIRECT_ATTACK, Itself(), when=Not(Exists(THEIR_TOONS))),
            OnlyAttacks(THEIR_TOONS),
        ),
        trigger(E_DESTROYED, (Destroy(Itself()),), own=False, hearing=TOON_WORLD_FELL, at_once=True),
    )


def later_toon() -> tuple[Ability, Ability]:
    """A Toon monster that is Summoned as others are: it attacks directly only beside Toon World, and goes with it."""
    return (
        continuous(
            Changes(X_NO_ATTACK, Itself(), when=SummonedThisTurn(ANY_NORMAL | FLIP_SUMMON | SPECIAL_SUMMON)),
            Changes(X_DIRECT_ATTACK, Itself(), when=Both((Exists(TOON_WORLD), Not(Exists(THEIR_TOONS))))),
        ),
        trigger(E_DESTROYED, (Destroy(Itself()),), own=False, hearing=TOON_WORLD_FELL, at_once=True),
    )
