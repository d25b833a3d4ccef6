"""HKK as everything that takes any game meets it: the interface of the kernel, and all that a game begins with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from spellspeed.hkk.bots import BOTS, Sight, bot_named
from spellspeed.hkk.cards.deck_file import read_deck
from spellspeed.hkk.cards.pool import deck_named, faces, legal
from spellspeed.hkk.events_told import events_seen
from spellspeed.hkk.notation import meanings
from spellspeed.hkk.rules.faces import CardFace
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.options import options_with
from spellspeed.hkk.rules.setup import new_game
from spellspeed.hkk.rules.victory import agree_to_draw, forfeit, surrender
from spellspeed.hkk.stops import HkkStops
from spellspeed.hkk.view import open_view, view
from spellspeed.hkk.wording import Teller
from spellspeed.hkk.words import LANGUAGES
from spellspeed.hkk.words.worded import WordedInHkk
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.atoms import ask_always, keep_journal
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.game import FORFEITS, SURRENDER, CardGame, Plain
from spellspeed.kernel.game import Start as StartOf
from spellspeed.kernel.players import Bot
from spellspeed.kernel.records import digest_of

NAME: Final = "hkk"
RULES_VERSION: Final = "91/2"
"""The chapter, and the number of this reading of it: rises when a mended rule changes what games come to."""
PLAYERS: Final = 2
MOST_TURNS: Final = 400
"""A game of bots that goes on longer counts as unfinished: an empty deck does nothing by default, so two players may both run dry."""
EARLIER: Final = "spellspeed-hkk-1"
"""The "format" of the files that were written before recordings of HKK were those of every game; their answers are numbers of options."""


class BrokenRecording(WordedInHkk):
    """What is given is no recording of this game, or does not come to the state that it names."""


@dataclass(frozen=True, slots=True)
class Start:
    """Everything that a game begins with: the names of two decks, and the options that are not at their defaults.

    `written`: for each deck what its file holds, "" for one of the set; a recording holds that too, so that it needs no file.
    """

    seed: str
    decks: tuple[str, str]
    first: int = 0
    options: tuple[tuple[str, str], ...] = ()
    always: bool = False
    names: tuple[str, ...] = ()
    written: tuple[str, ...] = ()

    @property
    def game(self) -> Hkk:
        """The game that it is of."""
        return HKK

    @property
    def seats(self) -> int:
        """Two."""
        return len(self.decks)

    def new(self, *, log: bool = False) -> Game:
        """The game at its first ask. Raises UnknownOption, UnknownDeck, BrokenDeck, IllegalDeck."""
        options = options_with(self.options)
        held = [legal(name, deck, options) for name, deck in zip(self.decks, self.cards(), strict=True)]
        game = new_game(held, self.seed, options, self.first)
        ask_always(game, self.always)
        if log:
            keep_journal(game, [])
        advance(game)
        return game

    def cards(self) -> list[tuple[CardFace, ...]]:
        """The decks, in the order of the seats. Raises UnknownDeck, BrokenDeck."""
        written = self.written or ("",) * len(self.decks)
        return [
            read_deck(text, name, seat) if text else deck_named(name)
            for seat, (name, text) in enumerate(zip(self.decks, written, strict=True))
        ]


class Hkk(CardGame[Game]):
    """The game of chapter 91."""

    def view(self, state: Game, viewer: int) -> Plain:
        return view(state, viewer)

    def open_view(self, state: Game) -> Plain:
        return open_view(state)

    def events_seen(self, state: Game, viewer: int, since: int = 0) -> list[Plain]:
        return events_seen(state, viewer, since)

    def meanings(self, state: Game, ask: Ask) -> list[str]:
        return meanings(state, ask)

    def carry_out(self, state: Game, seat: int, call: str) -> None:
        if call == SURRENDER:
            surrender(state, seat)
        elif call in FORFEITS:
            forfeit(state, seat)
        else:
            agree_to_draw(state)

    def bot(self, name: str, seed: str) -> Bot:
        return bot_named(name, seed)

    def seat_view(self, state: Game, seat: int) -> Sight:
        return Sight(state, seat)

    def passing(self) -> HkkStops:
        return HkkStops()

    def speaker(self, language: str, names: Sequence[str]) -> Teller:
        return Teller(language, tuple(names))

    def cards_used(self, state: Game) -> list[tuple[int, str, str]]:
        used = {card.face.code: state.face(card.number) for card in state.cards if card.face.code}
        return [(code, used[code].name, face_hash(used[code])) for code in sorted(used)]

    def card_hash(self, code: int, start: StartOf[Game]) -> str:
        assert isinstance(start, Start), "a game begins from a Start of this module"
        known = [*faces().values(), *[face for deck in start.cards() for face in deck]]
        return next((face_hash(face) for face in known if face.code == code), "")

    def start_as_plain(self, start: StartOf[Game]) -> Plain:
        assert isinstance(start, Start), "a game begins from a Start of this module"
        return {
            "seed": start.seed,
            "decks": list(start.decks),
            "first": start.first,
            "options": dict(start.options),
            "always": start.always,
            "names": list(start.names),
            **({"written": list(start.written)} if start.written else {}),
        }

    def start_from_plain(self, plain: Plain, where: str) -> Start:
        """Raises BrokenRecording, UnknownOption."""
        check_parts({"written": [], **plain}, where, PARTS_OF_START)
        options = tuple((name, value) for name, value in plain["options"].items())
        options_with(options)
        decks = (plain["decks"][0], plain["decks"][1])
        return Start(
            plain["seed"],
            decks,
            plain["first"],
            options,
            plain["always"],
            tuple(plain["names"]),
            tuple(plain.get("written", ())),
        )

    def converted(self, found: Plain, where: str) -> Plain | None:
        """Raises BrokenRecording, UnknownOption, UnknownDeck, IllegalDeck."""
        if found.get("format") != EARLIER:
            return None
        check_parts(found, where, PARTS_OF_EARLIER)
        start = self.start_from_plain({"always": False, "names": ["A", "B"], **found}, where)
        game = start.new()
        answers: list[list[Any]] = []
        for picks in found["answers"]:
            if game.ask is None or not game.ask.is_answer(tuple(picks)):
                raise BrokenRecording("recording.impossible", where=where, number=len(answers) + 1, picks=str(picks))
            texts = dict(zip(game.ask.options, meanings(game, game.ask), strict=True))
            answers.append([game.ask.seat, *[texts[pick] for pick in picks]])
            answer(game, game.serial, tuple(picks))
        if found["surrender"] >= 0:
            self.call(game, found["surrender"], SURRENDER)
            answers.append([found["surrender"], SURRENDER])
        if game.digest() != found["digest"]:
            raise BrokenRecording("recording.other end", where=where)
        return {
            **self.start_as_plain(start),
            "rules": RULES_VERSION,
            "cards": [{"code": code, "name": name, "hash": told} for code, name, told in self.cards_used(game)],
            "answers": answers,
            "end": {"turn": game.turn, "life": list(game.life), "winner": game.winner, "reason": game.reason},
        }


def face_hash(face: CardFace) -> str:
    """32 hex digits that change when what is printed on a card changes."""
    return digest_of((face.code, face.parts()))


def is_list_of(held: object, kind: type) -> bool:
    """Whether it is a list of such values."""
    return isinstance(held, list) and all(type(one) is kind for one in held)


PARTS_OF_START: Final[dict[str, Callable[[Any], bool]]] = {
    "decks": lambda held: is_list_of(held, str) and len(held) == PLAYERS,
    "seed": lambda held: isinstance(held, str),
    "options": lambda held: isinstance(held, dict) and is_list_of(list(held.values()), str),
    "first": lambda held: type(held) is int and 0 <= held < PLAYERS,
    "always": lambda held: isinstance(held, bool),
    "names": lambda held: is_list_of(held, str) and len(held) in (0, PLAYERS),
    "written": lambda held: is_list_of(held, str) and len(held) in (0, PLAYERS),
}
"""What says how a game began, and what each part must be like."""
PARTS_OF_EARLIER: Final[dict[str, Callable[[Any], bool]]] = {
    "answers": lambda held: isinstance(held, list) and all(is_list_of(picks, int) for picks in held),
    "surrender": lambda held: type(held) is int and -1 <= held < PLAYERS,
    "digest": lambda held: isinstance(held, str),
}
"""What else an earlier file holds."""


def check_parts(held: Plain, where: str, parts: dict[str, Callable[[Any], bool]]) -> None:
    """Raises BrokenRecording for a part that is missing or is not what it must be."""
    for name, is_good in parts.items():
        if name not in held or not is_good(held[name]):
            raise BrokenRecording("recording.no part", where=where, name=name)


HKK: Final = Hkk(NAME, RULES_VERSION, tuple(BOTS), LANGUAGES, most_turns=MOST_TURNS)
