"""Monsters whose names begin with B, but not those of be.py."""

from spellspeed.yugioh.cards.writing import *

card(
    "Balloon Lizard",
    due_in(STANDBY, (PlaceCounters("counter", 1, Itself()),)),
    trigger(
        E_SENT,
        (DamagePlayer(ForEachCounter(400, "counter"), destroyer=True),),
        hearing=HeardDestroyed(),
        places=IN_GRAVEYARD,
    ),
)

card("Banisher of the Light", continuous(GoElsewhere((), REMOVED)))

card("Banisher of the Radiance", continuous(GoElsewhere((), REMOVED)))


def tosses_at(zones: tuple[int, ...]) -> Ability:
    """Once a turn: three coins are tossed, and at least two heads destroy the opponent's card that was targeted."""
    return ignition(
        (TossCoins(3), If(NumberFrom(BoundNumber(NUMBERS), 2, 3), (Destroy(Bound(TARGETS)),))),
        targets=(Target(Cards(zones, OPPONENTS)),),
        limit=1,
    )


card("Barrel Dragon", tosses_at((MONSTERS,)))

card("Barrier Statue of the Inferno", continuous(OnlyAttributeComes(FIRE)))

BATTERYMEN_AA = Cards((MONSTERS,), YOUR_SIDE, (Named(("Batteryman AA",)), FaceUp()))


def charge(name: str, amount: Fixed | ForEach, group: Cards | Itself) -> Ability:
    """ATK while all your face-up monsters of a name are in Attack Position, DEF while all are in Defense Position."""
    named = (Named((name,)), FaceUp())
    defending = Exists(Cards((MONSTERS,), YOUR_SIDE, (*named, InPosition(DEFENSE))))
    attacking = Exists(Cards((MONSTERS,), YOUR_SIDE, (*named, InPosition(ATTACK))))
    return continuous(
        Changes(X_ATTACK, group, amount=amount, when=Not(defending)),
        Changes(X_DEFENSE, group, amount=amount, when=Not(attacking)),
    )


card("Batteryman AA", charge("Batteryman AA", ForEach(1000, BATTERYMEN_AA), Itself()))

card("Batteryman C", charge("Batteryman C", Fixed(500), Cards((MONSTERS,), YOUR_SIDE, (OfType((MACHINE,)), FaceUp()))))

THUNDERS = Cards((MONSTERS,), YOUR_SIDE, (OfType((THUNDER,)), FaceUp()))


def others(name: str, *filters: LevelFrom) -> tuple[NameHolds | Except | LevelFrom | Revivable, ...]:
    """The properties of a Batteryman of another name that can be Special Summoned."""
    return (BATTERYMAN, *filters, Except(Named((name,))), Revivable())


card(
    "Batteryman Charger",
    trigger(
        E_SUMMONED,
        (
            Choose(Cards((HAND, DECK), YOU, others("Batteryman Charger"))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        hearing=HeardHow(ANY_NORMAL),
        optional=True,
        condition=ZoneFree(),
    ),
    continuous(
        Changes(X_ATTACK, Itself(), amount=ForEach(300, THUNDERS)),
        Changes(X_DEFENSE, Itself(), amount=ForEach(300, THUNDERS)),
    ),
)

card(
    "Batteryman D",
    continuous(
        Changes(
            X_NOT_ATTACKED,
            Cards((MONSTERS,), YOUR_SIDE, (OfType((THUNDER,)), FaceUp(), Except(Named(("Batteryman D",))))),
        )
    ),
)

card(
    "Batteryman Industrial Strength",
    OnlyAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (BATTERYMAN, OfKind((MONSTER,)))), 2),)),
    ignition(
        (Destroy(Bound(TARGETS)), And(), Destroy(Bound(CHOSEN))),
        costs=(Removing(Cards((GRAVEYARD,), YOU, (OfType((THUNDER,)),)), 1),),
        targets=(
            Target(Cards((MONSTERS,), EVERYBODY)),
            Target(Cards((SPELLS, FIELD), EVERYBODY), name=CHOSEN),
        ),
        limit=1,
    ),
)

card(
    "Batteryman Micro-Cell",
    flip(
        (
            Choose(Cards((DECK,), YOU, others("Batteryman Micro-Cell", LevelFrom(1, 4)))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        )
    ),
    trigger(E_FLIPPED, (KeepNumber(FLIPPED_BEFORE, Fixed(1)),), at_once=True),
    trigger(
        E_SENT,
        (Draw(Fixed(1), YOU),),
        hearing=Both(
            (HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,)), HeardWas((Keeps(FLIPPED_BEFORE),), face_down=True))
        ),
        places=IN_GRAVEYARD,
    ),
)

card(
    "Bazoo the Soul-Eater",
    ignition(
        (Begin(Changes(X_ATTACK), Itself(), END_OF_TURN, Multiplied(300, BoundNumber(NUMBERS)), turns=1),),
        costs=(Removing(Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)),)), 1, 3),),
        limit=1,
    ),
)

card("Big Eye", flip((ReorderTop(5),)))

card(
    "Big Shield Gardna",
    Says(GUARDS_FACE_DOWN),
    trigger(
        E_BATTLE_OVER,
        (TurnTo(Itself(), ATTACK),),
        hearing=Both((Not(IsAttacker()), ItselfIs((InPosition(DEFENSE),)))),
    ),
)

card("Big-Tusked Mammoth", continuous(Changes(X_NO_ATTACK, Cards((MONSTERS,), OPPONENTS, (CameThisTurn(),)))))

card(
    "Birdface",
    trigger(
        E_SENT,
        (Choose(Cards((DECK,), YOU, (Named(("Harpie Lady",)),))), *ADD_CHOSEN),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD,
        optional=True,
    ),
)

card("Bite Shoes", flip((SwitchPosition(STILL_FACE_UP),), targets=(Target(ANY_FACE_UP),)))

card(
    "Black Dragon's Chick",
    ignition(
        (
            Choose(Cards((HAND,), YOU, (Named(("Red-Eyes Black Dragon",)), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
        ),
        costs=(SendingItself(),),
    ),
)

MONSTER_REMOVED = 1

ATTACKS_AGAIN = 2

card(
    "Black Luster Soldier - Envoy of the Beginning",
    FirstAsWritten(),
    procedure(LIGHT_AND_DARK),
    ignition(
        (RemoveFromPlay(TARGET),),
        costs=(Note(MONSTER_REMOVED), NO_ATTACK_THIS_TURN),
        targets=(Target(ALL_MONSTERS),),
        condition=Both((Not(DeclaredThisTurn()), Not(UsedThisTurn(MONSTER_REMOVED)))),
    ),
    trigger(
        E_BATTLE_DESTROYS,
        (Begin(Changes(X_SECOND_ATTACK), Itself(), END_OF_BATTLE_PHASE, Fixed(1)),),
        hearing=IsAttacker(),
        costs=(Note(ATTACKS_AGAIN),),
        optional=True,
        condition=Both((Not(UsedThisTurn(MONSTER_REMOVED)), Not(UsedThisTurn(ATTACKS_AGAIN)))),
    ),
)

card(
    "Black Tyranno",
    continuous(
        Changes(
            X_DIRECT_ATTACK,
            Itself(),
            when=Both(
                (
                    Not(Exists(Cards((SPELLS, FIELD), OPPONENTS))),
                    Not(Exists(Cards((MONSTERS,), OPPONENTS, (InPosition(ATTACK),)))),
                )
            ),
        )
    ),
)

card(
    "Blade Knight",
    continuous(
        Changes(X_ATTACK, Itself(), amount=Fixed(400), when=HandAtMost(YOU, 1)),
        Changes(X_NEGATES_FLIP, Itself(), when=Not(Exists(Cards((MONSTERS,), YOU, others=True)))),
    ),
)

card("Blade Rabbit", when_turned_to_defense())

card("Bladefly", strengthens(WIND, EARTH))

card(
    "Blast Juggler",
    due_in(
        STANDBY,
        (Destroy(Bound(TARGETS, UP_TO_1000)),),
        optional=True,
        costs=(TributingItself(),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, UP_TO_1000, others=True), 2, 2),),
    ),
)

NO_STRONGER_THAN_COUNTERS = AttackBeside(ForEachCounter(700, COUNTER_NAME, removed=True), -WITHOUT_BOUND, 0)

card(
    "Blast Magician",
    gathers(0),
    ignition(
        (Destroy(Bound(TARGETS, (FaceUp(), NO_STRONGER_THAN_COUNTERS))),),
        costs=(RemovingCounters(COUNTER_NAME, 0),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(), NO_STRONGER_THAN_COUNTERS))),),
    ),
)

card("Blindly Loyal Goblin", continuous(Changes(X_KEEPS_CONTROL, Itself())))

card("Blowback Dragon", tosses_at((MONSTERS, SPELLS, FIELD)))

card(
    "Blue-Eyes Shining Dragon",
    OnlyAsWritten(),
    procedure((Tributing(1, (Named(("Blue-Eyes Ultimate Dragon",)),)),)),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(300, Cards((GRAVEYARD,), YOU, (OfType((DRAGON,)),))))),
    quick(
        (NegateEffect(False),),
        windows=W_ANSWERS,
        condition=AnswersTargeting((MONSTERS,), (IsAmong(Itself()),), alone=False),
    ),
)

card("Blue-Eyes Toon Dragon", FirstAsWritten(), *toon((Tributing(2),)))

card(
    "Boar Soldier",
    trigger(E_SUMMONED, (Destroy(Itself()),), hearing=HeardHow(ANY_NORMAL)),
    continuous(Changes(X_ATTACK, Itself(), amount=Fixed(-1000), when=Exists(THEIR_MONSTERS))),
)

BEETLE_FOUND = Bound(TARGETS, (FaceDown(), IsEffect()))

card(
    "Bombardment Beetle",
    flip(
        (LookAt(Bound(TARGETS, (FaceDown(),))), If(Exists(BEETLE_FOUND), (Destroy(TARGET),))),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceDown(), InPosition(DEFENSE)))),),
    ),
)

card(
    "Bountiful Artemis",
    trigger(
        E_LINK_RESOLVED,
        (Draw(Fixed(1), YOU),),
        own=False,
        hearing=Both((HeardActivation((TRAP,)), HeardIcon((COUNTER,)), ThereBefore())),
        at_once=True,
    ),
)

card("Bowganian", due_in(STANDBY, (InflictDamage(Fixed(600), OPPONENT),)))

card(
    "Brain Jacker",
    flip(
        (BecomeEquip(Bound(TARGETS, (FaceUp(),))),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(), CanBeTaken()))),),
    ),
    while_equipped(Controls(EquippedMonster())),
    due_in(STANDBY, (GainLife(Fixed(500), OPPONENT),), whose=THEIRS, places=AS_EQUIP_CARD),
)

card(
    "Breaker the Magical Warrior",
    trigger(E_SUMMONED, (PlaceCounters("Spell Counter", 1, Itself(), 1),), hearing=HeardHow(ANY_NORMAL)),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEachCounter(300, "Spell Counter"))),
    ignition((Destroy(TARGET),), costs=(RemovingCounters("Spell Counter"),), targets=(Target(SPELLS_AND_TRAPS),)),
)

card(
    "Broww, Huntsman of Dark World",
    when_discarded((If(Not(BY_THEM), (Draw(Fixed(1), YOU),)), If(BY_THEM, (Draw(Fixed(2), YOU),)))),
)

card(
    "Bubonic Vermin",
    flip(
        (
            If(
                ZoneFree(),
                (
                    May(
                        (
                            Choose(Cards((DECK,), YOU, (Named(("Bubonic Vermin",)), Revivable()))),
                            Reveal(Bound(CHOSEN)),
                            SpecialSummon(Bound(CHOSEN), SET_POSITION),
                            ShuffleDeck(YOU),
                        )
                    ),
                ),
            ),
        )
    ),
)

card("Burning Algae", trigger(E_SENT, (GainLife(Fixed(1000), OPPONENT),), places=IN_GRAVEYARD))

card(
    "Burning Beast",
    *union(("Freezing Beast",), 0, 0),
    trigger(
        E_DAMAGE,
        (Destroy(TARGET),),
        own=False,
        hearing=EQUIPPED_DAMAGES,
        targets=(Target(Cards((SPELLS, FIELD), EVERYBODY, (FaceUp(), OfKind((SPELL, TRAP))))),),
        places=AS_EQUIP_CARD,
    ),
)

card(
    "Buster Blader",
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(500, Cards((MONSTERS, GRAVEYARD), OPPONENTS, DRAGONS)))),
)

card(
    "Byser Shock",
    trigger(E_SUMMONED, (ReturnToHand(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, (FaceDown(),))),)),
)
