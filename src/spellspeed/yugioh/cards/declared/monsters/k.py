"""Monsters whose names begin with K."""

from spellspeed.yugioh.cards.writing import *

card(
    "KA-2 Des Scissors",
    trigger(
        E_BATTLE_DESTROYS,
        (InflictDamage(Multiplied(500, Printed(X_LEVEL, BEATEN)), OPPONENT),),
        hearing=BEATS_TO_GRAVEYARD,
    ),
)

card(
    "Kaibaman",
    ignition(
        (Choose(Cards((HAND,), YOU, (Named(("Blue-Eyes White Dragon",)), Revivable()))), SpecialSummon(Bound(CHOSEN))),
        costs=(TributingItself(),),
    ),
)

card(
    "Kaiser Glider",
    continuous(
        Changes(
            X_NOT_DESTROYED_BY_BATTLE,
            Itself(),
            when=Exists(BattledMonster((AttackBeside(AttackOf(Itself()), 0, 0),))),
        )
    ),
    trigger(
        E_SENT,
        (ReturnToHand(Bound(TARGETS)),),
        hearing=HeardDestroyed(),
        targets=(Target(ALL_MONSTERS),),
        places=IN_GRAVEYARD,
    ),
)

card("Kaiser Sea Horse", continuous(Changes(X_TWO_TRIBUTES, Itself(), amount=Fixed(LIGHT))))

card(
    "Kangaroo Champ",
    trigger(
        E_BATTLED,
        (TurnTo(EventOther(), DEFENSE),),
        hearing=HeardOther(Cards((MONSTERS,), EVERYBODY, (Unbeaten(),))),
    ),
)

ATTACK_DOUBLED = 12

card(
    "Karate Man",
    ignition(
        (Begin(Changes(X_ATTACK, how=ORIGINAL_DOUBLED), Itself(), FOREVER),),
        costs=(Note(ATTACK_DOUBLED),),
        limit=1,
    ),
    due_in(END, (Destroy(Itself()),), whose=EACH, condition=UsedThisTurn(ATTACK_DOUBLED)),
)

card("Kazejin", blows_away())

card(
    "Kelbek",
    trigger(
        E_BATTLED,
        (ReturnToHand(EventOther()),),
        hearing=Both((HeardOther(Cards((MONSTERS,), EVERYBODY, (Unbeaten(),))), Not(IsAttacker()))),
    ),
)

card(
    "Keldo",
    trigger(
        E_SENT,
        (ShuffleIntoDeck(TARGET),),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD,
        targets=(Target(Cards((GRAVEYARD,), OPPONENT), 2, 2),),
    ),
)

card(
    "King Dragun",
    continuous(NotTargetedBy(Cards((MONSTERS,), EVERYBODY, (OfType((DRAGON,)), FaceUp())), OPPONENTS)),
    ignition(
        (Choose(DRAGONS_IN_HAND), SpecialSummon(Bound(CHOSEN))),
        condition=Both((Exists(DRAGONS_IN_HAND), ZoneFree())),
        limit=1,
    ),
)

SERVANTS = Cards((GRAVEYARD,), YOU, (Named(("King of the Skull Servants", "Skull Servant")),))

card(
    "King of the Skull Servants",
    continuous(Changes(X_ATTACK, Itself(), ORIGINAL_BECOMES, ForEach(1000, SERVANTS))),
    trigger(
        E_SENT,
        (SpecialSummon(Itself()),),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD,
        costs=(
            Removing(
                Cards(
                    (GRAVEYARD,),
                    YOU,
                    (Named(("King of the Skull Servants", "Skull Servant")), Removable()),
                    others=True,
                ),
                1,
            ),
        ),
        optional=True,
        condition=ZoneFree(),
    ),
)

card(
    "King of the Swamp",
    Says(SUBSTITUTE),
    ignition(
        (Choose(Cards((DECK,), YOU, (Named(("Polymerization",)),))), AddToHand(Bound(CHOSEN)), ShuffleDeck(YOU)),
        costs=(DiscardingItself(),),
        places=IN_HAND,
    ),
)

UP_TO_1400 = (AttackFrom(0, 1400), FaceUp())

card(
    "King Tiger Wanghu",
    trigger(
        E_SUMMONED,
        (Destroy(Bound(CHOSEN, UP_TO_1400)),),
        own=False,
        hearing=Both((HeardHow(ANY_NORMAL | SPECIAL_SUMMON), HeardCard(Cards((MONSTERS,), EVERYBODY, UP_TO_1400)))),
        targets=(Mean(JustHappened(E_SUMMONED, EVERYBODY, UP_TO_1400)),),
        together=True,
        remains=True,
    ),
)

card(
    "King's Knight",
    trigger(
        E_SUMMONED,
        (
            Choose(Cards((DECK,), YOU, (Named(("Jack's Knight",)), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        hearing=HeardHow(ANY_NORMAL),
        optional=True,
        condition=Both((Exists(Cards((MONSTERS,), YOU, (Named(("Queen's Knight",)), FaceUp()))), ZoneFree())),
    ),
)

card(
    "Kiryu",
    *union(("Dark Blade",), 900, 900),
    ignition(
        (Begin(Changes(X_DIRECT_ATTACK), Bound(PAID), END_OF_TURN),),
        costs=(Mean(EquippedMonster(), PAID), TributingItself()),
        places=AS_EQUIP_CARD,
    ),
)

card(
    "Kiseitai",
    trigger(
        E_DAMAGE_STEP,
        (FlipFaceUp(Itself()), If(Not(ItselfIs((Under(X_NEGATED),))), (BecomeEquip(EventOther()),))),
        hearing=Both((Not(IsAttacker()), TargetWasFaceDown())),
        condition=SpellZoneFree(),
        places=ON_FIELD | 1 << P_SET,
        at_start_of_damage_step=True,
    ),
    due_in(
        STANDBY,
        (GainLife(HalfOf(AttackOf(EquippedMonster())), YOU),),
        whose=THEIRS,
        places=AS_EQUIP_CARD,
    ),
)

card("Koitsu", *union(("Aitsu",), 3000, 0, Changes(X_PIERCING, EquippedMonster())))

card(
    "Kryuel",
    trigger(
        E_SENT,
        (CallCoin(), If(NumberIs(NUMBERS, 1), (Choose(THEIR_MONSTERS), Destroy(Bound(CHOSEN))))),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD,
    ),
)

card(
    "Kuriboh",
    quick(
        (Begin(ChangesPlayers(X_NO_BATTLE_DAMAGE, YOUR_SIDE), None, CALCULATION_ONLY),),
        windows=W_CALCULATION,
        places=IN_HAND,
        costs=(DiscardingItself(),),
        condition=OpponentAttacks(),
    ),
)

card(
    "Kycoo the Ghost Destroyer",
    trigger(
        E_DAMAGE,
        (RemoveFromPlay(TARGET),),
        own=False,
        hearing=HITS_OPPONENT,
        targets=(Target(Cards((GRAVEYARD,), OPPONENT, (OfKind((MONSTER,)), Removable())), 1, 2),),
        optional=True,
    ),
    continuous(ChangesPlayers(X_NO_REMOVAL, OPPONENTS)),
)
