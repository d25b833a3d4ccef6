"""Further Flip Effects, monsters that turn themselves face-down again, and what is done when monsters are Summoned."""

from spellspeed.yugioh.cards.written.lv_monsters import grows_into
from spellspeed.yugioh.duel.abilities import Ability
from spellspeed.yugioh.duel.scope import OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import (
    ATTACK,
    BY_BATTLE,
    CHOSEN,
    DECK,
    E_SENT,
    E_SUMMONED,
    EARTH,
    FLIP_SUMMON,
    GRAVEYARD,
    HAND,
    MONSTERS,
    SPECIAL_SUMMON,
    STANDBY,
    TARGETS,
)
from spellspeed.yugioh.words.amounts import Fixed, ForEach
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.conditions.hearing import HeardCause, HeardFrom, HeardHow
from spellspeed.yugioh.words.conditions.joining import Both
from spellspeed.yugioh.words.conditions.standing import ZoneFree
from spellspeed.yugioh.words.declaring import IN_GRAVEYARD, card, flip, ignition, trigger
from spellspeed.yugioh.words.filters.being import AttackFrom, HasFlipEffect, OfAttribute
from spellspeed.yugioh.words.filters.lying import Revivable
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, Itself
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.hands import Draw
from spellspeed.yugioh.words.verbs.life_points import InflictDamage
from spellspeed.yugioh.words.verbs.moving import AddToHand
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon
from spellspeed.yugioh.words.verbs.turning import TurnFaceDown

THEIR_MONSTERS = Cards((MONSTERS,), OPPONENTS)

card("Des Koala", flip((InflictDamage(ForEach(400, Cards((HAND,), OPPONENT)), OPPONENT),)))
card("Dark Mimic LV1", flip((Draw(Fixed(1), YOU),)), grows_into("Dark Mimic LV3", STANDBY))
card(
    "Night Assailant",
    flip((Destroy(Bound(TARGETS)),), targets=(Target(THEIR_MONSTERS),)),
    trigger(
        E_SENT,
        (AddToHand(Bound(TARGETS)),),
        hearing=HeardFrom((HAND,)),
        targets=(Target(Cards((GRAVEYARD,), YOU, (HasFlipEffect(),), others=True)),),
        places=IN_GRAVEYARD,
    ),
)


def hides() -> Ability:
    """Once a turn this card may be turned to face-down Defense Position."""
    return ignition((TurnFaceDown(Itself()),), limit=1)


card(
    "Des Lacooda",
    hides(),
    trigger(E_SUMMONED, (Draw(Fixed(1), YOU),), hearing=HeardHow(FLIP_SUMMON)),
)
card(
    "Stealth Bird",
    hides(),
    trigger(E_SUMMONED, (InflictDamage(Fixed(1000), OPPONENT),), hearing=HeardHow(FLIP_SUMMON)),
)
card("Sacred Crane", trigger(E_SUMMONED, (Draw(Fixed(1), YOU),), hearing=HeardHow(SPECIAL_SUMMON)))
card(
    "Giant Rat",
    trigger(
        E_SENT,
        (
            Choose(Cards((DECK,), YOU, (OfAttribute(EARTH), AttackFrom(0, 1500), Revivable()))),
            SpecialSummon(Bound(CHOSEN), ATTACK),
            ShuffleDeck(YOU),
        ),
        hearing=Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,)))),
        places=IN_GRAVEYARD,
        optional=True,
        condition=ZoneFree(),
    ),
)
