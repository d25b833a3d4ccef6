"""Zombies that bring Zombies back, and monsters that look back at the monster that they battled."""

from spellspeed.yugioh.doing.bonds import NEVER, WHEN_GONE
from spellspeed.yugioh.duel.scope import EVERYBODY, YOU
from spellspeed.yugioh.duel.terms import (
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
from spellspeed.yugioh.words.changes.values import Bond
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.conditions.hearing import HeardInPosition, HeardOther
from spellspeed.yugioh.words.conditions.joining import Both
from spellspeed.yugioh.words.conditions.standing import ZoneFree
from spellspeed.yugioh.words.costs.cards import Sending
from spellspeed.yugioh.words.declaring import card, flip, ignition, trigger
from spellspeed.yugioh.words.filters.being import LevelFrom, OfKind, OfType
from spellspeed.yugioh.words.filters.lying import Revivable
from spellspeed.yugioh.words.groups.cards import Cards, EitherOf
from spellspeed.yugioh.words.groups.meant import Bound, EventOther
from spellspeed.yugioh.words.joins import And
from spellspeed.yugioh.words.verbs.decks import SendFromTop
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.moving import PutOnTop
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon

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
