"""What was meant by what was typed at an open question: its picks, by number or in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from spellspeed.errors import SpellspeedError, nearest
from spellspeed.kernel.asks import IN_ORDER, NUMBER, SUM_AT_LEAST, SUM_EXACTLY, SUM_REACHED, Ask
from spellspeed.kernel.game import Choice
from spellspeed.languages.catalog import Catalog
from spellspeed.session.typed import Books, Vocabulary, fits, folded

HINTS: Final = ("first", "second", "third")


class NotAChoice(SpellspeedError):
    """What was typed is none of the choices."""


class NoSuchWords(NotAChoice):
    """What was typed is neither a choice nor the beginning of one."""


RULES_TOLD: Final = {SUM_AT_LEAST: "at least", SUM_REACHED: "reached", SUM_EXACTLY: "exactly"}


def read_picks(text: str, ask: Ask, choices: Sequence[Choice], books: Books) -> tuple[int, ...]:
    """The picks that were meant. Raises NotAChoice with what could be typed instead."""
    if ask.most == 1 and ask.rule == NUMBER and ask.least == 1:
        return (one_meant(text, choices, books).codes[0],)
    picks: tuple[int, ...] = ()
    if all(folded(text) not in book.nothing for book in books):
        picks = tuple(meant.codes[0] for meant in several_meant(text, choices, books))
    if ask.is_answer(picks):
        return picks
    words = books[0].words
    raise NotAChoice(words.say("refused", "no answer", count=how_many(ask, words)))


def how_many(ask: Ask, words: Catalog) -> str:
    """How many choices make an answer, and how they are typed."""
    if ask.rule == IN_ORDER:
        return words.say("how many", "in order", number=len(ask.options))
    count = words.say("how many", "number", least=ask.least, most=ask.most)
    if ask.rule != NUMBER:
        rule = RULES_TOLD.get(ask.rule, "different")
        count = words.say("how many", rule, count=count, goal=ask.goal)
    if ask.most > 1:
        count = words.say("how many", "example", count=count)
    return words.say("how many", "nothing", count=count) if ask.least == 0 else count


def several_meant(text: str, choices: Sequence[Choice], books: Books) -> list[Choice]:
    """Several choices: numbers with spaces or commas between them, or names with commas. Raises NotAChoice."""
    if re.fullmatch(r"[\d\s,]+", text):
        return [one_meant(word, choices, books) for word in re.split(r"[\s,]+", text.strip(" ,"))]
    exact = [choice for choice in choices if fits(text, choice.words) == 3]
    if exact:
        return exact[:1]
    found: list[Choice] = []
    for part in text.split(","):
        left = [choice for choice in choices if choice not in found]
        found.append(one_meant(part.strip(), left, books, copies=True))
    return found


def one_meant(text: str, choices: Sequence[Choice], books: Books, copies: bool = False) -> Choice:
    """The choice that was meant. `copies`: of several with the same name the first. Raises NotAChoice."""
    words = books[0].words
    if text.isascii() and text.isdigit():
        number = int(text)
        for choice in choices:
            if choice.number == number:
                return choice
        raise NotAChoice(words.say("refused", "number", number=number, last=len(choices)))
    for book in books:
        found = all_meant(text, choices, book)
        if len(found) == 1 or (found and copies):
            return found[0]
        if found:
            listed = [words.say("refused", "one of several", number=each.number, option=each.words) for each in found]
            raise NotAChoice(words.say("refused", "several", text=text, options="; ".join(listed)))
    raise unknown(text, choices, books)


def all_meant(text: str, choices: Sequence[Choice], book: Vocabulary) -> list[Choice]:
    """The choices that a text can mean in one language; one letter is never a card."""
    for choice in choices:
        said = folded(choice.said(book.language))
        if folded(text) == said or folded(text) in book.alone.get(said, ()):
            return [choice]
    if len(folded(text)) == 1:
        return []
    verb, rest = book.split(text)
    wanted = "" if verb == "choose" else verb
    return best(rest, [choice for choice in choices if not wanted or verb_said(choice, book) == wanted], book)


def verb_said(choice: Choice, book: Vocabulary) -> str:
    """The verb that a choice begins with, "" for one that stands alone."""
    return "" if folded(choice.said(book.language)) in book.alone else book.split(choice.said(book.language))[0]


def best(typed: str, choices: Iterable[Choice], book: Vocabulary) -> list[Choice]:
    """The choices that fit best: each part (a card, its target) is compared by itself; a part that fits no card may be a target alone."""
    graded: list[tuple[int, Choice]] = []
    aimed: list[tuple[int, Choice]] = []
    parts = [part for part in book.arrow.split(typed.strip()) if part]
    for choice in choices:
        verb = verb_said(choice, book)
        rest = book.split(choice.said(book.language))[1] if verb else choice.said(book.language)
        meant = [part for part in book.arrow.split(rest) if part]
        if len(parts) > len(meant) or (not parts and not verb):
            continue
        grades = [fits(part, name) for part, name in zip(parts, meant, strict=False)]
        if all(grades):
            graded.append((sum(grades) if grades else 1, choice))
        elif len(parts) == 1 and len(meant) > 1 and fits(parts[0], meant[1]):
            aimed.append((fits(parts[0], meant[1]), choice))
    graded = graded or aimed
    top = max((grade for grade, _ in graded), default=0)
    return [choice for grade, choice in graded if grade == top]


def unknown(text: str, choices: Sequence[Choice], books: Books) -> NotAChoice:
    """What is said to what fits nothing: the nearest choice, or what else can be done."""
    words = books[0].words
    hint = did_you_mean(text, [choice.said(book.language) for book in books for choice in choices], words)
    if hint:
        return NotAChoice(words.say("refused", "not possible", text=text) + hint)
    for book in books:
        verb, rest = book.split(text)
        if verb not in ("", "choose") and rest:
            return NotAChoice(words.say("refused", "not possible why", text=text))
        if any(folded(text) in (said, *others) for said, others in book.alone.items()):
            return NotAChoice(words.say("refused", "not possible question", text=text))
    return NoSuchWords(words.say("refused", "unknown", text=text, last=len(choices)))


def did_you_mean(text: str, known: Iterable[str], words: Catalog) -> str:
    """A hint to append to a message: the nearest of what is known, "" where nothing is near."""
    near = nearest(text, known)
    if not near:
        return ""
    return words.say("refused", "did you mean", number=len(near), **dict(zip(HINTS, near, strict=False)))
