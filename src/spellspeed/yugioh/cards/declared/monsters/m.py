"""Monsters whose names begin with M."""

from spellspeed.yugioh.cards.writing import *

card(
    "Magical Marionette",
    gathers(0),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEachCounter(200, COUNTER_NAME))),
    ignition(
        (Destroy(Bound(TARGETS)),),
        costs=(RemovingCounters(COUNTER_NAME, 2),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY)),),
    ),
)

card("Magical Merchant", flip((ExcavateUntil((SPELL, TRAP)),)))

card(
    "Magical Scientist",
    ignition(
        (
            ChooseFusion(Cards((FUSION_DECK,), YOU, (IsFusion(), LevelFrom(1, 6), ComesFreely()))),
            SpecialSummon(Bound(CHOSEN), freely=True),
            Begin(Changes(X_NO_DIRECT_ATTACK), Bound(DONE), FOREVER),
            Begin(Delayed(ReturnToDeck(Bound(DONE)), END, EVERYBODY), Bound(DONE), FOREVER),
        ),
        costs=(PayLife(1000),),
    ),
)

card(
    "Magician of Faith",
    flip((AddToHand(TARGET),), targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((SPELL,)),))),)),
)

card(
    "Maju Garzett",
    KeepsTributes(),
    continuous(Changes(X_ATTACK, Itself(), BECOMES, ForEachKept(1, TRIBUTED_ATTACK), HasKept(TRIBUTED_ATTACK, 1))),
)

card("Man-Eater Bug", flip((Destroy(TARGET),), targets=(Target(ALL_MONSTERS),)))

card(
    "Manju of the Ten Thousand Hands",
    trigger(
        E_SUMMONED,
        (Choose(EitherOf((RITUAL_MONSTERS, RITUAL_SPELLS))), *ADD_CHOSEN),
        hearing=HeardHow(ANY_NORMAL | FLIP_SUMMON),
        optional=True,
    ),
)

BEASTS = (OfKind((MONSTER,)), OfType((BEAST, BEAST_WARRIOR, WINGED_BEAST)), NoToken())

card(
    "Manticore of Darkness",
    due_in(
        END,
        (SpecialSummon(Itself()),),
        whose=EACH,
        optional=True,
        costs=(Sending(Cards((HAND, MONSTERS), YOU, BEASTS)),),
        places=IN_GRAVEYARD,
        condition=SentThisTurn(),
    ),
    cites=("TEAM-R17",),
)

card(
    "Marshmallon",
    continuous(Changes(X_NOT_DESTROYED_BY_BATTLE, Itself())),
    trigger(
        E_BATTLED,
        (InflictDamage(Fixed(1000), OPPONENT),),
        hearing=Both((TargetWasFaceDown(), Not(IsAttacker()))),
    ),
)

card(
    "Mask of Darkness",
    flip((AddToHand(TARGET),), targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((TRAP,)),))),)),
)

card("Masked Dragon", recruits(OfType((DRAGON,)), AttackFrom(0, 1500)))

card(
    "Mataza the Zapper",
    continuous(Changes(X_SECOND_ATTACK, Itself(), amount=Fixed(1)), Changes(X_KEEPS_CONTROL, Itself())),
)

card("Medusa Worm", *turns_down((Destroy(TARGET),), THEIR_MONSTERS))

card(
    "Memory Crusher",
    trigger(
        E_DAMAGE,
        (InflictDamage(ForEach(100, Cards((FUSION_DECK,), OPPONENT)), OPPONENT),),
        own=False,
        hearing=Both((HeardCause((BY_BATTLE,)), HeardSeat(OPPONENTS), HeardByItself(), AttackIsDirect())),
    ),
)

card("Mirage Dragon", continuous(no_traps_in_battle()))

BATTLED = 7

card(
    "Mirage Knight",
    OnlyAsWritten(),
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            amount=AttackOf(Battling(OPPONENTS), True),
            when=Both((InCalculation(), IsBattling(), Exists(Battling(OPPONENTS)))),
        )
    ),
    trigger(E_BATTLED, (Note(BATTLED),), at_once=True),
    due_in(END, (RemoveFromPlay(Itself()),), whose=EACH, condition=UsedThisTurn(BATTLED), remains=True),
)

card(
    "Mobius the Frost Monarch",
    trigger(
        E_SUMMONED,
        (Destroy(TARGET),),
        hearing=HeardHow(TRIBUTE_SUMMON),
        targets=(Target(FIELD_SPELLS, 1, 2),),
        optional=True,
    ),
)

card("Morphing Jar", flip((Discard(0, EVERYBODY, True), Draw(Fixed(5), EVERYBODY))))

card(
    "Mystic Swordsman LV2",
    trigger(
        E_DAMAGE_STEP,
        (Destroy(EventOther(())),),
        hearing=Both((IsAttacker(), TargetWasFaceDown())),
        at_start_of_damage_step=True,
    ),
    due_in(
        END,
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Mystic Swordsman LV4",)),))),
            SpecialSummon(Bound(CHOSEN), proper=True),
            ShuffleDeck(YOU),
        ),
        whose=3, costs=(SendItself(),), optional=True, condition=DestroyedByBattleThisTurn(),
    ),
)  # fmt: skip

card(
    "Mystic Swordsman LV4",
    OnlySet(),
    trigger(
        E_DAMAGE_STEP,
        (Destroy(EventOther()),),
        hearing=Both((IsAttacker(), TargetWasFaceDown())),
        at_start_of_damage_step=True,
    ),
    grows_into("Mystic Swordsman LV6", END, EACH, DestroyedByBattleThisTurn()),
)

card("Mystic Tomato", recruiter(DARK))

card("Mystical Sheep #1", StandsForMaterial())
