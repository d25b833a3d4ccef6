"""Spells that Special Summon from Deck, Graveyard, Fusion Deck or from among the removed cards, and monsters that do."""

from spellspeed.yugioh.duel.rights import X_NO_BATTLE_DAMAGE
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU, YOUR_SIDE
from spellspeed.yugioh.duel.terms import (
    ATTACK,
    BY_BATTLE,
    CHOSEN,
    DECK,
    DRAGON,
    E_SENT,
    FUSION_DECK,
    GRAVEYARD,
    HAND,
    MONSTER,
    MONSTERS,
    REMOVED,
    TARGETS,
    ZOMBIE,
)
from spellspeed.yugioh.words.changes.protecting import NotTargetedBy
from spellspeed.yugioh.words.changes.values import ChangesPlayers
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.declaring import DeclareLevel
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.conditions.battling import IsBattling
from spellspeed.yugioh.words.conditions.hearing import HeardCause, HeardFrom
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.kept import LevelDeclared
from spellspeed.yugioh.words.conditions.standing import Exists, ZoneFree
from spellspeed.yugioh.words.costs.life_points import PayLife
from spellspeed.yugioh.words.costs.tributes import Tributing
from spellspeed.yugioh.words.declaring import IN_GRAVEYARD, card, continuous, ignition, spell, trigger
from spellspeed.yugioh.words.filters.being import IsFusion, Named, OfKind, OfType, Ordinary
from spellspeed.yugioh.words.filters.lying import ComesFreely, FaceUp, Removable, Revivable
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, TheRest
from spellspeed.yugioh.words.joins import And, If
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.digging import TurnUpUntil
from spellspeed.yugioh.words.verbs.fusing import ChooseFusion
from spellspeed.yugioh.words.verbs.moving import RemoveFromPlay, SendToGraveyard
from spellspeed.yugioh.words.verbs.summoning import EachSpecialSummons, SpecialSummon

card(
    "Dimension Fusion",
    spell((EachSpecialSummons(REMOVED, (OfKind((MONSTER,)), FaceUp())),), costs=(PayLife(2000),)),
)
card(
    "Book of Life",
    spell(
        (SpecialSummon(Bound(TARGETS)), And(), RemoveFromPlay(Bound(CHOSEN))),
        targets=(
            Target(Cards((GRAVEYARD,), YOU, (OfType((ZOMBIE,)), Revivable()))),
            Target(Cards((GRAVEYARD,), OPPONENT, (OfKind((MONSTER,)), Removable())), name=CHOSEN),
        ),
        condition=ZoneFree(),
    ),
)
card(
    "Reasoning",
    spell(
        (
            DeclareLevel(OPPONENT),
            TurnUpUntil(Ordinary()),
            If(Not(LevelDeclared(Bound(CHOSEN))), (SpecialSummon(Bound(CHOSEN)),)),
            And(),
            SendToGraveyard(TheRest()),
        ),
        condition=Both((Exists(Cards((DECK,), YOU)), ZoneFree())),
    ),
)
card(
    "Monster Gate",
    spell(
        (TurnUpUntil(Ordinary()), SpecialSummon(Bound(CHOSEN)), And(), SendToGraveyard(TheRest())),
        costs=(Tributing(1),),
    ),
)
card(
    "Cyber-Stein",
    ignition(
        (
            ChooseFusion(Cards((FUSION_DECK,), YOU, (IsFusion(), ComesFreely()))),
            SpecialSummon(Bound(CHOSEN), ATTACK, freely=True),
        ),
        costs=(PayLife(5000),),
    ),
)
card(
    "Dark Flare Knight",
    continuous(ChangesPlayers(X_NO_BATTLE_DAMAGE, YOUR_SIDE, when=IsBattling())),
    trigger(
        E_SENT,
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Mirage Knight",)),))),
            SpecialSummon(Bound(CHOSEN), proper=True),
            ShuffleDeck(YOU),
        ),
        hearing=Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,)))),
        places=IN_GRAVEYARD,
    ),
)
MY_DRAGON = Cards((HAND,), YOU, (OfType((DRAGON,)), Revivable()))
card(
    "King Dragun",
    continuous(NotTargetedBy(Cards((MONSTERS,), EVERYBODY, (OfType((DRAGON,)), FaceUp())), OPPONENTS)),
    ignition(
        (Choose(MY_DRAGON), SpecialSummon(Bound(CHOSEN))),
        condition=Both((Exists(MY_DRAGON), ZoneFree())),
        limit=1,
    ),
)
