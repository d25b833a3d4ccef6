"""Costs, targets and steps in words, joined as the text of a card joins them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.kernel.records import Phrase
from spellspeed.languages.templates import class_of, parts_of
from spellspeed.yugioh.duel.scope import YOU
from spellspeed.yugioh.duel.terms import CHOSEN, DONE, NUMBERS, PAID, TARGETS
from spellspeed.yugioh.text import nouns
from spellspeed.yugioh.text.changes import Begun, say_changes
from spellspeed.yugioh.text.references import Reference

if TYPE_CHECKING:
    from spellspeed.yugioh.text.printer import Printer

OWN_JOINS: Final = (". ", "; ", ", ", " ")
"""A template that begins with one of these brings its own join to the step before."""

PLAIN_CHANGES: Final = ("Changes", "ChangesPlayers")
TOLD: Final = "="
"""Begins a text that says what happens and is no command, so that "you can" cannot stand before it."""


def say_steps(printer: Printer, phrases: tuple[object, ...]) -> str:
    """Steps in order, joined with "then", "and", or what their templates begin with. Steps that are not said leave nothing."""
    said = ""
    last = ""
    at_once = False
    for phrase in with_choices_merged(phrases):
        if class_of(phrase) == "And":
            at_once = True
            continue
        text = say_step(printer, phrase)
        if not text or text == last:
            continue
        last = text
        is_told = text.startswith(TOLD)
        text = text.removeprefix(TOLD)
        if not said:
            said = (TOLD if is_told else "") + without_join(text)
        elif text.startswith(OWN_JOINS):
            said += capitalised(text)
        elif is_told and class_of(phrase) == "Begins":
            said += ". " + upper_first(text)
        else:
            said += printer.catalog.words("at once" if at_once else "then") + text
        at_once = False
    return said


def without_join(text: str) -> str:
    """The text without the join that it begins with: nothing stands before it."""
    for join in OWN_JOINS:
        text = text.removeprefix(join)
    return text.removeprefix("then ")


def capitalised(text: str) -> str:
    """The text with a capital after the full stop that it may begin with."""
    return ". " + upper_first(text[2:]) if text.startswith(". ") else text


def upper_first(text: str) -> str:
    """The text with its first letter as a capital."""
    return text[:1].upper() + text[1:]


def say_step(printer: Printer, phrase: Phrase) -> str:
    """One step in words; then the names that it binds stand for what it named."""
    name = class_of(phrase)
    if name == "Begins":
        text = say_begins(printer, phrase)
    elif printer.catalog.has("steps", name):
        text = printer.fill("steps", name, parts_of(phrase))
    else:
        text = printer.say_phrase(phrase, (), {})
    bind(printer, phrase)
    return text


def say_begins(printer: Printer, phrase: Phrase) -> str:
    """Lasting effects that begin together and last equally long."""
    begins = phrase[1:]
    first = begins[0]
    assert isinstance(first, tuple)
    changes: list[Begun] = []
    for begin in begins:
        assert isinstance(begin, tuple)
        changes.append((begin[1], begin[2], begin[4]))
    said = printer.joined(say_changes(printer, changes)) + printer.fill("clauses", "until", parts_of(first))
    return TOLD + said if class_of(changes[0][0]) in PLAIN_CHANGES else said


def with_choices_merged(phrases: tuple[object, ...]) -> list[Phrase]:
    """A choice and the step that uses it at once as one ("add 1 ... to your hand"), lasting effects of one length together."""
    merged: list[Phrase] = []
    for phrase in phrases:
        assert isinstance(phrase, tuple)
        before = merged[-1] if merged else None
        if (
            class_of(phrase) == "Begin"
            and len(merged) > 1
            and class_of(before) == "And"
            and class_of(merged[-2]) == "Begins"
        ):
            merged.pop()
            before = merged[-1]
        if class_of(phrase) == "Begin":
            if before is not None and class_of(before) == "Begins" and begins_like(before, phrase):
                merged[-1] = (*before, phrase)
            else:
                merged.append(("Begins", phrase))
            continue
        if before is not None and class_of(before) == "ReturnToDeck" and class_of(phrase) == "ShuffleDeck":
            merged[-1] = ("ShuffleInto", *before[1:])
            continue
        if before is not None and uses_choice(before, phrase):
            merged[-1] = (phrase[0], ("Counted", before[1], *numbers_chosen(before)), *phrase[2:])
            continue
        merged.append(phrase)
    return merged


def begins_like(before: Phrase, phrase: Phrase) -> bool:
    """Whether a lasting effect lasts as long as those before it, and is said in one sentence with them."""
    last = before[-1]
    assert isinstance(last, tuple)
    return last[3:] == phrase[3:] and class_of(last[1]) in PLAIN_CHANGES and class_of(phrase[1]) in PLAIN_CHANGES


def uses_choice(choice: Phrase, phrase: Phrase) -> bool:
    """Whether a step does something to exactly what the step before let its own player choose."""
    if class_of(choice) == "Choose":
        chosen, whose, optional = choice[4], choice[5], choice[6]
        if whose != YOU or optional:
            return False
    elif class_of(choice) == "ChooseUpTo" and not choice[4]:
        chosen = choice[3]
    else:
        return False
    return len(phrase) > 1 and phrase[1] == ("Bound", chosen, ("",))


def numbers_chosen(choice: Phrase) -> tuple[object, object]:
    """How many a choice takes: least and most; an amount twice where it says how many."""
    return (choice[2], choice[3]) if class_of(choice) == "Choose" else (choice[2], choice[2])


def bind(printer: Printer, phrase: Phrase) -> None:
    """Remember what the names stand for after a step: targets, chosen cards, those to which something happened, a kept number."""
    name = class_of(phrase)
    names = printer.references
    if name == "TheyTarget":
        names.bind(TARGETS, Reference("TARGETS", False))
    elif name == "Target":
        word = "TARGETS" if phrase[4] == TARGETS else "SECOND"
        names.bind(as_name(phrase[4]), Reference(word, phrase[3] != 1))
    elif name == "Choose":
        names.bind(as_name(phrase[4]), Reference("PAID" if phrase[4] == PAID else "CHOSEN", phrase[3] != 1))
    elif name == "ChooseUpTo":
        names.bind(as_name(phrase[3]), Reference("CHOSEN", True))
    elif name in ("ChooseFusion", "ChooseToFuse", "ChooseRitual", "TurnUpUntil"):
        names.bind(CHOSEN, Reference("CHOSEN", False))
    elif name == "PickRandom":
        names.bind(CHOSEN, Reference("CHOSEN", phrase[3] != 1))
    elif name == "EachChooses":
        names.bind(PAID, Reference("EACH", bool(phrase[3])))
    elif name == "Draw":
        names.bound[DONE] = Reference("DRAWN", phrase[1] != ("Fixed", 1))
    elif name == "ShowDrawn":
        names.bind(PAID, Reference("DONE", False))
    elif name == "Mean" and class_of(phrase[1]) in ("EquippedMonster", "InMind"):
        names.bound[as_name(phrase[2])] = Reference("WORN" if phrase[2] == PAID else "KEPT", False)
    elif name == "Mean":
        names.bind(as_name(phrase[2]), Reference("DONE", nouns.is_many(printer, phrase[1])))
    elif name == "Begins":
        bind_begun(printer, phrase)
    elif name == "MakeLikeness":
        names.bind(DONE, Reference("TOKENS", False))
    elif name == "MakeTokens":
        names.bind(DONE, Reference("TOKENS", phrase[2] != 1))
    elif len(phrase) > 1 and class_of(phrase[1]) == "Counted":
        counted = phrase[1]
        assert isinstance(counted, tuple)
        done = Reference("CHOSEN", counted[3] != 1)
        names.bind(CHOSEN, done)
        names.bind(DONE, done)
    elif len(phrase) > 1 and class_of(phrase[1]) == "Bound":
        bound = phrase[1]
        assert isinstance(bound, tuple)
        names.bind(DONE, names.of(as_name(bound[1])))
    elif len(phrase) > 1 and nouns.is_group(printer, class_of(phrase[1])):
        names.bound[DONE] = Reference("DONE", nouns.is_many(printer, phrase[1]))
    keep_number(printer, phrase)


def bind_begun(printer: Printer, phrase: Phrase) -> None:
    """Remember on which cards a lasting effect began."""
    first = phrase[1]
    assert isinstance(first, tuple)
    if class_of(first[2]) != "Bound" and nouns.is_group(printer, class_of(first[2])):
        printer.references.bound[DONE] = Reference("DONE", nouns.is_many(printer, first[2]))


def keep_number(printer: Printer, phrase: Phrase) -> None:
    """Remember what a kept number is: what was measured, or what the catalog says of the step (a die, heads, a Level)."""
    name = class_of(phrase)
    if name == "Measure":
        printer.references.numbers[as_name(phrase[2])] = printer.say(phrase[1])
    elif printer.catalog.has("numbers", name):
        printer.references.numbers[NUMBERS] = printer.fill("numbers", name, parts_of(phrase))
        printer.references.makers[NUMBERS] = name


def as_name(value: object) -> int:
    """The number of a bound name."""
    assert isinstance(value, int)
    return value
