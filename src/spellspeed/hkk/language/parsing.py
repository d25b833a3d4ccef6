"""Parsing: which words of a text are what, by the rules of the grammar; and the values that the rules mean.

The parser tries the ways of a rule that may begin with the word at hand and remembers for each rule and place where it may end, so each rule is
tried once at a place, and all readings of a text are found. Two different values of the same words are enough to decline
them, so never more are kept.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from spellspeed.hkk.language import schema
from spellspeed.hkk.language.catalog import Production, catalog, constant
from spellspeed.hkk.language.errors import NotUnderstood
from spellspeed.hkk.language.grammar import (
    AS_NAME,
    AS_OPPOSITE,
    END,
    MORE,
    ONE,
    QUOTED,
    STRANGE,
    UNKNOWN,
    ZERO,
    AsWritten,
    Grammar,
    Rule,
    Series,
    Way,
    same_words,
    word_of,
)
from spellspeed.hkk.language.lexing import NUMBER, WORD, Lexeme, lexemes
from spellspeed.hkk.language.lexing import QUOTED as QUOTED_NAME
from spellspeed.hkk.language.printing import PERMANENT_FORM, SPELL_FORM
from spellspeed.hkk.language.templates import Fixed, Maybe, Piece, Words
from spellspeed.hkk.words.worded import Phrase

DEEPEST: Final = 120
"""So many rules may be within each other; a sentence that makes sense needs a third of it."""
READINGS: Final = 2
"""So many readings are kept of the same words: with two, they are declined."""


@cache
def grammar(language: str) -> Grammar:
    """The grammar of a language, made once. Raises UnknownLanguage."""
    return Grammar(catalog(language), (PERMANENT_FORM, SPELL_FORM))


def is_known(key: str, language: str) -> bool:
    """Whether a word occurs in the language's texts."""
    known = grammar(language)
    return all(word in known.terminals for word in same_words(key, known.words))


class Reading:
    """A text while it is read: its words and their numbers, and where the rules that were tried end."""

    def __init__(self, grammar: Grammar, text: str) -> None:
        self.grammar: Final = grammar
        self.text: Final = text
        self.written: Final[list[Lexeme]] = []
        self.numbers: Final[list[int]] = []
        for one in lexemes(text):
            for number in self.numbers_of(one):
                self.written.append(one)
                self.numbers.append(number)
        self.length: Final = len(self.numbers)
        self.numbers.append(END)
        self.found: Final[dict[int, tuple[int, ...]]] = {}
        self.meant: Final[dict[tuple[int, int, int], list[Any]]] = {}
        self.depth: int = 0
        self.farthest: int = 0
        self.watched: int = -1
        self.expected: Final[set[int]] = set()

    def numbers_of(self, one: Lexeme) -> list[int]:
        """The numbers of a word: contracted words are several."""
        if one.sort == NUMBER:
            return [{"0": ZERO, "1": ONE}.get(one.key, MORE)]
        known = self.grammar.terminals
        if one.sort == QUOTED_NAME:
            return [known.get(word_of(one), QUOTED)]
        keys = same_words(one.key, self.grammar.words)
        if all(key in known for key in keys):
            return [known[key] for key in keys]
        return [UNKNOWN if one.sort == WORD else STRANGE]

    def ends(self, rule: Rule, start: int) -> tuple[int, ...]:
        """Where a rule that begins at a place may end."""
        key = start * len(self.grammar.rules) + rule.number
        found = self.found.get(key)
        if found is not None:
            return found
        word = self.numbers[start]
        self.note(start, rule.first)
        if word not in rule.first:
            found = (start,) if rule.empty else ()
        elif self.depth > DEEPEST:
            one = self.written[start]
            raise NotUnderstood(one.line, one.column, one.written, Phrase("text.too deep"))
        else:
            self.depth += 1
            if isinstance(rule, Series):
                found = self.ends_of_series(rule, start)
            else:
                found = self.ends_of_ways(rule.before[word], start)
            self.depth -= 1
        self.found[key] = found
        return found

    def ends_of_ways(self, ways: tuple[Way, ...], start: int) -> tuple[int, ...]:
        """Where one of some ways may end."""
        found: set[int] = set()
        for way in ways:
            places: list[int] = [start]
            for one in way.symbols:
                places = self.after(one, places)
                if not places:
                    break
            found.update(places)
        return tuple(sorted(found))

    def after(self, symbol: int | Rule, places: list[int]) -> list[int]:
        """Where a symbol may end that begins at one of these places."""
        if isinstance(symbol, Rule):
            if len(places) == 1:
                return list(self.ends(symbol, places[0]))
            return sorted({end for place in places for end in self.ends(symbol, place)})
        found = []
        for place in places:
            if self.numbers[place] == symbol:
                found.append(place + 1)
            else:
                self.note(place, (symbol,))
        return found

    def ends_of_series(self, rule: Series, start: int) -> tuple[int, ...]:
        """Where a list may end: the items are followed one by one."""
        found: set[int] = set()
        for place, enough in self.items(rule, start):
            if enough:
                found.update(self.ends(rule.last, place))
        return tuple(sorted(found))

    def items(self, rule: Series, start: int) -> list[tuple[int, bool]]:
        """The places where an item of a list may begin, each with whether that item may be the last one."""
        found = [(start, rule.least <= 1)]
        if not rule.between:
            return found
        for place, _ in found:
            for item in self.next_items(rule, place):
                if (item, True) not in found:
                    found.append((item, True))
        return found

    def next_items(self, rule: Series, place: int) -> list[int]:
        """Where the item after the one at a place may begin."""
        return [item for end in self.ends(rule.inner, place) for item in self.after_between(rule, end)]

    def after_between(self, rule: Series, end: int) -> list[int]:
        """Where the next item of a list may begin if the one before ends at a place."""
        found: list[int] = []
        for words in rule.between:
            places = [end]
            for one in words:
                places = self.after(one, places)
            found += [place for place in places if place not in found]
        return found

    def note(self, place: int, words: frozenset[int] | tuple[int, ...]) -> None:
        """Remember how far the reading came, and what was expected there."""
        if place > self.farthest:
            self.farthest = place
        if place == self.watched:
            self.expected.update(words)

    def values(self, rule: Rule, start: int, end: int) -> list[Any]:
        """What the words of a rule mean: at most READINGS different values."""
        key = (rule.number, start, end)
        found = self.meant.get(key)
        if found is None:
            if isinstance(rule, Series):
                found = self.values_of_series(rule, start, end)
            else:
                ways = rule.before.get(self.numbers[start], rule.otherwise)
                found = different([value for way in ways for value in self.values_of_way(way, start, end)])
            self.meant[key] = found
        return found

    def values_of_way(self, way: Way, start: int, end: int) -> list[Any]:
        """What words mean that are said in one way."""
        meaning = way.meaning
        given = self.inside(way.symbols, start, end)
        if not given or isinstance(meaning, str | int):
            return [meaning] if given else []
        if isinstance(meaning, AsWritten):
            key = next(one.key for one in self.written[start:end] if one.sort in (NUMBER, QUOTED_NAME, WORD))
            if meaning.what == AS_NAME:
                said = key if self.written[start].sort == QUOTED_NAME else self.written[start].written
                return [self.grammar.words.named.get(said, said)]
            return [-int(key) if meaning.what == AS_OPPOSITE else int(key)]
        if isinstance(meaning, Production):
            return [meaning.made(bound(meaning.template.pieces, meaning.fields, one)) for one in given]
        return [bound(meaning.pieces, meaning.fields, one) for one in given]

    def inside(self, symbols: tuple[int | Rule, ...], start: int, end: int) -> list[tuple[Any, ...]]:
        """The values of the rules among symbols that stand between two places; at most READINGS different rows."""
        places = [[start]]
        for one in symbols:
            places.append(self.after(one, places[-1]))
        rows: dict[int, list[tuple[Any, ...]]] = {end: [()]}
        for number in range(len(symbols) - 1, -1, -1):
            before: dict[int, list[tuple[Any, ...]]] = {}
            symbol = symbols[number]
            for place in places[number]:
                found: list[tuple[Any, ...]] = []
                if isinstance(symbol, Rule):
                    for after in self.ends(symbol, place):
                        if after in rows:
                            found += [(v, *row) for v in self.values(symbol, place, after) for row in rows[after]]
                elif self.numbers[place] == symbol and place + 1 in rows:
                    found = rows[place + 1]
                if found:
                    before[place] = different(found)
            rows = before
        return rows.get(start, [])

    def values_of_series(self, rule: Series, start: int, end: int) -> list[Any]:
        """What a list means: tuples of the values of its items."""
        rows: dict[int, list[tuple[Any, ...]]] = {}
        first: list[Any] = []
        for place, enough in sorted(self.items(rule, start), reverse=True):
            found: list[tuple[Any, ...]] = []
            if enough and end in self.ends(rule.last, place):
                found += [as_items(value) for value in self.values(rule.last, place, end)]
            if rule.between:
                for after in self.ends(rule.inner, place):
                    for item in self.after_between(rule, after):
                        for row in rows.get(item, []):
                            found += [(*as_items(value), *row) for value in self.values(rule.inner, place, after)]
            rows[place] = different(found)
            if place == start:
                first = rows[place]
        return first


def bound(pieces: tuple[Piece, ...], fields: dict[str, schema.Field], given: tuple[Any, ...]) -> dict[str, object]:
    """The fields that pieces give: of each slot what was read there, of fixed ones their value."""
    values: dict[str, object] = {}
    read = iter(given)
    for piece in pieces:
        if isinstance(piece, Fixed):
            values[piece.field] = constant(fields[piece.field].holds, piece.value)
        elif isinstance(piece, Maybe):
            values |= next(read)
        elif not isinstance(piece, Words):
            values[piece.field] = next(read)
    return values


def as_items(value: Any) -> tuple[Any, ...]:
    """What one item of a list adds to it: itself, or, where cards are joined by "and", a node for each of them."""
    return value if isinstance(value, tuple) else (value,)


def different(values: list[Any]) -> list[Any]:
    """The values without repetitions, in order; no more than READINGS of them."""
    found: list[Any] = []
    for value in values:
        if value not in found:
            found.append(value)
            if len(found) == READINGS:
                break
    return found
