"""A thin door to a shared library with the other engine's public C interface, version 11.

Where the library, its scripts and its card databases lie comes from the environment (README.md). Nothing of it is kept here.
"""

from __future__ import annotations

import ctypes
import struct
from ctypes import POINTER, Structure, c_char_p, c_int, c_int32, c_uint8, c_uint16, c_uint32, c_uint64, c_void_p
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final

if TYPE_CHECKING:
    from ctypes import _Pointer

from tools.second_engine.catalogue import FILLER_CODE, MissingEngine, named_places, read_catalogue

DECK, HAND, MZONE, SZONE, GRAVE, REMOVED, EXTRA = 1, 2, 4, 8, 0x10, 0x20, 0x40
RULES_OF_THE_ERA: Final = (
    0x100 | 0x200 | 0x400 | 0x40000 | 0x10000 | 0x80000  # the first master rules
    | 0x4 | 0x8 | 0x20 | 0x8000000 | 0x10000000 | 0x20000000 | 0x40000000 | 0x80000000
    | 0x100000000 | 0x200000000 | 0x400000000
)  # fmt: skip
"""The switches of the other engine that are nearest to April 2005."""

M: Final = {
    "RETRY": 1, "WIN": 5, "BATTLECMD": 10, "IDLECMD": 11, "EFFECTYN": 12, "YESNO": 13, "OPTION": 14, "CARD": 15, "CHAIN": 16, "PLACE": 18,
    "POSITION": 19, "TRIBUTE": 20, "SORT_CHAIN": 21, "COUNTER": 22, "SUM": 23, "DISFIELD": 24, "SORT_CARD": 25, "UNSELECT": 26,
    "NEW_TURN": 40, "NEW_PHASE": 41, "CHAINING": 70, "RPS": 132, "RACE": 140, "ATTRIB": 141, "CARDNAME": 142, "NUMBER": 143,
}  # fmt: skip
"""Its messages by name."""
NAME: Final = {number: name for name, number in M.items()}
NO_ASKS: Final = ("RETRY", "WIN", "NEW_TURN", "NEW_PHASE", "CHAINING")
ASKS: Final = frozenset(number for name, number in M.items() if name not in NO_ASKS)

Q_CODE, Q_POSITION, Q_TYPE, Q_LEVEL, Q_ATTRIBUTE, Q_RACE, Q_ATK, Q_DEF = 1, 2, 8, 0x10, 0x40, 0x80, 0x100, 0x200
Q_COUNTERS, Q_OWNER, Q_STATUS, Q_COVER, Q_END = 0x20000, 0x40000, 0x80000, 0x2000000, 0x80000000
ANSWERED: Final[dict[int, tuple[str, str]]] = {
    Q_CODE: ("code", "<I"), Q_POSITION: ("pos", "<I"), Q_TYPE: ("type", "<I"), Q_LEVEL: ("level", "<I"), Q_ATTRIBUTE: ("attribute", "<I"),
    Q_RACE: ("race", "<Q"), Q_ATK: ("atk", "<i"), Q_DEF: ("dfn", "<i"), Q_OWNER: ("owner", "<B"), Q_STATUS: ("status", "<I"),
    Q_COVER: ("uid", "<I"),
}  # fmt: skip
"""What is asked of a card: the attribute of PeerCard that it fills, and how it is packed."""
Q_ALL: Final = sum(ANSWERED) | Q_COUNTERS
ENOUGH: Final = 10_000


class CardData(Structure):
    """A card as the other engine reads it."""

    _fields_: ClassVar = [
        ("code", c_uint32), ("alias", c_uint32), ("setcodes", POINTER(c_uint16)), ("type", c_uint32), ("level", c_uint32),
        ("attribute", c_uint32), ("race", c_uint64), ("attack", c_int32), ("defense", c_int32), ("lscale", c_uint32),
        ("rscale", c_uint32), ("link", c_uint32),
    ]  # fmt: skip


class Player(Structure):
    """What a player begins with."""

    _fields_: ClassVar = [("lp", c_uint32), ("start", c_uint32), ("draw", c_uint32)]


READER: Final = ctypes.CFUNCTYPE(None, c_void_p, c_uint32, POINTER(CardData))
SCRIPT: Final = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p, c_char_p)
LOG: Final = ctypes.CFUNCTYPE(None, c_void_p, c_char_p, c_int)
DONE: Final = ctypes.CFUNCTYPE(None, c_void_p, POINTER(CardData))


class Options(Structure):
    """How a duel is made."""

    _fields_: ClassVar = [
        ("seed", c_uint64 * 4), ("flags", c_uint64), ("team1", Player), ("team2", Player), ("reader", READER), ("p1", c_void_p),
        ("script", SCRIPT), ("p2", c_void_p), ("log", LOG), ("p3", c_void_p), ("done", DONE), ("p4", c_void_p), ("unsafe", c_uint8),
    ]  # fmt: skip


class Query(Structure):
    """A question about the cards of a place."""

    _fields_: ClassVar = [
        ("flags", c_uint32), ("con", c_uint8), ("loc", c_uint32), ("seq", c_uint32), ("overlay", c_uint32),
    ]  # fmt: skip


@dataclass
class PeerCard:
    """A card as the peer has it now."""

    uid: int
    code: int
    con: int
    loc: int
    seq: int
    pos: int = 0
    atk: int = 0
    dfn: int = 0
    level: int = 0
    owner: int = 0
    status: int = 0
    type: int = 0
    attribute: int = 0
    race: int = 0
    counters: dict[int, int] = field(default_factory=dict)


class Library:
    """The library with its cards and scripts, loaded once. Raises MissingEngine."""

    def __init__(self) -> None:
        (library, *_), self.folders = named_places("PEER_LIB"), named_places("PEER_SCRIPTS")
        self.catalogue: Final = read_catalogue(named_places("PEER_CARDS"))
        try:
            self.lib: Final = ctypes.CDLL(str(library))
            self.declare_interface()
        except (OSError, AttributeError) as wrong:
            raise MissingEngine(f"PEER_LIB names no library with its interface ({wrong})") from wrong
        for name in ("constant.lua", "utility.lua"):
            if not any((folder / name).is_file() for folder in self.folders):
                raise MissingEngine(f"no folder of PEER_SCRIPTS holds {name}")
        self.scripts: Final[dict[str, bytes | None]] = {}
        self.sets: Final[dict[int, ctypes.Array[c_uint16]]] = {}
        self.reader: Final = READER(self.read)
        self.script: Final = SCRIPT(self.load)
        self.logger: Final = LOG(self.note)
        self.done: Final = DONE(no_more)
        self.log: Final[list[str]] = []

    def declare_interface(self) -> None:
        """What its functions take and give."""
        for name in ("OCG_DuelGetMessage", "OCG_DuelQueryLocation", "OCG_DuelQueryField"):
            self.function(name).restype = c_void_p
        for name in ("OCG_DuelProcess", "OCG_StartDuel", "OCG_DestroyDuel"):
            self.function(name).argtypes = [c_void_p]
        self.function("OCG_DuelGetMessage").argtypes = [c_void_p, POINTER(c_uint32)]
        self.function("OCG_DuelSetResponse").argtypes = [c_void_p, c_char_p, c_uint32]
        self.function("OCG_LoadScript").argtypes = [c_void_p, c_char_p, c_uint32, c_char_p]
        self.function("OCG_DuelQueryLocation").argtypes = [
            c_void_p,
            POINTER(c_uint32),
            POINTER(Query),
        ]
        self.function("OCG_DuelQueryField").argtypes = [c_void_p, POINTER(c_uint32)]

    def function(self, name: str) -> Any:
        """A function of the library: what it gives is whatever its interface says."""
        return getattr(self.lib, name)

    def read(self, _: int, code: int, out: _Pointer[CardData]) -> None:
        """Called by the library: fills in a card."""
        card = out.contents
        row = self.catalogue.rows.get(code)
        ctypes.memset(out, 0, ctypes.sizeof(CardData))
        if row is None:
            if code == FILLER_CODE:
                card.code, card.type = code, 0x10
            return
        if code not in self.sets:
            words, value = [], row[2] & 0xFFFFFFFFFFFFFFFF
            while value:
                if value & 0xFFFF:
                    words.append(value & 0xFFFF)
                value >>= 16
            self.sets[code] = (c_uint16 * (len(words) + 1))(*words, 0)
        card.code, card.alias, card.type = row[0], row[1], row[3]
        card.setcodes = ctypes.cast(self.sets[code], POINTER(c_uint16))
        card.level, card.attribute, card.race, card.attack, card.defense = row[4] & 0xFF, row[5], row[6], row[7], row[8]

    def text(self, name: str) -> bytes | None:
        """A script, from the first folder that has it."""
        name = name.rsplit("/", 1)[-1]
        if name not in self.scripts:
            places = [folder / name for folder in self.folders]
            self.scripts[name] = next((place.read_bytes() for place in places if place.is_file()), None)
        return self.scripts[name]

    def load(self, _: int, duel: int, name: bytes) -> int:
        """Called by the library: hands it a script."""
        text = self.text(name.decode())
        return 0 if text is None else int(self.function("OCG_LoadScript")(duel, text, len(text), name))

    def note(self, _: int, text: bytes, kind: int) -> None:
        """Called by the library: a line of its log."""
        self.log.append(text.decode(errors="replace"))


def no_more(_: int, card: _Pointer[CardData]) -> None:
    """Called by the library when it has read a card."""


class Refused(Exception):
    """The peer does not take an answer."""


class Peer:
    """One duel of the peer."""

    def __init__(self, library: Library, flags: int = RULES_OF_THE_ERA, seed: int = 1) -> None:
        self.library: Final = library
        library.log.clear()
        options = Options()
        for i in range(4):
            options.seed[i] = seed + i
        options.flags = flags
        options.team1 = options.team2 = Player(8000, 0, 0)
        options.reader, options.script = library.reader, library.script
        options.log, options.done = library.logger, library.done
        self.duel: c_void_p = c_void_p()
        status = library.function("OCG_CreateDuel")(ctypes.byref(self.duel), ctypes.byref(options))
        if status:
            raise MissingEngine(f"its library makes no duel (status {status}): another version of the interface")
        for name in ("constant.lua", "utility.lua"):
            self.lua((library.text(name) or b"").decode(), name)
        self.ask: bytes | None = None
        self.over = False
        self.winner: int | None = None
        self.turn = 0
        self.phase = 0
        self.seen: Final[list[bytes]] = []

    def lua(self, text: str, name: str = "position") -> bool:
        """Load a script of our own."""
        raw = text.encode()
        return bool(self.library.function("OCG_LoadScript")(self.duel, raw, len(raw), name.encode()))

    def phase_now(self) -> int:
        """The phase, and in a Battle Phase the step, which its messages do not tell."""
        before = len(self.library.log)
        self.lua("Debug.Message(Duel.GetCurrentPhase())")
        said = self.library.log[before:]
        del self.library.log[before:]
        return int(said[-1]) if said and said[-1].isdigit() else self.phase

    def start(self) -> None:
        """Begin the duel."""
        self.library.function("OCG_StartDuel")(self.duel)

    def close(self) -> None:
        """Give the duel back."""
        if self.duel:
            self.library.function("OCG_DestroyDuel")(self.duel)
            self.duel = c_void_p()

    def go(self) -> None:
        """Go on to the next ask, or to the end of the duel. Raises Refused where the last answer was not taken."""
        for _ in range(ENOUGH):
            status = self.library.function("OCG_DuelProcess")(self.duel)
            self.ask = None
            for message in self.messages():
                self.hear(message)
            if status == 0:
                self.over = True
            if self.over or self.ask is not None:
                return
        raise RuntimeError("the peer does not come to an ask")

    def messages(self) -> list[bytes]:
        """What it has said since it was last asked."""
        raw, place, found = self.queried("OCG_DuelGetMessage"), 0, []
        while place < len(raw):
            (size,) = struct.unpack_from("<I", raw, place)
            found.append(raw[place + 4 : place + 4 + size])
            place += 4 + size
        return found

    def hear(self, message: bytes) -> None:
        """Keep what one message says."""
        kind = message[0]
        self.seen.append(message)
        if kind == M["RETRY"]:
            raise Refused("the peer refused the answer")
        if kind == M["NEW_TURN"]:
            self.turn += 1
        elif kind == M["NEW_PHASE"]:
            (self.phase,) = struct.unpack_from("<H", message, 1)
        elif kind == M["WIN"]:
            self.winner, self.over = message[1], True
        elif kind in ASKS:
            self.ask = message

    def answer(self, raw: bytes) -> None:
        """Answer the ask."""
        self.library.function("OCG_DuelSetResponse")(self.duel, raw, len(raw))

    def queried(self, name: str, *more: object) -> bytes:
        """What a function gives that writes a length and returns where the bytes lie."""
        length = c_uint32()
        at = self.library.function(name)(self.duel, ctypes.byref(length), *more)
        return ctypes.string_at(at, length.value) if length.value else b""

    def life(self) -> tuple[int, int]:
        """The Life Points of both players."""
        raw, place, found = self.queried("OCG_DuelQueryField"), 4, []
        for _ in range(2):
            found.append(struct.unpack_from("<i", raw, place)[0])
            place += 4
            for _slot in range(7 + 8):
                place += 6 if raw[place] else 1
            place += 24
        return found[0], found[1]

    def cards(self, con: int, loc: int) -> list[PeerCard]:
        """The cards of a place."""
        raw = self.queried("OCG_DuelQueryLocation", ctypes.byref(Query(Q_ALL, con, loc, 0, 0)))
        found, place, seq = [], 4, 0
        while place < len(raw):
            if struct.unpack_from("<H", raw, place)[0] == 0:
                place += 2
            else:
                card = PeerCard(0, 0, con, loc, seq)
                place = fill_in(card, raw, place)
                found.append(card)
            seq += 1
        return found


def fill_in(card: PeerCard, raw: bytes, place: int) -> int:
    """Read what is said of one card, and return where the next one begins."""
    while True:
        size, what = struct.unpack_from("<HI", raw, place)
        body = raw[place + 6 : place + 2 + size]
        place += 2 + size
        if what == Q_END:
            return place
        if what in ANSWERED:
            name, shape = ANSWERED[what]
            setattr(card, name, struct.unpack_from(shape, body)[0])
        elif what == Q_COUNTERS:
            (count,) = struct.unpack_from("<I", body)
            for i in range(count):
                (value,) = struct.unpack_from("<I", body, 4 + 4 * i)
                card.counters[value & 0xFFFF] = value >> 16
