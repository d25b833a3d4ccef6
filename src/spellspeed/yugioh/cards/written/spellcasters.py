"""Monsters with Spell Counters, and what stops Spells or damage."""

from spellspeed.yugioh.effects.amounts import ForEachCounter
from spellspeed.yugioh.effects.choices import Choose, Target
from spellspeed.yugioh.effects.comparing import TakesCounters
from spellspeed.yugioh.effects.conditions import Both, HasCounters
from spellspeed.yugioh.effects.costs import RemovingCounters
from spellspeed.yugioh.effects.declaring import card, continuous, flip, ignition, trigger
from spellspeed.yugioh.effects.filters import FaceUp, LevelFrom, Named, OfKind, OfType, Revivable
from spellspeed.yugioh.effects.groups import Bound, Cards, Itself
from spellspeed.yugioh.effects.hands_and_decks import ShuffleDeck
from spellspeed.yugioh.effects.heard import HeardCause
from spellspeed.yugioh.effects.hearing import ThereBefore
from spellspeed.yugioh.effects.lasting import Changes, ChangesPlayers
from spellspeed.yugioh.effects.looking_back import HeardActivation
from spellspeed.yugioh.effects.offering import TributeItself
from spellspeed.yugioh.effects.sealing import OutOfSealedGraveyard
from spellspeed.yugioh.effects.summons import SpecialSummon, ZoneFree
from spellspeed.yugioh.effects.verbs import Destroy, PlaceCounters
from spellspeed.yugioh.rules.abilities import Ability
from spellspeed.yugioh.rules.rights import X_ATTACK, X_NEGATED, X_NO_ACTIVATION, X_NO_EFFECT_DAMAGE
from spellspeed.yugioh.rules.scope import EVERYBODY, OPPONENTS, YOU, YOUR_SIDE
from spellspeed.yugioh.rules.terms import (
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
