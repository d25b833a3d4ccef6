"""Monsters whose names begin with M."""

from spellspeed.yugioh.cards.writing import *

card("Machine King", continuous(Changes(X_ATTACK, Itself(), amount=ForEach(100, every_face_up(MACHINE)))))

card("Mad Sword Beast", continuous(Changes(X_PIERCING, Itself())))

card(
    "Magical Marionette",
    gathers(0),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEachCounter(200, COUNTER_NAME))),
    ignition(
        (Destroy(Bound(TARGETS)),),
        costs=(RemovingCounters(COUNTER_NAME, 2),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY)),),
    ),
)

card("Magical Merchant", flip((ExcavateUntil((SPELL, TRAP)),)))

card(
    "Magical Plant Mandragola",
    flip(
        (
            PlaceCounters(
                COUNTER_NAME, 1, Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, (FaceUp(), TakesCounters(COUNTER_NAME)))
            ),
        )
    ),
)

card(
    "Magical Scientist",
    ignition(
        (
            ChooseFusion(Cards((FUSION_DECK,), YOU, (IsFusion(), LevelFrom(1, 6), ComesFreely()))),
            SpecialSummon(Bound(CHOSEN), freely=True),
            Begin(Changes(X_NO_DIRECT_ATTACK), Bound(DONE), FOREVER),
            Begin(Delayed(ReturnToDeck(Bound(DONE)), END, EVERYBODY), Bound(DONE), FOREVER),
        ),
        costs=(PayLife(1000),),
    ),
)

card(
    "Magician of Faith",
    flip((AddToHand(TARGET),), targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((SPELL,)),))),)),
)

card("Maha Vailo", continuous(Changes(X_ATTACK, Itself(), amount=ForEach(500, EquippedTo()))))

card(
    "Maju Garzett",
    KeepsTributes(),
    continuous(Changes(X_ATTACK, Itself(), BECOMES, ForEachKept(1, TRIBUTED_ATTACK), HasKept(TRIBUTED_ATTACK, 1))),
)

card("Man-Eater Bug", flip((Destroy(TARGET),), targets=(Target(ALL_MONSTERS),)))

card(
    "Man-Thro' Tro'",
    ignition((InflictDamage(Fixed(800), OPPONENT),), costs=(Tributing(1, (IsNormal(),)),)),
)

card("Manga Ryu-Ran", FirstAsWritten(), *toon((Tributing(2),)))

card(
    "Manju of the Ten Thousand Hands",
    trigger(
        E_SUMMONED,
        (Choose(EitherOf((RITUAL_MONSTERS, RITUAL_SPELLS))), *ADD_CHOSEN),
        hearing=HeardHow(ANY_NORMAL | FLIP_SUMMON),
        optional=True,
    ),
)

BEASTS = (OfKind((MONSTER,)), OfType((BEAST, BEAST_WARRIOR, WINGED_BEAST)), NoToken())

card(
    "Manticore of Darkness",
    due_in(
        END,
        (SpecialSummon(Itself()),),
        whose=EACH,
        optional=True,
        costs=(Sending(Cards((HAND, MONSTERS), YOU, BEASTS)),),
        places=IN_GRAVEYARD,
        condition=SentThisTurn(),
    ),
    cites=("TEAM-R17",),
)

card(
    "Marauding Captain",
    continuous(Changes(X_NOT_ATTACKED, Cards((MONSTERS,), YOU, (OfType((WARRIOR,)), FaceUp()), others=True))),
    trigger(
        E_SUMMONED,
        (Choose(Cards((HAND,), YOU, (LevelFrom(1, 4), Revivable()))), SpecialSummon(Bound(CHOSEN))),
        hearing=HeardHow(ANY_NORMAL),
        optional=True,
        condition=ZoneFree(),
    ),
)

card(
    "Marshmallon",
    continuous(Changes(X_NOT_DESTROYED_BY_BATTLE, Itself())),
    trigger(
        E_BATTLED,
        (InflictDamage(Fixed(1000), OPPONENT),),
        hearing=Both((TargetWasFaceDown(), Not(IsAttacker()))),
    ),
)

card(
    "Maryokutai",
    quick(
        NEGATE,
        windows=W_ANSWER_SPELL,
        condition=Both((Answers((SPELL,), OPPONENTS, True), InTurnOf(OPPONENTS))),
        costs=(TributeItself(),),
    ),
)

card(
    "Mask of Darkness",
    flip((AddToHand(TARGET),), targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((TRAP,)),))),)),
)

card("Masked Dragon", recruits(OfType((DRAGON,)), AttackFrom(0, 1500)))

card("Masked Sorcerer", trigger(E_DAMAGE, (Draw(Fixed(1), YOU),), own=False, hearing=DON_HEARS))

card(
    "Master Monk",
    OnlyAsWritten(),
    procedure((Tributing(1, (Named(("Monk Fighter",)),)),)),
    continuous(Changes(X_SECOND_ATTACK, Itself(), amount=Fixed(1))),
)

card(
    "Mataza the Zapper",
    continuous(Changes(X_SECOND_ATTACK, Itself(), amount=Fixed(1)), Changes(X_KEEPS_CONTROL, Itself())),
)

card(
    "Mecha-Dog Marron",
    trigger(E_SENT, (InflictDamage(Fixed(1000), EVERYBODY),), hearing=BEATEN_IN_BATTLE, places=IN_GRAVEYARD),
    trigger(
        E_SENT,
        (InflictDamage(Fixed(1000), OPPONENT),),
        hearing=Both((HeardFrom((MONSTERS, SPELLS)), HeardDestroyed(), Not(HeardCause((BY_BATTLE,))))),
        places=IN_GRAVEYARD,
    ),
)

card("Medusa Worm", *turns_down((Destroy(TARGET),), THEIR_MONSTERS))

card(
    "Mefist the Infernal General",
    continuous(Changes(X_PIERCING, Itself())),
    trigger(E_DAMAGE, (DiscardRandom(1, OPPONENT),), own=False, hearing=DON_HEARS),
)

card(
    "Memory Crusher",
    trigger(
        E_DAMAGE,
        (InflictDamage(ForEach(100, Cards((FUSION_DECK,), OPPONENT)), OPPONENT),),
        own=False,
        hearing=Both((HeardCause((BY_BATTLE,)), HeardSeat(OPPONENTS), HeardByItself(), AttackIsDirect())),
    ),
)

card("Mermaid Knight", continuous(Changes(X_SECOND_ATTACK, Itself(), amount=Fixed(1), when=UMI)))

card(
    "Millennium Scorpion",
    trigger(
        E_BATTLE_DESTROYS,
        (Begin(Changes(X_ATTACK), Itself(), FOREVER, Fixed(500)),),
        hearing=BEATS_TO_GRAVEYARD,
    ),
)

card("Milus Radiant", strengthens(EARTH, WIND))

card(
    "Minar",
    trigger(
        E_SENT,
        (InflictDamage(Fixed(1000), OPPONENT),),
        hearing=Both((HeardDiscarded(), HeardCause((BY_EFFECT,)), BY_THEM)),
        places=IN_GRAVEYARD,
    ),
)

card(
    "Mine Golem",
    trigger(E_SENT, (InflictDamage(Fixed(500), OPPONENT),), hearing=BEATEN_IN_BATTLE, places=IN_GRAVEYARD),
)

card("Mirage Dragon", continuous(no_traps_in_battle()))

BATTLED = 7

card(
    "Mirage Knight",
    OnlyAsWritten(),
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            amount=AttackOf(Battling(OPPONENTS), True),
            when=Both((InCalculation(), IsBattling(), Exists(Battling(OPPONENTS)))),
        )
    ),
    trigger(E_BATTLED, (Note(BATTLED),), at_once=True),
    due_in(END, (RemoveFromPlay(Itself()),), whose=EACH, condition=UsedThisTurn(BATTLED), remains=True),
)

card("Moai Interceptor Cannons", hides())

card(
    "Mobius the Frost Monarch",
    trigger(
        E_SUMMONED,
        (Destroy(TARGET),),
        hearing=HeardHow(TRIBUTE_SUMMON),
        targets=(Target(FIELD_SPELLS, 1, 2),),
        optional=True,
    ),
)

card(
    "Molten Zombie",
    trigger(
        E_SUMMONED,
        (Draw(Fixed(1), YOU),),
        hearing=Both((HeardHow(SPECIAL_SUMMON), HeardWhere((GRAVEYARD,), EVERYBODY))),
    ),
)

card("Monk Fighter", continuous(ChangesPlayers(X_NO_BATTLE_DAMAGE, YOUR_SIDE, when=IsBattling())))

card(
    "Mormolith",
    ignition(
        (Destroy(Cards((MONSTERS,), EVERYBODY, (FaceUp(), NoTougherThan()))),),
        costs=(Tributing(1, (FaceUp(), OfAttribute(EARTH))),),
    ),
)

card("Morphing Jar", flip((Discard(0, EVERYBODY, True), Draw(Fixed(5), EVERYBODY))))

card("Mother Grizzly", recruiter(WATER))

card(
    "Mudora",
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(200, Cards((GRAVEYARD,), YOU, (OfType((FAIRY,)),))))),
)

card(
    "Muka Muka",
    continuous(
        Changes(X_ATTACK, Itself(), amount=ForEach(300, Cards((HAND,), YOU))),
        Changes(X_DEFENSE, Itself(), amount=ForEach(300, Cards((HAND,), YOU))),
    ),
)

card(
    "Mysterious Puppeteer",
    trigger(
        E_SUMMONED,
        (GainLife(Fixed(500), YOU),),
        own=False,
        hearing=Both((HeardHow(ANY_NORMAL | FLIP_SUMMON), HeardCard(Cards((MONSTERS,), EVERYBODY, others=True)))),
    ),
)

card("Mystic Lamp", continuous(Changes(X_DIRECT_ATTACK, Itself())))

card(
    "Mystic Swordsman LV2",
    trigger(
        E_DAMAGE_STEP,
        (Destroy(EventOther(())),),
        hearing=Both((IsAttacker(), TargetWasFaceDown())),
        at_start_of_damage_step=True,
    ),
    due_in(
        END,
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Mystic Swordsman LV4",)),))),
            SpecialSummon(Bound(CHOSEN), proper=True),
            ShuffleDeck(YOU),
        ),
        whose=3, costs=(SendItself(),), optional=True, condition=DestroyedByBattleThisTurn(),
    ),
)  # fmt: skip

card(
    "Mystic Swordsman LV4",
    OnlySet(),
    trigger(
        E_DAMAGE_STEP,
        (Destroy(EventOther()),),
        hearing=Both((IsAttacker(), TargetWasFaceDown())),
        at_start_of_damage_step=True,
    ),
    grows_into("Mystic Swordsman LV6", END, EACH, DestroyedByBattleThisTurn()),
)

card("Mystic Tomato", recruiter(DARK))

card(
    "Mystical Knight of Jackal",
    Unsealed(),
    trigger(
        E_BATTLE_DESTROYS,
        (PutOnTop(OtherInGraveyard()),),
        hearing=HeardOther(Cards((GRAVEYARD,), OPPONENTS)),
        optional=True,
    ),
)

card("Mystical Sheep #1", StandsForMaterial())
