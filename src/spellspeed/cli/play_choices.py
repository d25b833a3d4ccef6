"""What a person can choose from at an open question, numbered and in words; and what was meant by what was typed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.kernel.asks import IN_ORDER, NUMBER, Ask, extra_of, subject_of, verb_of
from spellspeed.table.naming import meanings, option_words, reference
from spellspeed.yugioh.rules import terms as t
from spellspeed.yugioh.rules.duel import Duel

OTHER_WORDS: Final = {
    "enter battle": ("battle", "battle phase", "bp", "b"),
    "enter main2": ("main2", "main 2", "main phase 2", "enter main 2", "m2"),
    "end phase": ("end", "end turn", "end the turn", "e"),
    "pass": ("p", "no", "end", "end phase", "next"),
    "yes": ("y",),
    "no": ("n",),
}
"""What else may be typed for a choice that stands alone."""
OTHER_VERBS: Final = {
    "tribute summon": "summon",
    "normal summon": "summon",
    "tribute": "summon",
    "flip summon": "flip",
    "ss": "special summon",
    "special": "special summon",
    "play": "activate",
    "use": "activate",
    "chain": "activate",
    "switch": "change",
    "turn": "change",
}
VERBS: Final = ("special summon", "summon", "set", "flip", "activate", "attack", "change", "choose")
NOTHING: Final = ("nothing", "none", "done", "choose nothing")
ARROW: Final = re.compile(r"\s*(?:->|→|=>)\s*|\s+(?=directly$)")


class NotAChoice(SpellspeedError):
    """What was typed is none of the choices."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of the list: its number, its words, and the options that it stands for (copies of a card in the hand are one line)."""

    number: int
    words: str
    codes: tuple[int, ...]

    @property
    def verb(self) -> str:
        """The verb that it begins with, "" for one that stands alone."""
        return next((verb for verb in VERBS if self.words.startswith(f"{verb} ")), "")

    @property
    def rest(self) -> str:
        """What stands after the verb."""
        return self.words[len(self.verb) :].strip()


def choices_of(duel: Duel, ask: Ask) -> list[Choice]:
    """The choices of the open question as its seat sees them, in the order of the options."""
    several = ask.most > 1 or ask.rule != NUMBER
    by_words: dict[str, list[int]] = {}
    for code in ask.options:
        by_words.setdefault(plain_words(duel, ask, code), []).append(code)
    lines: list[tuple[str, tuple[int, ...]]] = []
    for words, codes in by_words.items():
        if len(codes) == 1 or (not several and all(lies_in_hand(duel, code) for code in codes)):
            lines.append((words, tuple(codes)))
        else:
            lines += [(f"{words} ({place_words(duel, ask, code)})", (code,)) for code in codes]
    return [Choice(number, words, codes) for number, (words, codes) in enumerate(lines, start=1)]


def plain_words(duel: Duel, ask: Ask, code: int) -> str:
    """An option in words; which effect, where a card has several that can be activated now."""
    words = option_words(duel, ask.seat, code).removeprefix("choose ")
    verb, number = verb_of(code), subject_of(code)
    if verb in (t.ACTIVATE, t.DUE, t.SPECIAL):
        alike = [other for other in ask.options if (verb_of(other), subject_of(other)) == (verb, number)]
        if len(alike) > 1:
            return f"{words} (effect {extra_of(code) % 64 + 1})"
    return words


def place_words(duel: Duel, ask: Ask, code: int) -> str:
    """Where the cards of an option lie, to tell copies apart."""
    number, extra = subject_of(code), extra_of(code)
    if number < 0:
        return meanings(duel, ask)[ask.options.index(code)]
    place = reference(duel, ask.seat, number)
    if verb_of(code) == t.ATTACK_WITH and extra:
        return f"{place} -> {reference(duel, ask.seat, extra - 1)}"
    return place


def lies_in_hand(duel: Duel, code: int) -> bool:
    """Whether an option is about a card in a hand."""
    number = subject_of(code)
    return number >= 0 and duel.cards[number].zone == t.HAND


def folded(text: str) -> str:
    """A text as names are compared: small letters, no punctuation but what separates."""
    return " ".join(re.sub(r"[^a-z0-9>:# -]", "", text.casefold().replace("-", " ").replace(" >", " ->")).split())


def fits(typed: str, meant: str) -> int:
    """How well typed words fit a name: 3 the same, 2 its beginning, 1 a part of it, 0 not at all."""
    one, other = folded(typed), folded(meant)
    if one == other:
        return 3
    if other.startswith(one):
        return 2
    return 1 if one and one in other else 0


def read_picks(text: str, ask: Ask, choices: Sequence[Choice]) -> tuple[int, ...]:
    """The picks that were meant. Raises NotAChoice with what could be typed instead."""
    if ask.most == 1 and ask.rule == NUMBER and ask.least == 1:
        return (one_meant(text, choices).codes[0],)
    picks: tuple[int, ...] = ()
    if text.casefold() not in NOTHING:
        picks = tuple(meant.codes[0] for meant in several_meant(text, choices))
    if ask.is_answer(picks):
        return picks
    raise NotAChoice(f"that is no answer here: {how_many(ask)}")


def how_many(ask: Ask) -> str:
    """How many choices make an answer, and how they are typed."""
    if ask.rule == IN_ORDER:
        return f'name all {len(ask.options)} in the order that you want, for example "2 1"'
    if ask.least == ask.most:
        count = f"choose {ask.least}"
    else:
        count = f"choose {ask.least} to {ask.most}"
    if ask.rule != NUMBER:
        count += {1: f" worth {ask.goal} together, none to spare", 2: f" worth exactly {ask.goal} together"}.get(
            ask.rule, ", no two alike"
        )
    if ask.most == 1 and ask.least == 0:
        return f'{count}; "nothing" chooses none'
    example = ', with spaces between the numbers, for example "1 2"' if ask.most > 1 else ""
    return f"{count}{example}" + ('; "nothing" chooses none' if not ask.least else "")


def several_meant(text: str, choices: Sequence[Choice]) -> list[Choice]:
    """Several choices: numbers with spaces or commas between them, or names with commas. Raises NotAChoice."""
    if re.fullmatch(r"[\d\s,]+", text):
        return [one_meant(word, choices) for word in re.split(r"[\s,]+", text.strip(" ,"))]
    exact = [choice for choice in choices if fits(text, choice.words) == 3]
    if exact:
        return exact[:1]
    found: list[Choice] = []
    for part in text.split(","):
        left = [choice for choice in choices if choice not in found]
        found.append(one_meant(part.strip(), left, copies=True))
    return found


def one_meant(text: str, choices: Sequence[Choice], copies: bool = False) -> Choice:
    """The choice that was meant. `copies`: of several with the same name the first. Raises NotAChoice."""
    if text.isascii() and text.isdigit():
        number = int(text)
        for choice in choices:
            if choice.number == number:
                return choice
        raise NotAChoice(f"there is no number {number} here; the numbers go from 1 to {len(choices)}")
    for choice in choices:
        if folded(text) == folded(choice.words) or folded(text) in OTHER_WORDS.get(choice.words, ()):
            return choice
    verb, rest = split_verb(text)
    found = best(rest, [choice for choice in choices if not verb or choice.verb == verb])
    if len(found) == 1 or (found and copies):
        return found[0]
    if found:
        listed = "; ".join(f"{choice.number} {choice.words}" for choice in found)
        raise NotAChoice(f'"{text}" can mean several: {listed}. Type the number')
    raise NotAChoice(unknown(text, verb, rest, choices))


def split_verb(text: str) -> tuple[str, str]:
    """The verb at the beginning, and the rest; "" where there is no verb."""
    words = folded(text).split(" ")
    for count in (2, 1):
        head = " ".join(words[:count])
        verb = OTHER_VERBS.get(head, head)
        if verb in VERBS:
            return ("" if verb == "choose" else verb), re.split(r"\s+", text.strip(), maxsplit=count)[count:][0] if len(
                words
            ) > count else ""
    return "", text


def best(typed: str, choices: Iterable[Choice]) -> list[Choice]:
    """The choices that fit best: each part (a card, its target) is compared by itself."""
    graded: list[tuple[int, Choice]] = []
    parts = [part for part in ARROW.split(typed.strip()) if part]
    for choice in choices:
        meant = [part for part in ARROW.split(choice.rest) if part]
        if len(parts) > len(meant) or (not parts and choice.verb == ""):
            continue
        grades = [fits(part, name) for part, name in zip(parts, meant, strict=False)]
        if all(grades):
            graded.append((sum(grades) if grades else 1, choice))
    top = max((grade for grade, _ in graded), default=0)
    return [choice for grade, choice in graded if grade == top]


def unknown(text: str, verb: str, rest: str, choices: Sequence[Choice]) -> str:
    """The hint for what fits nothing: the nearest choice, or what else can be done."""
    near = did_you_mean(text, [choice.words for choice in choices])
    if near:
        return f'"{text}" is not possible now.{near}'
    if verb and rest:
        return f'"{text}" is not possible now; "why {text}" tells the reasons, "options" what is possible'
    if any(folded(text) in (words, *others) for words, others in OTHER_WORDS.items()):
        return f'"{text}" is not possible now; "options" shows the question that is open'
    return f'"{text}" is no choice and no command; type a number from 1 to {len(choices)}, or "help"'
