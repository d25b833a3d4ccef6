"""A room on a server drawn on a screen: the board, what happened, who is there, the question with its numbers."""

from __future__ import annotations

from typing import Final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from spellspeed.cli.board import fitting
from spellspeed.cli.columns import choices_in, in_columns, too_many
from spellspeed.kernel.game import Choice
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.catalog import Catalog
from spellspeed.session.typed import vocabularies
from spellspeed.web import protocol as p
from spellspeed.web.seen import Seen
from spellspeed.yugioh.match.teams import ROLES
from spellspeed.yugioh.session.siding_lists import Lists, numbered_lists
from spellspeed.yugioh.views.picture import UNTOLD, Face, Picture, face_told

DUELS: Final = "yugioh"
"""The game of which a board can be drawn from what a server sends."""


class RemoteDrawing:
    """How what was sent of a room is shown. `notes` are the last things that were said, with their styles."""

    def __init__(self, seen: Seen, console: Console, words: Catalog) -> None:
        self.seen: Final = seen
        self.console: Final = console
        self.words: Final = words
        self.notes: Final[list[tuple[str, str]]] = []
        self.presence: p.Presence | None = None
        self.faces: Final[dict[int, Face]] = {}

    # Who and what

    def player(self, place: int) -> str:
        """Who sits at a place."""
        return self.seen.seats[place].name if place < len(self.seen.seats) else ""

    def side(self, side: int) -> str:
        """Who plays on a side."""
        return ", ".join(self.player(place) for place in range(side, len(self.seen.seats), 2))

    def face(self, code: int) -> Face:
        """What was told of a card."""
        if code not in self.faces and code in self.seen.faces:
            self.faces[code] = face_told(self.seen.faces[code])
        return self.faces.get(code, UNTOLD)

    def picture(self) -> Picture | None:
        """The duel as it was sent; None where there is none, or another game."""
        seen = self.seen
        if "turn" not in seen.parts or seen.welcome is None or seen.welcome.game != DUELS:
            return None
        seating: list[int] = seen.parts["seating"]
        names = [self.player(place) for place in seating]
        if len(names) > 2:
            names = [f"{role} {name}" for role, name in zip(ROLES, names, strict=True)]
        viewer = SPECTATOR if seen.seat is None else seating.index(seen.seat)
        return Picture(seen.parts, self.face, names, viewer)

    def choices(self) -> list[Choice]:
        """The choices of the open ask, numbered; copies of which nobody tells one from the other are one choice."""
        ask = self.seen.ask
        if ask is None:
            return []
        alike: dict[int, list[int]] = {}
        for place, option in enumerate(ask.options):
            alike.setdefault(option.same if option.same >= 0 else place, []).append(place)
        return [
            Choice(number, ask.options[first].label, tuple(places))
            for number, (first, places) in enumerate(alike.items(), start=1)
        ]

    # Lines

    def question(self) -> str:
        """The question of the open ask, with how many choices answer it."""
        ask = self.seen.ask
        if ask is None:
            return ""
        return f"{ask.question} ({ask.count})" if ask.count else ask.question

    def question_lines(self) -> list[str]:
        """The question and its choices, one a line."""
        choices = self.choices()
        listed = [f"{choice.number:>3}  {choice.words}" for choice in choices]
        return [self.question(), *(too_many(choices, vocabularies(self.words.language)[0]) or listed)]

    def clocks(self) -> str:
        """What is left on the clocks, and who looks on."""
        told = []
        for place, clock in sorted(self.seen.clock.items()):
            minutes, seconds = divmod(clock.left // 1000, 60)
            key = "running clock" if clock.runs else "clock"
            told.append(
                self.words.say("remote", key, player=self.player(int(place)), minutes=minutes, seconds=f"{seconds:02d}")
            )
        if self.presence is not None and self.presence.watching:
            told.append(self.words.say("remote", "watching", number=self.presence.watching))
        return "  ".join(told)

    def lists_shown(self, lists: Lists) -> list[str]:
        """Both lists of an exchange, numbered through, beside each other where there is room."""
        shown: list[str] = []
        for title, entries in (("your deck", lists.deck), ("your side deck", lists.side)):
            shown.append(self.words.say("match", title, number=sum(entry.copies for entry in entries)))
            told = [f"{entry.number:>3}  {entry.copies} {entry.name}" for entry in entries]
            shown += in_columns(told, 1, self.console.size.width) if self.console.is_terminal else told
        return [*shown, self.words.say("match", "how to side")]

    # The screen

    def draw(self, told: int, between: str) -> None:
        """The whole screen. `told`: how many lines of the log are known; `between`: what is asked where no duel is."""
        size = self.console.size
        picture = self.picture() if not between else None
        top: list[RenderableType] = []
        if picture is not None:
            top.append(fitting(picture, self.words.language, size.width, size.height))
        match, seat = self.seen.match, self.seen.seat
        if between and match is not None and match.now == "siding" and seat is not None and not match.done[seat]:
            top += [Text(line) for line in self.lists_shown(numbered_lists(match.deck, match.side))]
        clocks = self.clocks()
        if clocks and picture is not None:
            top.append(Text(clocks, style="dim", no_wrap=True, overflow="ellipsis"))
        bottom: list[tuple[str, str]] = [*self.notes]
        choices: list[Choice] = [] if between else self.choices()
        waiting = self.seen.waiting
        if between:
            bottom.append((between, "bold"))
        elif choices:
            bottom.append((self.question(), "bold"))
        elif waiting is not None and waiting.line:
            bottom.append((waiting.line, "bold"))
        news = self.seen.log[min(told, len(self.seen.log)) :] if picture is not None else []
        room = size.height - self.height_of(*top, *(Text(line) for line, _ in bottom)) - 1
        book = vocabularies(self.words.language)[0]
        columns = choices_in(choices, room - min(8, len(news) + 1), size.width, book)
        self.console.clear()
        for part in top:
            self.console.print(part)
        self.tell(news, room - self.height_of(*map(Text, columns)))
        for line, style in bottom:
            self.console.print(Text(line, style=style))
        for line in columns:
            self.console.print(Text(line))

    def tell(self, news: list[str], room: int) -> None:
        """What happened, in so many lines; the last of it where all is too much."""
        told: list[str] = []
        room -= 1
        for line in reversed(news):
            room -= self.height_of(Text(line))
            if room < 0:
                break
            told.insert(0, line)
        if not told:
            return
        title = self.words.say("board", "log")
        if len(told) < len(news):
            title += " " + self.words.say("table", "more lines", number=len(news) - len(told), all=len(news))
        self.console.print(Rule(title, style="dim", align="left"))
        for line in told:
            self.console.print(Text(line, style="dim"))

    def height_of(self, *parts: RenderableType) -> int:
        """How many lines these take on the screen."""
        return sum(len(self.console.render_lines(part)) for part in parts)
