"""Spell Cards whose names begin with K."""

from spellspeed.yugioh.cards.writing import *

card(
    "Kaminote Blow",
    spell((Begin(Changes(X_FELLS_BATTLER, MONKS), None, END_OF_TURN),), condition=Exists(MONKS)),
)

card(
    "Kishido Spirit",
    lasting_spell(),
    continuous(
        Changes(
            X_NOT_DESTROYED_BY_BATTLE,
            Cards((MONSTERS,), YOU),
            when=AttackedIs((AttackBeside(AttackOf(Attacker()), 0, 0),)),
        )
    ),
)

card(
    "Knight's Title",
    spell(
        (
            Choose(Cards((HAND, DECK, GRAVEYARD), YOU, (Named(("Dark Magician Knight",)), OutOfSealedGraveyard()))),
            SpecialSummon(Bound(CHOSEN), proper=True),
            ShuffleDeck(YOU),
        ),
        costs=(Tributing(1, (Named(("Dark Magician",)), FaceUp())),),
    ),
)
