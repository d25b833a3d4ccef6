"""The grammar of a language, made from its templates: each template is a way of a rule, each slot another rule."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.language import schema
from spellspeed.hkk.language.catalog import Catalog, Production
from spellspeed.hkk.language.errors import BrokenCatalog
from spellspeed.hkk.language.lexing import NUMBER, Lexeme, lexemes
from spellspeed.hkk.language.lexing import QUOTED as QUOTED_NAME
from spellspeed.hkk.language.schema import Field
from spellspeed.hkk.language.templates import Maybe, Piece, Slot, Words

ZERO: Final = 0
ONE: Final = 1
MORE: Final = 2
QUOTED: Final = 3
UNKNOWN: Final = 4
"""A word that the language does not know."""
STRANGE: Final = 5
"""What can stand nowhere."""
END: Final = 6
FIRST_WORD: Final = 7
"""The number of the first word of the language; the numbers below are those of the sorts of words above."""
NUMBERS: Final = (ZERO, ONE, MORE)

WRITTEN: Final = {"0": ZERO, "1": ONE}
"""The numbers that may stand in a template as they are: each is the only one of its sort."""

AS_NUMBER: Final = "number"
AS_OPPOSITE: Final = "opposite"
AS_NAME: Final = "name"


class AsWritten:
    """What a way of one word means whose value is read from the word: a number, the opposite of it, a name."""

    def __init__(self, what: str) -> None:
        self.what: Final = what


class Parts:
    """What an optional part means: the values of some fields."""

    def __init__(self, pieces: tuple[Piece, ...], fields: dict[str, Field]) -> None:
        self.pieces: Final = pieces
        self.fields: Final = fields


Meaning = Production | AsWritten | Parts | str | int


class Way:
    """One way to say what a rule says: words and other rules in order, and what that means."""

    def __init__(self, symbols: tuple[int | Rule, ...], meaning: Meaning) -> None:
        self.symbols: Final = symbols
        self.meaning: Final = meaning


class Rule:
    """What may stand somewhere. `first`: the words that it may begin with; `empty`: it may be nothing at all.

    `before`: which ways are worth trying before a word; `otherwise`: before any other word.
    """

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.ways: list[Way] = []
        self.first: frozenset[int] = frozenset()
        self.empty: bool = False
        self.before: dict[int, tuple[Way, ...]] = {}
        self.otherwise: tuple[Way, ...] = ()


class Series(Rule):
    """A list: items with words between them; all but the last follow another rule, and there are at least so many."""

    def __init__(self, number: int, inner: Rule, between: list[tuple[int, ...]], last: Rule, least: int) -> None:
        super().__init__(number)
        self.inner: Final = inner
        self.between: Final = between
        self.last: Final = last
        self.least: Final = least


class Grammar:
    """The rules of a language, the numbers of its words, and the rule of a clause in each form."""

    def __init__(self, words: Catalog, forms: tuple[str, ...]) -> None:
        self.words: Final = words
        self.terminals: Final[dict[str, int]] = {}
        self.spelt_out: Final[dict[str, tuple[int, ...]]] = {}
        self.rules: Final[list[Rule]] = []
        self.known: Final[dict[tuple[str, str], Rule]] = {}
        self.waiting: Final[list[tuple[str, str]]] = []
        self.stop: Final = self.terminal(".")
        self.clauses: Final = {form: self.rule("Clause", form) for form in forms}
        while self.waiting:
            self.write_ways(*self.waiting.pop())
        self.add_quoted_words()
        find_first(self.rules)
        refuse_left_recursion(self)

    def terminal(self, word: str) -> int:
        """The number of a word or sign."""
        return self.terminals.setdefault(word, FIRST_WORD + len(self.terminals))

    def rule(self, holds: str, form: str) -> Rule:
        """The rule for what may stand in a field, in a form; its ways are written later."""
        found = self.known.get((holds, form))
        if found is None:
            found = Rule(len(self.rules))
            self.rules.append(found)
            self.known[(holds, form)] = found
            self.waiting.append((holds, form))
        return found

    def write_ways(self, holds: str, form: str) -> None:
        """All ways to say what may stand in a field, in a form. Raises BrokenCatalog if there is none, or the same twice."""
        if holds == schema.INTEGER:
            ways = self.number_ways(form)
        elif holds == schema.NAME:
            ways = [Way((QUOTED,), AsWritten(AS_NAME))]
            ways += [Way((UNKNOWN,), AsWritten(AS_NAME))] if form == "bare" else []
        elif holds in schema.CODES:
            ways = self.code_ways(holds, form)
        else:
            ways = [
                way
                for name in schema.members(holds)
                for production in self.words.of(name, form)
                if production.template.is_read
                for way in self.ways_of(production)
            ]
        if not ways:
            raise BrokenCatalog(f'{self.words.language}: nothing says {holds} in the form "{form}"')
        said = [way.symbols for way in ways]
        if len(set(said)) < len(said):
            twice = next(one for one in said if said.count(one) > 1)
            raise BrokenCatalog(
                f'{self.words.language}: {holds} in the form "{form}" is said twice as "{self.spelt(twice)}"'
            )
        self.known[(holds, form)].ways = ways

    def ways_of(self, production: Production) -> list[Way]:
        """A template as a way; where it acts on cards, also as one in which several cards are joined by "and"."""
        pieces, fields = production.template.pieces, production.fields
        found = [Way(self.sequence(pieces, fields), production)]
        if production.joins:
            found.append(Way(self.sequence(pieces, fields, production.joins), production))
        return found

    def joined(self, slot: Slot, one: Field) -> Rule:
        """Two or more cards with "and" between them."""
        each = self.rule(one.holds, slot.form)
        found = Series(len(self.rules), each, [self.said(words) for words in self.words.joined], each, 2)
        self.rules.append(found)
        return found

    def add_quoted_words(self) -> None:
        """Where a name may stand, a word of the language may stand in quotation marks too."""
        quoted = [number for word, number in self.terminals.items() if word.startswith('"')]
        for (holds, _), rule in self.known.items():
            if holds == schema.NAME:
                rule.ways += [Way((number,), AsWritten(AS_NAME)) for number in quoted]

    def spelt(self, symbols: tuple[int | Rule, ...]) -> str:
        """A way as it is shown in messages."""
        words = {number: word for word, number in self.terminals.items()}
        return " ".join([f"n{one.number}" if isinstance(one, Rule) else words.get(one, str(one)) for one in symbols])

    def number_ways(self, form: str) -> list[Way]:
        """A whole number in a form (Printer.number), in figures or as a word."""
        number, opposite = AsWritten(AS_NUMBER), AsWritten(AS_OPPOSITE)
        form, _, suffix = form.partition("_")
        suffix = form if form in self.words.suffixes else suffix
        endings = self.endings(suffix) if suffix else [()]
        if form == "signed":
            signs = ((self.terminal("+"), number), (self.terminal("-"), opposite))
            return [Way((sign, one, *end), meant) for one in NUMBERS for sign, meant in signs for end in endings]
        spelt = [
            Way(self.said(word), -value if form == "opposite" else value)
            for word, value in self.words.numbers.get(suffix, {}).items()
            if form != "one" or value == 1
            if form != "many" or value != 1
            if form not in ("positive", "opposite") or value > 0
        ]
        told = {"one": (ONE,), "many": (ZERO, MORE), "positive": (ONE, MORE), "opposite": (ONE, MORE)}
        meant = opposite if form == "opposite" else number
        return [Way((one, *end), meant) for one in told.get(form, NUMBERS) for end in endings] + spelt

    def endings(self, form: str) -> list[tuple[int, ...]]:
        """The endings of numbers in a form."""
        return [(self.terminal(f"-{one}"),) for one in sorted(set(self.words.suffixes[form].values()))]

    def code_ways(self, holds: str, form: str) -> list[Way]:
        """The words for each code word that has this form."""
        return [
            Way(self.said(said), code)
            for code in self.words.codes.get(holds, {})
            for said in self.words.words_for(holds, code, form)
        ]

    def said(self, text: str) -> tuple[int, ...]:
        """The numbers of words that stand in the catalog."""
        found = self.spelt_out.get(text)
        if found is None:
            found = tuple(
                [WRITTEN[word] if word in WRITTEN else self.terminal(word) for word in words_in(text, self.words)]
            )
            self.spelt_out[text] = found
        return found

    def sequence(self, pieces: tuple[Piece, ...], fields: dict[str, Field], joined: str = "") -> tuple[int | Rule, ...]:
        """The pieces of a template as the symbols of a way; in the field `joined` several stand with "and" between them."""
        symbols: list[int | Rule] = []
        for piece in pieces:
            if isinstance(piece, Words):
                symbols += self.said(piece.text)
            elif isinstance(piece, Maybe):
                symbols.append(self.maybe(piece, fields))
            elif isinstance(piece, Slot):
                found = self.joined if piece.field == joined else self.slot
                symbols.append(found(piece, fields[piece.field]))
        return tuple(symbols)

    def maybe(self, piece: Maybe, fields: dict[str, Field]) -> Rule:
        """The rule of an optional part: the part, or nothing."""
        found = Rule(len(self.rules))
        self.rules.append(found)
        inside = self.sequence(piece.pieces, fields)
        found.ways = [Way(inside, Parts(piece.pieces, fields)), Way((), Parts((), fields))]
        return found

    def slot(self, slot: Slot, one: Field) -> Rule:
        """The rule of a slot: of what stands there, or of a list."""
        last = self.rule(one.holds, slot.form)
        if not one.many:
            return last
        inner = last if slot.inner is None else self.rule(one.holds, slot.inner)
        between = [self.said(words) for words in (slot.between, *slot.others) if words]
        found = Series(len(self.rules), inner, between, last, slot.least)
        self.rules.append(found)
        return found


def find_first(rules: list[Rule]) -> None:
    """Give each rule the words that it may begin with, and its ways by them."""
    changed = True
    while changed:
        changed = False
        for rule in rules:
            first, empty = set(rule.first), rule.empty
            for start in starts(rule):
                words, nothing = begins(start)
                first |= words
                empty = empty or nothing
            if len(first) > len(rule.first) or empty != rule.empty:
                rule.first, rule.empty, changed = frozenset(first), empty, True
    for rule in rules:
        before: dict[int, list[Way]] = {}
        told = [(way, *begins(way.symbols)) for way in rule.ways]
        rule.otherwise = tuple([way for way, _, nothing in told if nothing])
        for word in rule.first:
            before[word] = [way for way, words, nothing in told if nothing or word in words]
        rule.before = {word: tuple(ways) for word, ways in before.items()}


def starts(rule: Rule) -> list[tuple[int | Rule, ...]]:
    """What a rule may begin with, each as symbols."""
    if not isinstance(rule, Series):
        return [way.symbols for way in rule.ways]
    return [(rule.last,), (rule.inner,)] if rule.between else [(rule.last,)]


def begins(symbols: tuple[int | Rule, ...]) -> tuple[set[int], bool]:
    """The words that symbols may begin with, as far as their rules are known, and whether they may be nothing."""
    found: set[int] = set()
    for one in symbols:
        if not isinstance(one, Rule):
            found.add(one)
            return found, False
        found |= one.first
        if not one.empty:
            return found, False
    return found, True


def refuse_left_recursion(grammar: Grammar) -> None:
    """A rule that may begin with itself could never be read. Raises BrokenCatalog."""
    leads = {rule.number: leading(rule) for rule in grammar.rules}
    free: set[int] = set()
    changed = True
    while changed:
        fresh = {number for number, to in leads.items() if number not in free and to <= free}
        free |= fresh
        changed = bool(fresh)
    names = [
        f'{holds} in the form "{form}"' for (holds, form), rule in grammar.known.items() if rule.number not in free
    ]
    if names:
        raise BrokenCatalog(f"{grammar.words.language}: {' and '.join(sorted(names)[:2])} may begin with itself")


def leading(rule: Rule) -> set[int]:
    """The rules that may stand at the very beginning of a rule."""
    found: set[int] = set()
    for symbols in starts(rule):
        for one in symbols:
            if not isinstance(one, Rule):
                break
            found.add(one.number)
            if not one.empty:
                break
    return found


def words_in(text: str, words: Catalog) -> list[str]:
    """The words and signs of a text of the catalog as they are compared: others with the same meaning are replaced. Raises BrokenCatalog."""
    found = list(lexemes(text))
    if any(one.sort == NUMBER and one.key not in WRITTEN for one in found):
        raise BrokenCatalog(f'{words.language}: "{text}" holds a number other than 1')
    return [key for one in found for key in same_words(word_of(one), words)]


def word_of(one: Lexeme) -> str:
    """How a word is known; one in quotation marks with these, in lower case."""
    return f'"{one.key.lower()}"' if one.sort == QUOTED_NAME else one.key


def same_words(key: str, words: Catalog) -> list[str]:
    """A word as the grammar knows it: contracted words are several."""
    return words.read_as.get(key, [key])
