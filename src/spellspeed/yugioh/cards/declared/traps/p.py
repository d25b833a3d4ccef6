"""Trap Cards whose names begin with P."""

from spellspeed.yugioh.cards.writing import *

card(
    "Penalty Game!",
    trap(
        (
            If(ModeIs(0), (Begin(ChangesPlayers(X_NO_DRAW, OPPONENT), None, FOREVER),)),
            If(ModeIs(1), (Begin(ChangesPlayers(X_CARDS_A_TURN, OPPONENT, 0), None, END_OF_TURN),)),
        ),
        targets=(ChooseMode(2),),
        condition=Exactly(THEIR_HAND, 4),
    ),
    cites=("TEAM-R34",),
)

card(
    "Pharaoh's Treasure",
    trap((ShuffleFaceUp(Itself(), YOU),)),
    trigger(
        E_DRAWN_FACE_UP,
        (
            SendToGraveyard(Itself()),
            If(DONE_TO_GRAVEYARD, (AddToHand(Bound(TARGETS)),)),
        ),
        hearing=HeardTurnedUp(),
        condition=HeardLast(),
        targets=(
            If(
                Exists(Cards((GRAVEYARD,), YOU, (Holdable(),))),
                (Target(Cards((GRAVEYARD,), YOU, (Holdable(),))),),
            ),
        ),
        places=IN_HAND,
    ),
)

card(
    "Physical Double",
    trap(
        (
            MakeLikeness(printed_named("Mirage Token"), STILL_FACE_UP),
            Begin(Delayed(Destroy(Bound(DONE)), END, EVERYBODY), Bound(DONE), FOREVER),
        ),
        targets=(Target(THEIR_FACE_UP),),
        condition=InTurnOf(OPPONENTS),
    ),
)

card("Pikeru's Circle of Enchantment", trap((Begin(ChangesPlayers(X_NO_EFFECT_DAMAGE, YOUR_SIDE), None, END_OF_TURN),)))

card("Pikeru's Second Sight", trap((Infect(2, True),)), watches_draws(LookAt(JustDrawn())))

card(
    "Pitch-Black Power Stone",
    lasting_trap(costs=(PlaceCounters(COUNTER_NAME, 3, Itself()),)),
    quick(
        (
            If(
                Exists(TARGET),
                (RemoveCounters(COUNTER_NAME, Itself(), 1), IfDone((PlaceCounters(COUNTER_NAME, 1, TARGET),))),
            ),
        ),
        windows=W_ANY,
        limit=1,
        condition=Both((InTurnOf(YOU), ItselfIs((HasCounter(COUNTER_NAME, 1),)))),
        targets=(Target(Cards((MONSTERS, SPELLS), EVERYBODY, (TakesCounters(COUNTER_NAME),), others=True)),),
        remains=True,
    ),
    trigger(
        E_COUNTER_REMOVED, (Destroy(Itself()),), at_once=True, hearing=Not(ItselfIs((HasCounter(COUNTER_NAME, 1),)))
    ),
)

card(
    "Pineapple Blast",
    when_summoned(
        (
            ChooseUpTo(Cards((MONSTERS,), OPPONENT), NumberOf(MY_MONSTERS), whose=OPPONENT),
            Destroy(Cards((MONSTERS,), OPPONENTS, (Except(IsAmong(Bound(CHOSEN))),))),
        ),
        hearing=Both((HeardSeat(YOU), HeardHow(ANY_NORMAL))),
        condition=MoreThan(THEIR_MONSTERS, MY_MONSTERS),
    ),
)

card(
    "Pole Position",
    lasting_trap(),
    continuous(Changes(X_STRONGEST, Strongest(ANY_FACE_UP, by_attack=True))),
    trigger(
        E_LEFT,
        (DestroyAtOnce(Strongest(ANY_FACE_UP, by_attack=True)),),
        hearing=Not(HeardWas((Keeps(IN_A_LOOP),), face_down=True)),
        at_once=True,
    ),
    cites=("ERA-LOOP-1",),
)

card("Pulling the Rug", counter_trap((NegateActivation(True),), AnswersSummonTrigger(ANY_NORMAL)))

card(
    "Pyramid of Light",
    lasting_trap(),
    trigger(
        E_LEFT,
        (Destroy(Cards((MONSTERS,), YOU, (Named(("Andro Sphinx", "Sphinx Teleia")), FaceUp())), removing=True),),
        at_once=True,
    ),
)
