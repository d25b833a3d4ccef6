"""Spells and Traps about Decks, Graveyards, hands and Life Points, and the monsters that search."""

from spellspeed.yugioh.duel.memory import LIFE_PAID
from spellspeed.yugioh.duel.rights import X_HAND_TOLL, X_NO_ATTACK, X_TURNS_DECKS
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, OWN, YOU
from spellspeed.yugioh.duel.terms import (
    BY_BATTLE,
    CHOSEN,
    DECK,
    E_SENT,
    FAIRY,
    FIELD,
    GRAVEYARD,
    HAND,
    LIGHT,
    MONSTER,
    MONSTERS,
    NORMAL,
    NUMBERS,
    PAID,
    ROCK,
    SET_POSITION,
    SPELL,
    SPELLS,
    TARGETS,
    W_ANSWER_SPELL,
)
from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.changes.values import Changes, ChangesPlayers
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.declaring import CallKind, DeclareName
from spellspeed.yugioh.words.choices.targeting import EachChooses, Target
from spellspeed.yugioh.words.conditions.answering import AnswersIcon
from spellspeed.yugioh.words.conditions.hearing import HeardCause, HeardFrom
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.kept import NameDeclared, NumberIs
from spellspeed.yugioh.words.conditions.standing import Exists, ZoneFree
from spellspeed.yugioh.words.costs.cards import Discarding, Sending
from spellspeed.yugioh.words.costs.life_points import PayLife, PayMultiple
from spellspeed.yugioh.words.declaring import (
    IN_GRAVEYARD,
    card,
    continuous,
    ignition,
    lasting_spell,
    lasting_trap,
    quick_play,
    spell,
    trap,
    trigger,
)
from spellspeed.yugioh.words.filters.being import (
    AttackFrom,
    IsNormal,
    LevelFrom,
    Named,
    NameHoldsOr,
    OfAttribute,
    OfKind,
    OfType,
)
from spellspeed.yugioh.words.filters.comparing import NoStrongerThanKept
from spellspeed.yugioh.words.filters.lying import FaceUp, Revivable
from spellspeed.yugioh.words.groups.cards import Cards, EitherOf, TopOfDeck
from spellspeed.yugioh.words.groups.meant import Bound
from spellspeed.yugioh.words.joins import If
from spellspeed.yugioh.words.odd.copying import CopyEffect
from spellspeed.yugioh.words.odd.messages import GivingAll
from spellspeed.yugioh.words.verbs.decks import Reveal, ShuffleDeck
from spellspeed.yugioh.words.verbs.hands import DiscardingHand
from spellspeed.yugioh.words.verbs.keeping import Mean
from spellspeed.yugioh.words.verbs.life_points import ExchangeLife, InflictDamage
from spellspeed.yugioh.words.verbs.moving import AddToHand, SendToGraveyard, ShuffleIntoDeck
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon

TARGET = Bound(TARGETS)

card(
    "Magical Stone Excavation",
    spell(
        (AddToHand(TARGET),),
        costs=(Discarding(2),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((SPELL,)),))),),
    ),
)
card(
    "The Transmigration Prophecy",
    trap((ShuffleIntoDeck(TARGET),), targets=(Target(Cards((GRAVEYARD,), EVERYBODY), 2, 2),)),
)
card("Chain Energy", lasting_spell(), continuous(ChangesPlayers(X_HAND_TOLL, EVERYBODY, 500)))
SANCTUARY = Exists(Cards((FIELD,), EVERYBODY, (Named(("The Sanctuary in the Sky",)), FaceUp())))
WEAK_FAIRY = Cards((DECK,), YOU, (OfAttribute(LIGHT), OfType((FAIRY,)), AttackFrom(0, 1500), Revivable()))
AIRKNIGHT = Cards((DECK,), YOU, (Named(("Airknight Parshath",)), Revivable()))
card(
    "Nova Summoner",
    trigger(
        E_SENT,
        (
            If(SANCTUARY, (Choose(EitherOf((WEAK_FAIRY, AIRKNIGHT))), SpecialSummon(Bound(CHOSEN)))),
            If(Not(SANCTUARY), (Choose(WEAK_FAIRY), SpecialSummon(Bound(CHOSEN)))),
            ShuffleDeck(YOU),
        ),
        hearing=Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,)))),
        places=IN_GRAVEYARD,
        optional=True,
        condition=ZoneFree(),
    ),
)
SMALL_NORMAL = (LevelFrom(1, 3), IsNormal())
card(
    "Emissary of the Afterlife",
    trigger(
        E_SENT,
        (
            EachChooses(Cards((DECK,), EVERYBODY, SMALL_NORMAL)),
            AddToHand(Bound(PAID)),
            ShuffleDeck(EVERYBODY),
        ),
        hearing=HeardFrom((MONSTERS, SPELLS)),
        places=IN_GRAVEYARD,
    ),
)
card(
    "Serial Spell",
    quick_play(
        (CopyEffect(),),
        costs=(DiscardingHand(),),
        windows=W_ANSWER_SPELL,
        condition=AnswersIcon((SPELL,), (NORMAL,), YOU),
    ),
)
card(
    "The Shallow Grave",
    spell(
        (SpecialSummon(Bound(PAID), SET_POSITION, whose=EVERYBODY),),
        targets=(EachChooses(Cards((GRAVEYARD,), EVERYBODY, (OfKind((MONSTER,)), Revivable())), target=True),),
        condition=ZoneFree(),
    ),
)
card(
    "Rock Bombardment",
    trap(
        (InflictDamage(Fixed(500), OPPONENT),),
        costs=(Sending(Cards((DECK,), YOU, (OfType((ROCK,)),))), ShuffleDeck(YOU)),
    ),
)
card(
    "Archfiend's Oath",
    lasting_spell(),
    ignition(
        (
            Reveal(TopOfDeck()),
            Mean(TopOfDeck()),
            If(Not(NameDeclared(Bound(CHOSEN))), (SendToGraveyard(Bound(CHOSEN)),)),
            If(NameDeclared(Bound(CHOSEN)), (AddToHand(Bound(CHOSEN)),)),
        ),
        costs=(PayLife(500),),
        targets=(DeclareName(),),
        limit=1,
        remains=True,
    ),
)
card(
    "Toon Table of Contents",
    spell(
        (
            Choose(Cards((DECK,), YOU, (NameHoldsOr("Toon", ("Manga Ryu-Ran",)),))),
            AddToHand(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        )
    ),
)
# TEAM-R20: the cards of its player alone.
ALL_I_HAVE = Cards((HAND, MONSTERS, SPELLS, FIELD), OWN, others=True)
card(
    "Reversal Quiz",
    spell(
        (
            CallKind(),
            If(NumberIs(NUMBERS, 1), (ExchangeLife(),)),
        ),
        costs=(GivingAll(ALL_I_HAVE),),
        condition=Exists(Cards((DECK,), YOU)),
    ),
    cites=("TEAM-R20",),
)
card("Convulsion of Nature", lasting_spell(), continuous(ChangesPlayers(X_TURNS_DECKS, EVERYBODY)))
card(
    "Wall of Revealing Light",
    lasting_trap(costs=(PayMultiple(1000),)),
    continuous(Changes(X_NO_ATTACK, Cards((MONSTERS,), OPPONENTS, (NoStrongerThanKept(LIFE_PAID),)))),
)
