"""Trap Cards whose names begin with F."""

from spellspeed.yugioh.cards.writing import *

card(
    "Fairy Box",
    lasting_trap(),
    trigger(
        E_ATTACK,
        (
            CallCoin(),
            If(
                NumberIs(NUMBERS, 1),
                (Begin(Changes(X_ATTACK), Attacker(), END_OF_BATTLE_PHASE, Multiplied(-1, AttackOf(Attacker()))),),
            ),
        ),
        own=False,
        hearing=HeardSeat(OPPONENTS),
        remains=True,
    ),
    upkeep((PayLife(500),)),
)

card(
    "Frozen Soul",
    trap(
        (Begin(ChangesPlayers(X_SKIP_BATTLE, OPPONENT), None, FOREVER),),
        condition=Both((LifeLower(YOU), NumberFrom(LifeDifference(), 2000, 99999))),
    ),
)

card("Fruits of Kozaky's Studies", trap((ReorderTop(3, exactly=True),)))

FOUR_ELEMENTS = Both(
    tuple([Exists(Cards((MONSTERS,), EVERYBODY, (OfAttribute(one), FaceUp()))) for one in (WIND, WATER, FIRE, EARTH)])
)

THEIR_SPELLS = Cards((SPELLS, FIELD), OPPONENTS)

card(
    "Fuh-Rin-Ka-Zan",
    trap(
        (
            If(ModeIs(0), (Destroy(THEIR_MONSTERS),)),
            If(ModeIs(1), (Destroy(THEIR_SPELLS),)),
            If(ModeIs(2), (DiscardRandom(2, OPPONENT),)),
            If(ModeIs(3), (Draw(Fixed(2), YOU),)),
        ),
        targets=(
            ChooseAmong(
                (Exists(THEIR_MONSTERS), Exists(THEIR_SPELLS), Exists(THEIR_HAND, 2), Exists(Cards((DECK,), YOU), 2))
            ),
        ),
        condition=FOUR_ELEMENTS,
    ),
)
