"""Spell Cards whose names begin with H."""

from spellspeed.yugioh.cards.writing import *

card("Hamburger Recipe", ritual(Named(("Hungry Burger",))))

STRONGEST_STANDING = Strongest(Cards((MONSTERS,), EVERYBODY, STANDING), True)

card("Hammer Shot", spell((Choose(STRONGEST_STANDING), Destroy(Bound(CHOSEN)))))

card("Harpie's Feather Duster", spell((Destroy(Cards((SPELLS, FIELD), OPPONENTS)),)))

HARPIE_LADIES = (FaceUp(), Named(("Harpie Lady", "Harpie Lady Sisters")))

card(
    "Harpies' Hunting Ground",
    lasting_spell(),
    continuous(*gain(200, WINGED_BEAST)),
    trigger(
        E_SUMMONED,
        (Destroy(TARGET),),
        own=False,
        together=True,
        hearing=Both((HeardHow(ANY_NORMAL | SPECIAL_SUMMON), HeardCard(Cards((MONSTERS,), EVERYBODY, HARPIE_LADIES)))),
        targets=(TheyTarget(Cards((SPELLS, FIELD), EVERYBODY), TOLD),),
        remains=True,
    ),
)

card(
    "Heart of Clear Water",
    equip(ANY_FACE_UP),
    continuous(
        Changes(
            X_SELF_DESTRUCTS,
            Itself(),
            when=Exists(Cards((MONSTERS,), EVERYBODY, (FaceUp(), WearsThis(), AttackFrom(1300, WITHOUT_BOUND)))),
        ),
        Changes(X_NOT_DESTROYED_BY_BATTLE, EquippedMonster()),
        NotDestroyedBy(EquippedMonster(), aimed=True),
    ),
)

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

card("Heavy Storm", spell((Destroy(OTHER_SPELLS_AND_TRAPS),)))

card(
    "Hieroglyph Lithograph",
    spell((Begin(ChangesPlayers(X_HAND_LIMIT, YOU, 7), None, FOREVER),), costs=(PayingLife(1000),)),
)

card("Hinotama", spell((InflictDamage(Fixed(500), OPPONENT),)))

card(
    "Horn of Light",
    equip(ANY_FACE_UP),
    continuous(Changes(X_DEFENSE, EquippedMonster(), amount=Fixed(800))),
    *comes_back_for_500(),
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
