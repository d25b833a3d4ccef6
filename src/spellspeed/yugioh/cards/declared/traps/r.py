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
        (TurnFaceDown(STILL_FACE_UP),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(), NoToken(), OfType((WARRIOR, SPELLCASTER))))),),
    ),
)

card("Really Eternal Rest", trap((Destroy(Cards((MONSTERS,), EVERYBODY, (Equipped(),))),)))

card(
    "Reckless Greed",
    trap((Draw(Fixed(2), YOU), And(), Begin(ChangesPlayers(X_SKIP_DRAW, YOU), None, FOREVER, Fixed(2)))),
)

card(
    "Reinforcements",
    trap(
        (Begin(Changes(X_ATTACK), STILL_FACE_UP, END_OF_TURN, Fixed(500)),),
        windows=CHANGES_STRENGTH,
        targets=(Target(ANY_FACE_UP),),
    ),
)

MY_REMOVED = Cards((REMOVED,), YOU, (FaceUp(), OfKind((MONSTER,)), Revivable()))

card(
    "Return from the Different Dimension",
    trap(
        (
            ChooseUpTo(MY_REMOVED, FreeZones()),
            SpecialSummon(Bound(CHOSEN)),
            Begin(Delayed(RemoveFromPlay(Bound(DONE)), END, EVERYBODY), Bound(DONE), FOREVER),
        ),
        costs=(PayHalf(),),
        condition=Both((Exists(MY_REMOVED), ZoneFree())),
    ),
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
    Unsealed(),
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
        (DiscardRandom(1, OPPONENT, needed=False),),
        own=False,
        hearing=Both((BATTLE_DAMAGE, HeardOther(Cards((MONSTERS, GRAVEYARD, REMOVED, HAND, DECK), YOU)))),
    ),
)

card(
    "Robbin' Zombie",
    lasting_trap(),
    trigger(
        E_DAMAGE,
        (SendFromTop(1, OPPONENT),),
        own=False,
        hearing=Both((BATTLE_DAMAGE, HeardOther(Cards((MONSTERS, GRAVEYARD, REMOVED, HAND, DECK), YOU)))),
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
    "Royal Decree",
    lasting_trap(),
    continuous(Changes(X_NEGATED, Cards((SPELLS, MONSTERS), EVERYBODY, (OfKind((TRAP,)), FaceUp()), others=True))),
)

card(
    "Royal Oppression",
    *chosen_effect(
        (NegateEffect(True),), windows=W_ANSWERS, costs=(PayLife(800),), condition=AnswersSummoning(), anyone=True
    ),
    *chosen_effect(
        (NegateSummon(),),
        windows=W_ATTEMPT,
        costs=(PayLife(800),),
        condition=SummonAttempted(EVERYBODY, SPECIAL_SUMMON),
        anyone=True,
    ),
    lasting_trap(),
)

card("Royal Surrender", counter_trap(NEGATE, AnswersIcon((TRAP,), (CONTINUOUS,), OPPONENTS)))

card(
    "Royal Writ of Taxation",
    trap(
        (
            PickRandom(THEIR_HAND),
            LookAt(Bound(CHOSEN)),
            Begin(Taxes(1000), Bound(CHOSEN), FOREVER, Fixed(-1), turns=1),
        ),
        condition=Both((InTurnOf(OPPONENTS), InPhase((STANDBY,)))),
    ),
    trigger(
        E_SUMMONED | E_ACTIVATED,
        (InflictDamage(Fixed(1000), YOU), And(), EndTaxes()),
        own=False,
        at_once=True,
        places=IN_GRAVEYARD,
        hearing=HeardTaxed(),
    ),
)
