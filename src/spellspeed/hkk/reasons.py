"""Why something may not be done: the same code that decides it, asked for its reasons."""

from __future__ import annotations

from spellspeed.hkk.rules import texts
from spellspeed.hkk.rules.card_play import may_play
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.terms import A_REACT
from spellspeed.hkk.rules.uses import activated, may_use
from spellspeed.kernel.links import Link


def open_entry(game: Game) -> Link | None:
    """The entry of the reaction queue that could be answered now."""
    return game.chain[-1] if game.chain and game.ask is not None and game.ask.kind == A_REACT else None


def why_not_play(game: Game, seat: int, number: int, mode: int) -> list[str]:
    """The reasons against playing a card now: ids of chapter 91 where it speaks of it, else words; none if nothing forbids it.

    A player knows of own cards only: of a card that is not the player's there is one reason, that it is in nobody's own hand.
    """
    why: list[str] = []
    may_play(game, seat, number, mode, open_entry(game), why)
    return why


def why_not_use(game: Game, seat: int, number: int, place: int) -> list[str]:
    """The reasons against using the clause at this place of a card now."""
    why: list[str] = []
    may_use(game, seat, number, place, open_entry(game), why)
    return why


def usable_places(game: Game, number: int) -> list[int]:
    """The places of the clauses of a card that somebody decides to use, as they are printed."""
    return [place for place, clause in enumerate(texts.clauses_of(game, number)) if activated(clause) is not None]
