"""Monsters whose names begin with T, but not those of th.py."""

from spellspeed.yugioh.cards.writing import *

card("Tainted Wisdom", trigger(E_TURNED, (ShuffleDeck(YOU, True),), hearing=HeardTurnedTo(DEFENSE)))

card(
    "Test Tiger",
    procedure((), Exists(Cards((MONSTERS,), YOU, (GLADIATOR, FaceUp())))),
    ignition(
        (
            ShuffleIntoDeck(STILL_FACE_UP),
            IfDone(
                (
                    Choose(Cards((DECK,), YOU, (GLADIATOR, OfKind((MONSTER,)), Revivable()))),
                    SpecialSummon(Bound(CHOSEN)),
                    ShuffleDeck(YOU),
                ),
                later=True,
            ),
        ),
        costs=(TributingItself(),),
        targets=(Target(Cards((MONSTERS,), YOU, (GLADIATOR, FaceUp()))),),
    ),
)

card("Tactical Espionage Expert", no_traps_at_its_summon())

card(
    "T.A.D.P.O.L.E.",
    trigger(
        E_SENT,
        (Choose(Cards((DECK,), YOU, (Named(("T.A.D.P.O.L.E.",)),)), 1, ANY_NUMBER), *ADD_CHOSEN),
        hearing=Both((HeardWhere((MONSTERS,), YOU), HeardCause((BY_BATTLE,)))),
        optional=True,
        places=IN_GRAVEYARD,
    ),
)

card(
    "Terrorking Archfiend",
    NeverWithout(ARCHFIENDS, specially=False),
    *archfiend(800, 2, 5),
    continuous(Changes(X_NEGATES_FLIP, Itself(), amount=Fixed(1))),
)

card(
    "Teva",
    trigger(
        E_SUMMONED,
        (Begin(InTurnsToCome(X_NO_DECLARING, 1, following=True, group=THEIR_MONSTERS), None, END_OF_TURN),),
        hearing=HeardHow(TRIBUTE_SUMMON),
    ),
)

DARK_SAGES = Cards((HAND, DECK), YOU, (Named(("Dark Sage",)),))

MY_DARK_MAGICIANS = Cards((MONSTERS,), OWN, (Named(("Dark Magician",)),))

card(
    "Time Wizard",
    ignition(
        (
            CallCoin(),
            If(
                NumberIs(NUMBERS, 1),
                (Destroy(THEIR_MONSTERS),),
            ),
            If(
                Both((NumberIs(NUMBERS, 1), Exists(DARK_SAGES))),
                (
                    May(
                        (
                            Choose(MY_DARK_MAGICIANS),
                            TributeThem(Bound(CHOSEN)),
                            Choose(DARK_SAGES),
                            SpecialSummon(Bound(CHOSEN), proper=True),
                            ShuffleDeck(YOU),
                        )
                    ),
                ),
            ),
            If(
                NumberIs(NUMBERS, 0),
                (
                    Destroy(Cards((MONSTERS,), YOU)),
                    LoseLife(HalfOf(TotalAttackLost(face_up=True)), YOU),
                ),
            ),
        ),
        limit=1,
    ),
)

card(
    "Timeater",
    trigger(
        E_BATTLE_DESTROYS,
        (Begin(ChangesPlayers(X_SKIP_MAIN1, OPPONENT), None, FOREVER),),
        places=ON_FIELD | IN_GRAVEYARD,
    ),
)

card(
    "Toon Cannon Soldier",
    *later_toon(),
    ignition((InflictDamage(Fixed(500), OPPONENT),), costs=(Tributing(1),)),
)

card(
    "Toon Gemini Elf",
    *later_toon(),
    trigger(E_DAMAGE, (DiscardRandom(Fixed(1), OPPONENT),), own=False, hearing=HITS_OPPONENT),
)

card("Toon Goblin Attack Force", *later_toon(), tires())

card("Toon Masked Sorcerer", *later_toon(), trigger(E_DAMAGE, (Draw(Fixed(1), YOU),), own=False, hearing=HITS_OPPONENT))

card("Toon Mermaid", FirstAsWritten(), *toon(()))

card("Toon Summoned Skull", FirstAsWritten(), *toon((Tributing(1),)))

card("Tornado Bird", flip((ReturnToHand(TARGET),), targets=two_or_the_only(SPELLS_AND_TRAPS)))

card("Torpedo Fish", continuous(Unaffected((SPELL,), UMI)))

card(
    "Total Defense Shogun",
    trigger(E_SUMMONED, (TurnTo(Itself(), DEFENSE),), hearing=HeardHow(ANY_NORMAL | FLIP_SUMMON), at_once=True),
    continuous(Changes(X_ATTACKS_FROM_DEFENSE, Itself())),
)

card("Trap Master", snipes(TRAP))

NO_SPELLS_OR_TRAPS = Not(Exists(Cards((SPELLS, FIELD), YOUR_SIDE)))

card(
    "Treeborn Frog",
    due_in(
        STANDBY,
        (If(NO_SPELLS_OR_TRAPS, (SpecialSummon(Itself()),)),),
        optional=True,
        places=IN_GRAVEYARD,
        condition=Both(
            (NO_SPELLS_OR_TRAPS, Not(Exists(Cards((MONSTERS,), YOUR_SIDE, (FaceUp(), Named(("Treeborn Frog",)))))))
        ),
    ),
    cites=("TEAM-R6",),
)

card(
    "Tribe-Infecting Virus",
    ignition(
        (Destroy(Cards((MONSTERS,), EVERYBODY, (DeclaredType(DECLARED),))),),
        costs=(Discarding(1),),
        targets=(DeclareType(),),
    ),
)

card(
    "Troop Dragon",
    trigger(
        E_SENT,
        (
            Choose(Cards((DECK,), YOU, (Named(("Troop Dragon",)), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD,
    ),
)

TSUKUYOMI = (TurnFaceDown(Bound(TARGETS, (FaceUp(),))),)

FACE_UP_TARGET = (Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(), NoToken()))),)

card(
    "Tsukuyomi",
    NeverSpecial(),
    trigger(E_SUMMONED, TSUKUYOMI, hearing=HeardHow(ANY_NORMAL), targets=FACE_UP_TARGET),
    trigger(E_FLIPPED, TSUKUYOMI, targets=FACE_UP_TARGET, places=ON_FIELD | SET_ONLY),
    due_in(END, (ReturnToHand(Itself()),), whose=EACH, condition=SummonedThisTurn(ANY_NORMAL, flipped=True)),
)

card(
    "Twin-Headed Wolf",
    continuous(
        Changes(
            X_NEGATES_FLIP, Itself(), when=Exists(Cards((MONSTERS,), YOU, (OfType((FIEND,)), FaceUp()), others=True))
        )
    ),
)

card(
    "Twin-Headed Behemoth",
    LooksBack(KEEPS_OWN_SUMMON),
    trigger(E_DESTROYED, (KeepNumber(RETURNS, Fixed(1)),), places=IN_GRAVEYARD, at_once=True),
    due_in(
        END,
        (If(ZoneFree(), (If(MaySpecialSummon(), (SpecialSummon(Itself()),)),)),),
        whose=EACH,
        costs=(Begin(Changes(X_USED, Itself()), None, FOREVER),),
        places=IN_GRAVEYARD,
        condition=Both((HasKept(RETURNS, 1), SentThisTurn(), NotUsedUp())),
    ),
    continuous(
        Changes(X_ATTACK, Itself(), BECOMES, Fixed(1000), HasKept(BY_ITSELF, 1)),
        Changes(X_DEFENSE, Itself(), BECOMES, Fixed(1000), HasKept(BY_ITSELF, 1)),
    ),
)

card("Twinheaded Beast", continuous(Changes(X_SECOND_ATTACK, Itself(), amount=Fixed(1))))

card("Two Thousand Needles", pricks())
