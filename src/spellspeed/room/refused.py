"""What a room refuses."""

from __future__ import annotations

from typing import Final

from spellspeed.languages.worded import Worded
from spellspeed.session.room_game import UnfitSettings


class Refused(Worded):
    """A room does not do what was asked; nothing has changed. `code` is one of the protocol's, `key` the sentence in the catalogs."""

    section = "room refusals"

    def __init__(self, code: str, key: str, /, **parts: object) -> None:
        super().__init__(key, **parts)
        self.code: Final = code


def wrong_setting(name: str, key: str, /, **parts: object) -> Refused:
    """The refusal of a value that cannot be: what it is called, and the sentence of the catalogs that says what is wrong with it."""
    return Refused("bad_message", "wrong setting", name=name, problem=UnfitSettings(key, **parts))
