"""Monsters whose names begin with Gr."""

from spellspeed.yugioh.cards.writing import *

card(
    "Granadora",
    trigger(E_SUMMONED, (GainLife(Fixed(1000), YOU),)),
    trigger(E_SENT, (InflictDamage(Fixed(2000), YOU),), hearing=HeardDestroyed(), places=IN_GRAVEYARD),
)

card(
    "Granmarg the Rock Monarch",
    trigger(
        E_SUMMONED,
        (Destroy(Bound(TARGETS, (FaceDown(),))),),
        hearing=HeardHow(TRIBUTE_SUMMON),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, (FaceDown(),))),),
    ),
)

card(
    "Grave Ohja",
    continuous(Changes(X_NOT_ATTACKED, Itself(), when=Exists(MY_FACE_DOWN))),
    trigger(
        E_SUMMONED,
        (InflictDamage(Fixed(300), OPPONENT),),
        own=False,
        hearing=Both((HeardHow(FLIP_SUMMON), HeardSeat(YOUR_SIDE))),
    ),
)

card(
    "Grave Protector",
    continuous(Changes(X_SHUFFLES_BEATEN, Cards((MONSTERS,), EVERYBODY, others=True))),
)

NECROVALLEY = Cards((FIELD,), EVERYBODY, (FaceUp(), Named(("Necrovalley",))))

card(
    "Gravekeeper's Assailant",
    trigger(
        E_ATTACK,
        (SwitchPosition(Bound(TARGETS, (FaceUp(),))),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(),))),),
        condition=Exists(NECROVALLEY),
        optional=True,
    ),
)

card(
    "Gravekeeper's Cannonholder",
    ignition(
        (InflictDamage(Fixed(700), OPPONENT),),
        costs=(Tributing(1, (GRAVEKEEPER, Except(Named(("Gravekeeper's Cannonholder",))))),),
    ),
)

card(
    "Gravekeeper's Chief",
    continuous(
        ChangesPlayers(X_UNSEALED, YOU),
        ChangesPlayers(X_ONE_OF_NAME, YOU),
        Changes(X_SELF_DESTRUCTS, Itself(), when=SecondOfItsName()),
    ),
    trigger(
        E_SUMMONED,
        (SpecialSummon(TARGET),),
        hearing=HeardHow(TRIBUTE_SUMMON),
        targets=(Target(Cards((GRAVEYARD,), YOU, (GRAVEKEEPER, OfKind((MONSTER,)), Revivable()))),),
        optional=True,
    ),
)

card("Gravekeeper's Curse", trigger(E_SUMMONED, (InflictDamage(Fixed(500), OPPONENT),)))

card(
    "Gravekeeper's Guard",
    flip((ReturnToHand(Bound(TARGETS)),), targets=(Target(Cards((MONSTERS,), OPPONENTS)),)),
)

card("Gravekeeper's Spear Soldier", continuous(Changes(X_PIERCING, Itself())))

card(
    "Gravekeeper's Spy",
    flip(
        (
            Choose(Cards((DECK,), YOU, (GRAVEKEEPER, AttackFrom(0, 1500), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        )
    ),
)

card("Gravekeeper's Vassal", continuous(Changes(X_EFFECT_DAMAGE, Itself())))

card(
    "Gray Wing",
    ignition(
        (Begin(Changes(X_SECOND_ATTACK), Itself(), END_OF_TURN, Fixed(1)),),
        costs=(Discarding(1),),
        condition=InPhase((MAIN1,)),
        limit=1,
    ),
)

card(
    "Great Dezard",
    trigger(
        E_BATTLE_DESTROYS,
        (KeepNumber(BEATEN_MONSTERS, Plus((ForEachKept(1, BEATEN_MONSTERS), Fixed(1)))),),
        at_once=True,
    ),
    continuous(RefusesTargeting((SPELL, TRAP), when=HasKept(BEATEN_MONSTERS, 1))),
    ignition(
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Fushioh Richie",)),))),
            SpecialSummon(Bound(CHOSEN), proper=True),
            ShuffleDeck(YOU),
        ),
        costs=(TributingItself(),),
        condition=HasKept(BEATEN_MONSTERS, 2),
    ),
)

card(
    "Great Long Nose",
    NeverSpecial(),
    trigger(
        E_DAMAGE, (Begin(ChangesPlayers(X_SKIP_BATTLE, OPPONENT), None, FOREVER),), own=False, hearing=HITS_OPPONENT
    ),
    returns(),
)

card(
    "Great Maju Garzett",
    LooksBack(KEEPS_TRIBUTES),
    continuous(Changes(X_ATTACK, Itself(), BECOMES, ForEachKept(2, TRIBUTED_ATTACK), HasKept(TRIBUTED_ATTACK, 1))),
)

card("Great Moth", FirstAsWritten(), hatches(4, 4))

card(
    "Great Phantom Thief",
    trigger(
        E_DAMAGE,
        (LookAt(THEIR_HAND, False), DiscardThem(Cards((HAND,), OPPONENT, (OfDeclaredName(),)))),
        own=False,
        hearing=HITS_OPPONENT,
        targets=(DeclareName(True),),
    ),
)

MY_SAMURAI = Cards((MONSTERS,), YOU, (NameHolds("Six Samurai"), FaceUp()))

card(
    "Great Shogun Shien",
    procedure((), Exists(MY_SAMURAI, 2)),
    continuous(
        # TEAM-R35: one card for the whole team of the opponents.
        ChangesPlayers(X_CARDS_A_TURN, OPPONENTS, 1),
        SparedBy(MY_SAMURAI),
    ),
    cites=("TEAM-R35",),
)

card(
    "Green Baboon, Defender of the Forest",
    trigger(
        E_SENT,
        (SpecialSummon(Itself()),),
        own=False,
        optional=True,
        places=IN_HAND | IN_GRAVEYARD,
        costs=(PayingLife(1000),),
        condition=Both((ZoneFree(), Not(InDamageStep()))),
        # TEAM-R1: from the own field to the own Graveyard.
        hearing=Both(
            (
                HeardWhere((MONSTERS,), YOU),
                HeardSeat(YOU),
                HeardDestroyed(),
                HeardWas((OfType((BEAST,)),)),
                HeardCard(Cards((GRAVEYARD,), YOU, (OfType((BEAST,)),), others=True)),
            )
        ),
    ),
    cites=("TEAM-R1",),
)

card(
    "Greenkappa",
    flip(
        (Destroy(Bound(TARGETS, (FaceDown(),))),),
        targets=(Target(Cards((SPELLS, FIELD), EVERYBODY, (FaceDown(),)), 2, 2),),
    ),
)

card(
    "Gren Maju Da Eiza",
    continuous(
        Changes(X_ATTACK, Itself(), BECOMES, ForEach(400, Cards((REMOVED,), YOU))),
        Changes(X_DEFENSE, Itself(), BECOMES, ForEach(400, Cards((REMOVED,), YOU))),
    ),
)

card(
    "Griggle",
    trigger(
        E_CONTROL,
        (GainLife(Fixed(3000), YOU),),
        hearing=HeardWas(()),
        costs=(Begin(Changes(X_USED), Itself(), FOREVER),),
        condition=Not(ItselfIs((Under(X_USED),))),
    ),
)
