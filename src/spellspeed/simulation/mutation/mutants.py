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
from spellspeed.simulation.mutation.alike import (
    SIGNS,
    is_anywhere,
    is_asked_anyway,
    is_due_anyway,
    is_heard_anyway,
    is_narrowed_anyway,
    is_no_flag,
    is_one_of_alike,
    is_part_asked_anyway,
    is_told_anyway,
    is_window_of_others,
    keeps_marks_alone,
)
from spellspeed.simulation.mutation.atoms import PHASES, Parameter, other_values, parameters, shown
from spellspeed.simulation.mutation.order import are_exchangeable, begin_alike, speaks_of_done, takes_face_up_anyway
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.clauses import Clause
from spellspeed.yugioh.duel.kinds import EACH, KINDS_OF_ABILITY, THEIRS, YOURS, Ability
from spellspeed.yugioh.duel.rights import Right
from spellspeed.yugioh.words.clauses import FirstAsWritten
from spellspeed.yugioh.words.declaring import Declaration, Variant
from spellspeed.yugioh.words.filters.location import FaceUp
from spellspeed.yugioh.words.joins import And, If, IfDone, May
from spellspeed.yugioh.words.meaningless import MeaninglessField, refuse_misplaced

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

    def loses(self, word: Record) -> bool:
        """Whether this word is left out."""
        return self.before == shown(word) and self.after == GONE

    def within(self, name: str, part: object) -> Change:
        """The same change seen from what the part stands in."""
        return Change(f"{name}.{self.place}" if self.place else name, self.before, self.after, part)


def mutants_of(declared: Declaration) -> list[Mutant]:
    """Every mutant of a declaration, in the order of its text, then those of its dated variants.

    That a Fusion Monster may be Normal Summoned says nothing: it never is in a hand (FDECK-1). Of a number that is only a mark any is as good.
    """
    found: list[Mutant] = []

    def add(clause: str, change: Change, **fields: object) -> None:
        found.append(
            Mutant(declared.name, clause, change.place, change.before, change.after, with_fields(declared, **fields))
        )

    is_fusion = facts.is_name(declared.name) and facts.by_name(declared.name).is_fusion
    for place, clause in enumerate(declared.clauses):
        for change in changes_of_clause(clause):
            if is_fusion and (
                change.place.endswith(".normally") or (not change.place and isinstance(clause, FirstAsWritten))
            ):
                continue
            fields = replaced(declared.clauses, place, change.part)
            add(f"clause {place + 1}", change, clauses=fields)
    for change in changes_of_values(declared.as_monster):
        add("as a monster", change, as_monster=change.part)
    marks_alone = keeps_marks_alone(declared.abilities)
    for place, ability in enumerate(declared.abilities):
        for change in changes_of_ability(declared.name, ability):
            if marks_alone and change.place.endswith("KeepNumber.number.Fixed.number") and change.before == "1":
                continue
            if change.after == GONE and is_told_anyway(declared.abilities, ability, change.place, change.before):
                continue
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
        if is_no_flag(ability, name):
            continue
        if name in ("costs", "targets", "steps", "changes"):
            changes = changes_of_list(name, value)
        elif isinstance(value, Record):
            changes = changes_of_node(
                value, may_go="None" in parameter.annotation and not is_asked_anyway(ability, value)
            )
        else:
            changes = changes_of_field(name, value)
            if name == "windows":
                changes = (each for each in changes if not is_window_of_others(ability, value & ~each.part))
        for change in changes:
            gone = name == "condition" and change.after == GONE
            if not (gone and is_part_asked_anyway(ability, change.place, change.before)) and not is_due_anyway(
                ability, change.place
            ):
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
        elif (name == "most" and exact >= 0) or (name == "zones" and is_anywhere(part)):
            continue
        else:
            changes = (
                Change("", shown(part, name), shown(other, name), other)
                for other in other_values(kind.__name__, parameter, part)
            )
        for change in changes:
            if name == "amount" and getattr(node, "what", None) in SIGNS and change.place.endswith("Fixed.number"):
                continue
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
        if 0 < place < len(items) - 1 and isinstance(item, And) and begin_alike(items[place - 1], items[place + 1]):
            continue
        if is_heard_anyway(item, items) or is_narrowed_anyway(item, items):
            continue
        if (name in DROPPED or name == "costs") and not (name in NEEDED and len(items) == 1):
            yield Change(where, shown(item), GONE, replaced(items, place, None))
        if isinstance(item, May | If) or (isinstance(item, IfDone) and not all(map(speaks_of_done, item.steps))):
            before = OPTIONAL if isinstance(item, May) else shown(item)
            after = MANDATORY if isinstance(item, May) else "always: " + shown(item.steps)
            yield Change(where, before, after, (*items[:place], *item.steps, *items[place + 1 :]))
        for change in changes_of(item):
            if change.place == "Choose.whose" and is_one_of_alike(item):
                continue
            if takes_face_up_anyway(item, place) and change.loses(FaceUp()) and ".filters" in change.place:
                continue
            yield (
                change.within(where, replaced(items, place, change.part))
                if where
                else Change(change.place, change.before, change.after, replaced(items, place, change.part))
            )
    for place, (one, other) in enumerate(pairwise(items)):
        if (
            isinstance(one, Step)
            and isinstance(other, Step)
            and name == "steps"
            and are_exchangeable(one, other, place)
        ):
            order = (*items[:place], other, one, *items[place + 2 :])
            yield Change(str(place + 1), f"{shown(one)}, {shown(other)}", "the other way round", order)
