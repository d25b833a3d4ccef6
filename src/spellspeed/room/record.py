"""A room: who sits where, what is played, and every deed in it as a row."""

from __future__ import annotations

import hmac
import json
from collections.abc import Callable, Generator
from functools import lru_cache
from hashlib import sha256
from sys import intern
from typing import Any, Final

from spellspeed.games import GAMES, hosted
from spellspeed.kernel.game import NO_SEAT, Plain
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.recording.recorder import Answer, Recording
from spellspeed.room.clocks import Clocks
from spellspeed.room.game_under_way import GameUnderWay, finished
from spellspeed.room.passes import SeatPassing
from spellspeed.room.refused import Refused
from spellspeed.room.rows import Row
from spellspeed.room.seal import Seal, commitment_of, list_hash_of, seed_of
from spellspeed.room.settings import BOT, Settings
from spellspeed.room.thoughts import Moment
from spellspeed.session.room_game import GAME, OVER, Course, OneGame

WAITING: Final = "waiting"
SEALING: Final = "sealing"
OFFERS: Final = ("draw", "back", "rematch")
LONGEST_PLAYER: Final = 24
MOST_SHARED: Final = 4096
"""Answers that are kept to be shared."""


@lru_cache(maxsize=MOST_SHARED)
def shared_answer(seat: int, picks: tuple[str, ...]) -> Answer:
    """An answer: most are among a few hundred that all duels share."""
    return Answer(seat, tuple(map(intern, picks)))


class Player:
    """Who sits at a place. `token_hash` is hex SHA-256 of the token that the seat was given, "" for a bot."""

    def __init__(self, name: str, token_hash: str, deck: Plain, bot: str = "") -> None:
        self.name: Final = name
        self.token_hash: Final = token_hash
        self.deck: Final = deck
        self.bot: Final = bot


class Record:
    """All that follows from the rows of a room and nothing else: who sits, what is sealed, how the course stands, the game under way.

    `apply` is the only way in which it changes.
    """

    def __init__(self, room_id: str, settings: Settings, secret: bytes) -> None:
        self.id: Final = room_id
        self.settings: Final = settings
        self.hosting: Final = hosted()[settings.game]
        self.places: Final = settings.seats
        self.n = 0
        self.players: list[Player | None] = [self.bot_at(place) for place in range(self.places)]
        self.passing: Final = [SeatPassing(self.hosting.game.passing()) for _ in range(self.places)]
        self.course: Course[Any] | None = None
        self.game: GameUnderWay[Any] | None = None
        self.recordings: list[Recording[Any]] = []
        self.sealings: list[Plain] = []
        """What was sealed: before the first game, and before each later one of a match, once its cards are exchanged."""
        self.sealed = 0
        """How many games have their seed."""
        self.seed = ""
        """Of the game that was sealed last."""
        self.times: list[list[int]] = []
        """When each answer of each game was given."""
        self.offers: dict[str, set[int]] = {}
        self.answered = [-1] * self.places
        """The number of each place's last answered ask."""
        self.given: list[tuple[int, ...]] = [()] * self.places
        """What each place answered to that ask, by places of options."""
        self.backs = 0
        self.was_sealed = False
        """Whether a hash of a salt was ever shown: from then on everybody is called what it is called, in rematches too."""
        self.clocks = Clocks(settings.clock, self.places)
        self.turn = 0
        self.ends_told = 0
        """How many of the games everybody knows to be over."""
        self.begin_sealing(secret)

    def bot_at(self, place: int) -> Player | None:
        """The bot that is to sit at a place. Raises SpellspeedError for its deck."""
        who = self.settings.who[place]
        if who.kind != BOT:
            return None
        deck = self.hosting.read_deck(who.deck, self.settings.own)
        alike = [other for other, each in enumerate(self.settings.who) if each.kind == BOT and each.bot == who.bot]
        number = f" {alike.index(place) + 1}" if len(alike) > 1 else ""
        return Player(f"{who.bot.rpartition(':')[2]}{number}", "", deck.plain, who.bot)

    def begin_sealing(self, secret: bytes) -> None:
        """A new secret, of which only the hash is shown."""
        self.secret: bytes = secret
        self.commitment: str = commitment_of(self.id, secret)
        self.seal = Seal(self.settings.persons)

    @property
    def phase(self) -> str:
        """What the room does now: WAITING, SEALING, or what the course says comes next."""
        if any(player is None for player in self.players):
            return WAITING
        if self.course is None:
            return SEALING
        if self.course.now == GAME and 0 < self.sealed == len(self.recordings):
            return SEALING
        return self.course.now

    def is_bot(self, place: int) -> bool:
        """Whether a bot sits at a place."""
        player = self.players[place]
        return player is not None and bool(player.bot)

    def seat_of(self, place: int) -> int:
        """The seat of the game under way at which a place sits; SPECTATOR has none."""
        if place == SPECTATOR:
            return SPECTATOR
        assert self.game is not None, "a game is under way"
        return self.game.seating.index(place)

    def name_of(self, place: int) -> str:
        """What the player at a place is called; "" where nobody sits."""
        player = self.players[place]
        return "" if player is None else player.name

    def asked(self) -> int:
        """The place that is asked now; -1: nobody."""
        if self.game is None or self.game.ask is None:
            return -1
        return self.game.seating[self.game.ask.seat]

    def moment(self) -> Moment:
        """Which decision of the room is open: games before it, answers in its game, how often the game went back."""
        assert self.game is not None, "a game is under way"
        return len(self.recordings), len(self.game.recorder.answers), self.backs

    def number_of_ask(self, place: int) -> int:
        """What the open ask of a place is called: its own answers counted, so that it tells nothing of others'."""
        return self.answered[place] + 1

    # Rows

    def apply(self, row: Row, again: bool = False) -> None:
        """A row happens. `again`: it is read from the store. Raises SpellspeedError, and then nothing has changed."""
        finished(self.applying(row, again))

    def applying(self, row: Row, again: bool = False) -> Generator[None, None, None]:
        """As `apply`, in pieces: of a recording an answer each. Until the last of them the row has not happened."""
        body: Plain = json.loads(row.body)
        if row.kind == "resume":
            yield from self.resuming(row.seat, body, row.at)
            self.n = row.n + 1
            return
        deed: Callable[[int, Plain, int, bool], None] = getattr(self, f"row_{row.kind}")
        deed(row.seat, body, row.at, again)
        self.n = row.n + 1

    def row_sit(self, place: int, body: Plain, at: int, again: bool) -> None:
        """Somebody sits down, or changes name or deck before it begins."""
        self.players[place] = Player(body["name"], body["token"], body["deck"])

    def row_salt_hash(self, place: int, body: Plain, at: int, again: bool) -> None:
        """The hash of a salt is there."""
        self.seal.check_hash(place, body["hash"])
        self.seal.hashes[place] = body["hash"]
        self.was_sealed = True

    def row_salt(self, place: int, body: Plain, at: int, again: bool) -> None:
        """A salt is there; with the last one the seed is known, and it begins."""
        self.seal.check_salt(place, body["salt"])
        self.seal.salts[place] = body["salt"]
        if self.seal.is_whole:
            self.seed = seed_of(self.secret, self.seal.in_order())
            number = {"duel": len(self.recordings) + 1} if self.sealings else {}
            self.sealings.append({**number, **self.sealing()})
            self.sealed += 1
            if self.course is None:
                self.begin(self.seed)

    def row_reseal(self, place: int, body: Plain, at: int, again: bool) -> None:
        """The cards of a match are exchanged: the next game is sealed anew, with another secret."""
        self.begin_sealing(bytes.fromhex(body["secret"]))

    def row_unsealed(self, place: int, body: Plain, at: int, again: bool) -> None:
        """A place has not shown its part in time: the next game begins without it, only to be lost by that place."""
        self.seed = seed_of(self.secret, [salt for _, salt in sorted(self.seal.salts.items())])
        self.sealed += 1

    def begin(self, seed: str) -> None:
        """Everything is sealed: the course begins."""
        players = [player for player in self.players if player is not None]
        own = {**self.settings.own, "begins": self.settings.begins}
        names = [player.name for player in players]
        self.course = self.hosting.course(own, names, [player.deck for player in players], seed)
        self.game = None
        self.recordings = []

    def row_step(self, place: int, body: Plain, at: int, again: bool) -> None:
        """A toss, a choice, an exchange, or time called between two duels."""
        assert self.course is not None, "what stands between duels is of a course"
        if body["do"] in ("choice", "exchange"):
            body = {**body, "place": place}
        self.course.do(body)

    def row_game(self, place: int, body: Plain, at: int, again: bool) -> None:
        """The next game begins."""
        assert self.course is not None, "a game is of a course"
        seating = self.course.seating()
        bots = [player.bot if (player := self.players[one]) is not None else "" for one in seating]
        key = sha256(b"tags" + self.secret + str(len(self.recordings)).encode()).digest()
        seed = self.seed if self.recordings and self.sealed > len(self.recordings) else None
        self.sealed = len(self.recordings) + 1  # a game that an older server began was not sealed anew
        self.game = GameUnderWay(self.hosting, self.course.start(seed), seating, bots, key)
        self.clocks = Clocks(self.settings.clock, self.places)
        self.turn = 0
        self.offers.clear()

    def resuming(self, place: int, body: Plain, at: int) -> Generator[None, None, None]:
        """Somebody goes on from a recorded moment, against the bots at all other places. An answer is played at a time."""
        (recording,) = self.hosting.games_in(body["recording"], self.id, GAMES)
        names = [body["name"] if one == place else self.name_of(one) for one in range(self.places)]
        start, _, decks = self.hosting.begun_anew(recording.start, names)
        bots = [player.bot if player is not None else "" for player in self.players]
        game = GameUnderWay(
            self.hosting, start, range(self.places), bots, sha256(b"tags" + self.secret + b"0").digest()
        )
        for given in recording.answers:
            game.give(given, at, True)
            yield
        if game.state.over:
            raise Refused("not_now", "not now", state=OVER)
        self.players[place] = Player(body["name"], body["token"], decks[place])
        self.course, self.game, self.recordings = OneGame(start), game, []
        self.clocks = Clocks(self.settings.clock, self.places)
        self.turn = game.state.turn

    def row_answer(self, place: int, body: Plain, at: int, again: bool) -> None:
        """An answer, of a person with the number of its ask."""
        assert self.game is not None, "an answer is given in a game"
        self.game.give(shared_answer(self.seat_of(place), tuple(body["picks"])), at, again, "ask" in body)
        if "ask" in body:
            self.answered[place] = body["ask"]
            self.given[place] = tuple(body["places"])
            self.passing[place].holds = False
        if "left" in body:
            self.clocks.left[place] = body["left"]
        self.look_at_turn()
        self.look_at_end()

    def row_call(self, place: int, body: Plain, at: int, again: bool) -> None:
        """Something that is said without being asked: surrender, a draw, a forfeit, time."""
        assert self.game is not None, "a call is made in a game"
        seat = NO_SEAT if place < 0 else self.seat_of(place)
        self.game.give(Answer(seat, (body["call"],)), at, again)
        self.look_at_end()

    def look_at_turn(self) -> None:
        """A clock is added to when its own turn begins."""
        assert self.game is not None, "a turn is of a game"
        state = self.game.state
        if state.turn != self.turn:
            self.turn = state.turn
            seat = getattr(state, "turn_seat", 0)
            self.clocks.add(self.game.seating[seat])

    def look_at_end(self) -> None:
        """A game that is over is a recording, and the course goes on."""
        assert self.game is not None, "a game is under way"
        assert self.course is not None, "a game is under way"
        self.offers.clear()
        if self.game.state.over:
            recording = self.game.recorder.recording()
            self.recordings.append(recording)
            self.times.append(self.game.times)
            self.course.end_game(self.game.state, recording)

    def row_back(self, place: int, body: Plain, at: int, again: bool) -> None:
        """The game goes back to a step; numbers of asks go on rising."""
        assert self.game is not None, "a game goes back"
        self.game.back(body["to"])
        self.backs += 1
        self.answered = [number + 1 for number in self.answered]
        self.offers.clear()

    def row_passing(self, place: int, body: Plain, at: int, again: bool) -> None:
        """A place changes when it is passed over."""
        self.passing[place].take(body, "passing")

    def row_again(self, place: int, body: Plain, at: int, again: bool) -> None:
        """A rematch: the same players and decks, a new secret."""
        self.begin_sealing(bytes.fromhex(body["secret"]))
        self.course = None
        self.game = None
        self.recordings = []
        self.sealings = []
        self.sealed = 0
        self.ends_told = 0
        self.offers.clear()

    # Questions

    def place_of_token(self, token: str) -> int | None:
        """The place of the player with that token."""
        told = sha256(token.encode()).hexdigest()
        found: int | None = None
        for place, player in enumerate(self.players):
            if player is not None and player.token_hash and hmac.compare_digest(player.token_hash, told):
                found = place
        return found

    def sealing(self) -> Plain:
        """What shows that nobody chose the shuffle: for a file, after the end; nothing of a game that went on from a recording."""
        if not self.seal.is_whole:
            return {}
        return {
            "room": self.id,
            "commit": self.commitment,
            "secret": self.secret.hex(),
            "hashes": [self.seal.hashes[place] for place in self.seal.persons],
            "salts": self.seal.in_order(),
            "list_hashes": self.list_hashes(),
            "lists": self.lists(),
        }

    def sealing_told(self) -> Plain:
        """The fields of a recording that show it, after the end: of a match what was sealed again before its later games, too."""
        if not self.sealings:
            return {"sealing": {}}
        return {"sealing": self.sealings[0], **({"resealed": self.sealings[1:]} if len(self.sealings) > 1 else {})}

    def lists(self) -> list[Plain]:
        """The lists of all places, with what was exchanged in a match, in their order."""
        course = self.course
        return [
            player.deck if course is None else self.hosting.in_order({**player.deck, **course.deck(place)})
            for place, player in enumerate(self.players)
            if player is not None
        ]

    def list_hashes(self) -> list[str]:
        """What is shown of the lists of all places; [] as long as somebody is missing."""
        if any(player is None for player in self.players):
            return []
        return [list_hash_of(self.id, place, self.secret, deck) for place, deck in enumerate(self.lists())]

    def unfinished(self) -> list[Recording[Any]]:
        """The recordings of all games, the one under way among them."""
        if self.game is None or self.game.state.over:
            return self.recordings
        return [*self.recordings, self.game.recorder.recording()]
