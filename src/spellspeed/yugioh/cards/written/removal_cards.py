"""Spells and Traps that destroy cards or return them to the hand, and those that keep attacks off."""

from spellspeed.yugioh.duel.rights import X_NO_DECLARING
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import ATTACK, CHOSEN, END_OF_TURN, FIELD, MONSTERS, NUMBERS, SPELLS, TARGETS
from spellspeed.yugioh.words.amounts import AttackOf, BoundNumber, Fixed, ForEach
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.conditions.hearing import HeardSeat
from spellspeed.yugioh.words.conditions.standing import Exists, InTurnOf
from spellspeed.yugioh.words.costs.cards import Discarding
from spellspeed.yugioh.words.declaring import card, spell, trap, when_attacked
from spellspeed.yugioh.words.filters.lying import FaceDown, FaceUp, InPosition
from spellspeed.yugioh.words.groups.cards import Cards, Strongest
from spellspeed.yugioh.words.groups.meant import Attacker, Bound
from spellspeed.yugioh.words.joins import IfDone
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.hands import Draw
from spellspeed.yugioh.words.verbs.keeping import Measure
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.life_points import GainLife, InflictDamage
from spellspeed.yugioh.words.verbs.moving import ReturnToHand
from spellspeed.yugioh.words.verbs.negating import NegateAttack
from spellspeed.yugioh.words.verbs.turning import FlipFaceUp

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
