"""The one way in: an ask is answered, and the game goes on to the next ask or to its end."""

from __future__ import annotations

from spellspeed.kernel.asks import Ask
from spellspeed.kernel.atoms import begin_ask, count_decision, end_ask
from spellspeed.kernel.errors import IllegalAnswer, NoLegalAnswer, NothingAsked, NotYourAsk, StaleAsk
from spellspeed.kernel.state import State


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


def answer(state: State, serial: int, picks: tuple[int, ...], seat: int = -1) -> None:
    """Answer the open ask and go on. The only way in.

    `serial` is the number of the ask, `picks` options of it; `seat`, where given, must be the seat asked. Raises NothingAsked, StaleAsk,
    NotYourAsk or IllegalAnswer, and then nothing has changed.
    """
    ask = state.ask
    if ask is None:
        raise NothingAsked("no ask is open: " + ("the game is over" if state.over else "the game has not begun"))
    if serial != state.serial:
        raise StaleAsk(f"ask {serial} is not open; the open ask is {state.serial}")
    if seat != -1 and seat != ask.seat:
        raise NotYourAsk(f"seat {seat} answered, but ask {serial} is for seat {ask.seat}")
    if not ask.is_answer(picks):
        raise IllegalAnswer(
            f"picks {list(picks)} do not answer ask {serial}: {ask.least} to {ask.most} of {list(ask.options)}"
        )
    take(state, ask, picks)


def take(state: State, ask: Ask, picks: tuple[int, ...]) -> None:
    """Take picks that are known to be legal, and go on."""
    end_ask(state)
    if not state.always or ask.single_answer() is None:
        count_decision(state)
    state.frames[-1].answered(state, picks)
    advance(state)
