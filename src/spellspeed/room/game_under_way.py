"""The game that is under way in a room: its state, the bots, who follows it in which language, and when persons are passed over."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final, Generic, TypeVar

from spellspeed.kernel.asks import Ask
from spellspeed.kernel.atoms import shorten_journal
from spellspeed.kernel.draws import seed_of_seat
from spellspeed.kernel.game import Plain, S, Speaker, Start
from spellspeed.kernel.players import Bot, begin, think_along
from spellspeed.recording.recorder import Answer, Recorder
from spellspeed.session.room_game import Follower, Hosting
from spellspeed.session.tags import Tags

KEPT_EVENTS: Final = 64
"""Events at the end of a journal that are kept when it is shortened: the rules look back within what happens at once."""
LONG_JOURNAL: Final = 128


T = TypeVar("T")


def finished(pieces: Generator[None, None, T]) -> T:
    """What work in pieces comes to, all of it at once."""
    while True:
        try:
            next(pieces)
        except StopIteration as done:
            found: T = done.value
            return found


class GameUnderWay(Generic[S]):
    """One game. Viewers are the seats of the game and SPECTATOR; `bots` are the names of bots by seat, "" for persons."""

    def __init__(
        self, hosting: Hosting[S], start: Start[S], seating: Sequence[int], bots: Sequence[str], key: bytes
    ) -> None:
        """Raises what the start raises, UnknownBot."""
        self.hosting: Final = hosting
        self.start: Final = start
        self.seating: Final = tuple(seating)
        self.bot_names: Final = tuple(bots)
        self.key: Final = key
        self.times: list[int] = []
        self.own: list[bool] = []
        """Of each answer when it was given, and whether a person decided it."""
        self.tags: Final[dict[int, Tags]] = {}
        self.followers: Final[dict[tuple[int, str], Follower]] = {}
        self.speakers: Final[dict[str, Speaker[S]]] = {}
        self.recorder: Recorder[S] = Recorder(start, log=True)
        self.seat_bots()

    @property
    def state(self) -> S:
        """The running game."""
        return self.recorder.state

    @property
    def ask(self) -> Ask | None:
        """What is asked now."""
        return self.recorder.state.ask

    def seat_bots(self) -> None:
        """New bots, each with its own stream, and what they look at."""
        game = self.hosting.game
        self.bots: list[Bot | None] = [
            game.bot(name, seed_of_seat(self.start.seed, seat)) if name else None
            for seat, name in enumerate(self.bot_names)
        ]
        begin(self.bots, game.decks_of(self.start), openly=False)
        self.views = [game.seat_view(self.state, seat) if name else None for seat, name in enumerate(self.bot_names)]

    def speaker(self, language: str) -> Speaker[S]:
        """The game in the words of a language; of one that it has not, in its first one."""
        known = self.hosting.game.languages
        language = language if language in known else known[0]
        found = self.speakers.get(language)
        if found is None:
            found = self.speakers[language] = self.hosting.game.speaker(language, self.start.names)
        return found

    def tags_of(self, viewer: int) -> Tags:
        """What a viewer calls cards by."""
        found = self.tags.get(viewer)
        if found is None:
            found = self.tags[viewer] = Tags(self.key, viewer)
        return found

    def give(self, given: Answer, at: int, again: bool, own: bool = False) -> None:
        """Give an answer or a call. `again`: it was given before, and bots think along so that they go on as they would have.

        Raises NoLongerFits, and then nothing has changed.
        """
        ask = self.ask
        if again and ask is not None and not self.hosting.game.is_call(given.picks[0] if len(given.picks) == 1 else ""):
            bot = self.bots[ask.seat]
            if bot is not None:
                think_along(bot, ask, self.views[ask.seat])
        self.recorder.give(given)
        self.times.append(at)
        self.own.append(own)

    def back(self, step: int) -> None:
        """Go back to a step; what was answered after it is forgotten."""
        answers, times, own = self.recorder.answers[:step], self.times[:step], self.own[:step]
        self.recorder = Recorder(self.start, log=True)
        self.seat_bots()
        self.times, self.own = [], []
        for given, at, decided in zip(answers, times, own, strict=True):
            self.give(given, at, True, decided)
        old = list(self.followers)
        self.followers.clear()
        for viewer, language in old:
            self.follow(viewer, language, told=True)

    # What is told

    def follow(self, viewer: int, language: str, *, told: bool = False) -> list[Plain]:
        """Follow the game for a viewer in a language from now on: what has happened so far, as events. `told`: all of that is known already."""
        return finished(self.following(viewer, language, told=told))

    def following(self, viewer: int, language: str, *, told: bool = False) -> Generator[None, None, list[Plain]]:
        """As `follow`, in pieces: an answer is played again at a time. Nothing may happen in between."""
        speaker = self.speaker(language)
        tags = self.tags_of(viewer)
        begun = bool(self.recorder.answers)
        events = (yield from self.telling_again(viewer, tags, speaker)) if begun and not told else []
        follower = self.hosting.follow(self.state, viewer, tags, speaker)
        self.followers[viewer, language] = follower
        if not begun:
            return follower.news()
        follower.skip()
        return events

    def telling_again(self, viewer: int, tags: Tags, speaker: Speaker[S]) -> Generator[None, None, list[Plain]]:
        """What has happened so far, from the game played again."""
        again = Recorder(self.start, log=True)
        follower = self.hosting.follow(again.state, viewer, tags, speaker)
        events = follower.news()
        for given in self.recorder.answers:
            again.give(given)
            events += follower.news()
            yield
        return events

    def news(self) -> dict[tuple[int, str], list[Plain]]:
        """What has happened since the last call, for everybody who follows; the journal is cut off behind all of them."""
        found = {of: follower.news() for of, follower in self.followers.items()}
        self.shorten()
        return found

    def shorten(self) -> None:
        """Let go of the events that everybody has read."""
        journal = self.state.journal
        if journal is None or len(journal) < LONG_JOURNAL or not self.hosting.journal_can_be_shortened():
            return
        count = len(journal) - KEPT_EVENTS
        shorten_journal(self.state, count)
        for follower in self.followers.values():
            follower.forget(count)
