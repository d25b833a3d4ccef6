"""Monsters whose names begin with W."""

from spellspeed.yugioh.cards.writing import *

card("W-Wing Catapult", *union(("V-Tiger Jet",), 400, 400))

card(
    "Wall of Illusion",
    trigger(
        E_BATTLED,
        (ReturnToHand(EventOther()),),
        hearing=Both((HeardOther(Cards((MONSTERS,), EVERYBODY, (Unbeaten(),))), Not(IsAttacker()))),
    ),
)

card("Wall Shadow", FirstAsWritten())

card(
    "Wandering Mummy",
    ignition((TurnFaceDown(Itself()), Rearrange(MY_FACE_DOWN)), limit=1),
    cites=("TEAM-R11",),
)

card(
    "Watapon",
    trigger(
        E_ADDED,
        (SpecialSummon(Itself()),),
        optional=True,
        never_misses=True,
        hearing=Both((HeardCause((BY_EFFECT,)), HeardFrom((DECK,)))),
        places=IN_HAND,
    ),
    trigger(
        E_DRAWN,
        (SpecialSummon(Itself()),),
        own=False,
        optional=True,
        never_misses=True,
        hearing=Both((HeardCause((BY_EFFECT,)), HeardDrawn(IsAmong(Itself())))),
        places=IN_HAND,
    ),
)

card(
    "Weather Report",
    flip(
        (
            Destroy(Cards((SPELLS,), OPPONENTS, (Named(("Swords of Revealing Light",)), FaceUp()))),
            IfDone((Begin(ChangesPlayers(X_BATTLES_TWICE, YOU), None, END_OF_TURN, turns=THROUGH_YOUR_TURN),)),
        )
    ),
)

card("Whirlwind Prodigy", continuous(Changes(X_TWO_TRIBUTES, Itself(), amount=Fixed(WIND))))

card(
    "White-Horned Dragon",
    trigger(
        E_SUMMONED,
        (
            RemoveFromPlay(TARGET),
            IfDone((Begin(Changes(X_ATTACK), Itself(), FOREVER, ForEach(300, Among(DONE, (OfKind((SPELL,)),)))),)),
        ),
        hearing=HeardHow(ANY_NORMAL | SPECIAL_SUMMON),
        targets=(Target(Cards((GRAVEYARD,), OPPONENT, (OfKind((SPELL,)), Removable())), 1, 5),),
    ),
)

card("White Magical Hat", trigger(E_DAMAGE, (DiscardRandom(Fixed(1), OPPONENT),), own=False, hearing=HITS_OPPONENT))

card("White Magician Pikeru", due_in(STANDBY, (GainLife(ForEach(400, Cards((MONSTERS,), YOU)), YOU),)))

DEFENDING = (InPosition(DEFENSE),)

card(
    "White Ninja",
    flip((Destroy(Bound(TARGETS, DEFENDING)),), targets=(Target(Cards((MONSTERS,), EVERYBODY, DEFENDING)),)),
)

card(
    "Winged Kuriboh",
    trigger(
        E_SENT,
        (Begin(ChangesPlayers(X_NO_BATTLE_DAMAGE, YOUR_SIDE), None, END_OF_TURN),),
        hearing=Both((HeardFrom((MONSTERS, SPELLS)), HeardDestroyed())),
        places=IN_GRAVEYARD,
    ),
)

FIENDS = (FaceUp(), OfType((FIEND,)))

card(
    "Winged Minion",
    ignition(
        (
            Begin(Changes(X_ATTACK), Bound(TARGETS, FIENDS), FOREVER, Fixed(700)),
            And(),
            Begin(Changes(X_DEFENSE), Bound(TARGETS, FIENDS), FOREVER, Fixed(700)),
        ),
        costs=(TributingItself(),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, FIENDS, others=True)),),
    ),
)

card(
    "Winged Sage Falcos",
    trigger(
        E_BATTLE_DESTROYS,
        (PutOnTop(OtherInGraveyard()),),
        hearing=Both((HeardOther(Cards((GRAVEYARD,), OPPONENTS)), HeardBeaten((FaceUp(), InPosition(ATTACK))))),
        optional=True,
    ),
)

card(
    "Witch Doctor of Chaos",
    flip(
        (RemoveFromPlay(TARGET),),
        targets=(Target(Cards((GRAVEYARD,), EITHER, (OfKind((MONSTER,)), Removable()))),),
    ),
)

card(
    "Witch of the Black Forest",
    trigger(
        E_SENT,
        (Choose(Cards((DECK,), YOU, (DefenseFrom(0, 1500),))), AddToHand(Bound(CHOSEN)), ShuffleDeck(YOU)),
        hearing=TO_GRAVEYARD_FROM_FIELD,
        places=IN_GRAVEYARD,
    ),
)

card("Witch's Apprentice", strengthens(DARK, LIGHT))

card(
    "Wodan the Resident of the Forest",
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(100, every_face_up(PLANT)))),
)

card("Woodland Sprite", ignition((InflictDamage(Fixed(500), OPPONENT),), costs=(Sending(EquippedTo()),)))

card("Wynn the Wind Charmer", charms(WIND))
