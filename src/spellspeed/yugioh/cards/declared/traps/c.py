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

SET_MONSTERS = Cards((MONSTERS,), EVERYBODY, (FaceDown(), InPosition(DEFENSE)))

EFFECT_MONSTERS = Cards((MONSTERS,), EVERYBODY, (FaceUp(), IsEffect()))

card(
    "Ceasefire",
    trap(
        (TurnUpQuietly(SET_MONSTERS), And(), InflictDamage(ForEach(500, EFFECT_MONSTERS), OPPONENT)),
        condition=Either((Exists(SET_MONSTERS), Exists(EFFECT_MONSTERS))),
    ),
)

card("Cemetary Bomb", trap((InflictDamage(ForEach(100, Cards((GRAVEYARD,), OPPONENT)), OPPONENT),)))

WEAK = (AttackFrom(0, 1000), FaceUp())

card(
    "Chain Disappearance",
    when_summoned(
        (
            RemoveFromPlay(Bound(CHOSEN, WEAK)),
            IfDone(
                (
                    LookAt(THEIR_HAND),
                    RemoveFromPlay(Cards((HAND, DECK, FUSION_DECK), OPPONENT, (Namesake(CHOSEN),))),
                    ShuffleDeck(OPPONENT),
                ),
                later=True,
            ),
        ),
        HeardCard(Cards((MONSTERS,), EVERYBODY, WEAK)),
        targets=(Mean(JustSummoned(EVERYBODY, WEAK)),),
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

STRONG = (OfKind((MONSTER,)), AttackFrom(1500, 99999))

ANYWHERE = IN_GRAVEYARD | IN_HAND | ON_FIELD | SET_ONLY | 1 << P_REMOVED

card(
    "Crush Card Virus",
    trap(
        (
            Infect(),
            LookAt(Cards((HAND,), OPPONENT)),
            LookAt(Cards((MONSTERS,), OPPONENT, (FaceDown(),))),
            Destroy(Cards((MONSTERS, HAND), OPPONENT, STRONG)),
        ),
        costs=(Tributing(1, (OfAttribute(DARK), AttackFrom(0, 1000))),),
    ),
    trigger(
        E_DRAWN,
        (LookAt(JustDrawn()), Destroy(JustDrawn(STRONG))),
        own=False,
        at_once=True,
        places=ANYWHERE,
        hearing=Both((HeardSeat(OPPONENT), IsPending())),
    ),
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
