"""What is asked and answered over HTTP, as types; the OpenAPI file is made from them (web/schemas.py)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from spellspeed.web.shown import SeatShown


class NewRoom(Struct, omit_defaults=True):
    """A room to be made. With a deck (a known name, or the text of a file) its maker sits down at `seat`, by default the first person's."""

    settings: dict[str, Any] = {}
    name: str = ""
    deck: str = ""
    seat: int | None = None


class RoomMade(Struct):
    """A room: the maker's token, and the token of each other person's seat, by its number. No other answer ever has a token."""

    room: str
    seat: int
    token: str
    invitations: dict[str, str]
    link: str
    commit: str


class SeatTaken(Struct, omit_defaults=True):
    """Somebody sits down, or changes name or deck. Without `seat` the one is taken that the token was made for."""

    token: str
    name: str
    deck: str
    seat: int | None = None


class Seated(Struct):
    """Where one sits."""

    room: str
    seat: int
    state: str


class RoomListed(Struct):
    """A listed room."""

    room: str
    state: str
    settings: dict[str, Any]
    seats: list[SeatShown]


class Lobby(Struct):
    """The listed rooms."""

    rooms: list[RoomListed]


class DeckText(Struct):
    """A deck in any of the formats of docs/decks.md."""

    text: str


class DeckRead(Struct):
    """A deck as passcodes, and what was noted when it was read."""

    name: str
    main: list[int]
    fusion: list[int]
    side: list[int]
    notes: list[str]


class DeckParts(Struct, omit_defaults=True):
    """A deck by passcodes."""

    main: list[int] = []
    fusion: list[int] = []
    side: list[int] = []
    name: str = ""


class DeckToWrite(Struct):
    """A deck and the format in which it is wanted."""

    deck: DeckParts
    format: str


class DeckToCheck(Struct, omit_defaults=True):
    """A deck, and the game's own settings under which it is to be played."""

    text: str
    settings: dict[str, Any] = {}


class DeckProblem(Struct):
    """What a format has against a deck, in words, by which rule, and the cards that it is about by name."""

    say: str
    rule: str
    cards: list[str]


class DeckChecked(Struct):
    """All that a format has against a deck; nothing where it may be played."""

    name: str
    problems: list[DeckProblem]


class HandAsked(Struct):
    """A Main Deck, some of its cards, all by passcode, and how many cards are drawn."""

    main: list[int]
    cards: list[int]
    hand: int


class HandTold(Struct):
    """In percent: that the hand holds each of the cards, any of them, all of them; and how many copies there are."""

    copies: list[int]
    each: list[float]
    any: float
    all: float


class AllCards(Struct):
    """Facts and texts of every card, and whether it is `playable`."""

    cards: list[dict[str, Any]]


class DeckFormats(Struct):
    """The format that a deck is named for, and those in which it may be played."""

    format: str
    legal_in: list[str]


class DeckTold(Struct):
    """Beside its formats what a deck does, in a sentence, and three cards that tell it from others, with facts and texts."""

    format: str
    legal_in: list[str]
    says: str
    faces: list[dict[str, Any]]


class Choices(Struct):
    """What a room and its decks can be chosen from, by name; `profiles` are the formats, `about` tells what each deck is legal in."""

    profiles: list[str]
    lists: list[str]
    pools: list[str]
    bots: list[str]
    decks: list[str]
    about: dict[str, DeckFormats]


class Faces(Struct):
    """Facts and texts of cards, by passcode."""

    faces: dict[str, Any]


class TurnMark(Struct):
    """The step at which a turn begins, and of which seat it is."""

    step: int
    turn: int
    seat: int


class LookingBack(Struct, omit_defaults=True):
    """The text of a recording, which of its duels, a step of it (none: the end), and the seat from which it is looked at: its number, -1 for
    what everybody saw, "open" for all hands."""

    recording: str
    duel: int = 0
    step: int | None = None
    seat: int | str = "open"


class GoingOn(Struct, omit_defaults=True):
    """A room that goes on from a step (none: the end) of a recorded duel: at `seat` sits who asks for it, at all others bots."""

    recording: str
    seat: int
    duel: int = 0
    step: int | None = None
    name: str = ""


class Marks(Struct):
    """The steps at which the turns of a recorded duel begin, and those at which something happens that everybody sees."""

    turns: list[TurnMark]
    moments: list[int]


class MarksAsked(Struct, omit_defaults=True):
    """The text of a recording, and which of its duels."""

    recording: str
    duel: int = 0


class LookedBack(Struct, omit_defaults=True):
    """How a duel stood at a step: the parts, all that was told, the events of the last answer, by which seat the
    next one is, and, where that seat is looked from, what it was asked and answered in words."""

    duels: int
    step: int
    steps: int
    names: list[str]
    parts: dict[str, Any]
    log: list[str]
    log_kinds: list[str]
    events: list[dict[str, Any]]
    answer: list[str]
    by: int
    faces: dict[str, Any]
    question: str = ""


class Rule(Struct):
    """What a rule says."""

    id: str
    statement: str


class Health(Struct):
    """Whether the server takes new rooms."""

    ok: bool


class RefusedBody(Struct):
    """What is refused: a code and a sentence."""

    code: str
    say: str
