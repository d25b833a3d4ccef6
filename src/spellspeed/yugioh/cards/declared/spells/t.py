"""Spell Cards whose names begin with T."""

from spellspeed.yugioh.cards.writing import *

card(
    "Terraforming",
    spell((Choose(Cards((DECK,), YOU, (OfKind((SPELL,)), OfIcon((FIELD_ICON,))))), *ADD_CHOSEN)),
)

LORD = Exists(Cards((MONSTERS,), EVERYBODY, (Named(("Lord of D.",)), FaceUp())))

DRAGONS_IN_HAND = Cards((HAND,), YOU, (OfType((DRAGON,)), Revivable()))

card(
    "The Flute of Summoning Dragon",
    spell(
        (If(LORD, (Choose(DRAGONS_IN_HAND, 1, 2), SpecialSummon(Bound(CHOSEN)))),),
        condition=Both((LORD, ZoneFree())),
    ),
)

card(
    "The Forceful Sentry",
    spell((LookAt(THEIR_HAND), Choose(THEIR_HAND), ShuffleIntoDeck(Bound(CHOSEN)))),
)

card(
    "The Shallow Grave",
    spell(
        (SpecialSummon(Bound(PAID), SET_POSITION, whose=EVERYBODY),),
        targets=(EachChooses(Cards((GRAVEYARD,), EVERYBODY, (OfKind((MONSTER,)), Revivable())), target=True),),
        condition=ZoneFree(),
    ),
)

card(
    "Toon Table of Contents",
    spell(
        (
            Choose(Cards((DECK,), YOU, (NameHoldsOr("Toon", ("Manga Ryu-Ran",)),))),
            AddToHand(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        )
    ),
)

card("Toon World", lasting_spell(costs=(PayLife(1000),)))

THEIR_SPELLS = Cards((SPELLS,), OPPONENTS)

card(
    "Tornado",
    quick_play((Destroy(Bound(TARGETS)),), targets=(Target(THEIR_SPELLS),), condition=Exists(THEIR_SPELLS, 3)),
)
