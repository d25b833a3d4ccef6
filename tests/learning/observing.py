"""Episodes of duels for these tests, and observations as named columns."""

from __future__ import annotations

from array import array
from typing import Final

from spellspeed.kernel.atoms import keep_journal
from spellspeed.kernel.draws import Stream
from spellspeed.learning import columns
from spellspeed.learning.card_codes import codes_by_passcode
from spellspeed.learning.encoding.card_rows import CardRows
from spellspeed.learning.encoding.episode import Episode
from spellspeed.yugioh.duel.duel import Duel
from tests.properties.playing import bench_duel

CARD_ROWS: Final = CardRows(codes_by_passcode())
NAMES: Final = {
    "cards": columns.CARDS,
    "options": columns.OPTIONS,
    "globals": columns.GLOBALS,
    "chain": columns.CHAIN,
    "history": columns.HISTORY,
}
Named = dict[str, int]


def episode_of(duel: Duel) -> Episode:
    """An episode of a duel whose log begins now."""
    if duel.journal is None:
        keep_journal(duel, [])
    return Episode(duel, CARD_ROWS)


def bench_episode(seed: int, seats: int = 2) -> Episode:
    return episode_of(bench_duel(seed, seats=seats))


def observed(episode: Episode, seat: int) -> array[int]:
    """What a seat sees now."""
    out = array("h", bytes(2 * columns.size_of(episode.duel.seats)))
    episode.observe(seat, out)
    return out


def named(observation: array[int], seats: int, name: str) -> list[Named]:
    """The rows of one of the arrays, each by its columns; rows of nothing at the end are left out."""
    begins, rows, width = columns.layout(seats)[name]
    found = [
        dict(zip(NAMES[name], observation[begins + row * width : begins + (row + 1) * width], strict=True))
        for row in range(rows)
    ]
    while found and not any(found[-1].values()):
        found.pop()
    return found


def legal(episode: Episode) -> list[int]:
    """The legal actions."""
    return [action for action, allowed in enumerate(episode.mask()) if allowed]


def act(episode: Episode, stream: Stream) -> int:
    """Take a legal action by chance; which one."""
    actions = legal(episode)
    action = actions[stream.below(len(actions))]
    episode.step(action)
    return action
