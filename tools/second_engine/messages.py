"""The asks of the peer in words."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import Final

from tools.second_engine.library import MZONE, NAME, SZONE

TRIGGER_TEXT, TRIGGER_COUNT = 221, 0x7F
"""By these numbers the peer's ask says that it is about triggers."""
Place = tuple[int, int, int]
"""Whose card, in which place, the how many-th."""


@dataclass
class Offer:
    """One thing that the peer offers: a verb, the card, what else it says, and the bytes that answer it."""

    verb: str
    card: Place | None
    code: int
    extra: int
    raw: bytes


@dataclass
class Request:
    """An ask of the peer, decoded."""

    kind: str
    player: int
    offers: list[Offer]
    least: int = 1
    most: int = 1
    forced: bool = False
    code: int = 0
    text: int = 0
    flag: int = 0
    values: list[int] = field(default_factory=list)
    finishable: bool = False
    cancelable: bool = False
    about: Place | None = None
    triggers: bool = False
    """Is it about triggers that were met?"""


def i32(value: int) -> bytes:
    """A number as an answer."""
    return struct.pack("<i", value)


def picks(indexes: list[int]) -> bytes:
    """Cards as an answer, by their places in what was offered."""
    return struct.pack("<iI", 0, len(indexes)) + b"".join(struct.pack("<I", i) for i in indexes)


class Cursor:
    """Reads a message from its second byte on."""

    def __init__(self, raw: bytes) -> None:
        self.raw: Final = raw
        self.place = 1

    def take(self, shape: str) -> int:
        """The next number of this shape."""
        (value,) = struct.unpack_from("<" + shape, self.raw, self.place)
        self.place += struct.calcsize("<" + shape)
        return int(value)

    def several(self, *shapes: str) -> tuple[int, ...]:
        """The next numbers of these shapes."""
        return tuple([self.take(shape) for shape in shapes])

    def loc(self) -> Place:
        """The place of a card; how it lies there is passed over."""
        con, loc, seq, _ = self.several("B", "B", "I", "I")
        return con, loc, seq


def read_main_phase(c: Cursor, r: Request) -> None:
    """A free decision in a Main Phase."""
    for number, verb in enumerate(("summon", "special", "repos", "mset", "sset")):
        for i in range(c.take("I")):
            code, con, loc, seq = c.several("I", "B", "B", "B" if verb == "repos" else "I")
            r.offers.append(Offer(verb, (con, loc, seq), code, 0, i32(number | i << 16)))
    read_activations(c, r, 5)
    for verb, number in (("battle", 6), ("end", 7)):
        if c.take("B"):
            r.offers.append(Offer(verb, None, 0, 0, i32(number)))


def read_activations(c: Cursor, r: Request, number: int) -> None:
    """What may be activated at a free decision."""
    for i in range(c.take("I")):
        code, con, loc, seq, text, _ = c.several("I", "B", "B", "I", "Q", "B")
        r.offers.append(Offer("activate", (con, loc, seq), code, text, i32(number | i << 16)))


def read_battle_phase(c: Cursor, r: Request) -> None:
    """A free decision in a Battle Phase."""
    read_activations(c, r, 0)
    for i in range(c.take("I")):
        code, con, loc, seq, direct = c.several("I", "B", "B", "B", "B")
        r.offers.append(Offer("attack", (con, loc, seq), code, direct, i32(1 | i << 16)))
    for verb, number in (("main2", 2), ("end", 3)):
        if c.take("B"):
            r.offers.append(Offer(verb, None, 0, 0, i32(number)))


def read_yes_no(c: Cursor, r: Request) -> None:
    """Whether an effect is used."""
    r.code = c.take("I")
    r.about = c.loc()
    r.text = c.take("Q")
    r.triggers = r.text == TRIGGER_TEXT


def read_question(c: Cursor, r: Request) -> None:
    """Yes or no."""
    r.text = c.take("Q")


def read_values(c: Cursor, r: Request) -> None:
    """One of some values."""
    r.values = [c.take("Q") for _ in range(c.take("B"))]


def read_cards(c: Cursor, r: Request) -> None:
    """So many of these cards."""
    r.cancelable = bool(c.take("B"))
    r.least, r.most = c.several("I", "I")
    for i in range(c.take("I")):
        code = c.take("I")
        r.offers.append(Offer("card", c.loc(), code, i, b""))


def read_tributes(c: Cursor, r: Request) -> None:
    """Cards to Tribute."""
    r.cancelable = bool(c.take("B"))
    r.least, r.most = c.several("I", "I")
    for i in range(c.take("I")):
        code, con, loc, seq, worth = c.several("I", "B", "B", "I", "B")
        r.offers.append(Offer("card", (con, loc, seq), code, i, bytes([worth])))


def read_sum(c: Cursor, r: Request) -> None:
    """Cards that make a sum together."""
    r.finishable = bool(c.take("B"))
    r.text, r.least, r.most = c.several("I", "I", "I")
    for _ in range(c.take("I")):
        c.take("I")
        c.loc()
        c.take("I")
    for i in range(c.take("I")):
        code, place, worth = c.take("I"), c.loc(), c.take("I")
        r.offers.append(Offer("card", place, code, i, struct.pack("<I", worth)))


def read_one_by_one(c: Cursor, r: Request) -> None:
    """Cards one after the other."""
    r.finishable, r.cancelable = bool(c.take("B")), bool(c.take("B"))
    r.least, r.most = c.several("I", "I")
    for i in range(c.take("I")):
        code = c.take("I")
        r.offers.append(Offer("card", c.loc(), code, i, struct.pack("<ii", 1, i)))


def read_chain(c: Cursor, r: Request) -> None:
    """What may be added to a Chain."""
    r.triggers = c.take("B") == TRIGGER_COUNT
    r.forced = bool(c.take("B"))
    c.several("I", "I")
    for i in range(c.take("I")):
        code, place, text, _ = c.take("I"), c.loc(), c.take("Q"), c.take("B")
        r.offers.append(Offer("activate", place, code, text, i32(i)))


def read_places(c: Cursor, r: Request) -> None:
    """Zones."""
    r.least, r.flag = c.several("B", "I")
    for bit in range(32):
        con, low = r.player ^ (bit >> 4), bit & 15
        if r.flag >> bit & 1 or low == 7:
            continue
        place = (con, MZONE, low) if low < 7 else (con, SZONE, low - 8)
        r.offers.append(Offer("place", place, 0, 0, bytes(place)))


def read_position(c: Cursor, r: Request) -> None:
    """Attack or Defense Position."""
    r.code, r.flag = c.several("I", "B")


def read_order(c: Cursor, r: Request) -> None:
    """An order of cards."""
    for i in range(c.take("I")):
        code, con, loc, seq = c.several("I", "B", "I", "I")
        r.offers.append(Offer("card", (con, loc, seq), code, i, b""))


def read_counters(c: Cursor, r: Request) -> None:
    """Counters of some cards."""
    r.text, r.least = c.several("H", "H")
    for _ in range(c.take("I")):
        code, con, loc, seq, held = c.several("I", "B", "B", "B", "H")
        r.offers.append(Offer("card", (con, loc, seq), code, held, b""))


def read_types(c: Cursor, r: Request) -> None:
    """Types."""
    r.least, r.flag = c.several("B", "Q")


def read_attributes(c: Cursor, r: Request) -> None:
    """Attributes."""
    r.least, r.flag = c.several("B", "I")


READERS: Final = {
    "IDLECMD": read_main_phase,
    "BATTLECMD": read_battle_phase,
    "EFFECTYN": read_yes_no,
    "YESNO": read_question,
    "OPTION": read_values,
    "NUMBER": read_values,
    "CARDNAME": read_values,
    "CARD": read_cards,
    "TRIBUTE": read_tributes,
    "SUM": read_sum,
    "UNSELECT": read_one_by_one,
    "CHAIN": read_chain,
    "PLACE": read_places,
    "DISFIELD": read_places,
    "POSITION": read_position,
    "SORT_CARD": read_order,
    "SORT_CHAIN": read_order,
    "COUNTER": read_counters,
    "RACE": read_types,
    "ATTRIB": read_attributes,
}


def decode(raw: bytes) -> Request:
    """An ask in words."""
    kind, c = NAME[raw[0]], Cursor(raw)
    request = Request(kind, c.take("B"), [])
    if kind in READERS:
        READERS[kind](c, request)
    return request
