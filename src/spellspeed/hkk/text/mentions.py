"""Words of a text that refer to what it named before. They are read, and never stay: `references` puts what they mean in their place."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.text.node import Amount, Cards, Deed, Sentence


class Pronoun(Cards):
    """A word that can mean cards or a player: "rá", "róla", "neki", "them"."""

    def parts(self) -> tuple[object, ...]:
        return ()


class TheCard(Cards):
    """ "The card", "the creature": this card, or in a spell the cards last named."""

    def parts(self) -> tuple[object, ...]:
        return ()


class WhereX(Deed):
    """What is done with a number X, and how much X is: "..., where X is ...". An amount X says that it is what was paid."""

    def __init__(self, does: tuple[Sentence, ...], amount: Amount) -> None:
        self.does: Final = does
        self.amount: Final = amount

    def parts(self) -> tuple[object, ...]:
        return (self.does, self.amount)
