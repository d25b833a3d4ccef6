"""One duel between bots, from its seed to its winner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spellspeed.bots.playing import MOST_DECISIONS, Bot, EndlessDuel, finish
from spellspeed.decks import DeckList
from spellspeed.kernel.atoms import keep_journal
from spellspeed.kernel.events import Event
from spellspeed.lab.players import bot_named
from spellspeed.yugioh.book.preparing import new_duel
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import NotImplementedCard, is_implemented, printed
from spellspeed.yugioh.duel.atoms import let_choose_zones
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.profile import Profile

DeckCards = tuple[list[PrintedCard], list[PrintedCard]]
"""Main Deck and Fusion Deck of one seat."""


@dataclass(frozen=True, slots=True)
class DuelResult:
    """How a duel ended. `winner` is a side, or -2 for a draw; `reason` the id of the rule that ended it; `first` the seat that began.

    `digest` is that of the final state, `events` the log if it was on.
    """

    seed: str
    first: int
    winner: int
    reason: str
    turns: int
    decisions: int
    digest: str
    events: tuple[Event, ...] = ()


def deck_cards(deck: DeckList) -> DeckCards:
    """A deck as duels use it. NotImplementedCard names every card of it that cannot be played yet."""
    missing = sorted({facts.by_passcode(code).name for code in deck.main + deck.fusion if not is_implemented(code)})
    if missing:
        raise NotImplementedCard(
            f'the deck "{deck.name}" cannot be played: not implemented yet: {", ".join(missing)}; '
            "`spellspeed cards --missing` lists all such cards"
        )
    return [printed(code) for code in deck.main], [printed(code) for code in deck.fusion]


def open_duel(
    decks: Sequence[DeckCards], seed: str, profile: Profile, first: int, choose_zones: bool = False, log: bool = False
) -> Duel:
    """A duel of two or four seats, ready for `advance`: no cut is asked. `log` keeps every event in its journal."""
    duel = new_duel(list(decks), seed, profile, first)
    let_choose_zones(duel, choose_zones)
    if log:
        keep_journal(duel, [])
    return duel


def seated(bots: Sequence[str], seats: int, seed: str) -> list[Bot]:
    """A bot for every seat; `bots` are the names by side, so that seats of one side share a name. Raises UnknownBot."""
    return [bot_named(bots[seat % len(bots)], f"{seed}/seat {seat}") for seat in range(seats)]


def play_duel(
    decks: Sequence[DeckCards],
    seed: str,
    bots: Sequence[str],
    profile: Profile,
    first: int,
    choose_zones: bool = False,
    log: bool = False,
    most: int = MOST_DECISIONS,
) -> DuelResult:
    """Play one duel. The same arguments give the same result on every machine and in every build.

    The Decks are shuffled by `seed`, and each seat's bot has a stream of its own, derived from it. Errors: UnknownBot, EndlessDuel.
    """
    players = seated(bots, len(decks), seed)
    duel = open_duel(decks, seed, profile, first, choose_zones, log)
    try:
        finish(duel, players, most)
    except EndlessDuel as endless:
        raise EndlessDuel(f'duel with seed "{seed}": {endless}') from endless
    events = tuple(duel.journal or ())
    return DuelResult(seed, first, duel.winner, duel.reason, duel.turn, duel.decisions, duel.digest(), events)
