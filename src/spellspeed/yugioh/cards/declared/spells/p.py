"""Spell Cards whose names begin with P."""

from spellspeed.yugioh.cards.writing import *

card(
    "Painful Choice",
    spell(
        (
            Choose(Cards((DECK,), YOU), 5, 5),
            Reveal(Bound(CHOSEN)),
            Choose(Bound(CHOSEN), name=PAID, whose=OPPONENT),
            AddToHand(Bound(PAID)),
            SendToGraveyard(TheRest(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        condition=Exists(Cards((DECK,), YOU), 5),
    ),
)

card(
    "Paralyzing Potion",
    equip(Cards((MONSTERS,), EVERYBODY, (FaceUp(), Except(OfType((MACHINE,)))))),
    continuous(Changes(X_NO_ATTACK, EquippedMonster())),
)

card(
    "Poison Fangs",
    lasting_spell(),
    trigger(
        E_DAMAGE,
        (InflictDamage(Fixed(500), OPPONENT),),
        own=False,
        at_once=True,
        hearing=Both((BATTLE_DAMAGE, HeardOther(Cards((MONSTERS,), EVERYBODY, (OfType((BEAST,)),))))),
    ),
)

card(
    "Poison of the Old Man",
    quick_play(
        (
            If(ModeIs(0), (GainLife(Fixed(1200), YOU),)),
            If(ModeIs(1), (InflictDamage(Fixed(800), OPPONENT),)),
        ),
        targets=(ChooseMode(2),),
    ),
)

card("Polymerization", spell((ChooseToFuse(), UseMaterials(), SpecialSummon(Bound(CHOSEN), proper=True))))

card(
    "Pot of Avarice",
    spell(
        (If(Exists(TARGET, 5), (ShuffleIntoDeck(TARGET), Draw(Fixed(2), YOU))),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)),)), 5, 5),),
    ),
)

card("Pot of Greed", spell((Draw(Fixed(2), YOU),)))

card(
    "Power Bond",
    spell(
        (
            ChooseToFuse((IsFusion(), OfType((MACHINE,)))),
            UseMaterials(),
            SpecialSummon(Bound(CHOSEN), proper=True),
            Measure(AttackOf(Bound(DONE), True), NUMBERS),
            Begin(Changes(X_ATTACK), Bound(DONE), FOREVER, BoundNumber(NUMBERS)),
            And(),
            Begin(DamageThen(END, YOU), None, FOREVER, BoundNumber(NUMBERS)),
        )
    ),
)

card("Power of Kaishin", *worn_by_type(AQUA))

card(
    "Premature Burial",
    spell(
        (SpecialSummon(TARGET, ATTACK), EquipTo(Bound(DONE)), Begin(Bond(WHEN_DESTROYED, NEVER), Bound(DONE), WHILE_FACE_UP)),
        costs=(PayLife(800),), targets=(Target(MY_DEAD),), remains=True,
    ),
)  # fmt: skip

ENVOYS = ("Black Luster Soldier - Envoy of the Beginning", "Chaos Emperor Dragon - Envoy of the End")

card(
    "Primal Seed",
    spell(
        (AddToHand(TARGET),),
        targets=(Target(Cards((REMOVED,), YOU), 2, 2),),
        condition=Exists(Cards((MONSTERS, SPELLS), EVERYBODY, (Named(ENVOYS), FaceUp()))),
    ),
)

MY_FACE_UP = Cards((MONSTERS,), YOU, (FaceUp(),))

card(
    "Pyramid Energy",
    quick_play(
        (
            If(ModeIs(0), (Begin(Changes(X_ATTACK), MY_FACE_UP, END_OF_TURN, Fixed(200)),)),
            If(ModeIs(1), (Begin(Changes(X_DEFENSE), MY_FACE_UP, END_OF_TURN, Fixed(500)),)),
        ),
        targets=(ChooseMode(2),),
        condition=Exists(MY_FACE_UP),
        windows=CHANGES_STRENGTH,
    ),
)
