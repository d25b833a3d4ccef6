"""Monsters whose names begin with D, but not those of da.py and de.py."""

from spellspeed.yugioh.cards.writing import *

card(
    "D.3.S. Frog",
    Says(EXACT),
    continuous(
        Changes(X_ATTACK, Itself(), amount=ForEach(500, Cards((GRAVEYARD,), YOU, (Named(("Treeborn Frog",)),))))
    ),
)

card(
    "D.D. Assailant",
    trigger(
        E_BATTLED,
        (RemoveFromPlay(Itself()), And(), RemoveFromPlay(EventOther())),
        hearing=ITSELF_BEATEN,
    ),
)

card("D.D. Crazy Beast", continuous(Changes(X_REMOVES_BEATEN, Itself())))

card(
    "D.D. Crow",
    quick(
        (RemoveFromPlay(TARGET),),
        windows=W_ANY,
        places=IN_HAND,
        costs=(DiscardingItself(),),
        targets=(Target(Cards((GRAVEYARD,), OPPONENT, (Removable(),))),),
    ),
)

CAME_BACK = 11


def comes_back(note: int, hearing: Condition, do: tuple[Step, ...], condition: Condition) -> tuple[Ability, ...]:
    """Removed from play in a way (`hearing`, kept as a note), this card does something in the End Phase of the turn, once a turn."""
    return (
        trigger(
            E_REMOVED,
            (Note(note),),
            hearing=Both((hearing, Not(HeardNoted(CAME_BACK)))),
            at_once=True,
            places=1 << P_REMOVED,
        ),
        trigger(E_SUMMONED, (Note(CAME_BACK),), hearing=HeardByItself(), at_once=True),
        due_in(END, do, whose=EACH, places=1 << P_REMOVED, costs=(Note(CAME_BACK),), condition=condition),
    )


REMOVED_FACE_UP = 9

card(
    "D.D. Scout Plane",
    *comes_back(
        REMOVED_FACE_UP,
        ItselfIs((FaceUp(),)),
        (If(ZoneFree(), (SpecialSummon(Itself(), ATTACK),)), If(NothingDone(), (SendToGraveyard(Itself()),))),
        Both((UsedThisTurn(REMOVED_FACE_UP), Not(UsedThisTurn(CAME_BACK)))),
    ),
)

REMOVED_FACE_UP_FROM_FIELD = 8

card(
    "D.D. Survivor",
    *comes_back(
        REMOVED_FACE_UP_FROM_FIELD,
        Both(
            (HeardWhere((MONSTERS,), EVERYBODY), HeardWas(()), HeardCard(Cards((REMOVED,), EVERYBODY, (OwnedBy(YOU),))))
        ),
        (SpecialSummon(Itself()),),
        Both((UsedThisTurn(REMOVED_FACE_UP_FROM_FIELD), Not(UsedThisTurn(CAME_BACK)), ZoneFree())),
    ),
)

WAS_BATTLED = HeardOther(Cards((MONSTERS, HAND, DECK, FUSION_DECK, GRAVEYARD, REMOVED), EVERYBODY))

card(
    "D.D. Warrior",
    trigger(
        E_BATTLED,
        (RemoveFromPlay(Itself()), And(), RemoveFromPlay(EventOther())),
        hearing=WAS_BATTLED,
    ),
)

card(
    "D.D. Warrior Lady",
    trigger(
        E_BATTLED,
        (RemoveFromPlay(Itself()), And(), RemoveFromPlay(EventOther())),
        hearing=WAS_BATTLED,
        optional=True,
    ),
)

card(
    "D.D.M. - Different Dimension Master",
    ignition(
        (SpecialSummon(TARGET),),
        costs=(Discarding(1, (OfKind((SPELL,)),)),),
        targets=(Target(Cards((REMOVED,), YOU, (OfKind((MONSTER,)), FaceUp(), Revivable()))),),
        limit=1,
    ),
)

card(
    "Different Dimension Dragon",
    continuous(
        NotDestroyedBy(Itself(), (SPELL, TRAP), aimed=False),
        Changes(X_NOT_DESTROYED_BY_BATTLE, Itself(), when=Exists(BattledMonster((AttackFrom(0, 1900),)))),
    ),
)

card(
    "Disc Fighter",
    trigger(
        E_CALCULATION,
        (Destroy(EventOther()),),
        hearing=Both((IsAttacker(), AttackedIs((InPosition(DEFENSE), DefenseFrom(2000, WITHOUT_BOUND))))),
    ),
)

card(
    "Dimension Jar",
    flip(
        (
            EachChooses(Cards((GRAVEYARD,), OPPONENT, (Removable(),)), theirs=True, least=0, most=3),
            RemoveEachOthers(Bound(PAID)),
        )
    ),
    variants=(
        as_ruled(
            "2005",
            "ERA-DIMENSIONJAR-1: FAQ 2005 and the printed card",
            flip(
                (
                    EachChooses(
                        Cards((GRAVEYARD,), OPPONENT, (OfKind((MONSTER,)), Removable())), theirs=True, least=0, most=3
                    ),
                    RemoveEachOthers(Bound(PAID)),
                )
            ),
        ),
    ),
    cites=("ERA-DIMENSIONJAR-1",),
)

DON_TURTLES = Cards((HAND,), YOU, (Named(("Don Turtle",)), Revivable()))

card(
    "Don Turtle",
    trigger(
        E_SUMMONED,
        (
            ChooseUpTo(DON_TURTLES, FreeZones(), fewer=True),
            SpecialSummon(Bound(CHOSEN)),
        ),
        hearing=HeardHow(ANY_NORMAL | FLIP_SUMMON),
        optional=True,
        condition=Both((Exists(DON_TURTLES), ZoneFree())),
    ),
)

card(
    "Don Zaloog",
    trigger(
        E_DAMAGE,
        (If(ModeIs(0), (DiscardRandom(Fixed(1), OPPONENT),)), If(ModeIs(1), (SendFromTop(Fixed(2), OPPONENT),))),
        own=False, hearing=HITS_OPPONENT, targets=(ChooseMode(2),), optional=True,
    ),
)  # fmt: skip

card(
    "Doom Dozer",
    OnlyAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfType((INSECT,)),)), 2),)),
    trigger(E_DAMAGE, (SendFromTop(Fixed(1), OPPONENT),), own=False, hearing=HITS_OPPONENT),
)

card(
    "Doomcaliber Knight",
    NeverSpecial(),
    answering(
        (NegateActivation(True),),
        hearing=Answers((MONSTER,), EVERYBODY, False),
        places=ON_FIELD,
        costs=(TributingItself(),),
    ),
)

card("Double Coston", continuous(Changes(X_TWO_TRIBUTES, Itself(), amount=Fixed(DARK))))

card(
    "Dragon Manipulator",
    flip(
        (Begin(Controls(), STILL_FACE_UP, END_PHASE_OF),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (*DRAGONS, CanBeTaken()))),),
    ),
)

card(
    "Dragon Master Knight",
    OnlyAsWritten(normally=True),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(500, Cards((MONSTERS,), YOUR_SIDE, DRAGONS, others=True)))),
)

JARS = Cards((SPELLS,), EVERYBODY, (Named(("Dragon Capture Jar",)), FaceUp()))

card(
    "Dragon Piper",
    flip((Destroy(JARS), IfDone((TurnTo(Cards((MONSTERS,), EVERYBODY, DRAGONS), ATTACK),), later=True))),
)

card(
    "Dragon Seeker",
    trigger(
        E_SUMMONED,
        (Destroy(Bound(TARGETS, DRAGONS)),),
        hearing=HeardHow(ANY_NORMAL | FLIP_SUMMON),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, DRAGONS)),),
    ),
)

card("Dream Clown", when_turned_to_defense())

card(
    "Dreamsprite",
    trigger(
        E_ATTACK,
        (TurnAttackTo(TARGET, at_once=True),),
        own=False,
        hearing=Both((HeardSeat(OPPONENTS), HeardOther(Itself()))),
        targets=(Target(Cards((MONSTERS,), OWN, others=True)),),
        places=ON_FIELD | SET_ONLY,
    ),
)

card(
    "Drill Bug",
    trigger(
        E_DAMAGE,
        (
            Choose(Cards((DECK,), YOU, (Named(("Parasite Paracide",)), FaceDown()))),
            Reveal(Bound(CHOSEN)),
            ShuffleDeck(YOU),
            PutOnTop(Bound(CHOSEN)),
        ),
        own=False,
        hearing=HITS_OPPONENT,
        optional=True,
    ),
)

card(
    "Drillago",
    continuous(
        Changes(
            X_DIRECT_ATTACK,
            Itself(),
            when=Both(
                (
                    Not(Exists(Cards((SPELLS, FIELD), OPPONENTS))),
                    Not(Exists(Cards((MONSTERS,), OPPONENTS, (FaceDown(),)))),
                    Not(Exists(Cards((MONSTERS,), OPPONENTS, (FaceUp(), AttackFrom(0, 1599))))),
                )
            ),
        )
    ),
)

GIVEN_AWAY = Cards((MONSTERS,), OPPONENT, (CanBeTaken(),))

card(
    "Dummy Golem",
    flip((If(Exists(GIVEN_AWAY), (Choose(GIVEN_AWAY, whose=OPPONENT), SwapWithItself(Bound(CHOSEN)))),)),
)
