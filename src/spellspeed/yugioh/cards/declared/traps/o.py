"""Trap Cards whose names begin with O."""

from spellspeed.yugioh.cards.writing import *

token(
    "Ojama Token",
    continuous(Changes(X_NO_TRIBUTE_SUMMON, Itself())),
    trigger(E_DESTROYED, (InflictDamage(Fixed(300), YOU),), at_once=True),
)

card("Ojama Trio", trap((MakeTokens(printed_named("Ojama Token"), 3, DEFENSE, OPPONENT),)), cites=("TEAM-R3",))
