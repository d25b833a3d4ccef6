"""Monsters whose names begin with A."""

from spellspeed.yugioh.cards.writing import *

CAME_TODAY = 20

card(
    "Armor Exe",
    trigger(E_SUMMONED, (Note(CAME_TODAY),), at_once=True),
    continuous(Changes(X_NO_ATTACK, Itself(), when=UsedThisTurn(CAME_TODAY))),
    due_in(
        STANDBY,
        (PayOrElse((RemovingCountersThere(COUNTER_NAME, 1),), (Destroy(Itself()),)),),
        whose=EACH,
        chainless=True,
        even_negated=True,
    ),
)

card("A Cat of Ill Omen", puts_on_top((OfKind((TRAP,)),)))

STILL_SET = Bound(TARGETS, (FaceDown(),))

card(
    "A Man with Wdjat",
    trigger(E_SUMMONED, (LookAt(STILL_SET),), hearing=HeardHow(ANY_NORMAL), targets=(Target(THEIR_SET_CARDS),)),
    due_in(
        STANDBY, (LookAt(STILL_SET),), targets=(Target(THEIR_SET_CARDS),), condition=ItselfIs((CameBy(ANY_NORMAL),))
    ),
)

card(
    "A-Team: Trap Disposal Unit",
    quick(
        NEGATE,
        windows=W_ANSWER_TRAP,
        condition=Both((Answers((TRAP,), OPPONENTS, True), Either((Not(InDamageStep()), Not(IsBattling()))))),
        costs=(TributingItself(),),
    ),
)

card(
    "Abaki",
    trigger(E_SENT, (InflictDamage(Fixed(500), EVERYBODY),), hearing=BEATEN_IN_BATTLE, places=IN_GRAVEYARD),
)

card(
    "Abare Ushioni",
    ignition(
        (
            CallCoin(),
            If(NumberIs(NUMBERS, 1), (InflictDamage(Fixed(1000), OPPONENT),)),
            If(NumberIs(NUMBERS, 0), (InflictDamage(Fixed(1000), YOU),)),
        ),
        limit=1,
    ),
)

card(
    "Absorbing Kid from the Sky",
    trigger(
        E_BATTLE_DESTROYS,
        (GainLife(Multiplied(300, Printed(X_LEVEL, BEATEN)), YOU),),
        hearing=BEATS_TO_GRAVEYARD,
    ),
)

card(
    "Abyss Soldier",
    ignition(
        (ReturnToHand(TARGET),),
        costs=(Discarding(1, (OfAttribute(WATER),)),),
        targets=(Target(ANY_CARD),),
        limit=1,
    ),
)

card(
    "Agido",
    trigger(
        E_SENT,
        (
            RollDie(),
            If(
                ZoneFree(),
                (
                    Choose(Cards((GRAVEYARD,), YOU, (OfType((FAIRY,)), LevelRolled(6), Revivable())), optional=True),
                    SpecialSummon(Bound(CHOSEN)),
                ),
            ),
        ),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD,
    ),
)

card(
    "Airknight Parshath",
    continuous(Changes(X_PIERCING, Itself())),
    trigger(E_DAMAGE, (Draw(Fixed(1), YOU),), own=False, hearing=HITS_OPPONENT),
)

card("Amazoness Archer", ignition((InflictDamage(Fixed(1200), OPPONENT),), costs=(Tributing(2),)))

card(
    "Amazoness Blowpiper",
    due_in(
        STANDBY,
        (Begin(Changes(X_ATTACK), STILL_FACE_UP, END_OF_TURN, Fixed(-500)),),
        targets=(Target(THEIR_FACE_UP),),
    ),
)

card(
    "Amazoness Chain Master",
    trigger(
        E_SENT,
        (LookAt(THEIR_HAND), Choose(Cards((HAND,), OPPONENT, (OfKind((MONSTER,)),))), TakeIntoHand(Bound(CHOSEN))),
        hearing=BEATEN_IN_BATTLE,
        optional=True,
        costs=(PayingLife(1500),),
        condition=Exists(THEIR_HAND),
        places=IN_GRAVEYARD,
    ),
)

card("Amazoness Fighter", continuous(ChangesPlayers(X_NO_BATTLE_DAMAGE, YOUR_SIDE, when=IsBattling())))

card(
    "Amazoness Paladin",
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(100, Cards((MONSTERS,), YOUR_SIDE, AMAZONESS)))),
)

card("Amazoness Swords Woman", continuous(Changes(X_REFLECTS_DAMAGE, Itself())))

card(
    "Amazoness Tiger",
    continuous(
        Changes(X_ATTACK, Itself(), amount=ForEach(400, Cards((MONSTERS,), YOUR_SIDE, AMAZONESS))),
        Changes(X_NOT_ATTACKED, Cards((MONSTERS,), YOU, AMAZONESS, others=True)),
        ChangesPlayers(X_ONE_OF_NAME, YOU),
        Changes(X_SELF_DESTRUCTS, Itself(), when=SecondOfItsName()),
    ),
)

card(
    "Ameba",
    trigger(
        E_CONTROL,
        (InflictDamage(Fixed(2000), OPPONENT),),
        hearing=HeardWas(()),
        costs=(Begin(Changes(X_USED), Itself(), FOREVER),),
        condition=Not(ItselfIs((Under(X_USED),))),
    ),
)

card("Amphibious Bugroth MK-3", continuous(Changes(X_DIRECT_ATTACK, Itself(), when=UMI)))

card("An Owl of Luck", puts_on_top((OfIcon((FIELD_ICON,)), OfKind((SPELL,)))))

card(
    "Ancient Gear Beast",
    NeverSpecial(),
    continuous(no_spells_or_traps_while_attacking(), Changes(X_NEGATES_FLIP, Itself(), amount=Fixed(1))),
)

card(
    "Ancient Gear Golem",
    NeverSpecial(),
    continuous(no_spells_or_traps_while_attacking(), Changes(X_PIERCING, Itself())),
)

card("Ancient Gear Soldier", continuous(no_spells_or_traps_while_attacking()))

card("Andro Sphinx", *sphinx(Printed(X_ATTACK, BEATEN)))

card(
    "Anteatereatingant",
    OnlyAsWritten(),
    procedure((Sending(Cards((SPELLS, FIELD), YOU), 2),)),
    ignition(
        (Destroy(TARGET),),
        costs=(NO_ATTACK_THIS_TURN,),
        targets=(Target(Cards((SPELLS, FIELD), OPPONENTS)),),
        condition=Not(DeclaredThisTurn()),
    ),
)

card(
    "Anti-Aircraft Flower",
    ignition((InflictDamage(Fixed(800), OPPONENT),), costs=(Tributing(1, (OfType((INSECT,)),)),)),
)

card(
    "Apprentice Magician",
    trigger(
        E_SUMMONED,
        (PlaceCounters(COUNTER_NAME, 1, Bound(TARGETS, (FaceUp(),))),),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, (FaceUp(), TakesCounters(COUNTER_NAME)))),),
    ),
    trigger(
        E_BATTLED,
        (
            Choose(Cards((DECK,), YOU, (OfType((SPELLCASTER,)), LevelFrom(1, 2), Revivable()))),
            Reveal(Bound(CHOSEN)),
            SpecialSummon(Bound(CHOSEN), SET_POSITION),
            ShuffleDeck(YOU),
        ),
        hearing=ITSELF_BEATEN,
        optional=True,
        condition=ZoneFree(),
    ),
)

card(
    "Aqua Spirit",
    FirstAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(WATER),)), 1),)),
    due_in(
        STANDBY,
        (SwitchPosition(STILL_FACE_UP), IfDone((Begin(Changes(X_NO_REPOSITION), Bound(DONE), END_OF_TURN),))),
        whose=THEIRS,
        optional=True,
        targets=(Target(THEIR_FACE_UP),),
    ),
)

ALL_KINDS = (MONSTER, SPELL, TRAP)

card(
    "Arcana Force 0 - The Fool",
    continuous(Changes(X_NOT_DESTROYED_BY_BATTLE, Itself()), Changes(X_NOT_TO_DEFENSE, Itself())),
    trigger(
        E_SUMMONED,
        (
            TossCoins(1),
            If(NumberIs(NUMBERS, 1), (Begin(RefusesTargeting(ALL_KINDS, YOU), Itself(), FOREVER),)),
            If(NumberIs(NUMBERS, 0), (Begin(RefusesTargeting(ALL_KINDS, OPPONENTS), Itself(), FOREVER),)),
        ),
    ),
)

card(
    "Arcane Archer of the Forest",
    continuous(Changes(X_NOT_ATTACKED, Itself(), when=Exists(Cards((MONSTERS,), YOU, (OfType((PLANT,)), FaceUp()))))),
    ignition(
        (Destroy(TARGET),),
        costs=(Tributing(1, (OfType((PLANT,)),)),),
        targets=(Target(SPELLS_AND_TRAPS),),
    ),
)

card(
    "Archfiend of Gilfer",
    trigger(
        E_SENT,
        (BecomeEquip(STILL_FACE_UP),),
        optional=True,
        places=IN_GRAVEYARD,
        targets=(Target(ANY_FACE_UP),),
        condition=SpellZoneFree(),
    ),
    while_equipped(Changes(X_ATTACK, EquippedMonster(), amount=Fixed(-500))),
)

SANCTUARY_CARD = (Named(("The Sanctuary in the Sky",)), FaceUp())

card(
    "Archlord Zerato",
    *comes_by("Warrior of Zera", *SANCTUARY_CARD),
    ignition(
        (If(Exists(Cards((FIELD,), YOU, SANCTUARY_CARD)), (Destroy(THEIR_MONSTERS),)),),
        costs=(Discarding(1, (OfAttribute(LIGHT), OfKind((MONSTER,)))),),
    ),
)

card("Armageddon Knight", trigger(E_SUMMONED, SEND_A_DARK_MONSTER, optional=True))

card(
    "Armed Dragon LV10",
    OnlyAsWritten(),
    procedure((Tributing(1, (Named(("Armed Dragon LV7",)),)),)),
    ignition((Destroy(THEIR_FACE_UP),), costs=(Sending(Cards((HAND,), YOU)),)),
)

card("Armed Dragon LV3", grows_into("Armed Dragon LV5", STANDBY))

MY_MONSTER = Cards((HAND,), YOU, (OfKind((MONSTER,)),))
NO_STRONGER = Cards((MONSTERS,), OPPONENTS, (FaceUp(), NoStrongerThanPaid(MY_MONSTER)))

card(
    "Armed Dragon LV5",
    ignition(
        (Destroy(Bound(TARGETS, NO_STRONGER.filters)),),
        costs=(Sending(MY_MONSTER, reaching=THEIR_FACE_UP),),
        targets=(Target(NO_STRONGER),),
    ),
    grows_into("Armed Dragon LV7", END, EACH, DestroyedByBattleThisTurn()),
)

card(
    "Armed Dragon LV7",
    OnlyAsWritten(by="Armed Dragon LV5"),
    ignition((Destroy(NO_STRONGER),), costs=(Sending(MY_MONSTER, reaching=THEIR_FACE_UP),)),
)

card("Armed Ninja", snipes(SPELL))

card(
    "Armed Samurai - Ben Kei",
    continuous(Changes(X_SECOND_ATTACK, Itself(), amount=ForEach(1, EquippedTo()))),
)

ALONE_AMONG_INSECTS = Not(Exists(Cards((MONSTERS,), YOU, (OfType((INSECT,)), FaceUp()), others=True)))

card(
    "Arsenal Bug",
    continuous(
        Changes(X_ATTACK, Itself(), BECOMES, Fixed(1000), ALONE_AMONG_INSECTS),
        Changes(X_DEFENSE, Itself(), BECOMES, Fixed(1000), ALONE_AMONG_INSECTS),
    ),
)

NO_GUARDIANS = (
    "Celtic Guardian",
    "Winged Dragon, Guardian of the Fortress #1",
    "Winged Dragon, Guardian of the Fortress #2",
    "Guardian of the Labyrinth",
    "The Reliable Guardian",
)

card(
    "Arsenal Summoner",
    flip((Choose(Cards((DECK,), YOU, (NameHolds("Guardian"), Except(Named(NO_GUARDIANS))))), *ADD_CHOSEN)),
)

card(
    "Asura Priest",
    NeverSpecial(),
    continuous(Changes(X_ATTACK_EACH, Itself())),
    due_in(END, (ReturnToHand(Itself()),), whose=EACH, condition=SummonedThisTurn(ANY_NORMAL, flipped=True)),
)

card(
    "Aswan Apparition",
    trigger(
        E_DAMAGE,
        (PutOnTop(TARGET),),
        own=False,
        hearing=HITS_OPPONENT,
        optional=True,
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((TRAP,)),))),),
    ),
)

card("Aussa the Earth Charmer", charms(EARTH))

card(
    "Atomic Firefly",
    trigger(
        E_DESTROYED,
        (InflictDamage(Fixed(1000), OPPONENT),),
        hearing=Both((HeardCause((BY_BATTLE,)), Either((IsAttacker(), Not(TargetMetFaceDown()))))),
        places=IN_GRAVEYARD,
    ),
)

card(
    "Avatar of The Pot",
    ignition((Draw(Fixed(3), YOU),), costs=(Sending(Cards((HAND,), YOU, (Named(("Pot of Greed",)),))),)),
)
