"""Lasting changes in words: what cards gain, what they and their players can and cannot do, and until when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.kernel.records import Phrase
from spellspeed.languages.catalog import MissingTemplate
from spellspeed.languages.templates import class_of, parts_of
from spellspeed.yugioh.duel.rights import X_ATTACK, X_DEFENSE
from spellspeed.yugioh.text.codes import CODES

if TYPE_CHECKING:
    from spellspeed.yugioh.text.printer import Printer

Begun = tuple[Phrase, object, object]
"""A change, the group that it begins on (None: its own) and the amount that was read then."""

BOTH_VALUES: Final = "ATTACK+DEFENSE"
STANDS_ALONE: Final = "~"
"""Begins the template of a condition that is a clause of its own ("during ...") and takes no "while"."""
SPLIT: Final = " | "
"""Stands in a template between what neighbours with the same beginning share, and what is then listed."""


def clause(printer: Printer, change: Phrase, on: object, amount: object) -> str:
    """One change as a clause, with SPLIT where its template has one."""
    name = class_of(change)
    if name == "Changes":
        _, what, group, how, own_amount, _, _, _, _ = change
        right = what if isinstance(what, str) else CODES["right"][as_code(what)]
        parts: dict[str, object] = {
            "subject": group if on is None else on,
            "how": how,
            "amount": own_amount if amount is None else amount,
            "begun": on is not None,
        }
        return printer.fill("rights", right, parts)
    if name == "ChangesPlayers":
        _, what, whose, number, _ = change
        own: dict[str, object] = {"whose": whose, "number": number, "amount": amount}
        return printer.fill("player rights", CODES["right"][as_code(what)], own)
    if name == "Delayed" and on is not None:
        verb = change[1]
        assert isinstance(verb, tuple)
        if verb[1] != on:
            raise MissingTemplate(f"what is delayed is done to {verb[1]!r}, but it began on {on!r}")
    return printer.fill("changes", name, {**parts_of(change), "on": on, "amount": amount})


def as_code(value: object) -> int:
    """A code of a phrase."""
    assert isinstance(value, int)
    return value


def when_of(change: Phrase) -> object:
    """The condition under which a change applies, or None."""
    if class_of(change) == "Changes":
        return change[5]
    return change[-1] if class_of(change) in ("BarsCards", "ChangesPlayers") else None


def say_change(printer: Printer, change: Phrase, on: object, amount: object) -> str:
    """One change as a clause."""
    return printer.joined(say_changes(printer, [(change, on, amount)]))


def say_changes(printer: Printer, changes: list[Begun]) -> list[str]:
    """Changes that begin together or apply under the same condition, as clauses; neighbours with the same beginning in one."""
    runs: list[tuple[object, list[str]]] = []
    for change, on, amount in merged_values(merged_subjects(changes)):
        text = clause(printer, change, on, amount)
        if not text:
            continue
        beginning = text.partition(SPLIT)[0] if SPLIT in text else ""
        when = when_of(change)
        if runs and runs[-1][0] == when and beginning and runs[-1][1][-1].startswith(beginning + SPLIT):
            runs[-1][1][-1] += SPLIT + text.partition(SPLIT)[2]
        elif runs and runs[-1][0] == when is not None:
            runs[-1][1].append(text)
        else:
            runs.append((when, [text]))
    return [say_run(printer, when, texts) for when, texts in runs]


def say_run(printer: Printer, when: object, texts: list[str]) -> str:
    """The clauses of one condition."""
    said: list[str] = []
    for text in texts:
        beginning, *rest = text.split(SPLIT)
        said.append(f"{beginning} {printer.joined(rest, 'or')}" if rest else beginning)
    clauses = printer.joined(said)
    condition = "" if when is None else printer.say(when)
    return (
        printer.fill(
            "clauses",
            "while",
            {
                "when": condition.removeprefix(STANDS_ALONE),
                "alone": condition.startswith(STANDS_ALONE),
                "condition": when,
                "text": clauses,
            },
        )
        if condition
        else clauses
    )


def merged_subjects(changes: list[Begun]) -> list[Begun]:
    """The same change of two groups is one change of both."""
    merged: list[Begun] = []
    for change, on, amount in changes:
        if merged and on is not None and (merged[-1][0], merged[-1][2]) == (change, amount):
            merged[-1] = (change, ("Together", merged[-1][1], on), amount)
        else:
            merged.append((change, on, amount))
    return merged


def merged_values(changes: list[Begun]) -> list[Begun]:
    """ATK and DEF of the same cards, changed alike, are one change of both."""
    merged: list[Begun] = []
    for change, on, amount in changes:
        last = merged[-1] if merged else None
        if last is not None and change_alike(last, (change, on, amount)):
            merged[-1] = (("Changes", BOTH_VALUES, *last[0][2:]), on, last[2])
        else:
            merged.append((change, on, amount))
    return merged


def change_alike(one: Begun, two: Begun) -> bool:
    """Whether the first changes ATK and the second DEF of the same cards in the same way."""
    first, second = one[0], two[0]
    if class_of(first) != "Changes" or class_of(second) != "Changes":
        return False
    if (first[1], second[1]) != (X_ATTACK.number, X_DEFENSE.number) or one[1] != two[1]:
        return False
    others = (first[2], first[3], first[5]) == (second[2], second[3], second[5])
    return others and alike(first[4], second[4]) and alike(one[2], two[2])


def alike(one: object, two: object) -> bool:
    """Whether two amounts are the same, or the ATK and the DEF of the same card."""
    if isinstance(one, tuple) and isinstance(two, tuple) and (one[0], two[0]) == ("AttackOf", "DefenseOf"):
        return one[1:] == two[1:]
    return one == two
