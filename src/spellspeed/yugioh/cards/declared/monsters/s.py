"""Monsters whose names begin with S."""

from spellspeed.yugioh.cards.writing import *

card("Sacred Crane", trigger(E_SUMMONED, (Draw(Fixed(1), YOU),), hearing=HeardHow(SPECIAL_SUMMON)))

card(
    "Sacred Phoenix of Nephthys",
    due_in(STANDBY, (SpecialSummon(Itself()),), places=IN_GRAVEYARD, condition=DestroyedByEffectOf(EVERYBODY)),
    trigger(E_SUMMONED, (Destroy(Cards((SPELLS, FIELD), EVERYBODY)),), hearing=HeardByItself()),
)

card(
    "Sand Gambler",
    ignition(
        (
            TossCoins(3),
            If(NumberFrom(BoundNumber(NUMBERS), 3, 3), (Destroy(THEIR_MONSTERS),)),
            If(NumberFrom(BoundNumber(NUMBERS), 0, 0), (Destroy(Cards((MONSTERS,), YOU)),)),
        ),
        limit=1,
    ),
)

card(
    "Sangan",
    trigger(
        E_SENT,
        (Choose(Cards((DECK,), YOU, (AttackFrom(0, 1500),))), AddToHand(Bound(CHOSEN)), ShuffleDeck(YOU)),
        hearing=TO_GRAVEYARD_FROM_FIELD,
        places=IN_GRAVEYARD,
    ),
)

card(
    "Sasuke Samurai",
    trigger(
        E_DAMAGE_STEP,
        (Destroy(EventOther()),),
        hearing=Both((IsAttacker(), TargetWasFaceDown())),
        at_start_of_damage_step=True,
    ),
)

card(
    "Sasuke Samurai #3", trigger(E_DAMAGE, (Draw(MissingInHand(7, OPPONENT), OPPONENT),), own=False, hearing=DON_HEARS)
)

card(
    "Sasuke Samurai #4",
    trigger(
        E_DAMAGE_STEP,
        (CallCoin(), If(NumberIs(NUMBERS, 1), (Destroy(EventOther()),))),
        hearing=Exists(Battling(OPPONENTS)),
        at_start_of_damage_step=True,
    ),
)

card(
    "Senju of the Thousand Hands",
    trigger(
        E_SUMMONED,
        (Choose(RITUAL_MONSTERS), *ADD_CHOSEN),
        hearing=HeardHow(ANY_NORMAL | FLIP_SUMMON),
        optional=True,
    ),
)

card("Servant of Catabolism", continuous(Changes(X_DIRECT_ATTACK, Itself())))

card(
    "Shadow Ghoul",
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(100, Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)),))))),
)

card(
    "Shadowslayer",
    continuous(
        Changes(X_DIRECT_ATTACK, Itself(), when=Not(Exists(Cards((MONSTERS,), OPPONENTS, (InPosition(ATTACK),)))))
    ),
)

card("Shining Angel", recruiter(LIGHT))

TWO_OF_THEIRS = If(
    Both((BY_THEM, Exists(THEIR_HAND, 2))),
    (Choose(THEIR_HAND, 2, 2, PAID, whose=OPPONENT), ReturnToBottom(Bound(PAID), OPPONENT)),
)

card(
    "Sillva, Warlord of Dark World",
    when_discarded((SpecialSummon(Itself()), IfDone((TWO_OF_THEIRS,), later=True))),
)

card(
    "Silpheed",
    FirstAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(WIND),)), 1),)),
    trigger(E_SENT, (DiscardRandom(1, OPPONENT),), hearing=BEATEN_IN_BATTLE, places=IN_GRAVEYARD),
)

card(
    "Sinister Serpent",
    due_in(STANDBY, (AddToHand(Itself()),), optional=True, places=IN_GRAVEYARD),
)


def calls(name: str) -> Ability:
    """This card with three Spell Counters is Tributed for the monster of that name, from hand, Deck or Graveyard."""
    return ignition(
        (
            Choose(Cards((HAND, DECK, GRAVEYARD), YOU, (Named((name,)), Revivable(), OutOfSealedGraveyard()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        costs=(TributeItself(),),
        condition=HasCounters(COUNTER_NAME, 3),
    )


card("Skilled Dark Magician", gathers(3), calls("Dark Magician"))

card("Skilled White Magician", gathers(3), calls("Buster Blader"))

card("Skull-Mark Ladybug", trigger(E_SENT, (GainLife(Fixed(1000), YOU),), places=IN_GRAVEYARD))

card(
    "Slate Warrior",
    flip(
        (
            Begin(Changes(X_ATTACK), Itself(), FOREVER, Fixed(500)),
            And(),
            Begin(Changes(X_DEFENSE), Itself(), FOREVER, Fixed(500)),
        )
    ),
    trigger(
        E_SENT,
        (
            Begin(Changes(X_ATTACK), EventOther(), FOREVER, Fixed(-500)),
            And(),
            Begin(Changes(X_DEFENSE), EventOther(), FOREVER, Fixed(-500)),
        ),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD,
    ),
)

card(
    "Snipe Hunter",
    ignition(
        (RollDie(), If(NumberFrom(BoundNumber(NUMBERS), 2, 5), (Destroy(TARGET),))),
        costs=(Discarding(1),),
        targets=(Target(ANY_CARD),),
    ),
)

card(
    "Solar Flare Dragon",
    continuous(
        Changes(
            X_NOT_ATTACKED,
            Itself(),
            when=Exists(Cards((MONSTERS,), YOUR_SIDE, (OfType((PYRO,)), FaceUp()), others=True)),
        )
    ),
    due_in(END, (InflictDamage(Fixed(500), OPPONENT),)),
    cites=("TEAM-R17",),
)

card(
    "Sonic Bird",
    trigger(
        E_SUMMONED,
        (Choose(RITUAL_SPELLS), *ADD_CHOSEN),
        hearing=HeardHow(ANY_NORMAL | FLIP_SUMMON),
        optional=True,
    ),
)

card(
    "Sorcerer of Dark Magic",
    OnlyAsWritten(),
    procedure((Tributing(2, (LevelFrom(6, 12), OfType((SPELLCASTER,)))),)),
    quick(NEGATE, windows=W_ANSWER_TRAP, condition=Answers((TRAP,), EVERYBODY, True)),
)

card(
    "Soul of Purity and Light",
    OnlyAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(LIGHT),)), 2),)),
    continuous(
        Changes(
            X_ATTACK,
            Cards((MONSTERS,), OPPONENTS, (FaceUp(),)),
            amount=Fixed(-300),
            when=Both((InTurnOf(OPPONENTS), InPhase((BATTLE,)))),
        )
    ),
)

ZOMBIE_THERE = (OfType((ZOMBIE,)), FaceUp())

card(
    "Soul-Absorbing Bone Tower",
    continuous(
        Changes(X_NOT_ATTACKED, Itself(), when=Exists(Cards((MONSTERS,), YOUR_SIDE, ZOMBIE_THERE, others=True)))
    ),
    trigger(
        E_SUMMONED,
        (SendFromTop(2, OPPONENT),),
        own=False,
        together=True,
        hearing=Both((HeardHow(SPECIAL_SUMMON), HeardCard(Cards((MONSTERS,), EVERYBODY, ZOMBIE_THERE, others=True)))),
    ),
)

card(
    "Spear Dragon",
    continuous(Changes(X_PIERCING, Itself())),
    trigger(E_DAMAGE_STEP_OVER, (TurnTo(Itself(), DEFENSE),), at_once=True),
)

card(
    "Spell Canceller",
    continuous(
        Changes(X_NO_ACTIVATION, Cards((SPELLS, FIELD, HAND), EVERYBODY, (OfKind((SPELL,)),))),
        Changes(X_NEGATED, Cards((SPELLS, FIELD), EVERYBODY, (OfKind((SPELL,)), FaceUp()))),
    ),
)

card(
    "Spirit of Flames",
    FirstAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(FIRE),)), 1),)),
    continuous(Changes(X_ATTACK, Itself(), amount=Fixed(300), when=Both((InTurnOf(YOU), InPhase((BATTLE,)))))),
)

card("Spirit of the Breeze", due_in(STANDBY, (GainLife(Fixed(1000), YOU),), condition=ItselfIs((InPosition(ATTACK),))))

card(
    "Spirit Reaper",
    continuous(Changes(X_NOT_DESTROYED_BY_BATTLE, Itself()), Changes(X_TARGETED_DIES, Itself())),
    trigger(E_DAMAGE, (DiscardRandom(1, OPPONENT),), own=False, hearing=DIRECT_HIT),
)

card("Star Boy", strengthens(WATER, FIRE))

card(
    "Stealth Bird",
    hides(),
    trigger(E_SUMMONED, (InflictDamage(Fixed(1000), OPPONENT),), hearing=HeardHow(FLIP_SUMMON)),
)

card(
    "Stone Statue of the Aztecs",
    continuous(Changes(X_DOUBLES_DAMAGE, Itself(), when=Not(IsAttacker()))),
)

card(
    "Strike Ninja",
    quick(
        (RemoveUntil(Itself(), END),),
        windows=W_ANY,
        costs=(Removing(DARK_DEAD, 2), MarkName()),
        condition=NameUnused(),
    ),
)

card(
    "Super Robolady",
    continuous(
        Changes(X_ATTACK, Itself(), amount=Fixed(1000), when=Both((InDamageStep(), IsAttacker(), AttackIsDirect())))
    ),
    ignition(
        (
            ChooseFusion(Cards((FUSION_DECK,), YOU, (Named(("Super Roboyarou",)), ComesFreely()))),
            SpecialSummon(Bound(CHOSEN), freely=True),
        ),
        costs=(ReturnItself(),),
        condition=Not(SummonedThisTurn(SPECIAL_SUMMON)),
    ),
)

card(
    "Super Roboyarou",
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            amount=Fixed(1000),
            when=Both((InDamageStep(), IsBattling(), Not(AttackIsDirect()))),
        )
    ),
    ignition(
        (
            ChooseFusion(Cards((FUSION_DECK,), YOU, (Named(("Super Robolady",)), ComesFreely()))),
            SpecialSummon(Bound(CHOSEN), freely=True),
        ),
        costs=(ReturnItself(),),
        condition=Not(SummonedThisTurn(SPECIAL_SUMMON)),
    ),
)

card("Susa Soldier", NeverSpecial(), continuous(Changes(X_HALVES_DAMAGE, Itself())), returns())

card("Swamp Battleguard", battleguard("Lava Battleguard"))

card("Swarm of Locusts", *turns_down((Destroy(TARGET),), Cards((SPELLS, FIELD), OPPONENTS)))

card("Swarm of Scarabs", *turns_down((Destroy(TARGET),), THEIR_MONSTERS))
