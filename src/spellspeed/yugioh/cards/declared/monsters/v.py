"""Monsters whose names begin with V."""

from spellspeed.yugioh.cards.writing import *

BEATEN_TODAY = (LiesIn((GRAVEYARD,)), LaidThisTurn())

card(
    "Vampire Baby",
    trigger(
        E_BATTLE_DESTROYS,
        (Remember(OtherInGraveyard()),),
        at_once=True,
    ),
    due_in(
        BATTLE,
        (SpecialSummon(InMind(BEATEN_TODAY)),),
        whose=EACH,
        optional=True,
        condition=Both(
            (DestroyedByBattleThisTurn(), Exists(InMind((*BEATEN_TODAY, Revivable()))), ZoneFree()),
        ),
    ),
)

MAGNETS = ("Alpha The Magnet Warrior", "Beta The Magnet Warrior", "Gamma The Magnet Warrior")


def dead(name: str) -> Cards:
    """The cards of a name in the own Graveyard."""
    return Cards((GRAVEYARD,), YOU, (Named((name,)),))


card(
    "Valkyrion the Magna Warrior",
    FirstAsWritten(),
    procedure((TributingOneOfEach(tuple([Cards((HAND, MONSTERS), OWN, (Named((name,)),)) for name in MAGNETS])),)),
    ignition(
        (SpecialSummon(EitherOf((Bound(TARGETS), Bound(CHOSEN), Bound(PAID)))),),
        costs=(TributingItself(),),
        targets=tuple(
            [Target(dead(name), name=binding) for name, binding in zip(MAGNETS, (TARGETS, CHOSEN, PAID), strict=True)]
        ),
        condition=NumberFrom(FreeZones(), 2, 5),
    ),
)

card(
    "Vampire Genesis",
    OnlyAsWritten(),
    procedure((Removing(Cards((MONSTERS,), YOU, (Named(("Vampire Lord",)), FaceUp())), 1),)),
    ignition(
        (SpecialSummon(TARGET),),
        costs=(Discarding(1, (OfType((ZOMBIE,)),)),),
        targets=(
            Target(
                Cards((GRAVEYARD,), YOU, (*ZOMBIES, LevelBelowPaid(Cards((HAND,), YOU, (OfType((ZOMBIE,)),))))),
            ),
        ),
        limit=1,
    ),
)

card("Vampire Lady", sends_a_declared_kind())

card(
    "Vampire Lord",
    sends_a_declared_kind(),
    due_in(
        STANDBY,
        (SpecialSummon(Itself()),),
        condition=DestroyedByEffectOf(OPPONENTS, from_own=True),
        places=IN_GRAVEYARD,
    ),
)

card("Vampiric Orchis", brings_union("Des Dendle"))

card("Versago the Destroyer", Says(SUBSTITUTE))

card(
    "Victory Dragon",
    NeverSpecial(),
    TributesOf(3, (OfType((DRAGON,)),)),
    continuous(Changes(X_WINS_MATCH, Itself())),
)

card(
    "Vilepawn Archfiend",
    *archfiend(500, 3),
    continuous(Changes(X_NOT_ATTACKED, Cards((MONSTERS,), YOU, (ARCHFIEND, FaceUp()), others=True))),
)

card(
    "Volcanic Rocket",
    trigger(
        E_SUMMONED,
        (
            Choose(Cards((DECK, GRAVEYARD), YOU, (NameHolds("Blaze Accelerator"), OutOfSealedGraveyard()))),
            AddToHand(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        optional=True,
    ),
)

card(
    "Volcanic Shell",
    ignition(
        (
            If(
                ItselfIs((LiesIn((GRAVEYARD,)),)),
                (
                    Choose(Cards((DECK,), YOU, (Named(("Volcanic Shell",)),))),
                    AddToHand(Bound(CHOSEN)),
                    ShuffleDeck(YOU),
                ),
            ),
        ),
        costs=(PayingLife(500),),
        places=IN_GRAVEYARD,
        limit=1,
    ),
)

card(
    "Volcanic Slicer",
    ignition(
        (InflictDamage(Fixed(500), OPPONENT),),
        costs=(Begin(Changes(X_NO_ATTACK), Itself(), END_OF_TURN),),
        condition=Not(DeclaredThisTurn()),
        limit=1,
    ),
)

card(
    "VW-Tiger Catapult",
    *assembled("V-Tiger Jet", "W-Wing Catapult"),
    ignition(
        (SwitchQuietly(TARGET),),
        costs=(Discarding(1),),
        targets=(Target(THEIR_MONSTERS),),
    ),
)

card(
    "VWXYZ-Dragon Catapult Cannon",
    *assembled("VW-Tiger Catapult", "XYZ-Dragon Cannon"),
    ignition(
        (RemoveFromPlay(TARGET),),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), OPPONENTS, (Removable(),))),),
        limit=1,
        must=True,
    ),
    trigger(
        E_ATTACK,
        (SwitchQuietly(TARGET),),
        optional=True,
        targets=(Target(EventOther(())),),
    ),
    cites=("ERA-MUST-1",),
)
