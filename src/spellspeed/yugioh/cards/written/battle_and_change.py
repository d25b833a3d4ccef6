"""Spells and Traps that change ATK, DEF and battle positions, or what battles do."""

from spellspeed.yugioh.duel.rights import (
    X_ATTACK,
    X_DEFENSE,
    X_NO_BATTLE_DAMAGE,
    X_NO_REPOSITION,
    X_NOT_DESTROYED_BY_BATTLE,
)
from spellspeed.yugioh.duel.scope import EVERYBODY, YOU, YOUR_SIDE
from spellspeed.yugioh.duel.terms import (
    DEFENSE,
    END_OF_TURN,
    MONSTERS,
    NUMBERS,
    STANDBY,
    TARGETS,
    W_ANY,
    W_BEFORE,
    W_STANDBY,
)
from spellspeed.yugioh.words.amounts import BoundNumber, Fixed, Multiplied
from spellspeed.yugioh.words.changes.values import ORIGINAL_HALVED, Changes, ChangesPlayers
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.conditions.standing import Exists
from spellspeed.yugioh.words.declaring import card, quick_play, spell, trap
from spellspeed.yugioh.words.filters.lying import FaceUp
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound
from spellspeed.yugioh.words.joins import And
from spellspeed.yugioh.words.verbs.chance import RollDie
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.turning import SwitchPosition, TurnTo

ALL_MONSTERS = Cards((MONSTERS,), EVERYBODY)
ANY_FACE_UP = Cards((MONSTERS,), EVERYBODY, (FaceUp(),))
MY_FACE_UP = Cards((MONSTERS,), YOU, (FaceUp(),))
STILL_FACE_UP = Bound(TARGETS, (FaceUp(),))
CHANGES_STRENGTH = W_ANY | W_BEFORE
"""DAMAGE-3: also before damage calculation."""

card(
    "Rush Recklessly",
    quick_play(
        (Begin(Changes(X_ATTACK), STILL_FACE_UP, END_OF_TURN, Fixed(700)),),
        targets=(Target(ANY_FACE_UP),),
        windows=CHANGES_STRENGTH,
    ),
)
card(
    "Shrink",
    quick_play(
        (Begin(Changes(X_ATTACK, how=ORIGINAL_HALVED), STILL_FACE_UP, END_OF_TURN),),
        targets=(Target(ANY_FACE_UP),),
        windows=CHANGES_STRENGTH,
    ),
)
HUNDREDS = Multiplied(100, BoundNumber(NUMBERS))
card(
    "Graceful Dice",
    quick_play(
        (
            RollDie(),
            Begin(Changes(X_ATTACK), MY_FACE_UP, END_OF_TURN, HUNDREDS),
            And(),
            Begin(Changes(X_DEFENSE), MY_FACE_UP, END_OF_TURN, HUNDREDS),
        ),
        condition=Exists(MY_FACE_UP),
        windows=CHANGES_STRENGTH,
    ),
)
card(
    "Waboku",
    trap(
        (
            Begin(ChangesPlayers(X_NO_BATTLE_DAMAGE, YOUR_SIDE), None, END_OF_TURN),
            And(),
            Begin(Changes(X_NOT_DESTROYED_BY_BATTLE, Cards((MONSTERS,), YOUR_SIDE)), None, END_OF_TURN),
        )
    ),
)
card("Desert Sunlight", trap((TurnTo(Cards((MONSTERS,), YOU), DEFENSE),)))
card(
    "Curse of Fiend",
    spell(
        (SwitchPosition(ALL_MONSTERS, flips=True), Begin(Changes(X_NO_REPOSITION), ALL_MONSTERS, END_OF_TURN)),
        windows=W_STANDBY,
        in_phases=1 << STANDBY,
    ),
)
