"""The one way in: an ask is answered, and the game goes on to the next ask or to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from spellspeed.kernel.argument_checks import checked_number
from spellspeed.kernel.asks import Ask, as_picks
from spellspeed.kernel.atoms import begin_ask, count_decision, end_ask
from spellspeed.kernel.errors import IllegalAnswer, NoLegalAnswer, NothingAsked, NotYourAsk, StaleAsk
from spellspeed.kernel.state import State
from spellspeed.kernel.whereabouts import WATCHED, check_places

LONGEST_QUOTE: Final = 80
"""So many characters of a refused answer are quoted."""


def open_ask(state: State, ask: Ask) -> None:
    """Ask a seat. Where only one answer is legal and the state does not ask always, that answer is taken at once.

    Raises NoLegalAnswer where the options are too few for any answer.
    """
    if ask.least > len(ask.options) or ask.least > ask.most:
        raise NoLegalAnswer(
            f"{type(state.frames[-1]).__name__} asks seat {ask.seat} for {ask.least} to {ask.most} of {list(ask.options)}"
        )
    if not state.always:
        single = ask.single_answer()
        if single is not None:
            state.frames[-1].answered(state, single)
            return
    begin_ask(state, ask)


def advance(state: State) -> None:
    """Let the game go on until a seat is asked or the game is over."""
    frames = state.frames
    while state.ask is None and not state.over:
        frames[-1].step(state)


def answer(state: State, serial: int, picks: Sequence[int], seat: int = -1) -> None:
    """Answer the open ask and go on. The only way in.

    `serial` is the number of the ask, `picks` options of it in a tuple or list; `seat`, where given, must be the seat asked. Raises
    NothingAsked, StaleAsk, NotYourAsk or IllegalAnswer, and then nothing has changed. What is refused is told nothing of another seat's ask:
    its options are named to the seat asked alone, where `seat` says that it answers.
    """
    checked_number(serial, "serial")
    checked_number(seat, "seat")
    ask = state.ask
    if ask is None:
        raise NothingAsked("no ask is open: " + ("the game is over" if state.over else "the game has not begun"))
    if serial != state.serial:
        raise StaleAsk(f"ask {serial} is not the open one: it was answered already, or never opened")
    if seat != -1 and seat != ask.seat:
        raise NotYourAsk(f"ask {serial} is not asked of seat {seat}")
    given = as_picks(picks)
    if given is None or not ask.is_answer(given):
        legal = f": {ask.least} to {ask.most} of {list(ask.options)}" if seat == ask.seat else ""
        raise IllegalAnswer(f"picks {quoted(picks)} do not answer ask {serial}{legal}")
    take(state, ask, given)


def quoted(picks: object) -> str:
    """What was given, for a message."""
    if isinstance(picks, (tuple, list)):
        return shortened(str(list(cast("Sequence[object]", picks))))
    return shortened(repr(picks))


def shortened(text: str) -> str:
    """As much of a text as a message quotes."""
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 4] + " ..."


def take(state: State, ask: Ask, picks: tuple[int, ...]) -> None:
    """Take picks that are known to be legal, and go on. A program that is watched raises LostCard where that has lost a card."""
    end_ask(state)
    if not state.always or ask.single_answer() is None:
        count_decision(state)
    state.frames[-1].answered(state, picks)
    advance(state)
    if WATCHED:
        check_places(state)
