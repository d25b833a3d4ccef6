"""Monsters whose names begin with Th."""

from spellspeed.yugioh.cards.writing import *

SHINE_BALLS = Cards((HAND, DECK), YOU, (Named(("Mystical Shine Ball",)), Revivable()))

card(
    "The Agent of Creation - Venus",
    ignition(
        (Choose(SHINE_BALLS), SpecialSummon(Bound(CHOSEN)), ShuffleDeck(YOU)),
        costs=(PayingLife(500),),
        condition=Both((Exists(SHINE_BALLS), ZoneFree())),
    ),
)

IN_THE_SANCTUARY = Exists(Cards((FIELD,), YOU, (FaceUp(), Named(("The Sanctuary in the Sky",)))))

MARS_STRONGER = Both((IN_THE_SANCTUARY, LifeLower(OPPONENTS)))

card(
    "The Agent of Force - Mars",
    continuous(
        Unaffected((SPELL,)),
        Changes(X_ATTACK, Itself(), amount=LifeDifference(), when=MARS_STRONGER),
        Changes(X_DEFENSE, Itself(), amount=LifeDifference(), when=MARS_STRONGER),
    ),
)

card(
    "The Agent of Judgment - Saturn",
    ignition(
        (If(MARS_STRONGER, (InflictDamage(LifeDifference(), OPPONENT),)),),
        costs=(TributingItself(), Begin(ChangesPlayers(X_NO_BATTLE_PHASE, YOU), None, END_OF_TURN)),
        condition=Both((LifeLower(OPPONENTS), InPhase((MAIN1,)))),
    ),
)

card(
    "The Agent of Wisdom - Mercury",
    LooksBack(KEEPS_EMPTY_HAND),
    due_in(STANDBY, (Draw(Fixed(1), YOU),), condition=HasKept(EMPTY_HANDED, 1)),
)

card("The Bistro Butcher", trigger(E_DAMAGE, (Draw(Fixed(2), OPPONENT),), own=False, hearing=HITS_OPPONENT))

card(
    "The Creator",
    Says(UNREVIVED),
    ignition(
        (
            If(
                Exists(TARGET),
                (
                    Choose(Cards((HAND,), YOU)),
                    SendToGraveyard(Bound(CHOSEN)),
                    IfDone((If(DONE_TO_GRAVEYARD, (SpecialSummon(TARGET),)),)),
                ),
            ),
        ),
        targets=(Target(MY_DEAD),),
        condition=Both((Exists(Cards((HAND,), YOU)), ZoneFree())),
        limit=1,
    ),
)

card(
    "The Creator Incarnate",
    ignition(
        (Choose(Cards((HAND,), YOU, (Named(("The Creator",)),))), SpecialSummon(Bound(CHOSEN))),
        costs=(TributingItself(),),
    ),
)

card("The Dark - Hex-Sealed Fusion", *hex_sealed(DARK))

card("The Earth - Hex-Sealed Fusion", *hex_sealed(EARTH))

card(
    "The Immortal of Thunder",
    flip((GainLife(Fixed(3000), YOU),)),
    trigger(
        E_SENT,
        (LoseLife(Fixed(5000), YOU),),
        hearing=Both((HeardFrom((MONSTERS,)), HeardWas((FaceUp(),)))),
        places=IN_GRAVEYARD,
    ),
)

card(
    "The Hunter with 7 Weapons",
    trigger(
        E_SUMMONED,
        (KeepDeclared(),),
        hearing=HeardHow(ANY_NORMAL),
        targets=(DeclareType(any_type=True),),
    ),
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            PLUS_IN_THE_END,
            Fixed(1000),
            when=Both((InCalculation(), Exists(BattledMonster((OfKeptType(),))))),
        )
    ),
)

card("The Forgiving Maiden", *gives_back(HOLDABLE_BEATEN, AddToHand(Bound(CHOSEN))))

card("The Fiend Megacyber", procedure((), MoreThan(Cards((MONSTERS,), OPPONENTS), Cards((MONSTERS,), YOU), 2)))

card(
    "The Kick Man",
    trigger(
        E_SUMMONED,
        (EquipCards(TARGET, Itself()),),
        hearing=HeardHow(SPECIAL_SUMMON),
        targets=(Target(EQUIP_SPELLS_FOR_IT),),
        condition=SpellZoneFree(),
        optional=True,
    ),
)

card(
    "The Last Warrior from Another Planet",
    trigger(E_SUMMONED, (Destroy(Cards((MONSTERS,), YOU, others=True)),), hearing=HeardHow(SPECIAL_SUMMON)),
    continuous(
        ChangesPlayers(X_NO_NORMAL_SUMMON, EVERYBODY),
        ChangesPlayers(X_NO_FLIP_SUMMON, EVERYBODY),
        ChangesPlayers(X_NO_SPECIAL_SUMMON, EVERYBODY),
    ),
)

card(
    "The Legendary Fisherman",
    continuous(
        Unaffected((SPELL,), UMI),
        Changes(X_NOT_ATTACKED, Itself(), when=UMI),
        Changes(X_NO_OBSTACLE, Itself(), when=UMI),
    ),
)

card(
    "The Light - Hex-Sealed Fusion",
    *hex_sealed(LIGHT),
)

card(
    "The Little Swordsman of Aile",
    ignition((Begin(Changes(X_ATTACK), Itself(), END_OF_TURN, Fixed(700)),), costs=(Tributing(1, (NotItself(),)),)),
)

card(
    "The Rock Spirit",
    FirstAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(EARTH),)), 1),)),
    continuous(Changes(X_ATTACK, Itself(), amount=Fixed(300), when=Both((InTurnOf(OPPONENTS), InPhase((BATTLE,)))))),
)

SAMURAI = (NameHolds("Six Samurai"), FaceUp())


def stand_in() -> Ability:
    """What each of them has: another one can be destroyed instead."""
    return continuous(SparedBy(Cards((MONSTERS,), YOU, SAMURAI, others=True)))


def with_another(name: str) -> Exists:
    """A face-up Six Samurai of another name is there."""
    return Exists(Cards((MONSTERS,), YOUR_SIDE, (*SAMURAI, Except(Named((name,))))))


def destroyer(name: str, turned: FaceUp | FaceDown) -> Ability:
    """Once a turn destroy a face-up (or Set) Spell or Trap Card instead of attacking."""
    return ignition(
        (Destroy(Bound(TARGETS, (turned,))),),
        costs=(Begin(Changes(X_NO_ATTACK), Itself(), END_OF_TURN),),
        targets=(Target(Cards((SPELLS, FIELD), EVERYBODY, (turned,))),),
        condition=Both((with_another(name), Not(DeclaredThisTurn()))),
        limit=1,
    )


card("The Six Samurai - Kamon", destroyer("The Six Samurai - Kamon", FaceUp()), stand_in())

card(
    "The Six Samurai - Nisashi",
    continuous(Changes(X_SECOND_ATTACK, Itself(), amount=Fixed(1), when=with_another("The Six Samurai - Nisashi"))),
    stand_in(),
)

card("The Six Samurai - Yaichi", destroyer("The Six Samurai - Yaichi", FaceDown()), stand_in())

card(
    "The Six Samurai - Yariza",
    continuous(Changes(X_DIRECT_ATTACK, Itself(), when=with_another("The Six Samurai - Yariza"))),
    stand_in(),
)

card("The Stern Mystic", flip((Reveal(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, (FaceDown(),))),)))

card(
    "The Thing in the Crater",
    trigger(
        E_SENT,
        (Choose(Cards((HAND,), YOU, (OfType((PYRO,)), Revivable()))), SpecialSummon(Bound(CHOSEN))),
        hearing=Both((HeardFrom((MONSTERS, SPELLS)), HeardDestroyed())),
        places=IN_GRAVEYARD,
        optional=True,
        condition=ZoneFree(),
    ),
)

card("The Trojan Horse", continuous(Changes(X_TWO_TRIBUTES, Itself(), amount=Fixed(EARTH))))

card("The Unfriendly Amazon", upkeep((Tributing(1, (NotItself(),)),), even_negated=True))

STANDS_THERE = ItselfIs((FaceUp(), InPosition(ATTACK)))

card(
    "The Unhappy Girl",
    continuous(Changes(X_NOT_DESTROYED_BY_BATTLE, Itself(), when=STANDS_THERE)),
    trigger(
        E_BATTLED,
        (
            Begin(Changes(X_NO_REPOSITION, EventOther(), when=STANDS_THERE), EventOther(), WHILE_FACE_UP),
            And(),
            Begin(Changes(X_NO_ATTACK, EventOther(), when=STANDS_THERE), EventOther(), WHILE_FACE_UP),
        ),
        hearing=HeardOther(ALL_MONSTERS),
        at_once=True,
    ),
)

card("The Unhappy Maiden", trigger(E_SENT, (GoToEnd(BATTLE),), hearing=BEATEN_IN_BATTLE, places=IN_GRAVEYARD))

card(
    "The Wicked Dreadroot",
    NeverSpecial(),
    TributesOf(3, ()),
    continuous(Changes(X_ATTACK, OTHER_FACE_UP, HALVED), Changes(X_DEFENSE, OTHER_FACE_UP, HALVED)),
)

card("The Wicked Worm Beast", due_in(END, (ReturnToHand(Itself()),)))

card(
    "Theban Nightmare",
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            amount=Fixed(1500),
            when=Both((Not(Exists(Cards((HAND,), YOU))), Not(Exists(Cards((SPELLS,), OWN))))),
        )
    ),
    trigger(
        E_DISCARDED,
        (Begin(Changes(X_ATTACK), Itself(), CALCULATION_ONLY, Fixed(-1500)),),
        own=False,
        at_once=True,
        hearing=HeardSeat(YOU),
        condition=Both((InCalculation(), Not(Exists(Cards((HAND,), YOU))), Not(Exists(Cards((SPELLS,), OWN))))),
    ),
)

DISCARDED_MONSTER = Bound(DONE, (OfKind((MONSTER,)), LiesIn((GRAVEYARD,))))

card(
    "Thestalos the Firestorm Monarch",
    trigger(
        E_SUMMONED,
        (
            DiscardRandom(Fixed(1), OPPONENT, needed=False),
            If(Exists(DISCARDED_MONSTER), (InflictDamage(Multiplied(100, LevelOf(Bound(DONE))), OPPONENT),)),
        ),
        hearing=HeardHow(TRIBUTE_SUMMON),
    ),
)

card("Thousand Needles", pricks())

card(
    "Thousand-Eyes Restrict",
    continuous(
        Changes(X_NO_ATTACK, Cards((MONSTERS,), EVERYBODY, others=True)),
        Changes(X_NO_REPOSITION, Cards((MONSTERS,), EVERYBODY, others=True)),
        Changes(X_ATTACK, Itself(), BECOMES, AttackOf(EquippedTo(True, True), True), Exists(EquippedTo(True))),
        Changes(X_DEFENSE, Itself(), BECOMES, DefenseOf(EquippedTo(True, True), True), Exists(EquippedTo(True))),
        EquippedInstead(),
    ),
    ignition(
        (Absorb(TARGET),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (CanBeTaken(),))),),
        condition=Not(Exists(EquippedTo(True))),
        limit=1,
        remains=True,
    ),
)

NO_TOUGHER = (FaceUp(), NoTougherThan(AttackOf(Itself()), True))

card(
    "Throwstone Unit",
    ignition(
        (Destroy(Bound(TARGETS, NO_TOUGHER)),),
        costs=(Tributing(1, (OfType((WARRIOR,)),)),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, NO_TOUGHER)),),
    ),
)

card(
    "Thunder Dragon",
    ignition(
        (Choose(Cards((DECK,), YOU, (Named(("Thunder Dragon",)),)), 1, 2), *ADD_CHOSEN),
        costs=(DiscardingItself(),),
        places=IN_HAND,
    ),
)

card(
    "Thunder Nyan Nyan",
    continuous(
        Changes(
            X_SELF_DESTRUCTS,
            Itself(),
            when=Exists(Cards((MONSTERS,), YOUR_SIDE, (FaceUp(), Except(OfAttribute(LIGHT))))),
        )
    ),
)
