"""The rules as they can be looked up: every id with its statement, sources, the practice of the era and a check.

Code, tests, reasons and explanations cite these ids. The texts are this project's own words. `rules.json` holds the rulebook
(ids such as SUMMON-12), its variants (V-1), worked examples (EX-1), open questions (Q-1), the rulings for team duels (TEAM-R1),
chapter 91 of the second game (HKK-91.1.0) and the rows of the timing table (T-1.1). `rulings.json` holds the rulings that this
project adds: their ids begin with ERA, and docs/rulings.md is their source. Both files are written by tools/import_rules.py and
are read when first needed.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from spellspeed.errors import SpellspeedError, did_you_mean

RULE_FILES: Final = ("rules.json", "rulings.json")

FLAGS: Final = ("info", "table", "advice", "garbled", "inferred", "tcg", "ocg", "bg")
"""What a rule may be marked with: no behaviour of its own (info, table, advice), how sure its wording is (garbled in the
source, inferred from another rule), and the variant that it belongs to (tcg, ocg, bg)."""


class UnknownRule(SpellspeedError):
    """No rule has this id; the message names the nearest ids."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: what it says, who says so, and how to see that it holds."""

    id: str
    chapter: str
    statement: str
    sources: tuple[str, ...]
    flags: tuple[str, ...]
    era: str
    check: str
    enforceable: bool


@dataclass(frozen=True, slots=True)
class Terms:
    """The short forms that rules use: words such as TP, and the tags of sources such as tr."""

    words: dict[str, str]
    sources: dict[str, str]


def rule(rule_id: str) -> Rule:
    """The rule with this id, letter case ignored. Raises UnknownRule, which names the nearest ids."""
    rules = _rules_by_folded_id()
    found = rules.get(rule_id.strip().casefold())
    if found is None:
        hint = did_you_mean(rule_id.strip(), (known.id for known in rules.values()))
        raise UnknownRule(f'there is no rule "{rule_id}".{hint}')
    return found


def all_rules() -> tuple[Rule, ...]:
    """All rules in the order of the book: rulebook, team duels, second game, variants, examples, questions, timing, rulings."""
    return tuple(_rules_by_folded_id().values())


@cache
def terms() -> Terms:
    """What the short forms in statements and sources mean."""
    read = _read("terms.json")
    return Terms(words=dict(read["words"]), sources=dict(read["sources"]))


@cache
def _rules_by_folded_id() -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    for name in RULE_FILES:
        for fields in _read(name):
            fields["sources"] = tuple(fields["sources"])
            fields["flags"] = tuple(fields["flags"])
            one = Rule(**fields)
            rules[one.id.casefold()] = one
    return rules


def _read(name: str) -> Any:
    return json.loads((files(__name__) / name).read_text(encoding="utf-8"))
