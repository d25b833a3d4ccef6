"""Spell Cards whose names begin with M."""

from spellspeed.yugioh.cards.writing import *

card("Machine Conversion Factory", *worn_by_type(MACHINE))

card(
    "Machine Duplication",
    spell(
        (
            Choose(Cards((DECK,), YOU, (Namesake(TARGETS), OfKind((MONSTER,)), Revivable())), 1, 2),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        targets=(Target(Cards((MONSTERS,), YOU, (FaceUp(), OfType((MACHINE,)), AttackFrom(0, 500)))),),
        condition=ZoneFree(),
    ),
)

MY_SPELLS_AND_TRAPS = Cards((SPELLS, FIELD), YOUR_SIDE)

card(
    "Mage Power",
    equip(ANY_FACE_UP),
    continuous(
        Changes(X_ATTACK, EquippedMonster(), amount=ForEach(500, MY_SPELLS_AND_TRAPS)),
        Changes(X_DEFENSE, EquippedMonster(), amount=ForEach(500, MY_SPELLS_AND_TRAPS)),
    ),
)

card(
    "Magical Labyrinth",
    equip(Cards((MONSTERS,), EVERYBODY, (Named(("Labyrinth Wall",)), FaceUp()))),
    ignition(
        (
            Choose(Cards((DECK,), YOU, (Named(("Wall Shadow",)),))),
            SpecialSummon(Bound(CHOSEN), proper=True),
            ShuffleDeck(YOU),
        ),
        costs=(Tributing(1, (WearsThis(),)),),
    ),
)

card(
    "Magic Reflector",
    spell(
        (PlaceCounters(REFLECTOR_COUNTER, 1, Bound(TARGETS, (FaceUp(),))),),
        targets=(Target(Cards((SPELLS, FIELD), YOU, (OfKind((SPELL,)), FaceUp()), others=True)),),
    ),
)

card(
    "Magical Stone Excavation",
    spell(
        (AddToHand(TARGET),),
        costs=(Discarding(2),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((SPELL,)),))),),
    ),
)

card(
    "Malevolent Nuzzler",
    equip(ANY_FACE_UP),
    continuous(Changes(X_ATTACK, EquippedMonster(), amount=Fixed(700))),
    *comes_back_for_500(),
)

card(
    "Malice Dispersion",
    quick_play(
        (Destroy(Cards((SPELLS, MONSTERS), EVERYBODY, (FaceUp(), OfIcon((CONTINUOUS,)), OfKind((TRAP,))))),),
        costs=(Discarding(1),),
    ),
)

card(
    "Mask of Brutality",
    equip(ANY_FACE_UP),
    continuous(
        Changes(X_ATTACK, EquippedMonster(), amount=Fixed(1000)),
        Changes(X_DEFENSE, EquippedMonster(), amount=Fixed(-1000)),
    ),
    upkeep((PayingLife(1000),)),
)

card(
    "Mask of Dispel",
    spell(
        (Begin(FallsWith(), TARGET, WHILE_FACE_UP),),
        targets=(Target(Cards((SPELLS, FIELD), EVERYBODY, (OfKind((SPELL,)), FaceUp()), others=True)),),
        remains=True,
    ),
    due_in(
        STANDBY,
        (
            If(Controlled(Held(monsters=False), YOU), (InflictDamage(Fixed(500), YOU),)),
            If(Controlled(Held(monsters=False), OPPONENTS), (InflictDamage(Fixed(500), OPPONENT),)),
        ),
        condition=Exists(Held(monsters=False)),
        remains=True,
    ),
)

card(
    "Mask of the Accursed",
    equip(ANY_FACE_UP),
    continuous(Changes(X_NO_ATTACK, EquippedMonster())),
    due_in(
        STANDBY,
        (
            If(Controlled(EquippedMonster(), YOU), (InflictDamage(Fixed(500), YOU),)),
            If(Controlled(EquippedMonster(), OPPONENTS), (InflictDamage(Fixed(500), OPPONENT),)),
        ),
        remains=True,
    ),
)

card(
    "Mass Driver",
    lasting_spell(),
    ignition((InflictDamage(Fixed(400), OPPONENT),), costs=(Tributing(1),), remains=True),
)

card(
    "Mega Ton Magical Cannon",
    spell((Destroy(Cards((MONSTERS, SPELLS, FIELD), OPPONENTS)),), costs=(RemovingCountersThere(COUNTER_NAME, 10),)),
)

card(
    "Megamorph",
    equip(ANY_FACE_UP),
    continuous(
        Changes(X_ATTACK, EquippedMonster(), ORIGINAL_DOUBLED, when=LifeLower(YOU)),
        Changes(X_ATTACK, EquippedMonster(), ORIGINAL_HALVED, when=LifeLower(OPPONENTS)),
    ),
)

card(
    "Messenger of Peace",
    lasting_spell(),
    continuous(Changes(X_NO_DECLARING, Cards((MONSTERS,), EVERYBODY, (FaceUp(), AttackFrom(1500, WITHOUT_BOUND))))),
    upkeep((PayingLife(100),)),
)

card(
    "Metalsilver Armor",
    equip(ANY_FACE_UP),
    continuous(
        NotTargetedBy(
            Cards((MONSTERS, GRAVEYARD, REMOVED), EVERYBODY, (OfKind((MONSTER,)), Except(WearsThis()))),
            OPPONENTS,
            Controlled(EquippedMonster(), YOU),
            alone=True,
        )
    ),
)

card(
    "Metamorphosis",
    spell(
        (
            ChooseFusion(Cards((FUSION_DECK,), YOU, (IsFusion(), ComesFreely())), BoundNumber(NUMBERS)),
            SpecialSummon(Bound(CHOSEN), freely=True),
        ),
        costs=(Tributing(1, level_of=Cards((FUSION_DECK,), YOU, (IsFusion(), ComesFreely()))),),
    ),
)

card(
    "Meteor of Destruction",
    spell((InflictDamage(Fixed(1000), OPPONENT),), condition=NumberFrom(LifeOf(OPPONENT), 3001, WITHOUT_BOUND)),
)

card(
    "Mind Control",
    spell(
        (
            Begin(Controls(), TARGET, END_PHASE_OF),
            And(),
            Begin(Changes(X_NO_ATTACK, holds=True), TARGET, END_PHASE_OF),
            And(),
            Begin(Changes(X_NOT_TRIBUTED, holds=True), TARGET, END_PHASE_OF),
        ),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (CanBeTaken(),))),),
    ),
)

card(
    "Mind Wipe",
    quick_play((ShuffleIntoDeck(THEIR_HAND), DrawAsMany(OPPONENT)), condition=HandAtMost(OPPONENT, 3)),
)

MY_BANISHED = Cards((REMOVED,), YOU, (OfKind((MONSTER,)), FaceUp()))

card(
    "Miracle Dig",
    spell((SendToGraveyard(TARGET),), targets=(Target(MY_BANISHED, 3, 3),), condition=Exists(MY_BANISHED, 5)),
)

card("Miracle Fusion", fusing_from_the_graveyard(NameHolds("Elemental HERO"), IsFusion()), cites=("TEAM-R24",))

card(
    "Mirage of Nightmare",
    lasting_spell(),
    due_in(
        STANDBY,
        (
            Draw(MissingInHand(4), YOU),
            KeepNumber(CARDS_DRAWN, NumberOf(Bound(DONE))),
        ),
        whose=THEIRS,
        condition=HandAtMost(YOU, 3),
        remains=True,
    ),
    due_in(
        STANDBY,
        (DiscardRandom(ForEachKept(1, CARDS_DRAWN), YOU, needed=False), KeepNumber(CARDS_DRAWN, Fixed(0))),
        condition=HasKept(CARDS_DRAWN, 1),
        remains=True,
    ),
)

card("Mist Body", equip(ANY_FACE_UP), continuous(Changes(X_NOT_DESTROYED_BY_BATTLE, EquippedMonster())))

MOKEYS = Cards((MONSTERS,), YOU, (Named(("Mokey Mokey",)), FaceUp()))

card(
    "Mokey Mokey Smackdown",
    lasting_spell(),
    trigger(
        E_DESTROYED,
        (Begin(Changes(X_ATTACK, MOKEYS, BECOMES, Fixed(3000)), None, END_OF_TURN),),
        own=False,
        together=True,
        hearing=Both((HeardWhere((MONSTERS,), YOU), HeardWas((OfType((FAIRY,)),)))),
        condition=Exists(MOKEYS),
        remains=True,
    ),
)

card("Molten Destruction", lasting_spell(), overpowers(FIRE))

card(
    "Monster Gate",
    spell(
        (TurnUpUntil(Ordinary()), SpecialSummon(Bound(CHOSEN)), And(), SendToGraveyard(TheRest())),
        costs=(Tributing(1),),
    ),
)

card(
    "Monster Reborn",
    spell(
        (SpecialSummon(TARGET),), targets=(Target(Cards((GRAVEYARD,), EVERYBODY, (OfKind((MONSTER,)), Revivable()))),)
    ),
    cites=("TEAM-R33",),
)

card(
    "Monster Recovery",
    quick_play(
        (ShuffleIntoDeck(TARGET), IfDone((ShuffleIntoDeck(OTHERS_IN_HAND), DrawAsMany(YOU)))),
        targets=(Target(Cards((MONSTERS,), YOU)),),
    ),
)

card(
    "Monster Reincarnation",
    spell(
        (AddToHand(Bound(TARGETS)),),
        costs=(Discarding(1),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)), Holdable()))),),
    ),
)

WORN_CARD_GONE = Both((HeardWas((IsEquipCard(),), face_down=True), HeardEquipped(), HeardWhere((SPELLS,), EVERYBODY)))

card(
    "Morale Boost",
    lasting_spell(),
    trigger(
        E_EQUIPPED, (GainLife(Fixed(1000), TOLD),), own=False, at_once=True, hearing=HeardWhere((SPELLS,), EVERYBODY)
    ),
    trigger(
        E_LEFT | E_SUMMONED,
        (InflictDamage(Fixed(1000), TOLD),),
        own=False,
        at_once=True,
        hearing=WORN_CARD_GONE,
    ),
)

card("Mountain", lasting_spell(), continuous(*gain(200, DRAGON, WINGED_BEAST, THUNDER)))

token("Army Ant Token", continuous(Changes(X_NO_TRIBUTE_SUMMON, Itself())))

ARMY_ANT = printed_named("Army Ant Token")

card(
    "Multiplication of Ants",
    spell((MakeTokens(ARMY_ANT, 2, ANY_POSITION),), costs=(Tributing(1, (OfType((INSECT,)),)),)),
)

card(
    "My Body as a Shield",
    quick_play(
        (NegateActivation(True),),
        windows=W_ANSWERS,
        condition=Both(
            (Answers((MONSTER, SPELL, TRAP), OPPONENTS, False), AnswersDestruction((MONSTERS,)), Not(InDamageStep()))
        ),
        costs=(PayingLife(1500),),
    ),
)

card("Mystic Plasma Zone", lasting_spell(), overpowers(DARK))

card("Mystical Moon", *worn_by_type(BEAST_WARRIOR))

card("Mystical Space Typhoon", quick_play((Destroy(TARGET),), targets=(Target(OTHER_SPELLS_AND_TRAPS),)))

card(
    "Mystik Wok",
    quick_play(
        (
            If(ModeIs(0), (GainLife(TributedStrength(True), YOU),)),
            If(ModeIs(1), (GainLife(TributedStrength(False), YOU),)),
        ),
        costs=(Tributing(1),),
        targets=(ChooseMode(2),),
    ),
)
