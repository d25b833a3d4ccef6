"""Monsters whose names begin with F."""

from spellspeed.yugioh.cards.writing import *

MY_PLANTS = Cards((MONSTERS,), YOU, (OfType((PLANT,)), FaceUp()))

card(
    "Fairy King Truesdale",
    continuous(
        Changes(X_ATTACK, MY_PLANTS, amount=Fixed(500), when=ItselfIs((InPosition(DEFENSE),))),
        Changes(X_DEFENSE, MY_PLANTS, amount=Fixed(500), when=ItselfIs((InPosition(DEFENSE),))),
    ),
)

card(
    "Fear from the Dark",
    trigger(E_SENT, (SpecialSummon(Itself()),), hearing=SENT_FROM_HAND_OR_DECK_BY_THEM, places=IN_GRAVEYARD),
)

card(
    "Fenrir",
    OnlyAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(WATER),)), 2),)),
    trigger(E_BATTLE_DESTROYS, (Begin(ChangesPlayers(X_SKIP_DRAW, OPPONENT), None, FOREVER),)),
)

card(
    "Fiber Jar",
    flip(
        (
            ShuffleIntoDeck(Cards((HAND, MONSTERS, SPELLS, FIELD, GRAVEYARD), EVERYBODY)),
            Draw(Fixed(5), EVERYBODY),
        )
    ),
)

card(
    "Fiend Skull Dragon",
    continuous(Changes(X_NEGATED, Cards((MONSTERS,), EVERYBODY, (HasFlipEffect(),))), RefusesTargeting((TRAP,))),
)

card(
    "Fire Princess",
    trigger(E_GAINED, (InflictDamage(Fixed(500), OPPONENT),), own=False, hearing=HeardSeat(YOU), at_once=True),
)

card(
    "Firebird",
    trigger(
        E_DESTROYED,
        (Begin(Changes(X_ATTACK), Itself(), FOREVER, Fixed(500)),),
        own=False,
        together=True,
        hearing=Both((HeardWhere((MONSTERS,), YOUR_SIDE), HeardWas((OfType((WINGED_BEAST,)),)))),
    ),
)

card(
    "Five-Headed Dragon",
    OnlyAsWritten(normally=True),
    continuous(
        Changes(X_NOT_DESTROYED_BY_BATTLE, Itself(), when=Exists(Battling(OPPONENTS, (Except(OfAttribute(LIGHT)),))))
    ),
    materials=(OfType((DRAGON,)),) * 5,
)

card("Flame Ruler", continuous(Changes(X_TWO_TRIBUTES, Itself(), amount=Fixed(FIRE))))

card(
    "Flash Assailant",
    continuous(
        Changes(X_ATTACK, Itself(), amount=ForEach(-400, Cards((HAND,), YOU))),
        Changes(X_DEFENSE, Itself(), amount=ForEach(-400, Cards((HAND,), YOU))),
    ),
)

card("Flying Kamakiri #1", recruiter(WIND))

card(
    "Fox Fire",
    due_in(END, (SpecialSummon(Itself()),), whose=EACH, places=IN_GRAVEYARD, condition=BeatenThisTurn()),
    continuous(Changes(X_NO_TRIBUTE_SUMMON, Itself())),
)

card(
    "Freed the Brave Wanderer",
    ignition(
        (Destroy(Bound(TARGETS, (FaceUp(), StrongerThanItself()))),),
        costs=(Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(LIGHT),)), 2),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(), StrongerThanItself()))),),
        limit=1,
    ),
)

card(
    "Frontier Wiseman",
    continuous(
        NegatesTargeting((SPELL,), Cards((MONSTERS,), YOU, (OfType((WARRIOR,)), FaceUp())), alone=False, destroys=True)
    ),
)

card(
    "Fushi No Tori",
    NeverSpecial(),
    trigger(E_DAMAGE, (GainLife(DamageTold(), YOU),), own=False, hearing=HITS_OPPONENT),
    returns(),
)

card(
    "Fusilier Dragon, the Dual-Mode Beast",
    WithoutTributes(),
    continuous(
        Changes(X_ATTACK, Itself(), ORIGINAL_HALVED, when=HasKept(UNTRIBUTED, 1)),
        Changes(X_DEFENSE, Itself(), ORIGINAL_HALVED, when=HasKept(UNTRIBUTED, 1)),
    ),
)
