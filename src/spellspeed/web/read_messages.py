"""Messages of clients as they are read; of one that is none, what its sender calls it."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from spellspeed.web import protocol as p

READ: Final = msgspec.json.Decoder(p.ClientMessage)


class Named(msgspec.Struct):
    """What is read of a message that is none: what its sender calls it."""

    id: Annotated[str, msgspec.Meta(max_length=p.LONGEST_TEXT)] = ""


NAME: Final = msgspec.json.Decoder(Named)


def name_in(text: str) -> str:
    """What the sender of a message that is none calls it; "" where it does not say."""
    try:
        return NAME.decode(text).id
    except (msgspec.DecodeError, ValueError, RecursionError):
        return ""
