"""What a viewer calls a card by: opaque, its own for each viewer, and only as long as the card stays where it is."""

from __future__ import annotations

from base64 import b32encode
from hashlib import blake2b
from typing import Final

BYTES: Final = 5
"""Forty bits: eight characters."""


class Tags:
    """The tags of one viewer. `key` is a secret of the table that is never shown; nothing else has to be kept.

    A tag is made of the viewer and a binding (a card in one stay at one place), so that it does not follow a card into hiding and two
    viewers cannot compare theirs. Who may have one is for the game to say: a card that a viewer cannot follow has none.
    """

    def __init__(self, key: bytes, viewer: int) -> None:
        self.key: Final = key
        self.viewer: Final = viewer
        self._made: dict[tuple[int, int], str] = {}

    def of(self, binding: int, ask: int = -1) -> str:
        """The tag of a binding; with the number of an ask one that is good for that ask alone."""
        found = self._made.get((binding, ask))
        if found is None:
            text = f"{self.viewer} {binding} {ask}".encode()
            made = blake2b(text, digest_size=BYTES, key=self.key).digest()
            found = self._made[binding, ask] = b32encode(made).decode("ascii").lower()
        return found
