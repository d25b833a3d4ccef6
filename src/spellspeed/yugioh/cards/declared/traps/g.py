"""Trap Cards whose names begin with G."""

from spellspeed.yugioh.cards.writing import *

card(
    "Gamble",
    trap(
        (
            CallCoin(),
            If(NumberIs(NUMBERS, 1), (Draw(MissingInHand(5), YOU),)),
            If(NumberIs(NUMBERS, 0), (Begin(ChangesPlayers(X_SKIP_TURN, YOU), None, FOREVER),)),
        ),
        condition=Both((Exists(THEIR_HAND, 6), HandAtMost(YOU, 2))),
    ),
)

card("Gift of The Mystical Elf", trap((GainLife(ForEach(300, ALL_MONSTERS), YOU),)))

card(
    "Goblin Fan",
    lasting_trap(),
    trigger(
        E_SUMMONED,
        (Mute(EventCard()), DestroyAtOnce(EventCard())),
        own=False,
        at_once=True,
        hearing=Both((HeardHow(FLIP_SUMMON), HeardCard(Cards((MONSTERS,), EVERYBODY, (FaceUp(), LevelFrom(1, 2)))))),
    ),
)

card(
    "Good Goblin Housekeeping",
    trap(
        (
            Draw(Plus((Fixed(1), NumberOf(Cards((GRAVEYARD,), YOU, (Named(("Good Goblin Housekeeping",)),))))), YOU),
            Choose(Cards((HAND,), YOU)),
            ReturnToBottom(Bound(CHOSEN)),
        )
    ),
)

card(
    "Grave Lure",
    trap((ShuffleFaceUp(TopOfDeck(OPPONENT), OPPONENT),)),
    trigger(
        E_DRAWN_FACE_UP,
        (SendToGraveyard(EventCardIn(HAND)),),
        own=False,
        at_once=True,
        places=ANYWHERE,
        hearing=HeardTurnedUp(),
    ),
)

card(
    "Gorgon's Eye",
    trap(
        (Begin(Changes(X_NEGATED, Cards((MONSTERS,), EVERYBODY, (FaceUp(), InPosition(DEFENSE)))), None, END_OF_TURN),)
    ),
)

card(
    "Graverobber's Retribution",
    lasting_trap(),
    due_in(
        STANDBY,
        (InflictDamage(ForEach(100, Cards((REMOVED,), OPPONENT, (OfKind((MONSTER,)), FaceUp()))), OPPONENT),),
        remains=True,
    ),
)

card(
    "Gravity Bind",
    lasting_trap(),
    continuous(Changes(X_NO_ATTACK, Cards((MONSTERS,), EVERYBODY, (FaceUp(), LevelFrom(4, 12))))),
)

card("Gryphon Wing", against_its_name("Harpie's Feather Duster", Destroy(Cards((SPELLS, FIELD), OPPONENTS))))

card("Gust", avenges(SPELL))
