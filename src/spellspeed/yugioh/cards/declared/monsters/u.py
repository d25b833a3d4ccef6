"""Monsters whose names begin with U."""

from spellspeed.yugioh.cards.writing import *

card("UFO Turtle", recruiter(FIRE))

FIRES = (FaceUp(), OfAttribute(FIRE))

card(
    "Ultimate Baseball Kid",
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(1000, Cards((MONSTERS,), EVERYBODY, FIRES, others=True)))),
    ignition((InflictDamage(Fixed(500), OPPONENT),), costs=(Sending(Cards((MONSTERS,), YOU, FIRES, others=True)),)),
)

card("Unshaven Angler", continuous(Changes(X_TWO_TRIBUTES, Itself(), amount=Fixed(WATER))))
