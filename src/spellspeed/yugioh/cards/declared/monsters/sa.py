"""Monsters whose names begin with Sa."""

from spellspeed.yugioh.cards.writing import *

card("Sacred Crane", trigger(E_SUMMONED, (Draw(Fixed(1), YOU),), hearing=HeardHow(SPECIAL_SUMMON)))

card(
    "Sacred Phoenix of Nephthys",
    due_in(STANDBY, (SpecialSummon(Itself()),), places=IN_GRAVEYARD, condition=DestroyedByEffectOf(EVERYBODY)),
    trigger(E_SUMMONED, (Destroy(Cards((SPELLS, FIELD), EVERYBODY)),), hearing=HeardByItself()),
)

card(
    "Sand Gambler",
    ignition(
        (
            TossCoins(3),
            If(NumberFrom(BoundNumber(NUMBERS), 3, 3), (Destroy(THEIR_MONSTERS),)),
            If(NumberFrom(BoundNumber(NUMBERS), 0, 0), (Destroy(Cards((MONSTERS,), YOU)),)),
        ),
        limit=1,
    ),
)

card(
    "Sand Moth",
    trigger(
        E_SENT,
        (
            SpecialSummon(Itself()),
            Begin(Changes(X_ATTACK, how=ORIGINAL_BECOMES), Bound(DONE), FOREVER, Fixed(2000)),
            And(),
            Begin(Changes(X_DEFENSE, how=ORIGINAL_BECOMES), Bound(DONE), FOREVER, Fixed(1000)),
        ),
        hearing=Both((HeardFrom((MONSTERS,)), HeardDestroyed(), HeardFaceDown())),
        places=IN_GRAVEYARD,
    ),
)

card("Sanga of the Thunder", blows_away())

card(
    "Sangan",
    trigger(
        E_SENT,
        (Choose(Cards((DECK,), YOU, (AttackFrom(0, 1500),))), AddToHand(Bound(CHOSEN)), ShuffleDeck(YOU)),
        hearing=TO_GRAVEYARD_FROM_FIELD,
        places=IN_GRAVEYARD,
    ),
)

card(
    "Sasuke Samurai",
    trigger(
        E_DAMAGE_STEP,
        (Destroy(EventOther()),),
        hearing=ATTACKS_SET_MONSTER,
        at_start_of_damage_step=True,
    ),
)

card(
    "Sasuke Samurai #2",
    ignition(
        (Begin(BarsCards((SPELL, TRAP), EVERYBODY, effects=True), None, END_PHASE_OF),),
        costs=(PayingLife(800),),
        limit=1,
    ),
)

card(
    "Sasuke Samurai #3",
    trigger(E_DAMAGE, (Draw(MissingInHand(7, OPPONENT), OPPONENT),), own=False, hearing=HITS_OPPONENT),
)

card(
    "Sasuke Samurai #4",
    trigger(
        E_DAMAGE_STEP,
        (CallCoin(), If(NumberIs(NUMBERS, 1), (Destroy(EventOther()),))),
        hearing=Exists(Battling(OPPONENTS)),
        at_start_of_damage_step=True,
    ),
)
