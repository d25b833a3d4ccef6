"""Zombies that bring Zombies back, and monsters that look back at the monster that they battled."""

from spellspeed.yugioh.effects.choices import And, Choose, Target
from spellspeed.yugioh.effects.choosing import EitherOf
from spellspeed.yugioh.effects.conditions import Both
from spellspeed.yugioh.effects.costs import Sending
from spellspeed.yugioh.effects.declaring import card, flip, ignition, trigger
from spellspeed.yugioh.effects.filters import LevelFrom, OfKind, OfType, Revivable
from spellspeed.yugioh.effects.groups import Bound, Cards, EventOther
from spellspeed.yugioh.effects.hands_and_decks import PutOnTop, SendFromTop
from spellspeed.yugioh.effects.heard import HeardOther
from spellspeed.yugioh.effects.lasting import Begin, Bond
from spellspeed.yugioh.effects.outcomes import HeardInPosition
from spellspeed.yugioh.effects.summons import SpecialSummon, ZoneFree
from spellspeed.yugioh.effects.verbs import Destroy
from spellspeed.yugioh.rules.bonds import NEVER, WHEN_GONE
from spellspeed.yugioh.rules.scope import EVERYBODY, YOU
from spellspeed.yugioh.rules.terms import (
    CHOSEN,
    DEFENSE,
    DONE,
    E_BATTLE_OVER,
    FIELD,
    GRAVEYARD,
    HAND,
    MONSTER,
    MONSTERS,
    SPELLCASTER,
    SPELLS,
    TARGETS,
    WARRIOR,
    WHILE_FACE_UP,
    ZOMBIE,
)

ZOMBIES = (OfType((ZOMBIE,)), Revivable())
card(
    "Il Blud",
    ignition(
        (
            Choose(EitherOf((Cards((HAND,), YOU, ZOMBIES), Cards((GRAVEYARD,), EVERYBODY, ZOMBIES)))),
            SpecialSummon(Bound(CHOSEN)),
            Begin(Bond(WHEN_GONE, NEVER), Bound(DONE), WHILE_FACE_UP),
        ),
        condition=ZoneFree(),
        limit=1,
    ),
)
card(
    "Zombie Master",
    ignition(
        (SpecialSummon(Bound(TARGETS)),),
        costs=(Sending(Cards((HAND,), YOU, (OfKind((MONSTER,)),))),),
        targets=(Target(Cards((GRAVEYARD,), EVERYBODY, (LevelFrom(1, 4), *ZOMBIES))),),
        condition=ZoneFree(),
        limit=1,
        remains=True,
    ),
)
card(
    "Ryu Kokki",
    trigger(
        E_BATTLE_OVER,
        (Destroy(EventOther()),),
        hearing=HeardOther(Cards((MONSTERS,), EVERYBODY, (OfType((WARRIOR, SPELLCASTER)),))),
    ),
)
card(
    "Legendary Jujitsu Master",
    trigger(
        E_BATTLE_OVER,
        (PutOnTop(EventOther()),),
        hearing=Both((HeardInPosition(DEFENSE), HeardOther(Cards((MONSTERS,), EVERYBODY)))),
    ),
)
card(
    "Ryko, Lightsworn Hunter",
    flip(
        (Destroy(Bound(TARGETS)), And(), SendFromTop(3, YOU)),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY), 0, 1),),
    ),
)
