"""Trap Cards whose names begin with B."""

from spellspeed.yugioh.cards.writing import *

card(
    "Backup Soldier",
    trap(
        (AddToHand(TARGET),),
        targets=(
            Target(
                Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)), AttackFrom(0, 1500), Except(IsEffect()))),
                1,
                3,
            ),
        ),
        condition=Exists(Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)),)), 5),
    ),
)

card(
    "Begone, Knave!",
    lasting_trap(),
    trigger(E_DAMAGE, (ReturnToHand(EventOther()),), own=False, hearing=HeardCause((BY_BATTLE,))),
)

card(
    "Blast Held by a Tribute",
    when_attacked(
        (
            Destroy(Cards((MONSTERS,), OPPONENTS, (InPosition(ATTACK),))),
            IfDone((InflictDamage(Fixed(1000), OPPONENT),)),
        ),
        Both((HeardSeat(OPPONENTS), HeardCard(Cards((MONSTERS,), EVERYBODY, (CameBy(TRIBUTE_SUMMON),))))),
    ),
)

card(
    "Blasting the Ruins",
    trap((InflictDamage(Fixed(3000), OPPONENT),), condition=Exists(Cards((GRAVEYARD,), YOU), 30)),
)

STRONG = (AttackFrom(1500, 99999), FaceUp())

card(
    "Bottomless Trap Hole",
    when_summoned(
        (Destroy(Bound(CHOSEN, STRONG), removing=True),),
        Both((HeardSeat(OPPONENTS), HeardCard(Cards((MONSTERS,), EVERYBODY, STRONG)))),
        targets=(Mean(JustSummoned(OPPONENTS, STRONG)),),
    ),
)

card(
    "Burst Breath",
    trap(
        (Destroy(Cards((MONSTERS,), EVERYBODY, (FaceUp(), NoTougherThan()))),),
        costs=(Tributing(1, (OfType((DRAGON,)),)),),
    ),
)
