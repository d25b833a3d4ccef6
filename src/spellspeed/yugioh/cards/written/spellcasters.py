"""Monsters with Spell Counters, and what stops Spells or damage."""

from spellspeed.yugioh.duel.abilities import Ability
from spellspeed.yugioh.duel.rights import X_ATTACK, X_NEGATED, X_NO_ACTIVATION, X_NO_EFFECT_DAMAGE
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENTS, YOU, YOUR_SIDE
from spellspeed.yugioh.duel.terms import (
    BY_BATTLE,
    CHOSEN,
    DECK,
    E_DESTROYED,
    E_LINK_RESOLVED,
    E_SUMMONED,
    FIELD,
    GRAVEYARD,
    HAND,
    MONSTERS,
    SET_POSITION,
    SPELL,
    SPELLCASTER,
    SPELLS,
    TARGETS,
)
from spellspeed.yugioh.words.amounts import ForEachCounter
from spellspeed.yugioh.words.changes.values import Changes, ChangesPlayers
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.conditions.hearing import HeardActivation, HeardCause
from spellspeed.yugioh.words.conditions.itself import HasCounters, ThereBefore
from spellspeed.yugioh.words.conditions.joining import Both
from spellspeed.yugioh.words.conditions.standing import ZoneFree
from spellspeed.yugioh.words.costs.cards import RemovingCounters
from spellspeed.yugioh.words.costs.tributes import TributeItself
from spellspeed.yugioh.words.declaring import card, continuous, flip, ignition, trigger
from spellspeed.yugioh.words.filters.being import LevelFrom, Named, OfKind, OfType
from spellspeed.yugioh.words.filters.lying import FaceUp, Revivable
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, Itself
from spellspeed.yugioh.words.odd.fighting import TakesCounters
from spellspeed.yugioh.words.odd.sealing import OutOfSealedGraveyard
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.keeping import PlaceCounters
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon

COUNTER_NAME = "Spell Counter"


def gathers(most: int) -> Ability:
    """Each Spell Card that resolves puts a Spell Counter on this card, up to so many (0: any number)."""
    return trigger(
        E_LINK_RESOLVED,
        (PlaceCounters(COUNTER_NAME, 1, Itself(), most),),
        own=False,
        hearing=Both((HeardActivation((SPELL,)), ThereBefore())),
        at_once=True,
    )


def calls(name: str) -> Ability:
    """This card with three Spell Counters is Tributed for the monster of that name, from hand, Deck or Graveyard."""
    return ignition(
        (
            Choose(Cards((HAND, DECK, GRAVEYARD), YOU, (Named((name,)), Revivable(), OutOfSealedGraveyard()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        costs=(TributeItself(),),
        condition=HasCounters(COUNTER_NAME, 3),
    )


card("Skilled White Magician", gathers(3), calls("Buster Blader"))
card("Skilled Dark Magician", gathers(3), calls("Dark Magician"))
card(
    "Magical Marionette",
    gathers(0),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEachCounter(200, COUNTER_NAME))),
    ignition(
        (Destroy(Bound(TARGETS)),),
        costs=(RemovingCounters(COUNTER_NAME, 2),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY)),),
    ),
)
card(
    "Apprentice Magician",
    trigger(
        E_SUMMONED,
        (PlaceCounters(COUNTER_NAME, 1, Bound(TARGETS, (FaceUp(),))),),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, (FaceUp(), TakesCounters(COUNTER_NAME)))),),
    ),
    trigger(
        E_DESTROYED,
        (
            Choose(Cards((DECK,), YOU, (OfType((SPELLCASTER,)), LevelFrom(1, 2), Revivable()))),
            SpecialSummon(Bound(CHOSEN), SET_POSITION),
            ShuffleDeck(YOU),
        ),
        hearing=HeardCause((BY_BATTLE,)),
        optional=True,
        condition=ZoneFree(),
    ),
)
card(
    "Old Vindictive Magician",
    flip((Destroy(Bound(TARGETS)),), targets=(Target(Cards((MONSTERS,), OPPONENTS)),)),
)
card(
    "Spell Canceller",
    continuous(
        Changes(X_NO_ACTIVATION, Cards((SPELLS, FIELD, HAND), EVERYBODY, (OfKind((SPELL,)),))),
        Changes(X_NEGATED, Cards((SPELLS, FIELD), EVERYBODY, (OfKind((SPELL,)), FaceUp()))),
    ),
)
card("Des Wombat", continuous(ChangesPlayers(X_NO_EFFECT_DAMAGE, YOUR_SIDE)))
