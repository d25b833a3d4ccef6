"""Recordings of bench duels for tests."""

from __future__ import annotations

from spellspeed.kernel.draws import Stream
from spellspeed.recording.recorder import Recorder
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.decks import find_deck
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import RecordedDeck, Start
from tests.properties.playing import asked


def bench_start(seed: int, *, always: bool = False, seats: int = 2, profile: str = "tcg", first: int = 0) -> Start:
    """The beginning of a duel of the bench decks."""
    lists = [find_deck(("bench_goat_a", "bench_goat_b")[seat % 2]) for seat in range(seats)]
    decks = tuple([RecordedDeck(deck.main, deck.fusion) for deck in lists])
    names = tuple("ABCD"[:seats])
    return Start(
        str(seed), decks, first, profile, (("zero_atk", "survive"),), choose_zones=seed % 2 == 0, always=always, names=names
    )  # fmt: skip


def played(start: Start, limit: int = 20_000) -> Recorder[Duel]:
    """A duel played by chance through a recorder."""
    recorder = Recorder(start)
    stream = Stream(f"recorded {start.seed}")
    while not recorder.state.over and recorder.step < limit:
        recorder.answer(random_picks(asked(recorder.state), stream))
    return recorder
