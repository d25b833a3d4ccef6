"""The log accounts for everything (PUBLIC-1): who reads it alone knows the Life Points and where each public card went."""

from __future__ import annotations

from typing import Final

import pytest

from spellspeed.kernel.atoms import set_life
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.doing.moves import move
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.text.duel_log import LogWriter
from tests.properties.metamorphic.laid import Lies, laid, strewn
from tests.properties.playing import asked, how_many

GROUPS: Final = 4
ANSWERS: Final = 200
PUBLIC: Final = (t.MONSTERS, t.SPELLS, t.FIELD, t.GRAVEYARD, t.REMOVED)
ANNOUNCED: Final = (t.SPELLS, t.FIELD)
"""Zones in which a card lies face-up before its activation, with its targets and costs, is told."""


def places(duel: Duel) -> list[tuple[int, int]]:
    """Where each card lies, and on whose side."""
    return [(card.zone, card.controller) for card in duel.cards]


def untold(duel: Duel, log: LogWriter, before: list[tuple[int, int]], since: int) -> list[str]:
    """What has changed since an answer of which the log says nothing: Life Points, and cards that came to or left a public zone."""
    assert duel.journal is not None
    lines = log.told()
    found = [] if log.points == duel.life else [f"Life Points {duel.life}, told {log.points}"]
    told = {event.card for event in duel.journal[since:] if log.tells(event)}
    for number, (old, new) in enumerate(zip(before, places(duel), strict=False)):
        on_its_way = new[0] == t.SUMMONING or (new[0] in ANNOUNCED and old[0] in (t.HAND, *ANNOUNCED))
        if old != new and number not in told and (old[0] in PUBLIC or new[0] in PUBLIC) and not on_its_way:
            found.append(f"{duel.printed(number).name} from {old} to {new}; told: {[line for line, _ in lines]}")
    return found


@pytest.mark.parametrize("group", range(GROUPS))
def test_life_points_and_places_are_as_the_log_says(group: int) -> None:
    """Random positions of any cards, answered at random: after each answer the log has told what changed."""
    for seed in range(group, how_many(40, 2_000), GROUPS):
        stream = Stream(f"account {seed}")
        duel = laid(strewn(stream))
        log = LogWriter(duel, ["Ann", "Bob"])
        for _ in range(ANSWERS):
            if duel.over:
                break
            assert duel.journal is not None
            before, since = places(duel), len(duel.journal)
            answer(duel, duel.serial, random_picks(asked(duel), stream))
            assert untold(duel, log, before, since) == [], seed


def test_what_happens_in_silence_is_noticed() -> None:
    """A control: Life Points that nothing tells, and a card that leaves its zone without a word."""
    duel = laid([Lies(printed_named("Kuriboh"), seat, zone) for seat in (0, 1) for zone in (t.MONSTERS, t.DECK)])
    log = LogWriter(duel, ["Ann", "Bob"])
    before = places(duel)
    set_life(duel, 0, 7000)
    move(duel, 0, 0, t.GRAVEYARD)
    assert duel.journal is not None
    found = untold(duel, log, before, len(duel.journal))
    assert [each.partition(",")[0].partition(" from")[0] for each in found] == ["Life Points [7000", "Kuriboh"]
