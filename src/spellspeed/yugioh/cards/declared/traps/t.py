"""Trap Cards whose names begin with T."""

from spellspeed.yugioh.cards.writing import *

card(
    "Talisman of Spell Sealing",
    lasting_trap(condition=WITH_MEISEI),
    continuous(
        Changes(X_NO_ACTIVATION, Cards((SPELLS, FIELD, HAND), EVERYBODY, (OfKind((SPELL,)), CanBeNegated()))),
        Changes(X_NEGATED, Cards((SPELLS, FIELD), EVERYBODY, (OfKind((SPELL,)), FaceUp()))),
        Changes(X_SELF_DESTRUCTS, Itself(), when=Not(WITH_MEISEI)),
        ChosenBeside("Talisman of Trap Sealing"),
    ),
    cites=("ERA-TALISMAN-1",),
)

card(
    "Taunt",
    trap(
        (Begin(OnlyAttacked(), TARGET, END_OF_TURN),),
        targets=(Target(Cards((MONSTERS,), YOU)),),
        condition=Both((InTurnOf(OPPONENTS), InPhase((MAIN1,)))),
    ),
)

card(
    "The Dragon's Bead",
    lasting_trap(),
    quick(
        (NegateEffect(True),),
        windows=W_ANSWER_TRAP,
        costs=(Discarding(1),),
        condition=Both(
            (Answers((TRAP,), EVERYBODY, True), AnswersTargeting((MONSTERS,), DRAGONS), Not(InDamageStep()))
        ),
        remains=True,
    ),
)

card(
    "The Emperor's Holiday",
    lasting_trap(),
    continuous(Changes(X_NEGATED, Cards((SPELLS,), EVERYBODY, (IsEquipCard(), FaceUp())))),
)

card(
    "The Spell Absorbing Life",
    trap(
        (TurnUpQuietly(SET_MONSTERS), And(), GainLife(ForEach(400, EFFECT_MONSTERS), YOU)),
        condition=Either((Exists(SET_MONSTERS), Exists(EFFECT_MONSTERS))),
    ),
)

A_SPELL_IN_HAND = Exists(Cards((HAND,), TURN_PLAYER, (OfKind((SPELL,)),)))

card(
    "The Eye of Truth",
    lasting_trap(),
    continuous(ChangesPlayers(X_HAND_OPEN, OPPONENTS)),
    due_in(
        STANDBY,
        (If(A_SPELL_IN_HAND, (GainLife(Fixed(1000), TURN_PLAYER),)),),
        whose=THEIRS,
        condition=A_SPELL_IN_HAND,
        remains=True,
    ),
)

SARCOPHAGI = Cards(
    (SPELLS,),
    OWN,
    (Named(("The First Sarcophagus", "The Second Sarcophagus", "The Third Sarcophagus")), FaceUp()),
)


def lays(name: str, number: int) -> tuple[Step, ...]:
    """Place a card of a name from hand or Deck face-up; this card keeps how many it has placed."""
    return (
        Choose(Cards((HAND, DECK), YOU, (Named((name,)),))),
        PlaceFaceUp(Bound(CHOSEN)),
        IfDone((KeepNumber(PLACED, Fixed(number)),)),
        ShuffleDeck(YOU),
    )


card(
    "The First Sarcophagus",
    lasting_trap(),
    due_in(
        END,
        (
            If(HasKept(PLACED, 1), lays("The Third Sarcophagus", 2)),
            If(Not(HasKept(PLACED, 1)), lays("The Second Sarcophagus", 1)),
        ),
        whose=THEIRS,
        condition=Both((SpellZoneFree(), Not(HasKept(PLACED, 2)))),
        remains=True,
    ),
    trigger(
        E_PLACED,
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Spirit of the Pharaoh",)),))),
            SpecialSummon(Bound(CHOSEN), proper=True),
            ShuffleDeck(YOU),
        ),
        own=False,
        hearing=HeardByItself(),
        condition=DifferentNames(SARCOPHAGI, 3),
        costs=(GivingAll(SARCOPHAGI),),
    ),
    trigger(
        E_LEFT,
        (SendToGraveyard(SARCOPHAGI),),
        own=False,
        at_once=True,
        together=True,
        hearing=Both(
            (
                HeardWhere((SPELLS,), OWN),
                HeardWas((Named(("The First Sarcophagus", "The Second Sarcophagus", "The Third Sarcophagus")),)),
            )
        ),
    ),
    trigger(E_LEFT, (SendToGraveyard(SARCOPHAGI),), at_once=True),
)

card(
    "The Regulation of Tribe",
    lasting_trap(targets=(DeclareType(True), KeepDeclared())),
    continuous(Changes(X_NO_DECLARING, Cards((MONSTERS,), EVERYBODY, (OfKeptType(), FaceUp())))),
    upkeep((Tributing(),)),
)

card(
    "The Transmigration Prophecy",
    trap((ShuffleIntoDeck(TARGET),), targets=(Target(Cards((GRAVEYARD,), EVERYBODY), 2, 2),)),
)

card(
    "Threatening Roar",
    trap((Begin(Changes(X_NO_DECLARING, THEIR_MONSTERS), None, END_OF_TURN),), condition=InTurnOf(OPPONENTS)),
)

card(
    "Thunder of Ruler",
    trap(
        (Begin(ChangesPlayers(X_NO_BATTLE_PHASE, EVERYBODY), None, END_OF_TURN),),
        condition=Both((InTurnOf(OPPONENTS), InPhase((STANDBY,)))),
    ),
)

card("Time Seal", trap((Begin(ChangesPlayers(X_SKIP_DRAW, OPPONENT), None, FOREVER),)))

card(
    "Token Feastevil",
    when_summoned(
        (
            Destroy(Cards((MONSTERS,), EVERYBODY, (Except(NoToken()),))),
            IfDone((InflictDamage(Multiplied(300, NumberOf(Bound(DONE))), OPPONENT),)),
        ),
        HeardCard(Cards((MONSTERS,), EVERYBODY, (Except(NoToken()),))),
    ),
)

card(
    "Toon Defense",
    lasting_trap(),
    trigger(
        E_ATTACK,
        (MakeDirect(),),
        own=False,
        optional=True,
        hearing=Both(
            (HeardSeat(OPPONENTS), HeardOther(Cards((MONSTERS,), YOU, (IsToon(), LevelFrom(1, 4), FaceUp()))))
        ),
        remains=True,
    ),
)

card(
    "Tornado Wall",
    lasting_trap(condition=UMI),
    continuous(
        ChangesPlayers(
            X_NO_BATTLE_DAMAGE,
            YOU,
            when=Both(
                (
                    UMI,
                    Either(
                        (
                            OpponentAttacks(),
                            Exists(
                                Battling(
                                    OPPONENTS,
                                    (
                                        Named(("Amazoness Swords Woman",)),
                                        FaceUp(),
                                        AttackBeside(AttackOf(Attacker()), -WITHOUT_BOUND, 0),
                                    ),
                                )
                            ),
                        )
                    ),
                )
            ),
        ),
        Changes(X_SELF_DESTRUCTS, Itself(), when=Not(UMI)),
    ),
)

card("Torrential Tribute", when_summoned((Destroy(ALL_MONSTERS),)))

card(
    "Tragedy",
    when_happened(
        (Destroy(Cards((MONSTERS,), OPPONENTS, (InPosition(DEFENSE),))),),
        E_TURNED,
        Both((HeardCard(THEIR_MONSTERS), HeardTurnedTo(DEFENSE))),
    ),
)

card(
    "Tower of Babel",
    lasting_trap(),
    gathers(0),
    trigger(
        E_LINK_RESOLVED,
        (Destroy(Itself()), IfDone((DamagePlayer(Fixed(3000)),))),
        own=False,
        hearing=Both(
            (
                HeardActivation((SPELL,)),
                ThereBefore(),
                ItselfIs((HasCounter(COUNTER_NAME, 3),)),
                Not(ItselfIs((HasCounter(COUNTER_NAME, 4),))),
            )
        ),
        remains=True,
    ),
    trigger(
        E_COUNTER_ADDED,
        (Destroy(Itself()),),
        hearing=Both(
            (
                Not(HeardByItself()),
                ItselfIs((HasCounter(COUNTER_NAME, 4),)),
                Not(ItselfIs((HasCounter(COUNTER_NAME, 5),))),
            )
        ),
        remains=True,
    ),
)

card(
    "Trap Dustshoot",
    trap(
        (
            LookAt(THEIR_HAND),
            Choose(Cards((HAND,), OPPONENT, (OfKind((MONSTER,)),))),
            ReturnToDeck(Bound(CHOSEN)),
            ShuffleDeck(OPPONENT),
        ),
        condition=Exists(THEIR_HAND, 4),
    ),
)

card(
    "Trap Hole",
    when_summoned(
        (Destroy(Bound(TARGETS, (FaceUp(),))),),
        Both(
            (
                HeardSeat(OPPONENTS),
                HeardHow(ANY_NORMAL | FLIP_SUMMON),
                HeardCard(Cards((MONSTERS,), EVERYBODY, (AttackFrom(1000, WITHOUT_BOUND),))),
            )
        ),
        targets=(Target(EventCard()),),
    ),
)

card("Trap Jammer", counter_trap(NEGATE, Both((Answers((TRAP,), OPPONENTS, True), InPhase((BATTLE,))))))

card(
    "Trap of Board Eraser",
    counter_trap(
        (AlterLink(DAMAGE_LOST), And(), Discard(Fixed(1), OPPONENT)),
        Both((WOULD_HURT_ME, Not(HandAtMost(OPPONENT, 0)))),
    ),
)

card(
    "Tutan Mask",
    counter_trap(
        NEGATE,
        Both((Answers((SPELL, TRAP), EVERYBODY, True), AnswersTargeting((MONSTERS,), (OfType((ZOMBIE,)), FaceUp())))),
    ),
)

card(
    "Two-Pronged Attack",
    trap(
        (Destroy(Bound(TARGETS)), And(), Destroy(Bound(CHOSEN))),
        targets=(Target(Cards((MONSTERS,), YOU), 2, 2), Target(THEIR_MONSTERS, name=CHOSEN)),
    ),
)

card(
    "Type Zero Magic Crusher",
    *chosen_effect(
        (InflictDamage(Fixed(500), OPPONENT),),
        windows=W_ANY,
        costs=(Discarding(1, (OfKind((SPELL,)),)),),
    ),
    lasting_trap(),
)
