"""Monsters whose names begin with H."""

from spellspeed.yugioh.cards.writing import *

card("Hade-Hane", flip((ReturnToHand(TARGET),), targets=(Target(ALL_MONSTERS, 0, 3),)))

card(
    "Hand of Nephthys",
    ignition(
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Sacred Phoenix of Nephthys",)), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        costs=(Tributing(1, (NotItself(),)), And(), TributingItself()),
    ),
)

card("Hane-Hane", flip((ReturnToHand(TARGET),), targets=(Target(ALL_MONSTERS),)))

card(
    "Harpie Lady 1",
    continuous(Changes(X_ATTACK, Cards((MONSTERS,), EVERYBODY, (OfAttribute(WIND), FaceUp())), amount=Fixed(300))),
)

card("Harpie Lady 2", continuous(Changes(X_NEGATES_FLIP, Itself())))

card(
    "Harpie Lady 3",
    trigger(
        E_BATTLED,
        (Begin(InTurnsToCome(X_NO_DECLARING, 2), EventOther(), END_OF_TURN),),
        hearing=HeardOther(THEIR_MONSTERS),
        at_once=True,
    ),
)

card("Harpie Lady Sisters", FirstAsWritten())

HARPIES = Cards((MONSTERS,), EVERYBODY, (Named(("Harpie Lady",)), FaceUp()))

card(
    "Harpie's Pet Dragon",
    continuous(
        Changes(X_ATTACK, Itself(), amount=ForEach(300, HARPIES)),
        Changes(X_DEFENSE, Itself(), amount=ForEach(300, HARPIES)),
    ),
)

card("Hayabusa Knight", continuous(Changes(X_SECOND_ATTACK, Itself(), amount=Fixed(1))))

card(
    "Heavy Mech Support Platform",
    *union_for(
        (OfType((MACHINE,)),),
        Changes(X_ATTACK, EquippedMonster(), amount=Fixed(500)),
        Changes(X_DEFENSE, EquippedMonster(), amount=Fixed(500)),
        DestroyedInstead(EquippedMonster(), True),
    ),
)

card("Helios - The Primordial Sun", sun(100))

card("Helios Duo Megistus", *helios("Helios - The Primordial Sun", 200, 300))

card("Helios Trice Megistus", *helios("Helios Duo Megistus", 300, 500), attacks_again())

card(
    "Helping Robo for Combat",
    trigger(
        E_BATTLED,
        (Draw(Fixed(1), YOU), Choose(Cards((HAND,), YOU)), ReturnToBottom(Bound(CHOSEN))),
        hearing=HeardOther(Cards((MONSTERS,), EVERYBODY, (Except(Unbeaten()),))),
    ),
)

card(
    "Helpoemer",
    Says(UNREVIVED),
    due_in(
        BATTLE,
        (DiscardRandom(Fixed(1), OPPONENT),),
        whose=THEIRS,
        places=IN_GRAVEYARD,
        condition=ItselfIs((BeatenInBattle(),)),
    ),
)

card(
    "Hieracosphinx",
    continuous(Changes(X_NOT_ATTACKED, Cards((MONSTERS,), YOU, (FaceDown(), InPosition(DEFENSE))))),
)

card("Hiita the Fire Charmer", charms(FIRE))

card(
    "Hino-Kagu-Tsuchi",
    NeverSpecial(),
    trigger(
        E_DAMAGE,
        (Begin(Delayed(DiscardThem(Cards((HAND,), OPPONENT)), DRAW, OPPONENT), None, FOREVER, turns=1),),
        own=False,
        hearing=HITS_OPPONENT,
        at_once=True,
    ),
    returns(),
)

card(
    "Hiro's Shadow Scout",
    flip((Draw(Fixed(3), OPPONENT), Reveal(Bound(DONE)), DiscardThem(Among(DONE, (OfKind((SPELL,)),))))),
)

card(
    "Homunculus the Alchemic Being",
    ignition(
        (
            DeclareAttribute(other=True),
            Begin(Changes(X_ATTRIBUTE, how=BECOMES), Itself(), WHILE_FACE_UP, BoundNumber(DECLARED)),
        ),
        limit=1,
        remains=True,
    ),
)

card(
    "Honest",
    ignition((ReturnToHand(Itself()),)),
    quick(
        (
            Begin(
                Changes(X_ATTACK),
                Battling(YOU, (OfAttribute(LIGHT),)),
                END_OF_TURN,
                AttackOf(Battling(OPPONENTS)),
            ),
        ),
        windows=W_BEFORE,
        places=IN_HAND,
        costs=(SendingItself(),),
    ),
    cites=("TEAM-R37",),
)

card(
    "Horus the Black Flame Dragon LV4",
    continuous(Changes(X_KEEPS_CONTROL, Itself())),
    grows_into("Horus the Black Flame Dragon LV6", END, EACH, DestroyedByBattleThisTurn()),
)

card(
    "Horus the Black Flame Dragon LV6",
    continuous(Unaffected((SPELL,))),
    grows_into("Horus the Black Flame Dragon LV8", END, EACH, DestroyedByBattleThisTurn()),
)

card(
    "Horus the Black Flame Dragon LV8",
    OnlyAsWritten(by="Horus the Black Flame Dragon LV6"),
    quick(
        (NegateActivation(True),),
        windows=W_ANSWER_SPELL,
        condition=Answers((SPELL,), EVERYBODY, True),
        remains=True,
    ),
)

card(
    "Horus' Servant",
    continuous(
        NotTargetedBy(Cards((MONSTERS,), EVERYBODY, (NameHolds("Horus the Black Flame Dragon"), FaceUp())), OPPONENTS)
    ),
)

card("Hoshiningen", strengthens(LIGHT, DARK))

card("Howling Insect", recruits(OfType((INSECT,)), AttackFrom(0, 1500)))

card(
    "Hydrogeddon",
    trigger(
        E_BATTLE_DESTROYS,
        (
            Choose(Cards((DECK,), YOU, (Named(("Hydrogeddon",)), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        hearing=BEATS_TO_GRAVEYARD,
        optional=True,
        condition=ZoneFree(),
    ),
)

card(
    "Hyena",
    trigger(
        E_SENT,
        (
            ChooseUpTo(Cards((DECK,), YOU, (Named(("Hyena",)), Revivable())), FreeZones(), fewer=True),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD,
        optional=True,
        condition=ZoneFree(),
    ),
)

card(
    "Hyper Hammerhead",
    trigger(
        E_BATTLE_OVER,
        (ReturnToHand(EventOther()),),
        hearing=HeardOther(Cards((MONSTERS,), EVERYBODY, (Unbeaten(),))),
    ),
)

card("Hysteric Fairy", ignition((GainLife(Fixed(1000), YOU),), costs=(Tributing(2),)))
