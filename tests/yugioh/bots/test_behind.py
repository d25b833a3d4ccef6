"""What a bot is handed leads to what its seat may know and to nothing else: no attribute, slot, closure or method gives the game."""

from __future__ import annotations

import copy
import functools
import gc
import inspect
import pickle
from collections.abc import Iterator
from pathlib import Path
from types import FrameType, FunctionType, ModuleType
from typing import Any, Final

import pytest

import spellspeed
from spellspeed.hkk.bots import HiddenCard as HiddenHkkCard
from spellspeed.hkk.bots import Sight
from spellspeed.hkk.game import HKK
from spellspeed.hkk.game import Start as HkkStart
from spellspeed.kernel.door import answer
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.state import State
from spellspeed.kernel.view_backing import behind, put_behind
from spellspeed.kernel.viewers import NoSuchViewer
from spellspeed.yugioh.bots.seat_view import HiddenCard, SeatView
from spellspeed.yugioh.bots.sensible import SensibleBot
from spellspeed.yugioh.duel.duel import Duel
from tests.properties.playing import asked, bench_duel

CODE: Final = (ModuleType, FrameType, type)
"""What every program reaches by importing it, or by looking at who called it; it belongs to no view."""
ATOMS: Final = (str, int, bytes, float, type(None))


def parts_of(value: object) -> Iterator[object]:
    """What hangs on a value: what the collector knows that it holds, attributes by every name there is, what its methods give."""
    if isinstance(value, FunctionType):
        yield from (value.__defaults__, value.__kwdefaults__, value.__dict__)
        yield from (cell.cell_contents for cell in value.__closure__ or ())
        return
    yield from gc.get_referents(value)
    if isinstance(value, (list, tuple, dict)) or inspect.isroutine(value):
        return
    for name in dir(value):
        if not name.startswith("__"):
            try:
                yield getattr(value, name)
            except AttributeError:
                continue
    yield from given_by(value)


def given_by(value: object) -> Iterator[object]:
    """What the public methods of a view give, for every number that a card, a seat or a link could have."""
    for name in dir(type(value)) if isinstance(value, SeatView | Sight | Open) else ():
        method = getattr(value, name)
        if name.startswith("_") or not callable(method):
            continue
        for given in ((), *((number,) for number in range(-1, 85))):
            try:
                yield method(*given)
            except (HiddenCard, HiddenHkkCard, IndexError, TypeError) as refused:
                yield refused.args


def reached(start: object) -> Iterator[object]:
    """Everything that can be reached from a value, each once."""
    due, kept = [start], dict[int, object]()
    while due:
        value = due.pop()
        if id(value) not in kept and not isinstance(value, (*CODE, *ATOMS)):
            kept[id(value)] = value
            yield value
            due += parts_of(value)


def games_in(start: object) -> int:
    """How many games, or things that only games hold, can be reached from a value."""
    return sum(isinstance(value, State | Frame) for value in reached(start))


def later(duel: Duel, decisions: int) -> Duel:
    """The duel after some decisions of `sensible`."""
    player = SensibleBot("")
    while duel.decisions < decisions:
        answer(duel, duel.serial, player.picks(asked(duel), SeatView(duel, asked(duel).seat)))
    return duel


class Open:
    """For the control: a view that holds its duel."""

    def __init__(self, duel: Duel) -> None:
        self.seat = 0
        self.face = functools.partial(duel.printed)


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_that_a_bot_is_handed_leads_to_the_duel(seats: int) -> None:
    duel = later(bench_duel(4, seats=seats), 60)
    for seat in range(seats):
        assert games_in((SeatView(duel, seat), asked(duel))) == 0


def test_nothing_that_a_bot_of_hkk_is_handed_leads_to_the_game() -> None:
    game = HkkStart("4", ("thornwood", "ash_marches")).new()
    for seat in (0, 1):
        assert games_in((HKK.seat_view(game, seat), game.ask)) == 0


def test_the_walk_finds_a_game() -> None:
    """The control: in an attribute, in a bound method, in a closure, behind what a partial holds."""
    duel = bench_duel(4)

    def closed() -> int:
        return duel.turn

    leaks: tuple[object, ...] = ([duel], {"a": duel.fork}, closed, Open(duel))
    for leak in leaks:
        assert games_in(leak) > 0
    assert games_in((asked(duel), SensibleBot(""))) == 0


def test_a_view_takes_nothing_from_a_bot() -> None:
    """Lists that it gives are the bot's own, it has no place for anything, and its seat stays."""
    duel = later(bench_duel(4), 60)
    view = SeatView(duel, 1)
    before = duel.digest()
    for given in given_by(view):
        if isinstance(given, list):
            given.clear()
    assert duel.digest() == before
    changed: tuple[tuple[str, Any], ...] = (("seat", 0), ("other", 1))
    for name, value in changed:
        with pytest.raises(AttributeError):
            setattr(view, name, value)
    assert view.seat == 1


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_view_cannot_be_copied(way: Any) -> None:
    with pytest.raises(TypeError, match="cannot be copied; take another one of the duel"):
        way(SeatView(bench_duel(1), 0))


def test_what_is_behind_a_view_is_given_up_with_it() -> None:
    """So a duel lives no longer than its views, and the place of one that is gone says nothing."""
    duel = bench_duel(1)
    before = len(gc.get_referrers(duel))
    view = SeatView(duel, 1)
    assert behind(view).state is duel
    assert len(gc.get_referrers(duel)) == before + 1
    del view
    assert len(gc.get_referrers(duel)) == before
    with pytest.raises(KeyError):
        behind(object())


def test_a_view_of_no_seat_leaves_nothing_behind() -> None:
    duel, holder = bench_duel(1), object()
    with pytest.raises(NoSuchViewer):
        put_behind(holder, duel, 2)
    with pytest.raises(KeyError):
        behind(holder)


def test_only_views_and_imagining_ask_for_what_is_behind() -> None:
    """No bot reaches the true duel."""
    folder = Path(spellspeed.__file__).parent
    users = [
        path.relative_to(folder).as_posix()
        for path in sorted(folder.rglob("*.py"))
        if "view_backing import" in path.read_text(encoding="utf-8")
        or "state_behind" in path.read_text(encoding="utf-8")
    ]
    assert users == ["hkk/bots.py", "yugioh/bots/imagination.py", "yugioh/bots/seat_view.py"]
