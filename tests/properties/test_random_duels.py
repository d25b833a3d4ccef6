"""Random duels: they end, keep every card in its place, and are the same duel however they are asked, saved, forked or started."""

import os
import subprocess
import sys

import pytest

from spellspeed.kernel.asks import subject_of
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.simulation.sound import at_rest, faults
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import A_OPEN, A_RESPONSE
from tests.copies import unpickled
from tests.patience import WHOLE
from tests.properties.playing import (
    asked,
    bench_duel,
    deck,
    how_many,
    play_always,
    play_on,
    shape,
)

GROUPS = 8
"""The long series are cut in so many tests, so that every core has some."""


@pytest.mark.parametrize("group", range(GROUPS))
def test_every_state_is_sound(group: int) -> None:
    """After each answer every card is where it says, the indexes are right, and a free turn player has nothing under way."""
    for seed in range(group, how_many(32, 1_000), GROUPS):
        duel = bench_duel(seed)
        stream = Stream(f"sound {seed}")
        while not duel.over:
            wrong = faults(duel)
            if asked(duel).kind == A_OPEN:
                wrong += at_rest(duel)
            assert not wrong, (seed, duel.turn, wrong)
            play_on(duel, stream, 1)
        assert faults(duel) == []


@pytest.mark.parametrize("group", range(GROUPS))
def test_every_duel_ends(group: int) -> None:
    """No exception, no ask without options, no duel without end; the winner is a side or nobody, and the reason is a rule."""
    for seed in range(group, how_many(160, 10_000), GROUPS):
        duel = bench_duel(seed)
        play_on(duel, Stream(seed))
        assert duel.winner in (0, 1, -2), seed
        assert duel.reason in ("WIN-1", "WIN-2", "WIN-4"), seed


@pytest.mark.parametrize("rules", ["tcg", "goat", "ocg"])
def test_asked_always_or_only_for_choices_it_is_the_same_duel(rules: str) -> None:
    """The same answers to the same decisions give the same asks and the same end; forced asks change nothing."""
    for seed in range(how_many(8, 300)):
        duel = bench_duel(seed, rules=rules)
        stream = Stream(f"choices {seed}")
        given = []
        decisions = []
        while not duel.over:
            decisions.append(shape(asked(duel)))
            given += play_on(duel, stream, 1)
        always = bench_duel(seed, rules=rules, always=True)
        assert play_always(always, given) == decisions, seed
        assert always.digest() == duel.digest(), seed
        assert always.decisions == duel.decisions == len(given), seed
        assert always.serial > duel.serial, seed


def test_the_recorded_answers_give_the_same_duel() -> None:
    """A second run from seed and answers; with one answer changed the end is another one (control)."""
    for seed in range(how_many(8, 500)):
        duel = bench_duel(seed)
        given = play_on(duel, Stream(f"replay {seed}"))
        again = bench_duel(seed)
        again.journal = []
        for picks in given:
            answer(again, again.serial, picks)
        assert again.digest() == duel.digest(), seed
        assert again.journal
    control = bench_duel(0)
    play_on(control, Stream("another"))
    assert control.digest() != again.digest()


def test_pickled_after_every_answer_it_ends_the_same() -> None:
    """The state is replaced by its copy after each answer: the same digest there, the same ask, the same end."""
    for seed in range(how_many(4, 100)):
        duel = bench_duel(seed)
        given = play_on(duel, Stream(f"pickle {seed}"))
        copy = bench_duel(seed)
        for number, picks in enumerate(given):
            answer(copy, copy.serial, picks)
            loaded = unpickled(copy)
            assert isinstance(loaded, Duel)
            if number % 8 == 0:
                assert loaded.digest() == copy.digest(), (seed, number)
            assert (loaded.serial, loaded.decisions, loaded.always) == (copy.serial, copy.decisions, copy.always)
            assert loaded.ask is None or shape(loaded.ask) == shape(asked(copy))
            copy = loaded
        assert copy == duel, seed


def test_a_fork_does_not_touch_the_original() -> None:
    """At every ninth ask a fork is played on by other answers; the original keeps its digest and its end."""
    for seed in range(how_many(4, 100)):
        duel = bench_duel(seed)
        given = play_on(duel, Stream(f"fork {seed}"))
        original = bench_duel(seed)
        for number, picks in enumerate(given):
            if number % 9 == 0:
                before = original.digest()
                fork = original.fork()
                assert fork.digest() == before
                play_on(fork, Stream(number), 60)
                assert original.digest() == before, (seed, number)
            answer(original, original.serial, picks)
        assert original == duel, seed


def test_a_fork_with_the_same_answers_ends_the_same() -> None:
    """What a fork leaves behind (its memo of derived values among it) does not matter."""
    for seed in range(how_many(4, 100)):
        duel = bench_duel(seed)
        stream = Stream(f"two {seed}")
        given = play_on(duel, stream, 70)
        fork = duel.fork()
        given = play_on(duel, stream)
        for picks in given:
            answer(fork, fork.serial, picks)
            fork = fork.fork()
        assert fork == duel, seed


PRINT_DIGESTS = """
from tests.properties.playing import bench_duel, play_on
from spellspeed.kernel.draws import Stream
for seed in range({count}):
    duel = bench_duel(seed)
    play_on(duel, Stream(f"hash {{seed}}"), 120)
    middle = duel.digest()
    play_on(duel, Stream("end"))
    print(middle, duel.digest())
"""


def test_the_digests_are_the_same_under_every_hash_seed() -> None:
    """Three processes with different hash seeds, and this one."""
    count = how_many(3, 100)
    script = PRINT_DIGESTS.format(count=count)
    printed = []
    for seed in ("0", "1", "4242"):
        surroundings = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(
            [sys.executable, "-c", script],
            env=surroundings,
            capture_output=True,
            text=True,
            check=True,
            timeout=WHOLE,
        )
        printed.append(done.stdout.split())
    here = []
    for number in range(count):
        duel = bench_duel(number)
        play_on(duel, Stream(f"hash {number}"), 120)
        here.append(duel.digest())
        play_on(duel, Stream("end"))
        here.append(duel.digest())
    assert printed == [here, here, here]


def next_seats(first: int, seat: int) -> list[int]:
    """TEAM-II-3. The seats whose turns come after a seat's: 1A, 2A, 1B, 2B go round, or 2A, 1A, 2B, 1B where 2A began."""
    round_ = [1, 0, 3, 2] if first == 1 else [0, 1, 2, 3]
    place = round_.index(seat)
    return round_[place + 1 :] + round_[: place + 1]


@pytest.mark.parametrize("group", range(GROUPS))
def test_four_seats_play_to_the_end(group: int) -> None:
    """Team duels: turns go round, two seats share their Life Points, and a window asks the seats in turn order (TEAM-I-4, II-3, V)."""
    for seed in range(group, how_many(24, 200), GROUPS):
        duel = bench_duel(seed, seats=4)
        assert duel.side_of == (0, 1, 0, 1)
        assert len(duel.life) == 2
        stream = Stream(f"team {seed}")
        turn, seat = duel.turn, duel.turn_seat
        assert (turn, seat) in ((0, seed % 4), (1, seed % 4))
        while not duel.over:
            if duel.turn > max(turn, 1):
                assert (duel.turn, duel.turn_seat) == (turn + 1, next_seats(seed % 4, seat)[0]), seed
            turn, seat = duel.turn, duel.turn_seat
            assert [duel.life_of(number) for number in range(4)] == [duel.life[0], duel.life[1]] * 2
            play_on(duel, stream, 1)
        assert faults(duel) == []
        assert duel.winner in (0, 1, -2)


def test_a_window_asks_four_seats_alternating_between_the_teams() -> None:
    """TEAM-V-3. Under `always`, passing all the time: after an activation the opponent whose turn comes next is asked first (Q-14), then the
    partner, the other opponent, and the player of the activation."""
    chains = 0
    for seed in range(how_many(12, 100)):
        duel = bench_duel(seed, seats=4, always=True)
        stream = Stream(f"order {seed}")
        for _ in range(400):
            if duel.over:
                break
            links = len(duel.chain)
            play_on(duel, stream, 1)
            if len(duel.chain) == links + 1 and not duel.over and asked(duel).kind == A_RESPONSE:
                chains += 1
                fork = duel.fork()
                player = fork.chain[-1].seat
                partner = (player + 2) % 4
                others = [seat for seat in range(4) if seat not in (player, partner)]
                others.sort(key=next_seats(seed % 4, fork.turn_seat).index)
                assert passing(fork, 4) == [others[0], partner, others[1], player], seed
    assert chains > 50


def passing(duel: Duel, times: int) -> list[int]:
    """Which seats are asked while each passes."""
    seats: list[int] = []
    for _ in range(times):
        ask = asked(duel)
        assert ask.kind == A_RESPONSE
        assert subject_of(ask.options[0]) == -1
        seats.append(ask.seat)
        answer(duel, duel.serial, ask.options[:1])
    return seats


def test_the_decks_are_those_that_the_bench_uses() -> None:
    """A control: forty cards and more each, with cards that answer, trigger and last among them."""
    for name in ("bench_goat_a", "bench_goat_b"):
        main, _ = deck(name)
        assert len(main) >= 40
        assert any(face.fast for face in main)
        assert any(face.triggers for face in main)
        assert any(face.steady for face in main)
