"""Trap Cards whose names begin with L."""

from spellspeed.yugioh.cards.writing import *

card(
    "Labyrinth of Nightmare",
    lasting_trap(),
    due_in(END, (SwitchPosition(Cards((MONSTERS,), TURN_PLAYER, (FaceUp(),))),), whose=EACH, remains=True),
)

card(
    "Level Conversion Lab",
    trap(
        (
            Choose(Cards((HAND,), YOU, (OfKind((MONSTER,)),))),
            Reveal(Bound(CHOSEN)),
            RollDie(),
            If(NumberIs(NUMBERS, 1), (SendToGraveyard(Bound(CHOSEN)),)),
            If(
                NumberFrom(BoundNumber(NUMBERS), 2, 6),
                (Begin(LevelsOfHand(becomes=True), Bound(CHOSEN), END_OF_TURN, BoundNumber(NUMBERS)),),
            ),
        )
    ),
)

card("Life Equalizer", trap((SetLife(3000),), condition=NumberFrom(LifeDifference(), 8000, WITHOUT_BOUND)))

card("Light of Intervention", lasting_trap(), continuous(ChangesPlayers(X_LIT, EVERYBODY)))

card(
    "Light of Judgment",
    trap(
        (
            If(ModeIs(0), (LookAt(THEIR_HAND), Choose(THEIR_HAND), DiscardThem(Bound(CHOSEN)))),
            If(ModeIs(1), (Choose(THEIR_FIELD), SendToGraveyard(Bound(CHOSEN)))),
        ),
        costs=(Discarding(1, (OfAttribute(LIGHT),)),),
        targets=(ChooseAmong((Exists(THEIR_HAND), Exists(THEIR_FIELD))),),
        condition=Exists(Cards((FIELD,), EVERYBODY, (FaceUp(), Named(("The Sanctuary in the Sky",))))),
    ),
)

card("Light-Imprisoning Mirror", lasting_trap(), continuous(NegatesEffectsOf(LIGHT)))

card(
    "Lightforce Sword",
    trap(
        (
            PickRandom(THEIR_HAND),
            RemoveFromPlay(Bound(CHOSEN), face_up=False),
            Begin(Delayed(TakeIntoHand(Bound(DONE), OPPONENT), STANDBY, OPPONENTS, 4), Bound(DONE), FOREVER, turns=7),
        )
    ),
)

card(
    "Lone Wolf",
    lasting_trap(
        (
            Begin(Changes(X_NOT_DESTROYED_BY_BATTLE), STILL_FACE_UP, WHILE_FACE_UP),
            Begin(Unaffected((MONSTER,), whose=OPPONENTS), STILL_FACE_UP, WHILE_FACE_UP),
        ),
        targets=(Target(MONKS),),
        condition=Exactly(Cards((MONSTERS,), YOU), 1),
    ),
)
