"""Cards that reach into the opponent's hand and Draw Phase, and one that makes both players give a monster away."""

from spellspeed.yugioh.duel.scope import OPPONENT, OPPONENTS, OWN
from spellspeed.yugioh.duel.terms import CHOSEN, DONE, FOREVER, HAND, MONSTERS, STANDBY
from spellspeed.yugioh.words.changes.values import Controls
from spellspeed.yugioh.words.conditions.joining import Both
from spellspeed.yugioh.words.conditions.standing import EachControlsMonster, Exists
from spellspeed.yugioh.words.declaring import card, spell, trap
from spellspeed.yugioh.words.filters.being import IsNormal
from spellspeed.yugioh.words.filters.lying import FaceUp
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound
from spellspeed.yugioh.words.verbs.chance import PickRandom
from spellspeed.yugioh.words.verbs.delaying import Delayed
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.moving import RemoveFromPlay, ReturnToHand
from spellspeed.yugioh.words.verbs.swapping import SwapMonsters

THEIR_HAND = Cards((HAND,), OPPONENT)
card(
    "Lightforce Sword",
    trap(
        (
            PickRandom(THEIR_HAND),
            RemoveFromPlay(Bound(CHOSEN), face_up=False),
            Begin(Delayed(ReturnToHand(Bound(DONE)), STANDBY, OPPONENTS, 4), Bound(DONE), FOREVER, turns=7),
        )
    ),
)
NORMAL_MONSTER = (FaceUp(), IsNormal())
card(
    "Creature Seizure",
    spell(
        (SwapMonsters(Controls(), NORMAL_MONSTER),),
        condition=Both((EachControlsMonster(), Exists(Cards((MONSTERS,), OWN, NORMAL_MONSTER)))),
    ),
)
