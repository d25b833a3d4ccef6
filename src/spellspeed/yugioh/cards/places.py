"""Where the declaration of a card stands, by its name alone; only the module that is asked for is read (docs/decisions/0016).

A card stands in the folder of its kind, in the module with the longest name that its own name begins with: Dark Magician in
`monsters/dark.py` if there is one, else in `da.py`, else in `d.py`. Only letters count; names that begin with a digit stand in `digits.py`.
A card with a word of its own (docs/decisions/0019) stands with that in a module which has its whole name, in the folder `own`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from itertools import islice
from pkgutil import iter_modules, walk_packages
from threading import RLock
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.yugioh.cards import declared as declarations
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.facts import CardFacts
from spellspeed.yugioh.words.declaring import DECLARED_CARDS, DECLARED_TOKENS

FOLDERS: Final = {"monster": "monsters", "spell": "spells", "trap": "traps"}
DIGITS: Final = "digits"
OWN: Final = "own"
"""The folder of the cards that have words of their own."""
_read: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {}
"""The cards and Tokens that came with each module, in the order in which the modules were read to their end."""
_reading: Final = RLock()
_looked_at: Final[set[str]] = set()
"""The modules whose declarations are known to stand under the right name, at the right place."""


class MisnamedDeclaration(SpellspeedError):
    """A card is declared under a name that no card bears so: nobody could ever bring it."""


class MisplacedDeclaration(SpellspeedError):
    """A card or a Token is declared in another module than the one that is read for it: nobody would find it."""


def read_all() -> None:
    """Read every module of declarations, once, and look whether each card and Token will be found.

    Raises UnknownCard or MisnamedDeclaration for a declaration of no card, MisplacedDeclaration for one that is looked for elsewhere.
    """
    for module in sorted(name for _, name, _ in walk_packages(declarations.__path__, f"{declarations.__name__}.")):
        read(module)
    known: set[str] = set()
    for module, (cards, tokens) in _read.items():
        if module not in _looked_at:
            own = [[name for name in names if name not in known] for names in (cards, tokens)]
            refuse_wrong(module, own[0], own[1])
            _looked_at.add(module)
        known.update(cards, tokens)


def read_for(card: CardFacts) -> None:
    """Read the module in which a card is declared if it is declared at all."""
    module = module_of(card)
    if module is not None and module not in _read:
        read(module)


def module_of(card: CardFacts) -> str | None:
    """The module in which a card is declared if it is declared at all; None where no module is there for its name."""
    return place_of(card.kind, card.name)


def place_of(kind: str, name: str) -> str | None:
    """The module of declarations for a name; `kind` is "monster", "spell" or "trap". None where there is none."""
    folder, letters = FOLDERS[kind], letters_of(name)
    if plain_name(name) in modules_in(f"{folder}/{OWN}"):
        return f"{declarations.__name__}.{folder}.{OWN}.{plain_name(name)}"
    there = modules_in(folder)
    for length in range(1 if letters == DIGITS else len(letters), 0, -1):
        stem = DIGITS if letters == DIGITS else letters[:length]
        if stem in there:
            return f"{declarations.__name__}.{folder}.{stem}"
    return None


def file_of(card: CardFacts) -> str:
    """The file that is about a card alone, without its suffix, as its scenarios have it: `monsters/d/dark_magician`.

    It follows from the card's kind and name alone: neither a module of declarations that is split nor a word of the card's own moves it.
    """
    letters = letters_of(card.name)
    return f"{FOLDERS[card.kind]}/{letters if letters == DIGITS else letters[:1]}/{plain_name(card.name)}"


def plain_name(name: str) -> str:
    """A card's name as that of a file: in small letters and digits; what else stands in it counts as a space."""
    return "_".join("".join([each if each.isascii() and each.isalnum() else " " for each in name.lower()]).split())


def letters_of(name: str) -> str:
    """A card's name as names of modules compare with it: its letters and digits in lower case; `digits` where it begins with a digit."""
    letters = "".join([each for each in name.lower() if each.isalnum()])
    return DIGITS if letters[:1].isdigit() else letters


@cache
def modules_in(folder: str) -> frozenset[str]:
    """The names of the modules in a folder of declarations."""
    return frozenset([name for _, name, _ in iter_modules([f"{path}/{folder}" for path in declarations.__path__])])


def read(module: str) -> None:
    """Import a module of declarations, once. What it raises leaves nothing of the module behind, so that it fails alike the next time."""
    with _reading:
        if module in _read:
            return
        modules, cards, tokens = len(_read), len(DECLARED_CARDS), len(DECLARED_TOKENS)
        try:
            import_module(module)
        except BaseException:
            for name in [module, *islice(_read, modules, None)]:
                sys.modules.pop(name, None)
                _read.pop(name, None)
            for name in list(islice(DECLARED_CARDS, cards, None)):
                del DECLARED_CARDS[name]
            for name in list(islice(DECLARED_TOKENS, tokens, None)):
                del DECLARED_TOKENS[name]
            raise
        _read[module] = (tuple(islice(DECLARED_CARDS, cards, None)), tuple(islice(DECLARED_TOKENS, tokens, None)))


def refuse_wrong(module: str, cards: Sequence[str], tokens: Sequence[str]) -> None:
    """Raises what `read_all` does for the cards and Tokens that a module declares."""
    for name in cards:
        refuse_misnamed(name)
        refuse_misplaced(name, facts.by_name(name), module)
    for name in tokens:
        refuse_misplaced(name, maker_of(name), module)


def maker_of(token: str) -> CardFacts:
    """The card whose effect makes a Token, by the Token's name. Raises UnknownCard where there is no such Token."""
    for each in facts.tokens():
        if each.name == token:
            return facts.by_passcode(each.made_by)
    raise facts.UnknownCard(f'no Token is named "{token}"', token)


def refuse_misnamed(name: str) -> None:
    """Raises UnknownCard where no card has this name, MisnamedDeclaration where it is written otherwise."""
    right = facts.by_name(name).name
    if right != name:
        raise MisnamedDeclaration(f'"{name}" is declared, but the card is called "{right}"')


def refuse_misplaced(name: str, card: CardFacts, module: str) -> None:
    """Raises MisplacedDeclaration where what is declared for a card would be looked for in another module."""
    right = module_of(card)
    if right != module:
        raise MisplacedDeclaration(f'"{name}" is declared in {module}, but is looked for in {right}')
