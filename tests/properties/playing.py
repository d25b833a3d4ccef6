"""Duels for the properties: set up from bundled decks, played by chance, their answers written down."""

from __future__ import annotations

import os
from typing import Final

from spellspeed.kernel.asks import Ask
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.draws import Stream
from spellspeed.yugioh.book.preparing import new_duel
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.cards.pool import printed
from spellspeed.yugioh.decks import find_deck
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.profile import profile

THOROUGH: Final = os.environ.get("SPELLSPEED_THOROUGH") == "1"
"""Set in the environment for the long run: 10,000 duels, 2,000 positions."""

ENOUGH: Final = 20_000
"""More answers than any duel takes: a duel that needs more is stuck."""

Picks = tuple[int, ...]


def how_many(usually: int, thoroughly: int) -> int:
    """A number of repetitions, by the size of the run."""
    return thoroughly if THOROUGH else usually


def deck(name: str) -> tuple[list[PrintedCard], list[PrintedCard]]:
    """Main Deck and Fusion Deck of a bundled deck."""
    listed = find_deck(name)
    return [printed(code) for code in listed.main], [printed(code) for code in listed.fusion]


def bench_duel(seed: int, *, always: bool = False, seats: int = 2, rules: str = "tcg") -> Duel:
    """A duel of the two bench decks at its first ask; who begins and which deck is whose changes with the seed."""
    names = ["bench_goat_a", "bench_goat_b"] if seed % 4 < 2 else ["bench_goat_b", "bench_goat_a"]
    duel = new_duel([deck(names[seat % 2]) for seat in range(seats)], seed, profile(rules), seed % seats)
    duel.always = always
    duel.choose_zones = seed % 3 == 0
    advance(duel)
    return duel


def asked(duel: Duel) -> Ask:
    """The open ask; a duel that goes on without one is stuck."""
    assert duel.ask is not None
    return duel.ask


def shape(ask: Ask) -> tuple[object, ...]:
    """Everything that an ask says."""
    return ask.parts()


def play_on(duel: Duel, stream: Stream, limit: int = ENOUGH) -> list[Picks]:
    """Answer by chance until the duel is over (or so many answers were given); the answers."""
    given: list[Picks] = []
    while not duel.over and len(given) < limit:
        ask = asked(duel)
        assert ask.options, "an ask without options"
        given.append(random_picks(ask, stream))
        answer(duel, duel.serial, given[-1], ask.seat)
    assert duel.over or limit < ENOUGH, f"stuck after {len(given)} answers in turn {duel.turn}"
    return given


def play_always(duel: Duel, given: list[Picks]) -> list[tuple[object, ...]]:
    """Play a duel that asks always: forced asks get their only answer, decisions those that were given; the decisions' asks."""
    decisions: list[tuple[object, ...]] = []
    while not duel.over:
        ask = asked(duel)
        only = ask.single_answer()
        if only is None:
            decisions.append(shape(ask))
            only = given[len(decisions) - 1]
        answer(duel, duel.serial, only, ask.seat)
    return decisions
