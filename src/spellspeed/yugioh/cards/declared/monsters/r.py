"""Monsters whose names begin with R."""

from spellspeed.yugioh.cards.writing import *

card(
    "Rafflesia Seduction",
    flip(
        (Begin(Controls(), STILL_FACE_UP, END_PHASE_OF),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(), CanBeTaken()))),),
    ),
)

card(
    "Raging Flame Sprite",
    continuous(Changes(X_DIRECT_ATTACK, Itself())),
    trigger(
        E_DAMAGE,
        (Begin(Changes(X_ATTACK), Itself(), FOREVER, Fixed(1000)),),
        own=False,
        at_once=True,
        hearing=Both((HITS_OPPONENT, AttackIsDirect())),
    ),
)

# TEAM-R32: the partner's do not count.
SEVEN_CRYSTAL_BEASTS = DifferentNames(Cards((MONSTERS, SPELLS, GRAVEYARD), OWN, (CRYSTAL_BEAST, FaceUp())), 7)

NOT_AT_ONCE = Not(SummonedThisTurn(SPECIAL_SUMMON))

card(
    "Rainbow Dragon",
    OnlyAsWritten(),
    procedure((), SEVEN_CRYSTAL_BEASTS),
    quick(
        (Begin(Changes(X_ATTACK), Itself(), FOREVER, Multiplied(1000, BoundNumber(NUMBERS))),),
        windows=W_ANY | W_BEFORE,
        costs=(GivingAll(Cards((MONSTERS,), OWN, (CRYSTAL_BEAST, FaceUp(), OfKind((MONSTER,))))),),
        condition=NOT_AT_ONCE,
        remains=True,
    ),
    ignition(
        (ShuffleIntoDeck(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY)),),
        costs=(GivingAll(Cards((GRAVEYARD,), YOU, BEAST_CARD), removing=True),),
        condition=NOT_AT_ONCE,
    ),
    cites=("TEAM-R32",),
)

card("Rainbow Flower", continuous(Changes(X_DIRECT_ATTACK, Itself())))

card(
    "Raiza the Storm Monarch",
    trigger(E_SUMMONED, (ReturnToDeck(TARGET),), hearing=HeardHow(TRIBUTE_SUMMON), targets=(Target(ANY_CARD),)),
)

card(
    "Rapid-Fire Magician",
    trigger(
        E_LINK_RESOLVED,
        (InflictDamage(Fixed(400), OPPONENT),),
        own=False,
        at_once=True,
        hearing=Both((HeardSeat(YOU), HeardActivation((SPELL,)), HeardIcon((NORMAL,)), ThereBefore())),
    ),
    cites=("TEAM-R28",),
)

card("Rare Metal Dragon", NoNormalSummon(settable=False))

card("Reaper of the Cards", snipes(TRAP))

card(
    "Reaper on the Nightmare",
    continuous(
        Changes(X_NOT_DESTROYED_BY_BATTLE, Itself()),
        Changes(X_TARGETED_DIES, Itself()),
        Changes(X_DIRECT_ATTACK, Itself()),
    ),
    trigger(E_DAMAGE, (DiscardRandom(Fixed(1), OPPONENT),), own=False, hearing=DIRECT_HIT),
)

card(
    "Red-Eyes Black Metal Dragon",
    FirstAsWritten(),
    procedure(
        (Tributing(1, (Named(("Red-Eyes Black Dragon",)), EquippedWith((Named(("Metalmorph",)),)))),),
        places=IN_DECK,
    ),
)

card(
    "Red-Eyes Darkness Dragon",
    OnlyAsWritten(),
    procedure((Tributing(1, (Named(("Red-Eyes Black Dragon",)),)),)),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(300, Cards((GRAVEYARD,), YOU, (OfType((DRAGON,)),))))),
)

card(
    "Reflect Bounder",
    trigger(
        E_BEFORE_CALCULATION,
        (InflictDamage(AttackOf(Attacker()), OPPONENT), And(), DestroyAfterCalculation(Itself())),
        hearing=Both((Not(IsAttacker()), ItselfIs((InPosition(ATTACK),)))),
    ),
)

card(
    "Regenerating Mummy",
    trigger(E_SENT, (ReturnToHand(Itself()),), hearing=SENT_FROM_HAND_BY_THEM, places=IN_GRAVEYARD),
)

card(
    "Relinquished",
    continuous(
        Changes(X_ATTACK, Itself(), BECOMES, AttackOf(EquippedTo(True, True), True), Exists(TAKEN_MONSTER)),
        Changes(X_DEFENSE, Itself(), BECOMES, DefenseOf(EquippedTo(True, True), True), Exists(TAKEN_MONSTER)),
        EquippedInstead(),
    ),
    trigger(
        E_DAMAGE,
        (InflictDamage(DamageTold(), OPPONENT),),
        own=False,
        hearing=Both(
            (
                HeardCause((BY_BATTLE,)),
                HeardSeat(YOU),
                IsBattling(),
                HeardOther(Battling(OPPONENTS, (InPosition(ATTACK),))),
                Exists(TAKEN_MONSTER),
            )
        ),
    ),
    ignition(
        (Absorb(Bound(TARGETS)),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (CanBeTaken(),))),),
        condition=Not(Exists(TAKEN_MONSTER)),
        limit=1,
        remains=True,
    ),
)

CATS_PREY = Cards((DECK,), YOU, (OfType((BEAST,)), LevelFrom(1, 3), Revivable()))

card(
    "Rescue Cat",
    ignition(
        (
            If(
                Exists(CATS_PREY, 2),
                (
                    Choose(CATS_PREY, 2, 2),
                    SpecialSummon(Bound(CHOSEN)),
                    Begin(Delayed(Destroy(Bound(DONE)), END, EVERYBODY), Bound(DONE), FOREVER),
                ),
            ),
            ShuffleDeck(YOU),
        ),
        costs=(SendingItself(),),
        condition=Both((NumberFrom(FreeZones(), 1, 5), MaySpecialSummon())),
    ),
)

card(
    "Reshef the Dark Being",
    ignition(
        (Begin(Controls(), TARGET, END_PHASE_OF),),
        costs=(Discarding(1, (OfKind((SPELL,)),)),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (CanBeTaken(),))),),
        limit=1,
    ),
)

card(
    "Revival Jam",
    trigger(
        E_SENT,
        (KeepNumber(RETURNS, Fixed(1)),),
        hearing=BEATEN_IN_BATTLE,
        costs=(PayingLife(1000),),
        optional=True,
        never_misses=True,
        places=IN_GRAVEYARD,
    ),
    due_in(
        STANDBY,
        (SpecialSummon(Itself(), DEFENSE),),
        places=IN_GRAVEYARD,
        condition=Both((HasKept(RETURNS, 1), SentSinceLastTurn())),
    ),
)

card(
    "Roc from the Valley of Haze",
    trigger(E_SENT, (ShuffleIntoDeck(Itself()),), hearing=HeardFrom((HAND,)), places=IN_GRAVEYARD),
)

card(
    "Rocket Jumper",
    continuous(
        Changes(
            X_DIRECT_ATTACK,
            Itself(),
            when=Both(
                (
                    Not(Exists(Cards((SPELLS, FIELD), OPPONENTS))),
                    Not(Exists(Cards((MONSTERS,), OPPONENTS, (InPosition(ATTACK),)))),
                )
            ),
        )
    ),
)

card(
    "Roulette Barrel",
    ignition(
        (RollDie(times=2), Choose(Cards((MONSTERS,), EVERYBODY, (LevelRolled(), FaceUp()))), Destroy(Bound(CHOSEN))),
        limit=1,
    ),
)

card(
    "Royal Keeper",
    hides(),
    trigger(
        E_FLIPPED,
        (
            Begin(Changes(X_ATTACK), Itself(), END_OF_TURN, Fixed(300)),
            And(),
            Begin(Changes(X_DEFENSE), Itself(), END_OF_TURN, Fixed(300)),
        ),
        places=ON_FIELD | SET_ONLY,
    ),
)

card(
    "Royal Magical Library",
    trigger(
        E_LINK_RESOLVED,
        (PlaceCounters("Spell Counter", 1, Itself(), 3),),
        own=False,
        hearing=Both((HeardActivation((SPELL,)), ThereBefore())),
        at_once=True,
    ),
    ignition((Draw(Fixed(1), YOU),), costs=(RemovingCounters("Spell Counter", 3),)),
)

ONCE_MORE_GRANTED = 11

card(
    "Ruin, Queen of Oblivion",
    trigger(
        E_BATTLE_DESTROYS,
        (Begin(Changes(X_SECOND_ATTACK), Itself(), END_OF_BATTLE_PHASE, Fixed(1)),),
        hearing=IsAttacker(),
        costs=(Note(ONCE_MORE_GRANTED),),
        optional=True,
        condition=Not(UsedThisTurn(ONCE_MORE_GRANTED)),
    ),
)

card(
    "Ryko, Lightsworn Hunter",
    flip(
        (Destroy(Bound(TARGETS)), SendFromTop(Fixed(3), YOU)),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY), 0, 1),),
    ),
)

card(
    "Ryu Kokki",
    trigger(
        E_BATTLE_OVER,
        (Destroy(EventOther()),),
        hearing=HeardOther(Cards((MONSTERS,), EVERYBODY, (OfType((WARRIOR, SPELLCASTER)),))),
    ),
)

card(
    "Ryu Senshi",
    Says(EXACT),
    quick(
        (NegateEffect(False),),
        windows=W_ANSWER_TRAP,
        condition=AnswersIcon((TRAP,), (NORMAL,)),
        costs=(PayingLife(1000),),
        remains=True,
    ),
    continuous(RefusesTargeting((SPELL,))),
)

card("Ryu-Kishin Clown", trigger(E_SUMMONED, (SwitchPosition(STILL_FACE_UP),), targets=(Target(ANY_FACE_UP),)))
