"""Cards that are laid out one by one until they win, or until they are three."""

from spellspeed.yugioh.effects.amounts import Fixed
from spellspeed.yugioh.effects.choices import Choose, If
from spellspeed.yugioh.effects.comparing import NameHoldsOr
from spellspeed.yugioh.effects.conditions import Both, Exists
from spellspeed.yugioh.effects.crystals import DifferentNames
from spellspeed.yugioh.effects.declaring import (
    IN_GRAVEYARD,
    ON_FIELD,
    card,
    due_in,
    lasting_trap,
    spell,
    trigger,
    wins,
)
from spellspeed.yugioh.effects.filters import FaceUp, Named, NameHolds
from spellspeed.yugioh.effects.groups import Bound, Cards
from spellspeed.yugioh.effects.hands_and_decks import Draw, ShuffleDeck
from spellspeed.yugioh.effects.heard import HeardFrom
from spellspeed.yugioh.effects.hearing import HeardWhere
from spellspeed.yugioh.effects.looking_back import SpellZoneFree
from spellspeed.yugioh.effects.messages import NextOf, PlaceFaceUp
from spellspeed.yugioh.effects.outcomes import HeardWas
from spellspeed.yugioh.effects.verbs import Destroy, GainLife, SendToGraveyard
from spellspeed.yugioh.rules.abilities import THEIRS
from spellspeed.yugioh.rules.scope import EVERYBODY, OWN, YOU
from spellspeed.yugioh.rules.terms import CHOSEN, E_LEFT, E_SENT, END, SPELLS

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
    card(message, traits=("placed_only",))
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
