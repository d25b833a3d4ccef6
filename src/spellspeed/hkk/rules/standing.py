"""What holds for a time: statements of continuous clauses and of lasting effects, with who says them and of which cards."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import matching
from spellspeed.hkk.rules.context import RULE, Context
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.terms import STRENGTHS
from spellspeed.hkk.text.cards import Every, It, This
from spellspeed.hkk.text.node import Cards, Clause, Condition, Sentence
from spellspeed.hkk.text.sentences import Counter, IgnoreNextSource, PreventDamage, PreventDamageToCards
from spellspeed.kernel.lasting import Change


class Holding(Change):
    """The change of a lasting effect: a statement (`fixed`: of cards fixed when it began), a dependent counter, or a shield against damage."""

    def __init__(
        self,
        says: Sentence | None,
        fixed: bool = False,
        counter: Counter | None = None,
        shield: PreventDamage | PreventDamageToCards | IgnoreNextSource | None = None,
    ) -> None:
        self.says: Final = says
        self.fixed: Final = fixed
        self.counter: Final = counter
        self.shield: Final = shield

    def parts(self) -> tuple[object, ...]:
        return (self.says, self.fixed, self.counter, self.shield)


class Grant(Sentence):
    """These clauses, copied from another card when the effect began, are a card's own as well."""

    def __init__(self, clauses: tuple[Clause, ...]) -> None:
        self.clauses: Final = clauses

    def parts(self) -> tuple[object, ...]:
        return (self.clauses,)


class Held:
    """One statement that holds now: its source, whose it is, what it says, the clause that says it, the bindings fixed for it."""

    def __init__(
        self,
        source: int,
        seat: int,
        says: Sentence,
        clause: Clause | None,
        fixed: tuple[int, ...] | None,
        against: int,
    ) -> None:
        self.source: Final = source
        self.seat: Final = seat
        self.says: Final = says
        self.clause: Final = clause
        self.fixed: Final = fixed
        self.against: Final = against

    def saying(self, says: Sentence) -> Held:
        """The same source with another statement."""
        return Held(self.source, self.seat, says, self.clause, self.fixed, self.against)

    def context(self, game: Game) -> Context:
        """What its words are read with."""
        players = () if self.against < 0 else (self.against,)
        return Context(self.seat, game.binding(self.source), RULE, (), players)

    def holds(self, game: Game, condition: Condition) -> bool:
        """Whether a condition in it holds now."""
        return matching.holds(game, condition, self.context(game))

    def numbers(self, game: Game) -> list[int]:
        """The cards that it speaks of now."""
        if self.fixed is not None:
            return [number for binding in self.fixed if (number := game.bound_card(binding)) >= 0]
        cards = getattr(self.says, "cards", None)
        assert isinstance(cards, Cards)
        return matching.named_in(game, cards, self.context(game))

    def speaks_of(self, game: Game, number: int, layer: int = STRENGTHS) -> bool:
        """Whether it speaks of this card; `layer` says which derived values its words may read."""
        if self.fixed is not None:
            return game.binding(number) in self.fixed
        cards = getattr(self.says, "cards", None)
        if isinstance(cards, (This, It)):
            return number == self.source
        if isinstance(cards, Every):
            return matching.fits(game, cards.what, number, self.context(game), layer)
        return False
