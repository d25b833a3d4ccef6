"""The ships of the bosses, whose cores are counters (FAQ 2005, B.E.S. CRYSTAL CORE)."""

from spellspeed.yugioh.words import *

CORE = "counter"


def boss() -> tuple[Ability, Ability, Ability]:
    """It has three counters when it is Normal Summoned; battle does not destroy it, but each costs a counter, and without one it is destroyed."""
    return (
        trigger(E_SUMMONED, (PlaceCounters(CORE, 3, Itself()),), hearing=HeardHow(ANY_NORMAL)),
        continuous(Changes(X_NOT_DESTROYED_BY_BATTLE, Itself())),
        trigger(
            E_BATTLE_OVER | E_DAMAGE_STEP_OVER,
            (RemoveCounters(CORE, Itself(), 1), If(NothingDone(), (Destroy(Itself()),))),
            hearing=Either((HeardCause((BY_BATTLE,)), AttackIsDirect())),
            together=True,
            at_once=True,
        ),
    )
