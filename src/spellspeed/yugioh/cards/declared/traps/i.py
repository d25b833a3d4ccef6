"""Trap Cards whose names begin with I."""

from spellspeed.yugioh.cards.writing import *

card(
    "Imperial Order",
    lasting_trap(),
    continuous(Changes(X_NEGATED, Cards((SPELLS, FIELD), EVERYBODY, (OfKind((SPELL,)), FaceUp())))),
    upkeep((PayingLife(700, not_the_last=True),)),
)

DISMISSED = Cards((MONSTERS,), EVERYBODY, (FaceUp(), LevelFrom(1, 3), CameThisTurn(), CameBy(ANY_NORMAL | FLIP_SUMMON)))

card("Infinite Dismissal", lasting_trap(), due_in(END, (Destroy(DISMISSED),), whose=EACH, remains=True))

card(
    "Interdimensional Matter Transporter",
    trap((RemoveUntil(STILL_FACE_UP, END),), targets=(Target(Cards((MONSTERS,), YOU, (FaceUp(),))),)),
)
