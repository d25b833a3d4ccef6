"""`profile`: the name of a rule profile, or a map of what is set apart from it."""

from __future__ import annotations

from typing import Final

from spellspeed.errors import did_you_mean
from spellspeed.scenario.model import Profile
from spellspeed.scenario.values import as_word, refuse
from spellspeed.scenario.yaml_reader import Node, YamlMap, YamlText
from spellspeed.yugioh.duel.profile import PROFILES, SWITCHES

DEFAULT_PROFILE: Final = "tcg"
_SAME: Final = {"true": "yes", "false": "no"}


def read_profile(node: Node | None) -> Profile:
    """The profile written here, tcg if none is. Raises ScenarioError for a name, switch or value that is not known."""
    if node is None:
        return Profile(DEFAULT_PROFILE)
    if not isinstance(node, YamlMap):
        return Profile(as_word(node, "profile", PROFILES))
    base = DEFAULT_PROFILE
    switches = []
    for key, value in node.entries:
        if key.text == "base":
            base = as_word(value, "base", PROFILES)
            continue
        if key.text not in SWITCHES:
            refuse(key.where, f'a profile has no switch "{key.text}".', did_you_mean(key.text, ("base", *SWITCHES)))
        switches.append((key.text, _switch_value(key.text, value)))
    return Profile(base, tuple(switches))


def _switch_value(switch: str, node: Node) -> str:
    """One of the switch's values; where it has yes or no, true and false are the same."""
    choices = SWITCHES[switch]
    if isinstance(node, YamlText) and _SAME.get(node.text) in choices:
        return _SAME[node.text]
    return as_word(node, switch, choices)
