"""What can be wrong with an answer."""

from __future__ import annotations

from spellspeed.errors import SpellspeedError


class AnswerError(SpellspeedError):
    """An answer was refused; nothing has changed."""


class NothingAsked(AnswerError):
    """No ask is open: the duel is over or has not begun."""


class NotYourAsk(AnswerError):
    """The ask belongs to another seat."""


class StaleAsk(AnswerError):
    """The ask with that number is not the open one: it was answered already, or never opened."""


class IllegalAnswer(AnswerError):
    """The picks are not a legal answer to the open ask."""


class NoLegalAnswer(SpellspeedError):
    """A question was about to be asked that has no legal answer: the game offered something that it cannot carry out."""
