"""Fusion Monsters and those that go with them."""

from spellspeed.yugioh.duel.rights import X_ATTACK, X_NO_DIRECT_ATTACK
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import (
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
from spellspeed.yugioh.words.amounts import AttackOf, ForEach
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.clauses import OnlyAsWritten
from spellspeed.yugioh.words.conditions.answering import Answers
from spellspeed.yugioh.words.conditions.hearing import HeardOther
from spellspeed.yugioh.words.costs.cards import Discarding, RemovingOneOfEach
from spellspeed.yugioh.words.costs.life_points import PayLife
from spellspeed.yugioh.words.declaring import card, continuous, ignition, procedure, quick, trigger
from spellspeed.yugioh.words.filters.being import IsFusion, LevelFrom, Named, OfType
from spellspeed.yugioh.words.filters.lying import ComesFreely, FaceUp
from spellspeed.yugioh.words.groups.cards import Cards, OtherInGraveyard
from spellspeed.yugioh.words.groups.meant import Bound, Itself
from spellspeed.yugioh.words.verbs.delaying import Delayed
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.fusing import ChooseFusion
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.life_points import InflictDamage
from spellspeed.yugioh.words.verbs.moving import ReturnToDeck
from spellspeed.yugioh.words.verbs.negating import NegateActivation
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon

DRAGONS = (OfType((DRAGON,)), FaceUp())

card(
    "Elemental HERO Flame Wingman",
    OnlyAsWritten(normally=True),
    trigger(
        E_BATTLE_DESTROYS,
        (InflictDamage(AttackOf(OtherInGraveyard()), OPPONENT),),
        hearing=HeardOther(Cards((GRAVEYARD,), EVERYBODY)),
    ),
)
card(
    "Dark Paladin",
    OnlyAsWritten(normally=True),
    quick(
        (NegateActivation(True),),
        windows=W_ANSWER_SPELL,
        condition=Answers((SPELL,), EVERYBODY, True),
        costs=(Discarding(1),),
    ),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(500, Cards((MONSTERS, GRAVEYARD), EVERYBODY, DRAGONS)))),
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
    OnlyAsWritten(normally=True),
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
    cites=("TEAM-R9",),
)
