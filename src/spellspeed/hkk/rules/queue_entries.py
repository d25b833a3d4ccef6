"""Entries of the reaction queue: what they are, what answers them, and how one is prevented."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import meaning
from spellspeed.hkk.rules.context import RULE, Cause, Context
from spellspeed.hkk.rules.faces import CardFace, UsedFace
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moves import note
from spellspeed.hkk.rules.terms import E_PREVENTED
from spellspeed.hkk.text.clauses import Ability
from spellspeed.hkk.text.node import Scope
from spellspeed.hkk.text.scopes import AnyAction, EitherAction, Playing, UsingAbility
from spellspeed.kernel.atoms import rewrite_link
from spellspeed.kernel.links import EFFECT_NEGATED, Link

PLAYERS: Final = 0
"""What an entry of the queue is bound to: target players; its X and whose its words are; the way of playing and the number of the entry that it
answers; the resources paid for it; the opponent's life when it was announced; then its targets."""
THE_X: Final = 1
MODE: Final = 2
PAID: Final = 3
SEEN: Final = 4
FIRST_TARGET: Final = 5

Bound = tuple[tuple[int, ...], ...]


def bound_as(
    players: tuple[int, ...],
    x: tuple[int, int],
    mode: tuple[int, int],
    paid: tuple[int, ...],
    seen: int,
    targets: Bound,
) -> Bound:
    """What an entry of the queue is bound to, in its order."""
    return (players, x, mode, paid, (seen,), *targets)


def in_scope(game: Game, scope: Scope, link: Link, seat: int, number: int) -> bool:
    """HKK-91.2.10: whether an entry of the queue is an action within the scope of a card of this player. HKK-91.5.2: a spell is no ability."""
    context = Context(seat, game.binding(number), RULE)
    if link.negated:
        return False
    if isinstance(scope, AnyAction):
        return True
    if isinstance(scope, EitherAction):
        return any(in_scope(game, one, link, seat, number) for one in scope.scopes)
    if isinstance(scope, Playing):
        return isinstance(link.face, CardFace) and meaning.fits(game, scope.what, link.card, context)
    if isinstance(scope, UsingAbility):
        used = isinstance(link.face, UsedFace) and isinstance(link.face.clause, Ability)
        return used and meaning.fits(game, scope.of, link.card, context)
    return False


def life_for(game: Game, seat: int, link: Link) -> int:
    """HKK-91.2.6: the opponent's life for the Advantages of an entry: when it comes into being, or when it was announced (`advantage_checked`)."""
    if game.options.says("advantage_checked", "announced"):
        return link.bound[SEEN][0]
    return meaning.opponents_life(game, seat)


def prevent(game: Game, answers: int, cause: Cause) -> None:
    """HKK-91.2.11: the entry with this number does not happen; its costs stay spent."""
    if answers and answers <= len(game.chain) and not game.chain[answers - 1].negated:
        link = game.chain[answers - 1]
        rewrite_link(game, answers - 1, link.with_negated(EFFECT_NEGATED))
        note(game, E_PREVENTED, link.card, None, link.seat, cause, answers)
