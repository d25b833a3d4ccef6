"""Monsters whose names begin with N."""

from spellspeed.yugioh.cards.writing import *

card(
    "Needle Burrower",
    trigger(
        E_BATTLE_DESTROYS,
        (InflictDamage(Multiplied(500, Printed(X_LEVEL, BEATEN)), OPPONENT),),
        hearing=BEATS_TO_GRAVEYARD,
    ),
)

card("Needle Worm", flip((SendFromTop(Fixed(5), OPPONENT, fewer=True),)))

card(
    "Neko Mane King",
    trigger(
        E_SENT,
        (GoToEnd(END),),
        hearing=Both((InTurnOf(OPPONENTS), HeardCause((BY_EFFECT,)), HeardByCardOf(OPPONENTS))),
        places=IN_GRAVEYARD,
    ),
)

AHEAD_IN_THE_SANCTUARY = Both((FieldIs("The Sanctuary in the Sky"), LifeLower(OPPONENTS)))

card(
    "Neo-Parshath, the Sky Paladin",
    procedure((Tributing(1, (Named(("Airknight Parshath",)),)),)),
    continuous(Changes(X_PIERCING, Itself())),
    trigger(E_DAMAGE, (Draw(Fixed(1), YOU),), own=False, hearing=HITS_OPPONENT),
    continuous(
        Changes(X_ATTACK, Itself(), amount=LifeDifference(), when=AHEAD_IN_THE_SANCTUARY),
        Changes(X_DEFENSE, Itself(), amount=LifeDifference(), when=AHEAD_IN_THE_SANCTUARY),
    ),
)

card("Neo-Spacian Air Hummingbird", ignition((GainLife(ForEach(500, THEIR_HAND), YOU),), limit=1))

card(
    "Neo-Spacian Flare Scarab",
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(400, Cards((SPELLS, FIELD), OPPONENTS)))),
)

card(
    "Neo-Spacian Grand Mole",
    trigger(
        E_DAMAGE_STEP,
        (ReturnToHand(EventOther()), And(), ReturnToHand(Itself())),
        hearing=Exists(Battling(OPPONENTS)),
        at_start_of_damage_step=True,
        optional=True,
    ),
)

card(
    "Newdoria",
    trigger(
        E_SENT,
        (Destroy(Bound(TARGETS)),),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD,
        targets=(Target(Cards((MONSTERS,), EVERYBODY)),),
    ),
)

card(
    "Night Assailant",
    flip((Destroy(Bound(TARGETS)),), targets=(Target(THEIR_MONSTERS),)),
    trigger(
        E_SENT,
        (AddToHand(Bound(TARGETS)),),
        hearing=HeardFrom((HAND,)),
        targets=(Target(Cards((GRAVEYARD,), YOU, (HasFlipEffect(),), others=True)),),
        places=IN_GRAVEYARD,
    ),
)

card("Nightmare Horse", continuous(Changes(X_DIRECT_ATTACK, Itself())))

card(
    "Nightmare Penguin",
    continuous(Changes(X_ATTACK, Cards((MONSTERS,), YOU, (FaceUp(), OfAttribute(WATER))), amount=Fixed(200))),
    trigger(
        E_FLIPPED,
        (ReturnToHand(TARGET),),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), OPPONENTS)),),
        places=ON_FIELD | SET_ONLY,
    ),
)

card(
    "Nimble Momonga",
    trigger(
        E_SENT,
        (
            GainLife(Fixed(1000), YOU),
            If(
                ZoneFree(),
                (
                    May(
                        (
                            ChooseUpTo(
                                Cards((DECK,), YOU, (Named(("Nimble Momonga",)), Revivable())), FreeZones(), fewer=True
                            ),
                            Reveal(Bound(CHOSEN)),
                            SpecialSummon(Bound(CHOSEN), SET_POSITION),
                            ShuffleDeck(YOU),
                        )
                    ),
                ),
            ),
        ),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD,
    ),
)

card(
    "Ninja Grandmaster Sasuke",
    trigger(
        E_DAMAGE_STEP,
        (Destroy(EventOther()),),
        hearing=Both((IsAttacker(), HeardOther(Cards((MONSTERS,), OPPONENTS, (FaceUp(), InPosition(DEFENSE)))))),
        at_start_of_damage_step=True,
    ),
)

card("Nobleman-Eater Bug", flip((Destroy(TARGET),), targets=two_or_the_only(ALL_MONSTERS)))

SANCTUARY_LIES_THERE = Exists(Cards((FIELD,), EVERYBODY, (Named(("The Sanctuary in the Sky",)), FaceUp())))

WEAK_FAIRY = Cards((DECK,), YOU, (OfAttribute(LIGHT), OfType((FAIRY,)), AttackFrom(0, 1500), Revivable()))

AIRKNIGHT = Cards((DECK,), YOU, (Named(("Airknight Parshath",)), Revivable()))

card(
    "Nova Summoner",
    trigger(
        E_SENT,
        (
            If(SANCTUARY_LIES_THERE, (Choose(EitherOf((WEAK_FAIRY, AIRKNIGHT))), SpecialSummon(Bound(CHOSEN)))),
            If(Not(SANCTUARY_LIES_THERE), (Choose(WEAK_FAIRY), SpecialSummon(Bound(CHOSEN)))),
            ShuffleDeck(YOU),
        ),
        hearing=Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,)))),
        places=IN_GRAVEYARD,
        optional=True,
        condition=ZoneFree(),
    ),
)

card(
    "Nubian Guard",
    trigger(
        E_DAMAGE,
        (PutOnTop(TARGET),),
        own=False,
        hearing=HITS_OPPONENT,
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfIcon((CONTINUOUS,)), OfKind((SPELL,))))),),
        optional=True,
    ),
)

card(
    "Nuvia the Wicked",
    trigger(E_SUMMONED, (Destroy(Itself()),), hearing=HeardHow(ANY_NORMAL)),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(-200, THEIR_MONSTERS))),
)
