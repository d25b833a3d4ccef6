"""Team duels of all implemented cards, played by chance: sound, the same when replayed and saved, and nothing hidden is shown."""

import pytest

from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.simulation.positions import random_position
from spellspeed.simulation.sound import faults
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import A_CONSENT, A_SEAT, HAND, SPELLS
from spellspeed.yugioh.duel.visibility import is_open, knows
from tests.copies import unpickled
from tests.properties.playing import asked, bench_duel, how_many, play_on
from tests.properties.test_hidden import compare

GROUPS = 8
LENGTH = 160
"""How many answers a duel from a random position takes here."""


def played(seed: int, *, always: bool) -> tuple[Duel, list[tuple[int, ...]], dict[int, int]]:
    """A team duel from a random position after so many answers; the answers, and how often each kind of ask came."""
    duel = random_position(seed, 4, ("tcg", "goat", "ocg")[seed % 3])
    duel.always = always
    stream = Stream(f"team of four {seed}")
    given: list[tuple[int, ...]] = []
    kinds: dict[int, int] = {}
    while not duel.over and len(given) < LENGTH:
        ask = asked(duel)
        kinds[ask.kind] = kinds.get(ask.kind, 0) + 1
        given.append(random_picks(ask, stream))
        answer(duel, duel.serial, given[-1], ask.seat)
        if len(given) % 10 == 0:
            assert faults(duel) == [], (seed, duel.turn)
    return duel, given, kinds


@pytest.mark.parametrize("group", range(GROUPS))
def test_team_duels_of_all_cards_are_sound_and_can_be_repeated(group: int) -> None:
    """No exception, nothing out of place; the same answers give the same end, also when the state is pickled on the way (TEAM-III, TEAM-V)."""
    for seed in range(group, how_many(32, 2_000), GROUPS):
        duel, given, _ = played(seed, always=seed % 2 == 1)
        again = random_position(seed, 4, ("tcg", "goat", "ocg")[seed % 3])
        again.always = seed % 2 == 1
        for number, picks in enumerate(given):
            answer(again, again.serial, picks)
            if number % 20 == 0:
                loaded = unpickled(again)
                assert isinstance(loaded, Duel)
                assert loaded.digest() == again.digest(), (seed, number)
                again = loaded
        assert again.digest() == duel.digest(), seed


def test_permission_and_the_choice_of_an_opponent_come_up() -> None:
    """A control: partners are asked for permission and opponents are chosen in these duels (TEAM-III-1, TEAM-III-5)."""
    count: dict[int, int] = {}
    for seed in range(24):
        _, _, kinds = played(seed, always=False)
        for kind, times in kinds.items():
            count[kind] = count.get(kind, 0) + times
    assert count.get(A_CONSENT, 0) > 0
    assert count.get(A_SEAT, 0) > 0


def test_four_seats_are_asked_the_same_whatever_they_cannot_see() -> None:
    """TEAM-I-12: two cards that a seat cannot see change places, and nothing that it is asked changes; the partner's cards it may see."""
    compared = 0
    for seed in range(how_many(4, 100)):
        duel = bench_duel(seed, always=True, seats=4)
        stream = Stream(f"four hidden {seed}")
        while not duel.over:
            play_on(duel, stream, 1 + stream.below(120))
            if not duel.over:
                viewer = (asked(duel).seat + 1) % 4
                compared += compare(duel, viewer, stream, 40)
    assert compared > 100


def test_partners_know_each_others_cards_and_opponents_do_not() -> None:
    """TEAM-I-12, TEAM-III-4: hands and Set cards, for every card and every seat."""
    shared = 0
    for seed in range(6):
        duel = random_position(seed, 4, "tcg")
        for card in duel.cards:
            if card.zone == HAND or (card.zone == SPELLS and not card.face_up):
                if card.zone == HAND and is_open(duel, card.controller):
                    continue  # a card keeps it open to all
                known = [seat for seat in range(4) if knows(duel, seat, card.number)]
                assert known == sorted(duel.side_seats(card.controller)), (seed, card.number)
                shared += 1
    assert shared > 50
