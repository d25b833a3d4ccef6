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
    trap((SetLife(0),), condition=Both((LifeLower(YOU), NumberFrom(LifeDifference(), 7000, 99999)))),
)

card("Seven Tools of the Bandit", counter_trap(NEGATE, Answers((TRAP,), EVERYBODY, True), costs=(PayLife(1000),)))

card(
    "Skill Drain",
    lasting_trap(costs=(PayLife(1000),)),
    continuous(Changes(X_NEGATED, Cards((MONSTERS,), EVERYBODY, (FaceUp(), IsEffect())))),
)

card(
    "Solemn Judgment",
    counter_trap(NEGATE, Answers((SPELL, TRAP), EVERYBODY, True), costs=(PayHalf(),)),
    against_summons((NegateSummon(),), SummonAttempted(EVERYBODY, 15), costs=(PayHalf(),)),
)

card(
    "Solemn Wishes",
    lasting_trap(),
    trigger(E_DRAWN, (GainLife(Fixed(500), YOU),), own=False, at_once=True, together=True, hearing=HeardSeat(YOU)),
)

card(
    "Spell Shield Type-8",
    counter_trap((NEGATION,), Both((Answers((SPELL,), EVERYBODY, True), AnswersTargeting((MONSTERS,))))),
    counter_trap(
        (NEGATION,),
        Answers((SPELL,), EVERYBODY, True),
        costs=(Sending(Cards((HAND,), YOU, (OfKind((SPELL,)),))),),
    ),
)

card("Spellbinding Circle", lasting_trap(holds_still(WHEN_DESTROYED), targets=(Target(THEIR_MONSTERS),)))
