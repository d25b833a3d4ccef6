"""Monsters of Dark World, which live from being discarded by effects, and the Spells that go with them."""

from spellspeed.yugioh.duel.abilities import Ability
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import BY_EFFECT, CHOSEN, E_SENT, FIELD, HAND, MONSTERS, PAID, SPELLS, TARGETS
from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.conditions.hearing import HeardByCardOf, HeardCause, HeardDiscarded
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.standing import Exists
from spellspeed.yugioh.words.declaring import IN_GRAVEYARD, Steps, card, spell, trigger
from spellspeed.yugioh.words.filters.lying import FaceDown
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, Itself
from spellspeed.yugioh.words.joins import And, If, IfDone
from spellspeed.yugioh.words.verbs.decks import Reveal
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.hands import Discard, DiscardThem, Draw
from spellspeed.yugioh.words.verbs.moving import ReturnToBottom
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon

BY_THEM = HeardByCardOf(OPPONENTS)
THEIR_HAND = Cards((HAND,), OPPONENT)


def when_discarded(do: Steps, targets: Steps = ()) -> Ability:
    """A mandatory effect of a card that was discarded to the Graveyard by an effect."""
    return trigger(
        E_SENT,
        do,
        hearing=Both((HeardDiscarded(), HeardCause((BY_EFFECT,)))),
        targets=targets,
        places=IN_GRAVEYARD,
    )


card(
    "Broww, Huntsman of Dark World",
    when_discarded((If(Not(BY_THEM), (Draw(Fixed(1), YOU),)), If(BY_THEM, (Draw(Fixed(2), YOU),)))),
)
TWO_OF_THEIRS = If(
    Both((BY_THEM, Exists(THEIR_HAND, 2))),
    (Choose(THEIR_HAND, 2, 2, PAID, whose=OPPONENT), ReturnToBottom(Bound(PAID), OPPONENT)),
)
card(
    "Sillva, Warlord of Dark World",
    when_discarded((SpecialSummon(Itself()), IfDone((TWO_OF_THEIRS,), later=True))),
)
card(
    "Goldd, Wu-Lord of Dark World",
    when_discarded(
        (SpecialSummon(Itself()), IfDone((Destroy(Bound(TARGETS)),), later=True)),
        targets=(If(BY_THEM, (Target(Cards((MONSTERS, SPELLS, FIELD), OPPONENTS), 0, 2),)),),
    ),
)
card(
    "Dark World Lightning",
    spell(
        (Destroy(Bound(TARGETS, (FaceDown(),))), IfDone((Discard(1, YOU),), later=True)),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, (FaceDown(),), others=True)),),
        condition=Exists(Cards((HAND,), YOU, others=True)),
    ),
)
card(
    "Dragged Down into the Grave",
    spell(
        (
            Reveal(Cards((HAND,), EVERYBODY)),
            Choose(THEIR_HAND),
            Choose(Cards((HAND,), YOU), name=PAID, whose=OPPONENT),
            DiscardThem(Bound(CHOSEN)),
            And(),
            DiscardThem(Bound(PAID)),
            Draw(Fixed(1), EVERYBODY),
        ),
        condition=Both((Exists(THEIR_HAND), Exists(Cards((HAND,), YOU, others=True)))),
    ),
)
