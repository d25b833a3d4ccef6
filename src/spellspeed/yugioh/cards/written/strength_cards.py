"""Equip Spells and other Spells that change ATK, count it, or wait until it counts."""

from spellspeed.yugioh.duel.memory import TURNS
from spellspeed.yugioh.duel.rights import X_ATTACK, X_DEFENSE
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU, YOUR_SIDE
from spellspeed.yugioh.duel.terms import (
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
from spellspeed.yugioh.words.amounts import BoundNumber, Fixed, ForEach, ForEachKept, TributedStrength
from spellspeed.yugioh.words.changes.values import ORIGINAL_DOUBLED, ORIGINAL_HALVED, TIMES, Changes
from spellspeed.yugioh.words.choices.choosing import ChooseMode
from spellspeed.yugioh.words.conditions.hearing import HeardFrom
from spellspeed.yugioh.words.conditions.itself import HasKept
from spellspeed.yugioh.words.conditions.kept import ModeIs
from spellspeed.yugioh.words.conditions.standing import Exists, LifeLower
from spellspeed.yugioh.words.costs.cards import SendItself
from spellspeed.yugioh.words.costs.tributes import Tributing
from spellspeed.yugioh.words.declaring import (
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
from spellspeed.yugioh.words.filters.being import OfType
from spellspeed.yugioh.words.filters.lying import FaceUp
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, EquippedMonster, Itself
from spellspeed.yugioh.words.joins import If
from spellspeed.yugioh.words.verbs.delaying import Delayed
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.keeping import CountTurn, Measure
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.life_points import GainLife, InflictDamage
from spellspeed.yugioh.words.verbs.moving import ReturnToDeck

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
