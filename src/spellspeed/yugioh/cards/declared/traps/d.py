"""Trap Cards whose names begin with D."""

from spellspeed.yugioh.cards.writing import *

card("D.D. Dynamite", trap((InflictDamage(ForEach(300, Cards((REMOVED,), OPPONENT)), OPPONENT),)))

card(
    "Dark Bribe",
    counter_trap((Draw(Fixed(1), OPPONENT), And(), NEGATION), Answers((SPELL, TRAP), OPPONENTS, True)),
)

card(
    "Dark Mirror Force",
    when_attacked((RemoveFromPlay(Cards((MONSTERS,), OPPONENTS, (InPosition(DEFENSE),))),), HeardSeat(OPPONENTS)),
)

card(
    "Des Counterblow",
    lasting_trap(),
    trigger(E_DAMAGE, (Destroy(EventOther()),), own=False, hearing=Both((HeardCause((BY_BATTLE,)), AttackIsDirect()))),
)

card("Desert Sunlight", trap((TurnTo(Cards((MONSTERS,), YOU), DEFENSE),)))

MESSAGES = ('Spirit Message "I"', 'Spirit Message "N"', 'Spirit Message "A"', 'Spirit Message "L"')

BOARD = "Destiny Board"

LAID_OUT = Cards((SPELLS,), OWN, (NameHoldsOr("Spirit Message", (BOARD,)), FaceUp()))

card(
    "Destiny Board",
    lasting_trap(),
    due_in(
        END,
        (Choose(NextOf(MESSAGES)), PlaceFaceUp(Bound(CHOSEN)), ShuffleDeck(YOU)),
        whose=THEIRS,
        condition=SpellZoneFree(),
        remains=True,
    ),
    wins(DifferentNames(LAID_OUT, 5), places=ON_FIELD),
    trigger(
        E_LEFT,
        (SendToGraveyard(LAID_OUT),),
        own=False,
        at_once=True,
        together=True,
        hearing=Both((HeardWhere((SPELLS,), OWN), HeardWas((NameHolds("Spirit Message"),)))),
    ),
    trigger(E_LEFT, (SendToGraveyard(LAID_OUT),), at_once=True),
)

card(
    "Destruction Ring",
    trap(
        (Destroy(STILL_FACE_UP), IfDone((InflictDamage(Fixed(1000), EVERYBODY),))),
        targets=(Target(Cards((MONSTERS,), YOU, (FaceUp(),))),),
    ),
)

card(
    "Dimensional Prison",
    when_attacked(
        (RemoveFromPlay(Bound(TARGETS, (Attacking(),))),), HeardSeat(OPPONENTS), targets=(Target(Attacker()),)
    ),
)

card("Disappear", trap((RemoveFromPlay(TARGET),), targets=(Target(Cards((GRAVEYARD,), OPPONENT, (Removable(),))),)))

card("Disarmament", trap((Destroy(Cards((SPELLS,), EVERYBODY, (IsEquipCard(),))),)))

card("Disturbance Strategy", trap((ShuffleIntoDeck(THEIR_HAND), DrawAsMany(OPPONENT))))

card("Divine Wrath", counter_trap(NEGATE, Answers((MONSTER,), EVERYBODY, False), costs=(Discarding(1),)))

card(
    "Dragon Capture Jar",
    lasting_trap(),
    continuous(
        Changes(X_IN_DEFENSE, Cards((MONSTERS,), EVERYBODY, DRAGONS)),
        Changes(X_NO_REPOSITION, Cards((MONSTERS,), EVERYBODY, DRAGONS)),
    ),
)

card(
    "Dragon's Rage",
    lasting_trap(),
    continuous(Changes(X_PIERCING, Cards((MONSTERS,), YOU, (OfType((DRAGON,)), FaceUp())))),
)

card(
    "Draining Shield",
    when_attacked(
        (
            Measure(AttackOf(Bound(TARGETS)), NUMBERS),
            NegateAttack(),
            IfDone((GainLife(BoundNumber(NUMBERS), YOU),)),
        ),
        HeardSeat(OPPONENTS),
        targets=(Target(Attacker()),),
    ),
)

card(
    "Dust Tornado",
    trap((Destroy(TARGET), IfDone((SetFromHand(),), later=True)), targets=(Target(Cards((SPELLS, FIELD), OPPONENTS)),)),
)
