"""Monsters whose names begin with P."""

from spellspeed.yugioh.cards.writing import *

card(
    "Paladin of White Dragon",
    OnlyAsWritten(),
    trigger(
        E_DAMAGE_STEP,
        (Destroy(EventOther()),),
        hearing=Both((IsAttacker(), TargetWasFaceDown())),
        at_start_of_damage_step=True,
    ),
    ignition(
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Blue-Eyes White Dragon",)), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            Begin(Changes(X_NO_ATTACK), Bound(DONE), END_OF_TURN),
            ShuffleDeck(YOU),
        ),
        costs=(TributeItself(),),
    ),
)

card("Penguin Soldier", flip((ReturnToHand(TARGET),), targets=(Target(ALL_MONSTERS, 0, 2),)))

card(
    "Penumbral Soldier Lady",
    trigger(
        E_BEFORE_CALCULATION,
        (Begin(Changes(X_ATTACK), Itself(), END_OF_DAMAGE_STEP, Fixed(1000)),),
        hearing=HeardOther(Cards((MONSTERS,), OPPONENTS, (OfAttribute(LIGHT),))),
    ),
)

card(
    "Perfect Machine King",
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            amount=ForEach(500, Cards((MONSTERS,), EVERYBODY, (OfType((MACHINE,)), FaceUp()), others=True)),
        )
    ),
)

card(
    "Peten the Dark Clown",
    trigger(
        E_SENT,
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Peten the Dark Clown",)), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        costs=(RemoveItself(),),
        places=IN_GRAVEYARD,
        optional=True,
        condition=ZoneFree(),
    ),
)

card(
    "Pinch Hopper",
    trigger(
        E_SENT,
        (Choose(Cards((HAND,), YOU, (OfType((INSECT,)), Revivable()))), SpecialSummon(Bound(CHOSEN))),
        hearing=HeardWhere((MONSTERS,), YOU),
        places=IN_GRAVEYARD,
        optional=True,
        condition=ZoneFree(),
    ),
)

card("Piranha Army", continuous(Changes(X_DOUBLES_DAMAGE, Itself(), when=Both((IsAttacker(), AttackIsDirect())))))

card("Pitch-Black Warwolf", continuous(no_traps_in_battle()))

card("Pitch-Dark Dragon", *union(("Dark Blade",), 400, 400, Changes(X_PIERCING, EquippedMonster())))

card(
    "Pixie Knight",
    trigger(
        E_SENT,
        (Choose(Cards((GRAVEYARD,), YOU, (OfKind((SPELL,)),)), whose=OPPONENT), PutOnTop(Bound(CHOSEN))),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD,
    ),
)

card("Poison Mummy", flip((InflictDamage(Fixed(500), OPPONENT),)))

card(
    "Prickle Fairy",
    continuous(Changes(X_NOT_ATTACKED, Cards((MONSTERS,), YOU, (OfType((INSECT,)), FaceUp())))),
    trigger(E_BATTLE_OVER, (TurnTo(EventOther(), DEFENSE),), hearing=HeardOther(ALL_MONSTERS)),
)

card("Princess of Tsurugi", flip((InflictDamage(ForEach(500, Cards((SPELLS, FIELD), OPPONENT)), OPPONENT),)))

card(
    "Prometheus, King of the Shadows",
    trigger(
        E_SUMMONED,
        (
            Choose(Cards((GRAVEYARD,), YOU, (OfAttribute(DARK), Removable())), 1, 99),
            RemoveFromPlay(Bound(CHOSEN)),
            Begin(Changes(X_ATTACK), Itself(), END_OF_TURN, Multiplied(400, NumberOf(Bound(DONE)))),
        ),
        hearing=HeardHow(ANY_NORMAL),
    ),
)

card("Proto-Cyber Dragon", continuous(IsCalled("Cyber Dragon")))

card("Pyramid Turtle", recruits(OfType((ZOMBIE,)), DefenseFrom(0, 2000)))
