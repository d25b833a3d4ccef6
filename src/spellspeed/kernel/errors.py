"""What can be wrong with an answer."""

from __future__ import annotations

from typing import ClassVar

from spellspeed.errors import SpellspeedError


class AnswerError(SpellspeedError):
    """An answer was refused; nothing has changed. `code` says to programs which refusal it is; the text may be shown to whoever answered."""

    code: ClassVar[str] = "refused"


class NothingAsked(AnswerError):
    """No ask is open: the duel is over or has not begun."""

    code: ClassVar[str] = "nothing_asked"


class NotYourAsk(AnswerError):
    """The ask belongs to another seat."""

    code: ClassVar[str] = "not_your_ask"


class StaleAsk(AnswerError):
    """The ask with that number is not the open one: it was answered already, or never opened."""

    code: ClassVar[str] = "stale_ask"


class IllegalAnswer(AnswerError):
    """The picks are not a legal answer to the open ask."""

    code: ClassVar[str] = "illegal_answer"


class NoLegalAnswer(SpellspeedError):
    """A question was about to be asked that has no legal answer: the game offered something that it cannot carry out."""


class PlaceTaken(SpellspeedError):
    """A card was about to be put where another one lies, or where no place is: the game would have lost a card."""


class StaleBinding(SpellspeedError):
    """An effect was about to fix something on a card where it lay before a step of the same effect moved it: nothing would come of that."""


class LostCard(SpellspeedError):
    """A card lies nowhere, in two zones at once, or where the rules of its game let none lie."""
