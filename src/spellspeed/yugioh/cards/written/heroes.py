"""Destiny HEROs, Elemental HERO Stratos, and the cards that call Warriors."""

from spellspeed.yugioh.duel.rights import X_ATTACK, X_USED
from spellspeed.yugioh.duel.scope import EVERYBODY, YOU
from spellspeed.yugioh.duel.terms import (
    ANY_NORMAL,
    BATTLE,
    CHOSEN,
    DECK,
    DEFENSE,
    DONE,
    DRAW,
    E_DRAWN,
    E_SUMMONED,
    END_OF_TURN,
    FIELD,
    FOREVER,
    GRAVEYARD,
    MONSTER,
    MONSTERS,
    NORMAL,
    PAID,
    SPECIAL_SUMMON,
    SPELL,
    SPELLS,
    WARRIOR,
)
from spellspeed.yugioh.words.amounts import Fixed, NumberOf
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.choices.choosing import Choose, ChooseAmong, ChooseUpTo
from spellspeed.yugioh.words.conditions.battling import FoughtThisTurn
from spellspeed.yugioh.words.conditions.hearing import HeardDrawn, HeardHow, HeardSeat
from spellspeed.yugioh.words.conditions.itself import ItselfIs, OnceInGraveyard
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.kept import ModeIs
from spellspeed.yugioh.words.conditions.standing import Exists, InPhase, InTurnOf, ZoneFree
from spellspeed.yugioh.words.costs.cards import Discarding, RemoveItself, Removing
from spellspeed.yugioh.words.costs.tributes import Tributing
from spellspeed.yugioh.words.declaring import IN_GRAVEYARD, card, continuous, due_in, equip, ignition, spell, trigger
from spellspeed.yugioh.words.filters.being import Named, NameHolds, OfIcon, OfKind, OfType
from spellspeed.yugioh.words.filters.comparing import NotItself
from spellspeed.yugioh.words.filters.lying import FaceUp, LiesIn, Revivable
from spellspeed.yugioh.words.groups.cards import Cards, TopOfDeck
from spellspeed.yugioh.words.groups.meant import Bound, EquippedMonster, Itself
from spellspeed.yugioh.words.joins import If
from spellspeed.yugioh.words.odd.copying import LendEffects
from spellspeed.yugioh.words.verbs.decks import Reveal, ShuffleDeck
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.hands import Draw, ShowDrawn
from spellspeed.yugioh.words.verbs.keeping import Mean
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.moving import AddToHand, ReturnToBottom, SendToGraveyard
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon
from spellspeed.yugioh.words.verbs.turning import TurnTo

NORMAL_SPELL = (OfIcon((NORMAL,)), OfKind((SPELL,)))
EXCAVATED = Bound(CHOSEN, NORMAL_SPELL)
card(
    "Destiny HERO - Diamond Dude",
    ignition(
        (
            Reveal(TopOfDeck()),
            Mean(TopOfDeck()),
            If(Exists(EXCAVATED), (SendToGraveyard(Bound(CHOSEN)), LendEffects(Bound(DONE)))),
            If(Not(Exists(EXCAVATED)), (ReturnToBottom(Bound(CHOSEN)),)),
        ),
        limit=1,
    ),
)
IN_THE_GRAVEYARD = ItselfIs((LiesIn((GRAVEYARD,)),))
card(
    "Destiny HERO - Dasher",
    ignition(
        (Begin(Changes(X_ATTACK), Itself(), END_OF_TURN, Fixed(1000)),),
        costs=(Tributing(1, (NotItself(),)),),
        limit=1,
    ),
    due_in(BATTLE, (TurnTo(Itself(), DEFENSE),), condition=FoughtThisTurn(), chainless=True),
    trigger(
        E_DRAWN,
        (If(IN_THE_GRAVEYARD, (SpecialSummon(Bound(PAID)),)),),
        own=False,
        optional=True,
        places=IN_GRAVEYARD,
        hearing=Both((HeardSeat(YOU), InTurnOf(YOU), InPhase((DRAW,)), HeardDrawn(Revivable()))),
        costs=(ShowDrawn(Revivable()), Begin(Changes(X_USED), Itself(), FOREVER)),
        condition=Both((OnceInGraveyard(), ZoneFree())),
    ),
)
card(
    "Destiny HERO - Malicious",
    ignition(
        (
            Choose(Cards((DECK,), YOU, (Named(("Destiny HERO - Malicious",)), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        costs=(RemoveItself(),),
        places=IN_GRAVEYARD,
        condition=ZoneFree(),
    ),
)
card("Destiny Draw", spell((Draw(Fixed(2), YOU),), costs=(Discarding(1, (NameHolds("Destiny HERO"),)),)))
OTHER_HEROES = Cards((MONSTERS,), YOU, (NameHolds("HERO"), FaceUp()), others=True)
ALL_SPELLS = Cards((SPELLS, FIELD), EVERYBODY)
HERO_IN_DECK = Cards((DECK,), YOU, (NameHolds("HERO"), OfKind((MONSTER,))))
card(
    "Elemental HERO Stratos",
    trigger(
        E_SUMMONED,
        (
            If(ModeIs(0), (ChooseUpTo(ALL_SPELLS, NumberOf(OTHER_HEROES), fewer=True), Destroy(Bound(CHOSEN)))),
            If(ModeIs(1), (Choose(HERO_IN_DECK), AddToHand(Bound(CHOSEN)), ShuffleDeck(YOU))),
        ),
        hearing=HeardHow(ANY_NORMAL | SPECIAL_SUMMON),
        targets=(ChooseAmong((Both((Exists(OTHER_HEROES), Exists(ALL_SPELLS))), Exists(Cards((DECK,), YOU)))),),
        optional=True,
    ),
)
card(
    "Divine Sword - Phoenix Blade",
    equip(Cards((MONSTERS,), EVERYBODY, (OfType((WARRIOR,)), FaceUp()))),
    continuous(Changes(X_ATTACK, EquippedMonster(), amount=Fixed(300))),
    ignition(
        (AddToHand(Itself()),),
        costs=(Removing(Cards((GRAVEYARD,), YOU, (OfType((WARRIOR,)),)), 2),),
        places=IN_GRAVEYARD,
    ),
)
