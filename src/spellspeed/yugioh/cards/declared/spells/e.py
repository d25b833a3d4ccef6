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

card(
    "Ectoplasmer",
    lasting_spell(),
    due_in(END, (TurnPlayerTributes(),), whose=EACH, remains=True),
)

TURN_COUNTED = 1

card(
    "Ekibyo Drakmord",
    equip(ANY_FACE_UP),
    continuous(Changes(X_NO_ATTACK, EquippedMonster())),
    due_in(END, (CountWornTurn(TURN_COUNTED),), whose=EACH, chainless=True, even_negated=True),
    trigger(
        E_CONTROL,
        (CountWornTurn(TURN_COUNTED, True),),
        own=False,
        at_once=True,
        hearing=HeardCard(EquippedMonster()),
    ),
    due_in(
        END,
        (Destroy(EquippedMonster()), IfDone((ReturnToHand(Itself()),))),
        whose=EACH,
        condition=CountedNow(TURN_COUNTED, 2),
        chainless=True,
    ),
)

card("Electro-Whip", *worn_by_type(THUNDER))

HARPIES = Cards((HAND, DECK), YOU, (Named(("Harpie Lady", "Harpie Lady Sisters")),))

card(
    "Elegant Egotist",
    spell(
        (Choose(HARPIES), SpecialSummon(Bound(CHOSEN), proper=True), ShuffleDeck(YOU)),
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
        costs=(Sending(Cards((SPELLS, FIELD), YOU, others=True), 1, most=60),),
    ),
)

FITTING = (IsNormal(), LevelFrom(1, 3))

card(
    "Enchanting Fitting Room",
    spell(
        (
            Mean(TopOfDeck(YOU, 4), PAID),
            Reveal(TopOfDeck(YOU, 4)),
            ChooseUpTo(Among(PAID, FITTING), FreeZones()),
            SpecialSummon(Bound(CHOSEN)),
            SendToGraveyard(Among(PAID, (*FITTING, LiesIn((DECK,)))), needed=False),
            ShuffleDeck(YOU),
        ),
        costs=(PayLife(800),),
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
