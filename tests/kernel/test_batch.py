"""Batches on the kernel alone: weighed against the state before, decided by one frame, committed, then told."""

from typing import Any, Final

from spellspeed.kernel.asks import Ask, option
from spellspeed.kernel.atoms import push_frame, set_life
from spellspeed.kernel.batch import Deciding, Proposal, at_once, propose, weigh
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.draws import key_of
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.state import State

YES, NO = option(1), option(2)
TOLD: Final[list[tuple[str, int, tuple[int, ...]]]] = []
"""What was told: which proposal, of which seat, and the life of all when it was told."""


class Burn(Proposal):
    """A seat's side loses as much life as the other side has; a side at 1 is protected; where `asks`, its player may take 1 less."""

    def __init__(self, seat: int, asks: bool = False, amount: int = -1) -> None:
        self.seat = seat
        self.asks = asks
        self.amount = amount

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.asks, self.amount)

    def weighed(self, state: State, batch: Any) -> tuple[Proposal, ...]:
        if state.life[self.seat] == 1:
            return ()
        return (Burn(self.seat, self.asks, state.life[1 - self.seat]),)

    def question(self, state: State, batch: tuple[Proposal, ...]) -> Ask | None:
        return Ask(self.seat, 1, -1, (YES, NO)) if self.asks else None

    def decided(self, state: State, picks: tuple[int, ...], batch: tuple[Proposal, ...]) -> tuple[Proposal, ...]:
        return (Burn(self.seat, False, self.amount - (1 if picks == (YES,) else 0)),)

    def unasked(self, state: State, batch: tuple[Proposal, ...]) -> tuple[Proposal, ...]:
        return (Burn(self.seat, False, self.amount),)

    def commit(self, state: State) -> None:
        set_life(state, self.seat, state.life[self.seat] - self.amount)

    def tell(self, state: State) -> None:
        TOLD.append(("burn", self.seat, tuple(state.life)))


class Waiting(Frame):
    """A frame that proposes once, and ends the game with how many proposals it was handed."""

    def __init__(self, batch: tuple[Proposal, ...]) -> None:
        self.batch = batch

    def parts(self) -> tuple[object, ...]:
        return (self.batch,)

    def step(self, state: State) -> None:
        done = propose(state, self.batch)
        if done is not None:
            self.committed(state, done)

    def committed(self, state: State, batch: tuple[Any, ...]) -> None:
        state.winner = len(batch)
        state.over = True


def game(*life: int) -> State:
    state = State()
    state.begin(len(life), tuple(range(len(life))), 1, 0, key_of("a batch"))
    for side, amount in enumerate(life):
        set_life(state, side, amount)
    TOLD.clear()
    return state


def test_each_is_weighed_against_the_state_before() -> None:
    """Both lose what the other had before, in whichever order they are proposed: 10 - 3 and 3 - 10."""
    for order in ((0, 1), (1, 0)):
        state = game(10, 3)
        at_once(state, [Burn(seat) for seat in order])
        assert state.life == [7, -7]


def test_everything_is_done_before_anything_is_told() -> None:
    state = game(10, 3)
    at_once(state, [Burn(0), Burn(1)])
    assert TOLD == [("burn", 0, (7, -7)), ("burn", 1, (7, -7))]


def test_a_protection_is_read_before_too() -> None:
    """The side at 1 is protected, although the other proposal would be done by then; without it nothing is told of it."""
    state = game(5, 1)
    assert len(weigh(state, [Burn(0), Burn(1)])) == 1
    at_once(state, [Burn(0), Burn(1)])
    assert state.life == [4, 1]
    assert TOLD == [("burn", 0, (4, 1))]


def test_questions_are_asked_one_after_the_other_before_anything_is_done() -> None:
    """Life is untouched while somebody is asked; a fork that is answered otherwise ends otherwise; the frame below is handed the batch."""
    state = game(10, 3)
    push_frame(state, Waiting((Burn(0, True), Burn(1, True))))
    advance(state)
    assert isinstance(state.frames[-1], Deciding)
    assert (state.ask.seat if state.ask else -1, state.life, TOLD) == (0, [10, 3], [])
    answer(state, state.serial, (YES,))
    assert (state.ask.seat if state.ask else -1, state.life, TOLD) == (1, [10, 3], [])
    twin = state.fork()
    answer(state, state.serial, (YES,))
    assert (state.life, state.winner, state.over) == ([8, -6], 2, True)
    answer(twin, twin.serial, (NO,))
    assert (twin.life, twin.winner) == ([8, -7], 2)


def test_without_a_question_nothing_waits() -> None:
    """A control: the same frame goes on at once."""
    state = game(10, 3)
    push_frame(state, Waiting((Burn(0), Burn(1))))
    advance(state)
    assert (state.life, state.winner, len(state.frames)) == ([7, -7], 2, 1)


def test_at_once_asks_nobody() -> None:
    state = game(10, 3)
    at_once(state, [Burn(0, True)])
    assert (state.life, state.ask) == ([7, 3], None)
