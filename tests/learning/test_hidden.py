"""Hidden stays hidden: two cards that a seat cannot see change places, or its own Deck another order, and its observations stay the same."""

from __future__ import annotations

from spellspeed.kernel.draws import Stream, shuffled
from spellspeed.learning.encoding.episode import Episode
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import DECK, HAND, ZONES
from tests.learning.observing import CARD_ROWS, act, bench_episode, observed
from tests.properties.playing import asked, how_many
from tests.properties.test_hidden import is_hidden, passive, swapped


def episode_beside(episode: Episode, duel: Duel) -> Episode:
    """An episode of another duel whose seats were told so far what those of `episode` were told."""
    duel.journal = []
    beside = Episode(duel, CARD_ROWS)
    for seat in range(duel.seats):
        beside.history.latest[seat] = episode.history.latest[seat]
    beside.history.batch = episode.history.batch
    return beside


def wait_for(episode: Episode, seat: int, pair: tuple[int, int]) -> bool:
    """The other seats do nothing until this one is asked. Whether that came about without a swapped card being seen."""
    duel = episode.duel
    while not duel.over and asked(duel).seat != seat:
        picks = passive(duel, pair)
        if picks is None:
            return False
        episode.answer(picks)
    return all(is_hidden(duel, number) for number in pair)


def compare(episode: Episode, seat: int, stream: Stream, length: int) -> int:
    """Go on with a duel and its twin by the same answers until a swapped card is seen; how many observations were compared."""
    made = swapped(episode.duel, seat, stream)
    if made is None:
        return 0
    twin, pair = episode_beside(episode, made[0]), made[1]
    first = episode_beside(episode, episode.duel.fork())
    compared = 0
    for _ in range(length):
        if not all([wait_for(each, seat, pair) for each in (first, twin)]) or first.duel.over:
            break
        assert first.mask() == twin.mask()
        assert observed(first, seat) == observed(twin, seat)
        compared += 1
        picks = random_picks(asked(first.duel), stream)
        first.answer(picks)
        twin.answer(picks)
    return compared


def test_an_observation_is_the_same_whatever_its_seat_cannot_see() -> None:
    """FIELD-9, PUBLIC-2. At moments of random duels, and on from there as long as the swapped cards stay hidden."""
    compared = 0
    for seed in range(how_many(10, 150)):
        episode = bench_episode(seed)
        stream = Stream(f"hidden observation {seed}")
        while not episode.duel.over:
            for _ in range(1 + stream.below(20)):
                if not episode.duel.over:
                    act(episode, stream)
            if not episode.duel.over:
                compared += compare(episode, episode.seat(), stream, 30)
    assert compared > 400


def test_every_seat_of_a_team_duel_sees_the_same_whatever_it_cannot_see() -> None:
    """TEAM-I-12. Two cards of an opponent change places, at moments of random team duels; asked or not."""
    compared = 0
    for seed in range(how_many(4, 60)):
        episode = bench_episode(seed, seats=4)
        stream = Stream(f"hidden team observation {seed}")
        while not episode.duel.over:
            for seat in range(4):
                made = swapped(episode.duel, seat, stream)
                if made is not None and asked(made[0]).parts() == asked(episode.duel).parts():
                    first = episode_beside(episode, episode.duel.fork())
                    twin = episode_beside(episode, made[0])
                    assert observed(first, seat) == observed(twin, seat)
                    compared += 1
            act(episode, stream)
    assert compared > 400


def test_the_order_of_decks_and_of_hands_of_others_shows_in_no_observation() -> None:
    """TERM-SEARCH-1. Every Deck and the hands of the others are put into another order."""
    compared = differing = 0
    for seed in range(how_many(10, 150)):
        episode = bench_episode(seed)
        stream = Stream(f"order {seed}")
        while not episode.duel.over:
            act(episode, stream)
            if episode.duel.over:
                break
            seat = episode.seat()
            twin = episode.duel.fork()
            for other in range(twin.seats):
                for zone in (DECK, HAND) if other != seat else (DECK,):
                    place = other * ZONES + zone
                    twin.zones[place] = shuffled(b"order", "test", stream.below(1000), twin.zones[place])
                    differing += twin.zones[place] != episode.duel.zones[place]
            beside = episode_beside(episode, twin)
            assert observed(beside, seat) == observed(episode_beside(episode, episode.duel.fork()), seat)
            compared += 1
    assert compared > 1000
    assert differing > 1000


def test_the_owner_of_swapped_cards_observes_another_table() -> None:
    """The control: who holds one of the swapped cards sees it, and so the comparison could fail."""
    felt = made = 0
    for seed in range(4):
        episode = bench_episode(seed)
        stream = Stream(f"felt {seed}")
        while not episode.duel.over:
            swap = swapped(episode.duel, 0, stream)
            if swap is not None:
                made += 1
                first = episode_beside(episode, episode.duel.fork())
                felt += observed(first, 1) != observed(episode_beside(episode, swap[0]), 1)
            act(episode, stream)
    assert made > 100
    assert felt > made // 2
