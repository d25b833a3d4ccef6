"""What a card does is the same whatever number it has: a position is played beside the same one with the numbers of its cards exchanged.

A number says in what order the cards of Decks were brought into the duel, which no rule speaks of. Every card that can be played lies in one of
the positions of a whole run (SPELLSPEED_THOROUGH=1).
"""

from typing import Final

import pytest

from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.yugioh.bots.uniform import random_picks
from tests.properties.metamorphic.compared import Names, order_alike
from tests.properties.metamorphic.laid import laid, strewn, with_one_field
from tests.properties.playing import asked, how_many

GROUPS: Final = 4
ANSWERS: Final = 40


def exchanged(stream: Stream, count: int) -> list[int]:
    """So many numbers in any order."""
    left = list(range(count))
    return [left.pop(stream.below(len(left))) for _ in range(count)]


@pytest.mark.parametrize("group", range(GROUPS))
def test_numbers_decide_nothing(group: int) -> None:
    """Asks, zones and events are the same under the other names, answer by answer."""
    for seed in range(group, how_many(40, 2_000), GROUPS):
        stream = Stream(f"numbers {seed}")
        seats = 4 if seed % 6 == 0 else 2
        cards = with_one_field(strewn(stream, seats))
        numbers = exchanged(stream, len(cards))
        duel, twin = laid(cards, seats=seats), laid(cards, numbers, seats=seats)
        here, there = Names(), Names([numbers.index(number) for number in range(len(cards))])
        for place in range(ANSWERS):
            assert here.table(duel) == there.table(twin), (seed, place)
            assert here.events(duel) == there.events(twin), (seed, place)
            if duel.over:
                break
            order_alike(duel, here, twin, there)
            assert here.meaning(asked(duel)) == there.meaning(asked(twin)), (seed, place)
            picks = random_picks(asked(duel), stream)
            translated = here.picks(asked(duel), picks, asked(twin), there)
            answer(duel, duel.serial, picks)
            answer(twin, twin.serial, translated)
