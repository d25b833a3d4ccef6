"""What a person can choose from at an open question, numbered and in words; and what was meant by what was typed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from spellspeed.errors import SpellspeedError, nearest
from spellspeed.kernel.asks import IN_ORDER, NUMBER, SUM_AT_LEAST, SUM_EXACTLY, Ask, extra_of, subject_of, verb_of
from spellspeed.kernel.game import Choice
from spellspeed.languages.catalog import ENGLISH, Catalog, catalog
from spellspeed.session.typed import Books, Vocabulary, fits, folded
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.views.notation import meanings
from spellspeed.yugioh.views.wording import choice_or_deed, place_words

HINTS: Final = ("first", "second", "third")


class NotAChoice(SpellspeedError):
    """What was typed is none of the choices."""


class NoSuchWords(NotAChoice):
    """What was typed is neither a choice nor the beginning of one."""


def choices_of(duel: Duel, ask: Ask, language: str = ENGLISH, names: Sequence[str] = ()) -> list[Choice]:
    """The choices of the open question as its seat sees them, in the order of the options; players by their names where those are given.

    Raises UnknownLanguage.
    """
    if ask.kind == t.A_SEAT and names:
        return [Choice(number, names[extra_of(code)], (code,)) for number, code in enumerate(ask.options, start=1)]
    lines = lines_of(duel, ask, catalog(language))
    if language == ENGLISH:
        return [Choice(number, said, codes) for number, (said, codes) in enumerate(lines, start=1)]
    english = {codes: said for said, codes in lines_of(duel, ask, catalog())}
    return [Choice(number, said, codes, english.get(codes, "")) for number, (said, codes) in enumerate(lines, start=1)]


def lines_of(duel: Duel, ask: Ask, words: Catalog) -> list[tuple[str, tuple[int, ...]]]:
    """The choices in words, each with its options."""
    several = ask.most > 1 or ask.rule != NUMBER
    by_words: dict[str, list[int]] = {}
    for code in ask.options:
        by_words.setdefault(plain_words(duel, ask, code, words), []).append(code)
    lines: list[tuple[str, tuple[int, ...]]] = []
    for said, codes in by_words.items():
        if len(codes) == 1 or (not several and all(lies_in_hand(duel, code) for code in codes)):
            lines.append((said, tuple(codes)))
        else:
            for code in codes:
                place = spot_words(duel, ask, code, codes, words)
                lines.append((words.say("options", "copy", option=said, place=place), (code,)))
    return lines


def plain_words(duel: Duel, ask: Ask, code: int, words: Catalog) -> str:
    """An option in words; which effect, where a card has several that can be activated now."""
    said = choice_or_deed(duel, ask.seat, code, words)
    verb, number = verb_of(code), subject_of(code)
    if verb in (t.ACTIVATE, t.DUE, t.SPECIAL):
        alike = [other for other in ask.options if (verb_of(other), subject_of(other)) == (verb, number)]
        if len(alike) > 1:
            return words.say("options", "effect", option=said, number=extra_of(code) % 64 + 1)
    return said


def spot_words(duel: Duel, ask: Ask, code: int, alike: Sequence[int], words: Catalog) -> str:
    """Where the cards of an option lie, to tell it from those that are said alike: of an attack the end by which they differ, or both."""
    number, extra = subject_of(code), extra_of(code)
    if number < 0:
        return meanings(duel, ask)[ask.options.index(code)]
    place = place_words(duel, ask.seat, number, words)
    if verb_of(code) == t.ATTACK_WITH and extra:
        target = place_words(duel, ask.seat, extra - 1, words)
        if len({extra_of(other) for other in alike}) == 1:
            return place
        if len({subject_of(other) for other in alike}) == 1:
            return target
        return words.say("options", "attack place", place=place, target=target)
    return place


def lies_in_hand(duel: Duel, code: int) -> bool:
    """Whether an option is about a card in a hand."""
    number = subject_of(code)
    return number >= 0 and duel.cards[number].zone == t.HAND


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
        rule = {SUM_AT_LEAST: "at least", SUM_EXACTLY: "exactly"}.get(ask.rule, "different")
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
