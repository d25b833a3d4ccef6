"""Destiny HEROs, Elemental HERO Stratos, and the cards that call Warriors."""

from spellspeed.yugioh.effects.amounts import Fixed
from spellspeed.yugioh.effects.choices import Choose, ChooseUpTo, If
from spellspeed.yugioh.effects.choosing import ChooseAmong
from spellspeed.yugioh.effects.comparing import NotItself
from spellspeed.yugioh.effects.conditions import Both, Exists, InPhase, InTurnOf, ModeIs, Not
from spellspeed.yugioh.effects.copying import LendEffects
from spellspeed.yugioh.effects.costs import Discarding, RemoveItself, Removing
from spellspeed.yugioh.effects.decks import ReturnToBottom, Reveal, TopOfDeck
from spellspeed.yugioh.effects.declaring import (
    IN_GRAVEYARD,
    card,
    continuous,
    due_in,
    equip,
    ignition,
    spell,
    trigger,
)
from spellspeed.yugioh.effects.filters import FaceUp, Named, NameHolds, OfIcon, OfKind, OfType, Revivable
from spellspeed.yugioh.effects.groups import Bound, Cards, EquippedMonster, Itself
from spellspeed.yugioh.effects.hands_and_decks import AddToHand, Draw, ShuffleDeck
from spellspeed.yugioh.effects.heard import HeardHow, HeardSeat
from spellspeed.yugioh.effects.hearing import HeardDrawn
from spellspeed.yugioh.effects.lasting import Begin, Changes
from spellspeed.yugioh.effects.looking_back import FoughtThisTurn, ItselfIs, LiesIn
from spellspeed.yugioh.effects.offering import Tributing
from spellspeed.yugioh.effects.outcomes import NumberOf, OnceInGraveyard
from spellspeed.yugioh.effects.showing import Mean, ShowDrawn
from spellspeed.yugioh.effects.summons import SpecialSummon, ZoneFree
from spellspeed.yugioh.effects.verbs import Destroy, SendToGraveyard, TurnTo
from spellspeed.yugioh.rules.rights import X_ATTACK, X_USED
from spellspeed.yugioh.rules.scope import EVERYBODY, YOU
from spellspeed.yugioh.rules.terms import (
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
