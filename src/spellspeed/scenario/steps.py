"""The steps of a duel."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from spellspeed.files.reading import harmless
from spellspeed.scenario import vocabulary as words
from spellspeed.scenario.expectations import read_expectation
from spellspeed.scenario.faults import Faults, read_each
from spellspeed.scenario.game import Reading
from spellspeed.scenario.intents import read_intent, read_intents
from spellspeed.scenario.model import Detail, Value
from spellspeed.scenario.model_steps import (
    AskedStep,
    CheckStep,
    Intent,
    MayNotStep,
    MayStep,
    OptionsStep,
    SeatStep,
    Step,
    TimeCalledStep,
    UntilStep,
)
from spellspeed.scenario.values import (
    as_list,
    as_map,
    as_number,
    as_text,
    as_word,
    as_words,
    check_keys,
    one_or_more,
    refuse,
)
from spellspeed.scenario.yaml_reader import QUOTING_HINT, Node, YamlList, YamlMap, YamlText

_SHAPE: Final = "A step is - SEAT: VERB CARD, with its details on lines of their own below it."
_LOOKS: Final = re.compile(r"(?P<looks>cannot|can not|can't|may not|must not|may) (?P<done>.*)", re.DOTALL)
"""Words of a step that says what is possible."""
_CARD_DETAILS: Final = ("tribute", "material", "discard", "order")


def read_steps(node: Node, reading: Reading) -> tuple[Step, ...]:
    """The steps written here, in order. Raises ScenarioError with all that is wrong with any of them."""
    return read_each(as_list(node, "steps"), lambda item: _read_step(item, reading))


def _read_step(node: Node, reading: Reading) -> Step:
    if not isinstance(node, YamlMap):
        _check_quoted(node, reading)
        refuse(node.where, "a step is a map of a seat to what it does", _SHAPE)
    head = head_of(node, (*reading.seats, *words.OTHER_STEPS), (*words.DETAILS, *words.BESIDE_KEYS))
    value = node.get(head)
    assert value is not None
    if head in reading.seats:
        return _seat_step(node, head, value, reading)
    if head == "until":
        return _until_step(node, value, reading)
    if head in ("may", "may not"):
        return _may_step(node, head, value, reading)
    if head == "options":
        return _options_step(node, value, reading)
    if head == "asked":
        return _asked_step(node, value, reading)
    check_keys(node, f'a step "{head}"', (head,))
    if head == "check":
        return CheckStep(where=node.where, expect=read_expectation(value, reading))
    as_word(value, "time", ("called",))
    return TimeCalledStep(where=node.where)


def head_of(node: YamlMap, heads: tuple[str, ...], beside: tuple[str, ...]) -> str:
    """The key that says what kind of step this is: a seat or one of the other kinds, exactly one. `beside` are keys that need one."""
    found = [key for key in node.names if key in heads]
    if not found:
        check_keys(node, "a step", (*heads, *beside))
        refuse(node.where, "a step names no seat", _SHAPE)
    if len(found) > 1:
        second = node.entry(found[1])
        assert second is not None
        refuse(
            second.where,
            f'one step holds "{found[0]}" and "{found[1]}"',
            "Begin the second step with a dash of its own.",
        )
    return found[0]


def _check_quoted(node: Node, reading: Reading) -> None:
    """Raise for a step that stands as a whole in quotation marks, which make one text of it."""
    if not isinstance(node, YamlText) or node.plain:
        return
    head, colon, rest = node.text.partition(":")
    if colon and head.strip() in (*reading.seats, *words.OTHER_STEPS):
        refuse(
            node.where,
            f'the quotation marks make one text of the whole step "{harmless(node.text)}"',
            f'Only what follows the seat is quoted: - {head.strip()}: "{harmless(rest.strip())}".',
        )


def _seat_step(node: YamlMap, seat: str, value: Node, reading: Reading) -> SeatStep:
    faults = Faults()
    with faults.noted():
        check_keys(node, "a step", (seat, *words.DETAILS, "at", "chain"))
    details = faults.read(node, lambda _: read_details(node, reading), ())
    chain = faults.read(node.get("chain"), lambda given: as_word(given, "chain", ("own",)), None)
    window = faults.read(node, lambda _: _window(node), None)
    with faults.noted():
        _check_looks(value, seat)
        intent = read_intent(value, reading)
        details = _with_effect(intent, details, value)
    faults.tell()
    return SeatStep(
        where=node.where,
        seat=seat,
        intent=_with_details(intent, details),
        details=details,
        at=window,
        chain_own=chain is not None,
    )


def _check_looks(value: Node, seat: str) -> None:
    """Raise for a step that says what may or may not be done, as if it were done."""
    found = _LOOKS.fullmatch(" ".join(value.text.split())) if isinstance(value, YamlText) else None
    if found is not None:
        head = "may" if found["looks"] == "may" else "may not"
        refuse(
            value.where,
            f'"{harmless(found[0])}" does nothing: it says what {seat} {head} do',
            f"Write - {head}: {{{seat}: {harmless(found['done'])}}}.",
        )


def _with_effect(intent: Intent, details: tuple[Detail, ...], node: Node) -> tuple[Detail, ...]:
    """The details, with the effect that stands behind the card's name (`activate X effect 2`)."""
    if intent.effect is None:
        return details
    if any(detail.name == "effect" for detail in details):
        refuse(node.where, "effect is written twice", "Write it behind the name, or as a detail.")
    number = None if intent.effect == "none" else intent.effect
    word = "none" if number is None else None
    return (*details, Detail("effect", (Value(str(intent.effect), number=number, word=word),), node.where))


def _with_details(intent: Intent, details: tuple[Detail, ...]) -> Intent:
    """The intent with `effect` and `from`, where these hold one value."""
    effect = intent.effect
    from_zone: str | None = None
    for detail in details:
        if len(detail.values) == 1:
            if detail.name == "effect":
                effect = "none" if detail.values[0].number is None else detail.values[0].number
            elif detail.name == "from":
                from_zone = detail.values[0].word
    return replace(intent, effect=effect, from_zone=from_zone)


def read_details(node: YamlMap, reading: Reading) -> tuple[Detail, ...]:
    """The details among the keys of a step, in the order written. Raises ScenarioError with all that is wrong with them."""
    faults = Faults()
    details: list[Detail] = []
    for key, value in node.entries:
        if key.text in words.DETAILS:
            with faults.noted():
                details.append(Detail(key.text, _detail_values(key.text, value, reading), key.where))
    faults.tell()
    return tuple(details)


def _detail_values(name: str, node: Node, reading: Reading) -> tuple[Value, ...]:
    return reading.each_named(one_or_more(node), lambda item: _detail_value(name, item, reading))


def _detail_value(name: str, node: Node, reading: Reading) -> Value:
    """One value of a detail: numbers, words and cards where each belongs."""
    if name in ("number", "zone"):
        number = as_number(node, name, least=0 if name == "number" else 1)
        return Value(str(number), number=number)
    if name == "effect":
        text = as_text(node, "effect")
        return Value(text, word="none") if text == "none" else Value(text, number=as_number(node, "effect", least=1))
    if name == "position":
        return Value(word := as_word(node, "position", words.POSITION_WORDS), word=word)
    text = as_text(node, name)
    if isinstance(node, YamlText):
        reading.check_tail(text, node)
    if name in ("to", "from"):
        return reading.value(text, node.where, (*words.PLACE_WORDS, *words.POSITION_WORDS))
    if name == "cost":
        return reading.value(text, node.where, words.PLACE_WORDS, any_word=True)
    if name == "target":
        value = reading.value(text, node.where, ("player",))
        if value.card is None and value.number is not None:
            refuse(node.where, f'target is "{text}"', "It is the name of a card, or a seat.")
        return value
    if name in _CARD_DETAILS:
        value = reading.value(text, node.where, ())
        if value.card is None and value.ordinal is None:
            refuse(node.where, f'{name} is "{text}"', "It is the name of a card.")
        return value
    return reading.value(text, node.where, words.CHOICE_WORDS, any_word=True)


def _until_step(node: YamlMap, value: Node, reading: Reading) -> UntilStep:
    keys = as_map(value, "until")
    faults = Faults()
    get = keys.get
    with faults.noted():
        check_keys(node, 'a step "until"', ("until", *words.DETAILS))
    with faults.noted():
        check_keys(keys, "until", (*words.UNTIL_KEYS, *words.DETAILS))
        if not any(key in words.UNTIL_KEYS for key in keys.names):
            refuse(keys.where, "until says no moment", f"Its keys are: {', '.join(words.UNTIL_KEYS)}.")
    step = UntilStep(
        where=node.where,
        turn=faults.read(get("turn"), lambda given: as_number(given, "turn", least=1), None),
        turn_player=faults.read(get("turn_player"), lambda given: reading.seat(given, "turn_player"), None),
        phase=faults.read(get("phase"), lambda given: as_word(given, "phase", reading.game.words.phases), None),
        step=faults.read(get("step"), lambda given: as_word(given, "step", words.STEPS), None),
        substep=faults.read(get("substep"), lambda given: as_word(given, "substep", words.SUBSTEPS), None),
        chain_over=faults.read(get("chain"), lambda given: as_word(given, "chain", ("over",)), None) is not None,
        details=_details_of((keys, node), reading, faults),
    )
    faults.tell()
    return step


def _details_of(places: tuple[YamlMap, ...], reading: Reading, faults: Faults) -> tuple[Detail, ...]:
    """The details in several places of a step."""
    found: list[Detail] = []
    for place in places:
        with faults.noted():
            found += read_details(place, reading)
    return tuple(found)


def _may_step(node: YamlMap, head: str, value: Node, reading: Reading) -> MayStep | MayNotStep:
    extras = (*words.DETAILS, "at", "because") if head == "may not" else (*words.DETAILS, "at")
    faults = Faults()
    with faults.noted():
        check_keys(node, f'a step "{head}"', (head, *extras))
    seat, inner = _for_one_seat(value, head, extras, reading, faults)
    details = _details_of((inner, node), reading, faults)
    window = faults.read(node, lambda _: _window(node, inner), None)
    because = tuple(
        word
        for place in (inner, node)
        for word in faults.read(place.get("because"), lambda cause: as_words(cause, "because"), ())
    )
    intents = tuple(
        _with_details(intent, details)
        for intent in faults.read(inner, lambda given: _intents_of(inner, seat, reading), ())
    )
    faults.tell()
    if not intents:
        refuse(inner.where, f"{head} names no option of {seat}", "Write one option or a list of options.")
    if head == "may":
        return MayStep(where=node.where, seat=seat, intents=intents, details=details, at=window)
    return MayNotStep(where=node.where, seat=seat, intents=intents, because=because, details=details, at=window)


def _options_step(node: YamlMap, value: Node, reading: Reading) -> OptionsStep:
    faults = Faults()
    with faults.noted():
        check_keys(node, "an options step", ("options", "at"))
    seat, inner = _for_one_seat(value, "options", ("at",), reading, faults)
    window = faults.read(node, lambda _: _window(node, inner), None)
    intents = faults.read(inner, lambda given: _intents_of(inner, seat, reading), ())
    faults.tell()
    return OptionsStep(where=node.where, seat=seat, intents=intents, at=window)


def _for_one_seat(
    value: Node, head: str, extras: tuple[str, ...], reading: Reading, faults: Faults
) -> tuple[str, YamlMap]:
    """The one seat that a step is about, and the map that names it. Raises ScenarioError, with what was noted, where it names none or two."""
    with faults.noted():
        if not isinstance(value, YamlMap):
            hint = QUOTING_HINT if isinstance(value, YamlList) else ""
            refuse(value.where, f"{head} names no seat", f"Write {head}: {{{reading.seats[-1]}: activate X}}. {hint}")
        check_keys(value, head, (*reading.seats, *extras))
    seats = [key for key in value.names if key in reading.seats] if isinstance(value, YamlMap) else []
    if len(seats) != 1 or not isinstance(value, YamlMap):
        faults.tell()
        refuse(value.where, f"{head} names {len(seats)} seats", "It is about one seat; write one step for each.")
    return seats[0], value


def _intents_of(inner: YamlMap, seat: str, reading: Reading) -> tuple[Intent, ...]:
    value = inner.get(seat)
    assert value is not None
    return read_intents(value, reading)


def _asked_step(node: YamlMap, value: Node, reading: Reading) -> AskedStep:
    check_keys(node, 'a step "asked"', ("asked", "pick"))
    nobody = isinstance(value, YamlText) and value.text == "nobody"
    pick = node.get("pick")
    seat = None if nobody else reading.seat(value, "asked")
    if pick is None:
        return AskedStep(where=node.where, seat=seat)
    if nobody:
        refuse(pick.where, "nobody is asked, so nothing is picked", "Leave out pick, or name the seat.")
    numbers = tuple(as_number(item, "pick") for item in one_or_more(pick))
    if len(numbers) == 1:
        return AskedStep(where=node.where, seat=seat, pick=(numbers[0], numbers[0]))
    if len(numbers) != 2 or numbers[0] > numbers[1]:
        refuse(
            pick.where,
            "pick is no number and no pair of numbers",
            "Write pick: 2, or pick: [0, 2] for the fewest and the most.",
        )
    return AskedStep(where=node.where, seat=seat, pick=(numbers[0], numbers[1]))


def _window(*places: YamlMap) -> str | None:
    """The window named by `at`, beside the step or within it."""
    found = [at for place in places if (at := place.get("at")) is not None]
    if len(found) > 1:
        refuse(found[1].where, "at is written twice")
    return as_word(found[0], "at", words.WINDOWS) if found else None
