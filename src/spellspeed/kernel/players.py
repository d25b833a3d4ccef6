"""Players that are no persons, and a game that they play to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.argument_checks import checked_number
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.state import State

MOST_DECISIONS: Final = 100_000
"""More decisions than any game between finite decks of ours has needed; one that reaches it is a defect."""


class Bot(Protocol):
    """A player of one seat for one game. It sees what it is asked and what its game lets its seat look at, and nothing else.

    It may have more: `begin(seat, decks)`, called before its first ask with the codes of the cards of each seat's Deck (() where it is not told
    them); `pass_over()`, called instead of `picks` where its answer is known already because a game is played again; `remembers = True`, for a log
    of what happened, in which `imagine` reads what its seat saw.
    """

    def picks(self, ask: Ask, view: Any) -> tuple[int, ...]:
        """A legal answer to the ask."""
        ...


def begin(bots: Sequence[Bot | None], decks: Sequence[Sequence[int]], openly: bool) -> None:
    """Tell each bot that wants to know it where it sits and which Decks (the codes of their cards, by seat) are known to it: its own one, and
    where they are played `openly` all of them."""
    for seat, bot in enumerate(bots):
        told = getattr(bot, "begin", None)
        if told is not None:
            told(seat, [tuple(cards) if openly or other == seat else () for other, cards in enumerate(decks)])


def think_along(bot: Bot, ask: Ask, view: Any) -> None:
    """The answer of a bot is known already: afterwards it goes on as if it had given it."""
    passed = getattr(bot, "pass_over", None)
    if passed is None:
        bot.picks(ask, view)
    else:
        passed()


class EndlessGame(SpellspeedError):
    """A game did not end: either the engine or a card lets the same thing happen for ever."""


class WrongNumberOfBots(SpellspeedError):
    """A game is played by one bot for each seat."""


def play_out(
    state: State, bots: Sequence[Bot], views: Sequence[Any], most: int = MOST_DECISIONS, most_turns: int = 0
) -> None:
    """Play a game to its end, `bots[seat]` answering from `views[seat]`; with `most_turns` it is left unfinished after so many turns.

    WrongNumberOfBots where they are not as many as the seats; EndlessGame after `most` decisions; AnswerError for an illegal one.
    """
    checked_number(most, "most")
    if len(bots) != state.seats:
        raise WrongNumberOfBots(f"bots for {len(bots)} of {state.seats} seats; give one for each seat, in turn order")
    advance(state)
    while not state.over:
        if most_turns and state.turn > most_turns:
            return
        ask = state.ask
        assert ask is not None, "a game that is not over asks somebody"
        answer(state, state.serial, bots[ask.seat].picks(ask, views[ask.seat]), ask.seat)
        if state.decisions > most:
            raise EndlessGame(f"no winner after {most} decisions, in turn {state.turn}")
