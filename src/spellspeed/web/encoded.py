"""What a room tells, as bytes: written once for all who are told the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from spellspeed.kernel.game import Plain
from spellspeed.room.boards import ANY, Frame

WRITE: Final = msgspec.json.Encoder()


class Encoded:
    """A frame on its way to several connections. Those that read the same language and lack the same faces are sent the same bytes."""

    def __init__(self, frame: Frame) -> None:
        self.frame: Final = frame
        self.written: Final[dict[tuple[str, frozenset[int]], bytes]] = {}

    def for_reader(self, language: str, new: frozenset[int], whole: Callable[[Plain], Plain]) -> bytes:
        """The message in a language; `whole` adds to it the faces of the cards that are `new` to its reader."""
        key = (ANY if ANY in self.frame.messages and not new else language, new)
        held = self.written.get(key)
        if held is None:
            held = self.written[key] = WRITE.encode(whole(self.frame.plain(language)))
        return held
