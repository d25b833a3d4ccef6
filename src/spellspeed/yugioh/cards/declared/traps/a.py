"""Trap Cards whose names begin with A."""

from spellspeed.yugioh.cards.writing import *

card(
    "Acid Trap Hole",
    trap(
        (
            FlipFaceUp(TARGET),
            IfDone(
                (
                    If(Exists(Bound(TARGETS, (DefenseFrom(0, 2000),))), (Destroy(TARGET),)),
                    If(Exists(Bound(TARGETS, (DefenseFrom(2001, WITHOUT_BOUND),))), (TurnFaceDown(TARGET),)),
                ),
                later=True,
            ),
        ),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceDown(), InPosition(DEFENSE)))),),
    ),
)

card(
    "A Feint Plan",
    trap((Begin(Changes(X_NOT_ATTACKED, Cards((MONSTERS,), EVERYBODY, (FaceDown(),))), None, END_OF_TURN),)),
)

card(
    "Absolute End",
    trap(
        (
            EndEarlier((OnlyAttacked(True), Changes(X_MUST_ATTACK, THEIR_FACE_UP))),
            Begin(Changes(X_MADE_DIRECT, THEIR_MONSTERS), None, END_OF_TURN),
            And(),
            MakeDirect(),
        ),
        condition=InTurnOf(OPPONENTS),
    ),
)

card(
    "Adhesion Trap Hole",
    when_summoned(
        (Begin(Changes(X_ATTACK, how=ORIGINAL_HALVED), Bound(CHOSEN), FOREVER),),
        Both((HeardSeat(OPPONENTS), HeardCard(ANY_FACE_UP))),
        targets=(Mean(JustHappened(E_SUMMONED, OPPONENTS)),),
    ),
)

card(
    "A Hero Emerges",
    when_attacked(
        (
            PickRandom(Cards((HAND,), YOU)),
            Reveal(Bound(CHOSEN)),
            If(Exists(Bound(CHOSEN, (Revivable(),))), (SpecialSummon(Bound(CHOSEN)),)),
            If(Exists(Bound(CHOSEN, (LiesIn((HAND,)),))), (SendToGraveyard(Bound(CHOSEN)),)),
        ),
        HeardSeat(OPPONENTS),
        condition=Exists(Cards((HAND,), YOU)),
    ),
)

card(
    "Altar for Tribute",
    trap(
        (GainLife(BoundNumber(NUMBERS), YOU),),
        costs=(Sending(Cards((MONSTERS,), YOU), elsewhere=True),),
        targets=(Measure(AttackOf(Bound(PAID, (LiesIn((GRAVEYARD,)), OfKind((MONSTER,)))), True), NUMBERS),),
    ),
)

card(
    "Amazoness Archers",
    when_attacked(
        (
            TurnTo(THEIR_MONSTERS, ATTACK, quietly=True),
            And(),
            Begin(Changes(X_ATTACK), THEIR_FACE_UP, FOREVER, Fixed(-500)),
            And(),
            Begin(Changes(X_MUST_ATTACK), THEIR_FACE_UP, END_OF_TURN),
        ),
        HeardSeat(OPPONENTS),
        condition=Exists(Cards((MONSTERS,), YOU, (NameHolds("Amazoness"), FaceUp()))),
    ),
)

card("Anti Raigeki", against_its_name("Raigeki", Destroy(THEIR_MONSTERS)))

card(
    "Anti-Spell",
    counter_trap(NEGATE, Answers((SPELL,), EVERYBODY, True), costs=(RemovingCountersThere(COUNTER_NAME, 2),)),
)

NAMESAKES = NamedAlike(Cards((MONSTERS,), EVERYBODY, (FaceUp(),)), 2)

card(
    "Aqua Chorus",
    lasting_trap(),
    continuous(
        Changes(X_ATTACK, NAMESAKES, amount=Fixed(500)),
        Changes(X_DEFENSE, NAMESAKES, amount=Fixed(500)),
    ),
)

THEY_DRAW_BESIDE = Both((HeardSeat(OPPONENTS), Not(InPhase((DRAW,)))))

card(
    "Appropriate",
    when_happened((), E_DRAWN, THEY_DRAW_BESIDE, condition=Not(InDamageStep()), remains=True),
    trigger(E_DRAWN, (Draw(Fixed(2), YOU),), own=False, at_once=True, together=True, hearing=THEY_DRAW_BESIDE),
)

card(
    "Archfiend's Roar",
    trap(
        (
            SpecialSummon(TARGET),
            Begin(Changes(X_NOT_TRIBUTED), Bound(DONE), FOREVER),
            Begin(Delayed(Destroy(Bound(DONE)), END, EVERYBODY), Bound(DONE), FOREVER),
        ),
        costs=(PayingLife(500),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (ARCHFIEND, OfKind((MONSTER,)), Revivable()))),),
        condition=ZoneFree(),
    ),
)

card("Armor Break", counter_trap(NEGATE, AnswersIcon((SPELL,), (EQUIP,))))

card(
    "Arsenal Robber",
    trap(
        (
            Choose(Cards((DECK,), OPPONENT, (OfIcon((EQUIP,)), OfKind((SPELL,)))), whose=OPPONENT),
            SendToGraveyard(Bound(CHOSEN)),
            ShuffleDeck(OPPONENT),
        )
    ),
)

card(
    "Armored Glass",
    trap(
        (Begin(Changes(X_NEGATED, Cards((SPELLS,), EVERYBODY, (IsEquipCard(), FaceUp()))), None, END_OF_TURN),),
        condition=Exists(Cards((MONSTERS,), EVERYBODY, (Equipped(),))),
    ),
)

card(
    "Assault on GHQ",
    trap(
        (Destroy(TARGET), IfDone((SendFromTop(Fixed(2), OPPONENT),), later=True)),
        targets=(Target(Cards((MONSTERS,), YOU), wherever=True),),
    ),
)

card(
    "Astral Barrier",
    lasting_trap(),
    trigger(
        E_ATTACK,
        (MakeDirect(),),
        own=False,
        optional=True,
        hearing=Both((HeardSeat(OPPONENTS), HeardOther(Cards((MONSTERS,), YOU)))),
        remains=True,
    ),
)

card(
    "Attack and Receive",
    when_happened(
        (
            InflictDamage(Fixed(700), OPPONENT),
            And(),
            InflictDamage(ForEach(300, Cards((GRAVEYARD,), YOU, (Named(("Attack and Receive",)),))), OPPONENT),
        ),
        E_DAMAGE,
        Both((HeardSeat(YOU), HeardByCardOf(OPPONENTS))),
    ),
)
