"""One import brings all words to a module of cards; no name of it means two things, and no module of cards imports anything else."""

import ast
from importlib import import_module
from typing import Final

from tests.hygiene.sources import PACKAGE, imported_stars, module_name, python_files

FACADES: Final = ("spellspeed.yugioh.words", "spellspeed.yugioh.cards.classes", "spellspeed.yugioh.cards.writing")
CARDS: Final = PACKAGE / "yugioh" / "cards"


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


def test_a_module_of_cards_has_one_import_line() -> None:
    """The line that brings everything; a verb of its own would stand in the module, with what it needs."""
    for path in python_files(CARDS / "declared"):
        if path.name == "__init__.py":
            continue
        body = ast.parse(path.read_text(encoding="utf-8")).body
        imports = [ast.unparse(node) for node in body if isinstance(node, ast.Import | ast.ImportFrom)]
        assert imports == ["from spellspeed.yugioh.cards.writing import *"], path.name


def test_a_card_stands_under_its_kind_and_initial() -> None:
    """Whoever looks for a card finds it by its name."""
    from spellspeed.yugioh.cards import facts

    kinds = {"monsters": "monster", "spells": "spell", "traps": "trap"}
    wrong: list[str] = []
    count = 0
    for path in python_files(CARDS / "declared"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if (
                isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Call)
                and ast.unparse(node.value.func) == "card"
            ):
                name = ast.literal_eval(node.value.args[0])
                initial = "digits" if name[0].isdigit() else name[0].lower()
                count += 1
                if kinds[path.parent.name] != facts.by_name(name).kind or path.stem != initial:
                    wrong.append(f"{name} in {path.parent.name}/{path.name}")
    assert count > 400
    assert wrong == []
