"""Random clauses for properties: every class of the tree, made from its own fields, within what the tree says of itself."""

from __future__ import annotations

from typing import Any, Final
from unicodedata import normalize

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from spellspeed.hkk.language import schema
from spellspeed.hkk.text import words
from spellspeed.hkk.text.amounts import Number, X
from spellspeed.hkk.text.carried_out import not_carried_out
from spellspeed.hkk.text.clauses import SPELL
from spellspeed.hkk.text.node import Clause, Node
from spellspeed.hkk.text.sentences import Draw, Gain

GROUPS: Final = ("May", "MayPay", "If", "Instead", "While", "UntilEndOfTurn", "ChooseOne")
"""Sentences that hold others: everything after them belongs to them, so they come last."""
MENTIONS: Final = ("Pronoun", "TheCard", "WhereX")
"""Words that are read alone: what they refer to is put in their place."""
WRITTEN_OUT: Final = ("Fulfils", "Unless", "GetsForEach", "Stepwise", "DivideDamage")
"""Classes that stand in some places only, or with some amounts only: docs/hkk-text.md and the wordings hold texts of them."""
SMALL: Final = st.integers(0, 12) | st.sampled_from([20, 35, 100, 1000, 9999])
PLAIN: Final = st.builds(Number, SMALL) | st.just(X())
NAMES: Final = st.text(
    st.characters(exclude_characters='"„“”:.\n\r', exclude_categories=["Cs", "Cc"]), min_size=1, max_size=6
).map(lambda name: normalize("NFC", name))
SIGNED: Final = st.integers(-12, 12)
WHOLE: Final = ("CountOf", "ResourceOf", "TraitOf", "CountersOn")
PLAIN_AMOUNTS: Final = {
    ("Some", "count"), ("Pay", "amount"), ("RemoveCountersCost", "amount"), ("PutCounters", "amount"),
    ("RemoveCounters", "amount"), ("CreateTokens", "amount"), ("Heal", "amount"), ("PreventDamage", "amount"), ("PreventDamageToCards", "amount"),
}  # fmt: skip
"""Amounts that stand in a text as a number or X only."""
ZONES: Final = (words.IN_PLAY, words.HAND, words.DECK, words.COLLECTOR, words.NOTHING, words.RESERVE, words.GUARD)
CODES: Final = {
    ("Filter", "zone"): ZONES,
    ("Ability", "zone"): (words.IN_PLAY, words.HAND, words.DECK, words.COLLECTOR, words.NOTHING),
    ("Return", "to"): words.PLACES,
    ("PlayableFrom", "zone"): (words.COLLECTOR, words.NOTHING),
    ("Some", "choice"): (words.CHOSEN, words.TARGET, words.RANDOM),
    ("Limit", "trait"): words.TRAITS,
    ("TraitOf", "trait"): words.TRAITS,
}
INTEGERS: Final = {
    ("Gets", "damage"): SIGNED,
    ("Gets", "life"): SIGNED,
    ("GetsAndHas", "damage"): SIGNED,
    ("GetsAndHas", "life"): SIGNED,
    **{(name, "change"): SIGNED.filter(bool) for name in ("CardsCost", "ThisCosts", "AbilitiesCost")},
    ("CopyLimit", "most"): st.integers(1, 100),
    ("TemporaryCost", "counters"): st.integers(1, 100),
}


def nodes(name: str, depth: int, spell: bool) -> SearchStrategy[Any]:
    """Nodes of a class."""
    fields = {one.name: field(name, one, depth, spell) for one in schema.fields(name).values()}
    found = st.fixed_dictionaries(fields)
    return (found.filter(has_a_range) if name == "Advantage" else found).map(lambda values: schema.make(name, values))


def has_a_range(values: dict[str, Any]) -> bool:
    """Whether the numbers of an Advantage are a range with a limit."""
    low, high = values["low"], values["high"]
    return (low, high) != (None, None) and (low is None or high is None or low <= high)


def field(name: str, one: schema.Field, depth: int, spell: bool) -> SearchStrategy[Any]:
    """What may stand in a field of a class."""
    key = (name, one.name)
    if one.many:
        return items(name, one, depth, spell)
    if one.holds == schema.FLAG:
        return st.just(True) if key == ("Drawback", "marked") else st.booleans()
    if one.holds == schema.NAME:
        found: SearchStrategy[Any] = NAMES
    elif one.holds == schema.INTEGER:
        found = INTEGERS.get(key, SMALL)
    elif one.holds in schema.CODES:
        known = words.WHO if one.holds == "Who" else schema.CODES[one.holds]
        found = st.sampled_from(CODES.get(key, known))
    elif one.holds == "Amount":
        whole = one_of([*WHOLE], depth, spell)
        found = PLAIN if key in PLAIN_AMOUNTS else whole if key == ("Compare", "amount") else PLAIN | whole
    else:
        found = one_of(allowed(one.holds, depth, spell), depth, spell)
    return st.none() | found if one.optional else found


def items(name: str, one: schema.Field, depth: int, spell: bool) -> SearchStrategy[Any]:
    """Lists: sentences that hold others come last, conditions in a list hold no lists, at least one item but for what a counter carries."""
    if one.holds == schema.NAME:
        return st.lists(NAMES, min_size=1, max_size=2).map(tuple)
    names = allowed(one.holds, depth, spell)
    inner = [other for other in names if other not in (*GROUPS, "All", "Any")]
    if one.holds == "Condition":
        return st.lists(one_of(inner, depth, spell), min_size=2, max_size=3).map(tuple)
    if one.holds == "Clause":
        return st.just(()) if depth <= 0 else st.lists(one_of(inner, depth - 1, False), max_size=2).map(tuple)
    if name == "Reward":
        return st.lists(one_of(inner, depth, spell).filter(is_said_of_a_reward), min_size=1, max_size=2).map(tuple)
    if name in ("EitherCost", "EitherAction", "ChooseOne"):
        several = [other for other in inner if other not in ("EitherCost", "EitherAction")]
        return st.lists(one_of(several, depth, spell), min_size=2, max_size=3).map(tuple)
    if one.holds == "Cost":
        least = 0 if name == "Activated" else 1
        return st.lists(one_of(inner, depth, spell), min_size=least, max_size=2).map(tuple)
    before = st.lists(one_of(inner, depth, spell), max_size=1)
    return st.tuples(before, one_of(names, depth, spell)).map(lambda found: (*found[0], found[1]))


def is_said_of_a_reward(one: Node) -> bool:
    """Whether a Reward can say it: the opponent that gains or draws is whoever receives it."""
    return not (isinstance(one, (Gain, Draw)) and one.who == words.OPPONENT)


def allowed(holds: str, depth: int, spell: bool) -> list[str]:
    """The classes that may stand in a field. No lists of conditions in lists; below a depth nothing that holds sentences."""
    names = [name for name in schema.members(holds) if name not in (*MENTIONS, *WRITTEN_OUT)]
    if holds == "Effect":
        names = ["Immediately"] if spell else ["Continuously", "Automatically", "Activated"]
    if holds == "Clause":
        names = [other for other in names if other != ("Ability" if spell else "SpellEffect")]
    if depth <= 0:
        names = [other for other in names if other not in (*GROUPS, "All", "Any", "PutCounters", "CreateTokens")]
    return names


def one_of(names: list[str], depth: int, spell: bool) -> SearchStrategy[Any]:
    """Nodes of one of these classes."""
    return st.sampled_from(names).flatmap(lambda name: nodes(name, depth - 1, spell))


def texts(spell: bool) -> SearchStrategy[tuple[Clause, ...]]:
    """The clauses of a permanent or of a spell."""
    done = one_of(allowed("Clause", 2, spell), 2, spell).filter(lambda clause: not not_carried_out(clause))
    return st.lists(done, min_size=1, max_size=2).map(tuple)


def is_spell(clauses: tuple[Clause, ...]) -> bool:
    """Whether they hold the text of a spell."""
    return any(one.kind == SPELL for one in clauses)


def nodes_of(value: object) -> list[Node]:
    """A node or list and everything in it."""
    found = [value] if isinstance(value, Node) else []
    inside = value.parts() if isinstance(value, Node) else value if isinstance(value, tuple) else ()
    for part in inside:
        found += nodes_of(part)
    return found
