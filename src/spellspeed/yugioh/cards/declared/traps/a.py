"""Trap Cards whose names begin with A."""

from spellspeed.yugioh.cards.writing import *

card(
    "Altar for Tribute",
    trap(
        (GainLife(AttackOf(Bound(PAID), True), YOU),),
        costs=(Sending(Cards((MONSTERS,), YOU)),),
    ),
)

card("Anti Raigeki", against_its_name("Raigeki", Destroy(THEIR_MONSTERS)))

card("Armor Break", counter_trap(NEGATE, AnswersIcon((SPELL,), (EQUIP,))))

card(
    "Assault on GHQ",
    trap(
        (Destroy(TARGET), IfDone((SendFromTop(2, OPPONENT),), later=True)), targets=(Target(Cards((MONSTERS,), YOU)),)
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
