"""Trap Cards whose names begin with D."""

from spellspeed.yugioh.cards.writing import *

card(
    "D. Tribe",
    trap((MakeType(Cards((MONSTERS,), YOU, (FaceUp(),)), DRAGON),)),
)

THE_FIVE = (
    "Don Zaloog",
    "Dark Scorpion - Cliff the Trap Remover",
    "Dark Scorpion - Chick the Yellow",
    "Dark Scorpion - Gorg the Strong",
    "Dark Scorpion - Meanae the Thorn",
)

SCORPIONS = Cards((MONSTERS,), YOU, (FaceUp(), Named(THE_FIVE)))

card(
    "Dark Scorpion Combination",
    trap(
        (
            Mean(SCORPIONS),
            Begin(Changes(X_DIRECT_ATTACK), Bound(CHOSEN), END_OF_TURN),
            And(),
            Begin(Changes(X_FIXES_DAMAGE, Held(), when=AttackIsDirect()), Bound(CHOSEN), END_OF_TURN, Fixed(400)),
        ),
        condition=DifferentNames(SCORPIONS, 5),
    ),
)

card("D.D. Dynamite", trap((InflictDamage(ForEach(300, Cards((REMOVED,), OPPONENT)), OPPONENT),)))

card(
    "Dark Bribe",
    counter_trap((Draw(Fixed(1), OPPONENT), And(), NegateActivation(True)), Answers((SPELL, TRAP), OPPONENTS, True)),
)

card(
    "Dark Coffin",
    trigger(
        E_SENT,
        (
            ChooseAmong((Exists(THEIR_HAND), Exists(Cards((MONSTERS,), OPPONENT))), whose=OPPONENT),
            If(ModeIs(0), (DiscardRandom(Fixed(1), OPPONENT),)),
            If(ModeIs(1), (Choose(Cards((MONSTERS,), OPPONENT), whose=OPPONENT), Destroy(Bound(CHOSEN)))),
        ),
        hearing=Both((HeardFrom((SPELLS,)), HeardDestroyed(), HeardFaceDown())),
        places=IN_GRAVEYARD,
    ),
)

card(
    "Dark Mirror Force",
    when_attacked((RemoveFromPlay(Cards((MONSTERS,), OPPONENTS, (InPosition(DEFENSE),))),), HeardSeat(OPPONENTS)),
)

card(
    "Deal of Phantom",
    trap(
        (Begin(Changes(X_ATTACK), STILL_FACE_UP, END_OF_TURN, BoundNumber(NUMBERS)),),
        targets=(
            Target(ANY_FACE_UP),
            Measure(ForEach(100, Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)),))), NUMBERS),
        ),
        windows=CHANGES_STRENGTH,
    ),
)

card(
    "Deck Devastation Virus",
    *virus((OfAttribute(DARK), AttackFrom(2000, WITHOUT_BOUND)), (AttackFrom(0, 1500),), Infect(3, True)),
)

card(
    "Des Counterblow",
    lasting_trap(),
    trigger(
        E_DAMAGE,
        (Destroy(EventOther()),),
        own=False,
        hearing=Both((HeardCause((BY_BATTLE,)), AttackIsDirect())),
        remains=True,
    ),
)

card("Desert Sunlight", trap((TurnTo(Cards((MONSTERS,), YOU), DEFENSE),)))

PUNCHED = Both((AttackedIs((InPosition(DEFENSE),)), AttackerTooWeak()))

card(
    "Destruction Punch",
    when_attacked(
        (Begin(Changes(X_FELLS_BATTLER, Battling(YOU), when=PUNCHED, holds=True), Battling(YOU), END_OF_DAMAGE_STEP),),
        HeardSeat(OPPONENTS),
        condition=Both((Exists(Battling(YOU)), PUNCHED)),
    ),
)

card(
    "Destruction Ring",
    trap(
        (Destroy(STILL_FACE_UP), IfDone((InflictDamage(Fixed(1000), EVERYBODY),))),
        targets=(Target(Cards((MONSTERS,), YOU, (FaceUp(),))),),
    ),
)

card(
    "Dice Re-Roll",
    trap(
        (If(NameUnused(), (MarkName(), Begin(ChangesPlayers(X_ROLLS_AGAIN, YOU), None, END_OF_TURN))),),
        condition=NameUnused(),
    ),
)

card(
    "Dimensional Prison",
    when_attacked(
        (RemoveFromPlay(Bound(TARGETS, (Attacking(),))),), HeardSeat(OPPONENTS), targets=(Target(Attacker()),)
    ),
)

card("Disappear", trap((RemoveFromPlay(TARGET),), targets=(Target(Cards((GRAVEYARD,), OPPONENT, (Removable(),))),)))

card("Disarmament", trap((Destroy(Cards((SPELLS,), EVERYBODY, (IsEquipCard(),))),)))

card("Disturbance Strategy", trap((ShuffleIntoDeck(THEIR_HAND), DrawAsMany(OPPONENT))))

card("Divine Wrath", counter_trap(NEGATE, Answers((MONSTER,), EVERYBODY, False), costs=(Discarding(1),)))

card(
    "DNA Surgery",
    lasting_trap(targets=(DeclareType(True), KeepDeclared())),
    continuous(Changes(X_RACE, ANY_FACE_UP, BECOMES, DeclaredFor())),
)

card(
    "DNA Transplant",
    lasting_trap(targets=(DeclareAttribute(), KeepDeclared())),
    continuous(Changes(X_ATTRIBUTE, ANY_FACE_UP, BECOMES, DeclaredFor())),
)

card(
    "Dragon Capture Jar",
    lasting_trap(),
    continuous(
        Changes(X_IN_DEFENSE, Cards((MONSTERS,), EVERYBODY, DRAGONS)),
        Changes(X_NO_REPOSITION, Cards((MONSTERS,), EVERYBODY, DRAGONS)),
    ),
)

card(
    "Dragon's Rage",
    lasting_trap(),
    continuous(Changes(X_PIERCING, Cards((MONSTERS,), YOU, (OfType((DRAGON,)), FaceUp())))),
)

card(
    "Draining Shield",
    when_attacked(
        (
            Measure(AttackOf(Bound(TARGETS)), NUMBERS),
            NegateAttack(),
            IfDone((GainLife(BoundNumber(NUMBERS), YOU),)),
        ),
        HeardSeat(OPPONENTS),
        targets=(Target(Attacker()),),
    ),
)

card(
    "Drop Off",
    when_happened((DiscardThem(JustDrawn()),), E_DRAWN, Both((HeardSeat(OPPONENTS), HeardCause((BY_RULE,))))),
)

card(
    "Dramatic Rescue",
    trap(
        (
            Choose(Answered(True, YOU, AMAZONESS)),
            ReturnToHand(Bound(CHOSEN)),
            IfDone(
                (
                    Choose(Cards((HAND,), YOU, (OfKind((MONSTER,)), Revivable(), Except(IsAmong(Bound(DONE)))))),
                    SpecialSummon(Bound(CHOSEN)),
                )
            ),
        ),
        windows=W_ANSWERS,
        condition=Both(
            (
                Answers((MONSTER, SPELL, TRAP), EVERYBODY, False),
                AnswersTargeting((MONSTERS,), AMAZONESS, alone=False, whose=YOU),
                Exists(Cards((HAND,), YOU, (OfKind((MONSTER,)), Revivable()))),
                Not(InDamageStep()),
            )
        ),
    ),
)

card("Driving Snow", avenges(TRAP))

card(
    "Dust Tornado",
    trap((Destroy(TARGET), IfDone((SetFromHand(),), later=True)), targets=(Target(Cards((SPELLS, FIELD), OPPONENTS)),)),
)
