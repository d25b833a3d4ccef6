"""The running game: the kernel's state with magic points, components, turns counted for each player, the phase and what waits to be done."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.hkk.rules.context import LastKnown, Used, Waiting
from spellspeed.hkk.rules.faces import CardFace
from spellspeed.hkk.rules.options import Options
from spellspeed.hkk.rules.terms import GONE, IN_PLAY, ZONES
from spellspeed.hkk.text import words
from spellspeed.kernel.atoms import add_event, make_stale
from spellspeed.kernel.events import Event
from spellspeed.kernel.state import State

OWN_FIELDS: Final = 10


class Game(State):
    """A running game. `turns[seat]` counts a player's own turns; `sources` numbers what acts (HKK-91.5.5).

    `waiting` is what has been triggered and not yet done; `last` holds permanents as they left play, until the batch is complete; `used` are
    the clauses that were used in this turn. `memo`
    holds what is derived from the state as long as nothing changes; it is no part of the value.
    """

    vp: list[int]
    components: list[int]
    turns: list[int]
    phase: int
    sources: int
    action_sources: int
    waiting: list[Waiting]
    last: list[LastKnown]
    used: tuple[Used, ...]
    options: Options
    elsewhere: tuple[int, ...] | None
    memo: dict[str, Any]
    memo_at: int

    def prepare(self, options: Options) -> None:
        """Fill what this game adds to an empty state."""
        self.vp = [0] * self.seats
        self.components = [0] * self.seats
        self.turns = [0] * self.seats
        self.phase = 0
        self.sources = 0
        self.action_sources = 0
        self.waiting = []
        self.last = []
        self.used = ()
        self.options = options
        self.forget()

    def forget(self) -> None:
        """Begin without anything derived."""
        self.elsewhere = None
        self.memo = {}
        self.memo_at = -1

    def fork(self) -> Game:
        """A copy that goes its own way from here."""
        twin = type(self)()
        self.copy_into(twin)
        twin.vp = self.vp.copy()
        twin.components = self.components.copy()
        twin.turns = self.turns.copy()
        twin.phase = self.phase
        twin.sources = self.sources
        twin.action_sources = self.action_sources
        twin.waiting = self.waiting.copy()
        twin.last = self.last.copy()
        twin.used = self.used
        twin.options = self.options
        twin.forget()
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (game_again, (type(self), self.contents(), self.always, self.serial, self.decisions))

    def contents(self) -> tuple[object, ...]:
        return (
            *super().contents(),
            tuple(self.vp),
            tuple(self.components),
            tuple(self.turns),
            self.phase,
            self.sources,
            self.action_sources,
            tuple(self.waiting),
            self.options,
            tuple(self.last),
            self.used,
        )

    def take_contents(self, held: tuple[Any, ...]) -> None:
        super().take_contents(held)
        own = held[-OWN_FIELDS:]
        self.vp = list(own[0])
        self.components = list(own[1])
        self.turns = list(own[2])
        self.phase = own[3]
        self.sources = own[4]
        self.action_sources = own[5]
        self.waiting = list(own[6])
        self.options = own[7]
        self.last = list(own[8])
        self.used = own[9]
        self.forget()

    def out_of_place(self) -> list[str]:
        """HKK-91.3.7. Tokens that are neither in play nor gone; cards that are gone."""
        found: list[str] = []
        for card in self.cards:
            if self.face(card.number).is_token:
                if card.zone not in IN_PLAY and card.zone != GONE:
                    found.append(f"the token {card.face.name} ({card.number}) is in zone {card.zone}")
            elif card.zone == GONE:
                found.append(f"{card.face.name} ({card.number}) is gone")
        return found

    # What a card is now, with all that texts say of it up to a layer (running_game.py)

    def nouns_of(self, number: int, layer: int) -> list[str]:
        """Types and subtypes."""
        raise NotImplementedError

    def colours_of(self, number: int, layer: int) -> tuple[str, ...]:
        """The colours."""
        raise NotImplementedError

    def keywords_of(self, number: int, layer: int) -> list[str]:
        """The keywords."""
        raise NotImplementedError

    def trait_of(self, number: int, trait: words.Trait, layer: int) -> int:
        """A value."""
        raise NotImplementedError

    # What is where

    def zone(self, seat: int, zone: int) -> list[int]:
        """The card numbers of a player's zone (not to be written to)."""
        return self.zones[seat * ZONES + zone]

    def face(self, number: int) -> CardFace:
        """What is printed on a card."""
        face = self.cards[number].face
        assert isinstance(face, CardFace)
        return face

    def in_play(self, number: int) -> bool:
        """Whether a permanent is in play."""
        return self.cards[number].zone in IN_PLAY

    def permanents(self, seat: int) -> list[int]:
        """The permanents that a player controls."""
        return self.zones[seat * ZONES + 4] + self.zones[seat * ZONES + 5] + self.zones[seat * ZONES + 6]

    def all_permanents(self) -> list[int]:
        """The permanents in play, the active player's first."""
        return [number for seat in self.order_from(self.turn_seat) for number in self.permanents(seat)]

    def working_elsewhere(self) -> tuple[int, ...]:
        """The cards with an ability that works outside play, wherever they are (HKK-91.4.1)."""
        if self.elsewhere is None:
            self.elsewhere = tuple([card.number for card in self.cards if self.face(card.number).works_elsewhere])
        return self.elsewhere

    def remembered(self, key: str) -> Any:
        """What was derived under this key since the last change, or None."""
        if self.memo_at != self.changed:
            self.memo = {}
            self.memo_at = self.changed
        return self.memo.get(key)

    def remember(self, key: str, derived: Any) -> None:
        """Keep what was derived, until the next change; `remembered` was asked first."""
        self.memo[key] = derived

    def touch(self) -> None:
        """Something changed: nothing derived before holds any more."""
        make_stale(self)

    def tell(self, event: Event) -> None:
        """Something happened: automatic abilities hear of it when the batch is complete."""
        add_event(self, event)

    def new_source(self, of_action: bool = False) -> int:
        """The number of something that begins to act: one ability, or one whole spell (HKK-91.5.5). `of_action`: the action itself, or its copy."""
        self.sources += 1
        self.action_sources += int(of_action)
        return self.sources


def game_again(kind: type[Game], held: tuple[Any, ...], always: bool, serial: int, decisions: int) -> Game:
    """A game from what it pickles as."""
    game = kind()
    game.take_contents(held)
    game.take_beside(always, serial, decisions)
    return game
