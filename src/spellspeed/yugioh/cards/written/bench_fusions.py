"""The Fusion Monsters of the two Goat decks that speeds are measured with: what Metamorphosis and Magical Scientist bring."""

from spellspeed.yugioh.duel.rights import (
    X_ATTACK,
    X_DEFENSE,
    X_NEGATED,
    X_NEGATES_FLIP,
    X_NO_ATTACK,
    X_NO_FLIP_SUMMON,
    X_NO_NORMAL_SUMMON,
    X_NO_REPOSITION,
    X_NO_SPECIAL_SUMMON,
)
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import (
    BY_BATTLE,
    CHOSEN,
    E_DAMAGE,
    E_SUMMONED,
    GRAVEYARD,
    MONSTER,
    MONSTERS,
    NORMAL,
    NUMBERS,
    SPECIAL_SUMMON,
    SPELL,
    TARGETS,
    TRAP,
    W_ANSWER_SPELL,
    W_ANSWER_TRAP,
)
from spellspeed.yugioh.words.amounts import AttackOf, BoundNumber, DefenseOf, Fixed
from spellspeed.yugioh.words.changes.protecting import EquippedInstead, RefusesTargeting
from spellspeed.yugioh.words.changes.values import BECOMES, Changes, ChangesPlayers
from spellspeed.yugioh.words.choices.choosing import ChooseUpTo
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.conditions.answering import AnswersIcon
from spellspeed.yugioh.words.conditions.hearing import HeardByItself, HeardCause, HeardHow, HeardSeat
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.standing import Exists
from spellspeed.yugioh.words.costs.life_points import PayLife
from spellspeed.yugioh.words.declaring import card, continuous, ignition, quick, trigger
from spellspeed.yugioh.words.filters.being import HasFlipEffect, OfKind
from spellspeed.yugioh.words.filters.lying import CanBeTaken, Removable
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, EquippedTo, Itself
from spellspeed.yugioh.words.verbs.chance import TossCoins
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.lasting import Absorb
from spellspeed.yugioh.words.verbs.moving import RemoveFromPlay
from spellspeed.yugioh.words.verbs.negating import NegateEffect

TARGET = Bound(TARGETS)
ALL_MONSTERS = Cards((MONSTERS,), EVERYBODY)
BATTLE_DAMAGE = Both((HeardCause((BY_BATTLE,)), HeardSeat(OPPONENTS)))

card(
    "Thousand-Eyes Restrict",
    continuous(
        Changes(X_NO_ATTACK, Cards((MONSTERS,), EVERYBODY, others=True)),
        Changes(X_NO_REPOSITION, Cards((MONSTERS,), EVERYBODY, others=True)),
        Changes(X_ATTACK, Itself(), BECOMES, AttackOf(EquippedTo(True, True), True), Exists(EquippedTo(True))),
        Changes(X_DEFENSE, Itself(), BECOMES, DefenseOf(EquippedTo(True, True), True), Exists(EquippedTo(True))),
        EquippedInstead(),
    ),
    ignition(
        (Absorb(TARGET),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (CanBeTaken(),))),),
        condition=Not(Exists(EquippedTo(True))),
        limit=1,
        remains=True,
    ),
)
card(
    "Dark Balter the Terrible",
    quick(
        (NegateEffect(False),),
        windows=W_ANSWER_SPELL,
        condition=AnswersIcon((SPELL,), (NORMAL,)),
        costs=(PayLife(1000),),
        remains=True,
    ),
    continuous(Changes(X_NEGATES_FLIP, Itself(), amount=Fixed(1))),
)
card(
    "Ryu Senshi",
    quick(
        (NegateEffect(False),),
        windows=W_ANSWER_TRAP,
        condition=AnswersIcon((TRAP,), (NORMAL,)),
        costs=(PayLife(1000),),
        remains=True,
    ),
    continuous(RefusesTargeting((SPELL,))),
)
card(
    "Fiend Skull Dragon",
    continuous(Changes(X_NEGATED, Cards((MONSTERS,), EVERYBODY, (HasFlipEffect(),))), RefusesTargeting((TRAP,))),
)
card(
    "Gatling Dragon",
    ignition(
        (TossCoins(3), ChooseUpTo(ALL_MONSTERS, BoundNumber(NUMBERS)), Destroy(Bound(CHOSEN))),
        limit=1,
    ),
)
card(
    "Dark Blade the Dragon Knight",
    trigger(
        E_DAMAGE,
        (RemoveFromPlay(TARGET),),
        own=False,
        hearing=Both((BATTLE_DAMAGE, HeardByItself())),
        targets=(Target(Cards((GRAVEYARD,), OPPONENT, (OfKind((MONSTER,)), Removable())), 1, 3),),
        optional=True,
    ),
)
card(
    "The Last Warrior from Another Planet",
    trigger(E_SUMMONED, (Destroy(Cards((MONSTERS,), YOU, others=True)),), hearing=HeardHow(SPECIAL_SUMMON)),
    continuous(
        ChangesPlayers(X_NO_NORMAL_SUMMON, EVERYBODY),
        ChangesPlayers(X_NO_FLIP_SUMMON, EVERYBODY),
        ChangesPlayers(X_NO_SPECIAL_SUMMON, EVERYBODY),
    ),
)
