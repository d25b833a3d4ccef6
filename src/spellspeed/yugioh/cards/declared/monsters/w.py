"""Monsters whose names begin with W."""

from spellspeed.yugioh.cards.writing import *

card(
    "Wall of Illusion",
    trigger(
        E_BATTLED,
        (ReturnToHand(EventOther()),),
        hearing=Both((HeardOther(Cards((MONSTERS,), EVERYBODY, (Unbeaten(),))), Not(IsAttacker()))),
    ),
)

card(
    "Wandering Mummy",
    ignition((TurnFaceDown(Itself()), Rearrange(FACE_DOWN)), limit=1),
    cites=("TEAM-R11",),
)

card("Whirlwind Prodigy", continuous(Changes(X_TWO_TRIBUTES, Itself(), amount=Fixed(WIND))))

card("White Magical Hat", trigger(E_DAMAGE, (DiscardRandom(1, OPPONENT),), own=False, hearing=DON_HEARS))

card("White Magician Pikeru", due_in(STANDBY, (GainLife(ForEach(400, Cards((MONSTERS,), YOU)), YOU),)))

card("White Ninja", flip((Destroy(TARGET),), targets=(Target(Cards((MONSTERS,), EVERYBODY, (InPosition(DEFENSE),))),)))

card(
    "Winged Kuriboh",
    trigger(
        E_SENT,
        (Begin(ChangesPlayers(X_NO_BATTLE_DAMAGE, YOUR_SIDE), None, END_OF_TURN),),
        hearing=Both((HeardFrom((MONSTERS, SPELLS)), HeardDestroyed())),
        places=IN_GRAVEYARD,
    ),
)

card(
    "Winged Minion",
    ignition(
        (
            Begin(Changes(X_ATTACK), STILL_FACE_UP, FOREVER, Fixed(700)),
            And(),
            Begin(Changes(X_DEFENSE), STILL_FACE_UP, FOREVER, Fixed(700)),
        ),
        costs=(TributeItself(),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(), OfType((FIEND,))), others=True)),),
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
