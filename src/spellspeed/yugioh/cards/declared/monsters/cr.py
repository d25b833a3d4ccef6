"""Monsters whose names begin with Cr."""

from spellspeed.yugioh.cards.writing import *

card(
    "Crass Clown",
    trigger(
        E_FLIPPED | E_TURNED,
        (ReturnToHand(TARGET),),
        hearing=HeardTurnedTo(ATTACK, True),
        targets=(Target(THEIR_MONSTERS),),
        places=ON_FIELD | 1 << P_SET,
    ),
    trigger(E_SUMMONED, (ReturnToHand(TARGET),), hearing=HeardHow(FLIP_SUMMON), targets=(Target(THEIR_MONSTERS),)),
)

card("Creeping Doom Manta", no_traps_at_its_summon())

card("Crimson Ninja", snipes(TRAP))

card("Crimson Sentry", *gives_back(BEATEN_THIS_TURN, ReturnToBottom(Bound(CHOSEN))))

card(
    "Criosphinx",
    trigger(
        E_RETURNED,
        (Choose(Cards((HAND,), TOLD), whose=TOLD), SendToGraveyard(Bound(CHOSEN))),
        own=False,
        together=True,
        hearing=Both((HeardFrom((MONSTERS,)), HeardCard(Cards((HAND,), EVERYBODY)))),
    ),
)


def crystallizes() -> Ability:
    """What every Crystal Beast has."""
    return continuous(Crystallizes())


card(
    "Crystal Beast Amber Mammoth",
    trigger(
        E_ATTACK,
        (TurnAttackTo(Itself()),),
        own=False,
        optional=True,
        hearing=Both(
            (HeardSeat(OPPONENTS), HeardOther(Cards((MONSTERS,), YOU, (CRYSTAL_BEAST, FaceUp()), others=True)))
        ),
    ),
    crystallizes(),
)

card(
    "Crystal Beast Amethyst Cat",
    continuous(
        Changes(X_DIRECT_ATTACK, Itself()),
        Changes(
            X_HALVES_DAMAGE,
            Itself(),
            when=Both((IsAttacker(), AttackIsDirect(), Exists(Cards((MONSTERS,), OPPONENTS)))),
        ),
    ),
    crystallizes(),
)

card(
    "Crystal Beast Cobalt Eagle",
    ignition(
        (ReturnToDeck(Bound(TARGETS, (FaceUp(),))),),
        targets=(Target(Cards((MONSTERS, SPELLS), YOU, (CRYSTAL_BEAST, FaceUp()))),),
        limit=1,
    ),
    crystallizes(),
)

card(
    "Crystal Beast Emerald Tortoise",
    ignition(
        (TurnTo(Bound(TARGETS, (FaceUp(),)), DEFENSE),),
        targets=(Target(Cards((MONSTERS,), YOU, (HasAttacked(), InPosition(ATTACK)))),),
        limit=1,
    ),
    crystallizes(),
)

card(
    "Crystal Beast Ruby Carbuncle",
    trigger(
        E_SUMMONED,
        (ChooseUpTo(CRYSTALS, FreeZones()), SpecialSummon(Bound(CHOSEN))),
        hearing=HeardHow(SPECIAL_SUMMON),
        optional=True,
        condition=Both((Exists(CRYSTALS), ZoneFree())),
    ),
    crystallizes(),
    cites=("TEAM-R19",),
)

card(
    "Crystal Beast Sapphire Pegasus",
    trigger(
        E_SUMMONED,
        (
            Choose(Cards((HAND, DECK, GRAVEYARD), YOU, (*BEAST_CARD, OutOfSealedGraveyard()))),
            PlaceAsSpell(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        optional=True,
        condition=SpellZoneFree(),
    ),
    crystallizes(),
)

card(
    "Crystal Beast Topaz Tiger",
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            amount=Fixed(400),
            when=Both((InDamageStep(), IsAttacker(), Not(AttackIsDirect()))),
        )
    ),
    crystallizes(),
)
