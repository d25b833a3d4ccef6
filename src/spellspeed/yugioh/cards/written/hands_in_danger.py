"""Cards that reach into the opponent's hand and Draw Phase, and one that makes both players give a monster away."""

from spellspeed.yugioh.effects.conditions import Both, Exists
from spellspeed.yugioh.effects.declaring import card, spell, trap
from spellspeed.yugioh.effects.delayed import Delayed
from spellspeed.yugioh.effects.filters import FaceUp
from spellspeed.yugioh.effects.groups import Bound, Cards
from spellspeed.yugioh.effects.lasting import Begin, Controls
from spellspeed.yugioh.effects.properties import IsNormal
from spellspeed.yugioh.effects.showing import PickRandom
from spellspeed.yugioh.effects.swapping import EachControlsMonster, SwapMonsters
from spellspeed.yugioh.effects.verbs import RemoveFromPlay, ReturnToHand
from spellspeed.yugioh.rules.scope import OPPONENT, OPPONENTS, OWN
from spellspeed.yugioh.rules.terms import (
    CHOSEN,
    DONE,
    FOREVER,
    HAND,
    MONSTERS,
    STANDBY,
)

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
