"""Parsing: the words of a text become a tree of the grammar's rules, and the tree the values that the rules mean."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Final, cast

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedEOF, UnexpectedToken
from lark.lexer import Lexer

from spellspeed.errors import did_you_mean
from spellspeed.hkk.language import schema
from spellspeed.hkk.language.catalog import Production, catalog, constant
from spellspeed.hkk.language.errors import NotUnderstood
from spellspeed.hkk.language.grammar import NUMBER_MORE, NUMBER_ONE, NUMBER_ZERO, QUOTED, UNKNOWN, Grammar, same_words
from spellspeed.hkk.language.lexing import NUMBER, WORD, Lexeme, end_of, lexemes
from spellspeed.hkk.language.lexing import QUOTED as QUOTED_NAME
from spellspeed.hkk.language.printing import PERMANENT_FORM, SPELL_FORM
from spellspeed.hkk.language.templates import Fixed, Maybe, Piece, Words

Parsed = Tree[Token]
STRANGE: Final = "STRANGE"
"""What can stand nowhere."""
FEW: Final = 8
"""So many words are named that could stand where something is not understood."""


class Given(Lexer):
    """Passes on the words that the parser is given."""

    def __init__(self, conf: object) -> None:
        pass

    def lex(self, tokens: Any, state: object = None) -> Iterator[Token]:
        """The words as they are."""
        yield from tokens


def token(terminal: str, value: str, one: Lexeme) -> Token:
    """A word for the parser."""
    end = one.column + len(one.written)
    return Token(terminal, value, line=one.line, column=one.column, end_line=one.line, end_column=end)


@cache
def grammar(language: str) -> Grammar:
    """The grammar of a language, made once. Raises UnknownLanguage."""
    return Grammar(catalog(language), (PERMANENT_FORM, SPELL_FORM))


def is_known(key: str, language: str) -> bool:
    """Whether a word occurs in the language's texts."""
    known = grammar(language)
    return all(word in known.terminals for word in same_words(key, known.words))


class Parser:
    """The parser of one language."""

    def __init__(self, language: str) -> None:
        self.grammar: Final = grammar(language)
        self.words: Final = self.grammar.words
        self.lark: Final = Lark(
            self.grammar.text(),
            parser="earley",
            lexer=Given,
            ambiguity="explicit",
            propagate_positions=True,
            start=[f"text_{form}" for form in (PERMANENT_FORM, SPELL_FORM)],
        )

    def tokens(self, text: str) -> list[Token]:
        """The words of a text for the parser, each with its place."""
        return [token for one in lexemes(text) for token in self.tokens_of(one)]

    def tokens_of(self, one: Lexeme) -> list[Token]:
        """One word of a text for the parser: contracted words are several, a word that the language does not know stays as it was written."""
        if one.sort == NUMBER:
            return [token({"0": NUMBER_ZERO, "1": NUMBER_ONE}.get(one.key, NUMBER_MORE), one.key, one)]
        if one.sort == QUOTED_NAME:
            return [token(QUOTED, one.key, one)]
        known = self.grammar.terminals
        keys = same_words(one.key, self.words)
        if all(key in known for key in keys):
            return [token(known[key], key, one) for key in keys]
        return [token(UNKNOWN if one.sort == WORD else STRANGE, one.written, one)]

    def clauses(self, text: str, spell: bool) -> list[Parsed]:
        """The tree of each clause of a text. Raises NotUnderstood."""
        tokens = self.tokens(text)
        try:
            tree = self.lark.parse(cast("Any", tokens), start=f"text_{SPELL_FORM if spell else PERMANENT_FORM}")
        except UnexpectedToken as error:
            raise self.refused(text, error.token, error) from None
        except UnexpectedEOF as error:
            line, column = end_of(text)
            raise NotUnderstood(line, column, "", self.could_stand(list(error.expected))) from None
        return clause_trees(tree)

    def refused(self, text: str, at: Token, error: UnexpectedToken) -> NotUnderstood:
        """The error for a word that cannot stand where it does."""
        line, column = at.line or 1, at.column or 1
        written = next(one.written for one in lexemes(text) if (one.line, one.column) == (line, column))
        words = {name: word for word, name in self.grammar.terminals.items()}
        could = [words[name] for name in error.expected if name in words]
        hint = did_you_mean(written, sorted(could)) if at.type == UNKNOWN else ""
        return NotUnderstood(line, column, written, hint or self.could_stand(sorted(error.expected)))

    def could_stand(self, expected: list[str]) -> str:
        """A hint: the words that could stand there, if they are few."""
        words = {name: word for word, name in self.grammar.terminals.items()}
        could = sorted({words[name] for name in expected if name in words})
        if not could or len(could) > FEW or any(name not in words for name in expected):
            return ""
        return " There could stand: " + ", ".join([f'"{word}"' for word in could]) + "."


def clause_trees(tree: Parsed) -> list[Parsed]:
    """The trees of the clauses of a text, in order."""
    found: list[Parsed] = []
    while tree.data != "first":
        *before, last = [child for child in tree.children if isinstance(child, Tree)]
        if tree.data == "text":
            tree = last
            continue
        found.append(last)
        tree = before[0]
    found += [child for child in tree.children if isinstance(child, Tree)]
    return found[::-1]


class Meanings:
    """What trees mean, by the grammar that they were parsed with. Where a tree has several readings, each different value counts once."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar: Final = grammar

    def values(self, tree: Parsed) -> list[Any]:
        """All values of a tree."""
        rule = str(tree.data)
        if rule == "_ambig":
            return different([value for child in tree.children for value in self.values(cast("Parsed", child))])
        if rule in ("number", "opposite"):
            return [int(str(tree.children[0])) * (1 if rule == "number" else -1)]
        if rule == "name":
            return [str(tree.children[0])]
        if rule == "absent":
            return [{}]
        inside = [self.values(cast("Parsed", child)) for child in tree.children]
        if rule in ("last", "more_items"):
            return different([(found[0], *(found[1] if found[1:] else ())) for found in product(*inside)])
        meant = self.grammar.meanings[rule]
        if isinstance(meant, str):
            return [meant]
        if isinstance(meant, Production):
            fields = schema.fields(meant.name)
            found = [self.bound(meant.template.pieces, fields, given) for given in product(*inside)]
            return different([schema.make(meant.name, values) for values in found])
        pieces, fields = meant
        return different([self.bound(pieces, fields, given) for given in product(*inside)])

    def bound(
        self, pieces: tuple[Piece, ...], fields: dict[str, schema.Field], given: tuple[Any, ...]
    ) -> dict[str, object]:
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


def different(values: list[Any]) -> list[Any]:
    """The values without repetitions, in order."""
    found: list[Any] = []
    for value in values:
        if value not in found:
            found.append(value)
    return found


@cache
def parser(language: str) -> Parser:
    """The parser of a language, made once. Raises UnknownLanguage."""
    return Parser(language)
