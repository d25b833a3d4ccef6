"""Spell Cards whose names begin with Q."""

from spellspeed.yugioh.cards.writing import *

MY_FALLEN = Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)),))
CALLED_RIGHT = Exists(Bound(CHOSEN, (OfDeclaredName(),)))

card(
    "Question",
    Says(COVERS_GRAVEYARD),
    spell(
        (
            Mean(Undermost(MY_FALLEN)),
            If(
                Exists(Bound(CHOSEN)),
                (
                    DeclareName(True, MONSTER, OPPONENT),
                    If(Not(CALLED_RIGHT), (SpecialSummon(Bound(CHOSEN)),)),
                    If(CALLED_RIGHT, (RemoveFromPlay(Bound(CHOSEN)),)),
                ),
            ),
        ),
        condition=Both((Exists(MY_FALLEN), ZoneFree(), MaySpecialSummon())),
    ),
)
