"""Monsters whose names begin with C."""

from spellspeed.yugioh.cards.writing import *

card(
    "Caius the Shadow Monarch",
    trigger(
        E_SUMMONED,
        (
            RemoveFromPlay(TARGET),
            IfDone((If(Exists(Bound(DONE, (OfAttribute(DARK),))), (InflictDamage(Fixed(1000), OPPONENT),)),)),
        ),
        hearing=HeardHow(TRIBUTE_SUMMON),
        targets=(Target(ANY_CARD),),
    ),
)

card("Cannon Soldier", ignition((InflictDamage(Fixed(500), OPPONENT),), costs=(Tributing(1),)))

card("Cannonball Spear Shellfish", continuous(Unaffected((SPELL,), UMI)))

card(
    "Card Trooper",
    ignition(
        (Begin(Changes(X_ATTACK), Itself(), END_PHASE_OF, Multiplied(500, BoundNumber(NUMBERS))),),
        costs=(SendingFromTop(1, 3),),
        limit=1,
    ),
    trigger(
        E_SENT,
        (Draw(Fixed(1), YOU),),
        hearing=Both((HeardWhere((MONSTERS,), YOU), HeardDestroyed())),
        places=IN_GRAVEYARD,
    ),
)

card(
    "Catapult Turtle",
    ignition((InflictDamage(HalfOf(TributedStrength(True)), OPPONENT),), costs=(Tributing(1),)),
)

card(
    "Catnipped Kitty",
    continuous(
        Changes(
            X_NOT_ATTACKED, Itself(), when=Exists(Cards((MONSTERS,), YOU, (OfType((BEAST,)), FaceUp()), others=True))
        )
    ),
    ignition(
        (Begin(Changes(X_DEFENSE, how=BECOMES), STILL_FACE_UP, END_OF_TURN),),
        targets=(Target(THEIR_FACE_UP),),
        limit=1,
    ),
)

card("Chaos Command Magician", continuous(NegatesTargeting((MONSTER,), Itself())))

card(
    "Chaos Necromancer",
    continuous(Changes(X_ATTACK, Itself(), BECOMES, ForEach(300, Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)),))))),
)

card(
    "Chaos Sorcerer",
    FirstAsWritten(),
    procedure(LIGHT_AND_DARK),
    ignition(
        (RemoveFromPlay(Bound(TARGETS, (FaceUp(),))),),
        costs=(NO_ATTACK_THIS_TURN,),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(),))),),
        condition=Not(DeclaredThisTurn()),
        limit=1,
    ),
)

card(
    "Chaosrider Gustaph",
    ignition(
        (Begin(Changes(X_ATTACK), Itself(), END_OF_TURN, Multiplied(300, BoundNumber(NUMBERS)), turns=1),),
        costs=(Removing(Cards((GRAVEYARD,), YOU, (OfKind((SPELL,)),)), 1, 2),),
        limit=1,
    ),
)

card(
    "Charm of Shabti",
    quick(
        (
            Begin(
                Changes(X_NOT_DESTROYED_BY_BATTLE, Cards((MONSTERS,), YOU, (GRAVEKEEPER, FaceUp()))), None, END_OF_TURN
            ),
        ),
        windows=CHANGES_STRENGTH,
        places=IN_HAND,
        costs=(DiscardItself(),),
    ),
)

card(
    "Chiron the Mage",
    ignition(
        (Destroy(TARGET),),
        costs=(Discarding(1, (OfKind((SPELL,)),)),),
        targets=(Target(Cards((SPELLS, FIELD), OPPONENTS)),),
        limit=1,
    ),
)

FIGHTS_A_WARRIOR = Both((InCalculation(), IsBattling(), Exists(Battling(OPPONENTS, (OfType((WARRIOR,)),)))))

card(
    "Cipher Soldier",
    continuous(
        Changes(X_ATTACK, Itself(), amount=Fixed(2000), when=FIGHTS_A_WARRIOR),
        Changes(X_DEFENSE, Itself(), amount=Fixed(2000), when=FIGHTS_A_WARRIOR),
    ),
)

card(
    "Cloudian - Eye of the Typhoon",
    continuous(
        Changes(X_NOT_DESTROYED_BY_BATTLE, Itself()),
        Changes(X_SELF_DESTRUCTS, Itself(), when=ItselfIs((InPosition(DEFENSE),))),
    ),
    trigger(E_ATTACK, (SwitchPosition(Cards((MONSTERS,), EVERYBODY, (FaceUp(), Except(NameHolds("Cloudian"))))),)),
)

card("Cockroach Knight", trigger(E_SENT, (PutOnTop(Itself()),), places=IN_GRAVEYARD))

ANOTHER_OF_MINE = Exists(Cards((MONSTERS,), YOUR_SIDE, others=True))

card(
    "Command Knight",
    continuous(
        Changes(X_ATTACK, Cards((MONSTERS,), YOU, (OfType((WARRIOR,)), FaceUp())), amount=Fixed(400)),
        Changes(X_NOT_ATTACKED, Itself(), when=ANOTHER_OF_MINE),
    ),
)

card(
    "Crass Clown",
    trigger(E_TURNED, (ReturnToHand(TARGET),), hearing=HeardTurnedTo(ATTACK), targets=(Target(THEIR_MONSTERS),)),
    trigger(E_SUMMONED, (ReturnToHand(TARGET),), hearing=HeardHow(FLIP_SUMMON), targets=(Target(THEIR_MONSTERS),)),
)

card("Crimson Ninja", snipes(TRAP))


def crystallizes() -> Ability:
    """What every Crystal Beast has."""
    return continuous(Crystallizes())


card(
    "Crystal Beast Amber Mammoth",
    trigger(
        E_ATTACK,
        (TurnAttackTo(Itself()),),
        own=False,
        optional=True,
        hearing=Both(
            (HeardSeat(OPPONENTS), HeardOther(Cards((MONSTERS,), YOU, (CRYSTAL_BEAST, FaceUp()), others=True)))
        ),
    ),
    crystallizes(),
)

card(
    "Crystal Beast Amethyst Cat",
    continuous(
        Changes(X_DIRECT_ATTACK, Itself()),
        Changes(
            X_HALVES_DAMAGE,
            Itself(),
            when=Both((IsAttacker(), AttackIsDirect(), Exists(Cards((MONSTERS,), OPPONENTS)))),
        ),
    ),
    crystallizes(),
)

card(
    "Crystal Beast Cobalt Eagle",
    ignition(
        (ReturnToDeck(Bound(TARGETS, (FaceUp(),))),),
        targets=(Target(Cards((MONSTERS, SPELLS), YOU, (CRYSTAL_BEAST, FaceUp()))),),
        limit=1,
    ),
    crystallizes(),
)

card(
    "Crystal Beast Emerald Tortoise",
    ignition(
        (TurnTo(Bound(TARGETS, (FaceUp(),)), DEFENSE),),
        targets=(Target(Cards((MONSTERS,), YOU, (HasAttacked(),))),),
        limit=1,
    ),
    crystallizes(),
)

card(
    "Crystal Beast Ruby Carbuncle",
    trigger(
        E_SUMMONED,
        (ChooseUpTo(CRYSTALS, FreeZones()), SpecialSummon(Bound(CHOSEN))),
        hearing=HeardHow(SPECIAL_SUMMON),
        optional=True,
        condition=Both((Exists(CRYSTALS), ZoneFree())),
    ),
    crystallizes(),
    cites=("TEAM-R19",),
)

card(
    "Crystal Beast Sapphire Pegasus",
    trigger(
        E_SUMMONED,
        (
            Choose(Cards((HAND, DECK, GRAVEYARD), YOU, (*BEAST_CARD, OutOfSealedGraveyard()))),
            PlaceAsSpell(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        optional=True,
        condition=SpellZoneFree(),
    ),
    crystallizes(),
)

card(
    "Crystal Beast Topaz Tiger",
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            amount=Fixed(400),
            when=Both((InDamageStep(), IsAttacker(), Not(AttackIsDirect()))),
        )
    ),
    crystallizes(),
)

card("Cure Mermaid", due_in(STANDBY, (GainLife(Fixed(800), YOU),)))

ONE = Exactly(THEIR_MONSTERS, 1)

TWO = Exactly(THEIR_MONSTERS, 2)

THREE = Exactly(THEIR_MONSTERS, 3)

card(
    "Cyber Blader",
    ExactMaterials(),
    continuous(
        Changes(X_NOT_DESTROYED_BY_BATTLE, Itself(), when=ONE),
        Changes(X_ATTACK, Itself(), TIMES, Fixed(2), TWO),
        Changes(X_NEGATED, Cards((MONSTERS, SPELLS, FIELD), OPPONENTS, (FaceUp(),)), when=THREE),
    ),
)

card(
    "Cyber Dragon",
    procedure((), Both((Exists(Cards((MONSTERS,), OPPONENTS)), Not(Exists(Cards((MONSTERS,), YOUR_SIDE)))))),
    cites=("TEAM-R23",),
)

card("Cyber End Dragon", ExactMaterials(), continuous(Changes(X_PIERCING, Itself())))

card("Cyber Harpie Lady")

card("Cyber Jar", flip((Destroy(Cards((MONSTERS,), EVERYBODY)), PickUpAndSummon(5, 4))))

card(
    "Cyber Ogre 2",
    ExactMaterials(),
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            amount=HalfOf(AttackOf(Battling(OPPONENTS))),
            when=Both((InCalculation(), IsAttacker())),
        )
    ),
)

card(
    "Cyber Phoenix",
    continuous(
        NegatesTargeting(
            (SPELL, TRAP),
            Cards((MONSTERS,), YOU, (OfType((MACHINE,)), FaceUp())),
            ItselfIs((InPosition(ATTACK),)),
        )
    ),
    trigger(
        E_SENT,
        (Draw(Fixed(1), YOU),),
        hearing=Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,)))),
        places=IN_GRAVEYARD,
        optional=True,
    ),
)

card("Cyber Twin Dragon", ExactMaterials(), continuous(Changes(X_SECOND_ATTACK, Itself(), amount=Fixed(1))))

card(
    "Cyber-Stein",
    ignition(
        (
            ChooseFusion(Cards((FUSION_DECK,), YOU, (IsFusion(), ComesFreely()))),
            SpecialSummon(Bound(CHOSEN), ATTACK, freely=True),
        ),
        costs=(PayLife(5000),),
    ),
)
