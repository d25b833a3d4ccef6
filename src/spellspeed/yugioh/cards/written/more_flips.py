"""Further Flip Effects, monsters that turn themselves face-down again, and what is done when monsters are Summoned."""

from spellspeed.yugioh.cards.written.lv_monsters import grows_into
from spellspeed.yugioh.effects.amounts import Fixed, ForEach
from spellspeed.yugioh.effects.choices import Choose, Target
from spellspeed.yugioh.effects.conditions import Both
from spellspeed.yugioh.effects.declaring import IN_GRAVEYARD, card, flip, ignition, trigger
from spellspeed.yugioh.effects.filters import AttackFrom, HasFlipEffect, OfAttribute, Revivable
from spellspeed.yugioh.effects.groups import Bound, Cards, Itself
from spellspeed.yugioh.effects.hands_and_decks import AddToHand, Draw, ShuffleDeck
from spellspeed.yugioh.effects.heard import HeardCause, HeardFrom, HeardHow
from spellspeed.yugioh.effects.summons import SpecialSummon, ZoneFree
from spellspeed.yugioh.effects.verbs import Destroy, InflictDamage, TurnFaceDown
from spellspeed.yugioh.rules.abilities import Ability
from spellspeed.yugioh.rules.scope import OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.rules.terms import (
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
