"""Spells that Special Summon from Deck, Graveyard, Fusion Deck or from among the removed cards, and monsters that do."""

from spellspeed.yugioh.effects.choices import And, Choose, If, Target
from spellspeed.yugioh.effects.conditions import Both, Exists, IsBattling, Not
from spellspeed.yugioh.effects.costs import PayLife
from spellspeed.yugioh.effects.declaring import IN_GRAVEYARD, card, continuous, ignition, spell, trigger
from spellspeed.yugioh.effects.everyone import EachSpecialSummons
from spellspeed.yugioh.effects.filters import (
    ComesFreely,
    FaceUp,
    IsFusion,
    Named,
    OfKind,
    OfType,
    Removable,
    Revivable,
)
from spellspeed.yugioh.effects.groups import Bound, Cards
from spellspeed.yugioh.effects.hands_and_decks import ShuffleDeck
from spellspeed.yugioh.effects.heard import HeardCause, HeardFrom
from spellspeed.yugioh.effects.holding import NotTargetedBy
from spellspeed.yugioh.effects.lasting import ChangesPlayers
from spellspeed.yugioh.effects.offering import Tributing
from spellspeed.yugioh.effects.summons import ChooseFusion, SpecialSummon, ZoneFree
from spellspeed.yugioh.effects.turning_up import DeclareLevel, LevelDeclared, Ordinary, TheRest, TurnUpUntil
from spellspeed.yugioh.effects.verbs import RemoveFromPlay, SendToGraveyard
from spellspeed.yugioh.rules.rights import X_NO_BATTLE_DAMAGE
from spellspeed.yugioh.rules.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU, YOUR_SIDE
from spellspeed.yugioh.rules.terms import (
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
