"""Trap Cards whose names begin with N."""

from spellspeed.yugioh.cards.writing import *

card("Needle Ceiling", trap((Destroy(ANY_FACE_UP),), condition=Exists(ALL_MONSTERS, 4)))

card(
    "Negate Attack",
    counter_trap(
        (NegateAttack(), GoToEnd(BATTLE)),
        windows=W_DECLARATION,
        event=E_ATTACK,
        hearing=HeardSeat(OPPONENTS),
        targets=(Target(Attacker()),),
    ),
)

card(
    "Next to be Lost",
    trap(
        (
            If(
                Exists(STILL_FACE_UP),
                (
                    Choose(Cards((DECK,), YOU, (Namesake(TARGETS),))),
                    SendToGraveyard(Bound(CHOSEN)),
                    ShuffleDeck(YOU),
                ),
            ),
        ),
        targets=(Target(Cards((MONSTERS,), YOU, (FaceUp(), NoToken()))),),
    ),
)

card(
    "Nightmare Wheel",
    lasting_trap(holds_still(WHEN_GONE), targets=(Target(THEIR_MONSTERS),)),
    due_in(
        STANDBY,
        (InflictDamage(Fixed(500), OPPONENT),),
        condition=Exists(Held()),
        remains=True,
    ),
)

card(
    "Ninjitsu Art of Decoy",
    lasting_trap(
        (Begin(Changes(X_NOT_DESTROYED_BY_BATTLE, brittle=True), STILL_FACE_UP, WHILE_FACE_UP),),
        targets=(Target(Cards((MONSTERS,), YOU, (FaceUp(), NameHolds("Ninja"), OfKind((MONSTER,))))),),
    ),
)

card(
    "Ninjitsu Art of Transformation",
    trap(
        (
            Choose(
                Cards(
                    (HAND, DECK),
                    YOU,
                    (
                        OfType((BEAST, WINGED_BEAST, INSECT)),
                        LevelBeside(BoundNumber(NUMBERS), -12, 3),
                        Revivable(),
                    ),
                )
            ),
            SpecialSummon(Bound(CHOSEN)),
            Begin(Bond(WHEN_GONE, NEVER), Bound(DONE), WHILE_FACE_UP),
            ShuffleDeck(YOU),
        ),
        costs=(Tributing(1, (NameHolds("Ninja"), FaceUp())),),
        condition=ZoneFree(),
        remains=True,
    ),
)

THEIR_TURN = InTurnOf(OPPONENTS)

card(
    "Non Aggression Area",
    trap(
        (
            Begin(ChangesPlayers(X_NO_NORMAL_SUMMON, OPPONENTS, when=THEIR_TURN), None, END_OF_TURN, turns=1),
            Begin(ChangesPlayers(X_NO_MONSTER_SET, OPPONENTS, when=THEIR_TURN), None, END_OF_TURN, turns=1),
            Begin(ChangesPlayers(X_NO_SPECIAL_SUMMON, OPPONENTS, when=THEIR_TURN), None, END_OF_TURN, turns=1),
        ),
        windows=W_STANDBY,
        costs=(Discarding(1),),
        condition=InTurnOf(YOU),
    ),
)

card(
    "Numinous Healer",
    when_happened(
        (GainLife(Plus((Fixed(1000), ForEach(500, Cards((GRAVEYARD,), YOU, (Named(("Numinous Healer",)),))))), YOU),),
        E_DAMAGE,
        HeardSeat(YOU),
    ),
)
