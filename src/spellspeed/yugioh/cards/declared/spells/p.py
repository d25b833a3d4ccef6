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
    "Pandemonium",
    lasting_spell(),
    continuous(Changes(X_NO_UPKEEP, Cards((MONSTERS,), EVERYBODY, (ARCHFIEND, FaceUp())))),
    trigger(
        E_SENT,
        (
            Choose(Cards((DECK,), YOU, (ARCHFIEND, OfKind((MONSTER,)), LowerThanHeard()))),
            *ADD_CHOSEN,
        ),
        own=False,
        owners=True,
        optional=True,
        never_misses=True,
        hearing=Both(
            (
                HeardFrom((MONSTERS, HAND, DECK)),
                HeardDestroyed(),
                Not(HeardCause((BY_BATTLE,))),
                HeardCard(Cards((GRAVEYARD,), YOU, (ARCHFIEND, OfKind((MONSTER,))))),
            )
        ),
        together=True,
        remains=True,
    ),
)

card(
    "Paralyzing Potion",
    equip(Cards((MONSTERS,), EVERYBODY, (FaceUp(), Except(OfType((MACHINE,)))))),
    continuous(Changes(X_NO_ATTACK, EquippedMonster())),
)

card(
    "Photon Generator Unit",
    quick_play(
        (
            Choose(Cards((HAND, DECK, GRAVEYARD), YOU, (Named(("Cyber Laser Dragon",)), OutOfSealedGraveyard()))),
            SpecialSummon(Bound(CHOSEN), proper=True),
            ShuffleDeck(YOU),
        ),
        costs=(Tributing(2, (Named(("Cyber Dragon",)),)),),
    ),
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

card(
    "Pot of Generosity",
    spell((Choose(OTHERS_IN_HAND, 2, 2), If(Exists(Bound(CHOSEN), 2), (ShuffleIntoDeck(Bound(CHOSEN)),)))),
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
            And(),
            Begin(Changes(X_ATTACK, how=PLUS_ORIGINAL), Bound(DONE), FOREVER),
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
        costs=(PayingLife(800),), targets=(Target(MY_DEAD),), remains=True,
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

FORBIDDEN = (OfKeptName(), Unspared())
FORBIDDEN_MONSTERS = Cards((MONSTERS,), EVERYBODY, FORBIDDEN)

card(
    "Prohibition",
    spell(
        (SpareThese(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, (OfDeclaredName(),))),),
        targets=(DeclareName(True), KeepDeclared()),
        remains=True,
    ),
    continuous(
        Changes(X_NOT_PLAYED, Cards((HAND, DECK, FUSION_DECK, GRAVEYARD, REMOVED, MONSTERS), EVERYBODY, FORBIDDEN)),
        Changes(X_NO_ACTIVATION, Cards((HAND, GRAVEYARD, REMOVED, MONSTERS, SPELLS, FIELD), EVERYBODY, FORBIDDEN)),
        Changes(X_NEGATED, Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, (*FORBIDDEN, FaceUp()))),
        Changes(X_NO_ATTACK, FORBIDDEN_MONSTERS),
        Changes(X_NO_REPOSITION, FORBIDDEN_MONSTERS),
    ),
)

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
