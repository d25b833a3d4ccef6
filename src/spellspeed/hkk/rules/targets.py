"""Targets and target players: what a text asks for when it is announced."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from spellspeed.hkk.rules import meaning
from spellspeed.hkk.rules.context import Context
from spellspeed.hkk.rules.derived import cannot_be_target
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.terms import A_SEAT, A_TARGET, CHOOSE, CHOOSE_SEAT, HAND
from spellspeed.hkk.text import words
from spellspeed.hkk.text.cards import Some
from spellspeed.hkk.text.node import Clause, Node, Sentence
from spellspeed.hkk.text.sentences import ChooseOne, Discard, If, Instead, May, MayPay, Search
from spellspeed.kernel.asks import Ask, extra_of, option, subject_of, verb_of
from spellspeed.kernel.door import open_ask

ALWAYS_ASKED = (ChooseOne, If, Instead, May, MayPay)


def targets_in(
    nodes: Iterable[object], optional: bool = False, zone: words.Zone = words.IN_PLAY
) -> list[tuple[Some, bool, words.Zone]]:
    """The targets of a text in the order printed: which, whether the text can do without, and the verb's own zone."""
    found: list[tuple[Some, bool, words.Zone]] = []
    for node in nodes:
        if isinstance(node, tuple):
            found += targets_in(node, optional, zone)
        elif isinstance(node, Some) and node.choice in words.AIMED:
            found.append((node, optional or node.up_to, zone))
        elif isinstance(node, Node) and not isinstance(node, Clause):
            inner = words.HAND if isinstance(node, Discard) else words.DECK if isinstance(node, Search) else zone
            found += targets_in(node.parts(), optional or isinstance(node, ALWAYS_ASKED), inner)
    return found


def target_players_in(nodes: Iterable[object]) -> str:
    """TARGET_PLAYER or TARGET_OPPONENT if the text names a target player, else nothing."""
    for node in nodes:
        if isinstance(node, str) and node in (words.TARGET_PLAYER, words.TARGET_OPPONENT):
            return node
        if isinstance(node, Clause):
            continue
        inner = node if isinstance(node, tuple) else node.parts() if isinstance(node, Node) else ()
        found = target_players_in(inner)
        if found:
            return found
    return ""


def target_seats(game: Game, which: str, seat: int) -> tuple[int, ...]:
    """K 4.1.2: a target player may be anyone, a target opponent not yourself nor your partner."""
    return game.order_from(seat) if which == words.TARGET_PLAYER else game.opponents(seat)


def target_options(
    game: Game, one: Some, zone: words.Zone, context: Context, before: tuple[tuple[int, ...], ...] = ()
) -> list[int]:
    """The cards that can be this target; "another" one is none of those chosen before it."""
    named = tuple([binding for group in before for binding in group])
    found = meaning.candidates(game, one.what, context.with_named(named), zone)
    return [number for number in found if not cannot_be_target(game, number)]


def left_out(game: Game, number: int) -> int:
    """K 21.3.3: the card that is being played, for words that count cards: it is not in the hand any more (option `announced_card`)."""
    return -1 if game.options.says("announced_card", "in_hand") and game.cards[number].zone == HAND else number


HOLE: Final = (-1,)
"""In the place of a target that nobody has chosen yet."""


FIRST_SEAT: Final = -2
"""In the place of a target that is a player: this less the seat."""


def seats_in(groups: Iterable[tuple[int, ...]]) -> list[int]:
    """The players among chosen targets."""
    return [FIRST_SEAT - one for group in groups for one in group if one <= FIRST_SEAT]


def aim(game: Game, seat: int, number: int, text: tuple[Sentence, ...], context: Context) -> bool:
    """Ask for the next target player or target that a text names and nobody has chosen yet. Whether something is asked."""
    which = "" if context.players else target_players_in(text)
    if which:
        seats = target_seats(game, which, context.seat)
        open_ask(game, Ask(seat, A_SEAT, number, tuple([option(CHOOSE_SEAT, -1, one) for one in seats])))
        return True
    wanted, place = targets_in(text), next_target(context)
    if place >= len(wanted):
        return False
    one, _, zone = wanted[place]
    found = target_options(game, one, zone, context, context.targets[:place])
    count = min(len(found), meaning.amount(game, one.count, context))
    options = tuple([option(CHOOSE, other) for other in found])
    if one.choice == words.EITHER:
        count = 1
        options += tuple([option(CHOOSE_SEAT, number, other) for other in game.order_from(context.seat)])
    open_ask(game, Ask(seat, A_TARGET, number, options, 0 if one.up_to else count, count))
    return True


def next_target(context: Context) -> int:
    """The place of the first target that has not been chosen."""
    return context.targets.index(HOLE) if HOLE in context.targets else len(context.targets)


def aimed(game: Game, context: Context, picks: tuple[int, ...]) -> Context:
    """The context with the answer to what `aim` asked."""
    player = extra_of(picks[0]) if picks and verb_of(picks[0]) == CHOOSE_SEAT else -1
    if player >= 0 and subject_of(picks[0]) < 0:
        return context.with_players((player,))
    place = next_target(context)
    chosen = (FIRST_SEAT - player,) if player >= 0 else tuple([game.binding(subject_of(pick)) for pick in picks])
    return context.with_targets((*context.targets[:place], chosen, *context.targets[place + 1 :]))


def are_gone(game: Game, text: tuple[Sentence, ...], context: Context) -> bool:
    """Whether targets were chosen and none of them can be one any more."""
    chosen = False
    for place, ((one, _, zone), group) in enumerate(zip(targets_in(text), context.targets, strict=False)):
        found = target_options(game, one, zone, context, context.targets[:place])
        if group == HOLE or seats_in((group,)) or any(game.bound_card(binding) in found for binding in group):
            return False
        chosen = chosen or bool(group)
    return chosen


def has_targets(game: Game, nodes: Iterable[object], context: Context) -> bool:
    """Whether there are enough cards for every target that the text cannot do without (option `targets_chosen`: not asked before it comes about)."""
    if game.options.says("targets_chosen", "coming_about"):
        return True
    return can_choose(game, [(one, zone) for one, optional, zone in targets_in(nodes) if not optional], context, ())


def can_choose(
    game: Game, wanted: list[tuple[Some, words.Zone]], context: Context, before: tuple[tuple[int, ...], ...]
) -> bool:
    """Whether there are cards for all of these targets after some were chosen; where "another" is asked for, each way to choose is tried."""
    if not wanted:
        return True
    (one, zone), rest = wanted[0], wanted[1:]
    if one.choice == words.EITHER:
        return can_choose(game, rest, context, before)
    found = target_options(game, one, zone, context, before)
    count = max(1, meaning.amount(game, one.count, context))
    if len(found) < count:
        return False
    if not any(other.what.other for other, _ in rest):
        return can_choose(game, rest, context, before)
    return any(
        can_choose(game, rest, context, (*before, tuple([game.binding(number) for number in chosen])))
        for chosen in combinations(found, count)
    )
