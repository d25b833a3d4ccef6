"""The decks that people played, each against each: no exception, no refused card, no duel without end; and all checks on a sample."""

from itertools import combinations

import pytest

from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.draws import Stream
from spellspeed.simulation.sound import faults
from spellspeed.yugioh.book.preparing import new_duel
from spellspeed.yugioh.decks import bundled
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.views.leaks import leaks
from tests.copies import unpickled
from tests.properties.playing import THOROUGH, Picks, asked, deck, play_on

GROUPS = 10
DUELS_OF_A_PAIR = 10
DECKS = [name for name in bundled() if not name.startswith("bench_")]
PAIRS = list(combinations(DECKS, 2))
"""Each against each; a usual run plays each deck against its neighbours alone."""


def pairs_of(group: int) -> list[tuple[str, str]]:
    """The pairs that a group plays."""
    if THOROUGH:
        return PAIRS[group::GROUPS]
    ring = list(zip(DECKS, [*DECKS[1:], DECKS[0]], strict=True))
    return ring[group::GROUPS]


def begun(pair: tuple[str, str], seed: int) -> Duel:
    """A duel of a pair at its first ask; who begins, and the profile, change with the seed."""
    duel = new_duel([deck(name) for name in pair], seed, profile(("tcg", "goat", "ocg")[seed % 3]), seed % 2)
    duel.always = seed % 5 == 0
    advance(duel)
    return duel


def test_there_are_sixty_four() -> None:
    """All of them are playable: a card that is not implemented would be refused here."""
    assert len(DECKS) == 64
    assert len(PAIRS) == 2016
    for name in DECKS:
        main, fusion = deck(name)
        assert len(main) >= 40
        assert all(face.is_fusion for face in fusion)


@pytest.mark.parametrize("group", range(GROUPS))
def test_every_pair_plays_to_an_end(group: int) -> None:
    """The reason of every end is a rule about winning."""
    for pair in pairs_of(group):
        for seed in range(DUELS_OF_A_PAIR if THOROUGH else 1):
            duel = begun(pair, seed)
            play_on(duel, Stream(f"{pair} {seed}"))
            assert duel.winner in (0, 1, -2), (pair, seed)
            assert duel.reason.startswith("WIN-"), (pair, seed, duel.reason)


@pytest.mark.parametrize("group", range(GROUPS))
def test_a_sample_holds_everything_that_is_always_checked(group: int) -> None:
    """Cards in their places, no view that leaks, replayed and unpickled duels with the same end."""
    for pair in pairs_of(group)[:: 3 if THOROUGH else 2]:
        duel = begun(pair, 7)
        stream = Stream(f"sample {pair}")
        given: list[Picks] = []
        while not duel.over:
            assert faults(duel) == [], (pair, duel.turn)
            assert leaks(duel, asked(duel).seat) == [], (pair, duel.turn)
            given += play_on(duel, stream, 12)
        assert faults(duel) == []
        again = begun(pair, 7)
        for number, picks in enumerate(given):
            if number % 40 == 0:
                again = unpickled(again)
            answer(again, again.serial, picks)
        assert again.digest() == duel.digest(), pair
