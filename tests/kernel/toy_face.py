"""The face of Cinders (toy_game.py): what recording, simulation and the table need of a game, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from spellspeed.kernel.asks import Ask, subject_of
from spellspeed.kernel.atoms import ask_always, end_game, keep_journal
from spellspeed.kernel.door import advance
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.game import SURRENDER, CardGame, Plain, UnknownBot, each_once
from spellspeed.kernel.game import Start as StartOf
from spellspeed.kernel.players import Bot
from spellspeed.kernel.random_answers import random_picks
from spellspeed.kernel.state import DRAWN, State
from spellspeed.kernel.viewers import checked_seat, checked_viewer
from tests.kernel.toy_game import DECK, DREW, HAND, PILE, new_game, zone


@dataclass(frozen=True, slots=True)
class Start:
    """The decks as codes of cards."""

    seed: str
    decks: tuple[tuple[int, ...], ...]
    always: bool = False
    names: tuple[str, ...] = ()
    first: int = 0

    @property
    def game(self) -> Cinders:
        return CINDERS

    @property
    def seats(self) -> int:
        return len(self.decks)

    def new(self, *, log: bool = False) -> State:
        sides = tuple(seat % 2 for seat in range(len(self.decks)))
        state = new_game([list(deck) for deck in self.decks], self.seed, sides)
        ask_always(state, self.always)
        if log:
            keep_journal(state, [])
        advance(state)
        return state


class ByChance:
    """A bot that looks at nothing."""

    def __init__(self, seed: str) -> None:
        self.stream: Final = Stream(seed)

    def picks(self, ask: Ask, view: Any) -> tuple[int, ...]:
        return random_picks(ask, self.stream)


class Cinders(CardGame[State]):
    """The toy game."""

    def view(self, state: State, viewer: int) -> Plain:
        checked_viewer(state, viewer)
        return {
            "life": list(state.life),
            "piles": [
                [state.cards[number].face.name for number in zone(state, seat, PILE)] for seat in range(state.seats)
            ],
            "decks": [len(zone(state, seat, DECK)) for seat in range(state.seats)],
            "hands": [
                [state.cards[number].face.name if seat == viewer else None for number in zone(state, seat, HAND)]
                for seat in range(state.seats)
            ],
        }

    def events_seen(self, state: State, viewer: int, since: int = 0) -> list[Plain]:
        checked_viewer(state, viewer)
        return [
            {
                "number": number,
                "batch": event.batch,
                "event": "drew" if event.kind == DREW else "played",
                "seat": event.seat,
                "card": None if event.kind == DREW and event.seat != viewer else state.cards[event.card].face.name,
            }
            for number, event in enumerate(state.journal or [])
            if number >= since
        ]

    def meanings(self, state: State, ask: Ask) -> list[str]:
        hand = zone(state, ask.seat, HAND)
        numbers = [subject_of(code) for code in ask.options]
        return each_once(["pass" if number < 0 else f"play hand:{hand.index(number) + 1}" for number in numbers])

    def carry_out(self, state: State, seat: int, call: str) -> None:
        winner = state.side_of[state.opponents(seat)[0]] if call == SURRENDER else DRAWN
        end_game(state, winner, call)

    def bot(self, name: str, seed: str) -> Bot:
        if name not in self.bots:
            raise UnknownBot(f'there is no bot named "{name}"')
        return ByChance(seed)

    def seat_view(self, state: State, seat: int) -> Any:
        return checked_seat(state, seat)

    def cards_used(self, state: State) -> list[tuple[int, str, str]]:
        found = {card.face.code: card.face.name for card in state.cards}
        return [(code, found[code], found[code]) for code in sorted(found)]

    def card_hash(self, code: int, start: StartOf[State]) -> str:
        return {used: told for used, _, told in self.cards_used(start.new())}.get(code, "")

    def start_as_plain(self, start: StartOf[State]) -> Plain:
        assert isinstance(start, Start)
        decks: Sequence[Sequence[int]] = start.decks
        return {"seed": start.seed, "decks": [list(deck) for deck in decks], "names": list(start.names)}

    def start_from_plain(self, plain: Plain, where: str) -> Start:
        return Start(plain["seed"], tuple(tuple(deck) for deck in plain["decks"]), names=tuple(plain["names"]))


CINDERS: Final = Cinders("cinders", "1", ["chance"], ["en"], most_turns=1000)
