"""YDKE links: a deck in one line, to be pasted into a chat.

    ydke://<Main Deck>!<Fusion Deck>!<Side Deck>!

Each part is base64 (of RFC 4648, with + and /) of the passcodes, each a number of 32 bits with the lowest byte first. A link has no name.
"""

from __future__ import annotations

import base64
import re
import struct
from typing import Final

from spellspeed.languages.worded import Key
from spellspeed.yugioh.cards.facts import UnknownCard
from spellspeed.yugioh.decks.deck import MOST_CARDS_IN_FILE, DeckError, DeckList, DeckTooLarge
from spellspeed.yugioh.decks.known_cards import KnownCards
from spellspeed.yugioh.decks.text import shortened

SCHEME: Final = "ydke://"
END: Final = "!"
PARTS: Final = ("Main Deck", "Fusion Deck", "Side Deck")
LINK_NAME: Final = "ydke"
"""What a deck is called that came by a link."""
NOT_BASE64: Final = re.compile(r"[^A-Za-z0-9+/=]")
BASE64: Final = re.compile(r"[A-Za-z0-9+/]*={0,2}")
BYTES: Final = 4
MOST_CHARACTERS: Final = MOST_CARDS_IN_FILE * BYTES * 4 // 3 + 20
"""Of a link with the most cards."""


class DeckLinkError(DeckError):
    """A ydke link is not as it must be: the message names the part, and the card or the place in it."""


def is_link(text: str) -> bool:
    """Whether a text is meant as a ydke link."""
    return text.strip().casefold().startswith(SCHEME)


def parse_ydke(link: str, name: str = LINK_NAME, known: KnownCards | None = None) -> DeckList:
    """The deck of a link; `name` is what it is called. Raises DeckLinkError."""
    cards = KnownCards() if known is None else known
    text = link.strip()
    if not is_link(text):
        raise DeckLinkError("no link", text=repr(shortened(text)), scheme=SCHEME)
    if len(text) > MOST_CHARACTERS:
        raise DeckTooLarge("too many cards", name=name, cards=len(text) * 3 // 16, most=MOST_CARDS_IN_FILE)
    parts = text[len(SCHEME) :].split(END)
    if len(parts) != len(PARTS) + 1 or parts[-1]:
        ends = text.count(END)
        after = repr(shortened(parts[-1])) if parts[-1] else None
        raise DeckLinkError("parts of a link", ends=ends, end=END, after=after)
    main, fusion, side = (passcodes_in(part, what, cards) for part, what in zip(parts, PARTS, strict=False))
    return DeckList(name, main, fusion, side)


def passcodes_in(part: str, what: str, known: KnownCards) -> tuple[int, ...]:
    """The passcodes of one part. Raises DeckLinkError."""
    content = decoded(part, what)
    if len(content) % BYTES:
        raise DeckLinkError("bytes of a link", part=Key(what), number=len(content), each=BYTES)
    codes: list[int] = []
    for place, (code,) in enumerate(struct.iter_unpack("<I", content), start=1):
        try:
            codes.append(known.passcode_of(code))
        except UnknownCard as unknown:
            raise DeckLinkError("card of a link", part=Key(what), place=place, problem=unknown) from unknown
    return tuple(codes)


def decoded(part: str, what: str) -> bytes:
    """The bytes of one part; = at its end may be left out. Raises DeckLinkError."""
    if (wrong := NOT_BASE64.search(part)) is not None:
        raise DeckLinkError("sign of a link", part=Key(what), place=wrong.start() + 1, sign=repr(wrong[0]))
    bare = part.rstrip("=")
    padded = bare + "=" * (-len(bare) % 4)
    if not BASE64.fullmatch(part) or (part != bare and part != padded) or len(bare) % 4 == 1:
        raise DeckLinkError("no base64", part=Key(what), number=len(part))
    content = base64.b64decode(padded)
    if base64.b64encode(content).decode("ascii") != padded:
        raise DeckLinkError("last sign of a link", part=Key(what))
    return content


def print_ydke(deck: DeckList) -> str:
    """The deck as a link. Its name has no place there; `parse_ydke` with that name reads the deck back equal."""
    return SCHEME + "".join(
        base64.b64encode(struct.pack(f"<{len(part)}I", *part)).decode("ascii") + END for part in deck.parts
    )
