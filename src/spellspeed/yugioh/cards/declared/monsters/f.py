"""Monsters whose names begin with F."""

from spellspeed.yugioh.cards.writing import *

card(
    "Fairy Guardian",
    ignition(
        (ReturnToBottom(TARGET),),
        costs=(TributingItself(),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((SPELL,)), SentByOpponent()))),),
    ),
)

MY_PLANTS = Cards((MONSTERS,), YOU, (OfType((PLANT,)), FaceUp()))

card(
    "Fairy King Truesdale",
    continuous(
        Changes(X_ATTACK, MY_PLANTS, amount=Fixed(500), when=ItselfIs((InPosition(DEFENSE),))),
        Changes(X_DEFENSE, MY_PLANTS, amount=Fixed(500), when=ItselfIs((InPosition(DEFENSE),))),
    ),
)

card(
    "Familiar Knight",
    trigger(
        E_SENT,
        (
            EachChooses(Cards((HAND,), EVERYBODY, (LevelFrom(4, 4), Revivable())), least=0),
            SpecialSummon(Bound(PAID), whose=EVERYBODY),
        ),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD,
    ),
)

card("Familiar-Possessed - Aussa", *possessed("Aussa the Earth Charmer", EARTH))

card("Familiar-Possessed - Eria", *possessed("Eria the Water Charmer", WATER))

card("Familiar-Possessed - Hiita", *possessed("Hiita the Fire Charmer", FIRE))

card("Familiar-Possessed - Wynn", *possessed("Wynn the Wind Charmer", WIND))

card(
    "Fear from the Dark",
    trigger(E_SENT, (SpecialSummon(Itself()),), hearing=SENT_FROM_HAND_OR_DECK_BY_THEM, places=IN_GRAVEYARD),
)

card(
    "Fenrir",
    FirstAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(WATER),)), 2),)),
    trigger(E_BATTLE_DESTROYS, (Begin(ChangesPlayers(X_SKIP_DRAW, OPPONENT), None, FOREVER),)),
)

card(
    "Fiber Jar",
    flip(
        (
            ShuffleIntoDeck(Cards((HAND, MONSTERS, SPELLS, FIELD, GRAVEYARD), EVERYBODY), True),
            Draw(Fixed(5), EVERYBODY),
        )
    ),
)

card(
    "Fiend Skull Dragon",
    Says(EXACT),
    continuous(Changes(X_NEGATED, Cards((MONSTERS,), EVERYBODY, (HasFlipEffect(),))), RefusesTargeting((TRAP,))),
)

card(
    "Fire Princess",
    trigger(E_GAINED, (InflictDamage(Fixed(500), OPPONENT),), own=False, hearing=HeardSeat(YOU), at_once=True),
)

card(
    "Fire Sorcerer",
    flip(
        (
            If(
                Exists(Cards((HAND,), YOU), 2),
                (
                    PickRandom(Cards((HAND,), YOU), CHOSEN, 2),
                    RemoveFromPlay(Bound(CHOSEN)),
                    IfDone((InflictDamage(Fixed(800), OPPONENT),), later=True),
                ),
            ),
        ),
        condition=Exists(Cards((HAND,), YOU), 2),
    ),
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
        (Destroy(Bound(TARGETS, (FaceUp(), AttackBeside(AttackOf(Itself()), 1, WITHOUT_BOUND)))),),
        costs=(Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(LIGHT),)), 2),),
        targets=(
            Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(), AttackBeside(AttackOf(Itself()), 1, WITHOUT_BOUND)))),
        ),
        limit=1,
    ),
)

card(
    "Freed the Matchless General",
    continuous(
        RefusesTargeting((SPELL,)),
        ChangesPlayers(X_INSTEAD_OF_DRAW, OWN),
    ),
    trigger(
        E_FORGONE,
        (
            Choose(Cards((DECK,), YOU, (OfType((WARRIOR,)), LevelFrom(1, 4)))),
            AddToHand(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        remains=True,
    ),
)

card(
    "Freezing Beast",
    *union(("Burning Beast",), 0, 0),
    trigger(
        E_DAMAGE,
        (Destroy(TARGET),),
        own=False,
        hearing=EQUIPPED_DAMAGES,
        targets=(Target(Cards((SPELLS, FIELD), EVERYBODY, (FaceDown(), OfKind((SPELL, TRAP))))),),
        places=AS_EQUIP_CARD,
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
    "Fushioh Richie",
    FirstAsWritten(),
    hides(),
    continuous(RefusesTargeting((SPELL, TRAP))),
    trigger(
        E_FLIPPED,
        (SpecialSummon(TARGET),),
        targets=(Target(Cards((GRAVEYARD,), YOU, ZOMBIES)),),
        optional=True,
    ),
)

card(
    "Fusilier Dragon, the Dual-Mode Beast",
    FewerTributes(0),
    continuous(
        Changes(X_ATTACK, Itself(), ORIGINAL_HALVED, when=HasKept(UNTRIBUTED, 1)),
        Changes(X_DEFENSE, Itself(), ORIGINAL_HALVED, when=HasKept(UNTRIBUTED, 1)),
    ),
)
