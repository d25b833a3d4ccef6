"""Two bots for HKK: one that answers by chance and one with a few sensible habits. A bot sees its ask and what its seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from spellspeed.errors import SpellspeedError
from spellspeed.hkk.rules import derived
from spellspeed.hkk.rules import terms as t
from spellspeed.hkk.rules.card_play import chooses_x
from spellspeed.hkk.rules.faces import CardFace
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.text.sentences import DamageCards, Destroy, PutCounters, Return, TakeControl, Turn
from spellspeed.hkk.words.worded import Near, WordedInHkk
from spellspeed.kernel.asks import Ask, extra_of, subject_of, verb_of
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.game import UnknownBot
from spellspeed.kernel.players import Bot
from spellspeed.kernel.random_answers import random_picks
from spellspeed.kernel.view_backing import behind, forget_behind, put_behind

HARMFUL: Final = (Destroy, DamageCards, TakeControl, Return, PutCounters, Turn)
"""What one rather does to cards of the opponent."""
USES_A_TURN: Final = 3
"""One in so many chances to use an ability is left out, so that what costs nothing comes to an end."""


class NoSuchBot(WordedInHkk, UnknownBot):
    """No bot of HKK has that name; the message names those that there are."""


class HiddenCard(SpellspeedError):
    """A bot asked for a card that its seat may not see."""


def game_behind(sight: Sight) -> Game:
    """The true game; no bot calls it."""
    return cast(Game, behind(sight).state)


class Sight:
    """What a seat may look at: its own hand and everything that is open. It has no reference to the game (kernel/view_backing.py)."""

    __slots__ = ()

    def __init__(self, game: Game, seat: int) -> None:
        """Raises NoSuchViewer."""
        put_behind(self, game, seat)

    def __del__(self) -> None:
        forget_behind(self)

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a view is of one game and cannot be copied; take another one of the game")

    @property
    def seat(self) -> int:
        """The seat that looks."""
        return behind(self).seat

    def face(self, number: int) -> CardFace:
        """A card that the seat may see. Raises HiddenCard."""
        card = game_behind(self).cards[number]
        if card.zone == t.DECK or (card.zone == t.HAND and card.owner != self.seat):
            raise HiddenCard(f"seat {self.seat} may not see card {number}")
        return game_behind(self).face(number)

    def is_own(self, number: int) -> bool:
        """Whether the seat controls a card in play, or owns it elsewhere."""
        return game_behind(self).cards[number].controller == self.seat

    def strength(self, number: int) -> tuple[int, int]:
        """Damage and life left of a creature in play."""
        return derived.damage_of(game_behind(self), number), derived.life_left(game_behind(self), number)

    def is_worth_nothing(self, number: int) -> bool:
        """Whether the seat would have to say 0 for the X of a card."""
        return chooses_x(game_behind(self), self.seat, number) and game_behind(self).vp[self.seat] == 0

    def answers_own(self) -> bool:
        """Whether the latest entry of the reaction queue is the seat's own."""
        return bool(game_behind(self).chain) and game_behind(self).chain[-1].seat == self.seat


class RandomBot:
    """Uniform over legal answers."""

    def __init__(self, seed: str) -> None:
        self.stream: Final = Stream(seed)

    def picks(self, ask: Ask, view: Sight) -> tuple[int, ...]:
        """A legal answer by chance."""
        return random_picks(ask, self.stream)


class SensibleBot:
    """Plays what it can pay, dearest first, and X as large as it can; sends strong creatures to the guard post, attacks where it gains, answers
    only the opponent."""

    def __init__(self, seed: str) -> None:
        self.stream: Final = Stream(seed)

    def picks(self, ask: Ask, view: Sight) -> tuple[int, ...]:
        """The best answer by its habits; where it has none, one by chance."""
        if ask.kind == t.A_REACT and view.answers_own():
            return (ask.options[0],)
        if ask.kind in (t.A_ACT, t.A_REACT):
            return (max(ask.options, key=lambda code: self.worth(code, view)),)
        if ask.kind in (t.A_TARGET, t.A_CARDS, t.A_COST) and ask.options and verb_of(ask.options[0]) != t.YES:
            return self.cards(ask, view)
        if ask.kind == t.A_NUMBER:
            return (max(ask.options, key=extra_of),)
        if ask.kind == t.A_SEAT:
            others = [code for code in ask.options if extra_of(code) != view.seat]
            return (others[0] if others else ask.options[0],)
        return (ask.options[0],) if ask.least == 1 else random_picks(ask, self.stream)

    def worth(self, code: int, sight: Sight) -> int:
        """How good an action is; to do nothing is worth 0."""
        verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
        if verb == t.PASS:
            return 0
        if verb == t.PLAY and sight.is_worth_nothing(number):
            return -1
        if verb == t.PLAY:
            return 10 + max(0, sight.face(number).cost.vp)
        if verb == t.USE:
            return 5 if sight.is_own(number) and self.stream.below(USES_A_TURN) else -1
        if verb == t.MOVE:
            return 3 if extra != 4 and sight.strength(number)[0] >= 2 else -1
        if verb == t.ATTACK and extra:
            own, other = sight.strength(number), sight.strength(extra - 1)
            return 4 if own[0] >= other[1] and (own[1] > other[0] or own[0] <= other[0]) else -1
        return 6

    def cards(self, ask: Ask, sight: Sight) -> tuple[int, ...]:
        """Cards of the opponent for what hurts, own ones for all else; own ones that are given up are the weakest."""
        hurts = ask.kind == t.A_TARGET and ask.about >= 0 and is_harmful(sight.face(ask.about))
        gives_up = ask.kind in (t.A_COST, t.A_CARDS)

        def rank(code: int) -> tuple[bool, int]:
            """The best first."""
            number = subject_of(code)
            if not gives_up:
                value = max(0, sight.face(number).cost.vp)
                return (sight.is_own(number) == hurts, -value)
            return (False, 0)

        count = ask.least if gives_up else ask.most
        return tuple(sorted(ask.options, key=rank)[:count])


def is_harmful(face: CardFace) -> bool:
    """Whether a spell does to its target what one does to cards of the opponent."""
    return any(isinstance(one, HARMFUL) for effect in face.effects for one in effect.does)


BOTS: Final[dict[str, Callable[[str], Bot]]] = {"random": RandomBot, "sensible": SensibleBot}


def bot_named(name: str, seed: str) -> Bot:
    """A new bot. Raises NoSuchBot."""
    if name not in BOTS:
        raise NoSuchBot("bot", name=name, known=", ".join(BOTS), near=Near(name, BOTS))
    return BOTS[name](seed)
