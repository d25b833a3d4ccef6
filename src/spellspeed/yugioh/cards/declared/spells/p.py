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

card("Polymerization", spell((ChooseToFuse(), UseMaterials(), SpecialSummon(Bound(CHOSEN), proper=True))))

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

card(
    "Premature Burial",
    spell(
        (SpecialSummon(TARGET, ATTACK), EquipTo(Bound(DONE)), Begin(Bond(WHEN_DESTROYED, NEVER), Bound(DONE), WHILE_FACE_UP)),
        costs=(PayLife(800),), targets=(Target(MY_DEAD),), remains=True,
    ),
)  # fmt: skip
