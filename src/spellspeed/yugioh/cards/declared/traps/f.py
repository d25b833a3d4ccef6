"""Trap Cards whose names begin with F."""

from spellspeed.yugioh.cards.writing import *

card(
    "Fatal Abacus",
    lasting_trap(),
    trigger(
        E_SENT,
        (DamageOwners(500),),
        own=False,
        at_once=True,
        together=True,
        hearing=Both((HeardFrom((MONSTERS,)), HeardCard(Cards((GRAVEYARD,), EVERYBODY, (OfKind((MONSTER,)),))))),
    ),
)

UNIONS_BESIDE_A_WEARER = Cards((MONSTERS,), YOU, (IsUnion(), FaceUp(), HasWearer()))
UNIONS_WORN = Cards((SPELLS,), YOU, (IsUnion(), WornBy(ALL_MONSTERS)))

card(
    "Formation Union",
    trap(
        (
            If(
                ModeIs(0),
                (Choose(Cards((MONSTERS,), YOU, (CanWear(STILL_FACE_UP),))), EquipCards(STILL_FACE_UP, Bound(CHOSEN))),
            ),
            If(ModeIs(1), (ComesDown(TARGET, ATTACK),)),
        ),
        targets=(
            ChooseAmong(
                (Both((Exists(UNIONS_BESIDE_A_WEARER), SpellZoneFree())), Both((Exists(UNIONS_WORN), ZoneFree())))
            ),
            If(ModeIs(0), (Target(UNIONS_BESIDE_A_WEARER),)),
            If(ModeIs(1), (Target(UNIONS_WORN),)),
        ),
    ),
)

card(
    "Forced Requisition",
    when_happened((), E_DISCARDED, HeardSeat(YOU), condition=Not(InDamageStep()), remains=True),
    trigger(
        E_DISCARDED,
        (Discard(ForEachHeard(1), OPPONENT),),
        own=False,
        at_once=True,
        together=True,
        hearing=HeardSeat(YOU),
    ),
)

card(
    "Fairy's Hand Mirror",
    trap(
        (ChangeTarget(),),
        windows=W_ANSWER_SPELL,
        targets=(TargetAnew((MONSTERS, SPELLS, FIELD), EVERYBODY),),
        condition=Both((THEIR_SPELL, AnswersTargeting((MONSTERS,)), Not(InDamageStep()))),
    ),
)

card(
    "Fiend's Hand Mirror",
    trap(
        (ChangeTarget(),),
        windows=W_ANSWER_SPELL,
        targets=(TargetAnew((MONSTERS, SPELLS, FIELD), EVERYBODY),),
        condition=Both((THEIR_SPELL, AnswersTargeting((SPELLS, FIELD)), Not(InDamageStep()))),
    ),
)

card(
    "Forced Ceasefire",
    trap((Begin(BarsCards((TRAP,), EVERYBODY), None, END_OF_TURN),), costs=(Discarding(1),)),
)

card(
    "Fiend Comedian",
    trap(
        (
            CallCoin(),
            If(NumberIs(NUMBERS, 1), (RemoveFromPlay(Cards((GRAVEYARD,), OPPONENT, (Removable(),))),)),
            If(NumberIs(NUMBERS, 0), (SendFromTop(NumberOf(Cards((GRAVEYARD,), OPPONENT)), YOU, fewer=True),)),
        ),
        condition=Exists(Cards((GRAVEYARD,), OPPONENT)),
    ),
)

card(
    "Final Attack Orders",
    lasting_trap(),
    continuous(Changes(X_IN_ATTACK, ANY_FACE_UP), Changes(X_NO_REPOSITION, ANY_FACE_UP)),
)

card(
    "Frozen Soul",
    trap(
        (Begin(ChangesPlayers(X_SKIP_BATTLE, OPPONENT), None, FOREVER),),
        condition=Both((LifeLower(YOU), NumberFrom(LifeDifference(), 2000, WITHOUT_BOUND))),
    ),
)

card("Fruits of Kozaky's Studies", trap((ReorderTop(3, exactly=True),)))

FOUR_ELEMENTS = Both(
    tuple([Exists(Cards((MONSTERS,), EVERYBODY, (OfAttribute(one), FaceUp()))) for one in (WIND, WATER, FIRE, EARTH)])
)

THEIR_SPELLS_AND_TRAPS = Cards((SPELLS, FIELD), OPPONENTS)

card(
    "Fuh-Rin-Ka-Zan",
    trap(
        (
            If(ModeIs(0), (Destroy(THEIR_MONSTERS),)),
            If(ModeIs(1), (Destroy(THEIR_SPELLS_AND_TRAPS),)),
            If(ModeIs(2), (DiscardRandom(Fixed(2), OPPONENT),)),
            If(ModeIs(3), (Draw(Fixed(2), YOU),)),
        ),
        targets=(
            ChooseAmong(
                (
                    Exists(THEIR_MONSTERS),
                    Exists(THEIR_SPELLS_AND_TRAPS),
                    Exists(THEIR_HAND, 2),
                    Exists(Cards((DECK,), YOU), 2),
                )
            ),
        ),
        condition=FOUR_ELEMENTS,
    ),
)
