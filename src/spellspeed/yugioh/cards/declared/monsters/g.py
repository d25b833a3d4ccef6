"""Monsters whose names begin with G, but not those of gr.py and gl.py."""

from spellspeed.yugioh.cards.writing import *

card(
    "Gaia Soul the Combustible Collective",
    ignition(
        (Begin(Changes(X_ATTACK), Itself(), FOREVER, Multiplied(1000, BoundNumber(NUMBERS))),),
        costs=(Tributing(1, (OfType((PYRO,)), NotItself()), most=2),),
        limit=1,
    ),
    continuous(Changes(X_PIERCING, Itself())),
    due_in(END, (Destroy(Itself()),), whose=EACH),
)

card("Gale Lizard", flip((ReturnToHand(TARGET),), targets=(Target(THEIR_MONSTERS),)))

card(
    "Garuda the Wind Spirit",
    FirstAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(WIND),)), 1),)),
    due_in(
        END,
        (SwitchPosition(STILL_FACE_UP),),
        whose=THEIRS,
        optional=True,
        targets=(Target(THEIR_FACE_UP),),
    ),
)

card(
    "Gate Guardian",
    FirstAsWritten(),
    procedure(
        (
            TributingOneOfEach(
                (
                    Cards((MONSTERS,), YOU, (Named(("Sanga of the Thunder",)),)),
                    Cards((MONSTERS,), YOU, (Named(("Kazejin",)),)),
                    Cards((MONSTERS,), YOU, (Named(("Suijin",)),)),
                )
            ),
        )
    ),
)

card(
    "Gatling Dragon",
    ignition(
        (TossCoins(3), ChooseUpTo(ALL_MONSTERS, BoundNumber(NUMBERS)), Destroy(Bound(CHOSEN))),
        limit=1,
    ),
)

card(
    "Gear Golem the Moving Fortress",
    ignition(
        (Begin(Changes(X_DIRECT_ATTACK), Itself(), END_OF_TURN),),
        costs=(PayingLife(800),),
        limit=1,
        condition=InPhase((MAIN1,)),
    ),
)

card("Gearfried the Iron Knight", continuous(Changes(X_SHED, EquippedTo())))

card(
    "Gearfried the Swordmaster",
    OnlyAsWritten(),
    trigger(
        E_EQUIPPED,
        (Destroy(TARGET),),
        own=False,
        hearing=HeardOther(Itself()),
        targets=(Target(THEIR_MONSTERS),),
        together=True,
    ),
)

card(
    "Getsu Fuhma",
    trigger(
        E_BATTLE_OVER,
        (Destroy(EventOther()),),
        hearing=HeardOther(Cards((MONSTERS,), EVERYBODY, (OfType((FIEND, ZOMBIE)),))),
    ),
)

card(
    "Ghost Knight of Jackal",
    trigger(
        E_BATTLE_DESTROYS,
        (SpecialSummon(TARGET, DEFENSE),),
        hearing=HeardOther(Cards((GRAVEYARD,), OPPONENTS, (Revivable(),))),
        targets=(Target(OtherInGraveyard()),),
        optional=True,
        condition=ZoneFree(),
    ),
)

card(
    "Giant Axe Mummy",
    hides(),
    trigger(
        E_BATTLED,
        (Destroy(EventOther()),),
        hearing=Both((TargetWasFaceDown(), Not(IsAttacker()), AttackerTooWeak())),
    ),
)

card(
    "Giant Germ",
    trigger(
        E_SENT,
        (
            InflictDamage(Fixed(500), OPPONENT),
            If(
                ZoneFree(),
                (
                    May(
                        (
                            ChooseUpTo(
                                Cards((DECK,), YOU, (Named(("Giant Germ",)), Revivable())), FreeZones(), fewer=True
                            ),
                            SpecialSummon(Bound(CHOSEN), ATTACK),
                            ShuffleDeck(YOU),
                        )
                    ),
                ),
            ),
        ),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD,
    ),
)

card("Giant Orc", tires())

card("Giant Rat", recruiter(EARTH))

card(
    "Gigantes",
    FirstAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(EARTH),)), 1),)),
    trigger(E_SENT, (Destroy(SPELLS_AND_TRAPS),), hearing=BEATEN_IN_BATTLE, places=IN_GRAVEYARD),
)

THEIR_DEAD = Cards((GRAVEYARD,), OPPONENT, (OfKind((MONSTER,)), Revivable()))

card(
    "Gilasaurus",
    procedure(()),
    trigger(
        E_SUMMONED,
        (TheySummon(TARGET, ANY_POSITION, OPPONENT),),
        hearing=Both((HeardHow(SPECIAL_SUMMON), HeardCause((BY_RULE,)))),
        targets=(TheyTarget(THEIR_DEAD, OPPONENT, least=0),),
        condition=Exists(THEIR_DEAD),
    ),
)

card(
    "Gilford the Lightning",
    UpToTributes(3),
    LooksBack(KEEPS_TRIBUTES),
    trigger(
        E_SUMMONED,
        (Destroy(Cards((MONSTERS,), OPPONENTS)),),
        hearing=Both((HeardHow(TRIBUTE_SUMMON), HasKept(TRIBUTES_MADE, 3))),
    ),
)

card("Goblin Attack Force", tires())

OTHER_FIENDS = Cards((MONSTERS,), EVERYBODY, (OfType((FIEND,)), FaceUp()), others=True)

card(
    "Goblin King",
    continuous(
        Changes(
            X_NOT_ATTACKED, Itself(), when=Exists(Cards((MONSTERS,), YOU, (OfType((FIEND,)), FaceUp()), others=True))
        ),
        Changes(X_ATTACK, Itself(), BECOMES, ForEach(1000, OTHER_FIENDS)),
        Changes(X_DEFENSE, Itself(), BECOMES, ForEach(1000, OTHER_FIENDS)),
    ),
    cites=("TEAM-R17",),
)

card("Goblin of Greed", continuous(ChangesPlayers(X_NO_DISCARD_COST, EVERYBODY)))

card(
    "Goddess of Whim",
    ignition(
        (
            CallCoin(),
            If(NumberIs(NUMBERS, 1), (Begin(Changes(X_ATTACK, how=TIMES), Itself(), END_OF_TURN, Fixed(2)),)),
            If(NumberIs(NUMBERS, 0), (Begin(Changes(X_ATTACK, how=HALVED), Itself(), END_OF_TURN),)),
        ),
        limit=1,
    ),
)

card("Goddess with the Third Eye", Says(SUBSTITUTE))

card(
    "Goldd, Wu-Lord of Dark World",
    when_discarded(
        (SpecialSummon(Itself()), IfDone((Destroy(Bound(TARGETS)),), later=True)),
        targets=(If(BY_THEM, (Target(Cards((MONSTERS, SPELLS, FIELD), OPPONENTS), 0, 2),)),),
    ),
)

card(
    "Golden Homunculus",
    continuous(
        Changes(X_ATTACK, Itself(), amount=ForEach(300, Cards((REMOVED,), YOU))),
        Changes(X_DEFENSE, Itself(), amount=ForEach(300, Cards((REMOVED,), YOU))),
    ),
)

card("Golem Sentry", *turns_down((ReturnToHand(TARGET),), THEIR_MONSTERS))

card(
    "Gora Turtle",
    continuous(Changes(X_NO_DECLARING, Cards((MONSTERS,), EVERYBODY, (FaceUp(), AttackFrom(1900, WITHOUT_BOUND))))),
)

card(
    "Gora Turtle of Illusion",
    continuous(
        NegatesTargeting((SPELL, TRAP), Itself(), alone=False, whose=OPPONENTS, spares_equips=True),
        Changes(X_NEGATED, EquippedTo(whose=OPPONENTS)),
    ),
)

card(
    "Guardian Angel Joan",
    trigger(E_BATTLE_DESTROYS, (GainLife(Printed(X_ATTACK, BEATEN), YOU),), hearing=BEATS_TO_GRAVEYARD),
)

card(
    "Guardian Baou",
    unless_there_is("Wicked-Breaking Flamberge - Baou"),
    trigger(
        E_BATTLE_DESTROYS,
        (Begin(Changes(X_ATTACK), Itself(), FOREVER, Fixed(1000)),),
        hearing=BEATS_TO_GRAVEYARD,
    ),
    continuous(Changes(X_NEGATES_FLIP, Itself(), amount=Fixed(1))),
)

card(
    "Guardian Ceal",
    unless_there_is("Shooting Star Bow - Ceal"),
    ignition(
        (Destroy(TARGET),),
        costs=(Sending(Cards((SPELLS,), YOU, (OfKind((SPELL,)), OfIcon((EQUIP,)), FaceUp(), WornBy(Itself())))),),
        targets=(Target(THEIR_MONSTERS),),
    ),
)

card(
    "Guardian Elma",
    unless_there_is("Butterfly Dagger - Elma"),
    trigger(
        E_SUMMONED,
        (EquipCards(TARGET, Itself()),),
        hearing=HeardHow(ANY_NORMAL | SPECIAL_SUMMON),
        targets=(Target(EQUIP_SPELLS_FOR_IT),),
        condition=SpellZoneFree(),
        optional=True,
    ),
)

card(
    "Guardian Grarl",
    unless_there_is("Gravity Axe - Grarl"),
    procedure((), Exactly(Cards((HAND,), YOU), 1)),
)

card(
    "Guardian Kay'est",
    unless_there_is("Rod of Silence - Kay'est"),
    continuous(Unaffected((SPELL,)), Changes(X_NOT_ATTACKED, Itself()), Changes(X_NO_OBSTACLE, Itself())),
)

card(
    "Guardian Sphinx",
    hides(),
    trigger(E_SUMMONED, (ReturnToHand(THEIR_MONSTERS),), hearing=HeardHow(FLIP_SUMMON)),
)

card("Guardian Statue", *turns_down((ReturnToHand(TARGET),), THEIR_MONSTERS))

card(
    "Guardian Tryce",
    unless_there_is("Twin Swords of Flashing Light - Tryce"),
    LooksBack(KEEPS_TRIBUTED),
    trigger(
        E_SENT,
        (SpecialSummon(FallenPartner(tributed=True)),),
        hearing=Both((HeardDestroyed(), HeardFrom((MONSTERS, SPELLS)))),
        condition=ZoneFree(),
        places=IN_GRAVEYARD,
    ),
)

card(
    "Gyaku-Gire Panda",
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(500, THEIR_MONSTERS)), Changes(X_PIERCING, Itself())),
)
