"""Spell Cards whose names begin with D."""

from spellspeed.yugioh.cards.writing import *

card(
    "Dark Room of Nightmare",
    lasting_spell(),
    trigger(
        E_DAMAGE,
        (InflictDamage(Fixed(300), OPPONENT),),
        own=False,
        hearing=Both(
            (
                HeardCause((BY_EFFECT,)),
                HeardSeat(OPPONENTS),
                Not(HeardByName("Dark Room of Nightmare")),
            )
        ),
        remains=True,
    ),
)

card(
    "D.D. Borderline",
    lasting_spell(),
    continuous(
        ChangesPlayers(X_NO_BATTLE_PHASE, EVERYBODY, when=Not(Exists(Cards((GRAVEYARD,), YOU, (OfKind((SPELL,)),)))))
    ),
)

card(
    "D.D. Designator",
    spell(
        (
            If(
                Both((Exists(THEIR_HAND), Exists(OTHERS_IN_HAND))),
                (
                    LookAt(THEIR_HAND),
                    Choose(Cards((HAND,), OPPONENT, (OfDeclaredName(),))),
                    RemoveFromPlay(Bound(CHOSEN)),
                    If(NothingDone(), (PickRandom(OTHERS_IN_HAND), RemoveFromPlay(Bound(CHOSEN)))),
                ),
            ),
        ),
        targets=(DeclareName(True),),
        condition=Both((Exists(THEIR_HAND), Exists(OTHERS_IN_HAND))),
    ),
)

HAND_OR_GRAVEYARD = (HAND, GRAVEYARD)

card(
    "Dark Calling",
    spell(
        (
            ChooseToFuse((OnlyByDarkFusion(), IsFusion()), HAND_OR_GRAVEYARD, removing=True, dark=True),
            UseMaterials(removing=True, zones=HAND_OR_GRAVEYARD),
            SpecialSummon(Bound(CHOSEN), proper=True),
        )
    ),
    cites=("TEAM-R24",),
)

card(
    "Dark Core",
    spell((RemoveFromPlay(STILL_FACE_UP),), costs=(Discarding(1),), targets=(Target(ANY_FACE_UP),)),
)

card(
    "Dark Designator",
    spell(
        (
            Choose(Cards((DECK,), OPPONENT, (OfDeclaredName(),)), name=PAID, whose=OPPONENT),
            AddToHand(Bound(PAID)),
            If(NothingDone(), (LookAt(Cards((DECK,), OPPONENT)),)),
            ShuffleDeck(OPPONENT),
        ),
        targets=(DeclareName(True, MONSTER),),
    ),
)

card("Dark Energy", *worn_by_type(FIEND))

card(
    "Dark Factory of Mass Production",
    spell((AddToHand(TARGET),), targets=(Target(Cards((GRAVEYARD,), YOU, (IsNormal(),)), 2, 2),)),
)

card(
    "Dark Fusion",
    spell(
        (
            ChooseToFuse((OfType((FIEND,)), IsFusion()), dark=True),
            UseMaterials(),
            SpecialSummon(Bound(CHOSEN), proper=True),
            Begin(NotTargetedBy(None, OPPONENTS), Bound(DONE), END_OF_TURN),
        )
    ),
)

card("Dark Hole", spell((Destroy(ALL_MONSTERS),)))

card(
    "Dark Magic Attack",
    spell(
        (Destroy(Cards((SPELLS, FIELD), OPPONENTS)),),
        condition=Exists(Cards((MONSTERS,), YOUR_SIDE, (Named(("Dark Magician",)), FaceUp()))),
    ),
)

card("Dark World Dealings", spell((Draw(Fixed(1), EVERYBODY), Discard(Fixed(1), EVERYBODY))))

card(
    "Dark World Lightning",
    spell(
        (Destroy(Bound(TARGETS, (FaceDown(),))), IfDone((Discard(Fixed(1), YOU),), later=True)),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, (FaceDown(),), others=True)),),
        condition=Exists(Cards((HAND,), YOU, others=True)),
    ),
)

card("Dark-Piercing Light", spell((FlipFaceUp(THEIR_FACE_DOWN),), condition=Exists(THEIR_FACE_DOWN)))

card(
    "Darkness Approaches",
    spell(
        (TurnFaceDown(STILL_FACE_UP, there=True),),
        costs=(Discarding(2),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(), NoToken()))),),
    ),
)

card(
    "De-Spell",
    spell(
        (Reveal(Bound(TARGETS, (FaceDown(),))), If(Exists(Bound(TARGETS, (OfKind((SPELL,)),))), (Destroy(TARGET),))),
        targets=(
            Target(
                EitherOf(
                    (
                        Cards((SPELLS, FIELD), EVERYBODY, (FaceUp(), OfKind((SPELL,))), others=True),
                        Cards((SPELLS, FIELD), EVERYBODY, (FaceDown(),), others=True),
                    )
                )
            ),
        ),
    ),
)

CHAOS_MAGICIAN = (Named(("Dark Magician of Chaos",)), Revivable(), OutOfSealedGraveyard())

card(
    "Dedication through Light and Darkness",
    quick_play(
        (
            Choose(Cards((HAND, DECK, GRAVEYARD), YOU, CHAOS_MAGICIAN)),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        costs=(Tributing(1, (Named(("Dark Magician",)),)),),
    ),
)

card(
    "Delinquent Duo", spell((DiscardRandom(Fixed(1), OPPONENT), Discard(Fixed(1), OPPONENT)), costs=(PayingLife(1000),))
)

card(
    "Delta Attacker",
    spell(
        (Begin(Changes(X_DIRECT_ATTACK), Bound(CHOSEN, (FaceUp(),)), END_OF_TURN),),
        targets=(Choose(NamedAlike(Cards((MONSTERS,), YOU, (FaceUp(), IsNormal())), 3), 3, 3),),
    ),
)

card("Demotion", equip(ANY_FACE_UP), continuous(Changes(X_LEVEL, EquippedMonster(), amount=Fixed(-2))))

card(
    "Des Croaking",
    spell((Destroy(THEIR_FIELD),), condition=Exists(Cards((MONSTERS,), YOU, (FaceUp(), Named(("Des Frog",)))), 3)),
)

card("Destiny Draw", spell((Draw(Fixed(2), YOU),), costs=(Discarding(1, (NameHolds("Destiny HERO"),)),)))

card("Dian Keto the Cure Master", spell((GainLife(Fixed(1000), YOU),)))

COUNTED_TODAY = 22

card(
    "Different Dimension Capsule",
    spell(
        (
            Choose(Cards((DECK,), YOU)),
            RemoveFromPlay(Bound(CHOSEN), face_up=False),
            Remember(Bound(DONE)),
            ShuffleDeck(YOU),
        ),
        stays=True,
        falls=True,
    ),
    due_in(
        STANDBY,
        (CountTurn(ANY_NUMBER), Note(COUNTED_TODAY)),
        chainless=True,
        even_negated=True,
        condition=Not(HasKept(TURNS, 2)),
    ),
    due_in(
        STANDBY,
        (Mean(InMind()), Destroy(Itself()), IfDone((AddToHand(Bound(CHOSEN)),))),
        condition=Both((HasKept(TURNS, 2), UsedThisTurn(COUNTED_TODAY))),
    ),
)

card(
    "Dimension Distortion",
    spell(
        (SpecialSummon(TARGET),),
        targets=(Target(Cards((REMOVED,), YOU, (OfKind((MONSTER,)), FaceUp(), Revivable()))),),
        condition=Both((Not(Exists(Cards((GRAVEYARD,), YOU))), ZoneFree())),
    ),
)

card("Dimensional Fissure", lasting_spell(), continuous(GoElsewhere((MONSTER,), REMOVED)))

card(
    "Divine Sword - Phoenix Blade",
    equip(Cards((MONSTERS,), EVERYBODY, (OfType((WARRIOR,)), FaceUp()))),
    continuous(Changes(X_ATTACK, EquippedMonster(), amount=Fixed(300))),
    ignition(
        (AddToHand(Itself()),),
        costs=(Removing(Cards((GRAVEYARD,), YOU, (OfType((WARRIOR,)),)), 2),),
        places=IN_GRAVEYARD,
    ),
)

OF_LOWER_LEVEL = (FaceUp(), LevelBelowPaid(Cards((HAND,), YOU, (OfKind((MONSTER,)),))))

card(
    "Double Attack",
    spell(
        (Begin(Changes(X_SECOND_ATTACK), Bound(TARGETS, OF_LOWER_LEVEL), END_OF_TURN, Fixed(1)),),
        costs=(Discarding(1, (OfKind((MONSTER,)),), level=True),),
        targets=(Target(Cards((MONSTERS,), YOU, OF_LOWER_LEVEL)),),
        condition=BattleToCome(),
    ),
)

card("Doriado's Blessing", ritual(Named(("Elemental Mistress Doriado",))))

card(
    "Dragged Down into the Grave",
    spell(
        (
            If(
                Both((Exists(THEIR_HAND), Exists(Cards((HAND,), YOU)))),
                (
                    Reveal(Cards((HAND,), EVERYBODY)),
                    Choose(THEIR_HAND),
                    Choose(Cards((HAND,), YOU), name=PAID, whose=OPPONENT),
                    DiscardThem(Bound(CHOSEN)),
                    And(),
                    DiscardThem(Bound(PAID)),
                    Draw(Fixed(1), EVERYBODY),
                ),
            ),
        ),
        condition=Both((Exists(THEIR_HAND), Exists(Cards((HAND,), YOU, others=True)))),
    ),
)

card("Dragon Treasure", *worn_by_type(DRAGON))

WITH_A_DRAGON = Exists(Cards((MONSTERS,), YOUR_SIDE, DRAGONS))
WEAK_DEFENDERS = Cards((MONSTERS,), EVERYBODY, (FaceUp(), DefenseFrom(0, 800)))

card(
    "Dragon's Gunfire",
    spell(
        (
            If(ModeIs(0), (InflictDamage(Fixed(800), OPPONENT),)),
            If(ModeIs(1), (Destroy(Bound(TARGETS, WEAK_DEFENDERS.filters)),)),
        ),
        targets=(ChooseAmong((WITH_A_DRAGON, Exists(WEAK_DEFENDERS))), If(ModeIs(1), (Target(WEAK_DEFENDERS),))),
        condition=WITH_A_DRAGON,
    ),
)

card("Dragon's Mirror", fusing_from_the_graveyard(OfType((DRAGON,)), IsFusion()), cites=("TEAM-R24",))

card(
    "Dragonic Attack",
    *worn(500, 500, OfType((WARRIOR,))),
    continuous(Changes(X_RACE, EquippedMonster(), BECOMES, Fixed(DRAGON))),
)

card(
    "Dust Barrier",
    lasting_spell(),
    continuous(
        Unaffected((SPELL,), group=Cards((MONSTERS,), EVERYBODY, (FaceUp(), IsNormal(tokens=True))), whose=OPPONENTS)
    ),
    due_in(STANDBY, (CountTurn(2),), chainless=True, even_negated=True),
)
