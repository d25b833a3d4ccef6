"""Spells and Traps that destroy cards or return them to the hand, and those that keep attacks off."""

from spellspeed.yugioh.effects.amounts import AttackOf, BoundNumber, Fixed, ForEach
from spellspeed.yugioh.effects.choices import Choose, IfDone, Target
from spellspeed.yugioh.effects.conditions import Exists, InTurnOf
from spellspeed.yugioh.effects.costs import Discarding
from spellspeed.yugioh.effects.declaring import card, spell, trap, when_attacked
from spellspeed.yugioh.effects.filters import FaceDown, FaceUp, InPosition
from spellspeed.yugioh.effects.groups import Attacker, Bound, Cards, Strongest
from spellspeed.yugioh.effects.hands_and_decks import Draw
from spellspeed.yugioh.effects.heard import HeardSeat
from spellspeed.yugioh.effects.lasting import Begin, Changes
from spellspeed.yugioh.effects.negating import NegateAttack
from spellspeed.yugioh.effects.verbs import Destroy, FlipFaceUp, GainLife, InflictDamage, Measure, ReturnToHand
from spellspeed.yugioh.rules.rights import X_NO_DECLARING
from spellspeed.yugioh.rules.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.rules.terms import (
    ATTACK,
    CHOSEN,
    END_OF_TURN,
    FIELD,
    MONSTERS,
    NUMBERS,
    SPELLS,
    TARGETS,
)

THEIR_MONSTERS = Cards((MONSTERS,), OPPONENTS)

card("Giant Trunade", spell((ReturnToHand(Cards((SPELLS, FIELD), EVERYBODY, others=True)),)))
card("Harpie's Feather Duster", spell((Destroy(Cards((SPELLS, FIELD), OPPONENTS)),)))
card(
    "Compulsory Evacuation Device",
    trap((ReturnToHand(Bound(TARGETS)),), targets=(Target(Cards((MONSTERS,), EVERYBODY)),)),
)
card(
    "Raigeki Break",
    trap(
        (Destroy(Bound(TARGETS)),),
        costs=(Discarding(1),),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, others=True)),),
    ),
)
card(
    "Widespread Ruin",
    when_attacked(
        (
            Choose(Strongest(Cards((MONSTERS,), OPPONENTS, (FaceUp(), InPosition(ATTACK))), by_attack=True)),
            Destroy(Bound(CHOSEN)),
        ),
        HeardSeat(OPPONENTS),
    ),
    cites=("TEAM-R18",),
)
card(
    "Draining Shield",
    when_attacked(
        (
            Measure(AttackOf(Bound(TARGETS)), NUMBERS),
            NegateAttack(),
            IfDone((GainLife(BoundNumber(NUMBERS), YOU),)),
        ),
        HeardSeat(OPPONENTS),
        targets=(Target(Attacker()),),
    ),
)
card(
    "Threatening Roar",
    trap((Begin(Changes(X_NO_DECLARING, THEIR_MONSTERS), None, END_OF_TURN),), condition=InTurnOf(OPPONENTS)),
)
card("Just Desserts", trap((InflictDamage(ForEach(500, THEIR_MONSTERS), OPPONENT),), condition=Exists(THEIR_MONSTERS)))
card(
    "Book of Taiyou",
    spell(
        (FlipFaceUp(Bound(TARGETS, (FaceDown(),)), ATTACK),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceDown(),))),),
    ),
)
card("Upstart Goblin", spell((Draw(Fixed(1), YOU), GainLife(Fixed(1000), OPPONENT))))
