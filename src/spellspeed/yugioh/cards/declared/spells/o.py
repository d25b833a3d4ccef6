"""Spell Cards whose names begin with O."""

from spellspeed.yugioh.cards.writing import *

card(
    "Offerings to the Doomed",
    quick_play(
        (Destroy(STILL_FACE_UP), And(), Begin(ChangesPlayers(X_SKIP_DRAW, YOU), None, FOREVER)),
        targets=(Target(ANY_FACE_UP),),
    ),
)

OJAMAS = tuple(
    [
        Exists(Cards((MONSTERS,), YOUR_SIDE, (Named((name,)), FaceUp())))
        for name in ("Ojama Green", "Ojama Yellow", "Ojama Black")
    ]
)

card(
    "Ojama Delta Hurricane!!",
    spell((Destroy(Cards((MONSTERS, SPELLS, FIELD), OPPONENTS)),), condition=Both(OJAMAS)),
)

card("Ookazi", spell((InflictDamage(Fixed(800), OPPONENT),)))

card(
    "Opti-Camouflage Armor",
    equip(Cards((MONSTERS,), EVERYBODY, (FaceUp(), LevelFrom(1, 1)))),
    continuous(Changes(X_DIRECT_ATTACK, EquippedMonster())),
)

card(
    "Order to Charge",
    quick_play(
        (TributeThem(STILL_FACE_UP), IfDone((Choose(THEIR_MONSTERS), Destroy(Bound(CHOSEN))), later=True)),
        targets=(Target(Cards((MONSTERS,), YOU, (FaceUp(), IsNormal(), CanBeTributed()))),),
        condition=Exists(THEIR_MONSTERS),
    ),
)

card(
    "Overload Fusion", fusing_from_the_graveyard(OfAttribute(DARK), OfType((MACHINE,)), IsFusion()), cites=("TEAM-R24",)
)
