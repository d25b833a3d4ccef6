"""Monsters whose names begin with S, but not those of sp.py and sa.py."""

from spellspeed.yugioh.cards.writing import *

card(
    "Scarr, Scout of Dark World",
    trigger(
        E_SENT,
        (
            Choose(Cards((DECK,), YOU, (OfKind((MONSTER,)), NameHolds("Dark World"), LevelFrom(1, 4)))),
            *ADD_CHOSEN,
        ),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD,
    ),
)

card(
    "Second Goblin",
    *union(("Giant Orc",), 0, 0),
    ignition((SwitchPosition(EquippedMonster()),), limit=1, places=AS_EQUIP_CARD, remains=True),
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

card(
    "Serpentine Princess",
    trigger(
        E_RETURNED,
        (Choose(Cards((DECK,), YOU, (LevelFrom(1, 3), Revivable()))), SpecialSummon(Bound(CHOSEN)), ShuffleDeck(YOU)),
        hearing=Both((HeardSeat(YOU), HeardCard(Cards((DECK,), YOU)))),
        condition=ZoneFree(),
    ),
)

card("Servant of Catabolism", continuous(Changes(X_DIRECT_ATTACK, Itself())))

card(
    "Shadow Ghoul",
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(100, Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)),))))),
)

card(
    "Shadow Tamer",
    flip(
        (Begin(Controls(), Bound(TARGETS, (FaceUp(), OfType((FIEND,)))), END_PHASE_OF),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(), OfType((FIEND,)), CanBeTaken()))),),
    ),
)

card("Shadowknight Archfiend", *archfiend(900, 3), continuous(Changes(X_HALVES_DAMAGE, Itself())))

card(
    "Shadowslayer",
    continuous(
        Changes(X_DIRECT_ATTACK, Itself(), when=Not(Exists(Cards((MONSTERS,), OPPONENTS, (InPosition(ATTACK),)))))
    ),
)

card(
    "Shinato, King of a Higher Plane",
    trigger(
        E_BATTLE_DESTROYS,
        (InflictDamage(Printed(X_ATTACK, BEATEN), OPPONENT),),
        hearing=Both((BeatsInPosition(DEFENSE), BEATS_TO_GRAVEYARD)),
    ),
)

card("Shining Angel", recruiter(LIGHT))

card(
    "Silent Swordsman LV3",
    continuous(NegatesTargeting((SPELL,), Itself(), alone=False, whose=OPPONENTS)),
    grows_into("Silent Swordsman LV5", STANDBY, condition=NOT_FLIPPED_OR_SUMMONED),
)

card(
    "Silent Swordsman LV5",
    continuous(Unaffected((SPELL,), whose=OPPONENTS)),
    trigger(
        E_DAMAGE,
        (Begin(Changes(X_READY), Itself(), END_OF_TURN, turns=2),),
        own=False,
        hearing=DIRECT_HIT,
        at_once=True,
    ),
    grows_into("Silent Swordsman LV7", STANDBY, condition=ItselfIs((Under(X_READY),))),
)

card(
    "Silent Swordsman LV7",
    OnlyAsWritten(by="Silent Swordsman LV5"),
    continuous(Changes(X_NEGATED, Cards((SPELLS, FIELD), EVERYBODY, (OfKind((SPELL,)), FaceUp())))),
)

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
    trigger(E_SENT, (DiscardRandom(Fixed(1), OPPONENT),), hearing=BEATEN_IN_BATTLE, places=IN_GRAVEYARD),
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
        costs=(TributingItself(),),
        condition=ItselfIs((HasCounter(COUNTER_NAME, 3),)),
    )


card("Skilled Dark Magician", gathers(3), calls("Dark Magician"))

card("Skilled White Magician", gathers(3), calls("Buster Blader"))

card(
    "Skull Knight #2",
    trigger(
        E_TRIBUTED,
        (
            Choose(Cards((DECK,), YOU, (Named(("Skull Knight #2",)), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        hearing=HeardByCardOf(YOU),
        condition=Both((TributedForSummon((OfType((FIEND,)),)), ZoneFree())),
        places=ON_FIELD | 1 << P_SET,
    ),
)

card("Skull Archfiend of Lightning", *archfiend(500, 1, 3, 6))

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
        E_SENT | E_RETURNED | E_REMOVED,
        (
            Begin(Changes(X_ATTACK), EventOther(), FOREVER, Fixed(-500)),
            And(),
            Begin(Changes(X_DEFENSE), EventOther(), FOREVER, Fixed(-500)),
        ),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD | IN_DECK | 1 << P_REMOVED | 1 << P_NONE,
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
    "Sonic Jammer",
    flip((Begin(BarsCards((SPELL,), OPPONENTS), None, END_OF_TURN, turns=1),)),
)

card(
    "Sorcerer of Dark Magic",
    OnlyAsWritten(),
    procedure((Tributing(2, (LevelFrom(6, 12), OfType((SPELLCASTER,)))),)),
    quick(NEGATE, windows=W_ANSWER_TRAP, condition=Answers((TRAP,), EVERYBODY, True), remains=True),
)

card(
    "Soul of Purity and Light",
    FirstAsWritten(),
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
        (SendFromTop(Fixed(2), OPPONENT),),
        own=False,
        together=True,
        hearing=Both(
            (HeardHow(SPECIAL_SUMMON), HeardCard(Cards((MONSTERS,), EVERYBODY, ZOMBIE_THERE, others=True), later=True))
        ),
    ),
)

card("Star Boy", strengthens(WATER, FIRE))

card(
    "Stealth Bird",
    hides(),
    trigger(E_SUMMONED, (InflictDamage(Fixed(1000), OPPONENT),), hearing=HeardHow(FLIP_SUMMON)),
)

card(
    "Steel Scorpion",
    trigger(
        E_BATTLED,
        (Begin(Delayed(Destroy(EventOther()), END, OPPONENTS, 2), EventOther(), FOREVER),),
        hearing=Both((Not(IsAttacker()), HeardOther(Cards((MONSTERS,), EVERYBODY, (Except(OfType((MACHINE,))),))))),
    ),
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
        remains=True,
    ),
)

card("Suijin", blows_away())

card(
    "Summoner Monk",
    continuous(Changes(X_NOT_TRIBUTED, Itself())),
    trigger(E_SUMMONED, (TurnTo(Itself(), DEFENSE),), hearing=HeardHow(ANY_NORMAL | FLIP_SUMMON), at_once=True),
    ignition(
        (
            Choose(Cards((DECK,), YOU, (OfKind((MONSTER,)), LevelFrom(4, 4), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            Begin(Changes(X_NO_ATTACK), Bound(DONE), END_OF_TURN),
            ShuffleDeck(YOU),
        ),
        costs=(Discarding(1, (OfKind((SPELL,)),)),),
        limit=1,
    ),
)

card(
    "Summoner of Illusions",
    flip(
        (
            ChooseFusion(Cards((FUSION_DECK,), YOU, (IsFusion(), ComesFreely()))),
            SpecialSummon(Bound(CHOSEN), freely=True),
            If(
                Not(ItselfIs((Under(X_NEGATED),))),
                (Begin(Delayed(Destroy(Bound(DONE)), END, EVERYBODY), Bound(DONE), FOREVER),),
            ),
        ),
        costs=(Tributing(1, (NotItself(),)),),
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
        costs=(ReturningItself(),),
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
        costs=(ReturningItself(),),
        condition=Not(SummonedThisTurn(SPECIAL_SUMMON)),
    ),
)

card(
    "Supply",
    flip(
        (ReturnToHand(TARGET),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (Keeps(MATERIAL), OfKind((MONSTER,)), Holdable())), 2, 2),),
    ),
)

card("Susa Soldier", NeverSpecial(), continuous(Changes(X_HALVES_DAMAGE, Itself())), returns())

card("Swamp Battleguard", battleguard("Lava Battleguard"))

card("Swarm of Locusts", *turns_down((Destroy(TARGET),), Cards((SPELLS, FIELD), OPPONENTS)))

card("Swarm of Scarabs", *turns_down((Destroy(TARGET),), THEIR_MONSTERS))

card("Swift Gaia the Fierce Knight", FewerTributes(0, Not(Exists(Cards((HAND,), OWN, others=True)))))

card(
    "Sword Hunter",
    trigger(
        E_BATTLE_DESTROYS,
        (Begin(Remembered(), OtherInGraveyard(), END_OF_BATTLE_PHASE),),
        hearing=BEATS_TO_GRAVEYARD,
        at_once=True,
    ),
    due_in(
        BATTLE,
        (Absorb(Held(), (Changes(X_ATTACK, EquippedMonster(), amount=Fixed(200)),), True),),
        whose=EACH,
    ),
)
