"""One game between bots, from how it begins to its winner; of every game that shows the interface of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from spellspeed.kernel.atoms import keep_journal
from spellspeed.kernel.draws import seed_of_seat
from spellspeed.kernel.events import Event
from spellspeed.kernel.game import CardGame, S, Start
from spellspeed.kernel.players import MOST_DECISIONS, Bot, EndlessGame, begin, play_out
from spellspeed.kernel.state import State
from spellspeed.simulation.cards_used import CardsMet
from spellspeed.yugioh.book.preparing import new_duel
from spellspeed.yugioh.decks.playable import DeckCards
from spellspeed.yugioh.duel.atoms import let_choose_zones
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import Profile


class Counts(Protocol):
    """Counts what becomes of the cards of one game (simulation/cards_used.py)."""

    def begin(self, state: State) -> None:
        """Count from now on: before the first card is drawn."""
        ...

    def counted(self, state: State) -> tuple[CardsMet, ...]:
        """What is kept with the result, by deck."""
        ...


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended. `winner` is a side, -2 for a draw, -1 where it was left unfinished; `reason` the id of the rule that ended it;
    `first` the seat that began.

    `digest` is that of the final state, `events` the log if it was on, `cards` what became of each deck's cards where that was counted
    (simulation/cards_used.py), in the order of the decks.
    """

    seed: str
    first: int
    winner: int
    reason: str
    turns: int
    decisions: int
    digest: str
    events: tuple[Event, ...] = ()
    cards: tuple[CardsMet, ...] = ()


def open_duel(
    decks: Sequence[DeckCards], seed: str, profile: Profile, first: int, choose_zones: bool = False, log: bool = False
) -> Duel:
    """A duel of two or four seats, ready for `advance`: no cut is asked. `log` keeps every event in its journal."""
    duel = new_duel(list(decks), seed, profile, first)
    let_choose_zones(duel, choose_zones)
    if log:
        keep_journal(duel, [])
    return duel


def seated(game: CardGame[S], bots: Sequence[str], seats: int, seed: str) -> list[Bot]:
    """A bot for every seat; `bots` are the names by side, so that seats of one side share a name. Raises UnknownBot."""
    return [game.bot(bots[seat % len(bots)], seed_of_seat(seed, seat)) for seat in range(seats)]


ENDLESS: Final = "endless"
"""As the reason of a result: the game had not ended after more decisions than any takes."""


def play_game(
    start: Start[S],
    bots: Sequence[str],
    *,
    log: bool = False,
    most: int = MOST_DECISIONS,
    must_end: bool = True,
    counting: Counts | None = None,
) -> GameResult:
    """Play one game. The same arguments give the same result on every machine and in every build.

    Each seat's bot has a stream of its own, derived from the seed of the game, and the Decks are known to all. Errors: UnknownBot,
    EndlessGame (where it `must_end`; else the result says ENDLESS), and what the start raises. `counting` counts what becomes of the cards.
    """
    game = start.game
    players = seated(game, bots, start.seats, start.seed)
    begin(players, game.decks_of(start), openly=True)
    state = start.new(log=log or any(getattr(player, "remembers", False) for player in players))
    if counting is not None:
        counting.begin(state)
    try:
        play_out(state, players, [game.seat_view(state, seat) for seat in range(state.seats)], most, game.most_turns)
    except EndlessGame as endless:
        if must_end:
            raise EndlessGame(f'game with seed "{start.seed}": {endless}') from endless
    events = tuple(state.journal or ()) if log else ()
    reason = ENDLESS if state.decisions > most and not state.over else state.reason
    cards = () if counting is None else counting.counted(state)
    return GameResult(
        start.seed, start.first, state.winner, reason, state.turn, state.decisions, state.digest(), events, cards
    )
