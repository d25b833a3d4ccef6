"""Monsters with effects that fall due in the Standby or End Phase."""

from spellspeed.yugioh.effects.amounts import Fixed
from spellspeed.yugioh.effects.conditions import Exists
from spellspeed.yugioh.effects.declaring import card, continuous, due_in
from spellspeed.yugioh.effects.filters import FaceUp, OfType
from spellspeed.yugioh.effects.groups import Cards, Itself
from spellspeed.yugioh.effects.lasting import Begin, Changes
from spellspeed.yugioh.effects.verbs import InflictDamage, SwitchPosition
from spellspeed.yugioh.rules.rights import X_ATTACK, X_NOT_ATTACKED
from spellspeed.yugioh.rules.scope import OPPONENT, YOUR_SIDE
from spellspeed.yugioh.rules.terms import END, FOREVER, MONSTERS, PYRO, STANDBY

card("Bowganian", due_in(STANDBY, (InflictDamage(Fixed(600), OPPONENT),)))
card("Legendary Fiend", due_in(STANDBY, (Begin(Changes(X_ATTACK), Itself(), FOREVER, Fixed(700)),)))
card("Little-Winguard", due_in(END, (SwitchPosition(Itself()),), optional=True))
card(
    "Solar Flare Dragon",
    continuous(
        Changes(
            X_NOT_ATTACKED,
            Itself(),
            when=Exists(Cards((MONSTERS,), YOUR_SIDE, (OfType((PYRO,)), FaceUp()), others=True)),
        )
    ),
    due_in(END, (InflictDamage(Fixed(500), OPPONENT),)),
    cites=("TEAM-R17",),
)
