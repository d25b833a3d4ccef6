"""Monsters that work on the field: continuous effects, Ignition Effects, coins, counters, Tributes, and the one that wins."""

from spellspeed.yugioh.duel.abilities import Ability
from spellspeed.yugioh.duel.memory import TRIBUTED_ATTACK, TRIBUTES_MADE
from spellspeed.yugioh.duel.rights import X_ATTACK, X_NOT_TARGETED, X_TWO_TRIBUTES
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENTS, YOU, YOUR_SIDE
from spellspeed.yugioh.duel.terms import (
    ANY_NORMAL,
    DRAGON,
    E_LINK_RESOLVED,
    E_SUMMONED,
    FIELD,
    HAND,
    LIGHT,
    MONSTERS,
    NUMBERS,
    SPECIAL_SUMMON,
    SPELL,
    SPELLS,
    TARGETS,
    TRIBUTE_SUMMON,
)
from spellspeed.yugioh.words.amounts import BoundNumber, Fixed, ForEachKept
from spellspeed.yugioh.words.changes.values import BECOMES, Changes
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.clauses import KeepsTributes, UpToTributes
from spellspeed.yugioh.words.conditions.hearing import HeardActivation, HeardCard, HeardHow
from spellspeed.yugioh.words.conditions.itself import HasKept, ThereBefore
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.kept import NumberFrom
from spellspeed.yugioh.words.conditions.standing import Exists
from spellspeed.yugioh.words.costs.cards import RemovingCounters
from spellspeed.yugioh.words.declaring import IN_HAND, card, continuous, flip, ignition, procedure, trigger, wins
from spellspeed.yugioh.words.filters.being import AttackFrom, Named, OfType
from spellspeed.yugioh.words.filters.lying import FaceUp
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, EventCard, Itself
from spellspeed.yugioh.words.joins import If
from spellspeed.yugioh.words.verbs.chance import TossCoins
from spellspeed.yugioh.words.verbs.decks import ReorderTop
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.digging import PickUpAndSummon
from spellspeed.yugioh.words.verbs.hands import Draw
from spellspeed.yugioh.words.verbs.keeping import PlaceCounters

WEAK = (AttackFrom(0, 1400), FaceUp())
card(
    "King Tiger Wanghu",
    trigger(
        E_SUMMONED,
        (Destroy(EventCard(WEAK)),),
        own=False,
        hearing=Both((HeardHow(ANY_NORMAL | SPECIAL_SUMMON), HeardCard(Cards((MONSTERS,), EVERYBODY, WEAK)))),
        remains=True,
    ),
)
card("Lord of D.", continuous(Changes(X_NOT_TARGETED, Cards((MONSTERS,), EVERYBODY, (OfType((DRAGON,)), FaceUp())))))
card(
    "Cyber Dragon",
    procedure((), Both((Exists(Cards((MONSTERS,), OPPONENTS)), Not(Exists(Cards((MONSTERS,), YOUR_SIDE)))))),
    cites=("TEAM-R23",),
)


def tosses_at(zones: tuple[int, ...]) -> Ability:
    """Once a turn: three coins are tossed, and at least two heads destroy the opponent's card that was targeted."""
    return ignition(
        (TossCoins(3), If(NumberFrom(BoundNumber(NUMBERS), 2, 3), (Destroy(Bound(TARGETS)),))),
        targets=(Target(Cards(zones, OPPONENTS)),),
        limit=1,
    )


card("Barrel Dragon", tosses_at((MONSTERS,)))
card("Blowback Dragon", tosses_at((MONSTERS, SPELLS, FIELD)))
card(
    "Royal Magical Library",
    trigger(
        E_LINK_RESOLVED,
        (PlaceCounters("Spell Counter", 1, Itself(), 3),),
        own=False,
        hearing=Both((HeardActivation((SPELL,)), ThereBefore())),
        at_once=True,
    ),
    ignition((Draw(Fixed(1), YOU),), costs=(RemovingCounters("Spell Counter", 3),)),
)
card(
    "Maju Garzett",
    KeepsTributes(),
    continuous(Changes(X_ATTACK, Itself(), BECOMES, ForEachKept(1, TRIBUTED_ATTACK), HasKept(TRIBUTED_ATTACK, 1))),
)
card("Kaiser Sea Horse", continuous(Changes(X_TWO_TRIBUTES, Itself(), amount=Fixed(LIGHT))))
card(
    "Gilford the Lightning",
    UpToTributes(3),
    KeepsTributes(),
    trigger(
        E_SUMMONED,
        (Destroy(Cards((MONSTERS,), OPPONENTS)),),
        hearing=Both((HeardHow(TRIBUTE_SUMMON), HasKept(TRIBUTES_MADE, 3))),
    ),
)
card("Cyber Jar", flip((Destroy(Cards((MONSTERS,), EVERYBODY)), PickUpAndSummon(5, 4))))
card("Big Eye", flip((ReorderTop(5),)))
LIMBS = (
    "Right Leg of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Arm of the Forbidden One",
)
card(
    "Exodia the Forbidden One",
    wins(Both(tuple([Exists(Cards((HAND,), YOU, (Named((limb,)),))) for limb in LIMBS])), IN_HAND),
)
