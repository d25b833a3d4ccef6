"""Monsters with effects that fall due in the Standby or End Phase."""

from spellspeed.yugioh.duel.rights import X_ATTACK, X_NOT_ATTACKED
from spellspeed.yugioh.duel.scope import OPPONENT, YOUR_SIDE
from spellspeed.yugioh.duel.terms import END, FOREVER, MONSTERS, PYRO, STANDBY
from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.conditions.standing import Exists
from spellspeed.yugioh.words.declaring import card, continuous, due_in
from spellspeed.yugioh.words.filters.being import OfType
from spellspeed.yugioh.words.filters.lying import FaceUp
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Itself
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.life_points import InflictDamage
from spellspeed.yugioh.words.verbs.turning import SwitchPosition

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
