"""Cinders: a complete game on the kernel alone. Two or more seats, hidden hands, a stack with answers, life, dice; no phases.

The seats act in turn. Who acts draws a card, then plays one card or passes. A played card goes onto the stack, and the others (then its
player again) may answer with a card of their own until all have passed in a row; then the stack resolves backwards. A side without life is
out; the last one left wins, and if none is left, nobody does. After a full round of passes the side with the most life wins.
"""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.atoms import (
    add_card,
    add_event,
    add_link,
    clear_chain,
    forget_events,
    lay,
    lift,
    pop_frame,
    push_frame,
    random_number,
    replace_frame,
    rewrite_link,
    set_life,
    shuffle_zone,
)
from spellspeed.kernel.cards import Card, Face
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.draws import key_of
from spellspeed.kernel.events import Event
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.links import EFFECT_NEGATED, Link
from spellspeed.kernel.state import DRAWN, State

DECK, HAND, PILE, ZONES = 0, 1, 2, 3
PASS, PLAY = 0, 1
ACT, ANSWER = 1, 2
DREW, PLAYED = 1, 2
SPARK, SMOTHER, BLAZE, BALM, DICE = range(5)
"""2 to the next opponent; the link below has no effect; 3 to all sides; heal 2; the number of a die to the next opponent."""
NAMES = ("Spark", "Smother", "Blaze", "Balm", "Dice")


def new_game(decks: list[list[int]], seed: object, side_of: tuple[int, ...] = (0, 1), life: int = 6) -> State:
    """A game about to begin: a deck for each seat, shuffled, and three cards drawn by each."""
    game = State()
    game.begin(len(decks), side_of, ZONES, life, key_of(seed))
    for seat, deck in enumerate(decks):
        for code in deck:
            card = Card(
                len(game.cards), Face(code, NAMES[code]), seat, seat, DECK, -1, 0, False, 0, 0, seat, 0, 0, 0, 0, (), 0
            )
            add_card(game, card)
            lay(game, card)
        shuffle_zone(game, seat, DECK, "shuffle")
        for _ in range(3):
            draw(game, seat)
    push_frame(game, Round(0, 0, True))
    return game


def zone(game: State, seat: int, kind: int) -> list[int]:
    return game.zones[seat * ZONES + kind]


def put(game: State, number: int, kind: int) -> None:
    """Move a card of a seat to another of its zones; in the pile it lies face-up."""
    old = game.cards[number]
    new = old.with_place(old.owner, kind, -1, old.stay + 1, kind == PILE, 0, 0, old.owner, 0)
    lift(game, old)
    lay(game, new)


def draw(game: State, seat: int) -> None:
    if zone(game, seat, DECK):
        number = zone(game, seat, DECK)[-1]
        put(game, number, HAND)
        tell(game, DREW, number, seat)


def tell(game: State, kind: int, number: int, seat: int) -> None:
    add_event(game, Event(kind, number, None, seat, 0, -1, 0, 0, 0))
    forget_events(game)


def plays(game: State, seat: int, kind: int) -> Ask:
    """Pass, or play a card from the hand; Smother only as an answer."""
    cards = [n for n in zone(game, seat, HAND) if game.chain or game.cards[n].face.code != SMOTHER]
    return Ask(seat, kind, -1, (option(PASS), *(option(PLAY, number) for number in cards)))


def play(game: State, seat: int, number: int) -> None:
    put(game, number, PILE)
    add_link(game, Link(seat, game.binding(number), game.cards[number].face, 0, None, HAND))
    tell(game, PLAYED, number, seat)


class Round(Frame):
    """`seat` acts next; `passes` seats have passed in a row; `draws`: the seat has not drawn yet."""

    def __init__(self, seat: int, passes: int, draws: bool) -> None:
        self.seat: Final = seat
        self.passes: Final = passes
        self.draws: Final = draws

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.passes, self.draws)

    def step(self, state: State) -> None:
        if self.passes == state.seats:
            finish(state, [side for side, life in enumerate(state.life) if life == max(state.life)], "embers")
        elif state.life_of(self.seat) <= 0:
            replace_frame(state, Round((self.seat + 1) % state.seats, self.passes + 1, True))
        elif self.draws:
            state.turn += 1
            draw(state, self.seat)
            replace_frame(state, Round(self.seat, self.passes, False))
        else:
            open_ask(state, plays(state, self.seat, ACT))

    def answered(self, state: State, picks: tuple[int, ...]) -> None:
        after = (self.seat + 1) % state.seats
        if picks[0] == option(PASS):
            replace_frame(state, Round(after, self.passes + 1, True))
            return
        replace_frame(state, Round(after, 0, True))
        push_frame(state, Stack(after, 0))
        play(state, self.seat, subject_of(picks[0]))


class Stack(Frame):
    """`seat` may answer next; `passes` seats have passed in a row."""

    def __init__(self, seat: int, passes: int) -> None:
        self.seat: Final = seat
        self.passes: Final = passes

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.passes)

    def step(self, state: State) -> None:
        if self.passes < state.seats:
            open_ask(state, plays(state, self.seat, ANSWER))
            return
        pop_frame(state)
        for place in range(len(state.chain) - 1, -1, -1):
            resolve(state, place)
        clear_chain(state)
        left = [side for side, life in enumerate(state.life) if life > 0]
        if len(left) < 2:
            finish(state, left, "ashes")

    def answered(self, state: State, picks: tuple[int, ...]) -> None:
        after = (self.seat + 1) % state.seats
        if picks[0] == option(PASS):
            replace_frame(state, Stack(after, self.passes + 1))
            return
        play(state, self.seat, subject_of(picks[0]))
        replace_frame(state, Stack(after, 0))


def resolve(game: State, place: int) -> None:
    """Carry out one link of the stack."""
    link = game.chain[place]
    if link.negated:
        return
    kind = link.face.code
    target = game.side_of[game.opponents(link.seat)[0]]
    if kind == SMOTHER and place:
        rewrite_link(game, place - 1, game.chain[place - 1].with_negated(EFFECT_NEGATED))
    elif kind == SPARK:
        hurt(game, target, 2)
    elif kind == DICE:
        hurt(game, target, random_number(game, "die", 6) + 1)
    elif kind == BALM:
        set_life(game, game.side_of[link.seat], game.life_of(link.seat) + 2)
    elif kind == BLAZE:
        for side in range(len(game.life)):
            hurt(game, side, 3)


def hurt(game: State, side: int, amount: int) -> None:
    set_life(game, side, max(0, game.life[side] - amount))


def finish(game: State, best: list[int], reason: str) -> None:
    game.winner = best[0] if len(best) == 1 else DRAWN
    game.reason = reason
    game.over = True
