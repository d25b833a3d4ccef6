"""What holds for a time: statements of continuous clauses and of lasting effects, with who says them and of which cards."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import meaning
from spellspeed.hkk.rules.context import RULE, Context
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.terms import BY_ABILITY, BY_DRAWBACK, BY_SPELL, STRENGTHS
from spellspeed.hkk.text import words
from spellspeed.hkk.text.cards import Every, It, Some, This
from spellspeed.hkk.text.clauses import Drawback
from spellspeed.hkk.text.node import Cards, Clause, Condition, Node, Sentence, Statement
from spellspeed.hkk.text.sentences import Counter
from spellspeed.hkk.text.shields import IgnoreNextSource, PreventDamage, PreventDamageBy, PreventDamageToCards
from spellspeed.hkk.text.statements import CopyText
from spellspeed.kernel.lasting import Change
from spellspeed.kernel.records import Record


class Chosen(Record):
    """What was chosen for a statement of a permanent: bindings for each choice of cards in its words, and a target player (-1: none)."""

    def __init__(self, says: Sentence, groups: tuple[tuple[int, ...], ...], player: int) -> None:
        self.says: Final = says
        self.groups: Final = groups
        self.player: Final = player

    def parts(self) -> tuple[object, ...]:
        return (self.says, self.groups, self.player)


class Holding(Change):
    """The change of a lasting effect: a statement (`fixed`: of cards fixed when it began), a dependent counter, a shield against damage, or what
    was chosen for a statement of a permanent, which holds for as long as its text says so.
    """

    def __init__(
        self,
        says: Sentence | None,
        fixed: bool = False,
        counter: Counter | None = None,
        shield: PreventDamage | PreventDamageToCards | PreventDamageBy | IgnoreNextSource | None = None,
        chosen: Chosen | None = None,
    ) -> None:
        self.says: Final = says
        self.fixed: Final = fixed
        self.counter: Final = counter
        self.shield: Final = shield
        self.chosen: Final = chosen

    def parts(self) -> tuple[object, ...]:
        return (self.says, self.fixed, self.counter, self.shield, self.chosen)


class Grant(Sentence):
    """These clauses, copied from another card when the effect began, are a card's own as well."""

    def __init__(self, clauses: tuple[Clause, ...]) -> None:
        self.clauses: Final = clauses

    def parts(self) -> tuple[object, ...]:
        return (self.clauses,)


class Held:
    """One statement that holds now: its source, whose it is, what it says, the clause that says it, the bindings fixed for it.

    `began` is its place in the order in which all that holds began. `of` are the bindings of the cards that it copies, if those were chosen.
    """

    def __init__(
        self,
        source: int,
        seat: int,
        says: Sentence,
        clause: Clause | None,
        fixed: tuple[int, ...] | None,
        against: int,
        began: int,
        of: tuple[int, ...] | None = None,
    ) -> None:
        self.source: Final = source
        self.seat: Final = seat
        self.says: Final = says
        self.clause: Final = clause
        self.fixed: Final = fixed
        self.against: Final = against
        self.began: Final = began
        self.of: Final = of

    def saying(self, says: Sentence) -> Held:
        """The same source with another statement."""
        return Held(self.source, self.seat, says, self.clause, self.fixed, self.against, self.began)

    def with_choices(self, game: Game) -> Held:
        """A statement of a permanent with what was chosen for it; of no card as long as nothing was."""
        wanted = choices_in(self.says)
        if self.clause is None or not (wanted or names_target_player(self.says)):
            return self
        found = chosen_for(game, self.source, self.says)
        groups = ((),) * len(wanted) if found is None else found.groups
        names_cards = isinstance(getattr(self.says, "cards", None), Some)
        fixed, rest = (groups[0], groups[1:]) if names_cards else (None, groups)
        player = -1 if found is None else found.player
        return Held(
            self.source, self.seat, self.says, self.clause, fixed, player, self.began, rest[0] if rest else None
        )

    def kind(self, game: Game) -> int:
        """What kind of source it is: a spell, an ability or a drawback."""
        if isinstance(self.clause, Drawback):
            return BY_DRAWBACK
        return BY_SPELL if self.clause is None and game.face(self.source).is_spell else BY_ABILITY

    def context(self, game: Game) -> Context:
        """What its words are read with."""
        players = () if self.against < 0 else (self.against,)
        return Context(self.seat, game.binding(self.source), RULE, (), players)

    def copied(self, game: Game) -> list[int]:
        """The cards whose text it copies."""
        assert isinstance(self.says, CopyText)
        if self.of is None:
            return meaning.named_in(game, self.says.of, self.context(game))
        return [number for binding in self.of if (number := game.bound_card(binding)) >= 0]

    def holds(self, game: Game, condition: Condition) -> bool:
        """Whether a condition in it holds now."""
        return meaning.holds(game, condition, self.context(game))

    def numbers(self, game: Game) -> list[int]:
        """The cards that it speaks of now."""
        if self.fixed is not None:
            return [number for binding in self.fixed if (number := game.bound_card(binding)) >= 0]
        cards = getattr(self.says, "cards", None)
        assert isinstance(cards, Cards)
        return meaning.named_in(game, cards, self.context(game))

    def speaks_of(self, game: Game, number: int, layer: int = STRENGTHS) -> bool:
        """Whether it speaks of this card; `layer` says which derived values its words may read."""
        if self.fixed is not None:
            return game.binding(number) in self.fixed
        cards = getattr(self.says, "cards", None)
        if isinstance(cards, (This, It)):
            return number == self.source
        if isinstance(cards, Every):
            return meaning.fits(game, cards.what, number, self.context(game), layer)
        return False


def choices_in(says: Sentence) -> list[Some]:
    """The choices of cards that a statement names, in the order printed."""
    return [one for one in says.parts() if isinstance(one, Some)]


def names_target_player(node: Node) -> bool:
    """Whether words name a target player."""
    return any(
        part in TARGETED if isinstance(part, str) else isinstance(part, Node) and names_target_player(part)
        for part in node.parts()
    )


TARGETED: Final = (words.TARGET_PLAYER, words.TARGET_OPPONENT)


def chosen_for(game: Game, number: int, says: Sentence) -> Chosen | None:
    """What was chosen for a statement of a permanent in this stay; None before it was."""
    binding = game.binding(number)
    for one in game.lasting:
        if isinstance(one.change, Holding) and one.change.chosen is not None and one.source == binding:
            if one.change.chosen.says == says:
                return one.change.chosen
    return None


def place_of(game: Game, context: Context, says: Sentence) -> int:
    """Which of the statements printed on the card that acts this is, counted from 1 in the order printed; 0 if it is none of them."""
    printed = statements_in(game.face(context.cause.card).clauses)
    return printed.index(says) + 1 if says in printed else 0


def statements_in(part: object) -> list[Sentence]:
    """All statements in a part of a text, in the order printed."""
    found: list[Sentence] = [part] if isinstance(part, Statement) else []
    inside = part.parts() if isinstance(part, Node) else part if isinstance(part, tuple) else ()
    for one in inside:
        found += statements_in(one)
    return found
