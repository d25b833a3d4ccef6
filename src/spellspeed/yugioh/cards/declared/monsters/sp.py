"""Monsters whose names begin with Sp."""

from spellspeed.yugioh.cards.writing import *


def brings_back_both(*narrower: Filter) -> Ability:
    """Sent to the Graveyard after it was flipped, it lets each player bring back another monster with these properties."""
    there = Cards((GRAVEYARD,), EVERYBODY, (OfKind((MONSTER,)), NotItself(), *narrower, Revivable()))
    return trigger(
        E_SENT,
        (TheySummon(Bound(PAID), UP_OR_SET, EVERYBODY),),
        hearing=Both((HeardFrom((MONSTERS,)), HeardWas((Keeps(FLIPPED_BEFORE),), face_down=True))),
        targets=(EachChooses(there, target=True, needed=False),),
        optional=True,
        never_misses=True,
        places=IN_GRAVEYARD,
    )


card(
    "Spear Cretin",
    flip((KeepNumber(FLIPPED_BEFORE, Fixed(1)),), at_once=True),
    brings_back_both(),
    variants=(
        as_ruled(
            "2005",
            "ERA-SPEARCRETIN-1: the Netrep rulings on Spear Cretin of 2003 to 2005",
            flip((KeepNumber(FLIPPED_BEFORE, Fixed(1)),), at_once=True),
            brings_back_both(NotSentWithIt()),
        ),
    ),
)

card(
    "Spear Dragon",
    continuous(Changes(X_PIERCING, Itself())),
    trigger(E_DAMAGE_STEP_OVER, (TurnTo(Itself(), DEFENSE),), at_once=True),
)

card(
    "Spell Canceller",
    continuous(
        Changes(X_NO_ACTIVATION, Cards((SPELLS, FIELD, HAND), EVERYBODY, (OfKind((SPELL,)), CanBeNegated()))),
        Changes(X_NEGATED, Cards((SPELLS, FIELD), EVERYBODY, (OfKind((SPELL,)), FaceUp()))),
    ),
)

card("Sphinx Teleia", *sphinx(Printed(X_DEFENSE, BEATEN)))

card(
    "Spirit Caller",
    flip(
        (May((SpecialSummon(TARGET),)),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (IsNormal(), LevelFrom(1, 3), Revivable()))),),
    ),
)

card(
    "Spirit of Flames",
    FirstAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(FIRE),)), 1),)),
    continuous(Changes(X_ATTACK, Itself(), amount=Fixed(300), when=Both((InTurnOf(YOU), InPhase((BATTLE,)))))),
)

card("Spirit of the Breeze", due_in(STANDBY, (GainLife(Fixed(1000), YOU),), condition=ItselfIs((InPosition(ATTACK),))))

POT_OF_GREED = Cards((SPELLS, GRAVEYARD), EVERYBODY, (Named(("Pot of Greed",)),))

STANDS = ItselfIs((InPosition(ATTACK),))

card(
    "Spirit of the Pot of Greed",
    trigger(
        E_LINK_RESOLVED,
        (If(STANDS, (May((Draw(Fixed(1), TOLD),), whose=TOLD),)),),
        own=False,
        hearing=Both((HeardCard(POT_OF_GREED), ThereBefore())),
        condition=STANDS,
        remains=True,
    ),
)

card(
    "Spirit of the Pharaoh",
    OnlyAsWritten(),
    trigger(
        E_SUMMONED,
        (SpecialSummon(TARGET),),
        hearing=HeardHow(SPECIAL_SUMMON),
        targets=(
            Target(
                Cards((GRAVEYARD,), YOU, (OfType((ZOMBIE,)), IsNormal(), LevelFrom(1, 2), Revivable())),
                1,
                4,
                by_zones=MONSTERS,
            ),
        ),
        optional=True,
    ),
)

card(
    "Spirit Reaper",
    continuous(Changes(X_NOT_DESTROYED_BY_BATTLE, Itself()), Changes(X_TARGETED_DIES, Itself())),
    trigger(E_DAMAGE, (DiscardRandom(Fixed(1), OPPONENT),), own=False, hearing=DIRECT_HIT),
)

card(
    "Spirit Ryu",
    quick(
        (
            Begin(Changes(X_ATTACK), Itself(), END_OF_BATTLE_PHASE, Fixed(1000)),
            And(),
            Begin(Changes(X_DEFENSE), Itself(), END_OF_BATTLE_PHASE, Fixed(1000)),
        ),
        windows=W_ANY,
        costs=(Discarding(1, (OfType((DRAGON,)),)),),
        condition=Both((InTurnOf(YOU), IsBattling(), NoChainOpen())),
    ),
)
