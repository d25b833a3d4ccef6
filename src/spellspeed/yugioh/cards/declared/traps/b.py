"""Trap Cards whose names begin with B."""

from spellspeed.yugioh.cards.writing import *

card(
    "Backfire",
    lasting_trap(),
    trigger(
        E_SENT,
        (InflictDamage(Fixed(500), OPPONENT),),
        own=False,
        together=True,
        hearing=Both(
            (
                HeardDestroyed(),
                HeardWhere((MONSTERS,), YOUR_SIDE),
                HeardWas((FaceUp(),)),
                HeardCard(Cards((GRAVEYARD,), EVERYBODY, (OfAttribute(FIRE),))),
            )
        ),
        remains=True,
    ),
)

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
    "Battle-Scarred",
    lasting_trap(
        (
            Begin(Changes(X_UPKEEP_SHARED), STILL_FACE_UP, WHILE_FACE_UP),
            And(),
            Begin(Bond(WHEN_GONE, WHEN_GONE), STILL_FACE_UP, WHILE_FACE_UP),
        ),
        targets=(Target(ARCHFIENDS),),
    ),
)

card(
    "Bark of Dark Ruler",
    trap(
        (
            Begin(Changes(X_ATTACK), TARGET, END_OF_TURN, ForEachKept(-1, LIFE_PAID)),
            And(),
            Begin(Changes(X_DEFENSE), TARGET, END_OF_TURN, ForEachKept(-1, LIFE_PAID)),
        ),
        windows=W_BEFORE,
        condition=Exists(Battling(YOU, (OfType((FIEND,)),))),
        costs=(PayingMultiple(100, Utmost((AttackOf(Battling(OPPONENTS)), DefenseOf(Battling(OPPONENTS))))),),
        targets=(Target(Battling(OPPONENTS)),),
    ),
)

BECKONED = Cards((GRAVEYARD,), YOU, (OfAttribute(LIGHT),))
ONE_FOR_EACH = MoreThan(BECKONED, Cards((HAND,), YOU), by=0)

card(
    "Beckoning Light",
    trap(
        (
            If(
                ONE_FOR_EACH,
                (
                    DiscardThem(Cards((HAND,), YOU)),
                    ChooseUpTo(BECKONED, NumberOf(Bound(DONE, (LiesIn((GRAVEYARD,)),)))),
                    AddToHand(Bound(CHOSEN)),
                ),
            ),
        ),
        condition=Both((Exists(Cards((HAND,), YOU)), ONE_FOR_EACH)),
    ),
)

card(
    "Beast Soul Swap",
    trap(
        (
            ReturnToHand(Bound(TARGETS, (FaceUp(), OfType((BEAST,))))),
            IfDone(
                (
                    Choose(
                        Cards((HAND,), YOU, (OfType((BEAST,)), LevelBeside(LevelOf(Bound(DONE)), 0, 0), Revivable()))
                    ),
                    SpecialSummon(Bound(CHOSEN)),
                )
            ),
        ),
        targets=(Target(Cards((MONSTERS,), YOU, (OfType((BEAST,)), FaceUp()))),),
    ),
)

card(
    "Bad Reaction to Simochi",
    lasting_trap(),
    continuous(ChangesPlayers(X_GAIN_HURTS, OPPONENTS)),
)

card("Barrel Behind the Door", counter_trap((AlterLink(DAMAGE_TURNED),), WOULD_HURT_ME))

card(
    "Begone, Knave!",
    lasting_trap(),
    trigger(E_DAMAGE, (ReturnToHand(EventOther()),), own=False, hearing=HeardCause((BY_BATTLE,))),
)

card(
    "Big Burn",
    trap(
        (RemoveFromPlay(Cards((GRAVEYARD,), EVERYBODY, (OfKind((MONSTER,)),))),),
        windows=W_ANSWERS,
        condition=Both(
            (
                Answers((MONSTER, SPELL, TRAP), OPPONENTS, False),
                Either(
                    (
                        AnswersTargeting((GRAVEYARD,), (OfKind((MONSTER,)),), alone=False),
                        AnswersNamed("Spirit Elimination", OPPONENTS),
                    )
                ),
                Not(InDamageStep()),
            )
        ),
    ),
)

card(
    "Blast Held by a Tribute",
    when_attacked(
        (
            Destroy(Cards((MONSTERS,), OPPONENTS, STANDING)),
            IfDone((InflictDamage(Fixed(1000), OPPONENT),)),
        ),
        Both((HeardSeat(OPPONENTS), HeardCard(Cards((MONSTERS,), EVERYBODY, (CameBy(TRIBUTE_SUMMON),))))),
    ),
)

card(
    "Blast with Chain",
    trap(
        (EquipTo(STILL_FACE_UP),),
        targets=(Target(Cards((MONSTERS,), YOU, (FaceUp(),))),),
        windows=CHANGES_STRENGTH,
        remains=True,
    ),
    while_equipped(Changes(X_ATTACK, EquippedMonster(), amount=Fixed(500))),
    trigger(
        E_DESTROYED,
        (Destroy(TARGET),),
        hearing=Both((HeardCause((BY_EFFECT,)), HeardEquipped())),
        targets=(Target(ANY_CARD),),
        places=IN_GRAVEYARD,
    ),
)

card(
    "Blasting the Ruins",
    trap((InflictDamage(Fixed(3000), OPPONENT),), condition=Exists(Cards((GRAVEYARD,), YOU), 30)),
)

card(
    "Bottomless Shifting Sand",
    lasting_trap(),
    due_in(END, (Destroy(Strongest(ANY_FACE_UP, True)),), whose=THEIRS, remains=True),
    due_in(STANDBY, (Destroy(Itself()),), condition=HandAtMost(YOU, 4), remains=True),
)

card(
    "Blind Destruction",
    lasting_trap(),
    due_in(
        STANDBY,
        (RollDie(), Destroy(Cards((MONSTERS,), EVERYBODY, (LevelRolled(6), FaceUp())))),
        remains=True,
    ),
)

card(
    "Burst Breath",
    trap(
        (Destroy(Cards((MONSTERS,), EVERYBODY, (FaceUp(), NoTougherThan()))),),
        costs=(Tributing(1, (OfType((DRAGON,)),), counts=True),),
    ),
)
