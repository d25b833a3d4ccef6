"""The beginning: decks, who starts, the starting hands; or a position in the middle of a game."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules.context import RULE
from spellspeed.hkk.rules.faces import CardFace
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moves import draw
from spellspeed.hkk.rules.options import Options
from spellspeed.hkk.rules.running_game import new_state
from spellspeed.hkk.rules.terms import ACTIVE, DECK, PREPARATORY
from spellspeed.hkk.rules.turn import Turn
from spellspeed.kernel.atoms import add_card, begin_turn_of, forget_events, lay, next_order, push_frame, shuffle_zone
from spellspeed.kernel.cards import Card
from spellspeed.kernel.draws import below, key_of

LIFE: Final = 20
HAND_SIZE: Final = 5


def who_begins(seed: object, seats: int) -> int:
    """K 3.6: the player who begins the first game, by chance."""
    return below(key_of(seed), "toss", 0, seats)


def new_game(decks: list[tuple[CardFace, ...]], seed: object, options: Options | None = None, first: int = 0) -> Game:
    """K 3: a game about to begin: 20 life, 0 magic points, shuffled decks, five cards each; `first` begins."""
    game = new_state(len(decks), tuple(range(len(decks))), LIFE, key_of(seed), options)
    for seat, deck in enumerate(decks):
        for face in deck:
            put(game, face, seat, DECK)
        shuffle_zone(game, seat, DECK, "shuffle")
        draw(game, seat, HAND_SIZE, RULE)
    forget_events(game)
    begin_turn_of(game, first)
    push_frame(game, Turn(PREPARATORY, 0))
    return game


def put(game: Game, face: CardFace, seat: int, zone: int, owner: int | None = None, position: int = ACTIVE) -> int:
    """A new card in a zone, as part of a position."""
    number = len(game.cards)
    whose = seat if owner is None else owner
    card = Card(
        number, face, whose, seat, zone, -1, 0, zone != DECK, position, next_order(game), seat, 0, 0, 0, 0, (), 0
    )  # fmt: skip
    add_card(game, card)
    lay(game, card)
    game.touch()
    return number
