"""Monsters whose names begin with Z."""

from spellspeed.yugioh.cards.writing import *

card("Z-Metal Tank", *union(("X-Head Cannon", "Y-Dragon Head"), 600, 600))

card(
    "Zaborg the Thunder Monarch",
    trigger(E_SUMMONED, (Destroy(TARGET),), hearing=HeardHow(TRIBUTE_SUMMON), targets=(Target(ALL_MONSTERS),)),
)

card(
    "Zolga",
    trigger(
        E_TRIBUTED,
        (GainLife(Fixed(2000), YOU),),
        condition=TributedForSummon(),
        places=ON_FIELD | SET_ONLY,
    ),
)

card(
    "Zombie Master",
    ignition(
        (SpecialSummon(Bound(TARGETS)),),
        costs=(Sending(Cards((HAND,), YOU, (OfKind((MONSTER,)),))),),
        targets=(Target(Cards((GRAVEYARD,), EVERYBODY, (LevelFrom(1, 4), *ZOMBIES))),),
        condition=ZoneFree(),
        limit=1,
        remains=True,
    ),
)

card(
    "Zombie Tiger",
    *union(("Decayed Commander",), 500, 500),
    trigger(
        E_BATTLED,
        (DiscardRandom(Fixed(1), OPPONENT),),
        own=False,
        hearing=Both(
            (
                HeardCard(EquippedMonster()),
                HeardOther(Cards((MONSTERS,), OPPONENTS, (Except(Unbeaten()),))),
            )
        ),
        places=AS_EQUIP_CARD,
    ),
)

card(
    "Zombyra the Dark",
    continuous(Changes(X_NO_DIRECT_ATTACK, Itself())),
    trigger(E_BATTLE_DESTROYS, (Begin(Changes(X_ATTACK), Itself(), FOREVER, Fixed(-200)),)),
)
