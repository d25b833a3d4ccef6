"""Equip Spells and other Spells that change ATK, count it, or wait until it counts."""

from spellspeed.yugioh.effects.amounts import BoundNumber, Fixed, ForEach, ForEachKept
from spellspeed.yugioh.effects.choices import ChooseMode, If
from spellspeed.yugioh.effects.conditions import Exists, HasKept, ModeIs
from spellspeed.yugioh.effects.costs import SendItself
from spellspeed.yugioh.effects.declaring import (
    IN_GRAVEYARD,
    card,
    continuous,
    due_in,
    equip,
    ignition,
    lasting_spell,
    quick_play,
    trigger,
)
from spellspeed.yugioh.effects.delayed import Delayed
from spellspeed.yugioh.effects.filters import FaceUp, OfType
from spellspeed.yugioh.effects.groups import Bound, Cards, EquippedMonster, Itself
from spellspeed.yugioh.effects.heard import HeardFrom
from spellspeed.yugioh.effects.holding import LifeLower
from spellspeed.yugioh.effects.lasting import ORIGINAL_DOUBLED, ORIGINAL_HALVED, TIMES, Begin, Changes
from spellspeed.yugioh.effects.offering import TributedStrength, Tributing
from spellspeed.yugioh.effects.special import CountTurn
from spellspeed.yugioh.effects.verbs import Destroy, GainLife, InflictDamage, Measure, ReturnToDeck
from spellspeed.yugioh.rules.memory import TURNS
from spellspeed.yugioh.rules.rights import X_ATTACK, X_DEFENSE
from spellspeed.yugioh.rules.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU, YOUR_SIDE
from spellspeed.yugioh.rules.terms import (
    DONE,
    E_SENT,
    END,
    END_OF_TURN,
    FOREVER,
    MACHINE,
    MONSTERS,
    NUMBERS,
    SPELLS,
    STANDBY,
    W_ANY,
    W_BEFORE,
)

ANY_FACE_UP = Cards((MONSTERS,), EVERYBODY, (FaceUp(),))
MY_FACE_UP = Cards((MONSTERS,), YOUR_SIDE, (FaceUp(),))

card(
    "Black Pendant",
    equip(ANY_FACE_UP),
    continuous(Changes(X_ATTACK, EquippedMonster(), amount=Fixed(500))),
    trigger(E_SENT, (InflictDamage(Fixed(500), OPPONENT),), hearing=HeardFrom((SPELLS,)), places=IN_GRAVEYARD),
)
card(
    "Horn of the Unicorn",
    equip(ANY_FACE_UP),
    continuous(
        Changes(X_ATTACK, EquippedMonster(), amount=Fixed(700)),
        Changes(X_DEFENSE, EquippedMonster(), amount=Fixed(700)),
    ),
    trigger(E_SENT, (ReturnToDeck(Itself()),), hearing=HeardFrom((SPELLS,)), places=IN_GRAVEYARD),
)
card(
    "United We Stand",
    equip(ANY_FACE_UP),
    continuous(
        Changes(X_ATTACK, EquippedMonster(), amount=ForEach(800, MY_FACE_UP)),
        Changes(X_DEFENSE, EquippedMonster(), amount=ForEach(800, MY_FACE_UP)),
    ),
)
card(
    "Megamorph",
    equip(ANY_FACE_UP),
    continuous(
        Changes(X_ATTACK, EquippedMonster(), ORIGINAL_DOUBLED, when=LifeLower(YOU)),
        Changes(X_ATTACK, EquippedMonster(), ORIGINAL_HALVED, when=LifeLower(OPPONENTS)),
    ),
)
MY_MACHINES = Cards((MONSTERS,), YOU, (FaceUp(), OfType((MACHINE,))))
card(
    "Limiter Removal",
    quick_play(
        (
            Begin(Changes(X_ATTACK, how=TIMES), MY_MACHINES, END_OF_TURN, Fixed(2)),
            Begin(Delayed(Destroy(Bound(DONE)), END, EVERYBODY), Bound(DONE), FOREVER),
        ),
        condition=Exists(MY_MACHINES),
        windows=W_ANY | W_BEFORE,
    ),
)
card(
    "Mystik Wok",
    quick_play(
        (
            If(ModeIs(0), (GainLife(TributedStrength(True), YOU),)),
            If(ModeIs(1), (GainLife(TributedStrength(False), YOU),)),
        ),
        costs=(Tributing(1),),
        targets=(ChooseMode(2),),
    ),
)
card(
    "Wave-Motion Cannon",
    lasting_spell(),
    due_in(STANDBY, (CountTurn(99),), chainless=True, even_negated=True),
    ignition(
        (InflictDamage(BoundNumber(NUMBERS), OPPONENT),),
        costs=(Measure(ForEachKept(1000, TURNS), NUMBERS), SendItself()),
        condition=HasKept(TURNS, 1),
    ),
    cites=("TEAM-R5",),
)
