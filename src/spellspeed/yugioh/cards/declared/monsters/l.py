"""Monsters whose names begin with L."""

from spellspeed.yugioh.cards.writing import *

card(
    "Lady Assailant of Flames",
    flip(
        (RemoveFromPlay(TopOfDeck(YOU, 3)), InflictDamage(Fixed(800), OPPONENT)),
        condition=Exists(Cards((DECK,), YOU), 3),
    ),
)

card(
    "Lady Ninja Yae",
    ignition(
        (ReturnToHand(Cards((SPELLS, FIELD), OPPONENTS)),),
        costs=(Discarding(1, (OfAttribute(WIND),)),),
    ),
)

card("Larvae Moth", FirstAsWritten(), hatches(2, 2))

card("Lady Panther", *gives_back(BEATEN_THIS_TURN, PutOnTop(Bound(CHOSEN))))

card("Lava Battleguard", battleguard("Swamp Battleguard"))

card(
    "Lava Golem",
    FirstAsWritten(),
    Says(ONTO_OPPONENT),
    Says(NO_NORMAL_SUMMON_BESIDE),
    procedure((TributingTheirs(2),), NormalSummonUnused()),
    due_in(STANDBY, (InflictDamage(Fixed(1000), YOU),)),
    cites=("TEAM-R4",),
)

card(
    "Legacy Hunter",
    trigger(
        E_BATTLE_DESTROYS,
        (PickRandom(THEIR_HAND), ShuffleIntoDeck(Bound(CHOSEN))),
        hearing=Both((IsAttacker(), TargetWasFaceDown(), BEATS_TO_GRAVEYARD)),
    ),
)

card("Legendary Fiend", due_in(STANDBY, (Begin(Changes(X_ATTACK), Itself(), FOREVER, Fixed(700)),)))

card(
    "Legendary Flame Lord",
    gathers(0),
    ignition(
        (Destroy(Cards((MONSTERS,), EVERYBODY, others=True)),),
        costs=(RemovingCounters(COUNTER_NAME, 3),),
    ),
)

card(
    "Legendary Jujitsu Master",
    trigger(
        E_BATTLE_OVER,
        (PutOnTop(EventOther()),),
        hearing=Both((HeardWas((InPosition(DEFENSE),)), HeardOther(Cards((MONSTERS,), EVERYBODY)))),
    ),
)

card("Leghul", continuous(Changes(X_DIRECT_ATTACK, Itself())))

LEKUNGA = printed_named("Lekunga Token")

card(
    "Lekunga",
    ignition(
        (MakeTokens(LEKUNGA, 1, ATTACK),),
        costs=(Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(WATER),)), 2),),
    ),
)

card("Lesser Fiend", continuous(Changes(X_REMOVES_BEATEN, Itself())))

card(
    "Levia-Dragon - Daedalus",
    ignition(
        (Destroy(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, others=True)),),
        costs=(SEND_UMI,),
    ),
    variants=(
        as_ruled(
            "2005",
            "ERA-DAEDALUS-1: FAQ 2005 LEVIA-DRAGON - DAEDALUS",
            ignition(
                (Destroy(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, (NotItself(face_up=True),))),),
                costs=(SEND_UMI,),
            ),
        ),
    ),
)

card("Little Chimera", strengthens(FIRE, WATER))

card("Little-Winguard", due_in(END, (SwitchPosition(Itself()),), optional=True))

card("Lord of D.", continuous(Changes(X_NOT_TARGETED, Cards((MONSTERS,), EVERYBODY, (OfType((DRAGON,)), FaceUp())))))

card(
    "Lord Poison",
    trigger(
        E_SENT,
        (SpecialSummon(TARGET),),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD,
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfType((PLANT,)), Except(Named(("Lord Poison",))), Revivable()))),),
        condition=ZoneFree(),
    ),
)

card(
    "Lost Guardian",
    continuous(
        Changes(X_DEFENSE, Itself(), BECOMES, ForEach(700, Cards((REMOVED,), YOU, (OfType((ROCK,)), FaceUp()))))
    ),
)

card(
    "Luminous Soldier",
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            amount=Fixed(500),
            when=Both((InDamageStep(), IsBattling(), Exists(Battling(OPPONENTS, (OfAttribute(DARK),))))),
        )
    ),
)
