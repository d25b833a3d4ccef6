"""Spell Cards whose names begin with L."""

from spellspeed.yugioh.cards.writing import *

card("Laser Cannon Armor", *worn_by_type(INSECT))

AN_HEIR = Choose(Cards((DECK,), YOU, (AttackFrom(0, 1500), Revivable())))

# FAQ EMBODIMENT OF APOPHIS: what is sent as a Trap Card is no monster.
FROM_MY_FIELD = (
    HeardWhere((MONSTERS,), YOU),
    HeardSeat(YOU),
    HeardCard(Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)),))),
)

card(
    "Last Will",
    spell((Begin(Pending(), None, END_OF_TURN),)),
    trigger(
        E_SENT,
        (Begin(Remembered(), None, END_OF_TURN),),
        own=False,
        together=True,
        at_once=True,
        hearing=Both((*FROM_MY_FIELD, Not(Remembers()))),
        places=ANYWHERE,
    ),
    quick(
        (EndPending(), AN_HEIR, SpecialSummon(Bound(CHOSEN)), ShuffleDeck(YOU)),
        windows=W_ANY,
        condition=Both((IsPending(), Remembers(), InTurnOf(YOU), NoChainOpen(), ZoneFree())),
        places=ANYWHERE,
    ),
    variants=(
        as_ruled(
            "2005",
            "ERA-LASTWILL-1: the printings before Tournament Pack 7 (November 2005)",
            spell((Begin(Pending(), None, END_OF_TURN),)),
            trigger(
                E_SENT,
                (EndPending(),),
                own=False,
                together=True,
                at_once=True,
                hearing=Both((*FROM_MY_FIELD, IsPending())),
                places=ANYWHERE,
            ),
            trigger(
                E_SENT,
                (AN_HEIR, SpecialSummon(Bound(CHOSEN)), ShuffleDeck(YOU)),
                own=False,
                together=True,
                optional=True,
                never_misses=True,
                hearing=Both((*FROM_MY_FIELD, IsPending())),
                condition=ZoneFree(),
                places=ANYWHERE,
            ),
        ),
    ),
)

card(
    "Legendary Black Belt",
    equip(
        Cards((MONSTERS,), EVERYBODY, (Named(("Chu-Ske the Mouse Fighter", "Monk Fighter", "Master Monk")), FaceUp()))
    ),
    trigger(
        E_BATTLE_DESTROYS,
        (InflictDamage(Printed(X_DEFENSE, BEATEN), OPPONENT),),
        own=False,
        hearing=Both((HeardCard(EquippedMonster()), Not(HeardCard(Cards((MONSTERS,), OPPONENTS))), BEATS_TO_GRAVEYARD)),
        remains=True,
    ),
)

card("Legendary Sword", *worn_by_type(WARRIOR))

card(
    "Level Limit - Area B",
    lasting_spell(),
    continuous(Changes(X_IN_DEFENSE, Cards((MONSTERS,), EVERYBODY, (FaceUp(), LevelFrom(4, 12))))),
)

card(
    "Lighten the Load",
    lasting_spell(),
    ignition(
        (
            Choose(Cards((HAND,), YOU, (LevelFrom(7, 12),))),
            Reveal(Bound(CHOSEN)),
            ShuffleIntoDeck(Bound(CHOSEN)),
            IfDone((Draw(Fixed(1), YOU),), later=True),
        ),
        limit=1,
        remains=True,
    ),
)

card(
    "Lightning Blade",
    *worn(800, 0, OfType((WARRIOR,))),
    continuous(Changes(X_ATTACK, Cards((MONSTERS,), EVERYBODY, (FaceUp(), OfAttribute(WATER))), amount=Fixed(-500))),
)

card("Lightning Vortex", spell((Destroy(THEIR_FACE_UP),), costs=(Discarding(1),)))

MY_MACHINES = Cards((MONSTERS,), YOU, (FaceUp(), OfType((MACHINE,))))

card(
    "Limiter Removal",
    quick_play(
        (
            Begin(Changes(X_ATTACK, how=TIMES), MY_MACHINES, END_OF_TURN, Fixed(2)),
            Begin(Delayed(Destroy(Bound(DONE)), END, EVERYBODY), Bound(DONE), FOREVER),
        ),
        condition=Exists(MY_MACHINES),
        windows=W_ANY | W_BEFORE,
    ),
)

card("Luminous Spark", lasting_spell(), overpowers(LIGHT))
