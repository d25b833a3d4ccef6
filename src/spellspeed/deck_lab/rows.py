"""Rows: one for each duel, with all that is needed to play it again, and to see that it was the same."""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields
from typing import Final

from spellspeed.deck_lab.cards import CardRow, Marks, card_rows
from spellspeed.deck_lab.cells import PairedSetting, key_of
from spellspeed.kernel.state import DRAWN, NOBODY
from spellspeed.simulation.games import GameResult

SIDES: Final = ("a", "b")
DRAW: Final = "draw"
UNFINISHED: Final = "unfinished"
WINNERS: Final = {0: "a", 1: "b", DRAWN: DRAW, NOBODY: UNFINISHED}
HALF: Final = 0.5
SCORES: Final = {"a": 1.0, "b": 0.0, DRAW: HALF, UNFINISHED: HALF}
"""What a duel counts for the first deck."""


@dataclass(frozen=True, slots=True)
class DuelRow:
    """One duel. `cell` is the key of its cell (equal where decks, bots, profile and seed are), `beginner` and `winner` are "a" or "b" (`winner`
    also "draw" or "unfinished"), `reason` is the rule that ended it, `digest` that of the final state."""

    cell: str
    seed: str
    number: int
    deck_a: str
    deck_b: str
    bot_a: str
    bot_b: str
    profile: str
    beginner: str
    winner: str
    reason: str
    turns: int
    decisions: int
    digest: str

    @property
    def score(self) -> float:
        """What it counts for the first deck: 1, 0, or half where nobody won."""
        return SCORES[self.winner]


@dataclass(frozen=True, slots=True)
class PlayedDuel:
    """A duel with its row; where cards were counted, with their rows, and the marks of the first deck by slot (none in one that was read back
    from a file)."""

    row: DuelRow
    cards: tuple[CardRow, ...] = ()
    marks: Marks = ()


DUEL_COLUMNS: Final = tuple(each.name for each in fields(DuelRow))
CARD_COLUMNS: Final = tuple(each.name for each in fields(CardRow))


def values_of(row: DuelRow | CardRow) -> tuple[object, ...]:
    """The values of a row in the order of its columns."""
    return astuple(row)


def played_duel(setting: PairedSetting, number: int, result: GameResult, marks: tuple[Marks, ...]) -> PlayedDuel:
    """A duel of a cell from its result; `marks` by deck, empty where cards were not counted."""
    cell = key_of(setting)
    names = [deck.name for deck in setting.decks]
    bots = setting.bots_of(number)
    row = DuelRow(
        cell, setting.seed, number, names[0], names[1], bots[0], bots[1], setting.profile_name, SIDES[result.first],
        WINNERS[result.winner], result.reason, result.turns, result.decisions, result.digest,
    )  # fmt: skip
    cards = [
        card
        for place, each in enumerate(marks)
        for card in card_rows(cell, number, SIDES[place], setting.decks[place], each)
    ]
    return PlayedDuel(row, tuple(cards), marks[0] if marks else ())
