"""What a room refuses."""

from __future__ import annotations

from typing import Final

from spellspeed.languages.worded import Worded


class Refused(Worded):
    """A room does not do what was asked; nothing has changed. `code` is one of the protocol's, `key` the sentence in the catalogs."""

    section = "room refusals"

    def __init__(self, code: str, key: str, /, **parts: object) -> None:
        super().__init__(key, **parts)
        self.code: Final = code
