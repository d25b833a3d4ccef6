"""The facts of every card: what identifies it and what is measured on it, without any text (CARD-2, CARD-10).

The facts lie beside this module in facts.tsv (cards), tokens.tsv (Tokens) and aliases.tsv (names printed differently in the era);
tools/import_facts.py writes the first two. Nothing is read before the first question; a row is parsed when its card is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from spellspeed.errors import KnownByKey, Nearby, SpellspeedError, did_you_mean, hint_at
from spellspeed.yugioh.cards.facts_files import ALIAS_COLUMNS, COLUMNS, TOKEN_COLUMNS, DamagedFacts, rows
from spellspeed.yugioh.cards.later_kinds import LATER_KINDS, SYNCHRO

UNKNOWN: Final = -2
"""ATK or DEF printed as "?"; for a Token: decided by the effect that makes it."""

NAMES: Final = frozenset(
    {"name", "kind", "icon", "frame", "attribute", "race", "treated_as", "ritual_spell", "tcg_first_date"}
)
NUMBERS: Final = frozenset({"passcode", "level", "atk", "def"})
FLAGS: Final = frozenset(
    name
    for name in COLUMNS
    if name.startswith("is_") or name in COLUMNS[COLUMNS.index("goat_legal") : COLUMNS.index("alt_ids")]
)

POOLS: Final = ("rulebook6", "goat")
"""The named pools: all cards that rulebook 6.0 can be played with, and those of the Forbidden List of April 2005."""


class UnknownCard(KnownByKey):
    """No card has that passcode or name: `passcode` (-1 without one) or `name` is what was asked for, `near` are names like it.

    `token` is the Monster Token that has the passcode, `known` how many cards there are.
    """

    def __init__(
        self,
        message: str,
        name: str = "",
        near: list[str] | None = None,
        passcode: int = -1,
        token: str | None = None,
        known: int = 0,
    ) -> None:
        if name:
            super().__init__(message, "refused", "no card named", {"name": name}, near or ())
        elif passcode >= 0:
            super().__init__(
                message,
                "errors",
                "no card with passcode",
                {"code": passcode, "token": token, "known": known, "later": later_kinds_told()},
            )
        else:
            super().__init__(message, "", "", {})


class UnknownPool(SpellspeedError):
    """No pool has that name."""


class FactsAreFixed(SpellspeedError, AttributeError):
    """Somebody tried to change the facts of a card."""


class Material(NamedTuple):
    """One Fusion Material: a card by name, or `number` monsters of a class (CARD-10)."""

    name: str
    """The card, or "" where any monster of the class will do."""
    number: int
    or_more: bool
    """Any number of them from `number` on."""
    series: tuple[str, ...]
    """The monster belongs to one of these series; () means no such condition."""
    race: str
    """The Type that the monster has; "" means any."""
    min_level: int
    is_gemini: bool

    def __str__(self) -> str:
        """The notation of facts.tsv."""
        if self.name:
            return self.name
        words = [f"{self.number}{'+' if self.or_more else ''}"]
        words += [f"series={'/'.join(self.series)}"] if self.series else []
        words += [f"race={self.race}"] if self.race else []
        words += [f"level>={self.min_level}"] if self.min_level else []
        words += ["gemini"] if self.is_gemini else []
        return "[" + " ".join(words) + "]"


CLASS_OF_MONSTERS: Final = re.compile(
    r"\[(\d)(\+?)(?: series=([^]=]+?))?(?: race=([^]=]+?))?(?: level>=(\d+))?( gemini)?\]",
)


def material(notation: str) -> Material:
    """The Fusion Material that the notation of facts.tsv describes; DamagedFacts if it is none."""
    if not notation.startswith("["):
        return Material(notation, 1, False, (), "", 0, False)
    found = CLASS_OF_MONSTERS.fullmatch(notation)
    if found is None:
        raise DamagedFacts(
            f"facts.tsv: {notation!r} is no Fusion Material; expected a name or such as [2 series=Ancient Gear]"
        )
    number, more, series, race, level, gemini = found.groups()
    return Material(
        "",
        int(number),
        bool(more),
        tuple(series.split("/")) if series else (),
        race or "",
        int(level or 0),
        bool(gemini),
    )


class CardFacts:
    """The facts of one card. Immutable; one object per card and process; pickles and copies as its passcode.

    `kind` is "monster", "spell" or "trap". Spells and Traps have `icon` ("Normal" where none is printed), "" for `attribute` and `race`
    (the Type), and 0 for `level`, `attack` and `defense`; Monsters have "" for `icon`. ATK or DEF "?" is UNKNOWN (-2).
    `treated_as` is the card that this one's name counts as, `ritual_spell` the Ritual Spell Card of a Ritual Monster, both "" where
    there is none. `alt_ids` are the passcodes of other artworks, `script_ids` those that other programs give to older wordings.
    `series` lists today's families of names, which are wider than what texts of the era meant.
    """

    __slots__ = (
        "alt_ids", "attack", "attribute", "defense", "frame", "fusion_materials", "goat_legal", "has_effect_text", "icon", "is_effect",
        "is_flip", "is_fusion", "is_gemini", "is_normal", "is_ritual", "is_spirit", "is_toon", "is_union", "kind", "level", "name",
        "not_duel_legal", "passcode", "post_v6", "race", "ritual_spell", "script_ids", "series", "synchro_era", "tcg_first_date",
        "treated_as",
    )  # fmt: skip

    passcode: int
    name: str
    kind: str
    icon: str
    frame: str
    is_effect: bool
    is_normal: bool
    is_fusion: bool
    is_ritual: bool
    is_flip: bool
    is_toon: bool
    is_spirit: bool
    is_union: bool
    is_gemini: bool
    attribute: str
    race: str
    level: int
    attack: int
    defense: int
    fusion_materials: tuple[Material, ...]
    treated_as: str
    ritual_spell: str
    series: tuple[str, ...]
    tcg_first_date: str
    goat_legal: bool
    post_v6: bool
    synchro_era: bool
    not_duel_legal: bool
    has_effect_text: bool
    alt_ids: tuple[int, ...]
    script_ids: tuple[int, ...]

    def __init__(self, line: str) -> None:
        """Reads one line of facts.tsv; DamagedFacts if it is not as written by tools/import_facts.py."""
        cells = line.split("\t")
        if len(cells) != len(COLUMNS):
            raise DamagedFacts(f"facts.tsv: {len(cells)} cells instead of {len(COLUMNS)} in {line[:60]!r}")
        put = object.__setattr__
        for column, cell in zip(COLUMNS, cells, strict=True):
            if column in FLAGS:
                put(self, column, cell == "1")
            elif column in NAMES:
                put(self, column, cell)
            elif column in NUMBERS:
                put(self, {"atk": "attack", "def": "defense"}.get(column, column), int(cell or 0))
            elif column == "series":
                put(self, column, tuple(cell.split("|")) if cell else ())
            elif column == "fusion_materials":
                put(self, column, tuple(material(part) for part in cell.split(" + ")) if cell else ())
            else:
                put(self, column, tuple(int(number) for number in cell.split()))

    def __setattr__(self, name: str, value: object) -> None:
        raise FactsAreFixed(f"the facts of {self.name} cannot be changed ({name})")

    def __delattr__(self, name: str) -> None:
        raise FactsAreFixed(f"the facts of {self.name} cannot be changed ({name})")

    def __reduce__(self) -> tuple[object, ...]:
        return (by_passcode, (self.passcode,))

    def __repr__(self) -> str:
        return f"CardFacts({self.passcode}, {self.name!r})"

    @property
    def is_vanilla(self) -> bool:
        """Has the card no effect at all, so that its facts say everything? Fusion and Ritual Monsters without effect count."""
        return not self.has_effect_text

    @property
    def is_synchro(self) -> bool:
        """Is it a Synchro Monster, a kind of card that these rules do not know (ERA-SYNCHRO-1)?"""
        return self.frame == "synchro"

    @property
    def material_names(self) -> tuple[str, ...]:
        """The Fusion Materials by name, each as often as needed; () if one of them is a class of monsters, or there are none."""
        if any(not each.name for each in self.fusion_materials):
            return ()
        return tuple(each.name for each in self.fusion_materials)


class TokenFacts(NamedTuple):
    """The facts of one Token. UNKNOWN (-2) and "" stand for what the effect that makes it decides."""

    passcode: int
    name: str
    attribute: str
    race: str
    level: int
    attack: int
    defense: int
    made_by: int
    """The passcode of the card whose effect makes it."""


def folded(name: str) -> str:
    """A name as it is compared: letter case, kinds of apostrophes and quotation marks, and runs of spaces do not count."""
    straight = name.translate({0x2018: "'", 0x2019: "'", 0x201C: '"', 0x201D: '"'})
    return " ".join(straight.casefold().split()).replace("d. d.", "d.d.")


class FactsTable:
    """All cards: unparsed lines by passcode; the indexes by name and by other passcode are built when first needed."""

    def __init__(self) -> None:
        self.lines: dict[int, str] = {}
        for line in rows("facts.tsv", COLUMNS):
            self.lines[int(line[: line.index("\t")])] = line
        self.parsed: dict[int, CardFacts] = {}
        self.names: dict[str, int] = {}
        self.other_passcodes: dict[int, int] = {}
        self.pools: dict[str, tuple[int, ...]] = {}

    def card(self, passcode: int) -> CardFacts | None:
        """The card with this passcode of its own."""
        known = self.parsed.get(passcode)
        if known is None and (line := self.lines.get(passcode)) is not None:
            known = self.parsed[passcode] = CardFacts(line)
        return known

    def passcode_of_other(self, passcode: int) -> int | None:
        """The passcode of the card that has this one for another artwork or an older wording."""
        if not self.other_passcodes:
            for own, line in self.lines.items():
                for other in " ".join(line.rsplit("\t", 2)[1:]).split():
                    self.other_passcodes[int(other)] = own
        return self.other_passcodes.get(passcode)

    def passcode_of_name(self, name: str) -> int | None:
        """The passcode of the card with this name, now or in the era."""
        if not self.names:
            for passcode, line in self.lines.items():
                self.names[folded(line.split("\t", 2)[1])] = passcode
            for then, now in aliases():
                self.names[folded(then)] = self.names[folded(now)]
        return self.names.get(folded(name))

    def printed_names(self) -> Iterator[str]:
        """The names of all cards as they are written now, then those of the era."""
        yield from (line.split("\t", 2)[1] for line in self.lines.values())
        yield from (then for then, _now in aliases())

    def pool(self, name: str) -> tuple[int, ...]:
        """The passcodes of a pool of POOLS in rising order."""
        if name not in self.pools:
            flags = slice(COLUMNS.index("goat_legal"), COLUMNS.index("has_effect_text"))
            chosen: list[int] = []
            for passcode, line in self.lines.items():
                goat, *excluded = line.split("\t")[flags]
                if goat == "1" if name == "goat" else "1" not in excluded:
                    chosen.append(passcode)
            self.pools[name] = tuple(sorted(chosen))
        return self.pools[name]


@cache
def aliases() -> tuple[tuple[str, str], ...]:
    """Names that cards had in the era, or are often written with, each with the name of the card now."""
    found: list[tuple[str, str]] = []
    for line in rows("aliases.tsv", ALIAS_COLUMNS):
        then, now, _why = line.split("\t")
        found.append((then, now))
    return tuple(found)


@cache
def table() -> FactsTable:
    """The table of all cards, read when first called."""
    return FactsTable()


def later_kinds_told() -> str:
    """The kinds of which no card is known, with their first months."""
    return ", ".join([f"{kind.name}s since {kind.since}" for kind in reversed(LATER_KINDS) if kind != SYNCHRO])


def by_passcode(passcode: int) -> CardFacts:
    """The card with this passcode; that of another artwork or an older wording finds the card too (CARD-1). Else UnknownCard."""
    cards = table()
    found = cards.card(passcode)
    if found is None and (own := cards.passcode_of_other(passcode)) is not None:
        found = cards.card(own)
    if found is None:
        token = next((each for each in tokens() if each.passcode == passcode), None)
        hint = (
            f"it is a {token.name}, which is no card"
            if token
            else f"{len(cards.lines)} cards are known, released up to March 2009, and none of a later kind ({later_kinds_told()})"
        )
        raise UnknownCard(
            f"no card has the passcode {passcode}; {hint}",
            passcode=passcode,
            token=None if token is None else token.name,
            known=len(cards.lines),
        )
    return found


def by_name(name: str) -> CardFacts:
    """The card with this name, letter case ignored; names that were printed differently in the era are known. Else UnknownCard."""
    cards = table()
    passcode = cards.passcode_of_name(name)
    found = None if passcode is None else cards.card(passcode)
    if found is None:
        near = names_nearby().nearest(name)
        raise UnknownCard(f'no card is named "{name}".{hint_at(near)}', name, near)
    return found


@cache
def names_nearby() -> Nearby:
    """Every name that a card has, for those that are mistyped."""
    return Nearby(table().printed_names())


def is_name(name: str) -> bool:
    """Whether a card has this name: `by_name` without looking for names like it."""
    return table().passcode_of_name(name) is not None


def all_passcodes() -> tuple[int, ...]:
    """The passcodes of all known cards in rising order, also of those that are in no pool."""
    return tuple(sorted(table().lines))


def pool(name: str) -> tuple[int, ...]:
    """The passcodes of the cards of the pool "rulebook6" or "goat" in rising order; UnknownPool for another name."""
    if name not in POOLS:
        raise UnknownPool(
            f'there is no pool named "{name}"; the pools are {" and ".join(POOLS)}.{did_you_mean(name, POOLS)}'
        )
    return table().pool(name)


def vanilla(passcode: int) -> bool:
    """Is the card complete with its facts alone, because it has no effect? UnknownCard if there is no such card."""
    return by_passcode(passcode).is_vanilla


@cache
def tokens() -> tuple[TokenFacts, ...]:
    """All Tokens in the order of their passcodes; several may share a name (artworks, or cards that make the same Token)."""
    found: list[TokenFacts] = []
    for line in rows("tokens.tsv", TOKEN_COLUMNS):
        passcode, name, attribute, race, level, attack, defense, made_by = line.split("\t")
        found.append(
            TokenFacts(int(passcode), name, attribute, race, int(level), int(attack), int(defense), int(made_by))
        )
    return tuple(found)


def tokens_made_by(passcode: int) -> tuple[TokenFacts, ...]:
    """The Tokens that the effect of this card makes; () if it makes none."""
    return tuple(token for token in tokens() if token.made_by == passcode)
