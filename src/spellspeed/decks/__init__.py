"""Decks as files: reading and writing them, and the decks that come with the package."""

from pathlib import Path
from typing import Final

from spellspeed.decks.ydk import DeckError, DeckList, parse_ydk, print_ydk, read_ydk
from spellspeed.errors import did_you_mean

__all__ = ["DeckError", "DeckList", "UnknownDeck", "bundled", "find_deck", "parse_ydk", "print_ydk", "read_ydk"]

BUNDLED_FOLDER: Final = Path(__file__).resolve().parent / "bundled"


class UnknownDeck(DeckError):
    """What was given is neither the name of a bundled deck nor a file."""


def bundled() -> dict[str, Path]:
    """The decks that come with the package: name and file, in the order of the names."""
    return {path.stem: path for path in sorted(BUNDLED_FOLDER.glob("*.ydk"))}


def find_deck(name_or_path: str | Path) -> DeckList:
    """The deck of that name (letter case ignored) among `bundled()`, or the deck in that file.

    A text with a path separator or the ending .ydk is a path. UnknownDeck lists near names; for a file the errors of `read_ydk`.
    """
    text = str(name_or_path)
    decks = bundled()
    if not isinstance(name_or_path, Path) and (known := decks.get(text.casefold())) is not None:
        return read_ydk(known)
    if isinstance(name_or_path, Path) or "/" in text or "\\" in text or text.casefold().endswith(".ydk"):
        return read_ydk(Path(text))
    hint = did_you_mean(text, decks) or f" The decks are: {', '.join(decks)}."
    raise UnknownDeck(
        f'there is no deck named "{text}"; give the name of a bundled deck or the path of a .ydk file.{hint}'
    )
