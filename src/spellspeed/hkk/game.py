"""HKK as everything that takes any game meets it: the face of the kernel, and all that a game begins with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from spellspeed.errors import SpellspeedError
from spellspeed.hkk.bots import BOTS, Sight, bot_named
from spellspeed.hkk.cards.pool import faces, legal_decks
from spellspeed.hkk.naming import meanings
from spellspeed.hkk.rules.faces import CardFace
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.options import options_with
from spellspeed.hkk.rules.preparing import new_game
from spellspeed.hkk.rules.victory import agree_to_draw, surrender
from spellspeed.hkk.telling import Teller, events_seen
from spellspeed.hkk.view import open_view, view
from spellspeed.hkk.words import LANGUAGES
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.atoms import ask_always, keep_journal
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.game import SURRENDER, CardGame, Plain
from spellspeed.kernel.game import Start as StartOf
from spellspeed.kernel.playing import Bot
from spellspeed.kernel.records import digest_of

NAME: Final = "hkk"
RULES_VERSION: Final = "91/2"
"""The chapter, and the number of this reading of it: rises when a mended rule changes what games come to."""
PLAYERS: Final = 2
MOST_TURNS: Final = 400
"""A game of bots that goes on longer counts as unfinished: an empty deck does nothing by default, so two players may both run dry."""
EARLIER: Final = "spellspeed-hkk-1"
"""The "format" of the files that were written before recordings of HKK were those of every game; their answers are numbers of options."""


class BrokenRecording(SpellspeedError):
    """What is given is no recording of this game, or does not come to the state that it names."""


@dataclass(frozen=True, slots=True)
class Start:
    """Everything that a game begins with: the names of two decks, and the options that are not at their defaults."""

    seed: str
    decks: tuple[str, str]
    first: int = 0
    options: tuple[tuple[str, str], ...] = ()
    always: bool = False
    names: tuple[str, ...] = ()

    @property
    def game(self) -> Hkk:
        """The game that it is of."""
        return HKK

    @property
    def seats(self) -> int:
        """Two."""
        return len(self.decks)

    def new(self, *, log: bool = False) -> Game:
        """The game at its first ask. Raises UnknownOption, UnknownDeck, IllegalDeck."""
        options = options_with(self.options)
        game = new_game(legal_decks(self.decks, options), self.seed, options, self.first)
        ask_always(game, self.always)
        if log:
            keep_journal(game, [])
        advance(game)
        return game


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
        else:
            agree_to_draw(state)

    def bot(self, name: str, seed: str) -> Bot:
        return bot_named(name, seed)

    def seat_view(self, state: Game, seat: int) -> Sight:
        return Sight(state, seat)

    def speaker(self, language: str, names: Sequence[str]) -> Teller:
        return Teller(language, tuple(names))

    def cards_used(self, state: Game) -> list[tuple[int, str, str]]:
        used = {card.face.code: state.face(card.number) for card in state.cards if card.face.code}
        return [(code, used[code].name, face_hash(used[code])) for code in sorted(used)]

    def card_hash(self, code: int, start: StartOf[Game]) -> str:
        return next((face_hash(face) for face in faces().values() if face.code == code), "")

    def start_as_plain(self, start: StartOf[Game]) -> Plain:
        assert isinstance(start, Start), "a game begins from a Start of this module"
        return {
            "seed": start.seed,
            "decks": list(start.decks),
            "first": start.first,
            "options": dict(start.options),
            "always": start.always,
            "names": list(start.names),
        }

    def start_from_plain(self, plain: Plain, where: str) -> Start:
        """Raises BrokenRecording, UnknownOption."""
        check_parts(plain, where, PARTS_OF_START)
        options = tuple((name, value) for name, value in plain["options"].items())
        options_with(options)
        decks = (plain["decks"][0], plain["decks"][1])
        return Start(plain["seed"], decks, plain["first"], options, plain["always"], tuple(plain["names"]))

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
                raise BrokenRecording(f"{where}: answer {len(answers) + 1}, {picks}, is not possible any more")
            texts = dict(zip(game.ask.options, meanings(game, game.ask), strict=True))
            answers.append([game.ask.seat, *[texts[pick] for pick in picks]])
            answer(game, game.serial, tuple(picks))
        if found["surrender"] >= 0:
            self.call(game, found["surrender"], SURRENDER)
            answers.append([found["surrender"], SURRENDER])
        if game.digest() != found["digest"]:
            raise BrokenRecording(f"{where}: the answers do not lead to the state that the recording names")
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
            raise BrokenRecording(f'{where}: this recording of HKK has no "{name}" that can be read')


HKK: Final = Hkk(NAME, RULES_VERSION, tuple(BOTS), LANGUAGES, most_turns=MOST_TURNS)
