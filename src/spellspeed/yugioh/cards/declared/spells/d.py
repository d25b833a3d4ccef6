"""Spell Cards whose names begin with D."""

from spellspeed.yugioh.cards.writing import *

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

card("Dark World Dealings", spell((Draw(Fixed(1), EVERYBODY), Discard(1, EVERYBODY))))

card(
    "Dark World Lightning",
    spell(
        (Destroy(Bound(TARGETS, (FaceDown(),))), IfDone((Discard(1, YOU),), later=True)),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, (FaceDown(),), others=True)),),
        condition=Exists(Cards((HAND,), YOU, others=True)),
    ),
)

THEIR_FACE_DOWN = Cards((MONSTERS,), OPPONENTS, (FaceDown(),))

card("Dark-Piercing Light", spell((FlipFaceUp(THEIR_FACE_DOWN),), condition=Exists(THEIR_FACE_DOWN)))

card("Delinquent Duo", spell((DiscardRandom(1, OPPONENT), Discard(1, OPPONENT)), costs=(PayLife(1000),)))

card("Destiny Draw", spell((Draw(Fixed(2), YOU),), costs=(Discarding(1, (NameHolds("Destiny HERO"),)),)))

card("Dian Keto the Cure Master", spell((GainLife(Fixed(1000), YOU),)))

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
    ),
    due_in(STANDBY, (CountTurn(99),), chainless=True, even_negated=True, condition=Not(HasKept(TURNS, 2))),
    due_in(
        STANDBY,
        (Mean(EquippedMonster()), Destroy(Itself()), IfDone((AddToHand(Bound(CHOSEN)),))),
        condition=HasKept(TURNS, 2),
    ),
)

card(
    "Dimension Fusion",
    spell((EachSpecialSummons(REMOVED, (OfKind((MONSTER,)), FaceUp())),), costs=(PayLife(2000),)),
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

card(
    "Dragged Down into the Grave",
    spell(
        (
            Reveal(Cards((HAND,), EVERYBODY)),
            Choose(THEIR_HAND),
            Choose(Cards((HAND,), YOU), name=PAID, whose=OPPONENT),
            DiscardThem(Bound(CHOSEN)),
            And(),
            DiscardThem(Bound(PAID)),
            Draw(Fixed(1), EVERYBODY),
        ),
        condition=Both((Exists(THEIR_HAND), Exists(Cards((HAND,), YOU, others=True)))),
    ),
)

card("Dragon Treasure", *worn_by_type(DRAGON))

card("Dragon's Mirror", fusing_from_the_graveyard(OfType((DRAGON,)), IsFusion()), cites=("TEAM-R24",))
