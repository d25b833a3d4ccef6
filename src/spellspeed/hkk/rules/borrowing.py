"""Control until the end of the turn: who had the card before gets it back."""

from __future__ import annotations

from spellspeed.hkk.rules.context import RULE, Context
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moves import take_control
from spellspeed.hkk.rules.terms import EOT
from spellspeed.kernel.atoms import add_lasting
from spellspeed.kernel.lasting import Change, Lasting


class Borrowed(Change):
    """The change of a lasting effect: a card (the only one of the effect) is on the side of `seat` until the end of the turn, then of `against`."""

    def parts(self) -> tuple[object, ...]:
        return ()


def borrow(game: Game, number: int, seat: int, context: Context) -> None:
    """A permanent goes over to another player's side until the end of the turn."""
    before = game.cards[number].controller
    if not game.in_play(number) or before == seat:
        return
    take_control(game, number, seat, context.cause)
    over = (game.binding(number),)
    add_lasting(game, Lasting(context.card, seat, Borrowed(), over, 0, EOT, game.turn, game.order, before))


def give_back(game: Game) -> None:
    """The turn ends: what was taken for it goes back, the latest first, if it is still where it was taken to."""
    for one in game.lasting[::-1]:
        if isinstance(one.change, Borrowed):
            number = game.bound_card(one.cards[0])
            if number >= 0 and game.in_play(number) and game.cards[number].controller == one.seat:
                take_control(game, number, one.against, RULE)
