"""What a person can choose from at an open question of a duel, numbered and in words."""

from __future__ import annotations

from collections.abc import Sequence

from spellspeed.kernel.asks import NUMBER, Ask, extra_of, subject_of, verb_of
from spellspeed.kernel.game import Choice
from spellspeed.languages.catalog import ENGLISH, Catalog, catalog
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.text.notation import meanings
from spellspeed.yugioh.text.wording import choice_or_deed, place_words


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
