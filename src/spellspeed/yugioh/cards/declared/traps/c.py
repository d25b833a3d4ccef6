"""Trap Cards whose names begin with C."""

from spellspeed.yugioh.cards.writing import *

card("Call of the Grave", against_its_name("Monster Reborn"))

card(
    "Call of the Haunted",
    trap(
        (SpecialSummon(TARGET, ATTACK), Begin(Bond(WHEN_GONE, WHEN_DESTROYED), Bound(DONE), WHILE_FACE_UP)),
        targets=(Target(MY_DEAD),), remains=True,
    ),
)  # fmt: skip

card(
    "Castle Walls",
    trap(
        (Begin(Changes(X_DEFENSE), STILL_FACE_UP, END_OF_TURN, Fixed(500)),),
        windows=CHANGES_STRENGTH,
        targets=(Target(ANY_FACE_UP),),
    ),
)

card(
    "Ceasefire",
    trap(
        (TurnUpQuietly(SET_MONSTERS), And(), InflictDamage(ForEach(500, EFFECT_MONSTERS), OPPONENT)),
        condition=Either((Exists(SET_MONSTERS), Exists(EFFECT_MONSTERS))),
    ),
)

card("Cemetary Bomb", trap((InflictDamage(ForEach(100, Cards((GRAVEYARD,), OPPONENT)), OPPONENT),)))

card("Chain Burst", lasting_trap(), hurts_who_activates(TRAP), cites=("ERA-ABSORPTION-1",))

card(
    "Chain Disappearance",
    when_summoned(
        (
            RemoveFromPlay(Bound(CHOSEN, UP_TO_1000)),
            IfDone(
                (
                    LookAt(THEIR_HAND),
                    RemoveFromPlay(Cards((HAND, DECK, FUSION_DECK), OPPONENT, (Namesake(CHOSEN),))),
                    ShuffleDeck(OPPONENT),
                ),
                later=True,
            ),
        ),
        HeardCard(Cards((MONSTERS,), EVERYBODY, UP_TO_1000)),
        targets=(Mean(JustHappened(E_SUMMONED, EVERYBODY, UP_TO_1000)),),
    ),
)

card(
    "Coffin Seller",
    lasting_trap(),
    trigger(
        E_SENT,
        (InflictDamage(Fixed(300), OPPONENT),),
        own=False,
        together=True,
        hearing=Both(
            (
                HeardSeat(OPPONENTS),
                Not(HeardFrom((SPELLS,))),
                HeardCard(Cards((GRAVEYARD,), EVERYBODY, (OfKind((MONSTER,)),))),
            )
        ),
        remains=True,
    ),
)

UNIONS_FOR_IT = Cards((SPELLS,), EVERYBODY, (IsUnion(), IsFor(STILL_FACE_UP)))

card(
    "Collected Power",
    trap(
        (
            If(Exists(UNIONS_FOR_IT, 2), (Choose(UNIONS_FOR_IT),)),
            EquipCards(Cards((SPELLS,), EVERYBODY, (IsEquipCard(),)), STILL_FACE_UP),
        ),
        targets=(Target(ANY_FACE_UP),),
        condition=Exists(Cards((SPELLS,), EVERYBODY, (IsEquipCard(),))),
    ),
)

NORMAL_IN_HAND = Cards((HAND,), YOU, (IsNormal(),))

card(
    "Common Charity",
    trap(
        (
            Draw(Fixed(2), YOU),
            Choose(NORMAL_IN_HAND),
            RemoveFromPlay(Bound(CHOSEN)),
            If(NothingDone(), (SendToGraveyard(Cards((HAND,), YOU)),)),
        )
    ),
)

card(
    "Compulsory Evacuation Device",
    trap((ReturnToHand(Bound(TARGETS)),), targets=(Target(Cards((MONSTERS,), EVERYBODY)),)),
)

card(
    "Covering Fire",
    trap(
        (Begin(Changes(X_ATTACK), Battling(YOU), END_OF_DAMAGE_STEP, AttackOf(STILL_FACE_UP)),),
        windows=W_BEFORE,
        targets=(Target(Cards((MONSTERS,), YOU, (FaceUp(), OutOfBattle()))),),
        condition=Both((OpponentAttacks(), Exists(Battling(YOU)))),
    ),
)

card(
    "Cross Counter",
    trap(
        (
            Begin(Changes(X_DOUBLES_DAMAGE), Battling(YOU), END_OF_DAMAGE_STEP),
            And(),
            DestroyAfterCalculation(Attacker()),
        ),
        windows=W_BEFORE,
        condition=Both(
            (OpponentAttacks(), Exists(Battling(YOU)), AttackedIs((InPosition(DEFENSE),)), AttackerTooWeak())
        ),
    ),
)

card(
    "Crush Card Virus",
    *virus((OfAttribute(DARK), AttackFrom(0, 1000)), (AttackFrom(1500, WITHOUT_BOUND),), Infect()),
)

card(
    "Curse of Aging",
    trap(
        (
            Begin(Changes(X_ATTACK), THEIR_FACE_UP, END_OF_TURN, Fixed(-500)),
            And(),
            Begin(Changes(X_DEFENSE), THEIR_FACE_UP, END_OF_TURN, Fixed(-500)),
        ),
        windows=CHANGES_STRENGTH,
        costs=(Discarding(1),),
    ),
)

card(
    "Curse of Anubis",
    trap(
        (
            Mean(EFFECT_MONSTERS),
            TurnTo(Bound(CHOSEN), DEFENSE),
            And(),
            Begin(Changes(X_DEFENSE, how=ORIGINAL_BECOMES), Bound(CHOSEN), END_OF_TURN, Fixed(0)),
            And(),
            Begin(Changes(X_NO_REPOSITION), Bound(CHOSEN), END_OF_TURN),
        ),
        condition=Exists(EFFECT_MONSTERS),
    ),
)

card("Curse of Darkness", lasting_trap(), hurts_who_activates(SPELL), cites=("ERA-ABSORPTION-1",))

card(
    "Curse of Royal",
    counter_trap(
        NEGATE, Both((Answers((SPELL, TRAP), EVERYBODY, True), AnswersDestruction((SPELLS, FIELD), one=True)))
    ),
)
