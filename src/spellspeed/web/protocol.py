"""Protocol 1: every message between a client and a room, as types (what they are made of: web/shown.py). The schema files are
made from them (web/schemas.py).

`t` names the type of a message. Fields that a reader does not know are passed over, so that new ones can be added (`MINOR` rises); a change
of meaning is a new protocol under a new path. Nothing here has a field for a seed, for a salt before its time, for another seat's deck or ask.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from spellspeed.web.shown import Ask, ClockOf, Event, Here, Parts, SeatShown, Waiting

LONGEST_TEXT: Final = 200
"""Characters of a typed move, a name of a card, a language."""
MOST_PICKS: Final = 200


Word = Annotated[str, Meta(max_length=LONGEST_TEXT)]
"""A text of a client."""
Picks = Annotated[list[int], Meta(max_length=MOST_PICKS)]
"""Places of options, or passcodes."""


class FromClient(Struct, tag_field="t", forbid_unknown_fields=False, kw_only=True):
    """A message of a client. `id` is the client's own name for it, which its answer repeats."""

    id: Word = ""


class Hello(FromClient, tag="hello"):
    """The first message. Without a token one looks on. `epoch` and `since` (the last step seen) only where a connection is taken up again."""

    token: Word = ""
    language: Word = "en"
    epoch: Word = ""
    since: int = -1


class Answer(FromClient, tag="answer"):
    """An answer: the number of the ask and places in its options, as they were sent to this viewer."""

    ask: int
    picks: Picks


class Try(FromClient, tag="try"):
    """What can still be picked beside these, where an ask wants sums or different cards."""

    ask: int
    picks: Picks


class Typed(FromClient, tag="typed"):
    """A move as words: "summon sangan", "attack kycoo", "why trap hole", "hand"."""

    text: Word
    ask: int = -1


class Why(FromClient, tag="why"):
    """Why something cannot be done, by the words that the terminal understands, or by the id of a card and a verb."""

    card: Word = ""
    verb: Word = ""
    text: Word = ""


class Hint(FromClient, tag="hint"):
    """What looking ahead says of the answers to the open ask; for who plays against bots alone."""


class Say(FromClient, tag="say"):
    """One of the phrases that everybody hears."""

    phrase: Literal["hello", "good_luck", "one_moment", "thanks", "sorry", "well_played", "good_game", "bye"]


class Point(FromClient, tag="point"):
    """The partner of a team is shown a card, by the id that the sender knows it by."""

    card: Word


class PassingSet(FromClient, tag="passing"):
    """When the seat is passed over: `mode` auto, on or off; `stops` such as ["opponent", "end"]; `hold`: the next window is asked."""

    mode: Word = ""
    stops: list[list[str]] | UnsetType = UNSET
    hold: bool = False


class Offer(FromClient, tag="offer"):
    """Something that the others have to agree to."""

    what: Literal["draw", "back", "rematch"]


class Accept(FromClient, tag="accept"):
    """Yes to an offer."""

    what: Literal["draw", "back", "rematch"]


class Decline(FromClient, tag="decline"):
    """No to an offer."""

    what: Literal["draw", "back", "rematch"]


class Surrender(FromClient, tag="surrender"):
    """The seat gives up."""


class Claim(FromClient, tag="claim"):
    """The others are away for too long: the duel is claimed, or a draw."""

    what: Literal["win", "draw"]


class SaltHash(FromClient, tag="salt_hash"):
    """The SHA-256 of the seat's salt, as 64 hex digits."""

    hash: Word


class Salt(FromClient, tag="salt"):
    """The salt, as hex digits, once the hashes of all seats are there."""

    salt: Word


class Exchange(FromClient, tag="exchange"):
    """Between the duels of a match: passcodes out of the deck and as many into it from the Side Deck; `done` ends the own exchange."""

    out: Picks = []
    into: Picks = []
    done: bool = False


class Begin(FromClient, tag="begin"):
    """Who may choose says whether its side goes first."""

    first: bool


class LogBefore(FromClient, tag="log"):
    """Lines of the log before a place of it."""

    before: int


class Ping(FromClient, tag="ping"):
    """Is anybody there?"""

    k: int = 0


ClientMessage = (
    Hello | Answer | Try | Typed | Why | Hint | Say | Point | PassingSet | Offer | Accept | Decline | Surrender | Claim | SaltHash | Salt
    | Exchange | Begin | LogBefore | Ping
)  # fmt: skip


class ToClient(Struct, tag_field="t", kw_only=True, omit_defaults=True):
    """A message of the server."""


class Welcome(ToClient, tag="welcome"):
    """The answer to the first message."""

    protocol: int
    minor: int
    build: str
    room: str
    game: str
    seat: int | None
    epoch: str
    settings: dict[str, Any]
    seats: list[SeatShown]
    state: str
    commit: str = ""
    passing: dict[str, Any] = {}
    """When the viewer's seat is passed over: `mode`, `stops`, `hold` as in the message of that name; empty for somebody who looks on."""


class Snapshot(ToClient, tag="snapshot"):
    """Everything that the viewer sees now. `log_kinds` are the words of the events that the lines of the log tell (`e`), one for each."""

    seq: int
    parts: Parts
    faces: dict[str, Any] = {}
    log: list[str] = []
    log_kinds: list[str] = []
    log_from: int = 0
    ask: Ask | None = None
    waiting: Waiting | None = None
    clock: dict[str, ClockOf] = {}
    match: dict[str, Any] = {}


class Step(ToClient, tag="step"):
    """One settled moment: what happened, the parts that are other than before, what is asked now. `back`: the duel went back to an earlier
    moment, and the parts are all of them."""

    seq: int
    at: int
    events: list[Event] = []
    parts: Parts = {}
    faces: dict[str, Any] = {}
    ask: Ask | None = None
    waiting: Waiting | None = None
    clock: dict[str, ClockOf] = {}
    back: bool = False


class Ack(ToClient, tag="ack"):
    """What was sent is stored. It comes before the step that follows from it."""

    id: str
    ask: int = -1


class Refused(ToClient, tag="error"):
    """What was sent is refused; nothing has changed. `ask` is the open ask of the viewer, where there is one."""

    id: str
    code: str
    say: str
    ask: int = -1


class Possible(ToClient, tag="possible"):
    """The places that can be picked beside those tried, and whether those are an answer already."""

    id: str
    more: list[int]
    complete: bool


class Said(ToClient, tag="said"):
    """What is told to a typed line that was no move."""

    id: str
    lines: list[str]


class Reason(Struct, omit_defaults=True):
    """One reason: the rule and what it says here."""

    say: str
    rule: str = ""


class Reasons(ToClient, tag="reasons"):
    """Why something cannot be done, the best reason first."""

    id: str
    reasons: list[Reason]


class Hinted(Struct, omit_defaults=True):
    """One answer: the places of its options, the share of imagined worlds that the seat wins after it (0 to 1), and how many were tried (0:
    there is no other answer)."""

    picks: list[int]
    share: float
    worlds: int


class HintTold(ToClient, tag="hint"):
    """The answers to an ask as looking ahead weighs them: what the bot would answer, then the others, the best first."""

    id: str
    ask: int
    answers: list[Hinted]


class Spoken(ToClient, tag="spoken"):
    """Somebody says a phrase."""

    seat: int
    phrase: str


class Pointed(ToClient, tag="pointed"):
    """The partner at `seat` points at a card, by the id that this viewer knows it by."""

    seat: int
    id: str


class Presence(ToClient, tag="presence"):
    """Who is there."""

    seats: list[Here]
    watching: int = 0


class Seats(ToClient, tag="seats"):
    """Who sits where, and what the room does now: waiting, sealing, toss, siding, duel, over."""

    seats: list[SeatShown]
    state: str


class Sealing(ToClient, tag="sealing"):
    """The server's commitment (SHA-256), the hashes of all seats' lists, then the hashes of all salts, then the salts."""

    commit: str
    lists: list[str] = []
    hashes: list[str] = []
    salts: list[str] = []


class Offered(ToClient, tag="offered"):
    """An offer stands (`by` a seat), was taken or was declined."""

    what: str
    by: int
    state: Literal["open", "taken", "declined"]


class MatchShown(ToClient, tag="match"):
    """How a match stands between its duels: score, what is decided now, the own lists while cards are exchanged; `until` is when the time for
    that is over, in milliseconds as in `at`."""

    score: list[int]
    duels: int
    now: str
    chooser: int | None = None
    deck: list[int] = []
    side: list[int] = []
    done: list[bool] = []
    exchanged: list[int] = []
    until: int | None = None


class Over(ToClient, tag="over"):
    """The end of a duel, or of all that was to be played (`whole`): then the server's secret is shown."""

    winner: int | None
    reason: str
    line: str
    whole: bool
    secret: str = ""
    recording: str = ""


class LogLines(ToClient, tag="log"):
    """Lines of the log from a place on; `kinds` as in the snapshot."""

    id: str
    first: int
    lines: list[str]
    kinds: list[str] = []


class Pong(ToClient, tag="pong"):
    """Here I am; `at` is the room's time in milliseconds."""

    k: int
    at: int


class Bye(ToClient, tag="bye"):
    """The server closes: restart, slow, moved (`to`), fault, full. A client comes back after `retry_ms`."""

    code: Literal["restart", "slow", "moved", "fault", "full", "hello", "bad_message", "token"]
    retry_ms: int = 1000
    to: str = ""


ServerMessage = (
    Welcome | Snapshot | Step | Ack | Refused | Possible | Said | Reasons | HintTold | Spoken | Pointed | Presence | Seats | Sealing | Offered
    | MatchShown | Over | LogLines | Pong | Bye
)  # fmt: skip

ERROR_CODES: Final = (
    "bad_message", "too_large", "too_slow", "too_fast", "no_such_room", "not_your_seat", "stale_ask", "illegal_picks", "not_now", "unavailable",
    "fault",
)  # fmt: skip
