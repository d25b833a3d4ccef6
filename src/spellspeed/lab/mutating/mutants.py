"""The mutants of a declaration: each atom changed, one at a time, in the abilities and clauses of a card.

Changed are numbers, whose, flags, ATK and DEF, phases, Types and Attributes; left out are conditions, what is heard, costs, steps,
filters and limits one by one; steps that follow one another are exchanged; what "you can" do becomes what you do and the other way round, and "when"
becomes "if". What a kind of ability refuses is not made. The same declaration gives the same mutants in the same order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from spellspeed.kernel.cards import Face
from spellspeed.kernel.records import Record
from spellspeed.lab.mutating.atoms import PHASES, Parameter, other_values, parameters, shown
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import EACH, KINDS_OF_ABILITY, THEIRS, YOURS, Ability, Step
from spellspeed.yugioh.duel.clauses import Clause
from spellspeed.yugioh.duel.rights import Right
from spellspeed.yugioh.words.declaring import Declaration, Variant
from spellspeed.yugioh.words.joins import If, IfDone, May
from spellspeed.yugioh.words.meaningless import MeaninglessField, refuse_misplaced
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck

GONE: Final = "nothing"
"""How a report calls what was left out."""
MANDATORY: Final = "you do it"
OPTIONAL: Final = "you can do it"
TURNS: Final = {YOURS: EACH, THEIRS: YOURS, EACH: YOURS}
DROPPED: Final = frozenset(
    {"filters", "conditions", "own", "steps", "cost", "otherwise", "changes", "groups", "amounts"}
)
"""The lists of words of which one is left out at a time, where it is not the only one that has to be there."""
NEEDED: Final = frozenset({"conditions", "changes", "groups", "amounts", "steps", "cost", "otherwise"})
"""The lists that cannot be empty."""
PLAIN: Final = ("speed", "places")
"""The fields of an ability that say what kind of card it stands on."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A declaration with one atom changed: in which clause, where in it, what stood there and what stands there now."""

    card: str
    clause: str
    place: str
    before: str
    after: str
    declaration: Declaration

    def __str__(self) -> str:
        """A line of a report."""
        return f"{self.clause}: {self.place}: {self.before}  ->  {self.after}"


@dataclass(frozen=True, slots=True)
class Change:
    """A part with one atom changed: where, what stood there, what stands there now, and the part as it is then."""

    place: str
    before: str
    after: str
    part: Any

    def within(self, name: str, part: object) -> Change:
        """The same change seen from what the part stands in."""
        return Change(f"{name}.{self.place}" if self.place else name, self.before, self.after, part)


def mutants_of(declared: Declaration) -> list[Mutant]:
    """Every mutant of a declaration, in the order of its text, then those of its dated variants."""
    found: list[Mutant] = []

    def add(clause: str, change: Change, **fields: object) -> None:
        found.append(
            Mutant(declared.name, clause, change.place, change.before, change.after, with_fields(declared, **fields))
        )

    for place, clause in enumerate(declared.clauses):
        for change in changes_of_clause(clause):
            fields = replaced(declared.clauses, place, change.part)
            add(f"clause {place + 1}", change, clauses=fields)
    for change in changes_of_values(declared.as_monster):
        add("as a monster", change, as_monster=change.part)
    for place, ability in enumerate(declared.abilities):
        for change in changes_of_ability(declared.name, ability):
            add(name_of(place, ability), change, abilities=replaced(declared.abilities, place, change.part))
    for number, variant in enumerate(declared.variants):
        for place, ability in enumerate(variant.abilities):
            for change in changes_of_ability(declared.name, ability):
                abilities = replaced(variant.abilities, place, change.part)
                other = Variant(variant.rulings, variant.source, abilities)
                variants = replaced(declared.variants, number, other)
                add(f"{variant.rulings}, {name_of(place, ability)}", change, variants=variants)
    return found


def with_fields(declared: Declaration, **fields: Any) -> Declaration:
    """A declaration with other values of some fields."""
    names = ("name", "abilities", "clauses", "as_monster", "materials", "variants", "cites")
    return Declaration(**{name: fields.get(name, getattr(declared, name)) for name in names})


def name_of(place: int, ability: Ability) -> str:
    """An ability in the words of a report."""
    return f"ability {place + 1} ({KINDS_OF_ABILITY[ability.kind].replace('_', ' ')})"


def replaced(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    """A list with another item; without it where that is None."""
    return (*items[:place], *(() if item is None else (item,)), *items[place + 1 :])


def changes_of_clause(clause: Clause) -> Iterator[Change]:
    """A clause left out, and each atom in it."""
    yield Change("", shown(clause), GONE, None)
    yield from changes_of(clause)


def changes_of_values(values: tuple[int, int, int, int, int] | None) -> Iterator[Change]:
    """The five values of a trap monster."""
    if values is None:
        return
    others = ((values[0] + 1) % len(t.ATTRIBUTES), (values[1] + 1) % len(t.TYPES), values[2] + 1)
    for place, other in enumerate((*others, values[3] + 100, values[4] + 100)):
        name = ("attribute", "races", "level", "attack", "defense")[place]
        yield Change(name, shown(values[place], name), shown(other, name), replaced(values, place, other))


def changes_of_ability(card: str, ability: Ability) -> Iterator[Change]:
    """Each atom of an ability; what its kind refuses is left out."""
    for change in field_changes(ability):
        if not is_refused(card, change.part):
            yield change


def is_refused(card: str, ability: Ability) -> bool:
    """Whether a declaration with this ability would be refused."""
    try:
        refuse_misplaced(card, (ability,))
    except MeaninglessField:
        return True
    return False


def field_changes(ability: Ability) -> Iterator[Change]:
    """Each atom of an ability, field by field."""
    for parameter in parameters(type(ability)):
        name, value = parameter.name, getattr(ability, parameter.name)
        if name in PLAIN or (name == "stays" and ability.remains):
            continue
        if name in ("costs", "targets", "steps", "changes"):
            changes = changes_of_list(name, value)
        elif isinstance(value, Record):
            changes = changes_of_node(value, may_go="None" in parameter.annotation)
        else:
            changes = changes_of_field(name, value)
        for change in changes:
            yield change.within(name, rebuilt(ability, name, change.part))


def rebuilt(ability: Ability, name: str, value: object) -> Ability:
    """An ability with another value of one field."""
    kind: Any = type(ability)
    fields = {each.name: getattr(ability, each.name) for each in parameters(kind)}
    if name == "remains" and "stays" in fields:
        fields["stays"] = value  # no declaration says that a card remains and does not stay
    made: Ability = kind(**{**fields, name: value})
    return made


def changes_of_field(name: str, value: Any) -> Iterator[Change]:
    """The other values of a field of an ability that holds no words."""
    others: list[Any] = []
    if name in ("optional", "never_misses"):
        others = [not value]
    elif isinstance(value, bool):
        others = [] if value is (name == "own") else [not value]
    elif name == "limit":
        others = [0, value + 1] if value else []
    elif name == "whose":
        others = [TURNS[value]]
    elif name == "phases":
        others = [1 << PHASES[phase] for phase in PHASES if value == 1 << phase]
    elif name == "in_phases":
        others = [value & ~bit for bit in bits(value)]
    elif name in ("event", "windows"):
        others = [value & ~bit for bit in bits(value)] if len(bits(value)) > 1 else []
    for other in others:
        yield Change("", said(name, value), said(name, other), other)


def said(name: str, value: object) -> str:
    """A value of a field of an ability in a report."""
    if name == "optional":
        return OPTIONAL if value else MANDATORY
    if name == "never_misses":
        return "if" if value else "when"
    return bin(value) if name in ("event", "windows", "in_phases", "phases") and isinstance(value, int) else str(value)


def bits(value: int) -> list[int]:
    """The single bits of a mask."""
    return [1 << place for place in range(value.bit_length()) if value >> place & 1]


def changes_of(node: Any) -> Iterator[Change]:
    """Each atom inside a word; `part` is the word as it is then."""
    kind: Any = type(node)
    parts = node.parts()
    known = parameters(kind)
    exact = place_of_least(known, parts)
    for place, (part, parameter) in enumerate(zip(parts, known, strict=False)):
        name = parameter.name
        changes: Iterator[Change]
        if isinstance(part, Face):
            continue
        if isinstance(part, Record) and not isinstance(part, Right):
            changes = changes_of_node(part, may_go="None" in parameter.annotation)
        elif isinstance(part, tuple) and any(isinstance(item, Record) for item in part):
            changes = changes_of_list(name, part)
        elif name == "most" and exact >= 0:
            continue
        else:
            changes = (
                Change("", shown(part, name), shown(other, name), other)
                for other in other_values(kind.__name__, parameter, part)
            )
        for change in changes:
            others = [*parts[:place], change.part, *parts[place + 1 :]]
            if place == exact:
                others[[each.name for each in known].index("most")] = change.part
            yield change.within(f"{kind.__name__}.{name}", kind(*others))


def place_of_least(known: tuple[Parameter, ...], parts: tuple[object, ...]) -> int:
    """Where a word that says "exactly so many" says it for the first time: its most is that number and changes with it; -1 for other words."""
    names = [parameter.name for parameter in known]
    for name in ("least", "number"):
        if name in names and "most" in names and parts[names.index(name)] == parts[names.index("most")]:
            return names.index(name)
    return -1


def changes_of_node(node: Record, may_go: bool) -> Iterator[Change]:
    """Each atom inside a word, and the word left out where nothing may stand in its place."""
    if may_go:
        yield Change("", shown(node), GONE, None)
    yield from changes_of(node)


def changes_of_list(name: str, items: tuple[Any, ...]) -> Iterator[Change]:
    """Each atom inside a list of words; one of them left out; two steps exchanged; a join taken away from what it joins."""
    for place, item in enumerate(items):
        if not isinstance(item, Record) or isinstance(item, Right | Face):
            continue
        where = str(place + 1) if len(items) > 1 else ""
        if (name in DROPPED or name == "costs") and not (name in NEEDED and len(items) == 1):
            yield Change(where, shown(item), GONE, replaced(items, place, None))
        if isinstance(item, May | If | IfDone):
            before = OPTIONAL if isinstance(item, May) else shown(item)
            after = MANDATORY if isinstance(item, May) else "always: " + shown(item.steps)
            yield Change(where, before, after, (*items[:place], *item.steps, *items[place + 1 :]))
        for change in changes_of(item):
            yield (
                change.within(where, replaced(items, place, change.part))
                if where
                else Change(change.place, change.before, change.after, replaced(items, place, change.part))
            )
    for place, (one, other) in enumerate(pairwise(items)):
        if isinstance(one, Step) and isinstance(other, Step) and name == "steps" and are_exchangeable(one, other):
            order = (*items[:place], other, one, *items[place + 2 :])
            yield Change(str(place + 1), f"{shown(one)}, {shown(other)}", "the other way round", order)


def are_exchangeable(one: Step, other: Step) -> bool:
    """Whether another order of two steps says something else that can be meant.

    A join has no place of its own, what was chosen is spoken of afterwards, and nobody sees when within an effect a Deck is shuffled.
    """
    if any(isinstance(step, IfDone | ShuffleDeck) or step.joins_next() for step in (one, other)):
        return False
    return not (type(one).__name__.startswith("Choose") and speaks_of_what_is_bound(other))


def speaks_of_what_is_bound(part: object) -> bool:
    """Whether cards or a number stand in a word that a step before has bound to a name."""
    if isinstance(part, tuple):
        return any(speaks_of_what_is_bound(item) for item in part)
    if isinstance(part, Record) and not isinstance(part, Right | Face):
        return type(part).__name__.startswith("Bound") or speaks_of_what_is_bound(part.parts())
    return False
