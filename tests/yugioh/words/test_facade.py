"""One import brings all words to a module of cards; no name of it means two things, and modules of cards import nothing else."""

import ast
from importlib import import_module
from pathlib import Path
from typing import Final

from spellspeed.yugioh.cards.places import OWN, plain_name
from tests.hygiene.sources import PACKAGE, imported_stars, module_name, python_files

FACADES: Final = ("spellspeed.yugioh.words", "spellspeed.yugioh.cards.classes", "spellspeed.yugioh.cards.writing")
CARDS: Final = PACKAGE / "yugioh" / "cards"
STAR: Final = "from spellspeed.yugioh.cards.writing import *"


def test_no_name_means_two_things() -> None:
    """Of all modules that a facade takes over whole, what two of them define under one name is one thing."""
    meanings: dict[str, object] = {}
    twice: list[str] = []
    for facade in FACADES:
        for module in imported_stars(facade):
            for name, value in vars(import_module(module)).items():
                if not name.startswith("_") and meanings.setdefault(name, value) is not value:
                    twice.append(f"{module}.{name}")
    assert len(meanings) > 500
    assert twice == []


def test_every_word_is_brought() -> None:
    """A module of words that the facade forgets would be found nowhere."""
    brought = set(imported_stars("spellspeed.yugioh.words"))
    rooms = [path for path in python_files(PACKAGE / "yugioh" / "words") if path.name != "__init__.py"]
    assert [module_name(path) for path in rooms if module_name(path) not in brought] == []


def modules_of_cards() -> list[Path]:
    """The modules that declare cards."""
    return [path for path in python_files(CARDS / "declared") if path.name != "__init__.py"]


def test_a_module_of_cards_has_one_import_line() -> None:
    """The line that brings everything; what a card's own words need stands in the module that has the card's name."""
    for path in modules_of_cards():
        body = ast.parse(path.read_text(encoding="utf-8")).body
        imports = [ast.unparse(node) for node in body if isinstance(node, ast.Import | ast.ImportFrom)]
        defined = [node.name for node in body if isinstance(node, ast.ClassDef)]
        if path.parent.name == OWN:
            assert STAR in imports, path.name
            assert defined, f"{path.name} defines no word: its card stands with the others of its initial"
        else:
            assert (imports, defined) == ([STAR], []), path.name


def test_a_module_of_its_own_declares_one_card() -> None:
    """The one whose name it has; a Token that the card makes stands there, too."""
    for path in modules_of_cards():
        if path.parent.name == OWN:
            names = declared_in(path)
            assert len(names) == 1, path.name
            assert path.stem == plain_name(names[0])


def test_what_own_words_build_on_may_be_built_on() -> None:
    """Modules of cards are not compiled: a compiled class must say that a class which is not may derive from it, and so must all above it."""
    classes = {}
    for folder in ("kernel", "yugioh/duel", "yugioh/words"):
        for path in python_files(PACKAGE / folder):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            classes.update({node.name: node for node in tree.body if isinstance(node, ast.ClassDef)})
    asked = {
        base.id
        for path in modules_of_cards()
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if isinstance(base, ast.Name) and base.id in classes
    }
    assert {"Step", "Condition"} <= asked
    closed: list[str] = []
    while asked:
        node = classes[asked.pop()]
        if not any("allow_interpreted_subclasses=True" in ast.unparse(each) for each in node.decorator_list):
            closed.append(node.name)
        asked |= {base.id for base in node.bases if isinstance(base, ast.Name) and base.id in classes}
    assert closed == []


def declared_in(path: Path) -> list[str]:
    """The names of the cards that a module declares."""
    return [
        ast.literal_eval(node.value.args[0])
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "card"
    ]


def test_a_card_stands_under_its_kind_and_first_letters() -> None:
    """Whoever looks for a card finds it by its name."""
    from spellspeed.yugioh.cards import facts

    kinds = {"monsters": "monster", "spells": "spell", "traps": "trap"}
    wrong: list[str] = []
    count = 0
    for path in modules_of_cards():
        for name in declared_in(path):
            own = path.parent.name == OWN
            folder = path.parent.parent if own else path.parent
            letters = "digits" if name[0].isdigit() else "".join(each for each in name.lower() if each.isalpha())
            count += 1
            if kinds[folder.name] != facts.by_name(name).kind or (not own and not letters.startswith(path.stem)):
                wrong.append(f"{name} in {folder.name}/{path.name}")
    assert count > 400
    assert wrong == []
