"""Trap Cards whose names begin with M."""

from spellspeed.yugioh.cards.writing import *

HELIOS = Cards((HAND, DECK), YOU, (Named(("Helios - The Primordial Sun",)), Revivable()))

card(
    "Macro Cosmos",
    lasting_trap(
        (If(ZoneFree(), (May((Choose(HELIOS), SpecialSummon(Bound(CHOSEN)), ShuffleDeck(YOU))),)),),
    ),
    continuous(GoElsewhere((), REMOVED)),
)

card(
    "Magic Cylinder",
    when_attacked(
        (
            Measure(AttackOf(TARGET), NUMBERS),
            NegateAttack(),
            IfDone((InflictDamage(BoundNumber(NUMBERS), OPPONENT),)),
        ),
        HeardSeat(OPPONENTS),
        targets=(Target(Attacker()),),
    ),
)

card(
    "Magic Drain",
    counter_trap(
        (
            Choose(Cards((HAND,), OPPONENT, (OfKind((SPELL,)),)), whose=OPPONENT, optional=True),
            DiscardThem(Bound(CHOSEN)),
            If(NothingDone(), (NegateActivation(True),)),
        ),
        THEIR_SPELL,
    ),
)

card("Magic Jammer", counter_trap(NEGATE, Answers((SPELL,), EVERYBODY, True), costs=(Discarding(1),)))

card(
    "Magical Hats",
    trap(
        (
            HideAmong(TARGET, Cards((DECK,), YOU, (OfKind((SPELL, TRAP)),))),
            ShuffleDeck(YOU),
        ),
        targets=(Target(Cards((MONSTERS,), OWN)),),
        condition=Both((InTurnOf(OPPONENTS), InPhase((BATTLE,)))),
    ),
    cites=("ERA-HATS-1",),
)

card(
    "Magical Thorn",
    lasting_trap(),
    trigger(
        E_SENT,
        (InflictDamage(ForEachHeard(500), TOLD),),
        own=False,
        at_once=True,
        together=True,
        hearing=Both((HeardSeat(OPPONENTS), HeardWhere((HAND,), OPPONENTS), HeardDiscarded())),
    ),
)

card("Malevolent Catastrophe", when_attacked((Destroy(OTHER_SPELLS_AND_TRAPS),), HeardSeat(OPPONENTS)))

card(
    "Mask of Restrict", lasting_trap(), continuous(Changes(X_NOT_TRIBUTED, Cards((MONSTERS, HAND, SPELLS), EVERYBODY)))
)

ATTACKERS = Cards((MONSTERS,), EVERYBODY, (Attacking(),))

card(
    "Mask of Weakness",
    trap(
        (Begin(Changes(X_ATTACK), Bound(TARGETS, ATTACKERS.filters), END_OF_TURN, Fixed(-700)),),
        windows=CHANGES_STRENGTH,
        targets=(Target(ATTACKERS),),
    ),
)

CONTINUOUS_TRAPS = Cards((SPELLS, MONSTERS), EVERYBODY, (OfIcon((CONTINUOUS,)), OfKind((TRAP,)), FaceUp()))

card(
    "Metal Detector",
    suppresses(TRAP, CONTINUOUS, Begin(Changes(X_NEGATED, CONTINUOUS_TRAPS), None, END_OF_TURN)),
)

card(
    "Meteorain",
    trap(
        (Begin(Changes(X_PIERCING, Cards((MONSTERS,), YOU)), None, END_OF_TURN),),
        condition=Both((InTurnOf(YOU), InPhase((DRAW, STANDBY, MAIN1, BATTLE)))),
    ),
)

card(
    "Michizure",
    when_happened(
        (Destroy(Bound(TARGETS)),),
        E_SENT,
        Both((HeardFrom((MONSTERS,)), HeardSeat(YOU), Not(InDamageStep()))),
        targets=(Target(Cards((MONSTERS,), EVERYBODY)),),
    ),
)

card(
    "Micro Ray",
    trap(
        (Begin(Changes(X_DEFENSE, how=BECOMES), STILL_FACE_UP, END_OF_TURN),),
        windows=CHANGES_STRENGTH,
        targets=(Target(ANY_FACE_UP),),
    ),
)

card(
    "Mind Crush",
    trap(
        (
            DiscardThem(Cards((HAND,), OPPONENT, (OfDeclaredName(),))),
            If(NothingDone(), (DiscardRandom(Fixed(1), YOU), LookAt(THEIR_HAND))),
        ),
        targets=(DeclareName(True),),
        condition=Both((Exists(THEIR_HAND), Exists(Cards((HAND,), YOU)))),
    ),
)

card(
    "Mind Haxorz",
    trap(
        (LookAt(THEIR_HAND, needed=False), LookAt(THEIR_SET_CARDS)),
        condition=Either((Exists(THEIR_HAND), Exists(THEIR_SET_CARDS))),
        costs=(PayingLife(500),),
    ),
)

MINE_GOLEMS = Cards((MONSTERS,), YOU, (Named(("Mine Golem",)), FaceUp()))

card(
    "Minefield Eruption",
    trap((InflictDamage(ForEach(1000, MINE_GOLEMS), OPPONENT), Destroy(MINE_GOLEMS)), condition=Exists(MINE_GOLEMS)),
)

card(
    "Minor Goblin Official",
    lasting_trap(condition=NumberFrom(LifeOf(OPPONENT), 0, 3000)),
    due_in(STANDBY, (InflictDamage(Fixed(500), OPPONENT),), whose=THEIRS, remains=True),
)

card(
    "Miracle Restoring",
    trap(
        (SpecialSummon(Bound(TARGETS)),),
        costs=(RemovingCountersThere(COUNTER_NAME, 2),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (Named(("Dark Magician", "Buster Blader")), Revivable()))),),
        condition=ZoneFree(),
    ),
)

card(
    "Mirror Force",
    when_attacked((Destroy(Cards((MONSTERS,), OPPONENTS, (InPosition(ATTACK),))),), HeardSeat(OPPONENTS)),
    cites=("TEAM-R18",),
)

THEIR_ATTACKER = Cards((MONSTERS,), OPPONENTS, (Attacking(),))
HALVED_BY_IT = Changes(X_ATTACK, how=HALVED)

card(
    "Mirror Wall",
    lasting_trap(
        (If(Exists(THEIR_ATTACKER), (Begin(HALVED_BY_IT, THEIR_ATTACKER, WHILE_FACE_UP),)),), windows=CHANGES_STRENGTH
    ),
    trigger(
        E_ATTACK,
        (Begin(HALVED_BY_IT, Attacker(), WHILE_FACE_UP),),
        own=False,
        at_once=True,
        hearing=Both((HeardSeat(OPPONENTS), Not(HeardCard(Held())))),
    ),
    upkeep((PayingLife(2000),)),
)

card(
    "Mispolymerization",
    when_summoned(
        (ReturnToFusionDeck(Cards((MONSTERS,), EVERYBODY, (IsFusion(), FaceUp()))),),
        Both((HeardHow(SPECIAL_SUMMON), HeardCard(Cards((MONSTERS,), EVERYBODY, (IsFusion(),))))),
    ),
)

CONTINUOUS_SPELLS = Cards((SPELLS,), EVERYBODY, (OfIcon((CONTINUOUS,)), OfKind((SPELL,)), FaceUp()))

card(
    "Mystic Probe",
    suppresses(SPELL, CONTINUOUS, Begin(Changes(X_NEGATED, CONTINUOUS_SPELLS), None, END_OF_TURN)),
)
