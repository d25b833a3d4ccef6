"""The text of a step or an option: a verb and what it is done with. Steps, `may`, `may not` and `options` share this grammar."""

from __future__ import annotations

from typing import Final

from spellspeed.errors import did_you_mean
from spellspeed.scenario import vocabulary as words
from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.faults import Faults
from spellspeed.scenario.game import Reading
from spellspeed.scenario.model import Value, Where
from spellspeed.scenario.model_steps import Intent
from spellspeed.scenario.values import as_text, one_or_more, refuse
from spellspeed.scenario.yaml_reader import Node, YamlText

MOST_COMMAS_IN_A_NAME: Final = 2


def read_intent(node: Node, reading: Reading) -> Intent:
    """The intent that is written here. Raises ScenarioError for an unknown verb or card, with the nearest ones as a hint."""
    text = as_text(node, "what is done")
    if isinstance(node, YamlText):
        reading.check_tail(text, node)
    return parse_intent(text, node.where, reading)


def read_intents(node: Node, reading: Reading) -> tuple[Intent, ...]:
    """One intent or a list of them. Raises ScenarioError, also for a comma that split a card's name."""
    nodes = one_or_more(node)
    faults = Faults()
    intents = []
    for place, item in enumerate(nodes):
        try:
            intents.append(read_intent(item, reading))
        except ScenarioError as wrong:
            for first in (place - 1, place):
                _check_comma(nodes[max(first, 0) : first + 2], reading)
            faults.found.append(wrong)
    faults.tell()
    return tuple(intents)


def _check_comma(pair: tuple[Node, ...], reading: Reading) -> None:
    if len(pair) < 2 or not all(isinstance(node, YamlText) and node.plain for node in pair):
        return
    before, after = (as_text(node, "an option") for node in pair)
    for verb in reading.game.words.card_verbs:
        whole = f"{before.removeprefix(f'{verb} ')}, {after}"
        if before.startswith(f"{verb} ") and reading.value_or_none(whole, ()) is not None:
            hint = f'Write "{before}, {after}" with quotation marks.'
            refuse(pair[0].where, f'the comma has split "{whole}" in two', hint)


def parse_intent(text: str, where: Where, reading: Reading) -> Intent:
    """The intent that this text writes."""
    if text in reading.game.words.bare_verbs:
        return Intent(text=text, verb=text)
    for verb in sorted(reading.game.words.card_verbs, key=len, reverse=True):
        if text.startswith(f"{verb} "):
            return _with_a_card(text, verb, text[len(verb) + 1 :].strip(), where, reading)
    if text in reading.game.words.card_verbs:
        refuse(where, f'"{text}" does not say what is meant', f"Write {reading.game.words.card_verbs[text].form}.")
    raise _unknown_verb(text, where, reading)


def _unknown_verb(text: str, where: Where, reading: Reading) -> ScenarioError:
    """The nearest verbs are those near to the first two words, else to the first."""
    verbs = (*reading.game.words.card_verbs, *reading.game.words.bare_verbs)
    first, two = text.split()[0], " ".join(text.split()[:2])
    near = did_you_mean(two, verbs) or did_you_mean(first, verbs)
    hint = near or f"The verbs are: {', '.join(verbs)}."
    return ScenarioError(where.file, where.line, f'"{text}" begins with no verb of this game.', hint)


def _with_a_card(text: str, verb: str, rest: str, where: Where, reading: Reading) -> Intent:
    """`summon X` and its like, `choose Z`, and what the game itself reads."""
    if verb in reading.game.words.grammars:
        return reading.game.words.grammars[verb](text, rest, where, reading)
    if verb != "choose":
        return Intent(text=text, verb=verb, card=reading.ref(rest, where))
    if rest == "nothing":
        return Intent(text=text, verb=verb)
    return Intent(text=text, verb=verb, choices=_choices(rest, where, reading))


def _choices(rest: str, where: Where, reading: Reading) -> tuple[Value, ...]:
    """The picks between commas; a name that holds a comma is taken as one."""
    parts = [part.strip() for part in rest.split(",")]
    values: list[Value] = []
    first = 0
    while first < len(parts):
        for after in range(min(first + 1 + MOST_COMMAS_IN_A_NAME, len(parts)), first + 1, -1):
            value = reading.value_or_none(", ".join(parts[first:after]), words.CHOICE_WORDS)
            if value is not None:
                break
        else:
            after = first + 1
            value = reading.value(parts[first], where, words.CHOICE_WORDS, any_word=True)
        values.append(value)
        first = after
    return tuple(values)
