"""Monsters whose names begin with De."""

from spellspeed.yugioh.cards.writing import *

card(
    "Decayed Commander",
    brings_union("Zombie Tiger"),
    trigger(E_DAMAGE, (DiscardRandom(Fixed(1), OPPONENT),), own=False, hearing=DIRECT_HIT),
)

card("Deepsea Warrior", continuous(Unaffected((SPELL,), UMI)))

card(
    "Dekoichi the Battlechanted Locomotive",
    flip(
        (
            Draw(Fixed(1), YOU),
            Draw(ForEach(1, Cards((MONSTERS,), YOU, (FaceUp(), Named(("Bokoichi the Freightening Car",))))), YOU),
        )
    ),
)

card(
    "Demise, King of Armageddon",
    ignition((Destroy(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, others=True)),), costs=(PayingLife(2000),)),
)

WICKED_PLANT = printed_named("Wicked Plant Token")

card(
    "Des Dendle",
    *union(("Vampiric Orchis",), 0, 0),
    trigger(
        E_BATTLE_DESTROYS,
        (MakeTokens(WICKED_PLANT, 1, ANY_POSITION),),
        own=False,
        hearing=Both(
            (
                HeardCard(EquippedMonster()),
                Not(HeardCard(Cards((MONSTERS,), OPPONENTS))),
                HeardOther(Cards((GRAVEYARD, REMOVED), EVERYBODY)),
            )
        ),
        places=AS_EQUIP_CARD,
    ),
)

card("Des Feral Imp", flip((ShuffleIntoDeck(TARGET),), targets=(Target(Cards((GRAVEYARD,), YOU)),)))

TADPOLES_IN_GRAVEYARD = Cards((GRAVEYARD,), YOU, (Named(("T.A.D.P.O.L.E.",)),))

card(
    "Des Frog",
    trigger(
        E_SUMMONED,
        (
            ChooseUpTo(
                Cards((HAND, DECK), YOU, (Named(("Des Frog",)), Revivable())),
                Utmost((NumberOf(TADPOLES_IN_GRAVEYARD), FreeZones()), most=False),
                fewer=True,
            ),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        hearing=HeardHow(TRIBUTE_SUMMON),
        optional=True,
        condition=Both((Exists(TADPOLES_IN_GRAVEYARD), ZoneFree())),
    ),
)

card(
    "Des Kangaroo",
    trigger(E_BATTLE_OVER, (Destroy(EventOther()),), hearing=Both((Not(IsAttacker()), AttackerTooWeak()))),
)

card("Des Koala", flip((InflictDamage(ForEach(400, Cards((HAND,), OPPONENT)), OPPONENT),)))

card(
    "Des Lacooda",
    hides(),
    trigger(E_SUMMONED, (Draw(Fixed(1), YOU),), hearing=HeardHow(FLIP_SUMMON)),
)

card("Des Wombat", continuous(ChangesPlayers(X_NO_EFFECT_DAMAGE, YOUR_SIDE)))

card(
    "Desertapir",
    flip(
        (TurnFaceDown(STILL_FACE_UP),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(), NoToken(), Except(Named(("Desertapir",)))))),),
    ),
)

card(
    "Despair from the Dark",
    trigger(E_SENT, (SpecialSummon(Itself()),), hearing=SENT_FROM_HAND_OR_DECK_BY_THEM, places=IN_GRAVEYARD),
)

TERRORKING_FELL = EventCardIn(GRAVEYARD, (Named(("Terrorking Archfiend",)),))

NO_ANUBIS = Not(Exists(Cards((MONSTERS,), EVERYBODY, (Named(("The End of Anubis",)), FaceUp()))))

card(
    "Desrook Archfiend",
    *archfiend(500, 3),
    trigger(
        E_SENT,
        (SpecialSummon(TARGET),),
        own=False,
        hearing=Both((HeardWhere((MONSTERS,), YOU), HeardDestroyed(), HeardCard(TERRORKING_FELL))),
        costs=(SendingItself(),),
        targets=(Target(EventCardIn(GRAVEYARD)),),
        condition=Both((ZoneFree(), NotOnChain(True), NO_ANUBIS)),
        optional=True,
        places=IN_HAND,
        together=True,
    ),
)

card(
    "Destiny HERO - Dasher",
    ignition(
        (Begin(Changes(X_ATTACK), Itself(), END_OF_TURN, Fixed(1000)),),
        costs=(Tributing(1, (NotItself(),)),),
        limit=1,
    ),
    due_in(BATTLE, (TurnTo(Itself(), DEFENSE),), condition=FoughtThisTurn(), chainless=True),
    trigger(
        E_DRAWN,
        (If(IN_THE_GRAVEYARD, (SpecialSummon(Bound(PAID)),)),),
        own=False,
        optional=True,
        places=IN_GRAVEYARD,
        hearing=Both((HeardSeat(YOU), InTurnOf(YOU), InPhase((DRAW,)), HeardDrawn(Revivable()))),
        costs=(ShowDrawn(Revivable()), Begin(Changes(X_USED), Itself(), FOREVER)),
        condition=Both((NotUsedUp(in_graveyard=True), ZoneFree())),
    ),
)

card(
    "Destiny HERO - Disk Commander",
    trigger(
        E_SUMMONED,
        (Draw(Fixed(2), YOU),),
        hearing=Both((HeardHow(SPECIAL_SUMMON), HeardWhere((GRAVEYARD,), EVERYBODY))),
    ),
)

card(
    "Destiny HERO - Fear Monger",
    due_in(
        STANDBY,
        (SpecialSummon(TARGET),),
        targets=(
            Target(
                Cards(
                    (GRAVEYARD,),
                    YOU,
                    (
                        NameHolds("Destiny HERO"),
                        OfKind((MONSTER,)),
                        Except(Named(("Destiny HERO - Fear Monger",))),
                        Revivable(),
                    ),
                )
            ),
        ),
        places=IN_GRAVEYARD,
        condition=Both((ItselfIs((BeatenInBattle(),)), SentSinceLastTurn())),
    ),
)

card(
    "Destiny HERO - Malicious",
    ignition(
        (
            Choose(Cards((DECK,), YOU, (Named(("Destiny HERO - Malicious",)), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        costs=(RemovingItself(),),
        places=IN_GRAVEYARD,
        condition=ZoneFree(),
    ),
)

card(
    "Destiny HERO - Plasma",
    OnlyAsWritten(),
    procedure((Tributing(3),)),
    continuous(
        Changes(X_NEGATED, Cards((MONSTERS,), OPPONENTS, (FaceUp(),))),
        Changes(
            X_ATTACK, Itself(), amount=HalfOf(AttackOf(EquippedTo(True, True), True)), when=Exists(EquippedTo(True))
        ),
    ),
    ignition(
        (Absorb(Bound(TARGETS)),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS)),),
        condition=Not(Exists(EquippedTo(True))),
        limit=1,
        remains=True,
    ),
    cites=("TEAM-R30",),
)
