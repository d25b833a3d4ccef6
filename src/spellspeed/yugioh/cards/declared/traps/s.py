"""Trap Cards whose names begin with S."""

from spellspeed.yugioh.cards.writing import *

card(
    "Sakuretsu Armor",
    when_attacked((Destroy(Bound(TARGETS, (Attacking(),))),), HeardSeat(OPPONENTS), targets=(Target(Attacker()),)),
    cites=("TEAM-R18",),
)

card(
    "Secret Barrel",
    trap((InflictDamage(ForEach(200, Cards((HAND, MONSTERS, SPELLS, FIELD), OPPONENTS)), OPPONENT),)),
    cites=("TEAM-R13",),
)

card(
    "Self-Destruct Button",
    trap((SetLife(0),), condition=Both((LifeLower(YOU), NumberFrom(LifeDifference(), 7000, WITHOUT_BOUND)))),
)

card("Seven Tools of the Bandit", counter_trap(NEGATE, Answers((TRAP,), EVERYBODY, True), costs=(PayingLife(1000),)))

card(
    "Shadow Spell",
    lasting_trap(
        (
            Begin(Changes(X_NO_ATTACK), STILL_FACE_UP, WHILE_FACE_UP),
            And(),
            Begin(Changes(X_NO_REPOSITION), STILL_FACE_UP, WHILE_FACE_UP),
            And(),
            Begin(Changes(X_ATTACK), STILL_FACE_UP, WHILE_FACE_UP, Fixed(-700)),
            And(),
            Begin(Bond(NEVER, WHEN_GONE), STILL_FACE_UP, WHILE_FACE_UP),
        ),
        windows=CHANGES_STRENGTH,
        targets=(Target(THEIR_FACE_UP),),
    ),
)

card(
    "Shadow of Eyes",
    when_happened(
        (TurnUpQuietly(Bound(TARGETS, (FaceDown(),)), ATTACK),),
        E_SET | E_SUMMONED | E_TURNED,
        HeardCard(THEIR_FACE_DOWN),
        targets=(Target(JustHappened(E_SET | E_SUMMONED | E_TURNED, EVERYBODY, (IsAmong(THEIR_FACE_DOWN),))),),
    ),
)

card("Shadow-Imprisoning Mirror", lasting_trap(), continuous(NegatesEffectsOf(DARK)))

card(
    "Skill Drain",
    lasting_trap(costs=(PayingLife(1000),)),
    continuous(Changes(X_NEGATED, Cards((MONSTERS,), EVERYBODY, (FaceUp(), IsEffect())))),
)

LESS_HUNDREDS = Multiplied(-100, BoundNumber(NUMBERS))

card(
    "Skull Dice",
    trap(
        (
            RollDie(),
            Begin(Changes(X_ATTACK), THEIR_FACE_UP, END_OF_TURN, LESS_HUNDREDS),
            And(),
            Begin(Changes(X_DEFENSE), THEIR_FACE_UP, END_OF_TURN, LESS_HUNDREDS),
        ),
        condition=Exists(THEIR_FACE_UP),
        windows=CHANGES_STRENGTH,
    ),
)

card(
    "Skull Invitation",
    lasting_trap(),
    trigger(E_SENT, (DamageOwners(300),), own=False, at_once=True, together=True),
)

card(
    "Snake Fang",
    trap(
        (Begin(Changes(X_DEFENSE), STILL_FACE_UP, END_OF_TURN, Fixed(-500)),),
        windows=CHANGES_STRENGTH,
        targets=(Target(ANY_FACE_UP),),
    ),
)

card(
    "Solar Ray",
    trap((InflictDamage(ForEach(600, Cards((MONSTERS,), YOU, (OfAttribute(LIGHT), FaceUp()))), OPPONENT),)),
)

card(
    "Solemn Judgment",
    counter_trap(NEGATE, Answers((SPELL, TRAP), EVERYBODY, True), costs=(PayingHalf(),)),
    against_summons((NegateSummon(),), SummonAttempted(EVERYBODY, ANY_SUMMON), costs=(PayingHalf(),)),
)

card(
    "Solemn Wishes",
    lasting_trap(),
    trigger(E_DRAWN, (GainLife(Fixed(500), YOU),), own=False, at_once=True, together=True, hearing=HeardSeat(YOU)),
)

card("Solomon's Lawbook", trap((Begin(ChangesPlayers(X_SKIP_STANDBY, YOU), None, FOREVER),)))

card(
    "Soul Demolition",
    lasting_trap(),
    *chosen_effect(
        (RemoveEachOthers(Bound(PAID)),),
        windows=W_ANY,
        costs=(PayingLife(500),),
        targets=(
            EachChooses(Cards((GRAVEYARD,), OPPONENT, (OfKind((MONSTER,)), Removable())), target=True, theirs=True),
        ),
        condition=Exists(Cards((MONSTERS,), YOU, (OfType((FIEND,)), FaceUp()))),
    ),
)

card(
    "Soul Resurrection",
    trap(
        (SpecialSummon(TARGET, DEFENSE), Begin(Bond(WHEN_GONE, WHEN_DESTROYED), Bound(DONE), WHILE_FACE_UP)),
        targets=(Target(Cards((GRAVEYARD,), YOU, (IsNormal(), Revivable()))),),
        remains=True,
    ),
)

card(
    "Spell Purification",
    trap(
        (Destroy(Cards((SPELLS,), EVERYBODY, (FaceUp(), OfIcon((CONTINUOUS,)), OfKind((SPELL,))))),),
        costs=(Discarding(1),),
    ),
)

card(
    "Spell Shield Type-8",
    counter_trap((NegateActivation(True),), Both((Answers((SPELL,), EVERYBODY, True), AnswersTargeting((MONSTERS,))))),
    counter_trap(
        (NegateActivation(True),),
        Answers((SPELL,), EVERYBODY, True),
        costs=(Sending(Cards((HAND,), YOU, (OfKind((SPELL,)),))),),
    ),
)

card(
    "Spell Vanishing",
    counter_trap(
        (
            Mean(Answered()),
            NegateActivation(True),
            LookAt(THEIR_HAND, False),
            And(),
            LookAt(Cards((DECK,), OPPONENT), False),
            SendToGraveyard(Cards((HAND, DECK), OPPONENT, (Namesake(CHOSEN),))),
            ShuffleDeck(OPPONENT),
        ),
        Answers((SPELL,), EVERYBODY, True),
        windows=W_ANSWER_SPELL,
        costs=(Discarding(2),),
    ),
)

card("Spell-Stopping Statute", counter_trap(NEGATE, AnswersIcon((SPELL,), (CONTINUOUS,), OPPONENTS)))

card("Spellbinding Circle", lasting_trap(holds_still(WHEN_DESTROYED), targets=(Target(THEIR_MONSTERS),)))

card(
    "Spirit Barrier",
    lasting_trap(),
    continuous(ChangesPlayers(X_NO_BATTLE_DAMAGE, YOU, when=Exists(Cards((MONSTERS,), YOU)))),
)

card(
    "Staunch Defender",
    when_attacked(
        (
            If(
                Exists(STILL_FACE_UP),
                (
                    EndEarlier(
                        (
                            OnlyAttacked(True),
                            Changes(X_MUST_ATTACK, THEIR_FACE_UP),
                            Changes(X_MADE_DIRECT, THEIR_MONSTERS),
                        )
                    ),
                    Begin(OnlyAttacked(True), TARGET, END_OF_TURN),
                    And(),
                    Begin(Changes(X_MUST_ATTACK, THEIR_FACE_UP), None, END_OF_TURN),
                ),
            ),
        ),
        HeardSeat(OPPONENTS),
        targets=(Target(Cards((MONSTERS,), YOU, (FaceUp(), Except(Under(X_NOT_ATTACKED))))),),
    ),
)

card(
    "Spirit's Invitation",
    lasting_trap(),
    trigger(
        E_RETURNED,
        (ReturnToHand(TARGET),),
        own=False,
        hearing=Both((HeardFrom((MONSTERS,)), HeardCard(Cards((HAND,), YOU, (IsSpirit(),))))),
        targets=(Target(THEIR_MONSTERS),),
        remains=True,
    ),
    upkeep((PayingLife(500),)),
)

card(
    "Statue of the Wicked",
    trigger(
        E_SENT,
        (MakeTokens(printed_named("Wicked Token"), 1, ANY_POSITION, YOU),),
        hearing=Both((HeardFrom((SPELLS,)), HeardDestroyed(), HeardFaceDown())),
        places=IN_GRAVEYARD,
    ),
)
