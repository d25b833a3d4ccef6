"""Random positions of all implemented cards, played on by chance: no exception, nothing out of place, options without reasons against."""

import pytest

from spellspeed.kernel.draws import Stream
from spellspeed.simulation.positions import implemented, random_position
from spellspeed.simulation.sound import faults
from tests.properties.playing import asked, how_many, play_on

GROUPS = 10


@pytest.mark.parametrize("group", range(GROUPS))
def test_a_random_position_can_be_played_on(group: int) -> None:
    """Profiles and numbers of seats take turns; every fifth answer the state is checked."""
    for seed in range(group, how_many(100, 2_000), GROUPS):
        duel = random_position(seed, 4 if seed % 5 == 0 else 2, ("tcg", "goat", "ocg")[seed % 3])
        stream = Stream(f"on {seed}")
        for _ in range(30):
            assert faults(duel) == [], (seed, duel.turn)
            if duel.over:
                break
            play_on(duel, stream, 5)


def test_positions_are_full_of_cards() -> None:
    """A control: every implemented card that does something comes up somewhere, and the fields are not empty."""
    main, fusion = implemented()
    assert len(main) + len(fusion) > 100
    fields = 0
    for seed in range(10):
        duel = random_position(seed, 2, "tcg")
        fields += sum(len(duel.monsters(seat)) + len(duel.spells_and_field(seat)) for seat in (0, 1))
        assert duel.over or asked(duel).options
    assert fields > 80
