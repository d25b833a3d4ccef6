"""Monsters whose names begin with P."""

from spellspeed.yugioh.cards.writing import *

card(
    "Paladin of White Dragon",
    trigger(
        E_DAMAGE_STEP,
        (Destroy(EventOther()),),
        hearing=ATTACKS_SET_MONSTER,
        at_start_of_damage_step=True,
    ),
    ignition(
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Blue-Eyes White Dragon",)), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            Begin(Changes(X_NO_ATTACK), Bound(DONE), END_OF_TURN),
            ShuffleDeck(YOU),
        ),
        costs=(TributingItself(),),
    ),
)

card("Patrician of Darkness", continuous(ChangesPlayers(X_TARGETS_CHOSEN, OPPONENTS)))

INSECTS = Changes(X_RACE, Cards((MONSTERS,), OWN, (FaceUp(),)), BECOMES, when=Not(ItselfIs((Under(X_NEGATED),))))

card(
    "Parasite Paracide",
    flip((ShuffleFaceUp(Itself(), OPPONENT),)),
    trigger(
        E_DRAWN_FACE_UP,
        (
            If(
                ZoneFree(),
                (
                    If(
                        MaySpecialSummon(),
                        (
                            SpecialSummon(Itself(), DEFENSE),
                            IfDone(
                                (Begin(INSECTS, None, WHILE_FACE_UP, Fixed(INSECT)), InflictDamage(Fixed(1000), YOU))
                            ),
                        ),
                    ),
                ),
            ),
            If(ItselfIs((LiesIn((HAND,)),)), (Destroy(Itself()),)),
        ),
        hearing=HeardTurnedUp(),
        places=IN_HAND,
    ),
)

card("Patrol Robo", due_in(STANDBY, (Choose(THEIR_SET_CARDS), LookAt(Bound(CHOSEN))), optional=True))

card(
    "Penguin Knight",
    trigger(
        E_SENT,
        (ShuffleIntoDeck(Cards((GRAVEYARD,), YOU)),),
        hearing=Both((HeardFrom((DECK,)), HeardCause((BY_EFFECT,)), HeardByCardOf(OPPONENTS))),
        places=IN_GRAVEYARD,
    ),
)

card(
    "Pandemonium Watchbear",
    continuous(NotDestroyedBy(Cards((FIELD,), YOU, (Named(("Pandemonium",)), FaceUp())), whose=OPPONENTS)),
)

card("Panther Warrior", continuous(Changes(X_ATTACK_TRIBUTE, Itself())))

card("Penguin Soldier", flip((ReturnToHand(TARGET),), targets=(Target(ALL_MONSTERS, 0, 2),)))

card(
    "Penumbral Soldier Lady",
    trigger(
        E_BEFORE_CALCULATION,
        (Begin(Changes(X_ATTACK), Itself(), END_OF_DAMAGE_STEP, Fixed(1000)),),
        hearing=HeardOther(Cards((MONSTERS,), OPPONENTS, (OfAttribute(LIGHT),))),
    ),
)

card(
    "Perfect Machine King",
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            amount=ForEach(500, Cards((MONSTERS,), EVERYBODY, (OfType((MACHINE,)), FaceUp()), others=True)),
        )
    ),
)

card("Perfectly Ultimate Great Moth", FirstAsWritten(), hatches(6, ANY_NUMBER))

card(
    "Peten the Dark Clown",
    trigger(
        E_SENT,
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Peten the Dark Clown",)), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        costs=(RemovingItself(),),
        places=IN_GRAVEYARD,
        optional=True,
        condition=ZoneFree(),
    ),
)

card(
    "Pinch Hopper",
    trigger(
        E_SENT,
        (Choose(Cards((HAND,), YOU, (OfType((INSECT,)), Revivable()))), SpecialSummon(Bound(CHOSEN))),
        hearing=HeardWhere((MONSTERS,), YOU),
        places=IN_GRAVEYARD,
        optional=True,
        condition=ZoneFree(),
    ),
)

card("Piranha Army", continuous(Changes(X_DOUBLES_DAMAGE, Itself(), when=Both((IsAttacker(), AttackIsDirect())))))

card("Pitch-Black Warwolf", continuous(no_traps_in_battle()))

card("Pitch-Dark Dragon", *union(("Dark Blade",), 400, 400, Changes(X_PIERCING, EquippedMonster())))

card(
    "Pixie Knight",
    trigger(
        E_SENT,
        (Choose(Cards((GRAVEYARD,), YOU, (OfKind((SPELL,)),)), whose=OPPONENT), PutOnTop(Bound(CHOSEN))),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD,
    ),
)

card("Poison Mummy", flip((InflictDamage(Fixed(500), OPPONENT),)))

WEAK_ONES = Cards((MONSTERS,), OPPONENTS, (LevelFrom(1, 3), FaceUp(), CanBeTaken()))

card(
    "Possessed Dark Soul",
    ignition(
        (
            ChooseUpTo(WEAK_ONES, FreeZones()),
            Begin(Controls(), Bound(CHOSEN), FOREVER),
            Destroy(
                Cards((MONSTERS,), OPPONENTS, (LevelFrom(1, 3), FaceUp(), CanBeTaken(), Except(IsAmong(Bound(CHOSEN)))))
            ),
        ),
        costs=(TributingItself(),),
        condition=Exists(WEAK_ONES),
    ),
)

card(
    "Prickle Fairy",
    continuous(Changes(X_NOT_ATTACKED, Cards((MONSTERS,), YOU, (OfType((INSECT,)), FaceUp())))),
    trigger(E_BATTLE_OVER, (TurnTo(EventOther(), DEFENSE),), hearing=HeardOther(ALL_MONSTERS)),
)

card(
    "Prime Material Dragon",
    continuous(ChangesPlayers(X_DAMAGE_HEALS, EVERYBODY)),
    quick(
        NEGATE,
        windows=W_ANSWERS,
        condition=Both((Answers((MONSTER, SPELL, TRAP), EVERYBODY, False), AnswersDestruction((MONSTERS,)))),
        costs=(Sending(Cards((HAND,), YOU)),),
    ),
)

card("Princess of Tsurugi", flip((InflictDamage(ForEach(500, Cards((SPELLS, FIELD), OPPONENT)), OPPONENT),)))

card(
    "Prometheus, King of the Shadows",
    trigger(
        E_SUMMONED,
        (
            Choose(Cards((GRAVEYARD,), YOU, (OfAttribute(DARK), Removable())), 1, ANY_NUMBER),
            RemoveFromPlay(Bound(CHOSEN)),
            Begin(Changes(X_ATTACK), Itself(), END_OF_TURN, Multiplied(400, NumberOf(Bound(DONE)))),
        ),
        hearing=HeardHow(ANY_NORMAL),
    ),
)

card("Protector of the Sanctuary", continuous(ChangesPlayers(X_ONLY_DRAW_PHASE, OPPONENTS)))

card("Proto-Cyber Dragon", continuous(IsCalled("Cyber Dragon")))

CASTLE_OF_DARK_ILLUSIONS = Exists(Cards((MONSTERS,), EVERYBODY, (FaceUp(), Named(("Castle of Dark Illusions",)))))
GROWN_BY_CASTLE = Plus((Fixed(100), ForEachKept(100, TURNS)))

card(
    "Pumpking the King of Ghosts",
    continuous(
        Changes(X_ATTACK, Itself(), amount=GROWN_BY_CASTLE, when=CASTLE_OF_DARK_ILLUSIONS),
        Changes(X_DEFENSE, Itself(), amount=GROWN_BY_CASTLE, when=CASTLE_OF_DARK_ILLUSIONS),
    ),
    due_in(
        STANDBY,
        (If(CASTLE_OF_DARK_ILLUSIONS, (AddTurn(),)),),
        condition=Both((CASTLE_OF_DARK_ILLUSIONS, Not(HasKept(TURNS, 4)))),
    ),
    trigger(
        E_LEFT | E_TURNED,
        (KeepNumber(TURNS, Fixed(0)),),
        own=False,
        at_once=True,
        hearing=Both((Not(CASTLE_OF_DARK_ILLUSIONS), HasKept(TURNS, 1))),
    ),
)

card("Pyramid Turtle", recruits(OfType((ZOMBIE,)), DefenseFrom(0, 2000)))
