"""Monsters that turn themselves face-down, and monsters that do something when they are turned."""

from spellspeed.yugioh.duel.abilities import Ability, Group
from spellspeed.yugioh.duel.scope import OPPONENTS
from spellspeed.yugioh.duel.terms import DEFENSE, E_SUMMONED, E_TURNED, FIELD, FLIP_SUMMON, MONSTERS, SPELLS, TARGETS
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.conditions.hearing import HeardHow, HeardTurnedTo
from spellspeed.yugioh.words.declaring import Steps, card, ignition, trigger
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, Itself
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.moving import ReturnToHand
from spellspeed.yugioh.words.verbs.turning import TurnFaceDown

TARGET = Bound(TARGETS)
THEIR_MONSTERS = Cards((MONSTERS,), OPPONENTS)


def turns_down(do: Steps, group: Group) -> tuple[Ability, Ability]:
    """Once a turn this card turns face-down; Flip Summoned it does something to a card of a group."""
    return (
        ignition((TurnFaceDown(Itself()),), limit=1),
        trigger(E_SUMMONED, do, hearing=HeardHow(FLIP_SUMMON), targets=(Target(group),)),
    )


card("Golem Sentry", *turns_down((ReturnToHand(TARGET),), THEIR_MONSTERS))
card("Swarm of Locusts", *turns_down((Destroy(TARGET),), Cards((SPELLS, FIELD), OPPONENTS)))
card("Swarm of Scarabs", *turns_down((Destroy(TARGET),), THEIR_MONSTERS))
card("Medusa Worm", *turns_down((Destroy(TARGET),), THEIR_MONSTERS))


def when_turned_to_defense() -> Ability:
    """Changed from Attack to face-up Defense Position this card destroys a monster of the opponent."""
    return trigger(E_TURNED, (Destroy(TARGET),), hearing=HeardTurnedTo(DEFENSE), targets=(Target(THEIR_MONSTERS),))


card("Blade Rabbit", when_turned_to_defense())
card("Dream Clown", when_turned_to_defense())
