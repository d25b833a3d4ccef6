"""Trap Cards whose names begin with R."""

from spellspeed.yugioh.cards.writing import *

card(
    "Raigeki Break",
    trap(
        (Destroy(Bound(TARGETS)),),
        costs=(Discarding(1),),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, others=True)),),
    ),
)

card(
    "Ray of Hope",
    trap(
        (ShuffleIntoDeck(TARGET),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)), OfAttribute(LIGHT))), 2, 2),),
    ),
)

card(
    "Ready for Intercepting",
    trap(
        (TurnFaceDown(Bound(TARGETS, (FaceUp(), OfType((WARRIOR, SPELLCASTER))))),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(), NoToken(), OfType((WARRIOR, SPELLCASTER))))),),
    ),
)

card("Really Eternal Rest", trap((Destroy(Cards((MONSTERS,), EVERYBODY, (Equipped(),))),)))

card(
    "Reckless Greed",
    trap((Draw(Fixed(2), YOU), IfDone((Begin(ChangesPlayers(X_SKIP_DRAW, YOU), None, FOREVER, Fixed(2)),)))),
)

card(
    "Reinforcements",
    trap(
        (Begin(Changes(X_ATTACK), STILL_FACE_UP, END_OF_TURN, Fixed(500)),),
        windows=CHANGES_STRENGTH,
        targets=(Target(ANY_FACE_UP),),
    ),
)

card("Remove Brainwashing", lasting_trap(), continuous(Changes(X_TO_OWNERS, ALL_MONSTERS)))

card("Respect Play", lasting_trap(), continuous(ChangesPlayers(X_HAND_OPEN, TURN_PLAYER)))

MY_REMOVED = Cards((REMOVED,), YOU, (FaceUp(), OfKind((MONSTER,)), Revivable()))

card(
    "Return from the Different Dimension",
    trap(
        (
            ChooseUpTo(MY_REMOVED, FreeZones()),
            SpecialSummon(Bound(CHOSEN)),
            Begin(Delayed(RemoveFromPlay(Bound(DONE)), END, EVERYBODY), Bound(DONE), FOREVER),
        ),
        costs=(PayingHalf(),),
        condition=Both((Exists(MY_REMOVED), ZoneFree())),
    ),
)

card(
    "Reverse Trap",
    trap((Begin(Changes(X_REVERSED, Cards((MONSTERS,), EVERYBODY)), None, END_OF_TURN),)),
)

card(
    "Ring of Destruction",
    trap(
        (
            Measure(AttackOf(TARGET), NUMBERS),
            Destroy(Bound(TARGETS, (FaceUp(),))),
            IfDone((InflictDamage(BoundNumber(NUMBERS), EVERYBODY),)),
        ),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(),))),),
    ),
)

card(
    "Riryoku Field",
    counter_trap(NEGATE, Both((Answers((SPELL,), EVERYBODY, True), AnswersTargeting((MONSTERS,))))),
)

card(
    "Rite of Spirit",
    Says(UNSEALED),
    trap(
        (SpecialSummon(Bound(TARGETS)),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)), GRAVEKEEPER, Revivable()))),),
    ),
)

card(
    "Robbin' Goblin",
    lasting_trap(),
    trigger(
        E_DAMAGE,
        (DiscardRandom(Fixed(1), OPPONENT, needed=False),),
        own=False,
        hearing=Both((BATTLE_DAMAGE, HeardByCardOf(YOUR_SIDE))),
        remains=True,
    ),
)

card(
    "Robbin' Zombie",
    lasting_trap(),
    trigger(
        E_DAMAGE,
        (SendFromTop(Fixed(1), OPPONENT),),
        own=False,
        hearing=Both((BATTLE_DAMAGE, HeardByCardOf(YOUR_SIDE))),
        remains=True,
    ),
)

card(
    "Rock Bombardment",
    trap(
        (InflictDamage(Fixed(500), OPPONENT),),
        costs=(Sending(Cards((DECK,), YOU, (OfType((ROCK,)),))), ShuffleDeck(YOU)),
    ),
)

card(
    "Rope of Life",
    when_happened(
        (SpecialSummon(TARGET), IfDone((Begin(Changes(X_ATTACK), Bound(DONE), FOREVER, Fixed(800)),))),
        E_SENT,
        Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,)), HeardSeat(YOU))),
        costs=(DiscardingHand(),),
        targets=(Target(JustHappened(E_SENT, YOU, (BeatenInBattle(), Revivable()))),),
        condition=ZoneFree(),
    ),
)

card(
    "Royal Decree",
    lasting_trap(),
    continuous(Changes(X_NEGATED, Cards((SPELLS, MONSTERS), EVERYBODY, (OfKind((TRAP,)), FaceUp()), others=True))),
)

card("Royal Surrender", counter_trap(NEGATE, AnswersIcon((TRAP,), (CONTINUOUS,), OPPONENTS)))
