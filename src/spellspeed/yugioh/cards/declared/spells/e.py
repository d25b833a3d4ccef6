"""Spell Cards whose names begin with E."""

from spellspeed.yugioh.cards.writing import *

card(
    "E - Emergency Call",
    spell((Choose(Cards((DECK,), YOU, (NameHolds("Elemental HERO"), OfKind((MONSTER,))))), *ADD_CHOSEN)),
)

card("Earth Chant", ritual(OfAttribute(EARTH), exactly=True))

card(
    "Earthquake",
    spell(
        (TurnTo(ANY_FACE_UP, DEFENSE),),
        condition=Exists(Cards((MONSTERS,), EVERYBODY, (FaceUp(), InPosition(ATTACK)))),
    ),
)

card("Electro-Whip", *worn_by_type(THUNDER))

HARPIES_TO_COME = Cards((HAND, DECK), YOU, (Named(("Harpie Lady", "Harpie Lady Sisters")),))

card(
    "Elegant Egotist",
    spell(
        (Choose(HARPIES_TO_COME), SpecialSummon(Bound(CHOSEN), proper=True), ShuffleDeck(YOU)),
        condition=Both((Exists(Cards((MONSTERS,), EVERYBODY, (Named(("Harpie Lady",)), FaceUp()))), ZoneFree())),
    ),
)

card("Elf's Light", *worn(400, -200, OfAttribute(LIGHT)))

card(
    "Emblem of Dragon Destroyer",
    spell((Choose(Cards((DECK, GRAVEYARD), YOU, (Named(("Buster Blader",)), OutOfSealedGraveyard()))), *ADD_CHOSEN)),
)

card(
    "Emergency Provisions",
    quick_play(
        (GainLife(Multiplied(1000, BoundNumber(NUMBERS)), YOU),),
        costs=(Sending(Cards((SPELLS, FIELD), YOU, others=True), 1, most=ANY_NUMBER),),
    ),
)

LOW_NORMAL = (IsNormal(), LevelFrom(1, 3))

card(
    "Enchanting Fitting Room",
    spell(
        (
            Mean(TopOfDeck(YOU, 4), PAID),
            Reveal(TopOfDeck(YOU, 4)),
            ChooseUpTo(Among(PAID, LOW_NORMAL), FreeZones()),
            SpecialSummon(Bound(CHOSEN)),
            SendToGraveyard(Among(PAID, (*LOW_NORMAL, LiesIn((DECK,)))), needed=False),
            ShuffleDeck(YOU),
        ),
        costs=(PayingLife(800),),
        condition=Exists(Cards((DECK,), YOU), 4),
    ),
)

card("End of the World", ritual(Named(("Ruin, Queen of Oblivion", "Demise, King of Armageddon")), exactly=True))

card(
    "Enemy Controller",
    quick_play((SwitchPosition(Bound(TARGETS, (FaceUp(),))),), targets=(Target(THEIR_FACE_UP),)),
    quick_play(
        (Begin(Controls(), Bound(TARGETS, (FaceUp(),)), END_PHASE_OF),),
        costs=(Tributing(1),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(), CanBeTaken()))),),
    ),
)

card("Eternal Rest", spell((Destroy(Cards((MONSTERS,), EVERYBODY, (Equipped(),))),)))

card(
    "Exchange",
    spell(
        (
            If(
                EACH_HAS_A_HAND,
                (
                    Reveal(Cards((HAND,), EVERYBODY)),
                    Choose(THEIR_HAND),
                    Choose(Cards((HAND,), YOU), name=PAID, whose=OPPONENT),
                    TakeIntoHand(Bound(CHOSEN)),
                    And(),
                    TakeIntoHand(Bound(PAID), OPPONENT),
                ),
            ),
        ),
        condition=EACH_HAS_A_HAND,
    ),
)

card("Exile of the Wicked", spell((Destroy(every_face_up(FIEND)),)))
