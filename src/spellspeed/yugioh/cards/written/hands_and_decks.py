"""Spells and Traps that draw, discard, search, or put cards back into hand or Deck."""

from spellspeed.yugioh.duel.abilities import THEIRS
from spellspeed.yugioh.duel.memory import CARDS_DRAWN
from spellspeed.yugioh.duel.rights import X_SKIP_DRAW
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, YOU
from spellspeed.yugioh.duel.terms import (
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
from spellspeed.yugioh.words.amounts import Fixed, ForEachKept, MissingInHand
from spellspeed.yugioh.words.changes.values import ChangesPlayers
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.conditions.itself import HasKept
from spellspeed.yugioh.words.conditions.standing import Exists, HandAtMost
from spellspeed.yugioh.words.costs.cards import Discarding, DiscardItself, Sending
from spellspeed.yugioh.words.declaring import IN_HAND, card, due_in, ignition, lasting_spell, quick_play, spell, trap
from spellspeed.yugioh.words.filters.being import Named, OfIcon, OfKind
from spellspeed.yugioh.words.filters.lying import Holdable
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, TheRest
from spellspeed.yugioh.words.joins import And
from spellspeed.yugioh.words.verbs.decks import LookAt, Reveal, ShuffleDeck
from spellspeed.yugioh.words.verbs.hands import Discard, DiscardByChance, Draw, DrawAsMany
from spellspeed.yugioh.words.verbs.keeping import KeepNumber
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.moving import AddToHand, ReturnToDeck, SendToGraveyard, ShuffleIntoDeck

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
