"""Monsters whose names begin with M, but not those of ma.py."""

from spellspeed.yugioh.cards.writing import *

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

card(
    "Mechanical Hound",
    continuous(BarsCards((SPELL,), OPPONENTS, when=HandAtMost(YOU, 0))),
)

card("Medusa Worm", *turns_down((Destroy(TARGET),), THEIR_MONSTERS))

card(
    "Mefist the Infernal General",
    continuous(Changes(X_PIERCING, Itself())),
    trigger(E_DAMAGE, (DiscardRandom(Fixed(1), OPPONENT),), own=False, hearing=HITS_OPPONENT),
)

card(
    "Megarock Dragon",
    OnlyAsWritten(),
    procedure(
        (
            Removing(Cards((GRAVEYARD,), YOU, (OfType((ROCK,)),)), 1, ANY_NUMBER),
            KeepNumber(ROCKS_REMOVED, BoundNumber(NUMBERS), arriving=Itself()),
        )
    ),
    continuous(
        Changes(X_ATTACK, Itself(), ORIGINAL_BECOMES, ForEachKept(700, ROCKS_REMOVED)),
        Changes(X_DEFENSE, Itself(), ORIGINAL_BECOMES, ForEachKept(700, ROCKS_REMOVED)),
    ),
)

card(
    "Memory Crusher",
    trigger(
        E_DAMAGE,
        (InflictDamage(ForEach(100, Cards((FUSION_DECK,), OPPONENT)), OPPONENT),),
        own=False,
        hearing=DIRECT_HIT,
    ),
)

card("Mermaid Knight", continuous(Changes(X_SECOND_ATTACK, Itself(), amount=Fixed(1), when=UMI)))

card(
    "Metallizing Parasite - Lunatite",
    *union_for((), Unaffected((SPELL,), group=EquippedMonster(), whose=OPPONENTS), DestroyedInstead(EquippedMonster())),
)

card(
    "Metalzoa",
    FirstAsWritten(),
    procedure((Tributing(1, (Named(("Zoa",)), EquippedWith((Named(("Metalmorph",)),)))),), places=IN_DECK),
)

card(
    "Mid Shield Gardna",
    hides(),
    answering(
        (FlipFaceUp(Itself(), DEFENSE), And(), NegateActivation(False)),
        hearing=Both((HeardActivation((SPELL,)), AnswersTargeting((MONSTERS,), (IsAmong(Itself()), FaceDown())))),
        places=1 << P_SET,
    ),
)

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

card("Mind on Air", continuous(ChangesPlayers(X_HAND_OPEN, OPPONENTS)))

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
        targets=(Target(SPELLS_AND_TRAPS, 1, 2),),
        optional=True,
    ),
)

card(
    "Moisture Creature",
    UpToTributes(3, Exists(Cards((SPELLS, FIELD), OPPONENTS))),
    LooksBack(KEEPS_TRIBUTES),
    trigger(
        E_SUMMONED,
        (Destroy(Cards((SPELLS, FIELD), OPPONENTS)),),
        hearing=Both((HeardHow(TRIBUTE_SUMMON), HasKept(TRIBUTES_MADE, 3))),
    ),
)

MOKEY_MOKEYS = Cards((GRAVEYARD,), YOU, (Named(("Mokey Mokey",)), Revivable()))

card(
    "Mokey Mokey King",
    trigger(
        E_LEFT,
        (ChooseUpTo(MOKEY_MOKEYS, FreeZones()), SpecialSummon(Bound(CHOSEN))),
        optional=True,
        condition=Both((Exists(MOKEY_MOKEYS), ZoneFree())),
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

card("Morphing Jar", flip((Discard(Fixed(0), EVERYBODY, True), Draw(Fixed(5), EVERYBODY))))

card("Mother Grizzly", recruiter(WATER))

card(
    "Mucus Yolk",
    continuous(Changes(X_DIRECT_ATTACK, Itself())),
    trigger(E_DAMAGE, (KeepNumber(DAMAGE_DONE, Fixed(1)),), own=False, at_once=True, hearing=HITS_OPPONENT),
    due_in(
        STANDBY,
        (Begin(Changes(X_ATTACK), Itself(), FOREVER, Fixed(1000)), KeepNumber(DAMAGE_DONE, Fixed(0))),
        condition=HasKept(DAMAGE_DONE, 1),
    ),
)

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
    "Mushroom Man #2",
    due_in(STANDBY, (InflictDamage(Fixed(300), YOU),)),
    due_in(
        END,
        (GiveControl(Itself()),),
        optional=True,
        costs=(PayingLife(500),),
    ),
)

WITH_A_WARRIOR = Exists(Cards((MONSTERS,), YOU, (FaceUp(), OfType((WARRIOR,)))))

card(
    "Mysterious Guard",
    flip(
        (PutOnTop(STILL_FACE_UP), If(WITH_A_WARRIOR, (ReturnToHand(Bound(CHOSEN, (FaceUp(),))),))),
        targets=(
            Target(ANY_FACE_UP),
            If(
                WITH_A_WARRIOR,
                (
                    Target(
                        Cards((MONSTERS,), EVERYBODY, (FaceUp(), Except(IsAmong(Bound(TARGETS))))), 0, 1, name=CHOSEN
                    ),
                ),
            ),
        ),
    ),
)

card(
    "Mysterious Puppeteer",
    trigger(
        E_SUMMONED,
        (GainLife(Fixed(500), YOU),),
        own=False,
        hearing=HeardHow(ANY_NORMAL | FLIP_SUMMON),
    ),
)

card("Mystic Lamp", continuous(Changes(X_DIRECT_ATTACK, Itself())))

card(
    "Mystic Swordsman LV2",
    trigger(
        E_DAMAGE_STEP,
        (Destroy(EventOther(())),),
        hearing=ATTACKS_SET_MONSTER,
        at_start_of_damage_step=True,
    ),
    due_in(
        END,
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Mystic Swordsman LV4",)),))),
            SpecialSummon(Bound(CHOSEN), proper=True),
            ShuffleDeck(YOU),
        ),
        whose=EACH, costs=(SendingItself(),), optional=True, condition=DestroyedByBattleThisTurn(),
    ),
)  # fmt: skip

card(
    "Mystic Swordsman LV4",
    NoNormalSummon(settable=True),
    trigger(
        E_DAMAGE_STEP,
        (Destroy(EventOther()),),
        hearing=ATTACKS_SET_MONSTER,
        at_start_of_damage_step=True,
    ),
    grows_into("Mystic Swordsman LV6", END, EACH, DestroyedByBattleThisTurn()),
)

card(
    "Mystic Swordsman LV6",
    NoNormalSummon(settable=True),
    trigger(
        E_DAMAGE_STEP,
        (
            If(Exists(EventOther((OwnedBy(OPPONENTS),))), (May((Destroy(EventOther(), onto_deck=True),)),)),
            If(NothingDone(), (Destroy(EventOther()),)),
        ),
        hearing=ATTACKS_SET_MONSTER,
        at_start_of_damage_step=True,
    ),
)

card("Mystic Tomato", recruiter(DARK))

card(
    "Mystical Knight of Jackal",
    trigger(
        E_BATTLE_DESTROYS,
        # FAQ 2005: it is activated in any case, and its player decides as it resolves.
        (If(Exists(OtherInGraveyard()), (May((PutOnTop(OtherInGraveyard()),)),)),),
        hearing=HeardOther(Cards((GRAVEYARD,), OPPONENTS)),
    ),
)

card("Mystical Sheep #1", Says(SUBSTITUTE))
