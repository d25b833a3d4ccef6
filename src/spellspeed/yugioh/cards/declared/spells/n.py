"""Spell Cards whose names begin with N."""

from spellspeed.yugioh.cards.writing import *

ALL_OF_THEM = Cards((MONSTERS,), EVERYBODY, (FaceUp(), GRAVEKEEPER))

card(
    "Necrovalley",
    lasting_spell(),
    continuous(
        Changes(X_ATTACK, ALL_OF_THEM, amount=Fixed(500)),
        Changes(X_DEFENSE, ALL_OF_THEM, amount=Fixed(500)),
        ChangesPlayers(X_NO_REMOVAL, EVERYBODY),
        SealsGraveyards(),
    ),
)

card(
    "Nobleman of Crossout",
    spell(
        (RemoveNamesakes(Bound(TARGETS, (FaceDown(),)), HasFlipEffect()),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceDown(),))),),
    ),
)

card(
    "Nobleman of Extermination",
    spell(
        (RemoveNamesakes(Bound(TARGETS, (FaceDown(),)), OfKind((TRAP,))),),
        targets=(Target(Cards((SPELLS, FIELD), EVERYBODY, (FaceDown(),), others=True)),),
    ),
)

card("Novox's Prayer", ritual(Named(("Skull Guardian",))))
