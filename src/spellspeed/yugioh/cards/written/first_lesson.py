"""The cards of docs/adding-a-card.md: a Normal Spell that chooses, and a Continuous Trap."""

from spellspeed.yugioh.effects.choices import Choose
from spellspeed.yugioh.effects.declaring import card, continuous, lasting_trap, spell
from spellspeed.yugioh.effects.filters import FaceUp, LevelFrom
from spellspeed.yugioh.effects.groups import Bound, Cards, Strongest
from spellspeed.yugioh.effects.lasting import Changes
from spellspeed.yugioh.effects.verbs import Destroy
from spellspeed.yugioh.rules.rights import X_NO_ATTACK
from spellspeed.yugioh.rules.scope import EVERYBODY, OPPONENTS
from spellspeed.yugioh.rules.terms import CHOSEN, MONSTERS

WEAKEST = Strongest(Cards((MONSTERS,), OPPONENTS, (FaceUp(),)), by_attack=True, most=False)
card("Fissure", spell((Choose(WEAKEST), Destroy(Bound(CHOSEN)))), cites=("TEAM-R14",))
card(
    "Gravity Bind",
    lasting_trap(),
    continuous(Changes(X_NO_ATTACK, Cards((MONSTERS,), EVERYBODY, (FaceUp(), LevelFrom(4, 12))))),
)
