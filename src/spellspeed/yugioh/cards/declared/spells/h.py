"""Spell Cards whose names begin with H."""

from spellspeed.yugioh.cards.writing import *

card("Hamburger Recipe", ritual(Named(("Hungry Burger",))))

STRONGEST_STANDING = Strongest(Cards((MONSTERS,), EVERYBODY, STANDING), True)

card("Hammer Shot", spell((Choose(STRONGEST_STANDING), Destroy(Bound(CHOSEN)))))

card("Harpie's Feather Duster", spell((Destroy(Cards((SPELLS, FIELD), OPPONENTS)),)))

card(
    "Heart of the Underdog",
    lasting_spell(),
    trigger(
        E_DRAWN,
        (Draw(Fixed(1), YOU),),
        own=False,
        optional=True,
        costs=(ShowDrawn(IsNormal()),),
        hearing=Both((HeardSeat(YOU), InTurnOf(YOU), InPhase((DRAW,)), HeardDrawn(IsNormal()))),
        remains=True,
    ),
)

card("Heavy Storm", spell((Destroy(OTHER_SPELLS),)))

card("Hinotama", spell((InflictDamage(Fixed(500), OPPONENT),)))

card(
    "Horn of Light",
    equip(ANY_FACE_UP),
    continuous(Changes(X_DEFENSE, EquippedMonster(), amount=Fixed(800))),
    comes_back_for_500(),
)

card(
    "Horn of the Unicorn",
    equip(ANY_FACE_UP),
    continuous(
        Changes(X_ATTACK, EquippedMonster(), amount=Fixed(700)),
        Changes(X_DEFENSE, EquippedMonster(), amount=Fixed(700)),
    ),
    trigger(E_SENT, (ReturnToDeck(Itself()),), hearing=HeardFrom((SPELLS,)), places=IN_GRAVEYARD),
)
