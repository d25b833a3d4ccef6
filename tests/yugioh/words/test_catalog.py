"""The catalog: every word has a template, and what is missing or broken is an error with its name."""

import ast
from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Final

import pytest

import spellspeed.hkk.language.catalog as hkk_texts
import spellspeed.languages.catalog as of_this_game
from spellspeed.errors import UnknownLanguage
from spellspeed.hkk import words as hkk_words
from spellspeed.kernel.records import Record
from spellspeed.languages.catalog import Catalog, MissingTemplate, catalog, languages
from spellspeed.languages.templates import BrokenTemplate, Case, Cases, parse
from spellspeed.strict_json import WrittenTwice, read_once
from spellspeed.yugioh import words as vocabulary
from spellspeed.yugioh.cards.pool import load_declarations
from spellspeed.yugioh.duel.abilities import Amount, Condition, Group, Step
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.clauses import Clause
from spellspeed.yugioh.duel.phrases import Word
from spellspeed.yugioh.duel.rights import RIGHTS
from spellspeed.yugioh.text.codes import CODES, number_of, table
from spellspeed.yugioh.text.printer import SECTIONS, Printer
from spellspeed.yugioh.words.declaring import DECLARED_CARDS
from spellspeed.yugioh.words.filters.traits import Filter
from tests.hygiene.sources import PACKAGE, python_files

for _module in walk_packages(vocabulary.__path__, "spellspeed.yugioh.words."):
    import_module(_module.name)
load_declarations()

PRINTED_BY_CODE: Final = {
    "Cards", "Bound", "BoundNumber", "Changes", "ChangesPlayers", "Begin", "And",
}  # fmt: skip
"""Words that the printer itself builds from tables: nouns, bound names, changes, joins."""

NEVER_SAID: Final = {"Unless", "SkipAlways", "AskWhether", "Counted"}
"""What joins are lowered to, and what Greed's own word notes; no declaration holds them."""


OURS: Final = ("spellspeed.yugioh.words.", "spellspeed.yugioh.cards.declared.")
"""Where words stand; a test may make others of them."""


def classes_below(base: type[Record]) -> Iterator[type[Record]]:
    """The classes of words below a class that stand in the modules of words, or with the one card that uses them."""
    for found in base.__subclasses__():
        if found.__module__.startswith(OURS):
            yield found
        yield from classes_below(found)


def has_words_below(word: type[Record]) -> bool:
    """Whether other words are made of it."""
    return any(below.__module__.startswith(OURS) for below in word.__subclasses__())


def words() -> list[str]:
    """The names of the words that cards are written in: classes without a class below them."""
    bases: tuple[type[Record], ...] = (Word, Alteration)
    found = {word for base in bases for word in classes_below(base) if not has_words_below(word)}
    return sorted(word.__name__ for word in found if word.__name__ not in NEVER_SAID)


@pytest.mark.parametrize("word", words())
def test_every_word_has_a_template(word: str) -> None:
    if word in PRINTED_BY_CODE:
        return
    sections = [section for section in SECTIONS if catalog().has(section, word)]
    assert len(sections) == 1, f"{word} has templates in {sections}"
    assert catalog().cases(sections[0], word).cases


def test_the_words_are_really_found() -> None:
    assert {"Destroy", "Draw", "Cards", "OfAttribute", "Target", "IfDone", "Exists", "Bond"} <= set(words())
    assert "OnGroup" not in words()


KIND_OF_SECTION: Final[dict[str, type[Record]]] = {
    "groups": Group, "filters": Filter, "amounts": Amount, "conditions": Condition, "steps": Step, "changes": Alteration, "limits": Clause,
    "gerunds": Step, "predicates": Filter, "ties": Group, "numbers": Step,
}  # fmt: skip
"""Of which kind the words are whose templates a section holds."""

MERGED: Final = {"groups": {"Together"}, "steps": {"ShuffleInto"}, "rights": {"ATTACK+DEFENSE"}}
"""What the printer makes of two words that stand together."""


@pytest.mark.parametrize("section", KIND_OF_SECTION)
def test_a_section_holds_words_of_its_kind_only(section: str) -> None:
    kind = {word.__name__ for word in classes_below(KIND_OF_SECTION[section])} | MERGED.get(section, set())
    assert set(catalog().section(section)) - kind == set()


def test_the_rights_are_those_of_the_rules() -> None:
    known = {right.name for right in RIGHTS} | MERGED["rights"]
    assert set(catalog().section("rights")) - known == set()
    assert set(catalog().section("player rights")) - known == set()


def keeping_a_number() -> set[str]:
    """The steps that bind a number for what follows: they name NUMBERS, or say what a cost keeps of the cards that are paid."""
    steps = {word.__name__ for word in classes_below(Step) if not has_words_below(word)}
    found: set[str] = set()
    for path in [path for room in ("words", "cards/declared") for path in python_files(PACKAGE / "yugioh" / room)]:
        for written in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(written, ast.ClassDef) and written.name in steps:
                nodes = list(ast.walk(written))
                names = {
                    node.id if isinstance(node, ast.Name) else node.attr
                    for node in nodes
                    if isinstance(node, ast.Name | ast.Attribute)
                }
                if "NUMBERS" in names or any(
                    isinstance(node, ast.FunctionDef) and node.name == "kept" for node in nodes
                ):
                    found.add(written.name)
    return found


def test_the_numbers_are_those_of_the_steps_that_keep_one() -> None:
    """A template of what a step does would be printed where a number is wanted ("1000 times")."""
    keeping = keeping_a_number()
    assert {"RollDie", "Tributing", "GivingAll"} <= keeping
    assert set(catalog().section("numbers")) == keeping


def test_a_key_that_stands_twice_is_refused() -> None:
    once = '{"steps": {"Draw": "draw"}, "numbers": {"Draw": "the number drawn"}}'
    assert read_once(once, "en.json") == {"steps": {"Draw": "draw"}, "numbers": {"Draw": "the number drawn"}}
    twice = '{"steps": {"Draw": "draw", "Pay": "pay", "Draw": "draw more"}}'
    with pytest.raises(
        WrittenTwice, match=r"en\.json: the key \"Draw\" stands twice in one place, as 'draw' and as 'draw more'"
    ):
        read_once(twice, "en.json")


@pytest.mark.parametrize("read", [catalog, hkk_words.catalog, hkk_words.table_words, hkk_texts.catalog])
def test_the_catalogs_of_both_games_are_read_so(read: Callable[[str], object], monkeypatch: pytest.MonkeyPatch) -> None:
    """A control: with a reader that gives back an empty file, each of them asks it and no other."""
    asked: list[str] = []

    def nothing(text: str, where: str) -> dict[str, object]:
        asked.append(where)
        raise WrittenTwice(where)

    for module in (of_this_game, hkk_words, hkk_texts):
        monkeypatch.setattr(module, "read_once", nothing)
    hkk_words.catalog.cache_clear()
    made_anew: Callable[[str], object] = getattr(read, "__wrapped__")  # noqa: B009
    with pytest.raises(WrittenTwice):
        made_anew("en")
    assert len(asked) == 1
    hkk_words.catalog.cache_clear()


def test_every_event_that_cards_answer_has_templates() -> None:
    load_declarations()
    names = set()
    for declared in DECLARED_CARDS.values():
        for ability in declared.abilities:
            if ability.event and ability.kind != 4:
                names.add("|".join(name for bit, name in CODES["event"].items() if ability.event & bit))
    assert len(names) > 5
    assert {name for name in names if not catalog().has("events", name)} == set()


def test_every_template_can_be_read() -> None:
    """Templates and cases of every section that holds templates, also those that no card needs yet."""
    read = 0
    for section in (
        *SECTIONS,
        "events",
        "rights",
        "player rights",
        "gerunds",
        "predicates",
        "determiners",
        "clauses",
        "ability",
        "card",
    ):
        for key in catalog().section(section):
            read += len(catalog().cases(section, key).cases)
    assert read > 300


def test_a_word_without_a_template_is_named() -> None:
    with pytest.raises(MissingTemplate, match='no template for the word "Teleport"'):
        Printer(catalog()).say(("Teleport", 1))


def test_a_case_that_fits_nothing_is_an_error() -> None:
    """Except has none for a property that nobody needed."""
    with pytest.raises(MissingTemplate, match=r"filters\.Except: no case fits"):
        Printer(catalog()).fill("filters", "Except", {"0": ("IsRitual",), "#": False})


def test_a_table_without_a_word_is_an_error() -> None:
    assert table(catalog(), "attribute", 0) == "DARK"
    with pytest.raises(MissingTemplate, match='none of the codes "attribute"'):
        table(catalog(), "attribute", 99)
    with pytest.raises(MissingTemplate, match='no word for "9"'):
        table(catalog(), "how", 9)
    with pytest.raises(MissingTemplate, match='no table "colour"'):
        table(catalog(), "colour", 1)


def test_an_unknown_language_is_an_error() -> None:
    assert "en" in languages()
    with pytest.raises(UnknownLanguage, match=r'no catalog for the language "xx"; there are: .*en'):
        catalog("xx")


def test_a_number_that_nothing_has_kept_is_an_error() -> None:
    with pytest.raises(MissingTemplate, match="no step before says what the number"):
        Printer(catalog()).say(("BoundNumber", 7))


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("draw {0} card[0:|s]", "draw 2 cards"),
        ("{1.0} and {1.1}", "3 and x"),
        ("{one} card[one:|s]", "1 card"),
        ("{2:scope or}", "you or your opponent"),
        ("no slot", "no slot"),
    ],
)
def test_what_a_template_says(template: str, said: str) -> None:
    tables = {"scope": {"codes": "scope", "YOU": "you", "OPPONENT": "your opponent"}}
    words = {"between or": ", ", "last or": " or "}
    small = Catalog(
        "small", {"steps": {"X": template}, "groups": {}, "tables": dict(tables), "words": dict(words), "many": {}}
    )
    parts = {"0": 2, "1": ("Y", 3, "x"), "2": ("", 1, 3), "one": 1}
    assert Printer(small).fill("steps", "X", parts) == said


@pytest.mark.parametrize("template", ["draw {0 cards", "draw 0} cards", "[0:one]", "a [b] c"])
def test_a_broken_template_is_an_error(template: str) -> None:
    with pytest.raises(BrokenTemplate, match=r"here: .* opens no slot"):
        parse(template, "here")


@pytest.mark.parametrize(
    ("when", "fits"),
    [
        ("", True),
        ("0 = 2", True),
        ("0 = 3", False),
        ("0 != 3", True),
        ("0 >= 2 & 0 <= 2", True),
        ("0 >= 3", False),
        ("0 == 3", False),
        ("0 == 4", True),
        ("1 = Fixed", True),
        ("1 = Bound|Fixed", True),
        ("1.0 = 5", True),
        ("1.7 = 5", False),
        ("2 # 2", True),
        ("2 # 1", False),
        ("2 in zone:HAND|zone:DECK", True),
        ("2 in zone:HAND", False),
        ("2 has zone:HAND", True),
        ("2 hasnt zone:HAND", False),
        ("5 = none", True),
        ("6 = true", True),
    ],
)
def test_when_a_case_fits(when: str, fits: bool) -> None:
    parts = {"0": 2, "1": ("Fixed", 5), "2": ("", 1, 0), "3": 7, "4": 2, "5": None, "6": True}
    cases = Cases("here", (Case.read(when, "x", "here"),))
    assert (cases.fitting(parts, number_of) is not None) is fits


def test_an_unknown_code_or_sign_in_a_case_is_an_error() -> None:
    with pytest.raises(BrokenTemplate, match="there is no code"):
        Cases("here", (Case.read("0 = zone:MOON", "x", "here"),)).fitting({"0": 1}, number_of)
    with pytest.raises(BrokenTemplate, match='"0 equals 1" is no condition'):
        Case.read("0 equals 1", "x", "here")


def test_a_slot_for_a_part_that_is_not_there_is_an_error() -> None:
    small = Catalog("small", {"steps": {"X": "draw {7} cards"}, "groups": {}, "tables": {}, "words": {}, "many": {}})
    with pytest.raises(BrokenTemplate, match=r'steps\.X: there is no part "7"'):
        Printer(small).fill("steps", "X", {"0": 1})
