"""The atoms of this game: the only code that writes what a game adds to the state."""

from __future__ import annotations

from spellspeed.hkk.rules.context import LastKnown, Used, Waiting
from spellspeed.hkk.rules.game import Game


def begin_phase_of(game: Game, phase: int) -> None:
    """K 4: a phase begins."""
    game.phase = phase


def count_turn(game: Game, seat: int) -> None:
    """K 4: a player has a turn more."""
    game.turns[seat] += 1


def write_vp(game: Game, seat: int, amount: int) -> None:
    """A player has this many magic points."""
    game.vp[seat] = amount


def write_components(game: Game, seat: int, amount: int) -> None:
    """A player has this many components."""
    game.components[seat] = amount


def forget_sources(game: Game) -> None:
    """An action begins: nothing has acted in it."""
    game.action_sources = 0


def add_waiting(game: Game, waiting: Waiting) -> None:
    """A clause was triggered and waits to be done."""
    game.waiting.append(waiting)


def drop_waiting(game: Game, waiting: Waiting) -> None:
    """What was triggered is done now."""
    game.waiting.remove(waiting)


def add_last_known(game: Game, known: LastKnown) -> None:
    """A permanent left play: how it was, until the batch is complete."""
    game.last.append(known)


def forget_last_known(game: Game) -> None:
    """The batch is complete."""
    game.last = []


def keep_used(game: Game, used: tuple[Used, ...]) -> None:
    """These clauses were used in this turn."""
    game.used = used
