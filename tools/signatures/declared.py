"""The facts of a declaration, read from its words; its printed English is not asked."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.cards import Face
from spellspeed.kernel.records import Record
from spellspeed.simulation.lint.findings import Read
from spellspeed.simulation.lint.linting import faults_of
from spellspeed.simulation.mutation.atoms import parameters
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.kinds import (
    EACH,
    THEIRS,
    YOURS,
    Ability,
    CardActivation,
    Due,
    FlipEffect,
    Ignition,
    Procedure,
    Quick,
    Trigger,
    Victory,
)
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import Right
from spellspeed.yugioh.duel.scope import YOU
from spellspeed.yugioh.text.codes import name_of
from spellspeed.yugioh.words.declaring import Declaration
from tools.signatures.meanings import OPTIONAL, OWN_WAYS, OWNERS, PHASES, PLAYER_VERBS
from tools.signatures.parts import Parts
from tools.signatures.tables import WORDS
from tools.signatures.told import Told

EVENTS: Final = tuple(word for word in WORDS if word.startswith("E_"))


def facts_of(declared: Declaration, abilities: tuple[Ability, ...] | None = None) -> Told:
    """All facts of a declaration; with `abilities` those of a dated variant in their place."""
    reader = Reader()
    reader.is_own_way = any(type(clause).__name__ in OWN_WAYS for clause in declared.clauses)
    reader.name = declared.name
    reader.read(declared.clauses)
    if declared.as_monster is not None:
        attribute, race, level, attack, defense = declared.as_monster
        reader.told.say(
            f"attribute {t.ATTRIBUTES[attribute]}",
            f"type {t.TYPES[race]}",
            f"number {attack}",
            f"number {defense}",
            "verb special summon",
        )
        reader.small("level", level)
    materials = Reader()
    materials.read(declared.materials)
    reader.told.allow(*materials.told.says)
    title = declared.name
    for variant in declared.variants:
        if variant.abilities is abilities:
            title = f"{declared.name} ({variant.rulings})"
    for ability in declared.abilities if abilities is None else abilities:
        reader.read_ability(ability)
        reader.told.wrong |= faults_of(Read(title, ability))
    own = f"name {declared.name.lower()}"
    reader.told.says.discard(own)
    reader.told.allow(own, *(("different names",) if reader.excepts_itself else ()))
    return reader.told


class Reader(Parts):
    """Walks through the words of one declaration and writes down what they tell."""

    def add(self, word: str) -> None:
        """Tell what the table tells of a word, a right or a kind of event."""
        says, allows = WORDS.get(word, ((), ()))
        self.told.say(*says)
        self.told.allow(*allows)

    def read_ability(self, ability: Ability) -> None:
        """The fields of an ability, and the words in it."""
        told = self.told
        self.equips = any(type(step).__name__ == "EquipTo" for step in ability.steps)
        for place, zone in ((t.P_HAND, "hand"), (t.P_GRAVEYARD, "graveyard")):
            if ability.places >> place & 1:
                told.allow(f"zone {zone}", f"place your {zone}")
        for name in EVENTS:
            if ability.event & getattr(t, name):
                self.add(name)
        if isinstance(ability, Victory):
            told.say("verb win")
        if isinstance(ability, FlipEffect):
            told.say("event flip effect")
        if isinstance(ability, Procedure):
            told.say("verb special summon")
            told.allow("zone hand", "place your hand", "zone fusion deck", "place your fusion deck")
        if ability.limit:
            told.say("once per turn")
            self.small("limit", ability.limit)
        self.read_phases(ability)
        self.count(ability)
        if isinstance(ability, CardActivation):
            told.allow("optional when", "optional if")
            told.allow("kind Spell", "kind Trap")
        self.read_hearing(ability.hearing)
        self.read_hearing(ability.condition)
        for part in (ability.costs, ability.targets, ability.steps, ability.changes):
            self.read(part)

    def read_phases(self, ability: Ability) -> None:
        """In which phases, of whose turns."""
        for phase, name in PHASES.items():
            if (ability.phases | ability.in_phases) >> phase & 1:
                self.told.say(f"phase {name}")
        if isinstance(ability, Due):
            self.told.allow("once per turn")
            if ability.whose == YOURS:
                self.told.say("turn your")
            elif ability.whose == THEIRS:
                self.told.say("turn opponent's")
            elif ability.whose == EACH:
                self.told.allow("turn each", "phase each")
        if ability.windows & t.W_STANDBY:
            self.told.say("phase standby")
        if ability.windows & (t.W_BEFORE | t.W_CALCULATION):
            self.told.allow("moment calculation", "moment damage step")

    def count(self, ability: Ability) -> None:
        """How many effects are optional, and whether the optional ones say "when" or "if"."""
        counted = self.told.counted
        if isinstance(ability, Ignition | Quick) or (isinstance(ability, Procedure) and not self.is_own_way):
            counted["optional"] += 1
        if isinstance(ability, Ignition):
            self.told.allow("phase main", "turn your")
        if isinstance(ability, Trigger | Due) and ability.optional:
            counted["optional"] += 1
        if isinstance(ability, Trigger) and ability.optional:
            counted["optional if" if ability.never_misses else "optional when"] += 1

    def read_hearing(self, condition: object) -> None:
        """What is heard and what must be so: a word of scope in it speaks of who does something."""
        for node in nodes(condition):
            whose = OWNERS.get(getattr(node, "whose", 0), "") if hasattr(node, "whose") else ""
            if type(node).__name__ == "HeardByCardOf":
                continue
            if whose and not hasattr(node, "zones"):
                self.told.say(f"event {whose}")
        self.read(condition)

    def read(self, part: object) -> None:
        """A word and all that stands in it."""
        if isinstance(part, Right):
            self.add(part.name)
        elif isinstance(part, tuple):
            for item in part:
                self.read(item)
        elif isinstance(part, Face):
            self.read_token(part)
        elif isinstance(part, Record):
            self.read_word(part)

    def read_token(self, face: Face) -> None:
        """A Token: its values stand in its maker's text, but for one in the likeness of a monster, which has none of its own."""
        if isinstance(face, PrintedCard) and face.race >= 0:
            self.told.say(f"type {t.TYPES[face.race]}", f"attribute {t.ATTRIBUTES[face.attribute]}")
            self.told.allow(
                f"number {face.attack}",
                f"number {face.defense}",
                f"level {face.level}",
                "verb tribute",
                "cannot tribute",
            )

    def read_word(self, word: Record) -> None:
        """What a word tells by itself, by the values of its parts, and by the words in it."""
        name, told = type(word).__name__, self.told
        self.add(name)
        what = getattr(word, "what", None)
        values: dict[str, Any] = dict(zip((each.name for each in parameters(type(word))), word.parts(), strict=False))
        if isinstance(what, Right) and "what" not in values:
            self.add(what.name)
        for each, value in values.items():
            if isinstance(value, int) and not isinstance(value, bool):
                self.read_number(name, each, value)
        fresh = self.fresh
        if name == "Cards":
            self.fresh = self.is_new(values)
        if name in OPTIONAL:
            told.counted["optional"] += 1
        if name in ("HeardOther", "Battling", "BattledMonster") or getattr(what, "name", "") in (
            "NO_ACTIVATION",
            "NOT_PLAYED",
        ):
            self.read_quietly(values)
            return
        method = getattr(self, f"read_{name.lower()}", None)
        if method is not None:
            method(values)
        if name in PLAYER_VERBS:
            self.tell_player(PLAYER_VERBS[name], values.get("whose", YOU))
        if "kinds" in values:
            self.read_kinds(values)
        if "icons" in values:
            self.told.say(*(f"icon {t.ICONS[icon]}" for icon in values["icons"]))
        for each, value in values.items():
            self.on_values = each in ("group", "on", "change") and (
                self.on_values or getattr(what, "name", "") in ("ATTACK", "DEFENSE", "NEGATED")
            )
            self.read(value)
        self.on_values = False
        self.fresh = fresh

    def read_says(self, values: dict[str, Any]) -> None:
        """A clause that is a code."""
        self.add(f"Says {name_of('clause', values['clause'])}")

    def read_quietly(self, values: dict[str, Any]) -> None:
        """What stands in a word of which the text does not tell where the cards lie."""
        inner = Reader()
        inner.name, inner.seen = self.name, self.seen
        inner.read(tuple(values.values()))
        if "kinds" in values:
            inner.read_kinds(values)
        if OWNERS.get(values.get("whose", 0)) == "your":
            inner.told.say("battling your")
            inner.told.allow("place your field")
        if getattr(values.get("what"), "name", "") == "NO_ACTIVATION":
            inner.told.say(
                *(f"who {each} ruled" for each in ("your", "opponent's") if f"place {each} field" in inner.told.says)
            )
        elif "place your field" in inner.told.says:
            inner.told.say("battling your")
        quiet = {fact for fact in inner.told.says if fact.startswith(("zone", "place", "face-"))}
        self.told.say(*(inner.told.says - quiet))
        self.told.allow(*quiet, *inner.told.allows)


def nodes(part: object) -> list[Record]:
    """All words in a part."""
    if isinstance(part, tuple):
        return [node for item in part for node in nodes(item)]
    if isinstance(part, Record) and not isinstance(part, Right | Face):
        return [part, *nodes(part.parts())]
    return []
