"""Fusion Monsters and those that go with them."""

from spellspeed.yugioh.effects.amounts import AttackOf, ForEach
from spellspeed.yugioh.effects.choices import Target
from spellspeed.yugioh.effects.conditions import Answers
from spellspeed.yugioh.effects.costs import Discarding, PayLife, RemovingOneOfEach
from spellspeed.yugioh.effects.declaring import card, continuous, ignition, procedure, quick, trigger
from spellspeed.yugioh.effects.delayed import Delayed
from spellspeed.yugioh.effects.filters import ComesFreely, FaceUp, IsFusion, LevelFrom, Named, OfType
from spellspeed.yugioh.effects.groups import Bound, Cards, Itself
from spellspeed.yugioh.effects.heard import HeardOther
from spellspeed.yugioh.effects.lasting import Begin, Changes
from spellspeed.yugioh.effects.looking_back import OtherInGraveyard
from spellspeed.yugioh.effects.negating import NegateActivation
from spellspeed.yugioh.effects.summons import ChooseFusion, SpecialSummon
from spellspeed.yugioh.effects.verbs import Destroy, InflictDamage, ReturnToDeck
from spellspeed.yugioh.rules.printed import EXCEPT_BY
from spellspeed.yugioh.rules.rights import X_ATTACK, X_NO_DIRECT_ATTACK
from spellspeed.yugioh.rules.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.rules.terms import (
    CHOSEN,
    DONE,
    DRAGON,
    E_BATTLE_DESTROYS,
    END,
    FIELD,
    FOREVER,
    FUSION_DECK,
    GRAVEYARD,
    MONSTERS,
    SPELL,
    SPELLS,
    TARGETS,
    W_ANSWER_SPELL,
)

DRAGONS = (OfType((DRAGON,)), FaceUp())

card(
    "Elemental HERO Flame Wingman",
    trigger(
        E_BATTLE_DESTROYS,
        (InflictDamage(AttackOf(OtherInGraveyard()), OPPONENT),),
        hearing=HeardOther(Cards((GRAVEYARD,), EVERYBODY)),
    ),
    revival=EXCEPT_BY,
)
card(
    "Dark Paladin",
    quick(
        (NegateActivation(True),),
        windows=W_ANSWER_SPELL,
        condition=Answers((SPELL,), EVERYBODY, True),
        costs=(Discarding(1),),
    ),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(500, Cards((MONSTERS, GRAVEYARD), EVERYBODY, DRAGONS)))),
    revival=EXCEPT_BY,
)
card(
    "Buster Blader",
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(500, Cards((MONSTERS, GRAVEYARD), OPPONENTS, DRAGONS)))),
)
card(
    "Magical Scientist",
    ignition(
        (
            ChooseFusion(Cards((FUSION_DECK,), YOU, (IsFusion(), LevelFrom(1, 6), ComesFreely()))),
            SpecialSummon(Bound(CHOSEN), freely=True),
            Begin(Changes(X_NO_DIRECT_ATTACK), Bound(DONE), FOREVER),
            Begin(Delayed(ReturnToDeck(Bound(DONE)), END, EVERYBODY), Bound(DONE), FOREVER),
        ),
        costs=(PayLife(1000),),
    ),
)


def part(name: str) -> Cards:
    """A part of a Fusion Monster without "Polymerization": a monster on the own field, face-up or not (XYZ-DRAGON CANNON)."""
    return Cards((MONSTERS,), YOU, (Named((name,)),))


card(
    "XYZ-Dragon Cannon",
    procedure(
        (
            RemovingOneOfEach(
                (
                    part("X-Head Cannon"),
                    part("Y-Dragon Head"),
                    part("Z-Metal Tank"),
                )
            ),
        ),
        places=0,
    ),
    ignition(
        (Destroy(Bound(TARGETS)),),
        costs=(Discarding(1),),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), OPPONENTS)),),
    ),
    revival=EXCEPT_BY,
    cites=("TEAM-R9",),
)
