"""What a room is to be: which game, how many seats and who sits there, clocks, spectators."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from spellspeed.errors import SpellspeedError
from spellspeed.games import GAMES, hosted
from spellspeed.kernel.game import Plain
from spellspeed.room.refused import Refused, wrong_setting

PERSON: Final = "person"
BOT: Final = "bot"
DUEL: Final = "duel"
MATCH: Final = "match"
DELAYS: Final = (0, 60, 300)
SHORTEST_BANK: Final = 10
LONGEST_BANK: Final = 7200
LONGEST_DECK: Final = 64_000
KEYS: Final = (
    "game", "kind", "seats", "own", "clock", "match_minutes", "spectators", "listed", "begins", "takeback", "fast_bots", "who",
)  # fmt: skip
TOLD_OUTSIDE: Final = (
    "game", "kind", "seats", "own", "clock", "match_minutes", "spectators", "listed", "begins", "takeback",
)  # fmt: skip
"""What may be told to whoever has nothing but the name of a room."""
BEGINS: Final = ("toss", "0", "1")
KINDS: Final[dict[type, str]] = {dict: "object", list: "list", bool: "truth", str: "text", int: "number"}
"""What a value of that kind is called in the catalogs."""


@dataclass(frozen=True, slots=True)
class Who:
    """Who is to sit at a seat: a person, or a bot with its deck."""

    kind: str = PERSON
    bot: str = ""
    deck: str = ""


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a seat, in seconds: what it begins with, and what each own turn adds."""

    bank: int
    increment: int


@dataclass(frozen=True, slots=True)
class Settings:
    """What a room is to be. `own` are the game's own settings, `match_minutes` those after which time is called in a match, `delay` the seconds by
    which spectators see everything later."""

    game: str = "yugioh"
    kind: str = DUEL
    seats: int = 2
    own: Plain = field(default_factory=dict)
    clock: Clock | None = None
    match_minutes: int | None = None
    watched: bool = True
    delay: int = 0
    listed: bool = False
    begins: str = "toss"
    takeback: bool = False
    fast_bots: bool = False
    who: tuple[Who, ...] = (Who(), Who())

    @property
    def persons(self) -> tuple[int, ...]:
        """The places at which persons sit, or are to sit."""
        return tuple(place for place, who in enumerate(self.who) if who.kind == PERSON)

    def as_plain(self) -> Plain:
        """As JSON; `settings_from` reads it."""
        return {
            "game": self.game,
            "kind": self.kind,
            "seats": self.seats,
            "own": self.own,
            "clock": None if self.clock is None else {"bank": self.clock.bank, "increment": self.clock.increment},
            "match_minutes": self.match_minutes,
            "spectators": {"allowed": self.watched, "delay": self.delay},
            "listed": self.listed,
            "begins": self.begins,
            "takeback": self.takeback,
            "fast_bots": self.fast_bots,
            "who": [{"kind": one.kind, "bot": one.bot, "deck": one.deck} for one in self.who],
        }

    def shown(self) -> Plain:
        """As everybody may see them: without the bots' decks."""
        plain = self.as_plain()
        for one in plain["who"]:
            del one["deck"]
        return plain

    def told_outside(self) -> Plain:
        """What somebody needs who may sit down or look on: what is played, and how. Nothing of who sits where."""
        plain = self.as_plain()
        return {key: plain[key] for key in TOLD_OUTSIDE}


def settings_from(found: Any, own_bots: Sequence[str] | None = ()) -> Settings:
    """The settings that somebody asks for, checked. `own_bots` are the bots of one's own (`module:Class`) that may sit in rooms; None,
    where a room is read that was checked when it was made. Raises Refused ("bad_message") that names the key."""
    if not isinstance(found, dict):
        raise Refused("bad_message", "no settings")
    unknown = [str(key)[:40] for key in found if key not in KEYS]
    if unknown:
        raise Refused("bad_message", "unknown setting", name=unknown[0], known=", ".join(KEYS))
    game = one_of(found, "game", tuple(GAMES), "yugioh")
    seats = one_of(found, "seats", (2, 4), 2)
    spectators = taken(found, "spectators", dict, {})
    own = taken(found, "own", dict, {})
    try:
        own = hosted()[game].checked({**own, "seats": seats, "kind": one_of(found, "kind", (DUEL, MATCH), DUEL)})
    except SpellspeedError as wrong:
        raise Refused("bad_message", "wrong setting", name="own", problem=wrong) from wrong
    settings = Settings(
        game,
        one_of(found, "kind", (DUEL, MATCH), DUEL),
        seats,
        own,
        clock_from(taken(found, "clock", dict, None)),
        number(found, "match_minutes", 1, 240),
        taken(spectators, "allowed", bool, True),
        one_of(spectators, "delay", DELAYS, 0),
        taken(found, "listed", bool, False),
        one_of(found, "begins", BEGINS, "toss"),
        taken(found, "takeback", bool, False),
        taken(found, "fast_bots", bool, False),
        who_from(taken(found, "who", list, [{}] * seats), seats, game, own_bots),
    )
    if not settings.persons:
        raise Refused("bad_message", "nobody plays")
    if settings.kind == DUEL and settings.match_minutes is not None:
        raise wrong_setting("match_minutes", "no match")
    return settings


def who_from(found: list[Any], seats: int, game: str, own_bots: Sequence[str] | None) -> tuple[Who, ...]:
    """Who is to sit where. Raises Refused."""
    if len(found) != seats:
        raise wrong_setting("who", "seats", number=len(found), seats=seats)
    sitting: list[Who] = []
    for one in found:
        if not isinstance(one, dict):
            raise wrong_setting("who", "who")
        kind = one_of(one, "kind", (PERSON, BOT), PERSON)
        deck = taken(one, "deck", str, "")
        if len(deck) > LONGEST_DECK:
            raise Refused("too_large", "long deck", most=LONGEST_DECK)
        bot = bot_from(one, game, own_bots) if kind == BOT else ""
        sitting.append(Who(kind, bot or ("sensible" if kind == BOT else ""), deck if kind == BOT else ""))
    return tuple(sitting)


def bot_from(found: Plain, game: str, own_bots: Sequence[str] | None) -> str:
    """The name of a bot. Raises Refused."""
    name = found.get("bot")
    if own_bots is None and type(name) is str and ":" in name:
        return name
    known = (*GAMES[game].bots, *GAMES[game].thinkers, *(own_bots or ()))
    chosen: str = one_of(found, "bot", (*known, ""), "")
    return chosen


def clock_from(found: Plain | None) -> Clock | None:
    """A clock. Raises Refused."""
    if found is None:
        return None
    bank, increment = number(found, "bank", SHORTEST_BANK, LONGEST_BANK), number(found, "increment", 0, 600)
    if bank is None:
        raise wrong_setting("clock", "bank", least=SHORTEST_BANK, most=LONGEST_BANK)
    return Clock(bank, increment or 0)


def taken(found: Plain, key: str, kind: type, default: Any) -> Any:
    """A setting of that kind, or its default where it is not there or null. Raises Refused."""
    value = found.get(key)
    if value is None:
        return default
    if type(value) is not kind:
        raise wrong_setting(key, "expected", kind=KINDS[kind])
    return value


def number(found: Plain, key: str, least: int, most: int) -> int | None:
    """A number within bounds, None where there is none. Raises Refused."""
    value = taken(found, key, int, None)
    if value is not None and not least <= value <= most:
        raise wrong_setting(key, "between", least=least, most=most)
    return None if value is None else int(value)


def one_of(found: Plain, key: str, known: tuple[Any, ...], default: Any) -> Any:
    """One of some values, or its default where it is not there. Raises Refused."""
    value = found.get(key)
    if value is None:
        return default
    if not any(type(value) is type(one) and value == one for one in known):
        listed = ", ".join(str(one) for one in known if one != "")
        raise wrong_setting(key, "one of", known=listed)
    return value
