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
    "Witch of the Black Forest",
    trigger(
        E_SENT,
        (Choose(Cards((DECK,), YOU, (DefenseFrom(0, 1500),))), AddToHand(Bound(CHOSEN)), ShuffleDeck(YOU)),
        hearing=TO_GRAVEYARD_FROM_FIELD,
        places=IN_GRAVEYARD,
    ),
)
