"""The cards of docs/adding-a-card.md: a Normal Spell that chooses, and a Continuous Trap."""

from spellspeed.yugioh.duel.rights import X_NO_ATTACK
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENTS
from spellspeed.yugioh.duel.terms import CHOSEN, MONSTERS
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.declaring import card, continuous, lasting_trap, spell
from spellspeed.yugioh.words.filters.being import LevelFrom
from spellspeed.yugioh.words.filters.lying import FaceUp
from spellspeed.yugioh.words.groups.cards import Cards, Strongest
from spellspeed.yugioh.words.groups.meant import Bound
from spellspeed.yugioh.words.verbs.destroying import Destroy

WEAKEST = Strongest(Cards((MONSTERS,), OPPONENTS, (FaceUp(),)), by_attack=True, most=False)
card("Fissure", spell((Choose(WEAKEST), Destroy(Bound(CHOSEN)))), cites=("TEAM-R14",))
card(
    "Gravity Bind",
    lasting_trap(),
    continuous(Changes(X_NO_ATTACK, Cards((MONSTERS,), EVERYBODY, (FaceUp(), LevelFrom(4, 12))))),
)
