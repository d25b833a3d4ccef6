"""Forbidden and Limited lists (LIMIT): those of April 2004 to March 2009, and any other in the format lflist.conf.

#[April 2005 TCG Advanced]        a line that begins with # is a comment
!2005.4 TCG Advanced              a list begins with its title
69243953 0 --Butterfly Dagger     a passcode, how many copies are allowed, and a name that nobody reads
$whitelist                        of a card that the list does not name, no copy is allowed
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.files.reading import KIB, LONGEST_NAME, content_of
from spellspeed.yugioh.cards.facts import UnknownCard, by_passcode

FOLDER: Final = Path(__file__).resolve().parent / "forbidden_lists"
FILE_END: Final = "_TCG.lflist.conf"

COPIES: Final = 3
"""The copies of a card that no list limits (DECK-3)."""

NAMES_OF_FORMATS: Final[Mapping[str, str]] = MappingProxyType({"goat": "2005-04"})
"""Formats that are named after something else than the date of their list."""

LINE_ENDS: Final = re.compile(r"\r\n|\r|\n")
TITLE: Final = "!"
"""Begins the title of a list, in a file and behind the name of one."""
FILE_WORDS: Final = (".conf", ".txt")
"""The endings of the names of files of lists."""
LINE_OF_CARD: Final = re.compile(r"(\d{1,10})\s+(-?\d{1,3})(?:\s.*)?", re.ASCII)
A_DATE: Final = re.compile(r"(\d{4})-(\d{1,2})(?:-\d{1,2})?", re.ASCII)


class UnknownForbiddenList(SpellspeedError):
    """No Forbidden or Limited list has that date or title; `hint` says what would be right."""

    def __init__(self, name: str, hint: str) -> None:
        super().__init__(f'there is no Forbidden list "{name}". {hint}')
        self.hint: Final = hint


class ListFileUnreadable(SpellspeedError):
    """The file of a list is not there, may not be read, or is not UTF-8."""


class ListSyntaxError(SpellspeedError):
    """A line of a lflist.conf file cannot be read: `line` is its number, counted from 1."""

    def __init__(self, message: str, where: str, line: int) -> None:
        super().__init__(f"{where}, line {line}: {message}")
        self.where: Final = where
        self.line: Final = line


MOST_TOLD: Final = 3
"""Wrong lines that a message tells; all are in `errors`."""
MOST_LISTS: Final = 500
"""Lists in a file; a file of all that there have been holds a tenth of it."""
MOST_BYTES: Final = 512 * KIB
"""Of a file of lists: eight times the largest there is."""
MOST_ERRORS: Final = 20
"""After so many wrong lines nothing more is read: the file holds no lists."""


class SeveralListErrors(SpellspeedError):
    """More than one line of a lflist.conf file is wrong; `errors` holds them in the order of the lines."""

    def __init__(self, errors: Sequence[ListSyntaxError]) -> None:
        more = len(errors) - MOST_TOLD
        told = "; ".join(str(error) for error in errors[:MOST_TOLD])
        super().__init__(told + (f"; and {more} more lines are wrong" if more > 0 else ""))
        self.errors: Final = tuple(errors)


@dataclass(frozen=True, slots=True)
class ForbiddenList:
    """A list of Forbidden (0), Limited (1) and Semi-Limited (2) cards (LIMIT-1).

    `name` is the date for the lists that come with the package, else the title. `limits` holds the copies allowed by passcode.
    """

    name: str
    title: str
    limits: Mapping[int, int]
    is_whitelist: bool = False

    def limit_of(self, passcode: int) -> int:
        """How many copies of this card a player may use (LIMIT-1). The passcodes of all artworks are one card (CARD-1)."""
        unlisted = 0 if self.is_whitelist else COPIES
        return min(self.limits.get(passcode, unlisted), COPIES)


def own_passcode(passcode: int) -> int:
    """The passcode of the card that this is an artwork of (CARD-1); the passcode itself where no card is known."""
    try:
        return by_passcode(passcode).passcode
    except UnknownCard:
        return passcode


def parse_lists(text: str, where: str) -> tuple[ForbiddenList, ...]:
    """The lists of a lflist.conf file, in its order. `where` names the file in errors.

    Raises ListSyntaxError for a line that is no title, card, $whitelist or comment, for a card above the first title, for a title that
    stands twice, and for a card to which one list gives two limits; SeveralListErrors where more than one line is wrong.
    """
    reader = ListReader(where)
    for number, raw in enumerate(LINE_ENDS.split(text.removeprefix("\ufeff")), start=1):
        try:
            reader.read(raw.strip(), number)
        except ListSyntaxError as wrong:
            reader.errors.append(wrong)
        if len(reader.errors) == MOST_ERRORS:
            break
    return reader.lists()


class ListReader:
    """Reads a file of lists line by line and keeps every error."""

    def __init__(self, where: str) -> None:
        self.where: Final = where
        self.errors: Final[list[ListSyntaxError]] = []
        self.titles: Final[dict[str, str]] = {}
        self.limits: Final[list[dict[int, int]]] = []
        self.whitelists: Final[list[bool]] = []

    def read(self, line: str, number: int) -> None:
        """One line. Raises ListSyntaxError."""
        if not line or line.startswith(("#", "--")):
            return
        if line.startswith(TITLE):
            self.begin(line.removeprefix(TITLE).strip(), number)
        elif not self.limits:
            raise ListSyntaxError("this stands above the first list; a list begins with !Title", self.where, number)
        elif line == "$whitelist":
            self.whitelists[-1] = True
        else:
            passcode, copies = card_in(line, self.where, number)
            told = self.limits[-1].setdefault(passcode, copies)
            if told != copies:
                raise ListSyntaxError(
                    f"{passcode} is allowed {copies} times here and {told} times above", self.where, number
                )

    def begin(self, title: str, number: int) -> None:
        """A list begins. Raises ListSyntaxError."""
        stands = title.casefold() in self.titles
        self.limits.append({})
        self.whitelists.append(False)
        if not title:
            raise ListSyntaxError("a list has no title; write it after the !", self.where, number)
        if len(title) > LONGEST_NAME:
            raise ListSyntaxError(
                f"a title has {len(title)} characters; at most {LONGEST_NAME} are read", self.where, number
            )
        if stands:
            raise ListSyntaxError(f'a list with the title "{title}" stands above already', self.where, number)
        if len(self.titles) == MOST_LISTS:
            raise ListSyntaxError(f"a file holds at most {MOST_LISTS} lists", self.where, number)
        self.titles[title.casefold()] = title

    def lists(self) -> tuple[ForbiddenList, ...]:
        """The lists. Raises the errors of the lines."""
        if len(self.errors) == 1:
            raise self.errors[0]
        if self.errors:
            raise SeveralListErrors(self.errors)
        return tuple(
            ForbiddenList(title, title, MappingProxyType(limits), whitelist)
            for title, limits, whitelist in zip(self.titles.values(), self.limits, self.whitelists, strict=True)
        )


def card_in(line: str, where: str, number: int) -> tuple[int, int]:
    """The card and its copies in a line of a list; ListSyntaxError if it is none."""
    read = LINE_OF_CARD.fullmatch(line)
    if read is None:
        hint = did_you_mean(line, ("$whitelist",))
        raise ListSyntaxError(
            f"{line[:60]!r} is no line of a list; expected a passcode and the copies allowed, !Title, $whitelist or # and a comment.{hint}",
            where,
            number,
        )
    copies = int(read[2])
    if not -1 <= copies <= COPIES:
        raise ListSyntaxError(f"{copies} copies are allowed of {read[1]}; expected 0 to {COPIES}", where, number)
    return own_passcode(int(read[1])), COPIES if copies == -1 else copies


def dates() -> tuple[str, ...]:
    """The dates of the lists that come with the package, in their order: "2004-04" to "2009-03"."""
    return tuple(sorted(path.name.removesuffix(FILE_END) for path in FOLDER.glob(f"*{FILE_END}")))


@cache
def list_of_date(date: str) -> ForbiddenList:
    """The list that came into force in that month, one of `dates()`."""
    path = FOLDER / f"{date}{FILE_END}"
    (found,) = parse_lists(path.read_text(encoding="utf-8"), path.name)
    return ForbiddenList(date, found.title, found.limits, found.is_whitelist)


def forbidden_list(name: str) -> ForbiddenList:
    """The list of that date ("2005-04"), of that format ("goat") or with that title ("2005.4 TCG Advanced"), letter case ignored; or that
    of a user's own file ("my.lflist.conf", and "my.lflist.conf!Title" where it holds several).

    Raises the errors of `list_of_file`, or UnknownForbiddenList, which names the list in force for another date and near names for another
    word (LIMIT-5).
    """
    if is_file_of_lists(name):
        return list_of_file(name)
    wanted = " ".join(name.casefold().split())
    wanted = NAMES_OF_FORMATS.get(wanted, wanted)
    if wanted in dates():
        return list_of_date(wanted)
    titled = [list_of_date(date) for date in dates()]
    for each in titled:
        if each.title.casefold() == wanted:
            return each
    raise UnknownForbiddenList(name, hint_at_list(wanted, [each.title for each in titled]))


def is_file_of_lists(name: str) -> bool:
    """Whether a list is named by its file: the name has a separator or the ending of one."""
    path = name.partition(TITLE)[0].strip()
    return "/" in path or "\\" in path or path.casefold().endswith(FILE_WORDS)


def list_of_file(name: str) -> ForbiddenList:
    """The list in a file, "FILE" or "FILE!Title".

    Raises ListFileUnreadable, ListSyntaxError, SeveralListErrors, or UnknownForbiddenList with the titles.
    """
    path, _, title = name.partition(TITLE)
    found = read_lists(path.strip())
    titles = ", ".join(f'"{each.title}"' for each in found)
    if not found:
        raise UnknownForbiddenList(name, "The file holds no list; one begins with !Title.")
    if not title.strip():
        if len(found) > 1:
            raise UnknownForbiddenList(
                name, f"The file holds {len(found)} lists: write {path.strip()}!TITLE, of {titles}."
            )
        return found[0]
    for each in found:
        if each.title.casefold() == title.strip().casefold():
            return each
    raise UnknownForbiddenList(name, f"The lists of the file are {titles}.")


def read_lists(path: str | Path) -> tuple[ForbiddenList, ...]:
    """The lists in a file in the format lflist.conf. Raises ListFileUnreadable, ListSyntaxError, SeveralListErrors."""
    try:
        content = content_of(path, MOST_BYTES)
    except (OSError, ValueError) as refused:
        reason = refused.strerror if isinstance(refused, OSError) else str(refused)
        raise ListFileUnreadable(f"{path}: {reason}; expected a file of Forbidden lists (lflist.conf)") from refused
    try:
        return parse_lists(content.decode("utf-8"), str(path))
    except UnicodeDecodeError as wrong:
        raise ListFileUnreadable(f"{path}: byte {wrong.start} is not UTF-8; save the file as UTF-8") from wrong


def hint_at_list(wanted: str, titles: list[str]) -> str:
    """What to write instead of a name that no list has."""
    dated = A_DATE.fullmatch(wanted)
    if dated is not None:
        day = f"{dated[1]}-{int(dated[2]):02}"
        before = [date for date in dates() if date <= day]
        if before:
            return f'The list in force then is "{before[-1]}".'
        return f'The first list is "{dates()[0]}".'
    near = did_you_mean(wanted, [*dates(), *NAMES_OF_FORMATS, *titles])
    return near.strip() or f"The lists are {', '.join([*dates(), *NAMES_OF_FORMATS])}."
