"""What a card does is the same whatever number it has: a position is played beside the same one with the numbers of its cards exchanged.

A number says in what order the cards of Decks were brought into the duel, which no rule speaks of. Every card that can be played lies in one of
the positions of a whole run (SPELLSPEED_THOROUGH=1).
"""

from typing import Final

import pytest

from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.links import Link
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.duel.abilities import Amount
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import YOU
from spellspeed.yugioh.duel.terms import DECK, HAND, MONSTERS
from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.declaring import ignition
from spellspeed.yugioh.words.verbs.life_points import GainLife
from tests.properties.metamorphic.compared import Names, order_alike, parted, shuffled_at_once
from tests.properties.metamorphic.crafted import crafted
from tests.properties.metamorphic.laid import Lies, laid, strewn, with_one_field
from tests.properties.playing import asked, how_many
from tests.properties.test_slots import speaks_of_zones

GROUPS: Final = 4
ANSWERS: Final = 40


class NumberOfItself(Amount):
    """The number of the card itself."""

    def parts(self) -> tuple[object, ...]:
        return ()

    def count(self, duel: Duel, act: Link) -> int:
        return act.card


def exchanged(stream: Stream, count: int) -> list[int]:
    """So many numbers in any order."""
    left = list(range(count))
    return [left.pop(stream.below(len(left))) for _ in range(count)]


def difference(cards: list[Lies], seats: int, seed: int) -> str:
    """What is otherwise under other numbers; "" for nothing."""
    stream = Stream(f"other numbers {seed}")
    numbers = exchanged(stream, len(cards))
    duel, twin = laid(cards, seats=seats), laid(cards, numbers, seats=seats)
    here, there = Names(), Names([numbers.index(number) for number in range(len(cards))])
    read = 0
    for place in range(ANSWERS):
        assert duel.journal is not None
        if shuffled_at_once(duel, read):
            break
        read = len(duel.journal)
        for what, one, two in (
            ("table", here.table(duel), there.table(twin)),
            ("events", here.events(duel), there.events(twin)),
            ("ask", here.meaning(duel.ask), there.meaning(twin.ask)),
        ):
            if one != two:
                return f"{what} after {place} answers: {parted(one, two)}"
        if duel.over:
            break
        order_alike(duel, here, twin, there)
        picks = random_picks(asked(duel), stream)
        translated = here.picks(asked(duel), picks, asked(twin), there)
        answer(duel, duel.serial, picks)
        answer(twin, twin.serial, translated)
    return ""


@pytest.mark.parametrize("group", range(GROUPS))
def test_numbers_decide_nothing(group: int) -> None:
    """Asks, zones and events are the same under the other names, answer by answer."""
    played = 0
    for seed in range(group, how_many(24, 2_000), GROUPS):
        seats = 4 if seed % 6 == 0 else 2
        cards = with_one_field(strewn(Stream(f"numbers {seed}"), seats))
        if not any(speaks_of_zones(lies.face) for lies in cards):
            assert difference(cards, seats, seed) == "", seed
            played += 1
    assert played, "a control: positions are played"


def test_a_card_that_minds_its_number_is_told() -> None:
    """A control: a monster whose player gains as many Life Points as its number says."""
    minding = crafted("Gemini Elf", ignition((GainLife(NumberOfItself(), YOU),)))
    plain = crafted("Gemini Elf", ignition((GainLife(Fixed(10), YOU),)))
    others = [Lies(printed_named("Kuriboh"), seat, zone) for seat in (0, 1) for zone in (DECK, DECK, DECK, HAND)]
    assert all(difference([Lies(plain, 0, MONSTERS), *others], 2, seed) == "" for seed in range(4))
    assert any(difference([Lies(minding, 0, MONSTERS), *others], 2, seed) for seed in range(4))
