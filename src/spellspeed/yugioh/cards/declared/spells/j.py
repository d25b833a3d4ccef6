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

SLIME = printed_named("Slime Token")

card(
    "Jam Breeding Machine",
    lasting_spell(),
    due_in(STANDBY, (MakeTokens(SLIME, 1, ATTACK),), remains=True),
    continuous(
        ChangesPlayers(X_NO_NORMAL_SUMMON, YOU),
        ChangesPlayers(X_NO_FLIP_SUMMON, YOU),
        ChangesPlayers(X_NO_SPECIAL_SUMMON, YOU),
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
