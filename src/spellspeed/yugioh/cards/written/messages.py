"""Cards that are laid out one by one until they win, or until they are three."""

from spellspeed.yugioh.duel.abilities import THEIRS
from spellspeed.yugioh.duel.scope import EVERYBODY, OWN, YOU
from spellspeed.yugioh.duel.terms import CHOSEN, E_LEFT, E_SENT, END, SPELLS
from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.clauses import OnlyPlaced
from spellspeed.yugioh.words.conditions.hearing import HeardFrom, HeardWas, HeardWhere
from spellspeed.yugioh.words.conditions.joining import Both
from spellspeed.yugioh.words.conditions.standing import DifferentNames, Exists, SpellZoneFree
from spellspeed.yugioh.words.declaring import IN_GRAVEYARD, ON_FIELD, card, due_in, lasting_trap, spell, trigger, wins
from spellspeed.yugioh.words.filters.being import Named, NameHolds, NameHoldsOr
from spellspeed.yugioh.words.filters.lying import FaceUp
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, NextOf
from spellspeed.yugioh.words.joins import If
from spellspeed.yugioh.words.odd.messages import PlaceFaceUp
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.hands import Draw
from spellspeed.yugioh.words.verbs.life_points import GainLife
from spellspeed.yugioh.words.verbs.moving import SendToGraveyard

MESSAGES = ('Spirit Message "I"', 'Spirit Message "N"', 'Spirit Message "A"', 'Spirit Message "L"')
BOARD = "Destiny Board"
LAID_OUT = Cards((SPELLS,), OWN, (NameHoldsOr("Spirit Message", (BOARD,)), FaceUp()))
card(
    BOARD,
    lasting_trap(),
    due_in(
        END,
        (Choose(NextOf(MESSAGES)), PlaceFaceUp(Bound(CHOSEN)), ShuffleDeck(YOU)),
        whose=THEIRS,
        condition=SpellZoneFree(),
        remains=True,
    ),
    wins(DifferentNames(LAID_OUT, 5), places=ON_FIELD),
    trigger(
        E_LEFT,
        (SendToGraveyard(LAID_OUT),),
        own=False,
        at_once=True,
        together=True,
        hearing=Both((HeardWhere((SPELLS,), OWN), HeardWas((NameHolds("Spirit Message"),)))),
    ),
    trigger(E_LEFT, (SendToGraveyard(LAID_OUT),), at_once=True),
)
for message in MESSAGES:
    card(message, OnlyPlaced())
SEVENS = (Named(("7",)), FaceUp())
card(
    "7",
    spell(
        (
            If(
                Exists(Cards((SPELLS,), OWN, SEVENS), 3),
                (Draw(Fixed(3), YOU), Destroy(Cards((SPELLS,), EVERYBODY, SEVENS))),
            ),
        ),
        remains=True,
    ),
    trigger(E_SENT, (GainLife(Fixed(700), YOU),), hearing=HeardFrom((SPELLS,)), places=IN_GRAVEYARD),
)
