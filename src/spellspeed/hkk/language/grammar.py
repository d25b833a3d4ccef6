"""The grammar of a language, made from its templates as a text for the parser: each template is a rule, each slot the name of another one."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.language import schema
from spellspeed.hkk.language.catalog import Catalog, Production
from spellspeed.hkk.language.errors import BrokenCatalog
from spellspeed.hkk.language.lexing import lexemes
from spellspeed.hkk.language.schema import Field
from spellspeed.hkk.language.templates import Fixed, Maybe, Piece, Slot, Words

NUMBER_ZERO: Final = "ZERO"
NUMBER_ONE: Final = "ONE"
NUMBER_MORE: Final = "MORE"
QUOTED: Final = "QUOTED"
UNKNOWN: Final = "UNKNOWN"
NUMBERS: Final = (NUMBER_ZERO, NUMBER_ONE, NUMBER_MORE)

Meaning = Production | str | tuple[tuple[Piece, ...], dict[str, Field]]
"""What one way of a rule means: a node, a code word, or the fields of an optional part."""


class Grammar:
    """Rules by their names, what they mean, and the words of the language by the names of their terminals.

    `starts`: the form of a clause and the rule that reads a text of such clauses.
    """

    def __init__(self, words: Catalog, forms: tuple[str, ...]) -> None:
        self.words: Final = words
        self.rules: Final[dict[str, list[str]]] = {}
        self.meanings: Final[dict[str, Meaning]] = {}
        self.terminals: Final[dict[str, str]] = {}
        self.nonterminals: Final[dict[tuple[str, str], str]] = {}
        self.waiting: Final[list[tuple[str, str]]] = []
        for form in forms:
            name = self.nonterminal("Clause", form)
            self.rules[f"text_{form}"] = [f"clauses_{form} {self.terminal('.')}? -> text"]
            self.rules[f"clauses_{form}"] = [f"{name} -> first", f"clauses_{form} {self.terminal('.')} {name} -> more"]
        while self.waiting:
            self.write_rules(*self.waiting.pop())

    def text(self) -> str:
        """The grammar as the parser reads it."""
        lines = [f"{name}: " + "\n  | ".join(ways) for name, ways in self.rules.items()]
        declared = [*NUMBERS, QUOTED, UNKNOWN, *self.terminals.values()]
        return "\n".join([*lines, "%declare " + " ".join(declared)]) + "\n"

    def terminal(self, word: str) -> str:
        """The name of the terminal for a word or sign."""
        return self.terminals.setdefault(word, f"_W{len(self.terminals)}")

    def meaning(self, meant: Meaning) -> str:
        """A new name for one way of a rule, which stands for what it means."""
        name = f"m{len(self.meanings)}"
        self.meanings[name] = meant
        return name

    def nonterminal(self, holds: str, form: str) -> str:
        """The rule for what may stand in a field, in a form; it is written later."""
        known = self.nonterminals.get((holds, form))
        if known is None:
            known = f"n{len(self.nonterminals)}"
            self.nonterminals[(holds, form)] = known
            self.waiting.append((holds, form))
        return known

    def write_rules(self, holds: str, form: str) -> None:
        """All ways to say what may stand in a field, in a form. Raises BrokenCatalog if there is none."""
        if holds == schema.INTEGER:
            ways = self.number_ways(form)
        elif holds == schema.NAME:
            ways = [f"{QUOTED} -> name"] + ([f"{UNKNOWN} -> name"] if form == "bare" else [])
        elif holds in schema.CODES:
            ways = self.code_ways(holds, form)
        else:
            ways = [
                f"{self.sequence(production.template.pieces, schema.fields(name))} -> {self.meaning(production)}"
                for name in schema.members(holds)
                for production in self.words.of(name, form)
                if production.template.is_read
            ]
        if not ways:
            raise BrokenCatalog(f'{self.words.language}: nothing says {holds} in the form "{form}"')
        said = [way.split("->")[0] for way in ways]
        for way in said:
            if said.count(way) > 1:
                words = {name: word for word, name in self.terminals.items()}
                spelt = " ".join([words.get(part, part) for part in way.split()])
                raise BrokenCatalog(f'{self.words.language}: {holds} in the form "{form}" is said twice as "{spelt}"')
        self.rules[self.nonterminals[(holds, form)]] = ways

    def number_ways(self, form: str) -> list[str]:
        """A whole number in a form (Printer.number)."""
        if form == "signed":
            plus, minus = self.terminal("+"), self.terminal("-")
            return [way for one in NUMBERS for way in (f"{plus} {one} -> number", f"{minus} {one} -> opposite")]
        if form in self.words.suffixes:
            endings = [self.terminal(f"-{one}") for one in sorted(set(self.words.suffixes[form].values()))]
            return [f"{one} {ending} -> number" for one in NUMBERS for ending in endings]
        told = {"one": (NUMBER_ONE,), "many": (NUMBER_ZERO, NUMBER_MORE)}
        told |= {"positive": (NUMBER_ONE, NUMBER_MORE), "opposite": (NUMBER_ONE, NUMBER_MORE)}
        meant = "opposite" if form == "opposite" else "number"
        return [f"{one} -> {meant}" for one in told.get(form, NUMBERS)]

    def code_ways(self, holds: str, form: str) -> list[str]:
        """The words for each code word that has this form."""
        return [
            f"{self.said(said)} -> {self.meaning(code)}"
            for code in self.words.codes.get(holds, {})
            for said in self.words.words_for(holds, code, form)
        ]

    def said(self, text: str) -> str:
        """The terminals of words that stand in the catalog."""
        return " ".join([self.terminal(word) for word in words_in(text, self.words)])

    def sequence(self, pieces: tuple[Piece, ...], fields: dict[str, Field]) -> str:
        """The pieces of a template as the right side of a rule."""
        return " ".join(filter(None, [self.symbol(piece, fields) for piece in pieces]))

    def symbol(self, piece: Piece, fields: dict[str, Field]) -> str:
        """What stands for a piece in a rule."""
        if isinstance(piece, Words):
            return self.said(piece.text)
        if isinstance(piece, Fixed):
            return ""
        name = f"x{len(self.rules)}"
        if isinstance(piece, Maybe):
            self.rules[name] = []
            inside = self.sequence(piece.pieces, fields)
            self.rules[name] = [f"{inside} -> {self.meaning((piece.pieces, fields))}", "-> absent"]
            return name
        one = fields[piece.field]
        last = self.nonterminal(one.holds, piece.form)
        return self.list_rule(name, piece, one, last) if one.many else last

    def list_rule(self, name: str, slot: Slot, one: Field, last: str) -> str:
        """The rule of a list: items in the inner form before each separator, one in the last form at the end."""
        if not slot.between:
            self.rules[name] = [f"{last} -> last"]
            return name
        inner = last if slot.inner is None else self.nonterminal(one.holds, slot.inner)
        between = self.said(slot.between)
        self.rules[name] = [f"{last} -> last", f"{inner} {between} {name} -> more_items"]
        if slot.least == 1:
            return name
        self.rules[f"{name}s"] = [f"{inner} {between} {name} -> more_items"]
        return f"{name}s"


def words_in(text: str, words: Catalog) -> list[str]:
    """The words and signs of a text of the catalog as they are compared: others with the same meaning are replaced."""
    return [key for one in lexemes(text) for key in same_words(one.key, words)]


def same_words(key: str, words: Catalog) -> list[str]:
    """A word as the grammar knows it: contracted words are several."""
    return words.read_as.get(key, [key])
