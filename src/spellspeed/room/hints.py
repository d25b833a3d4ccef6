"""Hints in a room: what looking ahead says of each answer, for a person who plays against bots alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.kernel.game import Plain
from spellspeed.room.record import Record
from spellspeed.room.refused import Refused
from spellspeed.room.thoughts import Thought, WeighedAnswer
from spellspeed.session.session import LOOKING_AHEAD

WORLDS: Final = 100
"""As many worlds are imagined for a hint."""
MOST_TOLD: Final = 8
"""Answers of which a hint tells, the best first."""


def hint_wanted(record: Record, place: int) -> Thought:
    """What has to be thought about for a hint; the bot sees what the seat sees. Raises Refused: who is not asked gets none, nor who has persons
    beside or against him, nor anybody in a game whose bots do not look ahead."""
    game = record.game
    if game is None or game.ask is None or record.asked() != place:
        raise Refused("not_now", "not asked")
    if record.settings.persons != (place,):
        raise Refused("not_now", "hints among persons")
    if not game.hosting.game.thinkers:
        raise Refused("not_now", "no hints")
    return Thought(
        record.moment(), game.start, tuple(game.recorder.answers), game.ask.seat, f"{LOOKING_AHEAD}:{WORLDS}"
    )


def hint_told(meanings: Sequence[str], weighed: Sequence[WeighedAnswer]) -> list[Plain]:
    """Answers as a client knows them: `picks` are places in its options, which have these meanings."""
    places = {meaning: place for place, meaning in enumerate(meanings)}
    return [
        {"picks": [places[meaning] for meaning in each.picks], "share": round(each.share, 3), "worlds": each.worlds}
        for each in weighed[:MOST_TOLD]
    ]
