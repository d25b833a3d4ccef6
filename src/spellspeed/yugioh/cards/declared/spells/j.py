"""Spell Cards whose names begin with J."""

from spellspeed.yugioh.cards.writing import *

card(
    "Jade Insect Whistle",
    spell(
        (
            Choose(Cards((DECK,), OPPONENT, (OfType((INSECT,)),)), whose=OPPONENT),
            ShuffleDeck(OPPONENT),
            PutOnTop(Bound(CHOSEN)),
        )
    ),
)

card(
    "Jar Robber",
    quick_play(
        (NegateEffect(False), And(), Draw(Fixed(1), YOU)),
        windows=W_ANSWER_SPELL,
        condition=AnswersNamed("Pot of Greed", EVERYBODY),
    ),
)
