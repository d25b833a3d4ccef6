"""`spellspeed play --position FILE`: a duel at the table that begins from a scenario."""

from __future__ import annotations

from typing import Final

import click
from click.core import ParameterSource

from spellspeed.files.reading import quoted
from spellspeed.session.session import PERSON, Setup
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import from_position
from spellspeed.yugioh.scenario.start import position_of

SAID_BY_POSITION: Final = (
    "deck", "against", "team", "partner", "against2", "begin", "profile", "resume", "as_match", "plan", "list_name", "leave_out",
)  # fmt: skip
"""The options of `play` for which a position leaves no room: it has its cards, its seats and its profile."""


def needs_no_deck(context: click.Context) -> None:
    """Raise UsageError where an option was given that a position does not take."""
    given = [
        option.opts[0]
        for option in context.command.params
        if option.name in SAID_BY_POSITION and context.get_parameter_source(option.name) is not ParameterSource.DEFAULT
    ]
    if given:
        raise click.UsageError(f"a position has its own cards, seats and profile: leave out {', '.join(given)}")


def players_at(seats: int, other: str, partner: str | None, hot_seat: bool) -> tuple[str, ...]:
    """Who sits where: a person at the first seat written, and in a team duel a partner at the third."""
    if hot_seat:
        return (PERSON,) * seats
    return (PERSON, other) if seats == 2 else (PERSON, other, partner or other, other)


def position_setup(text: str, bots: tuple[str, ...], names: tuple[str, ...], seed: str) -> Setup[Duel]:
    """A duel from the text of a scenario, whose title stands for the names of decks. Raises WrongPosition, WrongSeats."""
    start = from_position(text, seed, names)
    return Setup(start, bots, (quoted(position_of(text).label.title),) * start.seats)
