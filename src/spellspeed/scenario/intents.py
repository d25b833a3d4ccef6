"""The text of a step or an option: a verb and what it is done with. Steps, `may`, `may not` and `options` share this grammar."""

from __future__ import annotations

from typing import Final

from spellspeed.errors import did_you_mean
from spellspeed.scenario import vocabulary as words
from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.model import Value, Where
from spellspeed.scenario.model_steps import Intent
from spellspeed.scenario.names import Reading
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
    intents = []
    for place, item in enumerate(nodes):
        try:
            intents.append(read_intent(item, reading))
        except ScenarioError:
            for first in (place - 1, place):
                _check_comma(nodes[max(first, 0) : first + 2], reading)
            raise
    return tuple(intents)


def _check_comma(pair: tuple[Node, ...], reading: Reading) -> None:
    if len(pair) < 2 or not all(isinstance(node, YamlText) and node.plain for node in pair):
        return
    before, after = (as_text(node, "an option") for node in pair)
    for verb in words.CARD_VERBS[reading.game]:
        whole = f"{before.removeprefix(f'{verb} ')}, {after}"
        if before.startswith(f"{verb} ") and reading.value_or_none(whole, ()) is not None:
            hint = f'Write "{before}, {after}" with quotation marks.'
            refuse(pair[0].where, f'the comma has split "{whole}" in two', hint)


def parse_intent(text: str, where: Where, reading: Reading) -> Intent:
    """The intent that this text writes."""
    if text in words.BARE_VERBS[reading.game]:
        return Intent(text=text, verb=text)
    for verb in sorted(words.CARD_VERBS[reading.game], key=len, reverse=True):
        if text.startswith(f"{verb} "):
            return _WITH_A_CARD.get(verb, _plain)(text, verb, text[len(verb) + 1 :].strip(), where, reading)
    if text in words.CARD_VERBS[reading.game]:
        refuse(where, f'"{text}" does not say what is meant', f"Write {_PATTERNS.get(text, f'{text} X')}.")
    raise _unknown_verb(text, where, reading)


def _unknown_verb(text: str, where: Where, reading: Reading) -> ScenarioError:
    """The nearest verbs are those near to the first two words, else to the first."""
    verbs = (*words.CARD_VERBS[reading.game], *words.BARE_VERBS[reading.game])
    first, two = text.split()[0], " ".join(text.split()[:2])
    near = did_you_mean(two, verbs) or did_you_mean(first, verbs)
    hint = near or f"The verbs are: {', '.join(verbs)}."
    return ScenarioError(where.file, where.line, f'"{text}" begins with no verb of this game.', hint)


def _plain(text: str, verb: str, rest: str, where: Where, reading: Reading) -> Intent:
    """`summon X` and its like."""
    return Intent(text=text, verb=verb, card=reading.ref(rest, where))


def _attack(text: str, verb: str, rest: str, where: Where, reading: Reading) -> Intent:
    """`attack X -> Y`, `attack X directly`; in hkk `attack X -> player`."""
    attacker, arrow, target = (part.strip() for part in rest.partition("->"))
    if reading.game == "yugioh" and not arrow and rest.endswith(" directly"):
        return Intent(
            text=text, verb=verb, card=reading.ref(rest.removesuffix(" directly").strip(), where), direct=True
        )
    if not arrow or not attacker or not target:
        refuse(
            where,
            f'"{text}" does not say what is attacked',
            f"Write {_PATTERNS['attack'] if reading.game == 'yugioh' else _HKK_ATTACK}.",
        )
    if reading.game == "hkk" and target == "player":
        return Intent(text=text, verb=verb, card=reading.ref(attacker, where), direct=True)
    return Intent(text=text, verb=verb, card=reading.ref(attacker, where), target=reading.ref(target, where))


def _change(text: str, verb: str, rest: str, where: Where, reading: Reading) -> Intent:
    """`change X to attack`, `change X to defense`."""
    card, to, position = rest.rpartition(" to ")
    if not to or position not in ("attack", "defense"):
        refuse(where, f'"{text}" does not say to which position', f"Write {_PATTERNS['change']}.")
    return Intent(text=text, verb=verb, card=reading.ref(card.strip(), where), position=position)


def _move(text: str, verb: str, rest: str, where: Where, reading: Reading) -> Intent:
    """`move X to guard`, `move X to reserve`."""
    card, to, place = rest.rpartition(" to ")
    if not to or place not in ("guard", "reserve"):
        refuse(where, f'"{text}" does not say where to', f"Write {_PATTERNS['move']}.")
    return Intent(text=text, verb=verb, card=reading.ref(card.strip(), where), to=place)


def _play(text: str, verb: str, rest: str, where: Where, reading: Reading) -> Intent:
    """`play X`, `play X as neutralization`."""
    card, mode, other = rest.partition(" as ")
    if mode and other.strip() != "neutralization":
        refuse(
            where,
            f'"{text}" ends with a way of playing that is not known',
            "Write play X, or play X as neutralization.",
        )
    return Intent(text=text, verb=verb, card=reading.ref(card.strip(), where), neutralization=bool(mode))


def _choose(text: str, verb: str, rest: str, where: Where, reading: Reading) -> Intent:
    """`choose Z`, `choose 1st, 2nd`, `choose nothing`."""
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


_HKK_ATTACK: Final = "attack X -> Y or attack X -> player"
_PATTERNS: Final = {
    "attack": "attack X -> Y or attack X directly",
    "change": "change X to attack or change X to defense",
    "move": "move X to guard or move X to reserve",
    "choose": "choose X, choose 1st, 2nd or choose nothing",
}
_WITH_A_CARD: Final = {"attack": _attack, "change": _change, "move": _move, "play": _play, "choose": _choose}
