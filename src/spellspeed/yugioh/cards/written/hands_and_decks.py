"""Spells and Traps that draw, discard, search, or put cards back into hand or Deck."""

from spellspeed.yugioh.effects.amounts import Fixed, ForEachKept
from spellspeed.yugioh.effects.choices import And, Choose, Target
from spellspeed.yugioh.effects.conditions import Exists, HandAtMost, HasKept
from spellspeed.yugioh.effects.costs import Discarding, DiscardItself, Sending
from spellspeed.yugioh.effects.decks import Reveal, ShuffleIntoDeck
from spellspeed.yugioh.effects.declaring import (
    IN_HAND,
    card,
    due_in,
    ignition,
    lasting_spell,
    quick_play,
    spell,
    trap,
)
from spellspeed.yugioh.effects.drawing import DiscardByChance, DrawAsMany, KeepNumber, MissingInHand
from spellspeed.yugioh.effects.filters import Named, OfIcon, OfKind
from spellspeed.yugioh.effects.groups import Bound, Cards
from spellspeed.yugioh.effects.hands_and_decks import AddToHand, Discard, Draw, ShuffleDeck
from spellspeed.yugioh.effects.holding import Holdable
from spellspeed.yugioh.effects.lasting import Begin, ChangesPlayers
from spellspeed.yugioh.effects.showing import LookAt
from spellspeed.yugioh.effects.turning_up import TheRest
from spellspeed.yugioh.effects.verbs import ReturnToDeck, SendToGraveyard
from spellspeed.yugioh.rules.abilities import THEIRS
from spellspeed.yugioh.rules.memory import CARDS_DRAWN
from spellspeed.yugioh.rules.rights import X_SKIP_DRAW
from spellspeed.yugioh.rules.scope import EVERYBODY, OPPONENT, YOU
from spellspeed.yugioh.rules.terms import (
    CHOSEN,
    DECK,
    FIELD_ICON,
    FOREVER,
    GRAVEYARD,
    HAND,
    MONSTER,
    PAID,
    SPELL,
    STANDBY,
    TARGETS,
)

THEIR_HAND = Cards((HAND,), OPPONENT)
ADD_CHOSEN = (AddToHand(Bound(CHOSEN)), ShuffleDeck(YOU))

card(
    "Card Destruction",
    spell(
        (Discard(0, EVERYBODY, True), DrawAsMany(EVERYBODY)),
        condition=Exists(Cards((HAND,), EVERYBODY, others=True)),
    ),
)
card("Reload", quick_play((ShuffleIntoDeck(Cards((HAND,), YOU, others=True)), DrawAsMany(YOU))))
card(
    "Reckless Greed",
    trap((Draw(Fixed(2), YOU), And(), Begin(ChangesPlayers(X_SKIP_DRAW, YOU), None, FOREVER, Fixed(2)))),
)
card(
    "Mirage of Nightmare",
    lasting_spell(),
    due_in(
        STANDBY,
        (
            KeepNumber(CARDS_DRAWN, MissingInHand(4)),
            Draw(MissingInHand(4), YOU),
        ),
        whose=THEIRS,
        condition=HandAtMost(YOU, 3),
        remains=True,
    ),
    due_in(
        STANDBY,
        (DiscardByChance(ForEachKept(1, CARDS_DRAWN)), KeepNumber(CARDS_DRAWN, Fixed(0))),
        condition=HasKept(CARDS_DRAWN, 1),
        remains=True,
    ),
)
card(
    "Terraforming",
    spell((Choose(Cards((DECK,), YOU, (OfKind((SPELL,)), OfIcon((FIELD_ICON,))))), *ADD_CHOSEN)),
)
card(
    "Thunder Dragon",
    ignition(
        (Choose(Cards((DECK,), YOU, (Named(("Thunder Dragon",)),)), 1, 2), *ADD_CHOSEN),
        costs=(DiscardItself(),),
        places=IN_HAND,
    ),
)
card(
    "Painful Choice",
    spell(
        (
            Choose(Cards((DECK,), YOU), 5, 5),
            Reveal(Bound(CHOSEN)),
            Choose(Bound(CHOSEN), name=PAID, whose=OPPONENT),
            AddToHand(Bound(PAID)),
            SendToGraveyard(TheRest(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        condition=Exists(Cards((DECK,), YOU), 5),
    ),
)
card(
    "The Forceful Sentry",
    spell((LookAt(THEIR_HAND), Choose(THEIR_HAND), ShuffleIntoDeck(Bound(CHOSEN)))),
)
card(
    "A Feather of the Phoenix",
    spell(
        (ReturnToDeck(Bound(TARGETS)),),
        costs=(Discarding(1),),
        targets=(Target(Cards((GRAVEYARD,), YOU)),),
    ),
)
card(
    "Spell Reproduction",
    spell(
        (AddToHand(Bound(TARGETS)),),
        costs=(Sending(Cards((HAND,), YOU, (OfKind((SPELL,)),)), 2),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((SPELL,)),))),),
    ),
)
card(
    "Monster Reincarnation",
    spell(
        (AddToHand(Bound(TARGETS)),),
        costs=(Discarding(1),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)), Holdable()))),),
    ),
)
