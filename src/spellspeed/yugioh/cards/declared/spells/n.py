"""Spell Cards whose names begin with N."""

from spellspeed.yugioh.cards.writing import *

card(
    "Necklace of Command",
    equip(ANY_FACE_UP),
    trigger(
        E_SENT,
        (If(ModeIs(0), (Draw(Fixed(1), YOU),)), If(ModeIs(1), (DiscardRandom(Fixed(1), OPPONENT),))),
        hearing=LostMonster((BY_BATTLE,), YOU),
        targets=(ChooseAmong((Not(HandAtMost(YOU, -1)), Not(HandAtMost(OPPONENT, 0)))),),
        optional=True,
        places=IN_GRAVEYARD,
    ),
)

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
    cites=("ERA-NECROVALLEY-1",),
)

card(
    "Nitro Unit",
    equip(THEIR_FACE_UP),
    continuous(Changes(X_SELF_DESTRUCTS, Itself(), when=Controlled(EquippedMonster(), YOU))),
    trigger(
        E_SENT,
        (InflictDamage(Printed(X_ATTACK, FallenPartner()), OPPONENT),),
        hearing=LostMonster((BY_BATTLE,), sent=True),
        places=IN_GRAVEYARD,
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

card(
    "Non-Spellcasting Area",
    lasting_spell(),
    continuous(Unaffected((SPELL,), group=Cards((MONSTERS,), EVERYBODY, (FaceUp(), Except(IsEffect()))))),
)

card("Novox's Prayer", ritual(Named(("Skull Guardian",))))
