"""Reading: a text becomes clauses, or is declined as a whole with the place of the first word that cannot stand there."""

from __future__ import annotations

from functools import lru_cache

from spellspeed.hkk.language.catalog import LANGUAGES
from spellspeed.hkk.language.errors import NotUnderstood, TwoReadings
from spellspeed.hkk.language.lexing import Lexeme, lexemes
from spellspeed.hkk.language.parsing import Meanings, Parsed, is_known, parser
from spellspeed.hkk.text.clauses import Advantage, CopyLimit
from spellspeed.hkk.text.disadvantage import with_old_drawbacks
from spellspeed.hkk.text.node import Clause


@lru_cache(4096)
def read_text(
    text: str, language: str | None = None, spell: bool = False, year: int | None = None
) -> tuple[Clause, ...]:
    """HKK-91.1.0 to HKK-91.5.5: the clauses of a card text in the order printed; () for an empty text.

    `language` is "hu" or "en"; None finds out. `spell` says whether the card is an instant or general spell (HKK-91.5.1), `year` when it was issued
    (HKK-91.3.1). Raises NotUnderstood with line, column and words, TwoReadings, UnknownLanguage; nothing is read in part.
    """
    if not text.strip():
        return ()
    spoken = parser(language_of(text) if language is None else language)
    trees = spoken.clauses(text, spell)
    meanings = Meanings(spoken.grammar)
    return with_old_drawbacks(tuple([only_meaning(tree, meanings, first_word(tree, text)) for tree in trees]), year)


def language_of(text: str) -> str:
    """The language whose words most of the text is made of; the first of LANGUAGES if both know as many."""
    words = [one.key for one in lexemes(text)]
    known = [sum(is_known(word, language) for word in words) for language in LANGUAGES]
    return LANGUAGES[known.index(max(known))]


def first_word(tree: Parsed, text: str) -> Lexeme:
    """The first word of a clause."""
    return next(one for one in lexemes(text) if (one.line, one.column) == (tree.meta.line, tree.meta.column))


def only_meaning(tree: Parsed, meanings: Meanings, start: Lexeme) -> Clause:
    """The clause that a tree means. Raises TwoReadings if it means two, NotUnderstood if its numbers contradict each other."""
    first, *others = meanings.values(tree)
    if others:
        raise TwoReadings(start.line, start.column, start.written, f" It can be read as {first!r} or as {others[0]!r}.")
    assert isinstance(first, Clause)
    if isinstance(first, Advantage) and first.low is not None and first.high is not None and first.low > first.high:
        hint = f" An Advantage goes from the smaller to the greater number, not from {first.low} to {first.high}."
        raise NotUnderstood(start.line, start.column, start.written, hint)
    if isinstance(first, CopyLimit) and first.most == 0:
        raise NotUnderstood(start.line, start.column, start.written, " A card may be in some deck at least once.")
    return first
